"""Programs that think in other processes: opponents, and judges of a match that is over."""
