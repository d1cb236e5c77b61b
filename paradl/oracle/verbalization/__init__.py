"""Atoms in English: what a judge is asked about.

Source: Allen et al. (2025), Definition 1, by templates as in B. Ell and A. Harth, *A
language-independent method for the extraction of RDF verbalization templates* (2014).
"""
