"""The card language: one small tree of data per card, which the engine runs and the wording tells."""
