package org.paradl.engine.choose;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.paradl.Excerpt;
import org.paradl.ParadlException;
import org.paradl.engine.Engine;
import org.paradl.engine.elk.BoundedElk;
import org.semanticweb.owlapi.model.OWLAxiom;

/** The engines on the class path, and which of them fits what is to be reasoned over. */
public final class Engines {
    private static final List<Engine> INSTALLED = load();
    private static final int AXIOMS_NAMED = 3;
    /** From about this many logical axioms on ELK is worth the 0.2 s that its classes and threads take to start. */
    private static final int LARGE = 500;
    /** From about this many on ELK is worth being asked several times, and others now and then. */
    private static final int VAST = 5000;
    /** One of how many axioms is not too many to leave out, where all of them take too long. */
    private static final int FEW = 10;

    private Engines() {
    }

    /** An engine and what the user should know of its choice. */
    public static final class Choice {
        private final Engine engine;
        private final List<OWLAxiom> beyond;
        private final List<OWLAxiom> beyondFew;
        private final List<String> notes;

        /**
         * @param beyond what the engine leaves out or takes only in part
         * @param beyondFew what is left out by the thorough engine that stands beside it
         */
        private Choice(Engine engine, List<OWLAxiom> beyond, List<OWLAxiom> beyondFew, List<String> notes) {
            this.engine = engine;
            this.beyond = List.copyOf(beyond);
            this.beyondFew = List.copyOf(beyondFew);
            this.notes = List.copyOf(notes);
        }

        private Choice noting(String note) {
            return new Choice(engine, beyond, beyondFew, List.of(note));
        }

        public Engine engine() {
            return engine;
        }

        /**
         * One line each: the axioms that the engine leaves out, as the user wrote them.
         *
         * @param sourcesOf what the user wrote, of which an axiom is the translation; nothing for what stands by itself
         */
        public List<String> warnings(Function<OWLAxiom, Set<OWLAxiom>> sourcesOf) {
            var warnings = new ArrayList<String>();
            if (!beyond.isEmpty()) {
                boolean errs = engine.errsBeyondReach();
                warnings.add((errs ? "answers may be missing or wrong, as " : "answers may be missing, as ")
                    + engine.name() + (errs ? " leaves out or gets wrong " : " leaves out or takes only in part ")
                    + these(beyond, sourcesOf));
            }
            if (!beyondFew.isEmpty()) {
                warnings.add("answers to single questions, conflicts and justifications may be missing, as "
                    + engine.forFew().name() + ", which finds them beside " + engine.name() + ", leaves out "
                    + these(beyondFew, sourcesOf));
            }
            warnings.addAll(notes);
            return warnings;
        }

        private static String these(List<OWLAxiom> axioms, Function<OWLAxiom, Set<OWLAxiom>> sourcesOf) {
            Set<OWLAxiom> written = new TreeSet<>();
            axioms.forEach(axiom -> written.addAll(sourcesOf.apply(axiom).isEmpty() ? Set.of(axiom)
                : sourcesOf.apply(axiom)));
            return "these axioms (" + written.size() + "): " + written.stream().limit(AXIOMS_NAMED)
                .map(axiom -> Excerpt.of(axiom.toString())).collect(Collectors.joining("; "))
                + (written.size() > AXIOMS_NAMED ? "; …" : "");
        }
    }

    /** The engines on the class path. */
    public static List<Engine> installed() {
        return INSTALLED;
    }

    /**
     * The engine with that name, in any case.
     *
     * @throws ParadlException where it is not installed (UNSUPPORTED) or not known at all (USAGE)
     */
    public static Engine byName(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return find(wanted).orElseThrow(() -> absent(wanted));
    }

    /**
     * The engine for these axioms: the wanted one, or for {@code auto} ELK where it is complete for them and they are
     * many or HermiT refuses some, or {@linkplain BoundedElk between bounds}, for what is asked of classes; else
     * HermiT, which Openllet joins where it is installed and HermiT takes long, or leads where {@link Experience} tells
     * that it is faster, else Openllet where it leaves out fewer of them; or for {@code race} the first two of these
     * that leave out none; the second may leave out facts of individuals.
     *
     * @param leavesOut whether HermiT leaves out the axioms that it refuses to start over; it is not started over
     *     otherwise
     * @throws ParadlException as {@link #byName}
     */
    public static Choice choose(String wanted, Collection<? extends OWLAxiom> axioms, boolean leavesOut) {
        return choose(wanted, axioms, leavesOut, Experience::shipped);
    }

    /** @param experience what was measured, read only where it is asked for */
    static Choice choose(String wanted, Collection<? extends OWLAxiom> axioms, boolean leavesOut,
            Supplier<Experience> experience) {
        if (wanted.equalsIgnoreCase("auto")) {
            return fitting(axioms, leavesOut, experience);
        }
        if (wanted.equalsIgnoreCase("race")) {
            return race(axioms, leavesOut, experience);
        }
        Engine named = byName(wanted);
        Engine engine = leavesOut || !named.isThorough() ? named.accepting(axioms) : named;
        return choice(engine, axioms);
    }

    /** The one that is asked of a few axioms where this one is wanted, as {@link Engine#forFew} has it. */
    public static String forFew(String wanted) {
        return find(wanted.toLowerCase(Locale.ROOT)).map(engine -> engine.forFew().name()).orElse(wanted);
    }

