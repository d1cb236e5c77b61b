package org.paradl.protege;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * A Protégé as its users unpack it, put together from the jars that Maven has, with the plugin and a driver dropped in.
 */
final class ProtegeFolder {
    private static final Set<String> LAUNCHER = Set.of("protege-launcher", "org.apache.felix.main", "maven-artifact");
    private static final Set<String> FIRST =
        Set.of("org.eclipse.equinox.common", "org.eclipse.equinox.supplement", "org.osgi.service.log");
    /** What Protégé's own assembly (protege-desktop, dependency-sets.xml) puts into its folder bundles. */
    private static final Set<String> BUNDLES = Set.of("protege-common", "protege-editor-core", "protege-editor-owl",
        "org.eclipse.equinox.registry", "owlapi-osgidistribution",
        "logback-core", "logback-classic", "jsr305", "guava", "slf4j-api", "log4j-over-slf4j", "jul-to-slf4j",
        "commons-io",
        "org.apache.servicemix.bundles.javax-inject", "org.eclipse.jgit", "JavaEWAH", "glassfish-corba-omgapi",
        "management-api",
        "pfl-basic", "pfl-tf", "pfl-dynamic", "asm", "asm-util", "asm-tree", "asm-analysis",
        "jaxb-api", "javax.activation");

    private ProtegeFolder() {
    }

    static Path in(Path folder, Path plugin) throws IOException {
        for (String name : List.of("bin", "first", "bundles", "plugins", "conf", "home")) {
            Files.createDirectories(folder.resolve(name));
        }
        for (String entry : System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                .split(File.pathSeparator)) {
            Path jar = Path.of(entry);
            String artifact = jar.getFileName().toString().replaceFirst("-\\d.*", "");
            String place = LAUNCHER.contains(artifact) ? "bin" : FIRST.contains(artifact) ? "first"
                : BUNDLES.contains(artifact) ? "bundles" : "";
            if (!place.isEmpty()) {
                Files.copy(jar, folder.resolve(place).resolve(artifact + ".jar"));
            }
        }
        try (InputStream in = ProtegeFolder.class.getResourceAsStream("/driver/config.xml")) {
            Files.copy(in, folder.resolve("conf/config.xml"));
        }
        Files.copy(plugin, folder.resolve("plugins").resolve(plugin.getFileName()));
        driver(folder.resolve("plugins/driver.jar"));
        return folder;
    }

    private static void driver(Path jar) throws IOException {
        var manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Bundle-ManifestVersion", "2");
        attributes.putValue("Bundle-SymbolicName", "org.paradl.protege.driver;singleton:=true");
        attributes.putValue("Bundle-Version", "1.0.0");
        attributes.putValue("Require-Bundle",
            "org.protege.editor.core.application,org.protege.editor.owl,org.semanticweb.owl.owlapi");
        attributes.putValue("Import-Package", "javax.swing,javax.swing.tree,javax.imageio");
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            add(out, "plugin.xml", ProtegeFolder.class.getResource("/driver/plugin.xml").getPath());
            String classes = ProtegeFolder.class.getResource("/org/paradl/protege/driver").getPath();
            for (File file : new File(classes).listFiles()) {
                add(out, "org/paradl/protege/driver/" + file.getName(), file.getPath());
            }
        }
    }

    private static void add(JarOutputStream out, String name, String file) throws IOException {
        out.putNextEntry(new JarEntry(name));
        Files.copy(Path.of(file), out);
        out.closeEntry();
    }
}
