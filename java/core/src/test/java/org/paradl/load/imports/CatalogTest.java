package org.paradl.load.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of entry, and which of several counts. */
class CatalogTest {
    private static final String WHOLE = "<uri name='http://x/a' uri='whole.ofn'/>";
    private static final String PREFIX = "<rewriteURI uriStartString='http://x/' rewritePrefix='prefix/'/>";
    private static final String SUFFIX = "<uriSuffix uriSuffix='a' uri='suffix.ofn'/>";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        WHOLE + " | whole.ofn",
        "<system systemId='http://x/a' uri='system.ofn'/> | system.ofn",
        PREFIX + " | prefix/a",
        "<rewriteSystem systemIdStartString='http://x/' rewritePrefix='system/'/> | system/a",
        SUFFIX + " | suffix.ofn",
        SUFFIX + PREFIX + WHOLE + " | whole.ofn",
        SUFFIX + PREFIX + " | prefix/a",
        PREFIX + "<rewriteURI uriStartString='http://' rewritePrefix='short/'/> | prefix/a",
        WHOLE + "<uri name='http://x/a' uri='second.ofn'/> | whole.ofn",
        "<group xml:base='deep/'><uri name='http://x/b' uri='b.ofn'/></group>" + WHOLE + " | whole.ofn",
        "<group xml:base='deep/'>" + WHOLE + "</group> | deep/whole.ofn",
        "<group xml:base=''>" + WHOLE + "</group> | whole.ofn",
        "<uri name=' http://x/a ' uri=' my file.ofn '/> | my%20file.ofn",
        "<uri name='http://x/a' uri='C:\\onto\\a.ofn'/> | file:///C:/onto/a.ofn",
        "<uri name='http://x/a' uri='https://y/a'/> | https://y/a",
    })
    void anEntrySaysWhereAnIriIsReadFrom(String entries, String place) throws IOException {
        assertEquals(Optional.of(file("").toUri().resolve(place)), resolved(entries));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<uri uri='whole.ofn'/>", "<uri name='http://x/a' uri='%'/>",
        "<uri name='http://x/b' uri='whole.ofn'/>", "<uriSuffix uriSuffix='b' uri='suffix.ofn'/>",
        "<rewriteURI uriStartString='http://y/' rewritePrefix='prefix/'/>", "<nextCatalog catalog='http://x/c.xml'/>",
        "<delegateURI uriStartString='http://x/' catalog='missing.xml'/>"})
    void withoutOneForItThereIsNoPlace(String entries) throws IOException {
        assertEquals(Optional.empty(), resolved(entries));
    }

    @ParameterizedTest
    @CsvSource({"delegateURI, uriStartString", "delegateSystem, systemIdStartString"})
    void theCatalogOfTheLongestPrefixIsAskedFirst(String element, String prefix) throws IOException {
        write("near.xml", "<uri name='http://x/a' uri='near.ofn'/>");
        write("far.xml", "<uri name='http://x/a' uri='far.ofn'/><uri name='http://x/b' uri='far.ofn'/>");
        String entries = String.format("<%1$s %2$s='http://' catalog='far.xml'/><%1$s %2$s='http://x/'"
            + " catalog='near.xml'/>", element, prefix);
        Catalog catalog = catalog(entries);
        assertEquals(Optional.of(file("near.ofn").toUri()), catalog.resolve("http://x/a"));
        assertEquals(Optional.of(file("far.ofn").toUri()), catalog.resolve("http://x/b"));
    }

    @Test
    void entitiesAreNotExpanded() throws IOException {
        Path file = file("catalog.xml");
        Files.writeString(file, "<!DOCTYPE catalog [<!ENTITY place 'whole.ofn'>]>"
            + "<catalog><uri name='http://x/a' uri='&place;'/></catalog>");
        assertThrows(IOException.class, () -> Catalog.of(file, warning -> fail(warning)));
    }

    private Optional<URI> resolved(String entries) throws IOException {
        return catalog(entries).resolve("http://x/a");
    }

    private Catalog catalog(String entries) throws IOException {
        return Catalog.of(write("catalog.xml", entries), warning -> fail(warning));
    }

    private Path write(String name, String entries) throws IOException {
        return Files.writeString(file(name), "<catalog>" + entries + "</catalog>");
    }

    private Path file(String name) throws IOException {
        return folder.toRealPath().resolve(name);
    }
}
