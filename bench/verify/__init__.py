"""How much verifying helps: the synthetic benchmark of Georgiev and Gegov, with a real verifier."""
