/** Reads what people ask: {@link org.paradl.query.SentenceParser}, with names by {@link org.paradl.query.NameTable}. */
package org.paradl.query;
