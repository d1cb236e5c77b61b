package org.paradl.protege;

import java.awt.BorderLayout;
import java.util.List;

import javax.swing.JComboBox;
import javax.swing.JLabel;

import org.protege.editor.core.ui.preferences.PreferencesLayoutPanel;
import org.protege.editor.owl.ui.preferences.OWLPreferencesPanel;

/** Under Preferences, Reasoner, ParaDL: the logic, the engine and how inclusions are read. */
public final class ChoicePanel extends OWLPreferencesPanel {
    private static final long serialVersionUID = 1L;

    private JComboBox<String> logic;
    private JComboBox<String> engine;
    private JComboBox<String> inclusion;

    @Override
    public void initialise() {
        Choice chosen = Chosen.load();
        logic = box(Choice.LOGICS, chosen.logic());
        engine = box(Choice.ENGINES, chosen.engine());
        inclusion = box(Choice.INCLUSIONS, chosen.inclusion());
        var panel = new PreferencesLayoutPanel();
        add(panel, "Logic", logic, "adaptive: classical, but for what is in conflict");
        add(panel, "Inclusions", inclusion, "how SubClassOf is read where the axiom has no annotation that says so");
        add(panel, "Engine", engine, "auto: ELK where it is complete, else HermiT");
        setLayout(new BorderLayout());
        add(panel, BorderLayout.NORTH);
        add(new JLabel("Takes effect when the reasoner is next started."), BorderLayout.SOUTH);
    }

    private static void add(PreferencesLayoutPanel panel, String title, JComboBox<String> box, String help) {
        panel.addGroup(title);
        panel.addGroupComponent(box);
        panel.addHelpText(help);
    }

    private static JComboBox<String> box(List<String> words, String chosen) {
        var box = new JComboBox<>(words.toArray(String[]::new));
        box.setSelectedItem(chosen);
        return box;
    }

    @Override
    public void applyChanges() {
        Chosen.save(new Choice((String) logic.getSelectedItem(), (String) engine.getSelectedItem(),
            (String) inclusion.getSelectedItem()));
    }

    @Override
    public void dispose() {
        // nothing is held
    }
}
