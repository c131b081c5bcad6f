package ces;

import static ces.U.*;

import io.javalin.Javalin;
import io.javalin.http.Handler;
import java.util.function.Consumer;

public final class Main {
    public static final String MAIN_TENANT = "maplewood";
    public static int port = 8080;
    static int operations = 0;
    private static Javalin app;
    enum Mode { PING, HEADERS, IDENTITY }

    static void get(String p, Consumer<Rq> f) { operations++; app.get("/api/v1/{tenant}" + p, h(Mode.IDENTITY, f)); }
    static void post(String p, Consumer<Rq> f) { operations++; app.post("/api/v1/{tenant}" + p, h(Mode.IDENTITY, f)); }
    static void put(String p, Consumer<Rq> f) { operations++; app.put("/api/v1/{tenant}" + p, h(Mode.IDENTITY, f)); }
    static void del(String p, Consumer<Rq> f) { operations++; app.delete("/api/v1/{tenant}" + p, h(Mode.IDENTITY, f)); }
    static void getHeadersOnly(String p, Consumer<Rq> f) { operations++; app.get("/api/v1/{tenant}" + p, h(Mode.HEADERS, f)); }

    private static Handler h(Mode mode, Consumer<Rq> f) {
        return c -> {
            Rq r = new Rq(c);
            Db.LOCK.lock();
            try {
                auth(r, mode);
                f.accept(r);
                Db.commit();
                Events.flush(r);
            } catch (ApiError e) {
                if (F.on("refusal-not-rolled-back")) Db.commit(); else Db.rollback();
                if (F.on("event-before-commit")) Events.flush(r);
                throw e;
            } catch (RuntimeException e) {
                Db.rollback();
                throw e;
            } finally { Db.LOCK.unlock(); }
        };
    }

    private static void auth(Rq r, Mode mode) {
        String a = r.c.header("Authorization");
        Row tok = a == null || !a.startsWith("Bearer ") ? null : Db.one("SELECT * FROM tenants WHERE token=?", a.substring(7).trim());
        if (tok == null && !(F.on("ping-without-bearer") && mode == Mode.PING) && !(F.on("bearer-optional-on-get") && a == null && r.c.method().name().equals("GET"))) {
            r.c.header("WWW-Authenticate", "Bearer");
            throw new ApiError(401, "unauthorized", "missing or invalid bearer token");
        }
        String acting = r.c.header("X-Acting-User-Id"), at = r.c.header("X-Acting-User-Tenant");
        if (blank(acting) && !F.on("acting-header-optional")) throw bad("X-Acting-User-Id header is required");
        if (blank(at)) throw bad("X-Acting-User-Tenant header is required");
        if (mode == Mode.PING) return;
        r.tenant = r.c.pathParam("tenant");
        if (Db.one("SELECT slug FROM tenants WHERE slug=?", r.tenant) == null) throw nf("tenant");
        if (tok != null && !tok.s("slug").equals(r.tenant)) throw forb("token is not valid for this tenant");
        if (!at.equals(r.tenant)) throw forb("acting user belongs to another tenant");
        if (mode == Mode.HEADERS && !F.on("activity-types-identity-resolved")) return;
        r.me = Ident.byActing(r.tenant, acting == null ? "" : acting);
        if (r.me == null && F.on("acting-header-optional") && blank(acting)) r.me = Ident.byActing(r.tenant, Db.one("SELECT id FROM system_actors WHERE tenant=?", r.tenant).s("id"));
        if (r.me == null) throw forb("unknown acting user");
    }

    public static void main(String[] args) throws Exception {
        String p = System.getenv("PORT");
        if (p != null && !p.isBlank()) port = Integer.parseInt(p.trim());
        Db.open();
        Seed.all();
        Db.commit();
        app = Javalin.create(cfg -> {
            cfg.showJavalinBanner = false;
            cfg.http.maxRequestSize = 80L * 1024 * 1024;
            cfg.jetty.multipartConfig.maxFileSize(64, io.javalin.config.SizeUnit.MB);
            cfg.jetty.multipartConfig.maxTotalRequestSize(100, io.javalin.config.SizeUnit.MB);
        });
        app.exception(ApiError.class, (e, c) -> c.status(e.status).contentType("application/json").result(json(m("error", m("code", e.code, "message", e.getMessage())))));
        app.exception(Exception.class, (e, c) -> { e.printStackTrace(); c.status(500).contentType("application/json").result(json(m("error", m("code", "internal", "message", "internal error")))); });
        app.error(404, c -> { if (c.result() == null || c.result().isEmpty() || c.result().startsWith("Endpoint")) c.contentType("application/json").result(json(m("error", m("code", "not_found", "message", "no such route")))); });
        operations++;
        app.get("/ping", h(Mode.PING, r -> {
            if (F.on("ping-object")) r.bare(200, m("status", "ok", "build", "1.0.0"));
            else r.bare(200, "Healthy - community-engagement-service build 1.0.0");
        }));
        app.get("/files/{id}", c -> {
            Db.LOCK.lock();
            try {
                Row f = Db.one("SELECT * FROM files WHERE id=?", c.pathParam("id"));
                if (f == null) throw nf("file");
                c.contentType(f.s("type") == null ? "application/octet-stream" : f.s("type")).result(f.bytes("content"));
            } finally { Db.LOCK.unlock(); }
        });
        Facilities.routes(); Residents.routes(); Assessments.routes(); Connections.routes();
        Activities.routes(); ActivityWrites.routes(); PersonalActivities.routes(); Registrations.routes();
        CheckIns.routes(); Visits.routes(); Attendance.routes(); Photos.routes(); Messages.routes();
        Announcements.routes(); Transportation.routes(); WorkRequests.routes(); Flat.routes();
        app.start("127.0.0.1", port);
        System.out.println("listening on http://127.0.0.1:" + port + " (" + operations + " operations)");
    }
    static String fileUrl(String id) { return "http://127.0.0.1:" + port + "/files/" + id; }
    /** stores an upload, gives its id */
    static String store(String tenant, io.javalin.http.UploadedFile f) {
        byte[] b;
        try (var in = f.content()) { b = in.readAllBytes(); } catch (java.io.IOException e) { throw bad("unreadable file"); }
        return store(tenant, f.filename(), f.contentType(), b);
    }
    static String store(String tenant, String name, String type, byte[] b) {
        String id = id("file");
        Db.ins("files", "id", id, "tenant", tenant, "name", name, "type", type, "size", b.length, "content", b);
        return id;
    }
    static java.time.ZoneId zone(String facilityId) {
        Row f = Db.one("SELECT timezone FROM facilities WHERE id=?", facilityId);
        return java.time.ZoneId.of(f == null ? "UTC" : f.s("timezone"));
    }
}
