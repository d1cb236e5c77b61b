"""How fast ParaDL is beside the bare engines and owlready2: `python -m bench --help`."""
