"""What the words of `cards/entry` do: who may enter and how, what is seen and named, what binds actions."""
