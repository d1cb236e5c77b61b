package org.paradl.engine.elk;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Set;

import org.semanticweb.owlapi.model.OWLClassExpression;
import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** Of a reasoner what it says of the classes that have names, and nothing else. */
final class NamedClasses implements InvocationHandler {
    private static final Set<String> ANSWERED = Set.of("isConsistent", "isSatisfiable", "precomputeInferences",
        "isPrecomputed", "getUnsatisfiableClasses", "getSubClasses", "getSuperClasses", "getEquivalentClasses",
        "getTopClassNode", "getBottomClassNode", "interrupt", "dispose");

    private final OWLReasoner reasoner;

    private NamedClasses(OWLReasoner reasoner) {
        this.reasoner = reasoner;
    }

    /** What throws UnsupportedOperationException where it is asked anything else. */
    static OWLReasoner of(OWLReasoner reasoner) {
        return (OWLReasoner) Proxy.newProxyInstance(NamedClasses.class.getClassLoader(),
            new Class<?>[] {OWLReasoner.class}, new NamedClasses(reasoner));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return method.getName().equals("equals") ? proxy == arguments[0] : method.invoke(this, arguments);
        }
        boolean isNamed = arguments == null || Arrays.stream(arguments)
            .noneMatch(asked -> asked instanceof OWLClassExpression && ((OWLClassExpression) asked).isAnonymous());
        if (!ANSWERED.contains(method.getName()) || !isNamed) {
            throw new UnsupportedOperationException(method.getName() + " is about more than classes that have names");
        }
        try {
            return method.invoke(reasoner, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
