package org.paradl.openllet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLEquivalentObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLInverseObjectPropertiesAxiom;
import org.semanticweb.owlapi.model.OWLObjectProperty;
import org.semanticweb.owlapi.model.OWLObjectPropertyExpression;
import org.semanticweb.owlapi.model.OWLSubObjectPropertyOfAxiom;
import org.semanticweb.owlapi.model.OWLSubPropertyChainOfAxiom;
import org.semanticweb.owlapi.model.OWLTransitiveObjectPropertyAxiom;

/**
 * Chains, transitive properties among them, on which Openllet (2.6.5) does not go all the way: each link but the last
 * it takes for one step. Where one may be many, as r in {@code r o s -> r}, it misses what follows, unless another
 * chain leads the same way with the many at its end, as of two transitive properties or with a transitive s.
 */
final class NestedChains {
    private final List<Chain> chains = new ArrayList<>();
    private final Map<OWLObjectProperty, Set<OWLObjectProperty>> below = new HashMap<>();

    private NestedChains(Collection<? extends OWLAxiom> axioms) {
        axioms.forEach(this::add);
    }

    /** The links of an axiom, and the property that they lead into. */
    private static final class Chain {
        private final OWLAxiom axiom;
        private final List<OWLObjectProperty> links;
        private final OWLObjectProperty into;

        Chain(OWLAxiom axiom, List<OWLObjectPropertyExpression> links, OWLObjectPropertyExpression into) {
            this.axiom = axiom;
            this.links = links.stream().map(OWLObjectPropertyExpression::getNamedProperty).collect(Collectors.toList());
            this.into = into.getNamedProperty();
        }

        OWLObjectProperty last() {
            return links.get(links.size() - 1);
        }

        boolean isTransitivity() {
            return links.equals(List.of(into, into));
        }
    }

    static Set<OWLAxiom> of(Collection<? extends OWLAxiom> axioms) {
        var nested = new NestedChains(axioms);
        return nested.chains.stream().filter(chain -> !nested.isWalked(chain)).map(chain -> chain.axiom)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void add(OWLAxiom axiom) {
        if (axiom instanceof OWLSubPropertyChainOfAxiom) {
            var chain = (OWLSubPropertyChainOfAxiom) axiom;
            chains.add(new Chain(axiom, chain.getPropertyChain(), chain.getSuperProperty()));
        } else if (axiom instanceof OWLTransitiveObjectPropertyAxiom) {
            var property = ((OWLTransitiveObjectPropertyAxiom) axiom).getProperty();
            chains.add(new Chain(axiom, List.of(property, property), property));
        } else if (axiom instanceof OWLSubObjectPropertyOfAxiom) {
            var inclusion = (OWLSubObjectPropertyOfAxiom) axiom;
            below(inclusion.getSuperProperty().getNamedProperty())
                .add(inclusion.getSubProperty().getNamedProperty());
        } else if (axiom instanceof OWLEquivalentObjectPropertiesAxiom
            || axiom instanceof OWLInverseObjectPropertiesAxiom) {
            Set<OWLObjectProperty> all = axiom.objectPropertiesInSignature().collect(Collectors.toSet());
            all.forEach(one -> below(one).addAll(all));
        }
    }

    private Set<OWLObjectProperty> below(OWLObjectProperty property) {
        return below.computeIfAbsent(property, p -> new HashSet<>());
    }

    private boolean isWalked(Chain chain) {
        return chain.links.subList(0, chain.links.size() - 1).stream().allMatch(link -> {
            Set<OWLObjectProperty> some = andBelow(link);
            return chains.stream().filter(other -> some.contains(other.into))
                .allMatch(other -> link.equals(chain.into) && isWalked(chain, other));
        });
    }

    /** Whether what another chain makes of the first link can be walked by the two the other way round. */
    private boolean isWalked(Chain chain, Chain other) {
        boolean endsInItself = other.into.equals(chain.into) && other.last().equals(chain.into);
        if (chain.isTransitivity()) {
            return other.isTransitivity() || endsInItself;
        }
        boolean isRepeated = chain.links.size() == 2 && chains.stream()
            .anyMatch(each -> each.isTransitivity() && each.into.equals(chain.last()));
        return isRepeated && (other.links.equals(chain.links) && other.into.equals(chain.into) || endsInItself);
    }

    private Set<OWLObjectProperty> andBelow(OWLObjectProperty property) {
        var all = new LinkedHashSet<OWLObjectProperty>(Set.of(property));
        List<OWLObjectProperty> open = new ArrayList<>(all);
        for (int next = 0; next < open.size(); next++) {
            below.getOrDefault(open.get(next), Set.of()).stream().filter(all::add).forEach(open::add);
        }
        return all;
    }
}
