"""How much a judge is asked, and how long everything else takes."""
