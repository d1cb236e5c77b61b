package org.paradl.engine.hermit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.paradl.Owl;
import org.semanticweb.HermiT.datatypes.DatatypeRegistry;
import org.semanticweb.HermiT.datatypes.MalformedLiteralException;
import org.semanticweb.HermiT.datatypes.UnsupportedDatatypeException;
import org.semanticweb.HermiT.model.Constant;
import org.semanticweb.owlapi.model.OWLDatatype;
import org.semanticweb.owlapi.model.OWLLiteral;
import org.semanticweb.owlapi.model.OWLObject;
import org.semanticweb.owlapi.model.OWLObjectVisitor;
import org.semanticweb.owlapi.util.OWLObjectWalker;
import org.semanticweb.owlapi.vocab.OWL2Datatype;

/**
 * The literals in OWL objects; and those whose text does not belong to their datatype, as {@code "abc"^^xsd:integer}.
 */
public final class Literals {
    /** How many bits the values of a bounded integer have, and whether one of them is for the sign. */
    private static final Map<OWL2Datatype, Integer> SIGNED = new EnumMap<>(Map.of(OWL2Datatype.XSD_LONG, 64,
        OWL2Datatype.XSD_INT, 32, OWL2Datatype.XSD_SHORT, 16, OWL2Datatype.XSD_BYTE, 8));
    private static final Map<OWL2Datatype, Integer> UNSIGNED = new EnumMap<>(Map.of(OWL2Datatype.XSD_UNSIGNED_LONG, 64,
        OWL2Datatype.XSD_UNSIGNED_INT, 32, OWL2Datatype.XSD_UNSIGNED_SHORT, 16, OWL2Datatype.XSD_UNSIGNED_BYTE, 8));

    private Literals() {
    }

    /** The literals in the object. */
    public static List<OWLLiteral> in(OWLObject object) {
        var literals = new ArrayList<OWLLiteral>();
        new OWLObjectWalker<>(Set.of(object)).walkStructure(new OWLObjectVisitor() {
            @Override
            public void visit(OWLLiteral literal) {
                literals.add(literal);
            }
        });
        return literals;
    }

    /** HermiT's way of writing a literal, read back. */
    static OWLLiteral of(Constant constant) {
        String text = constant.getLexicalForm();
        OWLDatatype datatype = Owl.FACTORY.getOWLDatatype(constant.getDatatypeURI());
        if (!datatype.isRDFPlainLiteral()) {
            return Owl.FACTORY.getOWLLiteral(text, datatype);
        }
        int at = text.lastIndexOf('@');
        return Owl.FACTORY.getOWLLiteral(text.substring(0, at), text.substring(at + 1));
    }

    /**
     * Whether the datatype is in the OWL 2 datatype map and the lexical form is outside its lexical space. A literal of
     * any other datatype is never ill-typed: nothing is known of its lexical space. White space around is let pass.
     *
     * @see <a href="https://www.w3.org/TR/owl2-syntax/#Datatype_Maps">OWL 2 syntax, section 4</a>
     */
    public static boolean isIllTyped(OWLLiteral literal) {
        if (literal.isRDFPlainLiteral() || literal.getDatatype().isString() || !literal.getDatatype().isBuiltIn()) {
            return false;
        }
        OWL2Datatype datatype = literal.getDatatype().getBuiltInDatatype();
        return datatype.isNumeric() ? !isNumber(literal.getLiteral().strip(), datatype) : isMalformed(literal);
    }

    /** HermiT is no help with numbers: it reads "300"^^xsd:byte as the integer 300. */
    private static boolean isNumber(String form, OWL2Datatype datatype) {
        if (datatype == OWL2Datatype.OWL_REAL || !datatype.isInLexicalSpace(form)) {
            return false;
        }
        if (SIGNED.containsKey(datatype)) {
            return new BigInteger(form).bitLength() < SIGNED.get(datatype);
        }
        return !UNSIGNED.containsKey(datatype) || new BigInteger(form).bitLength() <= UNSIGNED.get(datatype);
    }

    /** What it stands for, which is the same for 1 and 1.0; the literal itself where that is not known. */
    public static Object value(OWLLiteral literal) {
        return constant(literal).map(Constant::getDataValue).orElse(literal);
    }

    /** As HermiT has it; empty where it cannot read it. */
    static Optional<Constant> constant(OWLLiteral literal) {
        try {
            return Optional.of(literal.hasLang()
                ? Constant.create(literal.getLiteral() + '@' + literal.getLang(),
                    OWL2Datatype.RDF_PLAIN_LITERAL.getIRI().toString())
                : Constant.create(literal.getLiteral(), literal.getDatatype().getIRI().toString()));
        } catch (MalformedLiteralException | UnsupportedDatatypeException e) {
            return Optional.empty();
        }
    }

    private static boolean isMalformed(OWLLiteral literal) {
        try {
            DatatypeRegistry.parseLiteral(literal.getLiteral(), literal.getDatatype().getIRI().toString());
            return false;
        } catch (MalformedLiteralException e) {
            return true;
        } catch (UnsupportedDatatypeException e) {
            // rdfs:Literal, which has no lexical forms of its own.
            return false;
        }
    }
}
