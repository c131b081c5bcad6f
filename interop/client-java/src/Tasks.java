import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

/** The jobs of the night, each done once; and the small rules that the walk shares with them. */
final class Tasks {
    static boolean d(String id) { return Api.d(id); }
    static boolean v(String id) { return Api.v(id); }

    static void all(Api api, Map<String, Object> ids, List<Map<String, Object>> tasks) {
        for (Map<String, Object> t : tasks) {
            Map<String, Object> f = Api.map(t.get("facts"));
            try {
                switch (String.valueOf(t.get("id"))) {
                    case "change-one-member": changeRoom(api, s(f, "residentId"), s(f, "roomNumber")); break;
                    case "read-all": api.pages("systemActor", Api.p("facilities", s(f, "facilityId"), "residents"), 50, "read all residents"); break;
                    case "second-check-in": checkIn(api, s(f, "residentId"), s(f, "staffId"), s(f, "day").substring(0, 10)); break;
                    case "attendance-of-registered": attendance(api, s(f, "activityId"), Arrays.asList(s(f, "first"), s(f, "second"))); break;
                    case "ninety-days": activities(api, s(f, "facilityId"), LocalDate.parse(s(f, "from").substring(0, 10)), LocalDate.parse(s(f, "to").substring(0, 10)), null); break;
                    case "read-announcement": api.must(api.get("systemActor", Api.p("announcements", s(f, "announcementId"))), "read announcement"); break;
                    default: // not ours
                }
            } catch (RuntimeException e) { api.failures.incrementAndGet(); System.err.println("task " + t.get("id") + ": " + e); }
        }
    }
    static String s(Map<String, Object> m, String k) { return Api.str(m.get(k)); }

    /** Drops members that are null, at every depth of objects. */
    static Object lean(Object o) {
        if (!(o instanceof Map)) return o;
        Map<String, Object> m = new LinkedHashMap<>();
        Api.map(o).forEach((k, x) -> { if (x != null) m.put(k, lean(x)); });
        return m;
    }
    static Map<String, Object> pick(Map<String, Object> from, String... keys) {
        Map<String, Object> m = new LinkedHashMap<>();
        for (String k : keys) if (from.get(k) != null) m.put(k, lean(from.get(k)));
        return m;
    }

    /** The whole body that a PUT of a resident replaces, as the resident stands now. */
    static Map<String, Object> residentBody(Map<String, Object> r) {
        Map<String, Object> b = v("echoes-read-only-members") ? pick(r, "id", "created", "modified") : new LinkedHashMap<>();
        b.putAll(pick(r, "firstName", "lastName", "nickname", "email", "phone", "roomNumber", "status", "moveInDate", "dob", "gender", "about"));
        if (b.get("dob") == null && r.get("dateOfBirth") != null) b.put("dob", r.get("dateOfBirth"));
        return b;
    }
    static void changeRoom(Api api, String id, String room) {
        Res r = api.must(api.get("systemActor", Api.p("residents", id)), "read resident");
        if (v("reads-again-before-write")) r = api.must(api.get("systemActor", Api.p("residents", id)), "read resident again");
        if (r.ok()) putRoom(api, id, r.one(), room);
    }
    static Map<String, Object> putRoom(Api api, String id, Map<String, Object> now, String room) {
        Map<String, Object> b = residentBody(now);
        b.put("roomNumber", room);
        if (d("put-resident-only-changed")) b.keySet().retainAll(Set.of("firstName", "lastName", "roomNumber"));
        if (d("put-resident-without-names")) b.keySet().removeAll(Set.of("firstName", "lastName"));
        if (d("put-resident-drops-about")) b.remove("about");
        if (d("put-resident-about-in-part") && b.get("about") instanceof Map) { Map<String, Object> m = new LinkedHashMap<>(Api.map(b.get("about"))); m.keySet().retainAll(Set.of("bio", "likes")); b.put("about", m); }
        if (d("put-resident-resets-status")) b.put("status", "active".equals(b.get("status")) ? "Active" : "active");
        if (d("put-resident-fullname-only")) { b.remove("lastName"); b.put("fullName", now.get("fullName")); }
        if (d("room-as-number")) b.put("roomNumber", Integer.valueOf("0" + room.replaceAll("\\D", "").replaceAll("(\\d{8}).*", "$1")));
        if (d("move-by-delete-and-create")) {
            api.must(api.json("systemActor", "DELETE", Api.p("residents", id), null), "delete resident");
            return api.must(api.json("systemActor", "POST", Api.p("facilities", s(now, "facilityId"), "residents"), b), "create again").one();
        }
        return api.must(api.json("systemActor", "PUT", Api.p("residents", id), b), "update resident").one();
    }

    static String from(LocalDate day) { return day + (v("explicit-offsets") ? "T00:00:00+00:00" : "T00:00:00Z"); }
    static String to(LocalDate day) { return day + (v("explicit-offsets") ? "T23:59:59+00:00" : v("milliseconds-in-windows") ? "T23:59:59.000Z" : "T23:59:59Z"); }

