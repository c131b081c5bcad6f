package ces;

import static ces.U.*;

import java.time.*;
import java.util.*;

/** The flat routes of the worked examples. */
final class Flat {
    private static Row resident(Rq r) {
        String id = r.q("residentId");
        if (id == null) throw bad("residentId is required");
        return Residents.get(r, id);
    }
    private static int limit(Rq r) {
        String s = r.q("limit");
        if (s == null) return 50;
        try { int n = Integer.parseInt(s); if (n < 1) throw bad("limit must be positive"); return F.on("flat-limit-off-by-one") ? n + 1 : F.on("flat-limit-ignored") ? 1000 : n; } catch (NumberFormatException e) { throw bad("limit must be an integer"); }
    }
    private static Map<String, Object> pa(Row p, String res) {
        Instant s = Instant.parse(p.s("start_utc")), e = s;
        if (p.get("start_time") != null && p.get("end_time") != null) e = s.plus(Duration.between(LocalTime.parse(p.s("start_time")), LocalTime.parse(p.s("end_time"))));
        else if (p.get("duration") != null) e = s.plusSeconds(60L * p.i("duration"));
        if (F.on("flat-end-time-equals-start")) e = s;
        return m("id", p.get("id"), "residentId", res, "title", p.get("name"), "startTime", F.on("flat-start-time-hhmm") ? p.get("start_time") : iso(s), "endTime", iso(e), "location", p.get("location"));
    }
    static void routes() {
        Main.get("/personal-activities", r -> {
            Row x = resident(r);
            ZoneId z = Main.zone(x.s("facility_id"));
            String lo = r.q("startDate") == null ? "0" : iso(dateTime(r.q("startDate"), "startDate", z).toInstant());
            String hi = r.q("endDate") == null ? "9" : r.q("endDate").matches(DATE_RE) ? iso(date(r.q("endDate"), "endDate").plusDays(F.on("flat-end-date-exclusive") ? 0 : 1).atStartOfDay(z).minusNanos(1_000_000).toInstant()) : iso(dateTime(r.q("endDate"), "endDate", z).toInstant());
            List<Object> out = new ArrayList<>();
            for (Row p : Db.q("SELECT p.* FROM personal_activities p JOIN personal_activity_attendees t ON t.activity_id=p.id WHERE p.tenant=? AND t.resident_id=? AND p.start_utc BETWEEN ? AND ? ORDER BY p.start_utc, p.id", r.tenant, x.get("id"), lo, hi)) out.add(pa(p, x.s("id")));
            r.data(200, out);
        });
        Main.post("/personal-activities", r -> {
            Row x = Residents.get(r, r.req("residentId"));
            ZoneId z = Main.zone(x.s("facility_id"));
            String title = r.req("title");
            ZonedDateTime s = dateTime(r.req("startTime"), "startTime", z).atZoneSameInstant(z), e = dateTime(r.req("endTime"), "endTime", z).atZoneSameInstant(z);
            if (e.isBefore(s)) throw bad("endTime must not be before startTime");
            String id = id("pa"), now = now();
            if (F.on("flat-title-trimmed")) title = title.strip();
            Db.ins("personal_activities", "id", id, "tenant", r.tenant, "name", title, "start_date", iso(s.toInstant()), "start_utc", iso(s.toInstant()), "start_time", s.toLocalTime().toString().substring(0, 5), "end_time", e.toLocalTime().toString().substring(0, 5), "time_type", "exactTime",
                "duration", (int) Duration.between(s, e).toMinutes(), "location", r.str("location"), "confirmed", 0, "created", now, "modified", now);
            if (!F.on("flat-personal-not-attached")) Db.ins("personal_activity_attendees", "activity_id", id, "resident_id", x.get("id"));
            Map<String, Object> o = pa(Db.one("SELECT * FROM personal_activities WHERE id=?", id), x.s("id"));
            o.put("createdAt", now);
            if (F.on("flat-personal-200")) r.bare(200, o); else if (F.on("flat-create-wrapped")) r.data(201, o); else r.bare(201, o);
        });
        Main.post("/registrations", r -> {
            Row x = Residents.get(r, r.req("residentId"));
            Row g = Registrations.create(r, Activities.get(r, r.req("activityId")), x.s("id"), "resident");
            Map<String, Object> o = m("id", g.get("id"), "residentId", x.get("id"), "activityId", g.get("activity_id"), "status", g.get("status"), "createdAt", g.get("registered_at"));
            if (F.on("flat-registration-created-at-missing")) o.remove("createdAt");
            if (F.on("flat-registration-wrapped")) r.data(201, o); else r.bare(201, o);
        });
        Main.get("/photos", r -> {
            Row x = resident(r);
            List<Object> out = new ArrayList<>();
            for (Row p : Db.q("SELECT p.* FROM photos p JOIN photo_refs f ON f.photo_id=p.id AND f.kind='user' WHERE p.tenant=? AND f.ref=? AND p.deleted=0 ORDER BY p.created DESC, p.id DESC LIMIT ?", r.tenant, x.get("id"), limit(r)))
                out.add(m("id", p.get("id"), "residentId", F.on("flat-photo-resident-of-first-tag") ? Db.col("SELECT ref FROM photo_refs WHERE photo_id=? AND kind='user' ORDER BY pos", p.get("id")).get(0) : x.get("id"), "url", Main.fileUrl(p.s("file_id")), "caption", p.get("caption"), "createdAt", p.get("created")));
            r.data(200, out);
        });
        Main.get("/messages", r -> {
            Row x = resident(r);
            List<Object> out = new ArrayList<>();
            for (Row q : Db.q("SELECT q.*, t.title FROM messages q JOIN threads t ON t.id=q.thread_id JOIN participants p ON p.thread_id=t.id WHERE q.tenant=? AND p.acting_id=? AND p.has_left=0 AND q.deleted=0 AND (q.scheduled_at IS NULL OR q.scheduled_at<=?) ORDER BY q.seq DESC LIMIT ?", r.tenant, x.get("id"), now(), limit(r)))
                out.add(m("id", q.get("id"), "residentId", x.get("id"), "subject", F.on("flat-message-subject-missing") ? null : q.get("title"), "body", q.get("body"), "createdAt", q.get("created_at")));
            r.data(200, out);
        });
    }
}
