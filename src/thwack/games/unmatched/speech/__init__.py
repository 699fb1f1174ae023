"""Every sentence: cards, choices, events, questions and reasons, in four languages."""
