"""Environments for those who train players: PettingZoo, Gymnasium, and many matches at once.

    import thwack.envs
    env = thwack.envs.env("unmatched", heroes=["alice", "medusa"])      # PettingZoo, AEC
    env = thwack.envs.SoloEnv("dice_masters", opponent="greedy")        # Gymnasium, one seat
    run = thwack.envs.Runner("mission_arena", matches=64)               # batches

What an observation holds is told in docs/envs.md. These need packages that playing does not:
pip install 'thwack[envs]'.
"""

from ..extras import what_to_install

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as fault:
    raise ModuleNotFoundError(what_to_install("thwack.envs", fault.name), name=fault.name) from None

from ..match import games
from .aec import MatchEnv, env, raw_env
from .episode import Encoder, Episode
from .runner import Batch, Runner
from .solo import SoloEnv


def register() -> None:
    """Tell Gymnasium of every game there is: gymnasium.make("thwack.envs:thwack/unmatched-v0")."""
    known = {f"thwack/{game}-v0": game for game in games()}
    for name, game in known.items():
        if name in gymnasium.registry:
            continue
        gymnasium.register(
            id=name,
            entry_point="thwack.envs.solo:SoloEnv",
            kwargs={"game": game},
            disable_env_checker=True,
        )


register()

__all__ = ["Batch", "Encoder", "Episode", "MatchEnv", "Runner", "SoloEnv", "env", "raw_env", "register"]
