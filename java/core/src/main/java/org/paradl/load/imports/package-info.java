/**
 * What an ontology imports: {@link org.paradl.load.imports.Imports} by a {@link org.paradl.load.imports.Catalog}, from
 * files beside it, or from the net; {@link org.paradl.load.imports.Fence} keeps the imports of strangers in.
 */
package org.paradl.load.imports;
