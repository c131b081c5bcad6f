import java.nio.file.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;

/** The nightly sync: tasks first, then the walk through the sections. */
public final class Main {
    static Api api;
    static Map<String, Object> ids;

    /** Touches the classes of a run against a local listener of its own, so that start.sh can keep them in an archive for a quick start. */
    static void warm() {
        try {
            Json.parse(Json.write(Api.obj("a", List.of(1, true)), false, false));
            Class.forName("Tasks"); Class.forName("Walk"); ZoneId.of("America/Chicago"); Api.q("x", "y", "z");
            com.sun.net.httpserver.HttpServer h = com.sun.net.httpserver.HttpServer.create(new java.net.InetSocketAddress("127.0.0.1", 0), 0);
            h.createContext("/", x -> { x.getRequestBody().readAllBytes(); x.getResponseHeaders().set("Content-Type", "application/json"); x.sendResponseHeaders(200, 2); x.getResponseBody().write("{}".getBytes()); x.close(); });
            h.start();
            Api w = new Api(Api.obj("staff", "s"), "http://127.0.0.1:" + h.getAddress().getPort());
            w.get("staff", "a"); w.json("staff", "PUT", "b", Api.obj("c", 1)); w.upload("staff", "d", "file", new byte[1]);
            h.stop(0);
        } catch (Exception e) { /* only a quicker start is lost */ }
        System.exit(0);
    }

    static boolean d(String id) { return Api.d(id); }
    static boolean v(String id) { return Api.v(id); }

    public static void main(String[] a) {
        if (a.length == 1 && a[0].equals("warm")) { warm(); return; }
        int rc = 1;
        try {
            if (v("no-keep-alive")) System.setProperty("jdk.httpclient.allowRestrictedHeaders", "connection");
            ids = Api.map(Json.parse(Files.readString(Path.of(Api.env("CES_IDENTITIES")))));
            api = new Api(ids);
            List<Map<String, Object>> tasks = new ArrayList<>();
            String t = Api.env("CES_TASKS");
            if (!t.isEmpty() && Files.exists(Path.of(t)) && Json.parse(Files.readString(Path.of(t))) instanceof List<?> l)
                for (Object o : l) if (o instanceof Map) tasks.add(Api.map(o));
            Walk walk = new Walk(api, ids, tasks);
            if (v("tasks-last")) { walk.all(); Tasks.all(api, ids, tasks); }
            else { Tasks.all(api, ids, tasks); walk.all(); }
            rc = api.failures.get() == 0 ? 0 : 1;
        } catch (Exception e) { System.err.println("stopped: " + e); }
        System.out.flush();
        Runtime.getRuntime().halt(rc);
    }
}
