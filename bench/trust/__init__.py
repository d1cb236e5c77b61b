"""How well confidence and the soundness of chains are told: pages of the documentation."""
