package org.paradl.engine.hermit.search;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.semanticweb.HermiT.model.Atom;
import org.semanticweb.HermiT.model.AtomicRole;
import org.semanticweb.HermiT.model.DLClause;
import org.semanticweb.HermiT.model.NodeIDLessEqualThan;
import org.semanticweb.HermiT.model.Variable;
import org.semanticweb.HermiT.tableau.DLClauseEvaluator;
import org.semanticweb.HermiT.tableau.ExtensionManager;
import org.semanticweb.HermiT.tableau.ExtensionTable;
import org.semanticweb.HermiT.tableau.Node;

/**
 * Ends the search for more successors than there may be as soon as it is in vain.
 *
 * <p>For {@code r max n} HermiT (1.4.5.519) looks for n + 1 successors with ascending numbers, or n + 1 times the same
 * (which it needs where there are nominals). It tries all that do not descend, and looks at the end whether they
 * ascend: of n successors there are exponentially many such lists. Here the first two decide which of both it is, and
 * in an ascending list each has to have as many successors with smaller and with greater numbers beside it as there are
 * places before and after.
 */
final class AtMostClauses {

    private AtMostClauses() {
    }

    /** @param workers what HermiT has compiled the body of the clause into; changed here */
    static void prune(List<DLClauseEvaluator.Worker> workers, DLClause clause, List<Variable> variables,
            Object[] values, Supplier<ExtensionManager> extensions) {
        List<Atom> comparisons = Stream.of(clause.getBodyAtoms())
            .filter(atom -> atom.getDLPredicate().equals(NodeIDLessEqualThan.INSTANCE)).collect(Collectors.toList());
        if (comparisons.isEmpty()) {
            return;
        }
        Successors successors = Successors.of(clause, comparisons.get(0), variables, values, extensions);
        Inside.replace(workers, comparisons.stream().map(atom -> new Pair(atom, comparisons, variables))
            .collect(Collectors.toList()), values, successors);
    }

    /** Two neighbours in the list. */
    private static final class Pair {
        final int left;
        final int right;
        /** How many are in the list before the left one. */
        final int before;
        /** How many are in the list after the right one. */
        final int after;

        Pair(Atom comparison, List<Atom> all, List<Variable> variables) {
            left = variables.indexOf(comparison.getArgumentVariable(0));
            right = variables.indexOf(comparison.getArgumentVariable(1));
            before = before(comparison, all);
            after = all.size() - 1 - before;
        }

        private static int before(Atom comparison, List<Atom> all) {
            return all.stream().filter(other -> other.getArgument(1).equals(comparison.getArgument(0))).findFirst()
                .map(other -> 1 + before(other, all)).orElse(0);
        }
    }

    /** Those among whom the list is looked for. */
    private static final class Successors {
        private final AtomicRole role;
        private final boolean isForwards;
        private final int owner;
        private final Object[] values;
        private final Supplier<ExtensionManager> extensions;
        private ExtensionTable.Retrieval retrieval;

        private Successors(AtomicRole role, boolean isForwards, int owner, Object[] values,
                Supplier<ExtensionManager> extensions) {
            this.role = role;
            this.isForwards = isForwards;
            this.owner = owner;
            this.values = values;
            this.extensions = extensions;
        }

        static Successors of(DLClause clause, Atom comparison, List<Variable> variables, Object[] values,
                Supplier<ExtensionManager> extensions) {
            Variable successor = comparison.getArgumentVariable(0);
            Atom atom = Stream.of(clause.getBodyAtoms()).filter(a -> a.getDLPredicate() instanceof AtomicRole)
                .filter(a -> a.containsVariable(successor)).findFirst().orElseThrow();
            boolean isForwards = successor.equals(atom.getArgumentVariable(1));
            return new Successors((AtomicRole) atom.getDLPredicate(), isForwards,
                variables.indexOf(atom.getArgumentVariable(isForwards ? 0 : 1)), values, extensions);
        }

        /**
         * Whether there are so many with a smaller number than the left one, and so many with a greater than the right.
         */
        boolean areEnough(Pair pair, int left, int right) {
            int before = pair.before;
            int after = pair.after;
            for (open(); !retrieval.afterLast() && (before > 0 || after > 0); retrieval.next()) {
                int number = ((Node) retrieval.getTupleBuffer()[isForwards ? 2 : 1]).getNodeID();
                before -= number < left ? 1 : 0;
                after -= number > right ? 1 : 0;
            }
            return before <= 0 && after <= 0;
        }

        private void open() {
            if (retrieval == null) {
                retrieval = extensions.get().getTernaryExtensionTable().createRetrieval(
                    new boolean[] {true, isForwards, !isForwards}, ExtensionTable.View.TOTAL);
            }
            retrieval.getBindingsBuffer()[0] = role;
            retrieval.getBindingsBuffer()[isForwards ? 1 : 2] = values[owner];
            retrieval.open();
        }
    }

    /** Sees what HermiT keeps to its evaluators. */
    private abstract static class Inside extends DLClauseEvaluator {
        private static final long serialVersionUID = 1L;

        private Inside() {
            super(null, null, null, null, null, null, null, null);
        }

        static void replace(List<Worker> workers, List<Pair> pairs, Object[] values, Successors successors) {
            int next = 0;
            for (int i = 0; i < workers.size(); i++) {
                if (workers.get(i) instanceof BranchIfNotNodeIDLessEqualThan) {
                    int address = ((BranchingWorker) workers.get(i)).getBranchingAddress();
                    workers.set(i, new Comparison(address, values, pairs.get(0), pairs.get(next++), successors));
                }
            }
        }

        private static final class Comparison implements BranchingWorker {
            private final Object[] values;
            private final Pair first;
            private final Pair pair;
            private final Successors successors;
            private int otherwise;

            Comparison(int otherwise, Object[] values, Pair first, Pair pair, Successors successors) {
                this.otherwise = otherwise;
                this.values = values;
                this.first = first;
                this.pair = pair;
                this.successors = successors;
            }

            @Override
            public int execute(int programCounter) {
                int left = number(pair.left);
                int right = number(pair.right);
                boolean isInVain = left > right || left == right != (number(first.left) == number(first.right))
                    || left < right && !successors.areEnough(pair, left, right);
                return isInVain ? otherwise : programCounter + 1;
            }

            private int number(int variable) {
                return ((Node) values[variable]).getNodeID();
            }

            @Override
            public int getBranchingAddress() {
                return otherwise;
            }

            @Override
            public void setBranchingAddress(int address) {
                otherwise = address;
            }
        }
    }
}
