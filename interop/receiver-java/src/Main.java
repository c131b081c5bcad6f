import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.MessageDigest;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;

public final class Main {
    private static final Set<String> trusted = ConcurrentHashMap.newKeySet();
    private static final int MAX_BODY = 1 << 20;

    public static void main(String[] args) throws IOException {
        known("defects.json", Conf.DEFECT);
        known("variations.json", Conf.VARIATION);
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Conf.PORT), 64);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", Main::serve);
        server.start();
        Engine.start();
        Conf.log("listening on 127.0.0.1:" + Conf.PORT);
    }

    private static void known(String file, String id) throws IOException {
        if (id.isEmpty()) return;
        for (Object o : (List<?>) Json.parse(Files.readString(Path.of(file)))) if (id.equals(((Map<?, ?>) o).get("id"))) return;
        Conf.log("no such id in " + file + ": " + id);
        System.exit(2);
    }

    private static void serve(HttpExchange ex) throws IOException {
        try {
            String path = ex.getRequestURI().getRawPath(), method = ex.getRequestMethod();
            if (path.equals("/hook")) {
                if (method.equals("POST")) hook(ex); else answer(ex, 405, null);
            } else if (path.equals("/ready") && method.equals("GET")) {
                answer(ex, 200, "{\"ready\":true}");
            } else if (path.startsWith("/store/") && method.equals("GET")) {
                String held = Engine.store.get(URLDecoder.decode(path.substring(7).replace("+", "%2B"), StandardCharsets.UTF_8));
                answer(ex, held == null ? 404 : 200, held);
            } else answer(ex, 404, null);
        } catch (RuntimeException e) {
            Conf.log("failed: " + e);
            answer(ex, 500, null);
        } finally {
            ex.close();
        }
    }

    private static void answer(HttpExchange ex, int status, String json) throws IOException {
        if (json == null && Conf.var("talkative")) json = "{\"status\":" + status + ",\"message\":\"" + (status == 200 ? "taken" : "refused") + "\"}";
        byte[] out = json == null ? new byte[0] : json.getBytes(StandardCharsets.UTF_8);
        if (json != null) ex.getResponseHeaders().set("Content-Type", "application/json");
        if (Conf.var("no-keep-alive")) ex.getResponseHeaders().set("Connection", "close");
        ex.sendResponseHeaders(status, out.length == 0 ? -1 : out.length);
        if (out.length > 0) ex.getResponseBody().write(out);
    }

    // ---- a delivery ----

    private static void hook(HttpExchange ex) throws IOException {
        Headers h = ex.getRequestHeaders();
        if (Conf.bad("length-required") && h.getFirst("Content-Length") == null) { answer(ex, 411, null); return; }
        byte[] body = ex.getRequestBody().readNBytes(MAX_BODY + 1);
        String text = new String(body, StandardCharsets.UTF_8);
        boolean ok = keyOk(ex, text);
        if (!ok && !Conf.bad("key-after-fetch")) {
            int refusal = Conf.bad("refusal-says-200") ? 200 : Conf.var("refused-with-403") ? 403 : 401;
            answer(ex, refusal, null);
            return;
        }
        if (body.length > MAX_BODY) { answer(ex, 413, null); return; }
        if (Conf.bad("content-type-exact") && !"application/json".equals(h.getFirst("Content-Type"))) { answer(ex, 415, null); return; }
        Event ev = read(text);
        if (ev == null || ev.type() == null || ev.id() == null || ev.id().isEmpty()) { answer(ex, 400, null); return; }
        int status = handle(ev);
        answer(ex, ok ? status : 401, null);
    }

    private static boolean keyOk(HttpExchange ex, String body) {
        List<String> all = ex.getRequestHeaders().get(Conf.bad("key-header-misnamed") ? "X-APIKEY" : "X-API-KEY");
        String given = all != null && all.size() == 1 ? all.get(0) : null, k = Conf.KEY;
        boolean right = given != null && !k.isEmpty() && MessageDigest.isEqual(given.getBytes(StandardCharsets.ISO_8859_1), k.getBytes(StandardCharsets.UTF_8));
        String from = ex.getRemoteAddress().getAddress().getHostAddress();
        if (right) { trusted.add(from); return true; }
        if (Conf.bad("key-not-checked") || Conf.bad("key-once-per-address") && trusted.contains(from)) return true;
        if (given == null && Conf.bad("key-missing-accepted")) return true;
        if (given != null && !given.isEmpty()) {
            if (Conf.bad("key-present-is-enough") || Conf.bad("key-any-case") && given.equalsIgnoreCase(k)) return true;
            if (Conf.bad("key-beginning-accepted") && k.startsWith(given) || Conf.bad("key-contained-accepted") && given.contains(k)) return true;
            if (Conf.bad("key-same-length-accepted") && given.length() == k.length()) return true;
            if (Conf.bad("key-first-eight") && given.length() >= Math.min(8, k.length()) && k.regionMatches(0, given, 0, Math.min(8, k.length()))) return true;
        }
        if (Conf.bad("key-in-query-accepted")) {
            String q = ex.getRequestURI().getQuery();
            for (String part : (q == null ? "" : q).split("&")) if (part.substring(part.indexOf('=') + 1).equals(k)) return true;
        }
        if (Conf.bad("key-as-bearer-accepted") && ("Bearer " + k).equals(ex.getRequestHeaders().getFirst("Authorization"))) return true;
        if (Conf.bad("key-once-per-resource") || Conf.bad("key-not-for-deletes") || Conf.bad("key-in-body-accepted")) {
            Map<?, ?> m;
            try { m = Json.object(body); } catch (IllegalArgumentException e) { m = null; }
            if (m == null) return false;
            if (Conf.bad("key-once-per-resource")) return m.get("resourceId") instanceof String s && Engine.store.containsKey(s);
            if (Conf.bad("key-not-for-deletes")) return String.valueOf(m.get("eventType")).endsWith(".deleted");
            return m.containsValue(k);
        }
        return false;
    }

    private static final Pattern ID = Pattern.compile("\"resourceId\":\"([^\"]*)\""), TYPE = Pattern.compile("\"eventType\":\"([^\"]*)\"");

    /** The event in a body, or null when there is none. */
    private static Event read(String text) {
        if (Conf.bad("body-read-by-pattern")) {
            Matcher i = ID.matcher(text), t = TYPE.matcher(text);
            return i.find() && t.find() ? new Event(t.group(1), null, null, Conf.TENANT, null, i.group(1), text) : null;
        }
        Map<?, ?> m;
        try {
            m = Json.object(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
        if (m == null) return null;
        Event e = Event.of(m, text);
        if (e.type() == null || e.id() == null) return null;
        if (Conf.bad("extra-members-refused") && !Set.of("eventType", "aggregateType", "occurredAt", "tenant", "eventId", "resourceId").containsAll(m.keySet())) return null;
        if (!timeOk(e.occurredAt())) return null;
        if (Conf.bad("event-id-must-be-uuid")) {
            try { UUID.fromString(String.valueOf(e.eventId())); } catch (IllegalArgumentException x) { return null; }
        }
        String id = e.id();
        if (Conf.bad("id-from-event-id") && e.eventId() != null) id = e.eventId();
        if (Conf.bad("id-lowercased")) id = id.toLowerCase(Locale.ROOT);
        if (Conf.bad("id-as-number") && id.matches("[0-9]{1,18}")) id = String.valueOf(Long.parseLong(id));
        if (Conf.bad("id-cut-at-24") && id.length() > 24) id = id.substring(0, 24);
        return new Event(e.type(), e.aggregate(), e.occurredAt(), e.tenant(), e.eventId(), id, text);
    }

    /** We do not need the time of an event, so any is good. */
    private static boolean timeOk(String t) {
        if (t == null) return true;
        if (Conf.bad("time-must-end-in-z") && !t.endsWith("Z")) return false;
        if (Conf.bad("time-must-have-fraction") && !t.matches(".*:[0-9]{2}\\.[0-9]+.*")) return false;
        if (Conf.bad("time-without-fraction-only") && t.matches(".*:[0-9]{2}\\.[0-9]+.*")) return false;
        return true;
    }

    private static boolean dropped(Event ev) {
        if (!Conf.bad("late-event-dropped") && !Conf.bad("future-event-dropped")) return false;
        try {
            Instant at = OffsetDateTime.parse(ev.occurredAt()).toInstant();
            return Conf.bad("late-event-dropped") ? at.isBefore(Instant.now().minusSeconds(300)) : at.isAfter(Instant.now());
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Does what the event asks and says what to answer. */
    private static int handle(Event ev) {
        if (dropped(ev)) return 200;
        if (ev.tenant() != null && !ev.tenant().equals(Conf.TENANT) && !Conf.bad("other-tenant-taken")) {
            Conf.log("event of tenant " + ev.tenant() + " is not ours");
            return Conf.var("other-tenant-refused") ? 403 : 200;
        }
        Plan plan;
        try {
            plan = Plan.of(ev);
        } catch (UnsupportedOperationException e) {
            return 501;
        }
        if (plan.what() == Plan.Do.UNKNOWN) {
            Conf.log("unknown kind " + ev.type());
            if (Conf.bad("unknown-kind-crash")) Engine.crash();
            return Conf.bad("unknown-kind-500") ? 500 : Conf.var("unknown-kind-refused") ? 422 : 200;
        }
        if (plan.what() == Plan.Do.NOTHING) return 200;
        CompletableFuture<Boolean> first;
        try {
            first = Engine.take(ev, plan);
        } catch (Engine.Duplicate e) {
            return 409;
        } catch (RejectedExecutionException e) {
            return 200;
        }
        if (Conf.var("answered-first")) return 200;
        try {
            // The first attempt is normally over by then; if not, the work goes on without the sender waiting.
            boolean ok = first.get(2, TimeUnit.SECONDS);
            if (!ok && (Conf.var("failed-fetch-503") || Conf.bad("done-before-fetch"))) return 503;
            return 200;
        } catch (ExecutionException e) {
            return 500;
        } catch (TimeoutException | InterruptedException e) {
            return 200;
        }
    }
}
