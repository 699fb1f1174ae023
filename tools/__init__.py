"""Commands for whoever works on Thwack; none of them is packaged."""
