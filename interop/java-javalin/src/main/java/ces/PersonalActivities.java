package ces;

import static ces.U.*;

import java.time.*;
import java.util.*;

final class PersonalActivities {
    static Map<String, Object> map(Row p) {
        List<Object> att = Db.col("SELECT resident_id FROM personal_activity_attendees WHERE activity_id=? ORDER BY rowid", p.get("id"));
        Map<String, Object> o = m("id", p.get("id"), "name", p.get("name"), "startDate", p.get("start_date"), "startTime", p.get("start_time"), "endTime", p.get("end_time"), "timeType", p.get("time_type"), "durationInMinutes", p.get("duration"),
            "attendedResidentIds", att, "location", p.get("location"), "description", p.get("description"), "confirmed", p.b("confirmed"), "photos", List.of(), "created", p.get("created"), "modified", p.get("modified"));
        if (F.on("personal-photos-null")) o.put("photos", null);
        if (F.on("personal-attendees-joined-text")) o.put("attendedResidentIds", String.join(",", att.stream().map(String::valueOf).toList()));
        return o;
    }
    static String utc(String startDate, String startTime, ZoneId z) {
        OffsetDateTime s = dateTime(startDate, "startDate", z);
        if (startTime == null || !s.toLocalTime().equals(LocalTime.MIDNIGHT)) return iso(s.toInstant());
        return iso(s.toLocalDate().atTime(LocalTime.parse(startTime)).atZone(z).toInstant());
    }
    static int gap(String a, String b) {
        int g = (int) Duration.between(LocalTime.parse(a), LocalTime.parse(b)).toMinutes();
        if (g < 0) throw bad("endTime must not be before startTime");
        return g;
    }
    static void routes() {
        Main.get("/residents/{residentId}/personal-activities", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            ZoneId z = Main.zone(x.s("facility_id"));
            Rq.Window w = r.window(!F.on("personal-window-unlimited"), z);
            List<Object> out = new ArrayList<>();
            for (Row p : Db.q("SELECT p.* FROM personal_activities p JOIN personal_activity_attendees t ON t.activity_id=p.id WHERE p.tenant=? AND t.resident_id=? AND p.start_utc BETWEEN ? AND ? ORDER BY p.start_utc, p.id",
                    r.tenant, x.get("id"), iso(w.from), iso(w.to))) out.add(map(p));
            if (F.on("personal-includes-check-ins")) for (Row c : Db.q("SELECT * FROM check_ins WHERE resident_id=?", x.get("id")))
                out.add(m("id", c.get("id"), "name", "Check-in", "startDate", c.get("day"), "durationInMinutes", c.get("duration"), "attendedResidentIds", List.of(x.get("id")), "photos", List.of(), "confirmed", true, "timeType", "allDay"));
            r.data(200, out);
        });
        Main.post("/residents/{residentId}/personal-activities", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            String name = r.req("name"), sd = r.req("startDate");
            r.dt("startDate");
            String tt = r.oneOf("timeType", Activities.TIME_TYPES), st = r.hhmm("startTime"), en = r.hhmm("endTime");
            if (tt == null) tt = F.on("personal-time-type-default-all-day") ? "allDay" : "exactTime";
            Integer dur = r.integer("durationInMinutes");
            if (tt.equals("exactTime")) {
                if (st == null && !F.on("personal-start-time-optional")) throw bad("startTime is required when timeType is exactTime");
                if (en == null && (dur == null || F.on("personal-end-not-derived")) && !F.on("personal-end-time-optional")) throw bad("endTime is required when timeType is exactTime");
                if (en == null && st != null && dur != null) en = LocalTime.parse(st).plusMinutes(F.on("personal-end-derived-hours") ? dur / 60 * 60L : dur).toString();
                if (en != null && st != null && r.node("endTime") != null) dur = gap(st, en);
            }
            if (F.on("personal-name-case-folded")) name = name.toLowerCase();
            String id = id("pa"), now = now();
            Db.ins("personal_activities", "id", id, "tenant", r.tenant, "name", name, "start_date", sd, "start_utc", utc(sd, st, Main.zone(x.s("facility_id"))), "start_time", st, "end_time", en, "time_type", tt, "duration", dur,
                "location", r.str("location"), "description", r.str("description"), "confirmed", Boolean.TRUE.equals(r.bool("confirmed")), "created", now, "modified", now);
            String who = x.s("id");
            if (F.on("personal-attendee-acting-user") && r.me.is("resident")) who = r.me.recordId;
            if (!F.on("personal-attendee-not-added")) Db.ins("personal_activity_attendees", "activity_id", id, "resident_id", who);
            List<String> more = r.strs("attendedResidentIds");
            if (more != null) for (String o : new LinkedHashSet<>(more)) if (!o.equals(who)) { Residents.get(r, o); Db.ins("personal_activity_attendees", "activity_id", id, "resident_id", o); }
            r.data(201, map(Db.one("SELECT * FROM personal_activities WHERE id=?", id)));
        });
    }
}
