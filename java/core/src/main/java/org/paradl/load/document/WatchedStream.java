package org.paradl.load.document;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import org.paradl.engine.Progress;

/** A stream that reports how much of it was read, and ends where the work is cancelled. */
final class WatchedStream extends FilterInputStream {
    private final long size;
    private final Progress progress;
    private long done;

    WatchedStream(InputStream in, long size, Progress progress) {
        super(in);
        this.size = size;
        this.progress = progress;
    }

    @Override
    public int read() throws IOException {
        int one = super.read();
        advance(one < 0 ? 0 : 1);
        return one;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        advance(Math.max(read, 0));
        return read;
    }

    private void advance(int read) {
        progress.checkCancelled();
        done += read;
        progress.report("load", done, size);
    }
}
