package ces;

import static ces.U.*;

import io.javalin.http.UploadedFile;
import java.util.*;

/** Rules and comments shared by transportation and work requests. */
final class Shared {
    /** identity, resident, link, module; gives the resident */
    static Row resident(Rq r, boolean transport) {
        String k = transport ? "transport" : "work";
        if (!r.me.family() && !(F.on(k + "-staff-accepted") && r.me.is("staff")) && !(F.on(k + "-system-actor-accepted") && r.me.is("system"))) throw forb("residents and connections only");
        Row x = Residents.get(r, r.p("residentId"));
        if (r.me.family() && !r.me.links().contains(x.s("id"))) {
            boolean sameFacility = r.me.facilities.contains(x.s("facility_id"));
            if (!(F.on(k + "-link-unchecked-same-facility") && sameFacility)) throw nf("resident");
        }
        modules(Db.one("SELECT * FROM facilities WHERE id=?", x.get("facility_id")), transport, r);
        return x;
    }
    static void modules(Row f, boolean transport, Rq r) {
        if (F.on("transport-module-unchecked") && transport || F.on("work-module-unchecked") && !transport) return;
        if (F.on("module-checked-on-write-only") && r.c.method().name().equals("GET")) return;
        boolean fam = F.on("family-module-switch-ignored");
        boolean ok = transport ? f.b("mod_transport") && (fam || f.b("mod_family_transport")) : f.b("mod_work") && (fam || f.b("mod_family_work"));
        if (!ok) throw forb("the module is not enabled for this community");
    }
    static Row settingsFacility(Rq r, boolean transport) {
        if (!r.me.family()) throw forb("residents and connections only");
        Row f = Facilities.get(r, r.p("facilityId"));
        boolean mine = false;
        for (Object l : r.me.links()) mine |= f.s("id").equals(Db.one("SELECT facility_id FROM residents WHERE id=?", l).s("facility_id"));
        if (!mine && !F.on(transport ? "transport-settings-other-facility" : "work-settings-other-facility")) throw forb("not a resident of this facility nor linked to one");
        modules(f, transport, r);
        return f;
    }
    static boolean sees(Rq r, Row q, String kind) {
        if (r.me.is("connection")) {
            if (F.on(kind + "-connection-sees-own-only")) return r.me.actingId.equals(q.s("creator_id"));
            return q.s("creator_type").equals("connection") || F.on(kind + "-connection-sees-resident-created");
        }
        if (r.me.is("resident") && F.on(kind + "-resident-sees-own-created-only")) return r.me.actingId.equals(q.s("creator_id"));
        return true;
    }
    static Map<String, Object> creator(Row q) { return m("id", q.get("creator_id"), "name", q.get("creator_name"), "phone", q.get("creator_phone")); }

