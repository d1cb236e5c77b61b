"""The command line: it parses, calls the library, and prints.

`commands` has the commands. Beside it are the options that several of them have (`options`,
`judging`, `grounding`, `verifying`, `entailing`, `confidence`, `numbers`), what their words stand
for (`queries`, `statements`, `texts`), and a run from its start to its answer (`start`, `main`,
`session`, `watchdog`, `answers`, `output`).
"""
