/** Reads a logic: {@link org.paradl.table.TableReader} makes a {@link org.paradl.table.Table} of its TOML. */
package org.paradl.table;
