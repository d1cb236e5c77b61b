package org.paradl.protege;

import java.util.List;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;

/** The logic and the engine that somebody chose. Immutable. */
final class Choice {
    static final List<String> LOGICS = List.of("adaptive", "fde", "lp", "k3", "ac", "classical");
    static final List<String> ENGINES = List.of("auto", "hermit", "elk");
    static final List<String> INCLUSIONS = List.of("as the logic says", "internal", "strong", "material");

    private final String logic;
    private final String engine;
    private final String inclusion;

    Choice(String logic, String engine, String inclusion) {
        this.logic = known(logic, LOGICS);
        this.engine = known(engine, ENGINES);
        this.inclusion = known(inclusion, INCLUSIONS);
    }

    /** Adaptive, with whichever engine fits. */
    static Choice standard() {
        return new Choice("", "", "");
    }

    private static String known(String word, List<String> words) {
        return words.contains(word) ? word : words.get(0);
    }

    String logic() {
        return logic;
    }

    String engine() {
        return engine;
    }

    String inclusion() {
        return inclusion;
    }

    /** As the core's door wants them. */
    JsonObject settings(Core core) {
        return Json.object().add("logic", logic).add("table", core.table(logic)).add("reasoner", engine).add("max", 1)
            .add("inclusion", inclusion.equals(INCLUSIONS.get(0)) ? Json.NULL : Json.value(inclusion));
    }
}
