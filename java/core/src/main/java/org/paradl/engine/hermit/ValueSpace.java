package org.paradl.engine.hermit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.semanticweb.HermiT.datatypes.DatatypeRegistry;
import org.semanticweb.HermiT.datatypes.UnsupportedDatatypeException;
import org.semanticweb.HermiT.datatypes.UnsupportedFacetException;
import org.semanticweb.HermiT.datatypes.ValueSpaceSubset;
import org.semanticweb.HermiT.model.Constant;
import org.semanticweb.HermiT.model.DatatypeRestriction;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLDatatypeRestriction;
import org.semanticweb.owlapi.model.OWLFacetRestriction;

/** The values that a datatype has, as it is or within facets. Immutable. */
public final class ValueSpace {
    private final ValueSpaceSubset values;

    private ValueSpace(ValueSpaceSubset values) {
        this.values = values;
    }

    /** Empty where HermiT does not know the datatype. */
    public static Optional<ValueSpace> of(OWLDatatype datatype) {
        return of(datatype, List.of());
    }

    /** Empty where HermiT does not know the datatype, or such facets of it. */
    public static Optional<ValueSpace> of(OWLDatatypeRestriction range) {
        return of(range.getDatatype(), range.facetRestrictionsAsList());
    }

    private static Optional<ValueSpace> of(OWLDatatype datatype, List<OWLFacetRestriction> facets) {
        var names = new ArrayList<String>();
        var values = new ArrayList<Constant>();
        for (OWLFacetRestriction facet : facets) {
            names.add(facet.getFacet().getIRI().toString());
            Literals.constant(facet.getFacetValue()).ifPresent(values::add);
        }
        if (values.size() < names.size()) {
            return Optional.empty();
        }
        DatatypeRestriction range = DatatypeRestriction.create(datatype.getIRI().toString(),
            names.toArray(String[]::new), values.toArray(Constant[]::new));
        try {
            DatatypeRegistry.validateDatatypeRestriction(range);
            return Optional.of(new ValueSpace(DatatypeRegistry.createValueSpaceSubset(range)));
        } catch (UnsupportedDatatypeException | UnsupportedFacetException e) {
            return Optional.empty();
        }
    }

    /** @param value what a literal stands for, as {@link Literals#value} has it */
    public boolean has(Object value) {
        return values.containsDataValue(value);
    }
}
