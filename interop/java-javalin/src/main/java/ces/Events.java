package ces;

import static ces.U.*;

import java.net.URI;
import java.net.http.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

/** Webhook deliveries: queued in the request, sent after commit, in order, retried with the same event id. */
final class Events {
    private static final String URL = System.getenv("WEBHOOK_URL"), KEY = System.getenv("WEBHOOK_KEY");
    private static final ExecutorService EX = Executors.newSingleThreadExecutor(r -> { Thread t = new Thread(r, "webhooks"); t.setDaemon(true); return t; });
    private static final HttpClient HC = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(3)).build();
    private static String lastId;
    private Events() {}

    static void queue(Rq r, String type, String aggregate, String resourceId) {
        Map<String, Object> e = m("eventType", type, "aggregateType", aggregate, "occurredAt", now(), "tenant", r.tenant,
            "eventId", UUID.randomUUID().toString(), "resourceId", resourceId);
        if (F.on("event-id-reused-second")) { if (lastId == null) lastId = (String) e.get("eventId"); e.put("eventId", lastId); }
        if (F.on("event-tenant-missing")) e.remove("tenant");
        if (F.on("event-tenant-default")) e.put("tenant", Main.MAIN_TENANT);
        if (F.on("event-occurred-local-time")) e.put("occurredAt", java.time.LocalDateTime.now().minusHours(5).toString().substring(0, 19) + "Z");
        if (F.on("event-occurred-epoch")) e.put("occurredAt", System.currentTimeMillis());
        if (F.on("event-aggregate-plural")) e.put("aggregateType", aggregate + "s");
        r.events.add(e);
        if (F.on("event-duplicated")) r.events.add(e);
    }
    static void flush(Rq r) {
        if (URL == null || URL.isBlank()) { r.events.clear(); return; }
        for (Map<String, Object> e : r.events) EX.submit(() -> deliver(e));
        r.events.clear();
    }
    private static void deliver(Map<String, Object> e) {
        for (int attempt = 0; attempt < 4; attempt++) {
            if (attempt > 0 && F.on("event-retry-new-id")) e.put("eventId", UUID.randomUUID().toString());
            try {
                HttpRequest.Builder b = HttpRequest.newBuilder(URI.create(URL)).timeout(Duration.ofSeconds(5)).header("Content-Type", "application/json");
                if (F.on("event-key-as-bearer")) b.header("Authorization", "Bearer " + KEY);
                else if (KEY != null && !(attempt > 0 && F.on("event-retry-without-key"))) b.header("X-API-KEY", KEY);
                int st = HC.send(b.POST(HttpRequest.BodyPublishers.ofString(json(e))).build(), HttpResponse.BodyHandlers.discarding()).statusCode();
                if (st >= 200 && st < 300) return;
            } catch (Exception x) { /* retried */ }
            try { Thread.sleep(400L * (attempt + 1)); } catch (InterruptedException x) { return; }
        }
    }
}
