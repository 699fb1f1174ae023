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

for _game in games():  # gymnasium.make("thwack.envs:thwack/unmatched-v0")
    gymnasium.register(
        id=f"thwack/{_game}-v0",
        entry_point="thwack.envs.solo:SoloEnv",
        kwargs={"game": _game},
        disable_env_checker=True,
    )

__all__ = ["Batch", "Encoder", "Episode", "MatchEnv", "Runner", "SoloEnv", "env", "raw_env"]
