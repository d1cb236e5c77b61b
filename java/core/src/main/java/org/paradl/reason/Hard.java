package org.paradl.reason;

import java.util.Collection;

import org.paradl.table.Table;
import org.paradl.table.TableReader;
import org.paradl.translate.Split;
import org.paradl.translate.Tells;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.apibinding.OWLManager;
import org.semanticweb.owlapi.model.OWLAxiom;

/** Whether axioms leave a way out: number restrictions, nominals, equality and data do not. */
final class Hard {

    private Hard() {
    }

    /** Whether there is anything hard among the axioms, which a guard would soften where the logic has guards. */
    static boolean isAnyIn(Collection<OWLAxiom> axioms, Settings settings) {
        Table fde = TableReader.shipped("fde");
        Table table = settings.table().guards() ? settings.table() : fde;
        var translator = new Translator(table, settings.inclusion(), Table.Unsupported.DROP, true,
            new Signature(axioms).all(), Tells.in(axioms), OWLManager.createOWLOntologyManager());
        Split split = Split.allNames();
        return translator.guardsMatter(translator.translate(axioms, split), split);
    }
}
