package org.paradl.protege;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Loads the jars of ParaDL's core, which the plugin carries as they are, where they see nothing of Protégé: the core is
 * written for OWLAPI 5, Protégé for OWLAPI 4, and the two have the same names.
 */
final class CoreLoader {
    private static final String FOLDER = "core";

    private CoreLoader() {
    }

    static ClassLoader load() throws IOException, URISyntaxException {
        Bundle bundle = FrameworkUtil.getBundle(CoreLoader.class);
        List<URL> jars = bundle == null ? besideTheClasses() : unpacked(bundle);
        return new URLClassLoader("paradl-core", jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    /** Without OSGi, as in tests, the plugin is a folder. */
    private static List<URL> besideTheClasses() throws MalformedURLException, URISyntaxException {
        var jars = new ArrayList<URL>();
        for (File jar : new File(CoreLoader.class.getResource("/" + FOLDER).toURI()).listFiles()) {
            jars.add(jar.toURI().toURL());
        }
        return jars;
    }

    /** A class loader cannot read a jar within a jar. */
    private static List<URL> unpacked(Bundle bundle) throws IOException {
        Path folder = Files.createTempDirectory("paradl");
        folder.toFile().deleteOnExit();
        var jars = new ArrayList<URL>();
        for (URL entry : Collections.list(bundle.findEntries(FOLDER, "*.jar", false))) {
            Path jar = folder.resolve(Path.of(entry.getPath()).getFileName());
            try (InputStream in = entry.openStream()) {
                Files.copy(in, jar);
            }
            jar.toFile().deleteOnExit();
            jars.add(jar.toUri().toURL());
        }
        return jars;
    }
}
