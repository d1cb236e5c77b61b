package org.paradl.load.syntax;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The beginning of a document: enough to tell its syntax, its encoding and its ontology's IRI. */
public final class Head {
    /** Protégé's entity declarations and a long licence comment fit. */
    public static final int BYTES = 1 << 16;

    private static final Pattern XML_ENCODING =
        Pattern.compile("^<\\?xml[^>]*\\sencoding\\s*=\\s*[\"']([\\w.:-]+)[\"']");

    private static final Pattern COMMENT = Pattern.compile("(?:^|\\r)[ \\t]*#[^\\r]*\\r");

    private final byte[] bytes;
    private final Charset charset;
    private final String text;

    private Head(byte[] bytes, Charset charset) {
        this.bytes = bytes;
        this.charset = charset;
        String decoded = new String(bytes, charset);
        this.text = decoded.startsWith("\uFEFF") ? decoded.substring(1) : decoded;
    }

    /** Reads the beginning of a stream and leaves the stream where it was. */
    public static Head of(BufferedInputStream in) throws IOException {
        in.mark(BYTES);
        byte[] bytes = in.readNBytes(BYTES);
        in.reset();
        return new Head(bytes, charset(bytes));
    }

    public static boolean isGzip(BufferedInputStream in) throws IOException {
        in.mark(2);
        boolean gzip = Arrays.equals(in.readNBytes(2), new byte[] {0x1f, (byte) 0x8b});
        in.reset();
        return gzip;
    }

    public Charset charset() {
        return charset;
    }

    /** The decoded beginning, without byte order mark. */
    String text() {
        return text;
    }

    /** Whether the beginning is all there is. */
    public boolean isWhole() {
        return bytes.length < BYTES;
    }

    /** Whether it has no more of an XML document than what comes before its root element. */
    public boolean isProlog() {
        return XmlRoot.of(text).filter(XmlRoot::isMissing).isPresent();
    }

    public boolean isBlank() {
        return text.isBlank();
    }

    /** Whether a comment begins a line, and lines end as on old Macs. */
    public boolean hasCommentWithoutEnd() {
        return text.indexOf('\n') < 0 && COMMENT.matcher(text).find();
    }

    boolean startsWith(String magic) {
        byte[] wanted = magic.getBytes(StandardCharsets.ISO_8859_1);
        return bytes.length >= wanted.length && Arrays.equals(Arrays.copyOf(bytes, wanted.length), wanted);
    }

    /** Whether this is no text: it has many control characters. */
    public boolean isBinary() {
        long odd = text.chars().filter(c -> c < ' ' && "\t\n\r\f".indexOf(c) < 0).count();
        return odd * 50 > text.length();
    }

    private static Charset charset(byte[] bytes) {
        int first = bytes.length > 0 ? bytes[0] & 0xff : ' ';
        int second = bytes.length > 1 ? bytes[1] & 0xff : ' ';
        if (first == 0xfe && second == 0xff || first == 0 && isText(second)) {
            return StandardCharsets.UTF_16BE;
        }
        if (first == 0xff && second == 0xfe || isText(first) && second == 0) {
            return StandardCharsets.UTF_16LE;
        }
        return declared(bytes);
    }

    private static boolean isText(int code) {
        return code >= ' ' && code < 0x7f || "\t\n\r".indexOf(code) >= 0;
    }

    private static Charset declared(byte[] bytes) {
        String declaration = new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.US_ASCII);
        Matcher xml = XML_ENCODING.matcher(declaration);
        try {
            return xml.find() ? Charset.forName(xml.group(1)) : StandardCharsets.UTF_8;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return StandardCharsets.UTF_8;
        }
    }

    /** The whole of a stream as its head says: buffered, so that {@link #of} can look at it. */
    public static BufferedInputStream buffered(InputStream in) {
        return new BufferedInputStream(in, BYTES);
    }
}
