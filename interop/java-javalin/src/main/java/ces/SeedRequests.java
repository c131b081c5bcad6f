package ces;

import static ces.U.*;
import static ces.Seed.*;

import java.time.*;
import java.util.*;

/** Transportation and work requests in every state, with comments. */
final class SeedRequests {
    private static int n = 0;
    private static void transport(String id, String tenant, String res, String fac, String status, String trip, int day, String at, String creator, String ctype, String cname, Map<String, Object> rule) {
        LocalDate d = LocalDate.now(Main.zone(fac)).plusDays(day);
        boolean staffed = List.of("approved", "completed").contains(status);
        n++;
        Db.ins("transport_requests", "id", id, "tenant", tenant, "reference", "TR-" + (1000 + n), "resident_id", res, "facility_id", fac, "status", status, "trip_type", trip, "date", d.toString(), "appointment_time", at, "pickup_time", "08:15", "return_time", trip.equals("roundtrip") ? "16:00" : null, "pickup_location", "Front Door",
            "destination", "City Clinic", "destination_address", "12 Main Street", "transportation_type", "Medical", "mobility_needs", "Walker", "notes", n % 2 == 0 ? "Call ahead" : null, "mileage", staffed ? 7.4 : null, "driver", staffed ? json(m("id", "drv-1", "name", "Sam Wheeler", "phone", "+1 555 0199")) : null,
            "vehicle", staffed ? json(m("id", "veh-1", "name", "Van 1")) : null, "recurrence", rule == null ? null : json(rule), "creator_id", creator, "creator_type", ctype, "creator_name", cname, "creator_phone", "+1 555 0142", "created", ago(14 - n % 7), "modified", staffed ? ago(2) : null);
    }
    private static void comment(String id, String kind, String req, String who, String name, String type, int visible, String text, int days, String file) {
        Db.ins("request_comments", "id", id, "tenant", T1, "kind", kind, "request_id", req, "text", text, "author_id", who, "author_name", name, "author_type", type, "family_visible", visible, "created", ago(days), "modified", ago(days));
        if (file != null) { SeedContent.file(file, T1, file + ".txt", "text/plain", "file " + file); Db.ins("comment_files", "comment_id", id, "file_id", file); }
    }
    private static void work(String id, String tenant, String res, String fac, String title, String status, String creator, String ctype, String cname, boolean recurring, String team, String type) {
        n++;
        boolean started = !status.equals("open");
        String staff = "acc-stf-" + fac.substring(4) + "-1";
        Db.ins("work_requests", "id", id, "tenant", tenant, "reference", "WR-" + (1000 + n), "resident_id", res, "facility_id", fac, "title", title, "description", title + " in the bathroom", "location", "101", "team", team, "type", type, "urgency", "none", "status", status,
            "crew", started ? json(List.of(m("id", "crew-1", "name", "Will Wrench"), m("id", "crew-2", "name", "Fay Fixit"))) : "[]", "scheduled_date", started ? ago(2) : null, "completed_date", status.equals("completed") ? ago(1) : null, "recurring", recurring, "creator_id", creator, "creator_type", ctype, "creator_name", cname, "creator_phone", "+1 555 0143",
            "created", ago(n % 3 + 5), "modified", started ? ago(1) : null);
        Db.ins("work_history", "request_id", id, "status", "open", "date", ago(n % 3 + 5), "by_id", creator, "by_name", cname);
        if (started) Db.ins("work_history", "request_id", id, "status", "in_progress", "date", ago(3), "by_id", staff, "by_name", "Staff");
        if (started && !status.equals("in_progress")) Db.ins("work_history", "request_id", id, "status", status, "date", ago(1), "by_id", staff, "by_name", "Staff");
    }
    static void all() {
        String[][] sets = {{"ny", "fac-ny", "res-ny-1", "Margaret Olsen", "acc-con-ny-1", "Susan Olsen"}, {"ber", "fac-ber", "res-ber-1", "Ingrid Schäfer", "acc-con-ber-1", "Anke Schäfer"}};
        for (String[] s : sets) {
            String k = s[0], f = s[1], r = s[2], rn = s[3], c = s[4], cn = s[5], st = "acc-stf-" + k + "-1", sn = k.equals("ny") ? "Nora Adler" : "Jonas Weber";
            int day = 5;
            for (String status : List.of("pending", "approved", "denied", "cancelled", "completed")) {
                int d = status.equals("completed") ? -2 : day;
                transport("tr-" + k + "-res-" + status, T1, r, f, status, "roundtrip", d, "14:00", r, "resident", rn, null);
                transport("tr-" + k + "-con-" + status, T1, r, f, status, "oneway", d, "09:30", c, "connection", cn, null);
                day++;
            }
            transport("tr-" + k + "-staff", T1, r, f, "approved", "willcall", 6, "11:00", st, "staff", sn, null);
            LocalDate t = LocalDate.now(Main.zone(f));
            List<String> dow = List.of(t.plusDays(1).getDayOfWeek().name().toLowerCase(), t.plusDays(3).getDayOfWeek().name().toLowerCase());
            Map<String, Object> rule = m("start", t.minusDays(20).toString(), "end", t.plusDays(60).toString(), "daysOfWeek", dow, "exceptions", List.of(t.plusDays(8).toString()));
            transport("tr-" + k + "-rec-res", T1, r, f, "pending", "oneway", -20, "10:15", r, "resident", rn, rule);
            transport("tr-" + k + "-rec-con", T1, r, f, "approved", "roundtrip", -20, "10:45", c, "connection", cn, rule);
            comment("cmt-" + k + "-1", "transport", "tr-" + k + "-con-pending", c, cn, "connection", 1, "Please bring the walker", 6, "cf-" + k + "-1");
            comment("cmt-" + k + "-2", "transport", "tr-" + k + "-con-pending", st, sn, "staff", 1, "Noted, thank you", 5, null);
            comment("cmt-" + k + "-3", "transport", "tr-" + k + "-con-pending", st, sn, "staff", 0, "Internal: check insurance", 4, "cf-" + k + "-3");
            comment("cmt-" + k + "-4", "transport", "tr-" + k + "-con-pending", r, rn, "resident", 1, "I will be ready", 3, null);
            comment("cmt-" + k + "-5", "transport", "tr-" + k + "-rec-con", c, cn, "connection", 1, "Every week the same", 3, null);

            String wt = "Plumbing";
            for (String status : List.of("open", "in_progress", "completed", "cancelled")) {
                work("wr-" + k + "-res-" + status, T1, r, f, "Leaking tap " + status, status, r, "resident", rn, false, "maintenance", wt);
                work("wr-" + k + "-con-" + status, T1, r, f, "Broken lamp " + status, status, c, "connection", cn, false, "housekeeping", null);
            }
            work("wr-" + k + "-staff", T1, r, f, "Door hinge", "open", st, "staff", sn, false, "maintenance", wt);
            work("wr-" + k + "-recurring", T1, r, f, "Filter change schedule", "open", r, "resident", rn, true, "maintenance", wt);
            SeedContent.file("wf-" + k + "-1", T1, "tap.jpg", "image/jpeg", "jpeg of a tap");
            Db.ins("work_files", "request_id", "wr-" + k + "-con-open", "file_id", "wf-" + k + "-1");
            comment("wcm-" + k + "-1", "work", "wr-" + k + "-con-open", c, cn, "connection", 1, "It drips at night", 4, "wcf-" + k + "-1");
            comment("wcm-" + k + "-2", "work", "wr-" + k + "-con-open", st, sn, "staff", 0, "Internal: order parts", 3, "wcf-" + k + "-2");
            comment("wcm-" + k + "-3", "work", "wr-" + k + "-con-open", st, sn, "staff", 1, "We come on Friday", 2, null);
        }
        transport("tr-ny-2-con-pending", T1, "res-ny-2", "fac-ny", "pending", "oneway", 7, "10:00", "acc-con-ny-3", "connection", "Carol Miller", null);
        transport("tr-ny-7-con-pending", T1, "res-ny-7", "fac-ny", "pending", "oneway", 7, "10:00", "acc-con-ny-3", "connection", "Carol Miller", null);
        transport("tr-off-1", T1, "res-off-1", "fac-off", "pending", "oneway", 7, "10:00", "res-off-1", "resident", "Dolores Price", null);
        transport("tr-hv-1", T2, "res-hv-1", "fac-hv", "pending", "oneway", 7, "10:00", "res-hv-1", "resident", "Arthur Quinn", null);
        work("wr-ny-2-con-open", T1, "res-ny-2", "fac-ny", "Squeaky door", "open", "acc-con-ny-3", "connection", "Carol Miller", false, "maintenance", null);
        work("wr-ny-7-con-open", T1, "res-ny-7", "fac-ny", "Loose shelf", "open", "acc-con-ny-3", "connection", "Carol Miller", false, "maintenance", null);
        work("wr-hv-1", T2, "res-hv-1", "fac-hv", "Window stuck", "open", "res-hv-1", "resident", "Arthur Quinn", false, "facility-care", null);
    }
}
