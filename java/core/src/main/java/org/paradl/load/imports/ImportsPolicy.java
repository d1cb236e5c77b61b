package org.paradl.load.imports;

/** Where imported ontologies may be looked for. */
public enum ImportsPolicy {
    /** In the catalog and in the files beside the importing one; nothing is fetched. */
    LOCAL,
    /** As {@link #LOCAL}, and then on the net. */
    REMOTE,
    /** Nowhere: imports are ignored. */
    NONE
}
