package org.paradl.protege.driver;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JTree;
import javax.swing.SwingUtilities;

import org.protege.editor.core.ProtegeManager;
import org.protege.editor.owl.OWLEditorKit;

/** What is to be seen of Protégé, and waiting for it. */
final class Screen {
    private static final int SECONDS = 120;

    private Screen() {
    }

    static JFrame frame(OWLEditorKit kit) {
        return ProtegeManager.getInstance().getFrame(kit.getWorkspace());
    }

    static Rectangle screen() {
        return new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
    }

    static void shoot() throws Exception {
        ImageIO.write(new Robot().createScreenCapture(screen()), "png", new File(System.getProperty("driver.picture")));
    }

    static List<String> rows(JTree tree) {
        var rows = new ArrayList<String>();
        for (int row = 0; tree != null && row < tree.getRowCount(); row++) {
            rows.add("  ".repeat(tree.getPathForRow(row).getPathCount())
                + tree.getPathForRow(row).getLastPathComponent());
        }
        return rows;
    }

    /** The lines that are painted in the colour of conflicts. */
    static List<String> orange(JTree tree) {
        var orange = new ArrayList<String>();
        for (int row = 0; row < tree.getRowCount(); row++) {
            Object node = tree.getPathForRow(row).getLastPathComponent();
            Component line = tree.getCellRenderer()
                .getTreeCellRendererComponent(tree, node, false, true, false, row, false);
            if (line.getForeground().equals(new Color(0xC2410C))) {
                orange.add(rows(tree).get(row).trim());
            }
        }
        return orange;
    }

    /** The tree of such a class that is to be seen. */
    static JTree tree(Container within, String... classes) {
        return find(within, JTree.class, tree -> List.of(classes).contains(tree.getClass().getSimpleName()));
    }

    static void until(String what, BooleanSupplier done) throws Exception {
        for (int tenths = 0; !inSwing(done::getAsBoolean); tenths++) {
            if (tenths == 10 * SECONDS) {
                throw new IllegalStateException("still no sign of " + what + "; there are "
                    + List.of(Window.getWindows()).stream().filter(Component::isShowing).map(Component::toString)
                        .collect(Collectors.joining(", ")));
            }
            Thread.sleep(100);
        }
    }

    static <T> T inSwing(Callable<T> work) throws Exception {
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

    /** The first of its kind that is to be seen. */
    static <T extends Component> T find(Container within, Class<T> kind, Predicate<T> wanted) {
        return parts(within).filter(kind::isInstance).map(kind::cast)
            .filter(part -> part.isShowing() && wanted.test(part)).findFirst().orElse(null);
    }

    private static Stream<Component> parts(Container within) {
        return Stream.of(within.getComponents()).flatMap(part -> Stream.concat(Stream.of(part),
            part instanceof Container ? parts((Container) part) : Stream.of()));
    }
}
