package org.paradl.protege;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Protégé itself with the plugin, on a screen that nobody sees. */
class ProtegeIT {
    private static final Path PLUGIN = Path.of(System.getProperty("plugin"));
    private static final Path ZOO = Path.of("../../examples/zoo/zoo.ofn").toAbsolutePath().normalize();
    private static final Path PICTURE = Path.of("target/protege.png").toAbsolutePath();
    private static final int SECONDS = 300;
    /** The version of class files. */
    private static final int JAVA_11 = 55;

    @Test
    void theConflictsOfAnInconsistentOntologyAreShown(@TempDir Path folder) throws Exception {
        assumeTrue(isThere("Xvfb"), "Protégé needs a screen, and there is no Xvfb here: apt install xvfb");
        Path protege = ProtegeFolder.in(folder, PLUGIN);
        List<String> seen;
        Process screen = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1500x850x24",
            "-nolisten", "tcp")
            .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            seen = run(protege, ":" + number(screen));
        } finally {
            screen.destroy();
        }
        String all = String.join("\n", seen);
        assertFalse(all.contains("failed: "), all);
        assertTrue(seen.contains("reasoner: ParaDL"), all);
        assertTrue(seen.stream().anyMatch(line -> line.startsWith("conflict: ") && line.contains("tweety")), all);
        assertTrue(all.contains("told true, because") && all.contains("told false, because"), all);
        assertTrue(seen.stream().anyMatch(line -> line.startsWith("selected: ")), all);
        assertTrue(seen.stream().anyMatch(line -> line.startsWith("inferred: ") && line.contains("Penguin")), all);
        assertTrue(seen.stream().anyMatch(line -> line.startsWith("orange: ") && line.contains("Penguin")), all);
        assertFalse(seen.stream().anyMatch(line -> line.startsWith("orange: ") && line.contains("Car")), all);
        assertTrue(2 == seen.stream()
            .filter(line -> line.startsWith("explained: ") && line.contains("told ")).count(), all);
        assertTrue(seen.contains("preferences: adaptive") && seen.contains("preferences: classical"), all);
        assertTrue(seen.contains("strong inclusions: 5 conflicts"), all);
        assertTrue(seen.contains("preferences: auto") && seen.contains("preferences: elk"), all);
        assertTrue(seen.stream()
            .anyMatch(line -> line.startsWith("elk: Warning: ") && line.contains("leaves out")), all);
        assertTrue(seen.contains("auto: no warning"), all);
        assertTrue(seen.contains("second ontology with an import: 3 conflicts"), all);
        assertTrue(seen.contains("first ontology again: 3 conflicts"), all);
        assertTrue(seen.contains("nothing computed ahead: 3 conflicts"), all);
        assertEquals(1500, ImageIO.read(PICTURE.toFile()).getWidth());
    }

    /** Protégé 5.6 brings Java 11 on some platforms. */
    @Test
    void everyClassIsForJava11() throws IOException {
        var newer = new ArrayList<String>();
        try (var in = new ZipInputStream(Files.newInputStream(PLUGIN))) {
            assertTrue(addNewer(in, newer) > 10_000, "the plugin carries the core");
        }
        assertEquals(List.of(), newer);
    }

    /** How many classes there are, in jars within jars too; what a jar has for later versions alone is not counted. */
    private static int addNewer(ZipInputStream jar, List<String> newer) throws IOException {
        int count = 0;
        for (ZipEntry entry; (entry = jar.getNextEntry()) != null; ) {
            String name = entry.getName();
            if (name.endsWith(".jar")) {
                count += addNewer(new ZipInputStream(jar), newer);
            } else if (name.endsWith(".class") && !name.startsWith("META-INF/versions/")) {
                count++;
                if (ByteBuffer.wrap(jar.readNBytes(8)).getShort(6) > JAVA_11) {
                    newer.add(name);
                }
            }
        }
        return count;
    }

    private static boolean isThere(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(at -> Files.isExecutable(Path.of(at, command)));
    }

    /** Which display the screen is, once it is one. */
    private static String number(Process screen) throws IOException {
        return new BufferedReader(new InputStreamReader(screen.getInputStream(), StandardCharsets.US_ASCII)).readLine();
    }

    private static List<String> run(Path protege, String display) throws IOException, InterruptedException {
        Path report = protege.resolve("report.txt");
        String classPath = Stream.of("guava", "logback-classic", "logback-core", "slf4j-api")
            .map(name -> "bundles/" + name + ".jar").collect(Collectors.joining(File.pathSeparator));
        try (Stream<Path> launcher = Files.list(protege.resolve("bin"))) {
            classPath += launcher.map(jar -> File.pathSeparator + "bin/" + jar.getFileName())
                .collect(Collectors.joining());
        }
        var command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-Xmx1g",
            "-Dfile.encoding=UTF-8",
            "-Duser.home=" + protege.resolve("home"), "-Djava.util.prefs.userRoot=" + protege.resolve("home"),
            "-Djava.io.tmpdir=" + Files.createDirectories(protege.resolve("tmp")),
            "-Ddriver.report=" + report, "-Ddriver.picture=" + PICTURE, "-Ddriver.ontology=" + ZOO,
            "-classpath", classPath, "org.protege.osgi.framework.Launcher"));
        Path log = PICTURE.resolveSibling("protege.log");
        var builder = new ProcessBuilder(command).directory(protege.toFile()).redirectErrorStream(true)
            .redirectOutput(log.toFile());
        builder.environment().put("DISPLAY", display);
        Process running = builder.start();
        try {
            assertTrue(running.waitFor(SECONDS, TimeUnit.SECONDS), () -> "Protégé did not end; see " + log);
        } finally {
            running.destroyForcibly();
        }
        assertTrue(Files.exists(report), () -> "Protégé ended before the driver did; see " + log);
        return Files.readAllLines(report);
    }
}
