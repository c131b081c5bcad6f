package ces;

import static ces.U.*;

import java.time.*;
import java.util.*;

/** Tenants, facilities, people. The rest is in SeedContent and SeedRequests. */
final class Seed {
    static final String T1 = Main.MAIN_TENANT, T2 = "harborview";
    static final Instant NOW = Instant.now();
    static String ago(int days) { return iso(NOW.minus(Duration.ofDays(days))); }

    static void facility(String id, String tenant, String name, int beds, String care, String zone, int mt, int mft, int mw, int mfw, int dest, List<String> types, List<String> wtypes, List<String> locs) {
        Db.ins("facilities", "id", id, "tenant", tenant, "name", name, "bed_count", beds, "care_setting", care, "timezone", zone, "mod_transport", mt, "mod_family_transport", mft, "mod_work", mw, "mod_family_work", mfw,
            "min_lead", 3, "require_dest", dest, "transport_types", json(types), "work_types", json(wtypes), "locations", json(locs));
        for (DayOfWeek d : DayOfWeek.values()) {
            boolean off = d == DayOfWeek.SUNDAY;
            Db.ins("hours", "facility_id", id, "day_of_week", d.name().toLowerCase(), "date", null, "not_available", off, "start_time", off ? null : d == DayOfWeek.SATURDAY ? "09:00" : "07:00", "end_time", off ? null : d == DayOfWeek.SATURDAY ? "17:00" : "19:00");
        }
        LocalDate h = LocalDate.now(ZoneId.of(zone)).plusDays(12);
        if (h.getDayOfWeek() == DayOfWeek.SUNDAY) h = h.plusDays(1);
        Db.ins("hours", "facility_id", id, "day_of_week", null, "date", h.toString(), "not_available", true, "start_time", null, "end_time", null);
    }
    static void staff(String id, String tenant, String fn, String ln, List<String> perms, String... facs) {
        Db.ins("staff", "id", id, "tenant", tenant, "account_id", "acc-" + id, "first_name", fn, "last_name", ln, "phone", "+1 555 0100", "permissions", json(perms));
        for (String f : facs) Db.ins("staff_facilities", "staff_id", id, "facility_id", f);
    }
    static void resident(String id, String tenant, String fac, String fn, String ln, String status, String room, String about) {
        Db.ins("residents", "id", id, "tenant", tenant, "facility_id", fac, "external_id", "ext-" + id, "pcc_id", "pcc-" + id, "first_name", fn, "last_name", ln, "nickname", fn.substring(0, Math.min(3, fn.length())), "email", id + "@example.org",
            "phone", "+1555" + String.format("%07d", Math.floorMod(id.hashCode(), 10_000_000)), "room_number", room, "status", status, "move_in_date", ago(700).substring(0, 10) + "T00:00:00.000Z", "dob", "1941-03-0" + (1 + Math.floorMod(id.hashCode(), 9)) + "T00:00:00.000Z",
            "gender", Math.floorMod(id.hashCode(), 2) == 0 ? "F" : "M", "about", about, "created", ago(600), "modified", ago(20));
    }
    static String about(String bio) {
        return json(m("bio", bio, "likes", List.of("music", "gardening", "chess", "music"), "dislikes", List.of("noise"), "veteranDetail", "Navy 1960-1964", "anniversary", "1965-06-12T00:00:00.000Z", "directoryOptOut", false, "diagnoses", List.of("hypertension"), "isVeteran", true));
    }
    static void connection(String id, String tenant, String fn, String ln, String rel, String status, List<String> facs, String... res) {
        Db.ins("connections", "id", id, "tenant", tenant, "account_id", "acc-" + id, "first_name", fn, "last_name", ln, "email", id + "@family.example", "phone_number", 4915112345678L + Math.floorMod(id.hashCode(), 1000), "relationship", rel, "contact_type", "family", "status", status,
            "grps", json(List.of("Family", "Volunteers")), "disable_notifications", 0, "disable_sms", 1, "disable_invites", 0, "additional_info", "Calls on weekends", "external_id", "ext-" + id, "pcc_id", 700000 + Math.floorMod(id.hashCode(), 1000), "created", ago(300), "updated", ago(30));
        int p = 0;
        for (String f : facs) Db.ins("connection_facilities", "connection_id", id, "facility_id", f, "pos", p++);
        p = 0;
        for (String r : res) Db.ins("connection_residents", "connection_id", id, "resident_id", r, "pos", p++);
    }

