package org.paradl.reason.ground;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;

import org.paradl.Owl;
import org.paradl.reason.module.Signature;
import org.paradl.reason.solve.Settings;
import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.paradl.translate.Tells;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClassAssertionAxiom;
import org.semanticweb.owlapi.model.OWLNegativeObjectPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLObjectPropertyAssertionAxiom;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;

/** Whether axioms leave a way out: number restrictions, nominals, equality and data do not. */
final class Hard {

    private Hard() {
    }

    /** Whether there is anything hard among the axioms, which a guard would soften where the logic has guards. */
    static boolean isAnyIn(Collection<OWLAxiom> all, Settings settings) {
        Collection<OWLAxiom> axioms = oneOfEachKind(all);
        Table fde = TableReader.shipped("fde");
        Table table = settings.table().guards() ? settings.table() : fde;
        var translator = new Translator(table, settings.inclusion(), Table.Unsupported.DROP, true,
            new Signature(axioms).all(), Tells.in(axioms), Owl.manager());
        Split split = Split.allNames();
        return translator.guardsMatter(translator.translate(axioms, split), split);
    }

    /** Of the facts that differ in their individuals alone, one: they are translated alike. */
    private static Collection<OWLAxiom> oneOfEachKind(Collection<OWLAxiom> axioms) {
        var kinds = new LinkedHashMap<Object, OWLAxiom>();
        axioms.forEach(axiom -> kinds.putIfAbsent(kind(axiom), axiom));
        return kinds.values();
    }

    private static Object kind(OWLAxiom axiom) {
        if (axiom instanceof OWLClassAssertionAxiom) {
            return List.of(axiom.getAxiomType(), ((OWLClassAssertionAxiom) axiom).getClassExpression());
        }
        if (axiom instanceof OWLObjectPropertyAssertionAxiom
            || axiom instanceof OWLNegativeObjectPropertyAssertionAxiom) {
            return List.of(axiom.getAxiomType(), ((OWLPropertyAssertionAxiom<?, ?>) axiom).getProperty());
        }
        return axiom;
    }
}
