package org.paradl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void isOneLineAndAtMostAFewHundredCharacters() {
        assertEquals("a b", Excerpt.of("a\n  b"));
        assertEquals("x".repeat(400), Excerpt.of("x".repeat(400)));
        assertEquals("x".repeat(400) + "…", Excerpt.of("x".repeat(401)));
    }

    @Test
    void cutsNoCharacterInHalf() {
        String cut = Excerpt.of("x".repeat(399) + "\uD83D\uDC27".repeat(5));
        assertTrue(cut.endsWith("x…"), cut);
    }
}
