package bench;

import java.io.File;
import java.util.Set;

import org.semanticweb.HermiT.Configuration;
import org.semanticweb.HermiT.ReasonerFactory;
import org.semanticweb.owl.explanation.api.ExplanationGenerator;
import org.semanticweb.owl.explanation.api.ExplanationManager;
import org.semanticweb.owl.explanation.impl.blackbox.checker.InconsistentOntologyExplanationGeneratorFactory;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;
import org.semanticweb.owlapi.reasoner.OWLReasonerConfiguration;
import org.semanticweb.owlapi.reasoner.OWLReasonerFactory;

/**
 * What there is without ParaDL: {@code Justify verdict|first|all ENGINE FILE}. The engine's verdict (is it consistent,
 * and which classes are unsatisfiable); with {@code first} owlexplanation's justification of the inconsistency, or of one
 * unsatisfiable class; with {@code all} one for each of these.
 */
public final class Justify {
    private final OWLReasonerFactory factory;
    private final OWLOntology ontology;
    private final OWLDataFactory data;

    private Justify(String engine, File file) throws Exception {
        factory = engine.equals("hermit") ? new Lenient()
            : (OWLReasonerFactory) Class.forName("openllet.owlapi.OpenlletReasonerFactory").getConstructor().newInstance();
        var manager = OWLManager.createOWLOntologyManager();
        ontology = manager.loadOntologyFromOntologyDocument(file);
        data = manager.getOWLDataFactory();
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println(new Justify(arguments[1], new File(arguments[2])).run(arguments[0]));
        System.exit(0);
    }

    private String run(String what) {
        OWLReasoner reasoner = factory.createNonBufferingReasoner(ontology);
        if (!reasoner.isConsistent()) {
            return what.equals("verdict") ? "inconsistent"
                : justification(new InconsistentOntologyExplanationGeneratorFactory(factory, data,
                    OWLManager::createOWLOntologyManager, Long.MAX_VALUE)
                    .createExplanationGenerator(ontology), data.getOWLThing());
        }
        Set<OWLClass> unsatisfiable = reasoner.getUnsatisfiableClasses().getEntitiesMinusBottom();
        if (what.equals("verdict") || unsatisfiable.isEmpty()) {
            return unsatisfiable.size() + " unsatisfiable classes";
        }
        var generator = ExplanationManager
            .createExplanationGeneratorFactory(factory, OWLManager::createOWLOntologyManager)
            .createExplanationGenerator(ontology);
        unsatisfiable.stream().sorted().limit(what.equals("first") ? 1 : Long.MAX_VALUE)
            .forEach(c -> justification(generator, c));
        return unsatisfiable.size() + " unsatisfiable classes";
    }

    private String justification(ExplanationGenerator<OWLAxiom> generator, OWLClassExpression c) {
        return generator.getExplanations(data.getOWLSubClassOfAxiom(c, data.getOWLNothing()), 1).toString();
    }

    /** HermiT rejects xsd:date and others, unless it is told to let them be. */
    private static final class Lenient extends ReasonerFactory {
        private static Configuration configuration() {
            var configuration = new Configuration();
            configuration.ignoreUnsupportedDatatypes = true;
            return configuration;
        }

        @Override
        public OWLReasoner createNonBufferingReasoner(OWLOntology ontology) {
            return createNonBufferingReasoner(ontology, configuration());
        }

        @Override
        public OWLReasoner createReasoner(OWLOntology ontology) {
            return createReasoner(ontology, configuration());
        }

        @Override
        public OWLReasoner createReasoner(OWLOntology ontology, OWLReasonerConfiguration configuration) {
            return super.createReasoner(ontology, configuration instanceof Configuration ? configuration : configuration());
        }

        @Override
        public OWLReasoner createNonBufferingReasoner(OWLOntology ontology, OWLReasonerConfiguration configuration) {
            return super.createNonBufferingReasoner(ontology,
                configuration instanceof Configuration ? configuration : configuration());
        }
    }
}
