"""The table: plain integer columns, what never changes in a match, and the atoms that write."""
