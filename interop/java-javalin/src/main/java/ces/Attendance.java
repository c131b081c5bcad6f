package ces;

import static ces.U.*;

import java.time.*;
import java.util.*;

final class Attendance {
    private static Map<String, Object> rec(Row t) {
        boolean res = t.s("user_type").equals("resident");
        Row u = Db.one("SELECT * FROM " + (res ? "residents" : "connections") + " WHERE id=?", t.get("user_id"));
        return m("userId", t.get("user_id"), "userType", t.get("user_type"), "userName", u == null ? null : Residents.fullName(u), "relationship", res || u == null ? null : u.get("relationship"), "status", t.get("status"),
            "markedAt", t.get("marked_at"), "declineReason", t.get("decline_reason"), "duration", t.get("duration"));
    }
    private static Map<String, Object> full(Row t, Row a) {
        Row f = Db.one("SELECT id, name FROM facilities WHERE id=?", a.get("facility_id"));
        Map<String, Object> o = rec(t);
        o.putAll(m("activityId", a.get("id"), "activityName", a.get("name"), "activityType", a.get("type"), "activityStartDate", a.get("start_date"), "activityEndDate", a.get("end_date"), "activityLocation", a.get("location"),
            "facilityId", f.get("id"), "facilityName", f.get("name")));
        return o;
    }
    private static Row find(Rq r, Row a, String uid) {
        Row t = Db.one("SELECT * FROM attendance WHERE activity_id=? AND user_id=?", a.get("id"), uid);
        if (t == null) t = Db.one("SELECT t.* FROM attendance t JOIN connections c ON c.id=t.user_id WHERE t.activity_id=? AND (c.account_id=? OR c.external_id=?)", a.get("id"), uid, uid);
        if (t == null) throw nf("attendance record");
        return t;
    }
    static void routes() {
        Main.get("/activities/{activityId}/attendance", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            List<Object> l = new ArrayList<>();
            for (Row t : Db.q("SELECT * FROM attendance WHERE activity_id=? ORDER BY seq", a.get("id"))) {
                if (F.on("attendance-declined-unlisted") && t.s("status").equals("declined")) continue;
                if (F.on("attendance-inner-join-residents") && !t.s("user_type").equals("resident")) continue;
                l.add(F.on("attendance-list-flat-records") ? full(t, a) : rec(t));
            }
            if (F.on("attendance-list-unwrapped-array")) { r.data(200, l); return; }
            r.data(200, m("activityId", a.get("id"), "activityName", a.get("name"), "activityStartDate", a.get("start_date"), "attendanceRecords", l));
        });
        Main.post("/activities/{activityId}/attendance", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            String uid = r.req("userId"), ut = r.req("userType"), st = r.req("status");
            r.oneOf("userType", "resident", "connection");
            if (!F.on("attendance-status-unchecked")) r.oneOf("status", "attended", "declined");
            String why = r.str("declineReason");
            if (st.equals("declined") && blank(why) && !F.on("attendance-decline-reason-optional")) throw bad("declineReason is required when status is declined");
            Integer dur = r.integer("duration");
            Row u = ut.equals("resident") ? Db.one("SELECT * FROM residents WHERE id=? AND tenant=?", uid, r.tenant) : Db.one("SELECT * FROM connections WHERE (id=? OR account_id=? OR external_id=?) AND tenant=?", uid, uid, uid, r.tenant);
            if (u == null) throw nf(ut);
            if (Db.one("SELECT 1 FROM attendance WHERE activity_id=? AND user_id=?", a.get("id"), u.get("id")) != null) throw conf("attendance already marked");
            if (F.on("attendance-duration-null-zero") && dur != null) dur = dur / 5 * 5;
            if (F.on("attendance-reason-varchar-20") && why != null && why.length() > 20) why = why.substring(0, 20);
            Db.ins("attendance", "tenant", r.tenant, "activity_id", a.get("id"), "user_id", u.get("id"), "user_type", ut, "status", st, "marked_at", now(), "decline_reason", why, "duration", dur);
            Map<String, Object> o = full(find(r, a, u.s("id")), a);
            if (F.on("attendance-mark-without-activity")) o.keySet().removeIf(k -> k.startsWith("activity") || k.startsWith("facility"));
            r.data(201, o);
        });
        Main.put("/activities/{activityId}/attendance/{userId}", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            Row t = find(r, a, r.p("userId"));
            Integer dur = r.integer("duration");
            String why = r.str("declineReason");
            if (F.on("attendance-update-all-users")) Db.x("UPDATE attendance SET duration=? WHERE activity_id=?", dur, a.get("id"));
            Db.x("UPDATE attendance SET decline_reason=?, duration=? WHERE seq=?", r.has("declineReason") ? why : t.get("decline_reason"), F.on("attendance-duration-lost-update") ? t.get("duration") : r.has("duration") ? dur : t.get("duration"), t.get("seq"));
            if (F.on("attendance-update-changes-status")) Db.x("UPDATE attendance SET status='attended' WHERE seq=?", t.get("seq"));
            if (F.on("attendance-update-clears-marked")) Db.x("UPDATE attendance SET marked_at=NULL WHERE seq=?", t.get("seq"));
            r.data(200, full(find(r, a, t.s("user_id")), a));
        });
        Main.del("/activities/{activityId}/attendance/{userId}", r -> {
            Row t = find(r, Activities.get(r, r.p("activityId")), r.p("userId"));
            if (F.on("attendance-delete-marks-declined")) Db.x("UPDATE attendance SET status='declined', decline_reason='Other' WHERE seq=?", t.get("seq"));
            else Db.x("DELETE FROM attendance WHERE " + (F.on("attendance-delete-whole-activity") ? "activity_id=?" : "seq=?"), F.on("attendance-delete-whole-activity") ? t.get("activity_id") : t.get("seq"));
            r.none();
        });
        Main.get("/residents/{residentId}/attendance", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            ZoneId z = Main.zone(x.s("facility_id"));
            Rq.Window w = r.window(false, z);
            List<Object> out = new ArrayList<>();
            for (Row t : Db.q("SELECT t.*, a.start_utc FROM attendance t JOIN activities a ON a.id=t.activity_id WHERE t.user_id=?" + (F.on("attendance-resident-list-no-window") ? " AND (1=1 OR a.start_utc BETWEEN ? AND ?)" : F.on("attendance-window-by-marked-at") ? " AND t.marked_at BETWEEN ? AND ?" : " AND a.start_utc BETWEEN ? AND ?") + " AND a.deleted=0 ORDER BY a.start_utc, t.seq",
                    x.get("id"), iso(w.from), iso(w.to))) {
                Map<String, Object> o = full(t, Db.one("SELECT * FROM activities WHERE id=?", t.get("activity_id")));
                if (F.on("attendance-resident-list-without-location")) o.remove("activityLocation");
                out.add(o);
            }
            r.data(200, out);
        });
    }
}
