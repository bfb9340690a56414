import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs listings, all in one machine: run-java.ts writes a line for each and reads a line for each.
 *
 * In: id, "run" or "compile", what is entered, then one source or more that are tried in order as long as only names are missing; between
 * tabs, texts in Base64. The class Listing__ of a source has a method start__. Out: "ready" first; then id, status, the number of the source
 * that counts, what was printed, and the errors of the first source or the exception. After a listing that does not end the machine ends.
 */
public class RunListings {
    static final int LIMIT_MS = 3000;
    static final int MOST_OUTPUT = 100_000;
    static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    static final StandardJavaFileManager FILES =
        COMPILER == null ? null : COMPILER.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        if (COMPILER == null) return;
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        OUT.println("ready");
        for (String line = requests.readLine(); line != null; line = requests.readLine()) answer(line.split("\t", -1));
    }

    static void answer(String[] request) throws Exception {
        String first = "";
        for (int at = 3; at < request.length; at++) {
            DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
            Map<String, byte[]> classes = compile(decode(request[at]), found);
            if (classes != null) {
                if (request[1].equals("run")) run(request[0], at - 3, classes, decode(request[2]));
                else say(request[0], "ran", at - 3, "", "");
                return;
            }
            if (at == 3) first = errorsIn(found, decode(request[at]));
            if (!onlyNamesMissing(found)) break;
        }
        say(request[0], "refused", 0, "", first);
    }

    static Map<String, byte[]> compile(String source, DiagnosticCollector<JavaFileObject> found) {
        Map<String, ByteArrayOutputStream> classes = new HashMap<>();
        JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///Listing__.java"), JavaFileObject.Kind.SOURCE) {
            @Override public CharSequence getCharContent(boolean ignoreErrors) { return source; }
        };
        JavaFileManager inMemory = new ForwardingJavaFileManager<>(FILES) {
            @Override public JavaFileObject getJavaFileForOutput(Location place, String name, JavaFileObject.Kind kind, FileObject from) {
                return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/') + ".class"), kind) {
                    @Override public OutputStream openOutputStream() {
                        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                        classes.put(name, bytes);
                        return bytes;
                    }
                };
            }
        };
        List<String> options = List.of("-proc:none", "-Xlint:none", "-g:none");
        if (!COMPILER.getTask(null, inMemory, found, options, null, List.of(file)).call()) return null;
        Map<String, byte[]> bytes = new HashMap<>();
        classes.forEach((name, stream) -> bytes.put(name, stream.toByteArray()));
        return bytes;
    }

    static List<Diagnostic<? extends JavaFileObject>> errors(DiagnosticCollector<JavaFileObject> found) {
        List<Diagnostic<? extends JavaFileObject>> errors = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> one : found.getDiagnostics())
            if (one.getKind() == Diagnostic.Kind.ERROR) errors.add(one);
        return errors;
    }

    static boolean onlyNamesMissing(DiagnosticCollector<JavaFileObject> found) {
        return errors(found).stream().allMatch(one -> one.getCode().startsWith("compiler.err.cant.resolve"));
    }

    /** One error a line: its code, what it says, and the line of the source it is about. */
    static String errorsIn(DiagnosticCollector<JavaFileObject> found, String source) {
        String[] lines = source.split("\n", -1);
        StringBuilder text = new StringBuilder();
        for (Diagnostic<? extends JavaFileObject> one : errors(found)) {
            int line = (int) one.getLineNumber() - 1;
            String about = line >= 0 && line < lines.length ? lines[line].trim() : "";
            text.append(one.getCode()).append('\t').append(one.getMessage(Locale.ENGLISH).replaceAll("\\s+", " "));
            text.append('\t').append(about.replace('\t', ' ')).append('\n');
        }
        return text.toString();
    }

    static void run(String id, int source, Map<String, byte[]> classes, String input) throws Exception {
        ClassLoader loader = new ClassLoader(RunListings.class.getClassLoader()) {
            @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name);
                if (bytes == null) throw new ClassNotFoundException(name);
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        ByteArrayOutputStream printed = new ByteArrayOutputStream() {
            @Override public synchronized void write(byte[] bytes, int from, int length) {
                if (count < MOST_OUTPUT) super.write(bytes, from, length);
            }
        };
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        Throwable[] thrown = new Throwable[1];
        // a stack of its own, so that an endless recursion ends soon
        Thread thread = new Thread(null, () -> {
            try {
                var start = loader.loadClass("Listing__").getDeclaredMethod("start__");
                start.setAccessible(true);
                start.invoke(null);
            } catch (InvocationTargetException wrapped) {
                thrown[0] = wrapped.getCause();
            } catch (Throwable other) {
                thrown[0] = other;
            }
        }, "listing", 8 << 20);
        thread.setDaemon(true);
        thread.start();
        thread.join(LIMIT_MS);
        if (thread.isAlive()) {
            say(id, "endless", source, "", "");
            Runtime.getRuntime().halt(0);
        }
        System.out.flush();
        Throwable threw = thrown[0];
        String what = threw == null ? "" : threw.getClass().getSimpleName() + "\t" + threw.getMessage();
        say(id, threw == null ? "ran" : "threw", source, printed.toString(StandardCharsets.UTF_8), what);
    }

    static void say(String id, String status, int source, String printed, String detail) {
        OUT.println(id + "\t" + status + "\t" + source + "\t" + encode(printed) + "\t" + encode(detail));
    }

    static String encode(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    static String decode(String text) {
        return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
    }
}
