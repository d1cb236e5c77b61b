package org.paradl.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Owl;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.complaint.BorrowedProperties;
import org.paradl.load.complaint.Complaints;
import org.paradl.load.complaint.ListsOfOne;
import org.paradl.load.complaint.LostEnumerations;
import org.paradl.load.document.BlankNodes;
import org.paradl.load.document.Document;
import org.paradl.load.document.Source;
import org.paradl.load.imports.Catalog;
import org.paradl.load.imports.Fence;
import org.paradl.load.imports.Imports;
import org.paradl.load.imports.ImportsPolicy;
import org.paradl.load.place.Places;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAnnotation;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDocumentFormat;
import org.semanticweb.owlapi.model.OWLOntology;

/** One load: reads the sources and what they import, and puts them together. */
final class Reading {
    private final ImportsPolicy policy;
    private final boolean strict;
    private final Optional<Path> catalog;
    private final Fence fence;
    private final Progress progress;
    private final BlankNodes blankNodes = new BlankNodes();
    private final ListsOfOne listsOfOne = new ListsOfOne();
    private final List<String> warnings = new ArrayList<>();
    private final List<ClosureReader> readers = new ArrayList<>();

    Reading(ImportsPolicy policy, boolean strict, Optional<Path> catalog, Fence fence, Progress progress) {
        this.policy = policy;
        this.strict = strict;
        this.catalog = catalog;
        this.fence = fence;
        this.progress = progress;
    }

    LoadedOntology of(List<Source> sources) {
        List<Document> inputs = new ArrayList<>();
        for (Source source : sources) {
            inputs.add(Document.of(source, inputs.size()));
        }
        Imports imports = new Imports(policy, catalog, fence, inputs, warnings::add);
        List<OWLOntology> roots = inputs.stream().map(input -> read(input, imports)).collect(Collectors.toList());
        Map<IRI, Document> missing = missing();
        note(missing);
        List<OWLOntology> all = readers.stream().flatMap(reader -> reader.ontologies().stream())
            .collect(Collectors.toList());
        Set<OWLAxiom> lost = LostEnumerations.in(all);
        Set<OWLAxiom> empty = listsOfOne.axioms();
        var borrowed = new BorrowedProperties(roots.size() > 1 ? all : List.of());
        warnings.addAll(Complaints.about(all, lost, empty, borrowed));
        Set<OWLAxiom> leftOut = Stream.concat(lost.stream(), empty.stream()).collect(Collectors.toSet());
        OWLOntology first = roots.get(0);
        Set<OWLAxiom> axioms = axioms(all, leftOut, borrowed);
        return new LoadedOntology(first.getOntologyID().getOntologyIRI(), axioms, annotations(first, inputs.get(0)),
            unread(missing.keySet(), inputs), first.getFormat().getKey(), prefixes(roots), documents(), warnings,
            new Places(readers.stream().flatMap(reader -> reader.documents().stream()).collect(Collectors.toList()),
                axioms, blankNodes));
    }

    private OWLOntology read(Document input, Imports imports) {
        for (ClosureReader reader : readers) {
            Optional<OWLOntology> ontology = reader.read(input);
            if (ontology.isPresent()) {
                return ontology.get();
            }
        }
        ClosureReader reader = new ClosureReader(imports, blankNodes, listsOfOne, progress, warnings);
        readers.add(reader);
        return reader.read(input).orElseThrow();
    }

    private Map<IRI, Document> missing() {
        Map<IRI, Document> missing = new LinkedHashMap<>();
        readers.forEach(reader -> missing.putAll(reader.missing()));
        return missing;
    }

    /** Without imports, nobody asked whether it is an input. */
    private static Set<IRI> unread(Set<IRI> missing, List<Document> inputs) {
        return missing.stream().filter(iri -> inputs.stream().noneMatch(input -> input.isNamed(iri)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void note(Map<IRI, Document> missing) {
        if (policy == ImportsPolicy.NONE || missing.isEmpty()) {
            return;
        }
        if (strict) {
            String names = missing.keySet().stream().map(IRI::toQuotedString).collect(Collectors.joining(", "));
            throw new ParadlException(ParadlException.Kind.ONTOLOGY, "imports that were not found: " + names,
                remedy(missing.size()));
        }
        missing.keySet().stream().collect(Collectors.groupingBy(iri -> missing.get(iri).name(), LinkedHashMap::new,
            Collectors.mapping(IRI::toQuotedString, Collectors.toList()))).forEach(
                (importer, names) -> warnings.add(notFound(names, importer) + ": " + remedy(names.size())));
    }

    private static String notFound(List<String> names, String importer) {
        return names.size() == 1 ? "the import " + names.get(0) + " of " + importer + " was not found"
            : names.size() + " imports of " + importer + " were not found, " + String.join(", ", names);
    }

    private String remedy(int imports) {
        return "put " + (imports == 1 ? "it" : "them") + " beside the file or into " + Catalog.FILE_NAME
            + (policy == ImportsPolicy.LOCAL ? ", or use --imports remote" : "");
    }

    private static Set<OWLAxiom> axioms(List<OWLOntology> ontologies, Set<OWLAxiom> leftOut,
            BorrowedProperties borrowed) {
        if (ontologies.size() == 1 && leftOut.isEmpty()) {
            return ontologies.get(0).getAxioms();
        }
        Set<OWLAxiom> axioms = new LinkedHashSet<>();
        ontologies.forEach(ontology -> borrowed.axioms(ontology).filter(axiom -> !leftOut.contains(axiom))
            .forEach(axioms::add));
        leftOut.stream().flatMap(ListsOfOne::left).forEach(axioms::add);
        return axioms;
    }

    /** Of several blank nodes OWLAPI gives all but the first once more, as an IRI. */
    private Set<OWLAnnotation> annotations(OWLOntology ontology, Document document) {
        return ontology.annotations().map(annotation -> annotation.getValue().asIRI().map(IRI::toString)
            .filter(iri -> iri.startsWith("_:"))
            .map(node -> Owl.FACTORY.getOWLAnnotation(annotation.getProperty(),
                Owl.FACTORY.getOWLAnonymousIndividual(blankNodes.label(document, node)), annotation.annotations()))
            .orElse(annotation)).collect(Collectors.toSet());
    }

    /** Without those that stand for a relative IRI, as where owlready2 writes a world of its own: no name begins so. */
    private static Map<String, String> prefixes(List<OWLOntology> roots) {
        Map<String, String> prefixes = new LinkedHashMap<>();
        for (OWLOntology root : roots) {
            OWLDocumentFormat format = root.getFormat();
            if (format.isPrefixOWLDocumentFormat()) {
                format.asPrefixOWLDocumentFormat().getPrefixName2PrefixMap().forEach((name, iri) -> {
                    if (IRI.create(iri).isAbsolute()) {
                        prefixes.putIfAbsent(name.substring(0, name.length() - 1), iri);
                    }
                });
            }
        }
        return prefixes;
    }

    private List<String> documents() {
        return readers.stream().flatMap(reader -> reader.documents().stream()).map(Document::name).distinct()
            .collect(Collectors.toList());
    }
}