    static void all() {
        Db.ins("tenants", "slug", T1, "name", "Maplewood Living", "token", "token-maplewood-7f3a");
        Db.ins("tenants", "slug", T2, "name", "Harborview Homes", "token", "token-harborview-91bc");
        Db.ins("system_actors", "id", "sys-maplewood", "tenant", T1, "name", "Maplewood Integration");
        Db.ins("system_actors", "id", "sys-harborview", "tenant", T2, "name", "Harborview Integration");
        facility("fac-ny", T1, "Maplewood New York", 120, "Assisted Living", "America/New_York", 1, 1, 1, 1, 0, List.of("Medical", "Shopping", "Social"), List.of("Plumbing", "Electrical", "Furniture"), List.of("Lobby", "Dining room", "Apartment"));
        facility("fac-ber", T1, "Maplewood Berlin", 80, "Independent Living", "Europe/Berlin", 1, 1, 1, 1, 1, List.of("Medical", "Church"), List.of("Plumbing", "Painting"), List.of("Garten", "Speisesaal"));
        facility("fac-off", T1, "Maplewood Denver", 40, "Memory Care", "America/Denver", 1, 0, 0, 0, 0, List.of("Medical"), List.of("Plumbing"), List.of("Lobby"));
        facility("fac-hv", T2, "Harborview Boston", 60, "Assisted Living", "America/New_York", 1, 1, 1, 1, 0, List.of("Medical"), List.of("Plumbing"), List.of("Dock"));
        Db.ins("teams", "tenant", T1, "key", "maintenance", "name", "Maintenance");
        Db.ins("teams", "tenant", T1, "key", "housekeeping", "name", "Housekeeping");
        Db.ins("teams", "tenant", T2, "key", "facility-care", "name", "Facility Care");

        List<String> full = List.of("VIEW_ACTIVITIES", "MESSAGE_FAMILY_RESIDENTS");
        staff("stf-ny-1", T1, "Nora", "Adler", full, "fac-ny");
        staff("stf-ny-2", T1, "Paul", "Stone", List.of(), "fac-ny");
        staff("stf-ny-3", T1, "Iris", "Wong", List.of("VIEW_ACTIVITIES"), "fac-ny");
        staff("stf-ber-1", T1, "Jonas", "Weber", full, "fac-ber");
        staff("stf-ber-2", T1, "Lena", "Kraft", List.of(), "fac-ber");
        staff("stf-off-1", T1, "Dana", "Hill", full, "fac-off");
        staff("stf-all-1", T1, "Alma", "Reyes", full, "fac-ny", "fac-ber", "fac-off");
        staff("stf-hv-1", T2, "Hugo", "Bay", full, "fac-hv");

        resident("res-ny-1", T1, "fac-ny", "Margaret", "Olsen", "active", "101", about("Taught school for forty years."));
        resident("res-ny-2", T1, "fac-ny", "Robert", "Miller", "active", "0102", about("Retired pilot."));
        resident("res-ny-3", T1, "fac-ny", "Robert", "Miller", "active", "103", null);
        resident("res-ny-4", T1, "fac-ny", "Helen", "Brooks", "onLeave", "104", about("Painter."));
        resident("res-ny-5", T1, "fac-ny", "George", "Patel", "inactive", "105", about("Gardener."));
        resident("res-ny-6", T1, "fac-ny", "Edith", "Novak", "deleted", "106", null);
        resident("res-ny-7", T1, "fac-ny", "Walter", "O'Neil", "active", "107", about("Chess champion."));
        resident("res-ny-8", T1, "fac-ny", "Rosa", "García", "active", "108", about("Opera singer."));
        resident("res-ber-1", T1, "fac-ber", "Ingrid", "Schäfer", "active", "B1", about("Buchhändlerin."));
        resident("res-ber-2", T1, "fac-ber", "Karl", "Lehmann", "active", "B2", null);
        resident("res-ber-3", T1, "fac-ber", "Ursula", "Vogel", "onLeave", "B3", about("Organistin."));
        resident("res-ber-4", T1, "fac-ber", "Dieter", "Braun", "inactive", "B4", null);
        resident("res-ber-5", T1, "fac-ber", "Hanna", "Scholz", "deleted", "B5", null);
        resident("res-off-1", T1, "fac-off", "Dolores", "Price", "active", "D1", about("Weaver."));
        resident("res-hv-1", T2, "fac-hv", "Arthur", "Quinn", "active", "H1", about("Sailor."));
        resident("res-hv-2", T2, "fac-hv", "Beth", "Quinn", "active", "H2", null);
        String[] fn = {"Anna", "Bruno", "Clara", "Daniel", "Elsa", "Frank"}, ln = {"Baker", "Carter", "Dawson", "Evans", "Foster", "Gibson", "Harris"};
        for (int i = 0; i < 54; i++) resident("res-ny-x" + String.format("%02d", i), T1, "fac-ny", fn[i % 6], ln[i / 9], i % 11 == 5 ? "inactive" : "active", "2" + String.format("%02d", i), null);

        connection("con-ny-1", T1, "Susan", "Olsen", "Daughter", "active", List.of("fac-ny"), "res-ny-1");
        connection("con-ny-2", T1, "Peter", "Olsen", "Son", "active", List.of("fac-ny"), "res-ny-1");
        connection("con-ny-3", T1, "Carol", "Miller", "Niece", "active", List.of("fac-ny"), "res-ny-2", "res-ny-7");
        connection("con-ny-4", T1, "Tom", "Brooks", "Son", "inactive", List.of("fac-ny"), "res-ny-4");
        connection("con-ny-5", T1, "Old", "Friend", "Friend", "deleted", List.of("fac-ny"), "res-ny-1");
        connection("con-ber-1", T1, "Anke", "Schäfer", "Tochter", "active", List.of("fac-ber"), "res-ber-1");
        connection("con-ber-2", T1, "Max", "Lehmann", "Sohn", "onLeave", List.of("fac-ber"), "res-ber-2");
        connection("con-both-1", T1, "Eva", "Schäfer-Olsen", "Granddaughter", "active", List.of("fac-ny", "fac-ber"), "res-ny-1", "res-ber-1");
        connection("con-off-1", T1, "Ray", "Price", "Son", "active", List.of("fac-off"), "res-off-1");
        connection("con-hv-1", T2, "Cora", "Quinn", "Daughter", "active", List.of("fac-hv"), "res-hv-1", "res-hv-2");
        SeedContent.all();
        SeedRequests.all();
    }
}
