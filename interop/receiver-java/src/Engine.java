import java.net.URI;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;

/**
 * The work behind the hook. Events of one resource run one after the other, different resources run side by side.
 * A fetch that fails is tried again with growing pauses; a newer event of the same resource takes over the pause.
 */
final class Engine {
    static final int MAX_ATTEMPTS = 40;
    static final Map<String, String> store = new ConcurrentHashMap<>();
    static volatile String lastActor;

    /** What the service said; status 0 means that it said nothing usable. */
    record Answer(int status, byte[] body, long later) {
        String text() { return new String(body, Conf.bad("store-latin1") ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8); }
    }

    static final class Job {
        final Event ev; final Plan plan; final List<String> eventIds = new ArrayList<>();
        final CompletableFuture<Boolean> first = new CompletableFuture<>();
        int attempt;
        Job(Event ev, Plan plan) { this.ev = ev; this.plan = plan; if (ev.eventId() != null) eventIds.add(ev.eventId()); }
    }

    private static final class Slot { final Deque<Job> queue = new ArrayDeque<>(); Job waiting; ScheduledFuture<?> timer; boolean running; }

    private static final boolean ONE = Conf.bad("no-timeout") || Conf.bad("poison-event-blocks") || Conf.bad("unknown-kind-crash") || Conf.var("one-worker");
    private static final ScheduledExecutorService pool = Executors.newScheduledThreadPool(ONE ? 1 : Conf.var("many-workers") ? 12 : 4);
    private static final Map<String, Slot> slots = new HashMap<>();
    private static final Set<String> done = Collections.newSetFromMap(new LinkedHashMap<>() {
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> e) { return size() > 20000; }
    });
    private static final Set<String> open = new HashSet<>();
    private static final Map<String, String> lastTime = new HashMap<>(), newest = new HashMap<>();
    private static final Map<String, Answer> urlCache = new ConcurrentHashMap<>();
    private static final Map<String, Job> batch = new LinkedHashMap<>();
    private static Job held;
    private static ScheduledFuture<?> onlyRetry;
    private static int waitingJobs;
    private static HttpClient http = client();

    private static HttpClient client() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2)).build();
    }

    static void start() {
        if (Conf.var("warm-up")) pool.execute(() -> get(Plan.route("/facilities"), Conf.SYSTEM, "facilities", "", 0));
    }

    // ---- events in ----

    private static String eventKey(Event ev) {
        if (Conf.bad("dedupe-by-resource-and-kind")) return ev.type() + " " + ev.id();
        if (Conf.bad("dedupe-by-time") && ev.occurredAt() != null) return ev.occurredAt();
        if (Conf.bad("dedupe-by-resource-and-second") && ev.occurredAt() != null) return ev.id() + " " + ev.occurredAt().substring(0, Math.min(19, ev.occurredAt().length()));
        return ev.eventId();
    }

    /** Takes an event; true or false when its first attempt has ended well or badly, null-safe future. */
    static synchronized CompletableFuture<Boolean> take(Event ev, Plan plan) throws Duplicate {
        CompletableFuture<Boolean> ok = CompletableFuture.completedFuture(true);
        String key = eventKey(ev);
        if (key != null && !Conf.var("duplicates-fetched")) {
            if (done.contains(key) || open.contains(key)) {
                if (Conf.bad("duplicate-409")) throw new Duplicate();
                return ok;
            }
            if (Conf.bad("event-id-must-grow") && newest.containsKey("id") && key.compareTo(newest.get("id")) < 0) return ok;
            newest.put("id", key);
        }
        if (Conf.bad("older-text-dropped") && ev.occurredAt() != null) {
            String before = lastTime.get(ev.id());
            if (before != null && ev.occurredAt().compareTo(before) < 0) return ok;
            lastTime.put(ev.id(), ev.occurredAt());
        }
        boolean known = store.containsKey(ev.id());
        if (Conf.bad("keep-first-version") && known && plan.what() == Plan.Do.FETCH) return ok;
        if (Conf.bad("update-of-unknown-dropped") && !known && !ev.type().matches(".*\\.(created|uploaded|sent)")) return ok;
        if (Conf.bad("busy-queue-drops") && waitingJobs >= 3) return ok;
        Job job = new Job(ev, plan);
        if (key != null) {
            job.eventIds.clear();
            job.eventIds.add(key);
            (Conf.bad("done-before-fetch") ? done : open).add(key);
        }
        if (Conf.bad("store-event")) {
            if (plan.what() == Plan.Do.FETCH) { store.put(ev.id(), ev.raw()); return ok; }
        }
        if (Conf.bad("batch-keeps-last-of-kind")) {
            if (batch.isEmpty()) pool.schedule(Engine::flush, 400, TimeUnit.MILLISECONDS);
            batch.put(ev.type(), job);
            return ok;
        }
        if (Conf.bad("last-event-held")) {
            Job before = held;
            held = job;
            if (before != null) submit(before);
            return ok;
        }
        if (Conf.var("debounce")) {
            Slot slot = slots.get(ev.id());
            if (slot != null && slot.waiting != null && slot.waiting.attempt == 0) { slot.waiting.eventIds.addAll(job.eventIds); return slot.waiting.first; }
            if (slot == null) {
                slots.put(ev.id(), slot = new Slot());
                Slot s = slot;
                waitingJobs++;
                slot.waiting = job;
                slot.timer = pool.schedule(() -> wake(s), 300, TimeUnit.MILLISECONDS);
                return job.first;
            }
        }
        submit(job);
        return job.first;
    }

    static final class Duplicate extends Exception { }

    private static synchronized void flush() { batch.values().forEach(Engine::submit); batch.clear(); }

    private static synchronized void submit(Job job) {
        waitingJobs++;
        if (Conf.bad("stale-overwrite")) { pool.execute(() -> loose(job)); return; }
        if (Conf.bad("delete-races") && job.plan.what() == Plan.Do.REMOVE) { attempt(job); settle(job, true); return; }
        Slot slot = slots.computeIfAbsent(job.ev.id(), k -> new Slot());
        if (slot.running) {
            if (Conf.bad("busy-resource-drops")) { settle(job, true); return; }
            slot.queue.add(job);
            return;
        }
        if (slot.waiting != null) {          // a retry or a debounce is waiting: this event's fetch covers it
            slot.timer.cancel(false);
            job.eventIds.addAll(slot.waiting.eventIds);
            slot.waiting.first.complete(false);
            slot.waiting = null;
            waitingJobs--;
        }
        launch(slot, job);
    }

    private static synchronized void wake(Slot slot) {
        if (slot.waiting == null || slot.running) return;
        Job j = slot.waiting;
        slot.waiting = null;
        launch(slot, j);
    }

    private static void launch(Slot slot, Job job) {
        slot.running = true;
        pool.execute(() -> run(slot, job));
    }

    private static long safeAttempt(Job job) {
        try {
            return attempt(job);
        } catch (Throwable t) {
            Conf.log("attempt failed: " + t);
            return t instanceof NullPointerException || t instanceof ClassCastException ? 0 : pause(job);
        }
    }

    private static void run(Slot slot, Job job) {
        long again = safeAttempt(job);
        while (again > 0 && Conf.bad("poison-event-blocks")) {
            job.first.complete(false);
            try { Thread.sleep(again); } catch (InterruptedException e) { return; }
            job.attempt++;
            again = safeAttempt(job);
        }
        synchronized (Engine.class) {
            slot.running = false;
            if (again > 0 && ++job.attempt < (Conf.bad("retry-once") ? 2 : MAX_ATTEMPTS)) {
                job.first.complete(false);
                if (slot.queue.isEmpty()) {
                    slot.waiting = job;
                    if (Conf.bad("one-retry-timer")) { if (onlyRetry != null) onlyRetry.cancel(false); }
                    onlyRetry = slot.timer = pool.schedule(() -> wake(slot), again, TimeUnit.MILLISECONDS);
                } else {
                    Job next = slot.queue.poll();
                    next.eventIds.addAll(job.eventIds);
                    waitingJobs--;
                    launch(slot, next);
                }
                return;
            }
            settle(job, again == 0);
            if (!slot.queue.isEmpty()) launch(slot, slot.queue.poll());
            else slots.remove(job.ev.id());
        }
    }

    private static void loose(Job job) {
        long again = safeAttempt(job);
        if (again > 0 && ++job.attempt < MAX_ATTEMPTS) { job.first.complete(false); pool.schedule(() -> loose(job), again, TimeUnit.MILLISECONDS); }
        else synchronized (Engine.class) { settle(job, again == 0); }
    }

    private static synchronized void settle(Job job, boolean ok) {
        waitingJobs--;
        job.eventIds.forEach(open::remove);
        if (ok) done.addAll(job.eventIds);
        if (!ok) Conf.log("gave up on " + job.ev.type() + " " + job.ev.id());
        job.first.complete(ok);
    }

    /** A fault in the single worker: it is gone, and nothing starts another. */
    static void crash() { pool.shutdownNow(); }

    // ---- one attempt: 0 when it is over, else the pause in milliseconds before the next ----

    private static long pause(Job job) {
        if (Conf.bad("failed-fetch-swallowed") || Conf.bad("done-before-fetch")) return 0;
        if (Conf.bad("retry-storm")) { job.attempt = Math.min(job.attempt, 1); return 3; }
        return Math.min(10000, 200L << Math.min(job.attempt, 8));
    }

    private static long attempt(Job job) {
        Plan p = job.plan;
        String id = job.ev.id();
        if (p.what() == Plan.Do.REMOVE) { gone(p, id); return 0; }
        if (Conf.var("ping-first")) get("/ping", Conf.SYSTEM, "ping", "", 0);
        if (Conf.bad("ping-without-token") || Conf.bad("ping-without-actor")) get("/ping", Conf.SYSTEM, "ping", "", 0);
        Answer a = cached(p, job);
        if (Conf.var("activities-staff-first") && p.family().equals("activity") && a.status() == 403) a = get(p.path(), Conf.SYSTEM, p.family(), job.ev.type(), job.attempt);
        if (a.status() == 0 && Conf.bad("timeout-not-retried")) return 0;
        int st = a.status();
        if (Conf.bad("error-body-stored") && st != 0) { store.put(id, a.text()); return 0; }
        if (st == 0 || st >= 500 || st == 401 || st == 408 || st == 425 || st == 429) {
            Conf.log(job.ev.type() + " " + id + ": fetch failed with " + st);
            if (Conf.bad("failed-fetch-removes")) store.remove(id);
            if (Conf.bad("done-before-fetch")) job.first.complete(false);
            long pause = pause(job);
            return pause == 0 ? 0 : Conf.bad("retry-storm") ? pause : Math.max(pause, a.later());
        }
        if (st == 404 || st == 410) {
            if (Conf.var("not-found-retried") && !job.ev.type().endsWith(".deleted") && job.attempt < 2) return pause(job);
            if (p.family().equals("maybe-activity") || p.family().equals("registrations")) return 0;
            gone(p, id);
            if (Conf.bad("photo-deleted-500")) job.first.completeExceptionally(new IllegalStateException("photo not there"));
            return 0;
        }
        if (st < 200 || st > 299) { Conf.log(job.ev.type() + " " + id + ": answered " + st + ", kept what we have"); return 0; }
        if (job.ev.type().equals("photo.deleted") && Conf.var("photo-deleted-looked-up")) { gone(p, id); return 0; }
        Map<?, ?> m;
        try {
            m = Json.object(a.text());
        } catch (IllegalArgumentException e) {
            m = null;
        }
        if (m == null) { Conf.log(id + ": the answer is no JSON object"); return pause(job); }
        keep(p, id, job.ev, a.text(), m);
        if (Conf.var("comments-fetched") && job.ev.type().endsWith("comment_created")) {
            Answer c = get(p.path() + "/comments", p.actor(), p.family(), job.ev.type(), 0);
            if (c.status() == 200) store.put(id + "/comments", c.text());
        }
        if (Conf.var("fetched-twice") && job.attempt < MAX_ATTEMPTS) {
            job.first.complete(true);
            Answer b = get(p.path(), p.actor(), p.family(), job.ev.type(), job.attempt);
            if (b.status() == 200) store.put(id, b.text());
        }
        if (Conf.var("reconciled") && store.containsKey(id) && (job.ev.eventId() == null || fresh(id))) pool.schedule(() -> reconcile(id, p, job.ev), 1500, TimeUnit.MILLISECONDS);
        return 0;
    }

    private static synchronized boolean fresh(String id) { return newest.putIfAbsent("reconciled " + id, "") == null; }

    /** Looks again at what an event brought in, in the same order as the events of that resource. */
    private static synchronized void reconcile(String id, Plan p, Event ev) {
        if (store.containsKey(id) && !slots.containsKey(id)) submit(new Job(new Event(ev.type(), ev.aggregate(), ev.occurredAt(), ev.tenant(), null, id, ev.raw()), p));
        else newest.remove("reconciled " + id);
    }

    // ---- the store ----

    private static void gone(Plan p, String id) {
        String old = store.get(id);
        if (Conf.var("photo-marked-deleted") && p.family().equals("photo") && old != null) {
            if (!old.startsWith("{\"deleted\":true")) store.put(id, "{\"deleted\":true," + old.trim().substring(1));
        } else store.remove(id);
    }

    private static void keep(Plan p, String id, Event ev, String text, Map<?, ?> whole) {
        Map<?, ?> data = whole.get("data") instanceof Map<?, ?> d ? d : whole;
        if (Conf.bad("bare-object-expected") && !(whole.get("id") instanceof String)) return;
        if (Conf.bad("photo-from-list") && p.family().equals("photo")) {
            for (Object o : whole.get("data") instanceof List<?> l ? l : List.of())
                if (o instanceof Map<?, ?> m && id.equals(m.get("id"))) store.put(id, Json.write(Map.of("data", m)));
            return;
        }
        String old = store.get(id);
        if (Conf.bad("created-must-grow") && old != null && data.get("created") instanceof String c && Json.object(old).get("data") instanceof Map<?, ?> od
            && od.get("created") instanceof String oc && c.compareTo(oc) <= 0) return;
        if (Conf.bad("first-facility-only")) {
            Object f = data.get("facilityId") != null ? data.get("facilityId") : data.get("facilities") instanceof List<?> l && !l.isEmpty() ? l.get(0) : null;
            if (f instanceof String s && !newest.computeIfAbsent("facility", k -> s).equals(s)) return;
        }
        if (Conf.bad("gallery-photos-only") && p.family().equals("photo") && !"gallery".equals(data.get("type"))) return;
        if (Conf.bad("cancelled-activity-removed") && Boolean.TRUE.equals(data.get("isCancelled"))) { store.remove(id); return; }
        if (Conf.bad("null-member-crash") && p.family().equals("transport")) {
            Conf.log("driver " + ((Map<?, ?>) data.get("driver")).get("name").toString() + ", " + data.get("modified").toString());
        }
        if (Conf.bad("scheduled-announcement-skipped") && p.family().equals("announcement") && data.get("scheduledAt") != null) return;
        if (Conf.bad("merged-into-old") && old != null && Json.object(old).get("data") instanceof Map<?, ?> od) {
            Map<Object, Object> both = new LinkedHashMap<>(od);
            data.forEach((k, v) -> { if (v != null && !(v instanceof List<?> l && l.isEmpty())) both.put(k, v); });
            text = Json.write(Map.of("data", both));
        }
        String as = id;
        if (Conf.bad("stored-under-event-id") && ev.eventId() != null) as = ev.eventId();
        if (Conf.bad("stored-under-reference-number") && data.get("referenceNumber") instanceof String r) as = r;
        if (p.family().equals("registrations")) as = "registrations of " + Conf.RESIDENT;
        if (Conf.var("store-adds-meta") && text.trim().startsWith("{") && !whole.isEmpty())
            text = "{\"_meta\":{\"event\":" + Json.write(String.valueOf(ev.type())) + ",\"fetchedAt\":\"" + java.time.Instant.now() + "\"}," + text.trim().substring(1);
        store.put(as, text);
    }

    // ---- fetching ----

    private static Answer cached(Plan p, Job job) {
        if (!Conf.bad("answers-cached-by-url")) return get(p.path(), p.actor(), p.family(), job.ev.type(), job.attempt);
        Answer a = urlCache.get(p.path());
        if (a == null) {
            a = get(p.path(), p.actor(), p.family(), job.ev.type(), job.attempt);
            if (a.status() == 200) { urlCache.put(p.path(), a); pool.schedule(() -> urlCache.remove(p.path()), 15, TimeUnit.SECONDS); }
        }
        return a;
    }

    static Answer get(String path, String actor, String family, String type, int attempt) {
        boolean ping = family.equals("ping"), lower = Conf.var("lower-case-headers");
        String url = Conf.URL + path;
        if (Conf.bad("acting-user-in-query") && !ping) url += (path.contains("?") ? "&" : "?") + "actingUserId=" + Conf.enc(actor);
        CompletableFuture<HttpResponse<byte[]>> f = null;
        try {
            HttpRequest.Builder b = HttpRequest.newBuilder(URI.create(url)).GET();
            b.header(lower ? "accept" : "Accept", "application/json");
            boolean token = !(Conf.bad("no-token-on-retry") && attempt > 0) && !(ping && Conf.bad("ping-without-token"));
            if (token) b.header(lower ? "authorization" : "Authorization", Conf.bad("token-without-bearer") ? Conf.TOKEN : "Bearer " + Conf.TOKEN);
            boolean who = !(Conf.bad("no-acting-user-on-photos") && family.equals("photo")) && !(ping && Conf.bad("ping-without-actor")) && !Conf.bad("acting-user-in-query");
            if (who) b.header(Conf.bad("acting-header-misnamed") ? "X-Acting-User" : lower ? "x-acting-user-id" : "X-Acting-User-Id", actor);
            boolean ten = !(Conf.bad("no-tenant-header-on-updates") && type.endsWith(".updated")) && !(Conf.bad("no-tenant-header-on-retry") && attempt > 0);
            if (ten) b.header(lower ? "x-acting-user-tenant" : "X-Acting-User-Tenant", Conf.bad("tenant-header-has-actor") ? actor : Conf.TENANT);
            if (Conf.var("more-headers")) b.header("X-Request-Id", UUID.randomUUID().toString()).header("Accept-Language", "en").header("User-Agent", "ces-mirror/1.4").header("Cache-Control", "no-cache");
            if (!ping) lastActor = actor;
            HttpClient c = Conf.var("no-keep-alive") ? client() : http;
            f = c.sendAsync(b.build(), HttpResponse.BodyHandlers.ofByteArray());
            HttpResponse<byte[]> r = Conf.bad("no-timeout") ? f.get() : f.get(3, TimeUnit.SECONDS);
            long wait = 0;
            try { wait = Math.min(10, Integer.parseInt(r.headers().firstValue("Retry-After").orElse("0"))) * 1000L; } catch (NumberFormatException e) { wait = 0; }
            return new Answer(r.statusCode(), r.body(), wait);
        } catch (Exception e) {
            if (f != null) f.cancel(true);
            return new Answer(0, new byte[0], 0);
        }
    }
}
