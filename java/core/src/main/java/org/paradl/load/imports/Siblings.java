package org.paradl.load.imports;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.paradl.load.document.Document;
import org.paradl.load.syntax.Head;
import org.paradl.load.syntax.OntologyName;
import org.paradl.load.syntax.Sniffer;

/** The ontology documents in a folder, known by the ontology IRI in their heads and by their names. */
final class Siblings {
    private static final Pattern ONTOLOGY_FILE = Pattern.compile(
        ".*\\.(?:owl|rdfs?|xml|owx|ofn|fss|omn|ttl|n3|nt|nq|trig|trix|json|jsonld|obo|krss2?)(?:\\.gz)?",
        Pattern.CASE_INSENSITIVE);
    private static final int MOST = 2_000;

    private final Map<Path, List<Sibling>> folders = new HashMap<>();

    private static final class Sibling {
        final Path file;
        final Set<String> names;

        Sibling(Path file, Set<String> names) {
            this.file = file;
            this.names = names;
        }
    }

    /**
     * The files in the importer's folder whose ontology has this IRI, else those that are named as the IRI ends. Of
     * several the one that has the whole of that name is meant: of part.obo and part.owl that for …/part.owl.
     */
    List<Path> find(String iri, Path importer) {
        List<Sibling> siblings = folders.computeIfAbsent(importer.getParent(), Siblings::in);
        String wanted = trimmed(iri);
        List<Path> byIri = all(siblings, sibling -> sibling.names.contains(wanted), importer);
        List<Path> found = byIri.isEmpty() ? all(siblings, sibling -> isNamed(sibling.file, wanted), importer) : byIri;
        return found.stream().filter(file -> unpacked(file).equals(ending(wanted))).findFirst().map(List::of)
            .orElse(found);
    }

    private static List<Path> all(List<Sibling> siblings, Predicate<Sibling> fits, Path importer) {
        return siblings.stream().filter(fits).map(sibling -> sibling.file)
            .filter(file -> !file.equals(importer)).collect(Collectors.toUnmodifiableList());
    }

    private static boolean isNamed(Path file, String iri) {
        String segment = ending(iri);
        String name = unpacked(file);
        return !segment.isEmpty() && (name.equals(segment) || withoutEnding(name).equals(segment));
    }

    private static String ending(String iri) {
        return iri.substring(iri.lastIndexOf('/') + 1);
    }

    private static String unpacked(Path file) {
        return file.getFileName().toString().replaceFirst("\\.gz$", "");
    }

    private static String withoutEnding(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    private static List<Sibling> in(Path folder) {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, Siblings::isOntology)) {
            for (Path file : entries) {
                if (files.size() < MOST) {
                    files.add(file);
                }
            }
        } catch (IOException e) {
            return List.of();
        }
        Collections.sort(files);
        List<Sibling> siblings = new ArrayList<>();
        files.forEach(file -> siblings.add(new Sibling(file, names(file))));
        return siblings;
    }

    private static boolean isOntology(Path file) {
        return ONTOLOGY_FILE.matcher(file.getFileName().toString()).matches() && Files.isRegularFile(file)
            && !file.getFileName().toString().equals(Catalog.FILE_NAME);
    }

    private static Set<String> names(Path file) {
        try (BufferedInputStream in = Document.unpacked(Files.newInputStream(file))) {
            Head head = Head.of(in);
            Set<String> names = new HashSet<>();
            Sniffer.syntax(head).ifPresent(syntax ->
                OntologyName.of(head, syntax).forEach(name -> names.add(trimmed(name))));
            return names;
        } catch (IOException e) {
            return Set.of();
        }
    }

    /** An IRI that ends in # or / is often written without. */
    private static String trimmed(String iri) {
        return iri.replaceFirst("[#/]$", "");
    }
}
