package org.paradl.reason.solve;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.paradl.engine.Deadline;
import org.paradl.engine.choose.Engines;
import org.paradl.reason.theory.Solution;
import org.paradl.table.Table.Splitting;
import org.paradl.translate.Coverage;
import org.paradl.translate.Split;
import org.paradl.translate.Translator;

/** Translates, and covers what clashes, within the time for a search where that is limited. */
final class TimedSolver {
    private final Solver solver;
    private final Translator translator;
    private final Settings settings;
    private final Deadline progress;
    private final Consumer<String> warnings;
    private boolean coarse;

    /** @param warnings takes what is left out, and that the time was up */
    TimedSolver(Solver solver, Translator translator, Settings settings, Deadline progress,
            Consumer<String> warnings) {
        this.solver = solver;
        this.translator = translator;
        this.settings = settings;
        this.progress = progress;
        this.warnings = warnings;
    }

    /**
     * A solution.
     *
     * @param isFine whether nothing need be covered, where that can be told without a search for what is to be
     * @param wantsHierarchy whether the class hierarchy will be asked for in any case
     */
    Solution solution(BooleanSupplier isFine, boolean wantsHierarchy) {
        Solution initial = initial();
        if (!settings.table().guards() || splitsAll() && cannotClash(initial) || isFine.getAsBoolean()) {
            return initial;
        }
        return settings.search().isEmpty() ? solver.tolerant(initial, wantsHierarchy)
            : progress.within(settings.search().get(), () -> solver.tolerant(initial, wantsHierarchy))
                .orElseGet(this::everythingSplit);
    }

    private Solution initial() {
        progress.report("translate", 0, 0);
        Solution initial = solver.asIs(splitsAll() ? Split.allNames() : Split.nothing());
        progress.advise(Engines.instead(initial.theory().engine(), initial.translation().toReasonOver()).orElse(""));
        Coverage.groups(initial.translation().leftOut()).forEach(group -> warnings.accept("left out: " + group));
        progress.report("consistency", 0, 0);
        return initial;
    }

    private boolean splitsAll() {
        return settings.table().splitting() == Splitting.ALWAYS;
    }

    /** Where a guard would change nothing there is nothing hard, and the tolerance theorem promises a model. */
    private boolean cannotClash(Solution unguarded) {
        return !translator.guardsMatter(unguarded.translation(), unguarded.split());
    }

    /** Whatever the clashes are: with everything split there is none, and what follows still is sound. */
    private Solution everythingSplit() {
        coarse = true;
        warnings.accept("the time for the search was up, so every name was split:"
            + " what is answered follows, but more might; give more with --timeout");
        return solver.asIs(Split.everything());
    }

    /** Whether the time for the search was up, so that everything was split. */
    boolean isCoarse() {
        return coarse;
    }
}
