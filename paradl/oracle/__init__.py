"""The oracle: what a language model, or whoever else is asked, can verify and can refute.

It knows no ontology: it is given statements in English, and answers with generalized truth values.
"""
