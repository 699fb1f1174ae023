"""What people get to see and read: frames, lists of games and cards, sentences, refusals."""
