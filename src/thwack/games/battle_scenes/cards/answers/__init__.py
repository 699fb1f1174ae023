"""Words about answers: cards that come from the hand when something happens, and what they do about it;
texts that keep things from happening, or let them happen to others."""
