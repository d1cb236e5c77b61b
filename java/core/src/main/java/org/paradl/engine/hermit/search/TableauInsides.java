package org.paradl.engine.hermit.search;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicConcept;
import org.semanticweb.HermiT.tableau.DatatypeManager;
import org.semanticweb.HermiT.tableau.DependencySet;
import org.semanticweb.HermiT.tableau.ExtensionTable;
import org.semanticweb.HermiT.tableau.Node;
import org.semanticweb.HermiT.tableau.Tableau;

/** What HermiT's tableau keeps to its own package, or is asked for in many steps. */
public final class TableauInsides {
    private static final Method RUN = method("runCalculus");
    private static final Method BACK = method("backtrackTo", int.class);
    private static final Method POSITIVE = method("loadPositiveFact", Map.class, Atom.class, DependencySet.class);
    private static final Method NEGATIVE = method("loadNegativeFact", Map.class, Atom.class, DependencySet.class);
    private static final Field LAST_RESORT = field(Tableau.class, "m_nonbacktrackableBranchingPoint");
    private static final Field DATATYPES = field(Tableau.class, "m_datatypeManager");
    private static final Field CONJUNCTION = field(DatatypeManager.class, "m_conjunction");
    private static final Field LOOKED_AT = field(DatatypeManager.DConjunction.class, "m_usedVariables");

    private final Tableau tableau;

    public TableauInsides(Tableau tableau) {
        this.tableau = tableau;
    }

    /** Applies all rules; whether there is no clash then. */
    public boolean run() {
        return (boolean) call(RUN);
    }

    /** Takes back what was done since the branching point of that level was pushed, which stays. */
    public void backtrackTo(int level) {
        call(BACK, level);
    }

    /** Says the fact for these reasons; the map knows the nodes of terms, and will know them. */
    public void assume(Atom fact, Map<?, ?> nodes, DependencySet because) {
        call(POSITIVE, nodes, fact, because);
    }

    /** Denies the fact for these reasons. */
    public void deny(Atom fact, Map<?, ?> nodes, DependencySet because) {
        call(NEGATIVE, nodes, fact, because);
    }

    /** Lets a clash with choices of up to this level be the end. */
    public void endAt(int level) {
        try {
            LAST_RESORT.setInt(tableau, level);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The level up to which a clash is the end. */
    int lastResort() {
        return (int) get(LAST_RESORT, tableau);
    }

    /** The node whose data ranges were looked at last. */
    public Node lastOfData() {
        List<?> lookedAt = (List<?>) get(LOOKED_AT, get(CONJUNCTION, get(DATATYPES, tableau)));
        return ((DatatypeManager.DVariable) lookedAt.get(lookedAt.size() - 1)).getNode();
    }

    /** The classes that the node is labelled with. */
    public void forEachClass(Node node, Consumer<AtomicConcept> look) {
        forEachLabel(node, AtomicConcept.class, look);
    }

    /** The labels of that kind that the node has. */
    public <T> void forEachLabel(Node node, Class<T> kind, Consumer<T> look) {
        ExtensionTable.Retrieval labels = tableau.getExtensionManager().getBinaryExtensionTable()
            .createRetrieval(new boolean[] {false, true}, ExtensionTable.View.TOTAL);
        labels.getBindingsBuffer()[1] = node;
        for (labels.open(); !labels.afterLast(); labels.next()) {
            Object label = labels.getTupleBuffer()[0];
            if (kind.isInstance(label)) {
                look.accept(kind.cast(label));
            }
        }
    }

    private Object call(Method method, Object... arguments) {
        try {
            return method.invoke(tableau, arguments);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        } catch (InvocationTargetException e) {
            throw unchecked(e.getCause());
        }
    }

    private static Method method(String name, Class<?>... parameters) {
        try {
            Method method = Tableau.class.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method;
        } catch (NoSuchMethodException e) {
            throw another(e);
        }
    }

    static Object get(Field field, Object of) {
        try {
            return field.get(of);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static Field field(Class<?> owner, String name) {
        try {
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw another(e);
        }
    }

    static IllegalStateException another(ReflectiveOperationException e) {
        return new IllegalStateException("this HermiT is another than was built with", e);
    }

    /** What can be thrown as it is; of a cause that nobody declares. */
    public static RuntimeException unchecked(Throwable cause) {
        if (cause instanceof Error) {
            throw (Error) cause;
        }
        return cause instanceof RuntimeException ? (RuntimeException) cause : new IllegalStateException(cause);
    }
}
