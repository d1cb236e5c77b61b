package org.paradl.reason.conflict;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.Owl;
import org.paradl.reason.classify.ClassClash;
import org.paradl.reason.classify.Taxonomy;
import org.paradl.reason.justify.IncoherenceJustifier;
import org.paradl.reason.justify.Justifier;
import org.paradl.reason.justify.Template;
import org.paradl.reason.module.Relevance;
import org.paradl.reason.module.Signature;
import org.paradl.reason.theory.Solution;
import org.paradl.translate.Split;
import org.paradl.translate.Translation;
import org.paradl.translate.Translator;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;

/** What the instances of unsatisfiable classes would be gluts about, as far as their justifications tell. */
final class Abouts {
    private final Translator translator;
    private final Split split;
    private final Justifier justifier;
    private final Signature signature;
    private final Map<OWLClass, Optional<OWLClass>> known = new HashMap<>();
    private final List<Read> read = new ArrayList<>();

    /** What a justification was found to say; with other names it says the same of these. */
    private static final class Read {
        private final Template template;
        private final Optional<OWLClass> about;

        Read(Template template, Optional<OWLClass> about) {
            this.template = template;
            this.about = about;
        }

        Optional<Optional<OWLClass>> of(OWLClass c, Set<OWLAxiom> justification, Split split) {
            return template.about(List.of(c), new Relevance(justification), axiom -> true, split)
                .map(copy -> about.map(copy::inPlaceOf));
        }
    }

    Abouts(Solution solution, Justifier justifier, Signature signature) {
        this.translator = solution.translator();
        this.split = solution.split();
        this.justifier = justifier;
        this.signature = signature;
    }

    /** A class, or nothing where it is none that they would be both in and not in. */
    Optional<OWLClass> of(OWLClass c, Set<OWLAxiom> justification, IncoherenceJustifier classes) {
        Optional<OWLClass> about = inherited(c, classes).orElseGet(() -> of(c, justification));
        known.put(c, about);
        return about;
    }

    /** The same by the justification alone. */
    Optional<OWLClass> of(OWLClass c, Set<OWLAxiom> justification) {
        return alike(c, justification).orElseGet(() -> read(c, justification));
    }

    /** Who is below another class is a glut about the same; who only needs a neighbour in it, about nothing. */
    private Optional<Optional<OWLClass>> inherited(OWLClass c, IncoherenceJustifier classes) {
        return classes.incoherence().reason(c).flatMap(reason -> reason.isSubsumption()
            ? Optional.ofNullable(known.get(reason.other()))
            : Optional.of(Optional.<OWLClass>empty()).filter(nothing -> classes.onlyNeedsANeighbour(c)));
    }

    private Optional<Optional<OWLClass>> alike(OWLClass c, Set<OWLAxiom> justification) {
        return read.stream().flatMap(one -> one.of(c, justification, split).stream()).findFirst();
    }

    private Optional<OWLClass> read(OWLClass c, Set<OWLAxiom> justification) {
        Split covering = split.covering(justification);
        Set<OWLAxiom> declared = Set.of(Owl.FACTORY.getOWLDeclarationAxiom(c)); // may have a refuted side alone
        Translation translation = translator.translate(justification, covering);
        Optional<OWLClass> about = justifier.of(translation).with(declared).read(justification, Set.of(c), theory ->
            new ClassClash(new Solution(translator, covering, translation, theory, List.of()),
                Taxonomy.of(theory, signature::has), List.of(c)).about(c));
        read.add(new Read(Template.of(List.of(c), justification), about));
        return about;
    }
}
