package org.paradl.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of a jar on the class path, as Maven wrote it there: what reasoners say of themselves is often older. */
public final class MavenVersion {

    private MavenVersion() {
    }

    /** The version of an artifact, "unknown" where its jar does not say. */
    public static String of(Class<?> inside, String group, String artifact) {
        String resource = "/META-INF/maven/" + group + "/" + artifact + "/pom.properties";
        try (InputStream in = inside.getResourceAsStream(resource)) {
            if (in == null) {
                return "unknown";
            }
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version", "unknown");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
