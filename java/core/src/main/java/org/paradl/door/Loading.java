package org.paradl.door;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import com.fasterxml.jackson.databind.JsonNode;
import org.paradl.ParadlException;
import org.paradl.engine.Progress;
import org.paradl.load.LoadedOntology;
import org.paradl.load.OntologyLoader;
import org.paradl.load.document.Source;
import org.paradl.load.imports.Fence;
import org.paradl.load.imports.ImportsPolicy;

/** What a request wants loaded, and how: files by their paths, everything else as a part of the payload. */
final class Loading {
    private Loading() { }

    static LoadedOntology of(JsonNode request, byte[] payload, Progress progress) {
        Fence fence = fence(request.path("within"));
        Optional<Path> catalog = Optional.ofNullable(request.path("catalog").textValue()).map(Path::of);
        var loader = new OntologyLoader(policy(request.path("imports").asText("local")),
            request.path("strict").asBoolean(), catalog, fence);
        return loader.load(sources(request.path("sources"), payload, fence), progress);
    }

    private static ImportsPolicy policy(String word) {
        return ImportsPolicy.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static Fence fence(JsonNode folders) {
        if (!folders.isArray()) {
            return Fence.NONE;
        }
        var paths = new ArrayList<Path>();
        folders.forEach(folder -> paths.add(Path.of(folder.asText())));
        return Fence.around(paths);
    }

    private static List<Source> sources(JsonNode descriptions, byte[] payload, Fence fence) {
        var sources = new ArrayList<Source>();
        int start = 0;
        for (JsonNode description : descriptions) {
            if (description.has("path")) {
                Path path = path(description.path("path").asText());
                sources.add(Source.of(fence.name(path), path));
            } else {
                int end = start + description.path("bytes").asInt();
                sources.add(Source.of(description.path("name").asText(), Arrays.copyOfRange(payload, start, end)));
                start = end;
            }
        }
        return sources;
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new ParadlException(ParadlException.Kind.ONTOLOGY,
                "the letters of this locale do not spell the name of " + name,
                "rename the file, give it on standard input, or set LC_ALL=C.UTF-8");
        }
    }
}
