package org.paradl.engine.hermit;

import java.util.Base64;

import org.semanticweb.HermiT.datatypes.DatatypeHandler;
import org.semanticweb.HermiT.datatypes.DatatypeRegistry;
import org.semanticweb.HermiT.datatypes.MalformedLiteralException;
import org.semanticweb.HermiT.datatypes.binarydata.BinaryData;
import org.semanticweb.HermiT.datatypes.binarydata.BinaryDataDatatypeHandler;
import org.semanticweb.HermiT.datatypes.binarydata.BinaryDataType;

/** Values of xsd:base64Binary, which HermiT (1.4.5.519) takes for values of xsd:hexBinary (BinaryData). */
final class Base64Values extends BinaryDataDatatypeHandler {

    private Base64Values() {
    }

    /** For all of HermiT. */
    static void teach() {
        Registry.put(new Base64Values());
    }

    @Override
    public Object parseLiteral(String text, String datatype) throws MalformedLiteralException {
        Object value = super.parseLiteral(text, datatype);
        return XSD_BASE_64_BINARY.equals(datatype) ? new BinaryData(BinaryDataType.BASE_64_BINARY,
            Base64.getDecoder().decode(text.replaceAll("\\s", ""))) : value;
    }

    /** Where HermiT does not let one datatype be handled twice. */
    private static final class Registry extends DatatypeRegistry {
        static void put(DatatypeHandler handler) {
            synchronized (s_handlersByDatatypeURI) {
                s_handlersByDatatypeURI.put(XSD_BASE_64_BINARY, handler);
            }
        }
    }
}