    /** The activities of a facility, both days included, in windows of at most 45 days. */
    static List<Map<String, Object>> activities(Api api, String facility, LocalDate first, LocalDate last, String actingUser) {
        List<Map<String, Object>> out = new ArrayList<>();
        int days = v("short-windows") ? 15 : d("window-of-46-days") ? 46 : d("window-of-90-days") ? 90 : 45;
        for (LocalDate s = first; !s.isAfter(last); s = s.plusDays(days)) {
            LocalDate e = s.plusDays(days - 1);
            if (e.isAfter(last)) e = last;
            String from = from(s), to = to(e);
            if (d("window-ends-at-next-midnight")) to = from(e.plusDays(1));
            if (d("window-ends-in-local-time")) to = e + "T23:59:59-05:00";
            if (d("gap-between-windows") && s.isAfter(first)) from = from(s.plusDays(1));
            if (d("last-day-left-out")) to = from(e);
            if (d("window-in-us-form")) { from = us(s); to = us(e); }
            if (d("window-without-end")) to = null;
            if (d("window-in-epoch-seconds")) { from = String.valueOf(s.toEpochDay() * 86400); to = String.valueOf(e.toEpochDay() * 86400 + 86399); }
            String path = Api.p("facilities", facility, "activities");
            path = d("window-names-from-to") ? Api.q(path, "from", from, "to", to) : Api.q(path, "startDate", from, "endDate", to);
            Res r = api.must(api.get("systemActor", Api.q(path, d("acting-user-snake-case") ? "acting_user_id" : "actingUserId", actingUser)), "list activities");
            out.addAll(r.list());
        }
        return out;
    }
    static String us(LocalDate x) { return String.format("%02d/%02d/%d", x.getMonthValue(), x.getDayOfMonth(), x.getYear()); }

    static String checkIn(Api api, String resident, String staff, String day) {
        String path = Api.p("residents", resident, "check-ins");
        LocalDate x = LocalDate.parse(day);
        if (!d("check-in-without-looking") && !d("check-in-on-next-day-after-409") && !d("retries-409")) {
            String a = from(x), b = to(x);
            if (d("check-in-window-reversed")) { String h = a; a = b; b = h; }
            Res have = api.must(api.get("staff", Api.q(path, "startDate", a, "endDate", b)), "list check-ins");
            for (Map<String, Object> c : have.list())
                if (c.get("startDate") != null && s(c, "startDate").startsWith(day)) {
                    if (d("check-in-overwrites")) api.json("staff", "PUT", Api.p("residents", resident, "check-ins", s(c, "id")), Api.obj("startDate", day, "checkInStaffId", staff, "durationInMinutes", 15));
                    if (d("check-in-deletes-older")) { api.json("staff", "DELETE", Api.p("residents", resident, "check-ins", s(c, "id")), null); break; }
                    return s(c, "id");
                }
        }
        Map<String, Object> b = Api.obj("startDate", day, "checkInStaffId", staff, "durationInMinutes", 15);
        if (d("check-in-with-time")) b.put("startDate", day + "T09:30:00Z");
        if (d("check-in-staff-misnamed")) { b.remove("checkInStaffId"); b.put("staffId", staff); }
        if (d("check-in-duration-as-text")) b.put("durationInMinutes", "15 min");
        if (d("check-in-without-duration")) b.remove("durationInMinutes");
        Res r = api.json("staff", "POST", path, b);
        if (d("check-in-twice")) api.json("staff", "POST", path, b);
        if (d("check-in-on-next-day-after-409") && r.status == 409) { b.put("startDate", x.plusDays(1).toString()); r = api.json("staff", "POST", path, b); }
        if (r.status == 409) return null;       // another one was quicker: leave theirs
        return s(api.must(r, "create check-in").one(), "id");
    }

    /** Registers in order; answers who is registered, not who waits. */
    static List<String> register(Api api, String activity, List<String> residents) {
        List<String> in = new ArrayList<>();
        for (String u : residents) {
            Map<String, Object> b = Api.obj("userId", u, "userType", "resident");
            if (d("user-type-capitalised")) b.put("userType", "Resident");
            if (d("registration-without-user-type")) b.remove("userType");
            if (d("registration-of-resident-id")) { b.remove("userId"); b.put("residentId", u); }
            if (d("id-as-number")) b.put("userId", Math.abs(u.hashCode()));
            Res r = api.json("systemActor", "POST", Api.p("activities", activity, "registrations"), b);
            if (d("registers-again-unless-201") && r.ok()) { if (r.status != 201) r = api.json("systemActor", "POST", Api.p("activities", activity, "registrations"), b); }
            String status = s(r.one(), "status");
            if (!r.ok() || status == null) status = standing(api, activity, u);
            if (!r.ok() && status == null) api.must(r, "register for activity");
            if ("registered".equals(status) || d("waitlisted-taken-as-registered")) in.add(u);
            if (d("cancels-waitlisted") && "waitlisted".equals(status)) api.json("systemActor", "DELETE", Api.p("activities", activity, "registrations", u), null);
        }
        return in;
    }
    /** How a resident stands in an activity, read back from their registrations. */
    static String standing(Api api, String activity, String resident) {
        Map<String, Object> act = api.get("systemActor", Api.p("activities", activity)).one();
        if (s(act, "startDate") == null) return null;
        LocalDate x = LocalDate.parse(s(act, "startDate").substring(0, 10));
        Res r = api.get("systemActor", Api.q(Api.p("residents", resident, "registrations"), "startDate", from(x), "endDate", to(x)));
        for (Map<String, Object> g : r.list()) if (activity.equals(s(g, "activityId"))) return s(g, "status");
        return null;
    }
    static void attendance(Api api, String activity, List<String> residents) {
        for (String u : register(api, activity, residents)) mark(api, activity, u);
    }
    static void mark(Api api, String activity, String user) {
        Map<String, Object> b = Api.obj("userId", user, "userType", "resident", "status", "attended");
        if (d("attendance-status-present")) b.put("status", "present");
        if (d("attendance-as-flag")) { b.remove("status"); b.put("attended", true); }
        api.must(api.json("systemActor", "POST", Api.p("activities", activity, "attendance"), d("attendance-in-one-array") ? List.of(b) : b), "mark attendance");
    }
}
