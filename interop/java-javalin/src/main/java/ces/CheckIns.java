package ces;

import static ces.U.*;

import java.util.*;

final class CheckIns {
    private static Map<String, Object> map(Row c) {
        Row s = Db.one("SELECT * FROM staff WHERE tenant=? AND (id=? OR account_id=?)", c.get("tenant"), c.get("staff_ref"), c.get("staff_ref"));
        Map<String, Object> o = m("id", c.get("id"), "startDate", c.get("day"), "durationInMinutes", c.get("duration"), "checkInStaff", m("id", c.get("staff_ref"), "firstName", s.get("first_name"), "lastName", s.get("last_name")),
            "description", c.get("description"), "created", c.get("created"), "modified", c.get("modified"));
        if (F.on("check-in-date-with-time")) o.put("startDate", c.s("day") + "T" + c.s("created").substring(11));
        if (F.on("check-in-staff-id-only")) o.put("checkInStaff", m("id", c.get("staff_ref")));
        return o;
    }
    private static Row get(Rq r) {
        Row c = Db.one("SELECT * FROM check_ins WHERE id=? AND tenant=?" + (F.on("check-in-resident-unchecked") ? " AND (1=1 OR resident_id=?)" : " AND resident_id=?"), r.p("checkInId"), r.tenant, Residents.get(r, r.p("residentId")).get("id"));
        if (c == null) throw nf("check-in");
        return c;
    }
    private static String day(Rq r) {
        String s = r.req("startDate");
        dateTime(s, "startDate", java.time.ZoneOffset.UTC);
        String d = s.substring(0, 10);
        if (F.on("check-in-day-shifted-west")) d = dateTime(d + "T00:00:00Z", "startDate", java.time.ZoneOffset.UTC).atZoneSameInstant(Main.zone(Db.one("SELECT facility_id FROM residents WHERE id=?", r.p("residentId")).s("facility_id"))).toLocalDate().toString();
        return d;
    }
    private static String staff(Rq r) {
        String s = r.req("checkInStaffId");
        if (Db.one("SELECT id FROM staff WHERE tenant=? AND (id=? OR account_id=?)", r.tenant, s, s) == null) throw bad("unknown checkInStaffId");
        if (F.on("check-in-staff-is-caller") && r.me.is("staff")) return r.me.recordId;
        return s;
    }
    private static Integer duration(Rq r) {
        Integer d = r.integer("durationInMinutes");
        if (d == null && F.on("check-in-duration-default-15")) return 15;
        if (d == null) throw bad("durationInMinutes is required");
        if (d == 0 && F.on("check-in-zero-refused")) throw bad("durationInMinutes must be positive");
        if (F.on("check-in-duration-quick-picks") && !List.of(0, 5, 10, 15, 30, 45, 60, 90, 120).contains(d)) throw bad("durationInMinutes must be one of 0, 5, 10, 15, 30, 45, 60, 90, 120");
        if (F.on("check-in-zero-becomes-null") && d == 0) return null;
        if (F.on("check-in-duration-16-bit") && d > Short.MAX_VALUE) return (int) (short) d.intValue();
        return d;
    }
    static void routes() {
        Main.get("/residents/{residentId}/check-ins", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            Rq.Window w = r.window(!F.on("check-ins-window-unlimited"), Main.zone(x.s("facility_id")));
            String a = r.q("startDate").substring(0, 10), b = r.q("endDate").substring(0, 10);
            List<Object> out = new ArrayList<>();
            for (Row c : Db.q("SELECT * FROM check_ins WHERE id NOT LIKE 'gone-%' AND resident_id=? AND day>=? AND day<" + (F.on("check-ins-last-day-missing") ? "" : "=") + "? ORDER BY day, id", x.get("id"), a, b)) out.add(map(c));
            r.data(200, out);
        });
        Main.post("/residents/{residentId}/check-ins", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            String d = day(r), st = staff(r), desc = r.str("description");
            Integer dur = duration(r);
            boolean clash = F.on("check-in-unique-per-staff") ? Db.one("SELECT 1 FROM check_ins WHERE resident_id=? AND day=? AND staff_ref=?", x.get("id"), d, st) != null
                : F.on("check-in-unique-per-facility") ? Db.one("SELECT 1 FROM check_ins c JOIN residents q ON q.id=c.resident_id WHERE q.facility_id=? AND day=?", x.get("facility_id"), d) != null
                : Db.one("SELECT 1 FROM check_ins WHERE resident_id=? AND day=?", x.get("id"), d) != null;
            if (F.on("check-in-today-only-checked") && !d.equals(now().substring(0, 10))) clash = false;
            if (clash) {
                if (F.on("check-in-second-replaces")) Db.x("DELETE FROM check_ins WHERE resident_id=? AND day=?", x.get("id"), d);
                else throw F.on("check-in-second-400") ? bad("a check-in exists for this day") : conf("a check-in exists for this day");
            }
            String id = id("chk"), now = now();
            Db.ins("check_ins", "id", id, "tenant", r.tenant, "resident_id", x.get("id"), "day", d, "duration", dur, "staff_ref", st, "description", desc, "created", now, "modified", now);
            r.data(201, map(Db.one("SELECT * FROM check_ins WHERE id=?", id)));
        });
        Main.get("/residents/{residentId}/check-ins/{checkInId}", r -> r.data(200, map(get(r))));
        Main.put("/residents/{residentId}/check-ins/{checkInId}", r -> {
            Row c = get(r);
            String d = day(r), st = staff(r), desc = r.str("description");
            Integer dur = duration(r);
            if (Db.one("SELECT 1 FROM check_ins WHERE resident_id=? AND day=? AND id<>?", c.get("resident_id"), d, c.get("id")) != null) throw conf("a check-in exists for this day");
            if (F.on("check-in-put-day-ignored")) d = c.s("day");
            if (F.on("check-in-put-staff-lost-update")) st = c.s("staff_ref");
            Db.x("UPDATE check_ins SET day=?, duration=?, staff_ref=?, description=?, modified=? WHERE id=?", d, dur, st, desc, now(), c.get("id"));
            r.data(200, map(get(r)));
        });
        Main.del("/residents/{residentId}/check-ins/{checkInId}", r -> {
            Row c = get(r);
            if (F.on("check-in-delete-still-counted")) Db.x("UPDATE check_ins SET resident_id=resident_id, id='gone-'||id WHERE id=?", c.get("id"));
            else Db.x("DELETE FROM check_ins WHERE id=?", c.get("id"));
            r.none();
        });
    }
}
