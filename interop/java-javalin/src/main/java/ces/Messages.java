package ces;

import static ces.U.*;

import io.javalin.http.UploadedFile;
import java.util.*;

/** Message threads (each seen by one acting user) and their messages. */
final class Messages {
    private static Row part(String tid, String acting) { return Db.one("SELECT * FROM participants WHERE thread_id=? AND acting_id=? AND has_left=0", tid, acting); }
    private static Row get(Rq r, String id) {
        Row t = Db.one("SELECT * FROM threads WHERE id=? AND tenant=?", id, r.tenant);
        if (t == null || part(id, r.me.actingId) == null && !F.on("thread-non-participant-reads")) throw nf("thread");
        return t;
    }
    private static Map<String, Object> participant(Row p) {
        String thumb = null;
        if ("connection".equals(p.s("type"))) { Row c = Db.one("SELECT thumb_url FROM connections WHERE account_id=? OR id=?", p.get("acting_id"), p.get("ref")); thumb = c == null ? null : c.s("thumb_url"); }
        if ("resident".equals(p.s("type"))) { Row c = Db.one("SELECT profile_photo_url u FROM residents WHERE id=?", p.get("acting_id")); thumb = c == null ? null : c.s("u"); }
        return m("id", p.get("ref"), "fullName", p.get("full_name"), "type", p.get("type"), "thumbUrl", thumb, "declinedPhotoRelease", false, "status", "active");
    }
    private static List<Row> visible(String tid) {
        return Db.q("SELECT * FROM messages WHERE thread_id=? AND deleted=0 AND (scheduled_at IS NULL OR scheduled_at<=?) ORDER BY " + (F.on("messages-ordered-by-body") ? "body" : "seq"), tid, now());
    }
    private static Map<String, Object> map(Row t, Rq r) {
        String tid = t.s("id");
        List<Object> ps = new ArrayList<>();
        for (Row p : Db.q("SELECT * FROM participants WHERE thread_id=?" + (F.on("thread-left-still-participant") ? "" : " AND has_left=0") + " ORDER BY pos", tid)) ps.add(participant(p));
        if (F.on("thread-participants-others-only")) ps.removeIf(o -> ((Map<?, ?>) o).get("id").equals(r.me.actingId));
        Row me = part(tid, r.me.actingId);
        if (me == null) me = new Row();
        List<Row> ms = visible(tid);
        int unread = 0;
        String lr = me.s("last_read");
        for (Row q : ms) if ((!q.s("author").equals(r.me.actingId) || F.on("thread-unread-counts-own")) && (lr == null || q.s("created_at").compareTo(lr) > 0)) unread++;
        Row last = ms.isEmpty() ? null : F.on("thread-last-message-first") ? ms.get(0) : ms.get(ms.size() - 1);
        Map<String, Object> o = m("id", tid, "title", t.get("title"), "participants", ps, "lastMessageAt", last == null ? null : last.get("created_at"), "lastMessage", last == null ? null : last.get("body"), "unreadCount", unread,
            "isArchived", me.b("archived"), "isMuted", me.b("muted"), "hasRead", unread == 0, "createdAt", t.get("created_at"));
        if (F.on("thread-unread-count-text")) o.put("unreadCount", String.valueOf(unread));
        if (F.on("thread-muted-of-first-participant")) o.put("isMuted", Db.one("SELECT muted FROM participants WHERE thread_id=? ORDER BY pos", tid).b("muted"));
        return o;
    }
    private static Map<String, Object> message(Row q, Rq r) {
        Row a = Db.one("SELECT * FROM participants WHERE thread_id=? AND acting_id=?", q.get("thread_id"), q.get("author"));
        if (F.on("message-author-is-reader")) a = part(q.s("thread_id"), r.me.actingId);
        boolean future = q.get("scheduled_at") != null && q.s("scheduled_at").compareTo(now()) > 0;
        return m("id", q.get("id"), "threadId", q.get("thread_id"), "body", q.get("body"), "author", a == null ? null : participant(a), "status", future ? "scheduled" : "sent", "attachment", fromJson(q.s("attachment")),
            "createdAt", q.get("created_at"), "scheduledAt", q.get("scheduled_at"), "isDeleted", q.b("deleted"));
    }
    private static void threads(Rq r, String archived, String title, String any, String who) {
        List<Row> out = new ArrayList<>();
        for (Row t : Db.q("SELECT t.*, p.archived, p.muted FROM threads t JOIN participants p ON p.thread_id=t.id WHERE t.tenant=? AND p.acting_id=? AND p.has_left=0", r.tenant, r.me.actingId)) {
            if (archived != null && t.b("archived") != archived.equals("archived") && !(F.on("threads-archived-filter-includes-active") && archived.equals("archived"))) continue;
            if (F.on("threads-muted-hidden") && t.b("muted")) continue;
            String tt = t.s("title") == null ? "" : t.s("title");
            if (title != null && !(F.on("threads-search-case-sensitive") ? tt.equals(title) : tt.toLowerCase().contains(title.toLowerCase()))) continue;
            if (any != null) {
                boolean hit = tt.toLowerCase().contains(any.toLowerCase());
                if (!F.on("thread-search-titles-only")) for (Row q : visible(t.s("id"))) hit |= q.s("body").toLowerCase().contains(any.toLowerCase());
                if (!hit) continue;
            }
            if (who != null && !F.on("thread-search-participant-ignored")) {
                Ident w = Ident.find(r.tenant, who);
                if (w == null || part(t.s("id"), w.actingId) == null) continue;
            }
            List<Row> ms = visible(t.s("id"));
            t.put("sort", ms.isEmpty() ? t.s("created_at") : ms.get(ms.size() - 1).s("created_at"));
            out.add(t);
        }
        r.page(out, "sort", true, t -> {
            Map<String, Object> o = map(t, r);
            if (F.on("thread-list-unread-zero")) o.put("unreadCount", 0);
            return o;
        });
    }
    static void routes() {
        Main.get("/messages/threads", r -> {
            String f = r.q("filter");
            if (f != null && !f.equals("archived") && !f.equals("active")) throw bad("filter must be one of archived, active");
            threads(r, f == null ? "active" : f, r.q("searchValue"), null, null);
        });
        Main.post("/messages/threads", r -> {
            List<String> ids = r.strs("participantIds");
            if (ids == null) throw bad("participantIds is required");
            String cid = F.on("thread-creator-optional") && r.node("creatorId") == null ? r.me.actingId : r.req("creatorId");
            Ident creator = Ident.find(r.tenant, cid);
            if (creator == null) throw bad("unknown creatorId");
            Map<String, Object[]> all = new LinkedHashMap<>();
            if (!F.on("thread-creator-not-added")) all.put(creator.actingId, new Object[]{creator, cid});
            for (String p : ids) {
                Ident i = Ident.find(r.tenant, p);
                if (i == null) throw bad("unknown participant " + p);
                boolean check = creator.family() && !(F.on("thread-permission-resident-unchecked") && creator.is("resident")) && !(F.on("thread-permission-connection-unchecked") && creator.is("connection"));
                if (F.on("thread-permission-first-participant-only") && !ids.get(0).equals(p)) check = false;
                if (check && i.is("staff") && !i.permissions.contains("MESSAGE_FAMILY_RESIDENTS")) throw forb("staff participant lacks MESSAGE_FAMILY_RESIDENTS");
                if (F.on("thread-permission-any-creator") && i.is("staff") && !i.permissions.contains("MESSAGE_FAMILY_RESIDENTS")) throw forb("staff participant lacks MESSAGE_FAMILY_RESIDENTS");
                all.putIfAbsent(i.actingId, new Object[]{i, p});
            }
            String id = id("thr"), title = r.str("title");
            if (title != null && title.length() > 50 && F.on("thread-title-varchar-50")) title = title.substring(0, 50);
            Db.ins("threads", "id", id, "tenant", r.tenant, "title", title, "created_at", now());
            int pos = 0;
            for (Object[] o : all.values()) {
                Ident i = (Ident) o[0];
                Db.ins("participants", "thread_id", id, "acting_id", i.actingId, "ref", o[1], "type", i.type, "full_name", i.name, "pos", pos++);
            }
            r.data(201, map(Db.one("SELECT * FROM threads WHERE id=?", id), r));
        });
        Main.post("/messages/threads/search", r -> {
            Boolean ar = r.bool("isArchived");
            if (F.on("thread-search-archived-ignored")) ar = null;
            threads(r, ar == null ? null : ar ? "archived" : "active", null, blank(r.str("searchValue")) ? null : r.str("searchValue"), r.str("participantId"));
        });
        Main.get("/messages/threads/{threadId}", r -> {
            Row t = get(r, r.p("threadId"));
            Map<String, Object> o = map(t, r);
            if (F.on("thread-read-on-get")) Db.x("UPDATE participants SET last_read=? WHERE thread_id=? AND acting_id=?", now(), t.get("id"), r.me.actingId);
            r.data(200, o);
        });
        Main.put("/messages/threads/{threadId}", r -> {
            Row t = get(r, r.p("threadId"));
            Db.x("UPDATE threads SET title=? WHERE id=?", r.has("title") ? r.str("title") : t.get("title"), t.get("id"));
            r.data(200, map(F.on("thread-put-answers-old-title") ? t : get(r, t.s("id")), r));
        });
        Main.del("/messages/threads/{threadId}", r -> {
            Row t = get(r, r.p("threadId"));
            if (F.on("thread-archive-for-all")) Db.x("UPDATE participants SET archived=1 WHERE thread_id=?", t.get("id"));
            else Db.x("UPDATE participants SET archived=1 WHERE thread_id=? AND acting_id=?", t.get("id"), r.me.actingId);
            r.none();
        });
        Main.put("/messages/threads/{threadId}/leave", r -> {
            Row t = get(r, r.p("threadId"));
            Db.x("UPDATE participants SET " + (F.on("thread-leave-only-archives") ? "archived=1" : "has_left=1") + " WHERE thread_id=? AND acting_id=?", t.get("id"), r.me.actingId);
            r.none();
        });
        Main.put("/messages/threads/{threadId}/mute", r -> {
            Row t = get(r, r.p("threadId"));
            String q = r.q("isMuted");
            if (q == null && F.on("thread-mute-flag-optional")) q = "true";
            if (!"true".equals(q) && !"false".equals(q)) throw bad("isMuted is required (true or false)");
            boolean on = q.equals("true");
            if (F.on("thread-unmute-ignored")) on = true;
            Db.x("UPDATE participants SET muted=? WHERE thread_id=?" + (F.on("thread-mute-for-all") ? " AND (1=1 OR acting_id=?)" : " AND acting_id=?"), on, t.get("id"), r.me.actingId);
            r.none();
        });
        Main.put("/messages/threads/{threadId}/read", r -> {
            Row t = get(r, r.p("threadId"));
            if (F.on("thread-read-first-message-only")) { List<Row> ms = visible(t.s("id")); Db.x("UPDATE participants SET last_read=? WHERE thread_id=? AND acting_id=?", ms.isEmpty() ? now() : ms.get(0).s("created_at"), t.get("id"), r.me.actingId); }
            else Db.x("UPDATE participants SET last_read=? WHERE thread_id=?" + (F.on("thread-read-for-all") ? " AND (1=1 OR acting_id=?)" : " AND acting_id=?"), now(), t.get("id"), r.me.actingId);
            r.none();
        });
        Main.get("/messages/threads/{threadId}/messages", r -> {
            Row t = get(r, r.p("threadId"));
            String s = r.q("searchValue"), before = F.on("messages-before-honoured") ? r.q("before") : null;
            List<Row> l = new ArrayList<>();
            for (Row q : visible(t.s("id"))) {
                if (s != null && !(F.on("messages-search-case-sensitive") ? q.s("body").contains(s) : q.s("body").toLowerCase().contains(s.toLowerCase()))) continue;
                if (before != null && q.s("created_at").compareTo(before) >= 0) continue;
                q.put("sort", F.on("messages-sequence-sorted-as-text") ? q.s("seq") : String.format("%012d", q.l("seq")));
                l.add(q);
            }
            r.page(l, "sort", !F.on("messages-oldest-first"), q -> {
                Map<String, Object> o = message(q, r);
                if (F.on("message-attachment-missing-on-list")) o.remove("attachment");
                if (F.on("message-author-missing-second-page") && r.q("cursor") != null) o.remove("author");
                return o;
            });
        });
        Main.post("/messages/threads/{threadId}/messages", r -> {
            Row t = get(r, r.p("threadId"));
            String b = r.req("body"), sch = r.dt("scheduledAt"), id = id("msg"), now = now();
            if (F.on("message-body-varchar-255") && b.length() > 255) b = b.substring(0, 255);
            if (F.on("message-body-trimmed")) b = b.strip().replaceAll("\\s+", " ");
            if (F.on("message-body-html-escaped")) b = b.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
            String schUtc = sch == null ? null : iso(dateTime(sch, "scheduledAt", java.time.ZoneOffset.UTC).toInstant()), att = null;
            if (r.multipart()) {
                UploadedFile f = r.c.uploadedFile("attachment") != null ? r.c.uploadedFile("attachment") : r.c.uploadedFile("file");
                if (f != null) { String fid = Main.store(r.tenant, f); att = json(m("id", fid, "url", Main.fileUrl(fid), "type", f.contentType(), "name", f.filename(), "size", f.size())); }
            }
            Db.ins("messages", "id", id, "tenant", r.tenant, "thread_id", t.get("id"), "body", b, "author", r.me.actingId, "attachment", att, "created_at", now, "scheduled_at", schUtc);
            if ((schUtc == null || schUtc.compareTo(now) <= 0) && !F.on("thread-archive-not-cleared")) Db.x("UPDATE participants SET archived=0 WHERE thread_id=? AND acting_id<>?", t.get("id"), r.me.actingId);
            r.data(201, message(Db.one("SELECT * FROM messages WHERE id=?", id), r));
        });
    }
}
