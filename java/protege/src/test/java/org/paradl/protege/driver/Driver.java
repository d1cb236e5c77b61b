package org.paradl.protege.driver;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;

import javax.swing.JScrollPane;
import javax.swing.JTree;

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
 * Does in a real Protégé what a user does: opens an ontology, chooses ParaDL, starts the reasoner, opens the tab
 * Conflicts and clicks on a conflict; then what {@link Session} does. Writes what is to be seen, as a picture and as
 * lines, and ends Protégé.
 */
public final class Driver extends OWLEditorKitHook {
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
            Files.write(report, lines);
        } catch (Exception e) {
            e.printStackTrace();
        }
        Runtime.getRuntime().halt(0);
    }

    private void see(List<String> lines) throws Exception {
        OWLEditorKit kit = getEditorKit();
        Screen.until("a window", () -> Screen.frame(kit) != null && Screen.frame(kit).isShowing());
        Screen.inSwing(() -> kit.handleLoadFrom(new File(System.getProperty("driver.ontology")).toURI()));
        Screen.inSwing(() -> {
            Screen.frame(kit).setBounds(0, 0, Screen.screen().width, Screen.screen().height);
            return null;
        });
        OWLReasonerManager reasoners = kit.getOWLModelManager().getOWLReasonerManager();
        Screen.inSwing(() -> {
            reasoners.setCurrentReasonerFactoryId("org.paradl.protege.Reasoner");
            return reasoners.classifyAsynchronously(EnumSet.allOf(InferenceType.class));
        });
        Screen.until("the reasoner", () -> reasoners.getReasonerStatus() == ReasonerStatus.INITIALIZED);
        lines.add("reasoner: " + reasoners.getCurrentReasonerName());
        TabbedWorkspace workspace = (TabbedWorkspace) kit.getWorkspace();
        Screen.inSwing(() -> {
            workspace.setSelectedTab(workspace.getWorkspaceTab("org.paradl.protege.ConflictsTab"));
            return null;
        });
        Screen.until("the reasons", () -> Screen.rows(Screen.tree(workspace, "LineTree")).stream()
            .anyMatch(row -> row.contains("told false, because")));
        JTree conflicts = Screen.tree(workspace, "LineTree");
        Screen.rows(conflicts).forEach(row -> lines.add("conflict: " + row));
        Screen.inSwing(() -> {
            conflicts.setSelectionRow(0);
            return null;
        });
        OWLEntity selected = kit.getWorkspace().getOWLSelectionModel().getSelectedEntity();
        lines.add("selected: " + selected.getIRI().getShortForm());
        JTree hierarchy = Screen.tree(workspace, "OWLModelManagerTree", "OWLObjectTree");
        Screen.inSwing(() -> {
            for (int row = 0; row < hierarchy.getRowCount(); row++) {
                hierarchy.expandRow(row);
            }
            return null;
        });
        Screen.rows(hierarchy).forEach(row -> lines.add("inferred: " + row));
        lines.add("orange: " + Screen.inSwing(() -> Screen.orange(hierarchy)));
        lines.addAll(Screen.inSwing(() -> explained(kit)));
        Thread.sleep(2000); // until all is painted
        Screen.shoot();
        new Session(kit, lines).run();
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
        return Screen.rows(tree).stream().map(row -> "explained: " + row).collect(Collectors.toList());
    }
}
