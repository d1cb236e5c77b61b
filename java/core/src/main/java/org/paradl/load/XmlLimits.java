package org.paradl.load;

import java.util.Map;

/**
 * The limits of the JDK's XML parser, the same on every Java. Java 24 and newer refuse what Protégé writes (some
 * thousand entity references, nested lists of some hundred members); without any limit a billion-laughs file fills the
 * memory. OWLAPI makes its parsers itself, so these are system properties; what the user has set stays.
 *
 * @see <a href="https://docs.oracle.com/en/java/javase/25/docs/api/java.xml/module-summary.html">module java.xml</a>
 */
final class XmlLimits {
    private static final Map<String, String> LIMITS = Map.of(
        "jdk.xml.totalEntitySizeLimit", "50000000",
        "jdk.xml.maxGeneralEntitySizeLimit", "50000000",
        "jdk.xml.entityReplacementLimit", "3000000",
        "jdk.xml.elementAttributeLimit", "10000",
        "jdk.xml.maxElementDepth", "0");

    private XmlLimits() {
    }

    static void set() {
        LIMITS.forEach((name, value) -> {
            if (System.getProperty(name) == null) {
                System.setProperty(name, value);
            }
        });
    }
}
