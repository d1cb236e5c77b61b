package org.paradl.engine.hermit.normalize;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.engine.Parts;
import org.paradl.engine.Texts;
import org.semanticweb.HermiT.structural.OWLAxioms;
import org.semanticweb.HermiT.structural.OWLNormalization;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLClass;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLDataRange;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDisjointUnionAxiom;
import org.semanticweb.owlapi.model.OWLObjectOneOf;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLPropertyAssertionAxiom;

/**
 * HermiT's normal form of an ontology, whose axioms it is given in words that it understands. For each question HermiT
 * numbers the enumerations and data ranges from zero again, under names that its ontology has for others. Here those of
 * the ontology have names of their own.
 *
 * <p>The axioms of a small ontology come in the order of their texts. OWLAPI has them in another order in each run, and
 * a search may take ten times as long in one as in another. What an author named alike is often about the same, and a
 * search that stays with one thing sooner finds what does not go with it.
 */
public final class Normalization extends OWLNormalization {
    /** The texts of more take longer than a good order saves. */
    private static final int SMALL = 4000;

    private final OWLOntology ontology;
    private final boolean always;
    private final DisjointCodes codes = new DisjointCodes();
    private PropertyPaths paths;
    private boolean ordered;

    /** @param always whether the axioms of a large ontology come in order, too */
    public Normalization(OWLDataFactory factory, OWLAxioms axioms, OWLOntology ontology, boolean always) {
        super(factory, axioms, 0);
        this.ontology = ontology;
        this.always = always;
    }

    @Override
    public void processAxioms(Stream<? extends OWLAxiom> axioms) {
        List<OWLAxiom> all = axioms.flatMap(Normalization::spelledOut).flatMap(codes::spelledOut)
            .collect(Collectors.toList());
        EmptyProperties.meant(all).forEach(all::add);
        ordered = always || all.size() <= SMALL;
        if (ordered) {
            all = Texts.sorted(all);
            Collections.reverse(all); // of what it is given HermiT takes the last first
        }
        paths = new PropertyPaths(all);
        super.processAxioms(RuleProperties.spelledOut(all, paths, ontology));
    }

    /** Of what was processed. */
    public PropertyPaths paths() {
        return paths;
    }

    /** Whether what was processed was in order. */
    public boolean isOrdered() {
        return ordered;
    }

    public int definitions() {
        return m_definitions.size();
    }

    @Override
    protected OWLClass getDefinitionForNegativeNominal(OWLObjectOneOf enumeration, boolean[] exists) {
        exists[0] = m_definitionsForNegativeNominals.containsKey(enumeration);
        return m_definitionsForNegativeNominals.computeIfAbsent(enumeration, each ->
            m_factory.getOWLClass("internal:nnq#own", String.valueOf(m_definitionsForNegativeNominals.size())));
    }

    @Override
    protected OWLDatatype getDefinitionFor(OWLDataRange range, boolean[] exists) {
        exists[0] = m_dataRangeDefinitions.containsKey(range);
        return m_dataRangeDefinitions.computeIfAbsent(range, each ->
            m_factory.getOWLDatatype("internal:defdata#own", String.valueOf(m_dataRangeDefinitions.size())));
    }

    /** In words that HermiT understands. */
    public static Stream<OWLAxiom> spelledOut(OWLAxiom axiom) {
        if (axiom instanceof OWLPropertyAssertionAxiom) {
            return Stream.of(DeniedValues.spelledOut(axiom));
        }
        if (axiom instanceof OWLDisjointUnionAxiom) {
            return parts((OWLDisjointUnionAxiom) axiom).flatMap(Normalization::spelledOut);
        }
        return Parts.anyMatch(axiom, part -> EveryValue.is(part) || EveryThing.is(part) || LangStrings.isName(part)
            || CompositeRanges.isMiscounted(part))
            ? CompositeRanges.spelledOut(LangStrings.spelledOut(EveryThing.spelledOut(EveryValue.spelledOut(axiom))))
            : Stream.of(axiom);
    }

    /** HermiT (1.4.5.519) does not bring the members into its normal form, and fails over what is not a conjunction. */
    static Stream<OWLAxiom> parts(OWLDisjointUnionAxiom union) {
        return union.getOperandsAsList().size() < 2 ? Stream.of(union.getOWLEquivalentClassesAxiom())
            : Stream.of(union.getOWLEquivalentClassesAxiom(), union.getOWLDisjointClassesAxiom());
    }
}
