import java.io.File;
import java.util.Set;
import java.util.stream.Collectors;

import org.paradl.owlapi.ParaConfiguration;
import org.paradl.owlapi.ParaReasoner;
import org.paradl.owlapi.ParaReasonerFactory;
import org.paradl.reason.conflict.Conflict;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.manchestersyntax.renderer.ManchesterOWLSyntaxOWLObjectRendererImpl;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Prints the types of every individual of an ontology, inconsistent or not, and then what is in conflict and why. */
public class Conflicts {
    private static final ManchesterOWLSyntaxOWLObjectRendererImpl MANCHESTER = new ManchesterOWLSyntaxOWLObjectRendererImpl();

    public static void main(String[] arguments) throws Exception {
        OWLOntology ontology =
            OWLManager.createOWLOntologyManager().loadOntologyFromOntologyDocument(new File(arguments[0]));
        var configuration = new ParaConfiguration().logic("adaptive").engine("hermit");
        ParaReasoner reasoner = new ParaReasonerFactory().createReasoner(ontology, configuration);
        printTypes(ontology, reasoner);
        reasoner.conflicts(1).forEach(Conflicts::print);
        reasoner.dispose();
    }

    /** Any program that takes an OWLReasoner takes this one. */
    private static void printTypes(OWLOntology ontology, OWLReasoner reasoner) {
        ontology.individualsInSignature().sorted().forEach(individual -> System.out.println(text(individual) + " Type: "
            + reasoner.getTypes(individual, true).entities().sorted().map(Conflicts::text).collect(Collectors.joining(", "))));
    }

    private static void print(Conflict conflict) {
        System.out.println("\n" + text(conflict.subject()) + " is in conflict"
            + conflict.predicate().map(name -> " about " + text(name)).orElse("") + ", because");
        for (Set<OWLAxiom> justification : conflict.justifications()) {
            justification.stream().sorted().forEach(axiom -> System.out.println("  " + text(axiom)));
        }
    }

    private static String text(OWLObject object) {
        return MANCHESTER.render(object).replaceAll("\\s+", " ");
    }
}
