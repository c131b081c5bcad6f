package ces;

import static ces.U.*;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.*;
import java.util.*;

/** Creating, replacing and deleting simple one-time activities. */
final class ActivityWrites {
    private static Map<String, Object> fields(Rq r, String facilityId) {
        ZoneId z = Main.zone(facilityId);
        String name = r.req("name"), type = F.on("activity-type-optional") && r.node("type") == null ? "Other" : r.req("type"), sd = r.req("startDate");
        OffsetDateTime s = dateTime(sd, "startDate", z);
        String stS = r.hhmm("startTime");
        if (stS == null && !F.on("activity-start-time-optional")) throw bad("startTime is required");
        if (stS == null) stS = "00:00";
        String enS = r.hhmm("endTime"), ed = r.dt("endDate"), tt = r.oneOf("timeType", TIME());
        if (tt == null) tt = F.on("activity-time-type-default-all-day") ? "allDay" : "exactTime";
        LocalTime st = LocalTime.parse(stS), en = enS == null ? null : LocalTime.parse(enS);
        Instant a = s.toLocalTime().equals(LocalTime.MIDNIGHT) ? s.toLocalDate().atTime(st).atZone(z).toInstant() : s.toInstant();
        LocalDate day = a.atZone(z).toLocalDate();
        Instant b;
        if (tt.equals("allDay")) b = day.plusDays(1).atStartOfDay(z).toInstant();
        else if (ed != null) {
            OffsetDateTime e = dateTime(ed, "endDate", z);
            b = e.toLocalTime().equals(LocalTime.MIDNIGHT) ? e.toLocalDate().atTime(en == null ? LocalTime.of(23, 59) : en).atZone(z).toInstant() : e.toInstant();
            if (e.toInstant().isBefore(s.toInstant())) throw bad("endDate must not be before startDate");
        } else b = en == null ? (tt.equals("exactTime") ? a : day.plusDays(1).atStartOfDay(z).toInstant()) : day.atTime(en).atZone(z).toInstant();
        if (b.isBefore(a)) b = a;
        String desc = r.str("description");
        if (desc != null && desc.length() > 255 && F.on("activity-description-varchar-255")) desc = desc.substring(0, 255);
        if (desc != null && F.on("activity-description-trimmed")) desc = desc.strip();
        Boolean ac = r.bool("allowConnections");
        Integer max = r.integer("maxRegistered"), mc = r.integer("maxRegisteredConnections");
        if (max != null && max < 0 || mc != null && mc < 0) throw bad("capacity must not be negative");
        if (F.on("activity-max-zero-unlimited") && max != null && max == 0) max = null;
        if (F.on("activity-max-connections-from-residents")) mc = max;
        return m("name", name, "type", type, "start_date", F.on("activity-start-date-date-only") ? sd.substring(0, 10) + "T00:00:00Z" : sd, "end_date", ed == null ? Activities.OFF.format(b.atZone(z)) : ed, "start_utc", iso(a), "end_utc", iso(b),
            "start_time", stS, "end_time", enS, "time_type", tt, "location", r.str("location"), "description", desc, "max_registered", max, "max_connections", mc, "allow_connections", Boolean.TRUE.equals(ac) ? 1 : 0);
    }
    private static String[] TIME() { return Activities.TIME_TYPES; }

