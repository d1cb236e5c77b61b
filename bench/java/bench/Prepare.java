package bench;

import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Collection;

import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.ImportsPolicy;
import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.Reasoner;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.formats.RDFXMLDocumentFormat;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLObjectHasValue;
import org.semanticweb.owlapi.model.OWLObjectOneOf;

/**
 * What every contestant can read: {@code Prepare FILE OUT}. A file that is not RDF/XML or has imports is written as one
 * RDF/XML document to OUT. Prints a JSON line: whether it was, whether there are nominals, and whether HermiT finds it
 * coherent: consistent, and each of its classes satisfiable.
 */
public final class Prepare {

    private Prepare() {
    }

    public static void main(String[] arguments) throws Exception {
        LoadedOntology ontology = new OntologyLoader(ImportsPolicy.LOCAL).load(Source.of(Path.of(arguments[0])));
        boolean asIs = ontology.documents().size() == 1 && ontology.formatName().startsWith("RDF/XML");
        if (!asIs) {
            write(ontology, arguments[1]);
        }
        System.out.printf("{\"converted\": %b, \"nominals\": %b, \"coherent\": %b, \"axioms\": %d}%n",
            !asIs, hasNominals(ontology.axioms()), isCoherent(ontology.axioms()), ontology.axioms().size());
    }

    private static void write(LoadedOntology ontology, String file) throws Exception {
        var manager = OWLManager.createOWLOntologyManager();
        var merged = manager.createOntology(ontology.axioms(), IRI.create("urn:paradl:bench"));
        try (OutputStream out = new FileOutputStream(file)) {
            manager.saveOntology(merged, new RDFXMLDocumentFormat(), out);
        }
    }

    private static boolean isCoherent(Collection<OWLAxiom> axioms) throws Exception {
        var configuration = new Configuration();
        configuration.ignoreUnsupportedDatatypes = true;
        var reasoner = new Reasoner(configuration, OWLManager.createOWLOntologyManager().createOntology(axioms));
        return reasoner.isConsistent() && reasoner.getUnsatisfiableClasses().isSingleton();
    }

    private static boolean hasNominals(Collection<OWLAxiom> axioms) {
        return axioms.stream().flatMap(axiom -> axiom.getNestedClassExpressions().stream())
            .anyMatch(c -> c instanceof OWLObjectOneOf || c instanceof OWLObjectHasValue);
    }
}
