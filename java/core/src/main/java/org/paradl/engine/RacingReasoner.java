package org.paradl.engine;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;

import org.semanticweb.owlapi.reasoner.OWLReasoner;

/** What is called on this reasoner is asked of all runners at once; see {@link Race}. */
final class RacingReasoner implements InvocationHandler {
    private static final ExecutorService LANES = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "paradl-race");
        thread.setDaemon(true);
        return thread;
    });

    /** What no engine of a race leaves anything out of. */
    private static final Set<String> OF_CLASSES = Set.of("isConsistent", "isSatisfiable", "precomputeInferences", "isPrecomputed",
        "getUnsatisfiableClasses", "getSubClasses", "getSuperClasses", "getEquivalentClasses", "getTopClassNode",
        "getBottomClassNode");

    private final List<Runner> runners;
    private final Runner complete;
    private final Duration headStart;
    private final Consumer<Engine> winner;
    private Runner alone;

    /**
     * @param complete the one of them that leaves nothing out of individuals either
     * @param headStart of the first of them
     * @param winner is told who answered first
     */
    RacingReasoner(List<Runner> runners, Runner complete, Duration headStart, Consumer<Engine> winner) {
        this.runners = runners;
        this.complete = complete;
        this.headStart = headStart;
        this.winner = winner;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        switch (method.getName()) {
            case "hashCode": return System.identityHashCode(proxy);
            case "equals": return proxy == arguments[0];
            case "toString": return "race";
            case "interrupt": return each(Runner::stop);
            case "dispose": return each(runner -> LANES.execute(runner::dispose));
            default: return answer(method.getName(), (engine, reasoner) -> call(method, reasoner, arguments));
        }
    }

    private Object each(Consumer<Runner> command) {
        runners.forEach(command);
        return null;
    }

    private static Object call(Method method, OWLReasoner reasoner, Object[] arguments) {
        try {
            return method.invoke(reasoner, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException) {
                throw (RuntimeException) e.getCause();
            }
            if (e.getCause() instanceof Error) {
                throw (Error) e.getCause();
            }
            throw new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object answer(String question, BiFunction<Engine, OWLReasoner, Object> asked) {
        return OF_CLASSES.contains(question) ? first(!question.equals("isConsistent"), asked) : ofIndividuals(asked);
    }

    /** From the one that leaves nothing out. */
    <T> T ofIndividuals(BiFunction<Engine, OWLReasoner, T> question) {
        complete.ready();
        return complete.answer(question);
    }

    /** The same where the class hierarchy has to be known: what another found out of it is not found out again. */
    <T> T ofTypes(BiFunction<Engine, OWLReasoner, T> question) {
        if (alone == null || alone == complete) {
            return ofIndividuals(question);
        }
        alone.ready();
        return alone.answer((other, classified) -> ofIndividuals((engine, reasoner) -> {
            engine.learnClasses(reasoner, classified);
            return question.apply(engine, reasoner);
        }));
    }

    /**
     * The first answer; where all fail, the first failure.
     *
     * @param decides whether the winner goes on alone
     */
    private <T> T first(boolean decides, BiFunction<Engine, OWLReasoner, T> question) {
        if (alone != null) {
            alone.ready();
            return alone.answer(question);
        }
        var lanes = new ExecutorCompletionService<Answer<T>>(LANES);
        runners.forEach(Runner::ready);
        try {
            Answer<T> first = first(lanes, question);
            winner.accept(first.runner.engine());
            if (decides) {
                alone = first.runner;
            }
            return first.value;
        } finally {
            runners.stream().filter(runner -> runner != alone).forEach(Runner::stop);
        }
    }

    private <T> Answer<T> first(CompletionService<Answer<T>> lanes, BiFunction<Engine, OWLReasoner, T> question) {
        Throwable failure = null;
        for (int ended = 0, started = 0; ended < runners.size();) {
            if (started < runners.size()) {
                Runner next = runners.get(started++);
                lanes.submit(() -> new Answer<>(next, next.answer(question)));
            }
            try {
                Future<Answer<T>> answer = started < runners.size() ? lanes.poll(headStart.toMillis(), TimeUnit.MILLISECONDS)
                    : lanes.take();
                if (answer != null) {
                    ended++;
                    return answer.get();
                }
            } catch (InterruptedException e) {
                throw new Progress.Cancelled();
            } catch (ExecutionException e) {
                failure = moreTelling(failure, e.getCause());
            }
        }
        if (failure instanceof Error) {
            throw (Error) failure;
        }
        throw (RuntimeException) failure;
    }

    private static Throwable moreTelling(Throwable known, Throwable other) {
        return known == null || known instanceof Progress.Cancelled ? other : known;
    }

    private static final class Answer<T> {
        private final Runner runner;
        private final T value;

        Answer(Runner runner, T value) {
            this.runner = runner;
            this.value = value;
        }
    }
}
