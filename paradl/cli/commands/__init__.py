"""The commands, each the function of its name in the module of its name."""
