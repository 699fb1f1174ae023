"""How strong people are: ratings, what they are reckoned from, and who may see them."""
