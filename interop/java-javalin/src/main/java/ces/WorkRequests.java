package ces;

import static ces.U.*;

import io.javalin.http.UploadedFile;
import java.util.*;

final class WorkRequests {
    private static Map<String, Object> map(Rq r, Row q) {
        List<Object> h = new ArrayList<>();
        for (Row x : Db.q("SELECT * FROM work_history WHERE request_id=? ORDER BY seq", q.get("id"))) h.add(m("status", x.get("status"), "date", x.get("date"), "changedBy", m("id", x.get("by_id"), "name", x.get("by_name"))));
        if (F.on("work-history-last-only") && h.size() > 1) h = h.subList(h.size() - 1, h.size());
        boolean mine = r.me.actingId.equals(q.s("creator_id")), live = q.s("status").equals("open") || q.s("status").equals("in_progress") && !F.on("work-can-cancel-open-only");
        Map<String, Object> o = m("id", q.get("id"), "referenceNumber", q.get("reference"), "residentId", q.get("resident_id"), "facilityId", q.get("facility_id"), "title", q.get("title"), "description", q.get("description"), "location", q.get("location"), "team", q.get("team"), "type", q.get("type"),
            "urgency", q.get("urgency"), "status", q.get("status"), "statusHistory", h, "crew", arr(q.s("crew")), "scheduledDate", q.get("scheduled_date"), "completedDate", q.get("completed_date"),
            "attachments", Shared.files("SELECT f.* FROM work_files x JOIN files f ON f.id=x.file_id WHERE x.request_id=? ORDER BY x.rowid", q.get("id")), "creator", Shared.creator(q), "canCancel", mine && live, "created", q.get("created"), "modified", q.get("modified"));
        if (F.on("work-can-cancel-any-viewer")) o.put("canCancel", live);
        if (F.on("work-team-as-name")) o.put("team", Db.one("SELECT name FROM teams WHERE tenant=? AND key=?", r.tenant, q.get("team")).get("name"));
        if (F.on("work-crew-first-only") && arr(q.s("crew")).size() > 1) o.put("crew", arr(q.s("crew")).subList(0, 1));
        return o;
    }
    private static Row get(Rq r, Row x) {
        Row q = Db.one("SELECT * FROM work_requests WHERE id=? AND tenant=? AND resident_id=?", r.p("workRequestId"), r.tenant, x.get("id"));
        if (q == null && F.on("work-by-reference-number")) q = Db.one("SELECT * FROM work_requests WHERE reference=? AND resident_id=?", r.p("workRequestId"), x.get("id"));
        if (q == null) throw nf("work request");
        if (!Shared.sees(r, q, "work") && !(F.on("work-visibility-list-only") && r.c.method().name().equals("GET"))) throw nf("work request");
        return q;
    }
    private static void history(Rq r, String id, String st) {
        Db.ins("work_history", "request_id", id, "status", st, "date", now(), "by_id", r.me.actingId, "by_name", r.me.name);
    }
    static void routes() {
        Main.get("/facilities/{facilityId}/work-request-settings", r -> {
            Row f = Shared.settingsFacility(r, false);
            List<Object> ts = new ArrayList<>();
            for (Row t : Db.q("SELECT * FROM teams WHERE " + (F.on("work-teams-all-tenants") ? "(1=1 OR tenant=?)" : "tenant=?") + " ORDER BY key", r.tenant)) ts.add(m("key", t.get("key"), "name", t.get("name")));
            r.data(200, m("facilityId", f.get("id"), "teams", ts, "types", arr(f.s("work_types")), "locations", F.on("work-locations-null") ? null : arr(f.s("locations"))));
        });
        Main.get("/residents/{residentId}/work-requests", r -> {
            Row x = Shared.resident(r, false);
            Set<String> st = Shared.statuses(r, "open", "in_progress", "completed", "cancelled");
            if (r.q("status") == null && F.on("work-default-hides-completed")) st.remove("completed");
            String type = r.q("type");
            List<Row> l = Db.q("SELECT * FROM work_requests WHERE resident_id=? AND tenant=?" + (F.on("work-recurring-listed") ? "" : " AND recurring=0"), x.get("id"), r.tenant);
            l.removeIf(q -> !st.contains(q.s("status")) || type != null && !type.equals(q.s("type")) && !F.on("work-type-filter-ignored") || !Shared.sees(r, q, "work"));
            r.page(l, F.on("work-sorted-by-modified") ? "title" : "created", !F.on("work-oldest-first"), q -> {
                Map<String, Object> o = map(r, q);
                if (F.on("work-list-crew-missing")) o.remove("crew");
                return o;
            });
        });
        Main.post("/residents/{residentId}/work-requests", r -> {
            Row x = Shared.resident(r, false);
            Row f = Db.one("SELECT * FROM facilities WHERE id=?", x.get("facility_id"));
            String id = id("wr"), now = now();
            String title = F.on("work-title-optional") && r.node("title") == null ? "Work request" : r.req("title");
            if (F.on("work-insert-before-validation")) {
                Db.ins("work_requests", "id", id, "tenant", r.tenant, "reference", "WR-0", "resident_id", x.get("id"), "facility_id", f.get("id"), "title", title, "urgency", "none", "status", "open", "creator_id", r.me.actingId, "creator_type", r.me.type, "creator_name", r.me.name, "created", now);
                Db.commit();
            }
            String team = r.str("team"), type = r.str("type"), loc = r.str("location"), desc = r.str("description");
            List<Object> keys = Db.col("SELECT key FROM teams WHERE tenant=?", r.tenant);
            if (blank(team) && (keys.size() == 1 || F.on("work-team-optional"))) team = (String) keys.get(0);
            if (F.on("work-team-always-required") && r.node("team") == null) throw bad("team is required");
            if (blank(team)) throw bad("team is required");
            if (!keys.contains(team) && !F.on("work-team-unchecked") && !(F.on("work-team-of-other-tenant") && Db.one("SELECT 1 FROM teams WHERE key=?", team) != null)) throw bad("unknown team");
            if (type != null && !arr(f.s("work_types")).contains(type) && !F.on("work-type-unchecked")) throw bad("unknown type");
            List<UploadedFile> fs = r.files();
            if (blank(loc)) loc = F.on("work-location-default-empty") ? null : F.on("work-location-default-first") ? (String) arr(f.s("locations")).get(0) : x.s("room_number");
            if (desc != null && F.on("work-description-varchar-255") && desc.length() > 255) desc = desc.substring(0, 255);
            if (F.on("work-insert-before-validation")) Db.x("DELETE FROM work_requests WHERE id=?", id);
            Db.ins("work_requests", "id", id, "tenant", r.tenant, "reference", Shared.reference(r, "work_requests", "WR"), "resident_id", x.get("id"), "facility_id", f.get("id"), "title", title, "description", desc, "location", loc, "team", team, "type", type,
                "urgency", F.on("work-urgency-as-sent") && r.node("urgency") != null ? r.str("urgency") : F.on("work-urgency-normal") ? "normal" : "none", "status", F.on("work-created-in-progress") ? "in_progress" : "open", "crew", "[]", "creator_id", r.me.actingId, "creator_type", r.me.type, "creator_name", r.me.name, "creator_phone", r.me.phone, "created", now);
            for (UploadedFile u : fs) Db.ins("work_files", "request_id", id, "file_id", Main.store(r.tenant, u));
            history(r, id, "open");
            r.event("work_request.created", "work_request", id);
            r.data(201, map(r, Db.one("SELECT * FROM work_requests WHERE id=?", id)));
        });
        Main.get("/residents/{residentId}/work-requests/{workRequestId}", r -> {
            Map<String, Object> o = map(r, get(r, Shared.resident(r, false)));
            if (F.on("work-read-history-missing")) o.remove("statusHistory");
            r.data(200, o);
        });
        Main.post("/residents/{residentId}/work-requests/{workRequestId}/cancel", r -> {
            Row x = Shared.resident(r, false), q = get(r, x);
            if (!r.me.actingId.equals(q.s("creator_id")) && !F.on("work-cancel-by-family")) throw forb("only the creator may cancel the request");
            boolean done = q.s("status").equals("completed") && !F.on("work-completed-cancellable") || q.s("status").equals("cancelled") && !F.on("work-cancel-idempotent") || q.s("status").equals("in_progress") && F.on("work-in-progress-not-cancellable");
            if (done) throw conf("the request is already " + q.s("status"));
            Db.x("UPDATE work_requests SET status='cancelled', modified=? WHERE id=?", now(), q.get("id"));
            if (!F.on("work-cancel-without-history")) history(r, q.s("id"), F.on("work-cancel-history-old-status") ? q.s("status") : "cancelled");
            r.event("work_request.updated", "work_request", q.s("id"));
            r.data(200, map(r, get(r, x)));
        });
        Main.get("/residents/{residentId}/work-requests/{workRequestId}/comments", r -> Shared.listComments(r, "work", get(r, Shared.resident(r, false))));
        Main.post("/residents/{residentId}/work-requests/{workRequestId}/comments", r -> Shared.addComment(r, "work", get(r, Shared.resident(r, false))));
        Main.get("/residents/{residentId}/work-requests/{workRequestId}/attachments/{attachmentId}", r -> {
            Row q = get(r, Shared.resident(r, false));
            Row f = Db.one("SELECT f.* FROM work_files x JOIN files f ON f.id=x.file_id WHERE x.request_id=? AND f.id=?", q.get("id"), r.p("attachmentId"));
            if (f != null && F.on("work-attachment-comments-only")) f = null;
            if (f == null && !F.on("work-attachment-request-only")) f = Shared.commentFile("work", q, r.p("attachmentId"));
            if (f == null) throw nf("attachment");
            r.binary(f.s("type"), f.s("name"), f.bytes("content"));
        });
    }
}