    /** What to try where this takes an engine too long: ELK, if of many axioms it leaves out but few. */
    public static Optional<String> instead(Engine engine, Collection<? extends OWLAxiom> axioms) {
        if (engine.name().equals("elk") || !isLarge(axioms)) {
            return Optional.empty();
        }
        long all = axioms.stream().filter(OWLAxiom::isLogicalAxiom).count();
        int beyond = byName("elk").beyondReach(axioms).size();
        return beyond <= all / FEW ? Optional.of("use --reasoner elk, which leaves out " + beyond + " of " + all
            + " axioms") : Optional.empty();
    }

    private static Choice race(Collection<? extends OWLAxiom> axioms, boolean leavesOut,
            Supplier<Experience> experience) {
        Choice fitting = fitting(axioms, leavesOut, experience);
        Engine first = fitting.engine();
        Stream<Engine> others = Stream.of("hermit", "openllet").flatMap(name -> find(name).stream())
            .filter(engine -> first instanceof Race || !engine.name().equals(first.name()))
            .map(engine -> engine.accepting(axioms));
        List<Engine> complete = Stream.concat(Stream.of(first).filter(engine -> !(engine instanceof Race)), others)
            .filter(engine -> engine.coversClasses(axioms)).limit(2).collect(Collectors.toList());
        if (complete.size() == 2 && complete.get(0).covers(axioms)) {
            return complete(Race.together(complete.get(0), complete.get(1)));
        }
        String why = find("openllet").isPresent() ? "no other covers every axiom"
            : "openllet is not installed (pip install paradl-openllet)";
        return fitting.noting("nothing to race: " + fitting.engine().name() + " runs alone, as " + why);
    }

    private static Choice fitting(Collection<? extends OWLAxiom> axioms, boolean leavesOut,
            Supplier<Experience> experience) {
        Engine elk = byName("elk");
        if (isLarge(axioms) && elk.covers(axioms)) {
            return choice(leavesOut ? elk.accepting(axioms) : elk, axioms);
        }
        Choice choice = thorough(axioms, leavesOut, experience);
        var bounded = new BoundedElk(choice.engine.forFew());
        return choice.beyond.isEmpty() && hasAtLeast(VAST, axioms) && bounded.coversClasses(axioms)
            ? complete(Race.ledBy(bounded, choice.engine, Race.PATIENCE)) : choice;
    }

    private static Choice thorough(Collection<? extends OWLAxiom> axioms, boolean leavesOut,
            Supplier<Experience> experience) {
        Engine hermit = byName("hermit").accepting(axioms);
        if (!hermit.refused(axioms).isEmpty()) {
            Optional<Engine> complete = Stream.of("openllet", "elk").flatMap(name -> find(name).stream())
                .filter(engine -> engine.covers(axioms)).findFirst();
            if (!leavesOut) {
                return complete(complete.orElse(byName("hermit"))); // HermiT refuses, and says what
            }
            if (complete.isPresent()) {
                return choice(complete.get().accepting(axioms), axioms);
            }
        }
        return find("openllet").map(engine -> thorough(hermit, engine, axioms, experience))
            .orElseGet(() -> choice(hermit, axioms));
    }

    private static Choice thorough(Engine hermit, Engine openllet, Collection<? extends OWLAxiom> axioms,
            Supplier<Experience> experience) {
        Choice withHermit = choice(hermit, axioms);
        if (!withHermit.beyond.isEmpty()) {
            Choice withOpenllet = choice(openllet, axioms);
            return withOpenllet.beyond.size() < withHermit.beyond.size() ? withOpenllet : withHermit;
        }
        OptionalDouble headStart = isLarge(axioms)
            ? experience.get().headStart(openllet.name(), hermit.name(), Features.of(axioms)) : OptionalDouble.empty();
        return headStart.isPresent() && openllet.coversClasses(axioms)
            ? complete(Race.ledBy(openllet, hermit, seconds(headStart.getAsDouble())))
            : complete(Race.relieved(hermit, openllet));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis((long) (seconds * 1000));
    }

    private static Choice complete(Engine engine) {
        return new Choice(engine, List.of(), List.of(), List.of());
    }

    private static Choice choice(Engine engine, Collection<? extends OWLAxiom> axioms) {
        List<OWLAxiom> beyondFew = engine.isThorough() ? List.of() : engine.forFew().refused(axioms);
        return new Choice(engine, engine.beyondReach(axioms), beyondFew, List.of());
    }

    private static boolean isLarge(Collection<? extends OWLAxiom> axioms) {
        return hasAtLeast(LARGE, axioms);
    }

    private static boolean hasAtLeast(int number, Collection<? extends OWLAxiom> axioms) {
        return axioms.stream().filter(OWLAxiom::isLogicalAxiom).limit(number).count() == number;
    }

    private static Optional<Engine> find(String name) {
        return INSTALLED.stream().filter(engine -> engine.name().equals(name)).findFirst();
    }

    private static ParadlException absent(String name) {
        if (name.equals("openllet")) {
            return new ParadlException(ParadlException.Kind.UNSUPPORTED, "the reasoner openllet is not installed",
                "pip install paradl-openllet (AGPL-3.0), or use --reasoner hermit");
        }
        String names = INSTALLED.stream().map(Engine::name).sorted().collect(Collectors.joining(", "));
        return new ParadlException(ParadlException.Kind.USAGE, "there is no reasoner " + name,
            "use auto, race or one of " + names);
    }

    private static List<Engine> load() {
        List<Engine> engines = new ArrayList<>();
        ServiceLoader.load(Engine.class, Engines.class.getClassLoader()).forEach(engines::add);
        return List.copyOf(engines);
    }
}
