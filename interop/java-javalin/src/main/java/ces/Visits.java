package ces;

import static ces.U.*;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.*;
import java.util.*;

final class Visits {
    private static Map<String, Object> map(Row v) {
        List<Object> cs = new ArrayList<>(), ms = new ArrayList<>();
        for (Object c : Db.col("SELECT connection_id FROM visit_connections WHERE visit_id=? ORDER BY pos", v.get("id"))) cs.add(m("connectionId", c));
        for (Row q : Db.q("SELECT * FROM visit_manual WHERE visit_id=? ORDER BY pos", v.get("id"))) ms.add(m("name", q.get("name"), "relationship", q.get("relationship")));
        if (F.on("visit-manual-relationship-of-last") && !ms.isEmpty()) { Object rel = ((Map<?, ?>) ms.get(ms.size() - 1)).get("relationship"); for (Object o : ms) { @SuppressWarnings("unchecked") Map<String, Object> q = (Map<String, Object>) o; q.put("relationship", rel); } }
        if (F.on("visit-connection-visitors-as-ids")) cs.replaceAll(o -> ((Map<?, ?>) o).get("connectionId"));
        return m("id", v.get("id"), "name", v.get("name"), "visitType", v.get("visit_type"), "startDate", v.get("start_date"), "startTime", v.get("start_time"), "endTime", v.get("end_time"), "timeType", v.get("time_type"), "durationInMinutes", v.get("duration"),
            "attendedResidentIds", Db.col("SELECT resident_id FROM visit_attendees WHERE visit_id=? ORDER BY pos", v.get("id")), "connectionVisitors", cs, "manualVisitors", ms, "description", v.get("description"),
            "creator", fromJson(v.s("creator")), "created", v.get("created"), "modified", v.get("modified"));
    }
    private static Row get(Rq r) {
        Row x = Residents.get(r, r.p("residentId"));
        Row v = Db.one("SELECT v.* FROM visits v JOIN visit_attendees t ON t.visit_id=v.id WHERE v.id=? AND v.tenant=? AND t.resident_id=?" + (F.on("visit-second-attendee-unreadable") ? " AND t.pos=0" : ""), r.p("visitId"), r.tenant, x.get("id"));
        if (v == null) throw nf("personal visit");
        return v;
    }
    private static void write(Rq r, Row x, String id, boolean create) {
        String name = r.req("name"), type = r.req("visitType"), sd = r.req("startDate");
        if (!F.on("visit-type-unchecked")) r.oneOf("visitType", "care", "social");
        r.dt("startDate");
        String tt = r.oneOf("timeType", Activities.TIME_TYPES), st = r.hhmm("startTime"), en = r.hhmm("endTime");
        if (tt == null) tt = "exactTime";
        Integer dur = r.integer("durationInMinutes");
        if (dur == null && !F.on("visit-duration-optional") && !(F.on("visit-duration-optional-exact") && tt.equals("exactTime"))) throw bad("durationInMinutes is required");
        if (tt.equals("exactTime")) {
            if ((st == null || en == null) && !F.on("visit-times-optional") && !(F.on("visit-times-optional-on-update") && !create)) throw bad("startTime and endTime are required when timeType is exactTime");
            if (st != null && en != null) {
                int g = PersonalActivities.gap(st, en);
                if (!F.on("visit-duration-as-sent") && !(F.on("visit-duration-stale-on-update") && !create)) dur = F.on("visit-duration-rounded-quarter") ? Math.round(g / 15f) * 15 : g;
            }
        } else if (F.on("visit-duration-zero-when-not-exact")) dur = 0;
        String desc = r.str("description");
        List<String> more = r.strs("additionalAttendeeResidentIds");
        JsonNode cv = r.node("connectionVisitors"), mv = r.node("manualVisitors");
        if (cv != null && !cv.isArray() || mv != null && !mv.isArray()) throw bad("visitors must be arrays");
        int n = (cv == null ? 0 : cv.size()) + (mv == null ? 0 : mv.size());
        if (n == 0 && !(F.on("visit-visitor-only-for-social") && type.equals("care")) && !F.on("visit-visitor-optional")) throw bad("at least one visitor is required");
        if (F.on("visit-connection-visitor-required") && (cv == null || cv.size() == 0)) throw bad("a connection visitor is required");
        String now = now(), utc = PersonalActivities.utc(sd, st, Main.zone(x.s("facility_id")));
        if (create) Db.ins("visits", "id", id, "tenant", r.tenant, "creator", json(m("id", r.me.actingId, "name", r.me.name)), "created", now);
        Db.x("UPDATE visits SET name=?, visit_type=?, start_date=?, start_utc=?, start_time=?, end_time=?, time_type=?, duration=?, description=?, modified=? WHERE id=?", name, type, sd, utc, st, en, tt, dur,
            F.on("visit-put-description-lost-update") && !create ? Db.one("SELECT description FROM visits WHERE id=?", id).get("description") : desc, now, id);
        if (F.on("visit-creator-overwritten-on-update") && !create) Db.x("UPDATE visits SET creator=? WHERE id=?", json(m("id", r.me.actingId, "name", r.me.name)), id);
        if (!(F.on("visit-put-visitors-appended") && !create)) for (String t : List.of("visit_connections", "visit_manual")) Db.x("DELETE FROM " + t + " WHERE visit_id=?", id);
        Db.x("DELETE FROM visit_attendees WHERE visit_id=?", id);
        Set<String> at = new LinkedHashSet<>();
        if (!(F.on("visit-path-resident-lost-with-others") && more != null && !more.isEmpty() && !create)) at.add(x.s("id"));
        if (more != null) for (String q : more) { if (Db.one("SELECT 1 FROM residents WHERE id=? AND tenant=?", q, r.tenant) == null) throw bad("unknown resident " + q); at.add(q); }
        int p = 0;
        for (String q : at) Db.ins("visit_attendees", "visit_id", id, "resident_id", q, "pos", p++);
        if (cv != null) for (JsonNode q : cv) {
            String c = q.isObject() ? text(q.get("connectionId")) : null;
            if (c == null || Db.one("SELECT 1 FROM connections WHERE (id=? OR account_id=?) AND tenant=?", c, c, r.tenant) == null) throw bad("unknown connection visitor");
            Db.ins("visit_connections", "visit_id", id, "connection_id", c, "pos", p++);
        }
        if (mv != null) for (JsonNode q : mv) {
            if (!q.isObject() || blank(text(q.get("name")))) throw bad("a manual visitor needs a name");
            Db.ins("visit_manual", "visit_id", id, "name", text(q.get("name")), "relationship", text(q.get("relationship")), "pos", p++);
            if (F.on("visit-manual-first-only")) break;
        }
    }
    static void routes() {
        Main.get("/residents/{residentId}/personal-visits", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            Rq.Window w = r.window(!F.on("visits-window-unlimited"), Main.zone(x.s("facility_id")));
            String vt = r.q("visitType");
            if (vt != null && !vt.equals("social") && !vt.equals("care")) throw bad("visitType must be one of social, care");
            List<Object> out = new ArrayList<>();
            for (Row v : Db.q("SELECT v.* FROM visits v JOIN visit_attendees t ON t.visit_id=v.id WHERE v.tenant=? AND t.resident_id=?" + (F.on("visits-additional-attendee-unlisted") ? " AND t.pos=0" : "") + " AND v.start_utc BETWEEN ? AND ? ORDER BY v.start_utc, v.id", r.tenant, x.get("id"), iso(w.from), iso(w.to))) {
                if (vt != null && !vt.equals(v.s("visit_type")) && !(F.on("visits-type-filter-social-only") && vt.equals("care"))) continue;
                int times = F.on("visits-join-multiplies") ? Math.max(1, Db.count("SELECT (SELECT count(*) FROM visit_connections WHERE visit_id=?)+(SELECT count(*) FROM visit_manual WHERE visit_id=?)", v.get("id"), v.get("id"))) : 1;
                for (int i = 0; i < times; i++) out.add(map(v));
            }
            r.data(200, out);
        });
        Main.post("/residents/{residentId}/personal-visits", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            String id = id("vis");
            write(r, x, id, true);
            r.data(201, map(Db.one("SELECT * FROM visits WHERE id=?", id)));
        });
        Main.get("/residents/{residentId}/personal-visits/{visitId}", r -> r.data(200, map(get(r))));
        Main.put("/residents/{residentId}/personal-visits/{visitId}", r -> {
            Row v = get(r);
            write(r, Residents.get(r, r.p("residentId")), v.s("id"), false);
            r.data(200, map(Db.one("SELECT * FROM visits WHERE id=?", v.s("id"))));
        });
        Main.del("/residents/{residentId}/personal-visits/{visitId}", r -> {
            Row v = get(r);
            if (F.on("visit-delete-only-own-attendance")) { Db.x("DELETE FROM visit_attendees WHERE visit_id=? AND resident_id=?", v.get("id"), r.p("residentId")); r.none(); return; }
            for (String t : List.of("visit_attendees", "visit_connections", "visit_manual")) Db.x("DELETE FROM " + t + " WHERE visit_id=?", v.get("id"));
            Db.x("DELETE FROM visits WHERE id=?", v.get("id"));
            r.none();
        });
    }
}
