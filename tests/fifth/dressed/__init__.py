"""The toy duel, dressed: a package that brings a host, a lens and features beside its game."""
