"""The door: routes, sockets, the page itself, who may come in and how much they may ask for."""
