package org.paradl.table;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a row's metavariables stand where the like of them may: what would else be found out by an ontology. */
final class Sorts {

    /** Where a term stands, and so what {@code this} is. */
    enum Place { CLASS, AXIOM, STANDING }

    /** What a letter stands for. */
    private enum Sort {
        CLASS("a class", "ACD"), OBJECT_PROPERTY("an object property", "RS"), DATA_PROPERTY("a data property", "UV"),
        INDIVIDUAL("an individual", "ab"), DATA_RANGE("a data range", "d"), LITERAL("a literal", "v"),
        NUMBER("a number", "n");

        private final String words;
        private final String letters;

        Sort(String words, String letters) {
            this.words = words;
            this.letters = letters;
        }

        static Sort of(String letter) {
            return Arrays.stream(values()).filter(sort -> sort.letters.contains(letter)).findFirst()
                .orElseThrow(() -> new TableException(letter + " is no letter of a metavariable"));
        }
    }

    private final Place place;
    private final Set<String> bound = new HashSet<>();
    private final Set<String> lists = new HashSet<>();

    private Sorts(Row row, Place place) {
        this.place = place;
        for (List<String> parameter : row.parameters()) {
            bound.addAll(parameter);
            if (isList(parameter)) {
                lists.addAll(parameter);
            }
        }
    }

    /** The term itself, if it makes sense in that place of the row. */
    static Term checked(Row row, Place place, Term term) {
        var sorts = new Sorts(row, place);
        if (place == Place.CLASS) {
            sorts.ofClass(term);
        } else {
            sorts.ofAxiom(term);
        }
        return term;
    }

    /** Whether the row has the arguments of the other one, or constants in their place. */
    static boolean areAlike(Row row, Row other) {
        List<List<String>> one = row.parameters();
        List<List<String>> two = other.parameters();
        boolean alike = row.constructor().equals(other.constructor()) && one.size() == two.size();
        for (int i = 0; alike && i < one.size(); i++) {
            alike = areAlike(one.get(i), two.get(i));
        }
        return alike;
    }

    private static boolean areAlike(List<String> one, List<String> other) {
        return Row.isConstant(one) || Row.isConstant(other) || one.equals(other)
            || isList(one) == isList(other) && Sort.of(one.get(0)) == Sort.of(other.get(0));
    }

    private static boolean isList(List<String> parameter) {
        return parameter.contains("...");
    }

    private void ofAxiom(Term axiom) {
        switch (axiom.op()) {
            case THIS: isIn(Place.AXIOM, "this"); break;
            case SOURCE: ofSource(axiom.part(0)); break;
            case EQUIVALENT:
            case DISJOINT: axiom.parts().forEach(this::ofClass); break;
            case SUB_CLASS_OF: ofClass(axiom.part(0)); ofClass(axiom.part(1)); break;
            case TYPE: is(Sort.INDIVIDUAL, axiom.part(0)); ofClass(axiom.part(1)); break;
            case NOT: ofAxiom(axiom.part(0)); break;
            case FACT: ofFact(axiom); break;
            default: is(ofProperty(axiom.part(0)), axiom.part(1));
        }
    }

    private void ofSource(Term axiom) {
        if (axiom.op() == Term.Op.THIS) {
            throw new TableException("in brackets \"this\" is nothing");
        }
        ofAxiom(axiom);
    }

    private void ofFact(Term fact) {
        Sort property = ofProperty(fact.part(0));
        is(Sort.INDIVIDUAL, fact.part(1));
        is(property == Sort.DATA_PROPERTY ? Sort.LITERAL : Sort.INDIVIDUAL, fact.part(2));
    }

    private void ofClass(Term term) {
        switch (term.op()) {
            case THIS: isIn(Place.CLASS, "this"); break;
            case THING:
            case NOTHING:
            case ABSURD: break;
            case NOT:
            case AND:
            case OR:
            case SOURCE: term.parts().forEach(this::ofClass); break;
            case EACH: ofEach(term.part(0)); break;
            case ONE_OF: is(Sort.INDIVIDUAL, term.part(0)); break;
            case SELF: is(Sort.OBJECT_PROPERTY, term.part(0)); break;
            case SOME:
            case ONLY:
            case MIN:
            case MAX:
            case EXACTLY: ofRestriction(term); break;
            default: is(Sort.CLASS, term);
        }
    }

    private void ofRestriction(Term term) {
        boolean isData = ofProperty(term.part(0)) == Sort.DATA_PROPERTY;
        if (!isData) {
            ofClass(term.part(1));
        } else if (term.part(1).op() != Term.Op.LITERAL) {
            is(Sort.DATA_RANGE, term.part(1));
        }
        if (!term.name().isEmpty()) {
            isBound(term.name());
        }
    }

    private void ofEach(Term item) {
        if (item.op() != Term.Op.VARIABLE || !lists.contains(item.name())) {
            throw new TableException("\"...\" is not behind what stands for a list");
        }
        isBound(item.name());
        isOf(Sort.CLASS, item.name());
    }

    private Sort ofProperty(Term property) {
        if (property.op() == Term.Op.INVERSE) {
            is(Sort.OBJECT_PROPERTY, property.part(0));
            return Sort.OBJECT_PROPERTY;
        }
        Sort sort = Sort.of(property.name()) == Sort.DATA_PROPERTY ? Sort.DATA_PROPERTY : Sort.OBJECT_PROPERTY;
        is(sort, property);
        return sort;
    }

    private void is(Sort sort, Term term) {
        if (term.op() == Term.Op.INVERSE && sort == Sort.OBJECT_PROPERTY) {
            is(sort, term.part(0));
        } else if (term.op() == Term.Op.WITNESS && sort == Sort.INDIVIDUAL) {
            isIn(Place.AXIOM, "witness");
        } else if (term.op() != Term.Op.VARIABLE) {
            throw new TableException("there is something else in the place of " + sort.words);
        } else {
            isBound(term.name());
            isOf(sort, term.name());
            if (place == Place.CLASS && lists.contains(term.name())) {
                throw new TableException(term.name() + " stands for a list: \"...\" is missing");
            }
        }
    }

    private void isBound(String letter) {
        if (!bound.contains(letter)) {
            throw new TableException(letter + " is not one of its metavariables");
        }
    }

    private void isOf(Sort sort, String letter) {
        if (Sort.of(letter) != sort) {
            throw new TableException(letter + " stands for " + Sort.of(letter).words + ", in the place of "
                + sort.words);
        }
    }

    private void isIn(Place wanted, String word) {
        if (place != wanted) {
            throw new TableException("\"" + word + "\" is nothing in such a place");
        }
    }
}
