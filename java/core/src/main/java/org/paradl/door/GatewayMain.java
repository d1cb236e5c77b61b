package org.paradl.door;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;

import py4j.GatewayServer;

/**
 * The door as a process of its own: {@link Door} behind Py4J, for a parent that wants to be able to kill it. The
 * parent writes a secret as the first line of standard input and reads the port from a line of standard output; the
 * process ends when standard input does, and so never outlives its parent.
 */
public final class GatewayMain {

    /** Tells the line with the port from others, as of a log that the user has Java write. */
    private static final String PORT = "paradl-port ";

    /** What a JVM with ExitOnOutOfMemoryError ends with too. */
    private static final int OUT_OF_MEMORY = 3;

    private GatewayMain() {
        // only a main
    }

    public static void main(String[] args) throws IOException {
        Thread.setDefaultUncaughtExceptionHandler(GatewayMain::end);
        var parent = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        String secret = parent.readLine();
        if (secret == null || secret.isEmpty()) {
            System.err.println("GatewayMain is started by ParaDL, which writes a secret to its standard input");
            Runtime.getRuntime().halt(2);
        }
        var server = new GatewayServer.GatewayServerBuilder()
                .javaAddress(InetAddress.getByName("127.0.0.1"))
                .javaPort(0)
                .authToken(secret)
                .build();
        server.start();
        System.out.print(PORT + server.getListeningPort() + "\n"); // in one piece, whoever else writes there
        System.out.flush();
        while (parent.read() >= 0) {
            // the parent is alive
        }
        // Not exit: a reasoner that does not stop must not hold up the end.
        Runtime.getRuntime().halt(0);
    }

    /** A JVM ends by itself where the heap is full, but not where it gets no thread: nobody would answer any more. */
    private static void end(Thread thread, Throwable error) {
        System.err.println(error);
        if (error instanceof OutOfMemoryError) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        }
    }
}