    private static void attachments(Rq r, String id) {
        JsonNode l = r.node("attachments");
        Set<Object> own = new HashSet<>(Db.col("SELECT file_id FROM activity_attachments WHERE activity_id=?", id));
        if (F.on("activity-put-attachments-kept") && l == null && !own.isEmpty()) return;
        if (!F.on("activity-put-attachments-appended")) Db.x("DELETE FROM activity_attachments WHERE activity_id=?", id);
        if (l == null) return;
        if (!l.isArray()) throw bad("attachments must be an array");
        int p = own.size();
        for (JsonNode a : l) {
            JsonNode f = a.get("attachmentId"), pf = a.get("publicToFamily");
            if (f == null || !f.isTextual()) throw bad("attachmentId is required");
            if (pf != null && !pf.isNull() && !pf.isBoolean()) throw bad("publicToFamily must be a boolean");
            if (Db.one("SELECT id FROM files WHERE id=? AND tenant=?", f.asText(), r.tenant) == null) throw bad("unknown attachment " + f.asText());
            Db.ins("activity_attachments", "activity_id", id, "file_id", f.asText(), "public_to_family", pf != null && pf.asBoolean() && !F.on("activity-attachment-flag-lost"), "pos", p++);
        }
    }
    static void routes() {
        Main.post("/calendars/{calendarId}/activities", r -> {
            Row cal = Db.one("SELECT c.*, cf.facility_id FROM calendars c JOIN calendar_facilities cf ON cf.calendar_id=c.id WHERE c.id=? AND c.tenant=? ORDER BY cf.pos", r.p("calendarId"), r.tenant);
            if (cal == null) throw nf("calendar");
            String id = id("act"), now = now();
            Map<String, Object> v = fields(r, cal.s("facility_id"));
            List<Object> kv = new ArrayList<>(List.of("id", id, "tenant", r.tenant, "calendar_id", cal.get("id"), "facility_id", cal.get("facility_id"), "creator", json(m("id", r.me.actingId, "name", r.me.name)), "created", now, "modified", now));
            v.forEach((k, x) -> { kv.add(k); kv.add(x); });
            if (F.on("activity-recurrence-accepted") && r.node("recurrence") != null) { kv.add("recurrence"); kv.add(json(m("frequency", "weekly", "interval", 1, "daysOfWeek", List.of("monday"), "seriesStartDate", v.get("start_date"), "seriesEndDate", v.get("start_date"), "exceptionDates", List.of()))); }
            Db.ins("activities", kv.toArray());
            attachments(r, id);
            if (!F.on("event-activity-created-missing")) r.event("activity.created", "activity", F.on("event-activity-resource-calendar") ? cal.s("id") : id);
            r.data(201, Activities.map(Activities.get(r, id), r, null));
        });
        Main.put("/activities/{activityId}", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            String id = a.s("id");
            if (Activities.series(a)) throw conf("recurring series cannot be edited");
            if (Activities.past(a) && !F.on("activity-past-editable")) throw conf("past activities cannot be modified");
            Map<String, Object> v = fields(r, a.s("facility_id"));
            if (F.on("activity-put-keeps-absent-location") && !r.has("location")) v.remove("location");
            if (F.on("activity-put-max-lost-update")) v.remove("max_connections");
            if (F.on("activity-put-changes-calendar") && r.node("calendarId") != null) v.put("calendar_id", r.str("calendarId"));
            if (F.on("activity-put-uncancels")) v.put("is_cancelled", 1);
            if (!F.on("activity-modified-not-updated")) v.put("modified", now());
            StringBuilder s = new StringBuilder();
            v.keySet().forEach(k -> s.append(s.length() == 0 ? "" : ",").append(k).append("=?"));
            List<Object> args = new ArrayList<>(v.values());
            args.add(id);
            Db.x("UPDATE activities SET " + s + " WHERE id=?", args.toArray());
            attachments(r, id);
            if (F.on("activity-put-drops-registrations")) Db.x("DELETE FROM registrations WHERE activity_id=? AND status='waitlisted'", id);
            r.event(F.on("event-activity-updated-as-created") ? "activity.created" : "activity.updated", "activity", id);
            Map<String, Object> o = Activities.map(F.on("activity-put-answers-old") ? a : Activities.get(r, id), r, null);
            if (F.on("activity-capacity-missing-after-update")) o.remove("capacity");
            r.data(200, o);
        });
        Main.del("/activities/{activityId}", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            boolean confirmed = List.of("true", "1").contains(String.valueOf(r.q("confirm"))) || "true".equals(r.q("confirmed")) || "true".equals(r.q("force"));
            int n = Db.count("SELECT count(*) FROM registrations WHERE activity_id=?" + (F.on("activity-delete-ignores-connections") ? " AND user_type='resident'" : ""), a.get("id"));
            if (n > 0 && !confirmed && !F.on("activity-delete-unconfirmed")) throw conf("activity has active registrations; repeat with confirm=true");
            Db.x("UPDATE activities SET deleted=1, modified=? WHERE id=?", now(), a.get("id"));
            if (!F.on("event-activity-deleted-missing")) r.event("activity.deleted", "activity", a.s("id"));
            r.none();
        });
    }
}