    static List<Object> files(String sql, Object id) {
        List<Object> l = new ArrayList<>();
        for (Row f : Db.q(sql, id)) l.add(m("id", f.get("id"), "name", f.get("name"), "type", f.get("type"), "size", f.get("size")));
        return l;
    }
    static Map<String, Object> comment(Row c) {
        return m("id", c.get("id"), "text", c.get("text"), "author", m("id", c.get("author_id"), "name", c.get("author_name"), "userType", c.get("author_type")),
            "attachments", F.on("comment-attachments-missing") ? List.of() : files("SELECT f.* FROM comment_files x JOIN files f ON f.id=x.file_id WHERE x.comment_id=? ORDER BY x.rowid", c.get("id")), "created", c.get("created"), "modified", c.get("modified"));
    }
    static List<Row> comments(String kind, Object id) {
        return Db.q("SELECT * FROM request_comments WHERE kind=? AND request_id=?" + (F.on("comments-staff-only-shown") ? "" : F.on("comments-all-staff-hidden") ? " AND author_type<>'staff'" : " AND (author_type<>'staff' OR family_visible=1)")
            + " ORDER BY created " + (F.on("comments-newest-first") ? "DESC" : "") + ", seq", kind, id);
    }
    static void listComments(Rq r, String kind, Row q) {
        List<Object> l = new ArrayList<>();
        for (Row c : comments(kind, q.get("id"))) {
            if (F.on("comments-connection-hidden-from-resident") && r.me.is("resident") && c.s("author_type").equals("connection")) continue;
            l.add(comment(c));
        }
        r.data(200, l);
    }
    static void addComment(Rq r, String kind, Row q) {
        if (F.on("comment-written-before-check")) {
            Db.ins("request_comments", "id", id("cmt"), "tenant", r.tenant, "kind", kind, "request_id", q.get("id"), "text", text(r.body().get("text")), "author_id", r.me.actingId, "author_name", r.me.name, "author_type", r.me.type, "family_visible", 1, "created", now());
            Db.commit();
        }
        String t = F.on("comment-text-optional") && r.node("text") == null ? "" : r.req("text"), id = id("cmt"), now = now();
        List<UploadedFile> fs = r.files();
        if (F.on("comment-written-before-check")) Db.x("DELETE FROM request_comments WHERE seq=(SELECT max(seq) FROM request_comments)");
        if (F.on("comment-text-varchar-255") && t.length() > 255) t = t.substring(0, 255);
        Db.ins("request_comments", "id", id, "tenant", r.tenant, "kind", kind, "request_id", q.get("id"), "text", t, "author_id", F.on("comment-author-request-creator") ? q.get("creator_id") : r.me.actingId, "author_name", F.on("comment-author-request-creator") ? q.get("creator_name") : r.me.name, "author_type", r.me.type, "family_visible", 1, "created", now, "modified", now);
        for (UploadedFile f : fs) { Db.ins("comment_files", "comment_id", id, "file_id", Main.store(r.tenant, f)); if (F.on("comment-first-file-only")) break; }
        if (!(F.on("event-transport-comment-missing") && kind.equals("transport"))) r.event((kind.equals("transport") ? "transportation_request" : "work_request") + ".comment_created", kind.equals("transport") ? "transportation_request" : "work_request",
            F.on("event-comment-resource-is-comment") ? id : q.s("id"));
        r.data(201, comment(Db.one("SELECT * FROM request_comments WHERE id=?", id)));
    }
    static Row commentFile(String kind, Row q, String fid) {
        for (Row c : comments(kind, q.get("id"))) {
            Row f = Db.one("SELECT f.* FROM comment_files x JOIN files f ON f.id=x.file_id WHERE x.comment_id=? AND f.id=?", c.get("id"), fid);
            if (f != null) return f;
        }
        if (F.on("attachment-of-hidden-comment")) return Db.one("SELECT f.* FROM comment_files x JOIN files f ON f.id=x.file_id JOIN request_comments c ON c.id=x.comment_id WHERE c.request_id=? AND f.id=?", q.get("id"), fid);
        if (F.on("attachment-of-other-request")) return Db.one("SELECT f.* FROM comment_files x JOIN files f ON f.id=x.file_id WHERE f.id=?", fid);
        return null;
    }
    static String reference(Rq r, String table, String prefix) {
        if (F.on("reference-number-reused-id")) return prefix + "-1001";
        return prefix + "-" + (1000 + Db.count("SELECT count(*) FROM " + table + " WHERE tenant=?", r.tenant) + 1);
    }
    static Set<String> statuses(Rq r, String... allowed) {
        String s = r.q("status");
        if (s == null) return new HashSet<>(Arrays.asList(allowed));
        Set<String> o = new HashSet<>(Rq.csv(s));
        for (String x : o) if (!Arrays.asList(allowed).contains(x)) throw bad("status must be a subset of " + String.join(", ", allowed));
        if (F.on("status-filter-first-only")) o = new HashSet<>(List.of(Rq.csv(s).get(0)));
        return o;
    }
}
