package org.paradl.engine;

import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.model.OWLObject;

/** What an OWL object is made of: the object itself, its expressions, and theirs, down to the names. */
public final class Parts {

    private Parts() {
    }

    /** Does something with each part. */
    public static void forEach(OWLObject whole, Consumer<OWLObject> action) {
        anyMatch(whole, part -> {
            action.accept(part);
            return false;
        });
    }

    /** Whether there is such a part. */
    public static boolean anyMatch(OWLObject whole, Predicate<OWLObject> wanted) {
        return wanted.test(whole)
            || !(whole instanceof OWLEntity) && whole.components().anyMatch(component -> anyMatchIn(component, wanted));
    }

    private static boolean anyMatchIn(Object component, Predicate<OWLObject> wanted) {
        if (component instanceof Collection) {
            return ((Collection<?>) component).stream().anyMatch(member -> anyMatchIn(member, wanted));
        }
        if (component instanceof Stream) { // OWLAPI gives the literals of an OWLDataOneOf so
            return ((Stream<?>) component).anyMatch(member -> anyMatchIn(member, wanted));
        }
        return component instanceof OWLObject && anyMatch((OWLObject) component, wanted);
    }
}
