package bench;

import java.io.File;
import java.util.Map;

import org.semanticweb.HermiT.Configuration;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.InferenceType;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.OWLReasonerConfiguration;
import org.semanticweb.owlapi.reasoner.OWLReasonerFactory;
import org.semanticweb.owlapi.reasoner.SimpleConfiguration;

/**
 * An engine driven through OWLAPI without ParaDL: {@code Bare once|serve ENGINE FILE}. A call makes a reasoner, has it
 * classify, and reads the direct superclasses of every class.
 */
public final class Bare {
    private static final Map<String, String> FACTORIES = Map.of(
        "hermit", "org.semanticweb.HermiT.ReasonerFactory",
        "elk", "org.semanticweb.elk.owlapi.ElkReasonerFactory",
        "openllet", "openllet.owlapi.OpenlletReasonerFactory");

    private final OWLReasonerFactory factory;
    private final OWLReasonerConfiguration configuration;
    private final OWLOntology ontology;

    private Bare(String engine, File file) throws Exception {
        factory = (OWLReasonerFactory) Class.forName(FACTORIES.get(engine)).getConstructor().newInstance();
        configuration = engine.equals("hermit") ? lenient() : new SimpleConfiguration();
        ontology = OWLManager.createOWLOntologyManager().loadOntologyFromOntologyDocument(file);
    }

    /** As ParaDL and owlready2 are told too: HermiT rejects xsd:date and others. */
    private static Configuration lenient() {
        var configuration = new Configuration();
        configuration.ignoreUnsupportedDatatypes = true;
        return configuration;
    }

    public static void main(String[] arguments) throws Exception {
        var bare = new Bare(arguments[1], new File(arguments[2]));
        if (arguments[0].equals("once")) {
            System.out.println(bare.classify());
        } else {
            Worker.serve(bare::classify);
        }
    }

    /** How many direct superclasses there are. */
    private int classify() {
        OWLReasoner reasoner = factory.createNonBufferingReasoner(ontology, configuration);
        try {
            reasoner.precomputeInferences(InferenceType.CLASS_HIERARCHY);
            int found = 0;
            for (OWLClass c : ontology.getClassesInSignature()) {
                found += reasoner.getSuperClasses(c, true).getFlattened().size();
            }
            return found;
        } finally {
            reasoner.dispose();
        }
    }
}
