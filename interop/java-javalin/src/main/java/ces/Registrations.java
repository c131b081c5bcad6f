package ces;

import static ces.U.*;

import java.time.*;
import java.util.*;

final class Registrations {
    static Map<String, Object> map(Row g, Row a) {
        Row f = Db.one("SELECT id, name FROM facilities WHERE id=?", a.get("facility_id"));
        boolean res = g.s("user_type").equals("resident");
        Row u = Db.one("SELECT * FROM " + (res ? "residents" : "connections") + " WHERE id=?", g.get("record_id"));
        Map<String, Object> o = m("activityId", a.get("id"), "activityName", a.get("name"), "activityType", a.get("type"), "activityStartDate", a.get("start_date"), "activityEndDate", a.get("end_date"), "activityLocation", a.get("location"),
            "facilityId", f.get("id"), "facilityName", f.get("name"), "userId", g.get("user_id"), "userType", g.get("user_type"), "userName", Residents.fullName(u), "relationship", res ? null : u.get("relationship"),
            "registeredAt", g.get("registered_at"), "status", g.get("status"), "position", position(g, a));
        if (F.on("registration-type-missing-for-connection") && !res) o.remove("userType");
        if (F.on("registration-facility-of-user") && res) o.put("facilityName", Db.one("SELECT name FROM facilities WHERE id<>? ORDER BY tenant='" + g.s("tenant") + "' DESC, id", f.get("id")).get("name"));
        return o;
    }
    private static Integer position(Row g, Row a) {
        if (F.on("registration-position-always-null")) return null;
        if (!g.s("status").equals("waitlisted")) return 0;
        int n = F.on("registration-position-zero-based") ? -1 : 0;
        for (Row x : Activities.regs(a)) if (x.s("status").equals("waitlisted") && x.s("user_type").equals(g.s("user_type"))) { n++; if (x.s("id").equals(g.s("id"))) break; }
        return n;
    }
    /** resident: its id; connection: externalId or account id, not the record's id */
    private static Row user(Rq r, String id, String type) {
        Row u = type.equals("resident") ? Db.one("SELECT * FROM residents WHERE id=? AND tenant=? AND status<>'deleted'", id, r.tenant)
            : Db.one("SELECT * FROM connections WHERE (external_id=? OR account_id=?) AND tenant=? AND status<>'deleted'", id, id, r.tenant);
        if (u == null) throw nf(type);
        return u;
    }
    static Row create(Rq r, Row a, String userId, String type) {
        Row u = user(r, userId, type);
        if (a.b("is_cancelled")) throw conf("the activity is cancelled");
        if (Activities.past(a)) throw conf("the activity is over");
        if (type.equals("connection") && !a.b("allow_connections")) throw conf("the activity does not allow connections");
        List<Row> regs = Activities.regs(a);
        int n = 0;
        for (Row g : regs) {
            if (g.s("record_id").equals(u.s("id"))) throw conf("already registered");
            if (g.s("user_type").equals(type) && g.s("status").equals("registered")) n++;
        }
        Integer max = a.i(type.equals("resident") ? "max_registered" : "max_connections");
        boolean full = max != null && n >= max;
        String gid = id("reg"), st = full ? "waitlisted" : "registered";
        if (F.on("registration-answers-pending")) st = full ? "waitlisted" : "pending";
        Db.ins("registrations", "id", gid, "tenant", r.tenant, "activity_id", a.get("id"), "occurrence_date", a.get("occ"), "record_id", u.get("id"), "user_id", userId, "user_type", type, "status", st, "registered_at", now());
        if (!(F.on("event-registration-created-missing-waitlist") && full)) r.event("registration.created", "registration", gid);
        return Db.one("SELECT * FROM registrations WHERE id=?", gid);
    }
    static Row target(Rq r, String id, String od) {
        Row a = Activities.get(r, id);
        if (od != null && Activities.series(a)) return Activities.occurrenceOr404(a, od);
        return a;
    }
    private static void promote(Rq r, Row g, Row a, String occ) {
        if (!g.s("status").equals("registered") || !g.s("user_type").equals("resident")) { if (!F.on("promote-on-waitlisted-cancel")) return; }
        if (F.on("promotion-forgotten")) return;
        Integer max = a.i("max_registered");
        Row at = a;
        if (occ != null && a.get("occ") == null && Activities.series(a)) at = Activities.occurrence(a, LocalDate.parse(occ));
        int n = 0;
        for (Row x : Activities.regs(at)) if (x.s("user_type").equals("resident") && x.s("status").equals("registered")) n++;
        if (max != null && n >= max && !F.on("promote-on-waitlisted-cancel")) return;
        Row next = Db.one("SELECT * FROM registrations WHERE activity_id=? AND status='waitlisted'" + (F.on("promotion-takes-any-user-type") ? "" : " AND user_type='resident'") + " AND "
            + (occ == null ? "occurrence_date IS NULL" : "occurrence_date='" + occ + "'") + " ORDER BY " + (F.on("promotion-takes-latest") ? "seq DESC" : F.on("promotion-by-name") ? "user_id DESC" : "registered_at, seq"), a.get("id"));
        if (next == null) return;
        Db.x("UPDATE registrations SET status='registered'" + (F.on("promotion-resets-registered-at") ? ", registered_at='1970-01-01T00:00:00.000Z'" : "") + " WHERE id=?", next.get("id"));
        if (F.on("promotion-promotes-all")) Db.x("UPDATE registrations SET status='registered' WHERE activity_id=? AND user_type='resident' AND status='waitlisted'", a.get("id"));
        if (!F.on("event-promotion-missing")) r.event("registration.created", "registration", F.on("event-promotion-old-user") ? g.s("id") : next.s("id"));
    }
    private static void removed(Rq r, Row g) {
        if (F.on("event-registration-deleted-for-registered-only") && g.s("status").equals("waitlisted")) return;
        if (F.on("event-registration-deleted-missing")) return;
        r.event("registration.deleted", "registration", g.s("id"));
    }
    private static void list(Rq r, String recordId, ZoneId z) {
        Rq.Window w = r.window(false, z);
        String lo = iso(w.from), hi = iso(w.to);
        List<Object[]> l = new ArrayList<>();
        for (Row g : Db.q("SELECT * FROM registrations WHERE record_id=? AND tenant=?" + (F.on("registrations-waitlisted-unlisted") ? " AND status='registered'" : "") + " ORDER BY seq", recordId, r.tenant)) {
            Row a = Db.one("SELECT * FROM activities WHERE id=? AND deleted=0", g.get("activity_id"));
            if (a == null) continue;
            if (Activities.series(a) && g.get("occurrence_date") == null && !F.on("registrations-series-once")) {
                Set<Object> ex = new HashSet<>(Db.col("SELECT occurrence_date FROM registration_exclusions WHERE registration_id=?", g.get("id")));
                for (LocalDate d : Activities.dates(a, w.from.atZone(z).toLocalDate().minusDays(1), w.to.atZone(z).toLocalDate().plusDays(1))) if (!ex.contains(d.toString())) l.add(new Object[]{g, Activities.occurrence(a, d)});
            } else if (Activities.series(a) && g.get("occurrence_date") != null) l.add(new Object[]{g, Activities.occurrence(a, LocalDate.parse(g.s("occurrence_date")))});
            else l.add(new Object[]{g, a});
        }
        l.removeIf(x -> !F.on("registrations-window-by-registered-at") ? ((Row) x[1]).s("start_utc").compareTo(lo) < 0 || ((Row) x[1]).s("start_utc").compareTo(hi) > 0
            : ((Row) x[0]).s("registered_at").compareTo(lo) < 0 || ((Row) x[0]).s("registered_at").compareTo(hi) > 0);
        l.sort(Comparator.comparing((Object[] x) -> ((Row) x[1]).s("start_utc")));
        List<Object> out = new ArrayList<>();
        Row first = l.isEmpty() ? null : (Row) l.get(0)[1];
        for (Object[] x : l) {
            Map<String, Object> o = map((Row) x[0], (Row) x[1]);
            if (F.on("registrations-activity-name-of-first")) o.put("activityName", first.get("name"));
            out.add(o);
        }
        r.data(200, out);
    }
    static void routes() {
        Main.post("/activities/{activityId}/registrations", r -> {
            String od = r.q("occurrenceDate") != null ? r.q("occurrenceDate") : r.str("occurrenceDate");
            Row a = target(r, r.p("activityId"), od);
            String uid = r.req("userId"), ut = r.req("userType");
            if (!F.on("registration-user-type-unchecked")) r.oneOf("userType", "resident", "connection");
            else if (!ut.equals("connection")) ut = "resident";
            Row g = create(r, a, uid, ut);
            r.data(201, map(g, a));
        });
        Main.del("/activities/{activityId}/registrations/{userId}", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            String od = r.q("occurrenceDate"), uid = r.p("userId");
            if (F.on("cancel-occurrence-cancels-series")) od = null;
            Row con = Db.one("SELECT id FROM connections WHERE tenant=? AND (account_id=? OR external_id=?)", r.tenant, uid, uid);
            String rec = con == null ? uid : con.s("id");
            if (od != null && Activities.series(a)) {
                Row o = Activities.occurrenceOr404(a, od);
                String d = o.s("occ") != null ? o.s("occ") : o.s("occurrence_date");
                Row single = Db.one("SELECT * FROM registrations WHERE activity_id IN (?,?) AND occurrence_date=? AND (user_id=? OR record_id=?)", a.get("id"), o.get("id"), d, uid, rec);
                Row whole = Db.one("SELECT * FROM registrations WHERE activity_id=? AND occurrence_date IS NULL AND (user_id=? OR record_id=?)", a.get("id"), uid, rec);
                if (single != null) { Db.x("DELETE FROM registrations WHERE id=?", single.get("id")); removed(r, single); promote(r, single, a, d); }
                else if (whole != null && Db.one("SELECT 1 FROM registration_exclusions WHERE registration_id=? AND occurrence_date=?", whole.get("id"), d) == null) {
                    Db.ins("registration_exclusions", "registration_id", whole.get("id"), "occurrence_date", d); removed(r, whole); promote(r, whole, a, d);
                } else throw nf("registration");
                r.none();
                return;
            }
            List<Row> l = Db.q("SELECT * FROM registrations WHERE activity_id=? AND (user_id=? OR record_id=?)", a.get("id"), uid, rec);
            if (l.isEmpty()) throw nf("registration");
            for (Row g : l) {
                if (!F.on("cancel-keeps-seat")) Db.x("DELETE FROM registrations WHERE id=?", g.get("id"));
                removed(r, g);
                promote(r, g, a, g.s("occurrence_date"));
            }
            r.none();
        });
        Main.get("/residents/{residentId}/registrations", r -> { Row x = Residents.get(r, r.p("residentId")); list(r, x.s("id"), Main.zone(x.s("facility_id"))); });
        Main.get("/connections/{connectionId}/registrations", r -> {
            Row x = Connections.get(r, r.p("connectionId"));
            Row f = Db.one("SELECT facility_id FROM connection_facilities WHERE connection_id=? ORDER BY pos", x.get("id"));
            String who = x.s("id");
            if (F.on("connection-registrations-of-resident")) { Row l = Db.one("SELECT resident_id FROM connection_residents WHERE connection_id=? ORDER BY pos", who); if (l != null) who = l.s("resident_id"); }
            list(r, who, f == null ? ZoneOffset.UTC : Main.zone(f.s("facility_id")));
        });
    }
}
