package org.paradl.protege.driver;

import java.awt.Window;
import java.io.File;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;

import org.protege.editor.core.ui.preferences.PreferencesDialogPanel;
import org.protege.editor.core.ui.workspace.TabbedWorkspace;
import org.protege.editor.owl.OWLEditorKit;
import org.protege.editor.owl.model.OWLModelManager;
import org.protege.editor.owl.model.event.EventType;
import org.protege.editor.owl.model.inference.OWLReasonerManager;
import org.protege.editor.owl.model.inference.ReasonerStatus;
import org.semanticweb.owlapi.model.AddAxiom;
import org.semanticweb.owlapi.model.AddImport;
import org.semanticweb.owlapi.model.IRI;
import org.semanticweb.owlapi.model.OWLDataFactory;
import org.semanticweb.owlapi.model.OWLOntology;
import org.semanticweb.owlapi.model.OWLOntologyID;
import org.semanticweb.owlapi.reasoner.InferenceType;

/** What a user goes on to do: edits, changes the preferences, stops the reasoner, opens a second ontology, imports. */
final class Session {
    private final OWLEditorKit kit;
    private final OWLModelManager manager;
    private final OWLReasonerManager reasoners;
    private final OWLDataFactory factory;
    private final List<String> lines;

    Session(OWLEditorKit kit, List<String> lines) {
        this.kit = kit;
        this.manager = kit.getOWLModelManager();
        this.reasoners = manager.getOWLReasonerManager();
        this.factory = manager.getOWLDataFactory();
        this.lines = lines;
    }

    void run() throws Exception {
        OWLOntology zoo = manager.getActiveOntology();
        Screen.inSwing(() -> {
            String names = "http://example.org/zoo#";
            manager.applyChange(new AddAxiom(zoo, factory.getOWLClassAssertionAxiom(
                factory.getOWLClass(IRI.create(names + "Truck")),
                factory.getOWLNamedIndividual(IRI.create(names + "kitt")))));
            return null;
        });
        say("edited", "2 conflicts");
        start(ReasonerStatus.INITIALIZED);
        say("synchronized", "3 conflicts");

        choose("classical");
        stop();
        start(ReasonerStatus.INCONSISTENT);
        say("classical", "then says nothing");
        choose("adaptive");
        stop();
        start(ReasonerStatus.INITIALIZED);
        say("adaptive", "3 conflicts");

        choose("strong"); // the kind of inclusions
        stop();
        start(ReasonerStatus.INITIALIZED);
        say("strong inclusions", "5 conflicts");
        choose("as the logic says");
        choose("elk");
        stop();
        start(ReasonerStatus.INITIALIZED);
        say("elk", "3 conflicts");
        lines.add("elk: " + Screen.inSwing(this::warnings));
        choose("auto");
        stop();
        start(ReasonerStatus.INITIALIZED);
        say("auto", "3 conflicts");
        lines.add("auto: " + Screen.inSwing(this::warnings));

        OWLOntology second = Screen.inSwing(() -> manager.createNewOntology(
            new OWLOntologyID(IRI.create("http://example.org/second")),
            new File(System.getProperty("java.io.tmpdir"), "second.owl").toURI()));
        openTheTab(); // Protégé has opened another
        say("second ontology", "Start reasoner");
        start(ReasonerStatus.INITIALIZED);
        say("second ontology started", "No conflicts");
        Screen.inSwing(() -> {
            manager.applyChange(new AddImport(second,
                factory.getOWLImportsDeclaration(IRI.create("http://example.org/zoo"))));
            return null;
        });
        start(ReasonerStatus.INITIALIZED);
        say("second ontology with an import", "3 conflicts");
        Screen.inSwing(() -> {
            manager.setActiveOntology(zoo);
            return null;
        });
        openTheTab();
        say("first ontology again", "3 conflicts");
        stop();
        start(ReasonerStatus.INITIALIZED, EnumSet.noneOf(InferenceType.class));
        say("nothing computed ahead", "3 conflicts");
    }

    private void openTheTab() throws Exception {
        Screen.inSwing(() -> {
            TabbedWorkspace workspace = kit.getWorkspace();
            workspace.setSelectedTab(workspace.getWorkspaceTab("org.paradl.protege.ConflictsTab"));
            return null;
        });
    }

    /** Waits until the view says so, and writes down what it says. */
    private void say(String when, String wanted) throws Exception {
        Screen.until(when + ": " + wanted, () -> summary().contains(wanted));
        lines.add(when + ": " + Screen.inSwing(this::summary));
    }

    private String summary() {
        JLabel summary = Screen.find(kit.getWorkspace(), JLabel.class,
            label -> label.getParent().getClass().getSimpleName().equals("ConflictsView"));
        return summary == null ? "" : summary.getText();
    }

    private String warnings() {
        JTextArea warnings = Screen.find(kit.getWorkspace(), JTextArea.class,
            area -> area.getParent().getClass().getSimpleName().equals("ConflictsView"));
        return warnings == null ? "no warning" : warnings.getText();
    }

    private void start(ReasonerStatus expected) throws Exception {
        start(expected, EnumSet.allOf(InferenceType.class));
    }

    private void start(ReasonerStatus expected, Set<InferenceType> ahead) throws Exception {
        Screen.inSwing(() -> reasoners.classifyAsynchronously(ahead));
        Screen.until("the reasoner, " + expected, () -> reasoners.getReasonerStatus() == expected);
    }

    /** As Protégé's own Stop reasoner does. */
    private void stop() throws Exception {
        Screen.inSwing(() -> {
            reasoners.killCurrentReasoner();
            manager.fireEvent(EventType.REASONER_CHANGED);
            return null;
        });
        say("stopped", "Start reasoner");
    }

    /** Another logic, engine or kind of inclusions, in the preferences. */
    private void choose(String word) throws Exception {
        SwingUtilities.invokeLater(() -> PreferencesDialogPanel.showPreferencesDialog("Reasoner", kit));
        Screen.until("the preferences", () -> dialogs().anyMatch(dialog -> tabs(dialog) != null));
        JDialog dialog = Screen.inSwing(() -> dialogs().filter(each -> tabs(each) != null).findFirst().orElseThrow());
        Screen.inSwing(() -> {
            JTabbedPane tabs = tabs(dialog);
            tabs.setSelectedIndex(tabs.indexOfTab("ParaDL"));
            return null;
        });
        Screen.until("the panel", () -> box(dialog, word) != null);
        Screen.inSwing(() -> {
            lines.add("preferences: " + box(dialog, word).getSelectedItem());
            box(dialog, word).setSelectedItem(word);
            Screen.find(dialog, JButton.class, button -> "OK".equals(button.getText())).doClick();
            return null;
        });
        Screen.until("an end of the preferences", () -> !dialog.isShowing());
    }

    private static JTabbedPane tabs(JDialog dialog) {
        return Screen.find(dialog, JTabbedPane.class, tabs -> tabs.indexOfTab("ParaDL") >= 0);
    }

    private static JComboBox<?> box(JDialog dialog, String word) {
        return Screen.find(dialog, JComboBox.class, box -> IntStream.range(0, box.getItemCount())
            .anyMatch(i -> word.equals(box.getItemAt(i))));
    }

    private static Stream<JDialog> dialogs() {
        return Stream.of(Window.getWindows()).filter(JDialog.class::isInstance).map(JDialog.class::cast)
            .filter(JDialog::isShowing);
    }
}
