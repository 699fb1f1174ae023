"""What a card can say, and how it is read: words, library, content."""
