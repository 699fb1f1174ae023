"""What the words of later sets do: limits, arrivals, names that are chosen, answers from hand."""
