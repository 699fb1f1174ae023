"""What the words of the last cards mean: loads that are kept, prices, alter egos, names that are remembered,
effects that are combined, further actions with strings attached."""
