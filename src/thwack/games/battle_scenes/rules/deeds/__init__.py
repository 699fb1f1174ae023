"""What words about actions mean: which ones a text speaks of, their price, their aim, what they set off."""
