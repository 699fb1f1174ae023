"""How much a page may say ahead of what was heard: a few frames."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AHEAD: Final = 4  # frames that wait before nothing more is read from this page


class Flow(WebSocketsSansIOProtocol):
    """A socket of uvicorn's that stops reading only when several frames wait. To stop and to go on after each
    of them, as it does by itself, are two system calls a frame, and pages send one at a time."""

    def send_receive_event_to_app(self) -> None:
        """A whole frame has come in."""
        few = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused |= few  # then it is not stopped
        super().send_receive_event_to_app()
        if few:
            self.read_paused = False
