package ces;

import static ces.U.*;

import java.util.*;

final class Announcements {
    private static Map<String, Object> map(Row a, Row rec) {
        List<Object> at = new ArrayList<>();
        for (Row f : Db.q("SELECT f.* FROM announcement_files x JOIN files f ON f.id=x.file_id WHERE x.announcement_id=? ORDER BY x.rowid", a.get("id"))) {
            String n = f.s("name");
            at.add(m("id", f.get("id"), "name", n, "size", f.get("size"), "extension", n.contains(".") ? n.substring(n.lastIndexOf('.') + 1) : null));
        }
        if (F.on("announcement-attachments-last-only") && at.size() > 1) at = at.subList(at.size() - 1, at.size());
        Map<String, Object> o = m("id", a.get("id"), "from", a.get("sender"), "subject", a.get("subject"), "message", a.get("message"), "smsMessage", a.get("sms_message"), "recipientGroups", arr(a.s("groups")), "facilities", arr(a.s("facilities")),
            "status", a.get("status"), "scheduledAt", a.get("scheduled_at"), "createdBy", a.get("created_by"), "createdAt", a.get("created_at"), "attachments", at, "isRead", rec != null && rec.b("is_read"), "isArchived", rec != null && rec.b("is_archived"));
        if (F.on("announcement-groups-as-text")) o.put("recipientGroups", String.join(",", arr(a.s("groups")).stream().map(String::valueOf).toList()));
        if (F.on("announcement-facilities-first-only")) o.put("facilities", arr(a.s("facilities")).subList(0, 1));
        return o;
    }
    private static Row connection(Rq r, boolean write) {
        Row c = Connections.get(r, r.p("connectionId"));
        boolean ok = r.me.is("system") || r.me.is("connection") && r.me.recordId.equals(c.s("id"));
        if (F.on("announcement-system-actor-refused") && r.me.is("system")) ok = false;
        if (F.on("announcement-any-connection-accepted") && r.me.is("connection")) ok = true;
        if (F.on("announcement-archive-identity-unchecked") && write) ok = true;
        if (F.on("announcement-staff-accepted") && r.me.is("staff")) ok = true;
        if (!ok) throw forb("the acting user is not this connection");
        return c;
    }
    private static Row recipient(Rq r, Row c) {
        Row x = Db.one("SELECT p.* FROM announcement_recipients p JOIN announcements a ON a.id=p.announcement_id WHERE p.announcement_id=? AND p.user_id=? AND a.tenant=?", r.p("announcementId"), c.get("id"), r.tenant);
        if (x == null) throw nf("announcement");
        return x;
    }
    private static Row flat(Rq r) {
        if (!r.me.is("system") && !(F.on("announcement-flat-staff-accepted") && r.me.is("staff")) && !(F.on("announcement-flat-connection-accepted") && r.me.is("connection"))) throw forb("enterprise system actor only");
        Row a = Db.one("SELECT * FROM announcements WHERE id=? AND tenant=?", r.p("announcementId"), r.tenant);
        if (a == null) throw nf("announcement");
        return a;
    }
    private static void archive(Rq r, boolean on) {
        Row c = connection(r, true);
        recipient(r, c);
        if (F.on("announcement-archive-for-all")) Db.x("UPDATE announcement_recipients SET is_archived=? WHERE announcement_id=?", on, r.p("announcementId"));
        else if (!(F.on("announcement-unarchive-noop") && !on)) Db.x("UPDATE announcement_recipients SET is_archived=? WHERE announcement_id=? AND user_id=?", on, r.p("announcementId"), c.get("id"));
        if (F.on("announcement-archive-marks-read-lost")) Db.x("UPDATE announcement_recipients SET is_read=0 WHERE announcement_id=? AND user_id=?", r.p("announcementId"), c.get("id"));
        if (F.on("announcement-archive-answers-body")) r.data(200, m("isArchived", on)); else r.none();
    }
    private static void list(Rq r, String user) {
        List<Row> l = Db.q("SELECT a.*, p.is_read, p.is_archived FROM announcements a JOIN announcement_recipients p ON p.announcement_id=a.id WHERE a.tenant=? AND p.user_id=?", r.tenant, user);
        r.page(l, "created_at", true, a -> map(a, a));
    }
    static void routes() {
        Main.get("/connections/{connectionId}/announcements/{announcementId}", r -> {
            Row x = recipient(r, connection(r, false));
            r.data(200, map(Db.one("SELECT * FROM announcements WHERE id=?", x.get("announcement_id")), x));
        });
        Main.post("/connections/{connectionId}/announcements/{announcementId}/archive", r -> archive(r, true));
        Main.post("/connections/{connectionId}/announcements/{announcementId}/unarchive", r -> archive(r, false));
        Main.get("/connections/{connectionId}/announcements", r -> list(r, connection(r, false).s("id")));
        Main.get("/residents/{residentId}/announcements", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            if (!r.me.is("system") && !x.s("id").equals(r.me.recordId)) throw forb("the acting user is not this resident");
            list(r, x.s("id"));
        });
        Main.get("/announcements/{announcementId}", r -> r.data(200, map(flat(r), null)));
        Main.get("/announcements/{announcementId}/attachments/{attachmentId}", r -> {
            Row a = flat(r);
            Row f = Db.one("SELECT f.* FROM announcement_files x JOIN files f ON f.id=x.file_id WHERE x.announcement_id=? AND f.id=?", a.get("id"), r.p("attachmentId"));
            if (f == null) throw nf("attachment");
            r.binary(f.s("type"), f.s("name"), F.on("announcement-attachment-truncated") ? Arrays.copyOf(f.bytes("content"), Math.min(16, f.bytes("content").length)) : f.bytes("content"));
        });
    }
}
