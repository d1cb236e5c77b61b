package org.paradl.protege.driver;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.SwingUtilities;

import org.protege.editor.core.ProtegeManager;
import org.protege.editor.core.ui.workspace.TabbedWorkspace;
import org.protege.editor.owl.OWLEditorKit;
import org.protege.editor.owl.model.OWLEditorKitHook;
import org.protege.editor.owl.model.inference.OWLReasonerManager;
import org.protege.editor.owl.model.inference.ReasonerStatus;
import org.protege.editor.owl.ui.explanation.ExplanationService;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLAxiom;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLEntity;
import org.semanticweb.owlapi.reasoner.InferenceType;

/**
 * Does in a real Protégé what a user does: opens an ontology, chooses ParaDL, starts the reasoner, opens the tab Conflicts
 * and clicks on a conflict. Writes what is then to be seen, as a picture and as lines, and ends Protégé.
 */
public final class Driver extends OWLEditorKitHook {
    private static final int SECONDS = 120;

    @Override
    public void initialise() {
        var thread = new Thread(this::drive, "driver");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void dispose() {
        // the driver ends Protégé
    }

    private void drive() {
        Path report = Path.of(System.getProperty("driver.report"));
        var lines = new ArrayList<String>();
        try {
            see(lines);
        } catch (Exception | Error e) {
            lines.add("failed: " + e);
            for (StackTraceElement line : e.getStackTrace()) {
                lines.add("  at " + line);
            }
        }
        try {
            shoot();
            Files.write(report, lines);
        } catch (Exception e) {
            e.printStackTrace();
        }
        Runtime.getRuntime().halt(0);
    }

    private void see(List<String> lines) throws Exception {
        OWLEditorKit kit = getEditorKit();
        until("a window", () -> frame(kit) != null && frame(kit).isShowing());
        inSwing(() -> kit.handleLoadFrom(new File(System.getProperty("driver.ontology")).toURI()));
        inSwing(() -> {
            frame(kit).setBounds(0, 0, screen().width, screen().height);
            return null;
        });
        OWLReasonerManager reasoners = kit.getOWLModelManager().getOWLReasonerManager();
        inSwing(() -> {
            reasoners.setCurrentReasonerFactoryId("org.paradl.protege.Reasoner");
            return reasoners.classifyAsynchronously(EnumSet.allOf(InferenceType.class));
        });
        until("the reasoner", () -> reasoners.getReasonerStatus() == ReasonerStatus.INITIALIZED);
        lines.add("reasoner: " + reasoners.getCurrentReasonerName());
        TabbedWorkspace workspace = (TabbedWorkspace) kit.getWorkspace();
        inSwing(() -> {
            workspace.setSelectedTab(workspace.getWorkspaceTab("org.paradl.protege.ConflictsTab"));
            return null;
        });
        until("the reasons", () -> rows(tree(workspace, "LineTree")).stream().anyMatch(row -> row.contains("told false, because")));
        JTree conflicts = tree(workspace, "LineTree");
        rows(conflicts).forEach(row -> lines.add("conflict: " + row));
        inSwing(() -> {
            conflicts.setSelectionRow(0);
            return null;
        });
        OWLEntity selected = kit.getWorkspace().getOWLSelectionModel().getSelectedEntity();
        lines.add("selected: " + selected.getIRI().getShortForm());
        JTree hierarchy = tree(workspace, "OWLModelManagerTree", "OWLObjectTree");
        inSwing(() -> {
            for (int row = 0; row < hierarchy.getRowCount(); row++) {
                hierarchy.expandRow(row);
            }
            return null;
        });
        rows(hierarchy).forEach(row -> lines.add("inferred: " + row));
        lines.add("orange: " + inSwing(() -> orange(hierarchy)));
        lines.addAll(inSwing(() -> explained(kit)));
        Thread.sleep(2000); // until all is painted
    }

    /** What is behind the question mark of "tweety Type Flies". */
    private static List<String> explained(OWLEditorKit kit) {
        OWLDataFactory factory = kit.getOWLModelManager().getOWLDataFactory();
        String zoo = "http://example.org/zoo#";
        OWLAxiom flies = factory.getOWLClassAssertionAxiom(factory.getOWLClass(IRI.create(zoo + "Flies")),
            factory.getOWLNamedIndividual(IRI.create(zoo + "tweety")));
        ExplanationService paradl = kit.getOWLModelManager().getExplanationManager().getTeachers(flies).stream()
            .filter(service -> service.getName().startsWith("ParaDL")).findFirst().orElseThrow();
        JTree tree = (JTree) ((JScrollPane) paradl.explain(flies).getComponent(1)).getViewport().getView();
        return rows(tree).stream().map(row -> "explained: " + row).collect(Collectors.toList());
    }

    private static JFrame frame(OWLEditorKit kit) {
        return ProtegeManager.getInstance().getFrame(kit.getWorkspace());
    }

    private static Rectangle screen() {
        return new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
    }

    private static void shoot() throws Exception {
        ImageIO.write(new Robot().createScreenCapture(screen()), "png", new File(System.getProperty("driver.picture")));
    }

    private static List<String> rows(JTree tree) {
        var rows = new ArrayList<String>();
        for (int row = 0; tree != null && row < tree.getRowCount(); row++) {
            rows.add("  ".repeat(tree.getPathForRow(row).getPathCount()) + tree.getPathForRow(row).getLastPathComponent());
        }
        return rows;
    }

    /** The lines that are painted in the colour of conflicts. */
    private static List<String> orange(JTree tree) {
        var orange = new ArrayList<String>();
        for (int row = 0; row < tree.getRowCount(); row++) {
            Object node = tree.getPathForRow(row).getLastPathComponent();
            Component line = tree.getCellRenderer().getTreeCellRendererComponent(tree, node, false, true, false, row, false);
            if (line.getForeground().equals(new Color(0xC2410C))) {
                orange.add(rows(tree).get(row).trim());
            }
        }
        return orange;
    }

    /** The tree of such a class that is to be seen. */
    private static JTree tree(Container within, String... classes) {
        for (Component part : within.getComponents()) {
            if (part instanceof JTree && part.isShowing() && List.of(classes).contains(part.getClass().getSimpleName())) {
                return (JTree) part;
            }
            JTree found = part instanceof Container ? tree((Container) part, classes) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static void until(String what, BooleanSupplier done) throws Exception {
        for (int tenths = 0; !inSwing(done::getAsBoolean); tenths++) {
            if (tenths == 10 * SECONDS) {
                throw new IllegalStateException("still no sign of " + what + "; there are "
                    + List.of(java.awt.Window.getWindows()).stream().filter(Component::isShowing).map(Component::toString)
                        .collect(Collectors.joining(", ")));
            }
            Thread.sleep(100);
        }
    }

    private static <T> T inSwing(Callable<T> work) throws Exception {
        var result = new AtomicReference<T>();
        var failure = new AtomicReference<Exception>();
        SwingUtilities.invokeAndWait(() -> {
            try {
                result.set(work.call());
            } catch (Exception e) {
                failure.set(e);
            }
        });
        if (failure.get() != null) {
            throw failure.get();
        }
        return result.get();
    }
}
