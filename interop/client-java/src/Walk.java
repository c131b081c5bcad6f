import java.time.*;
import java.util.*;
import java.util.concurrent.*;

/** One walk through the sections, with records of its own where it writes. */
final class Walk {
    final Api api; final Map<String, Object> ids; final List<Map<String, Object>> tasks;
    final String tag = "r" + Long.toString(System.currentTimeMillis(), 36) + "q";
    final String resident, connection, staff;
    String facility, ownFacility, calendar, otherCalendar, activityType, mine, second, album;
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    static final byte[] PNG = Base64.getDecoder().decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");

    Walk(Api api, Map<String, Object> ids, List<Map<String, Object>> tasks) {
        this.api = api; this.ids = ids; this.tasks = tasks;
        resident = Api.str(ids.get("resident")); connection = Api.str(ids.get("connection")); staff = Api.str(ids.get("staff"));
    }
    static boolean d(String id) { return Api.d(id); }
    static boolean v(String id) { return Api.v(id); }
    static String s(Map<String, Object> m, String k) { return Api.str(m.get(k)); }
    Res get(String as, String path, String what) {
        if (v("reads-twice") && path.contains("calendars")) api.get(as, path);
        return api.must(api.get(as, path), what);
    }
    Res post(String as, String path, Object body, String what) { return api.must(api.json(as, "POST", path, body), what); }
    Res put(String as, String path, Object body, String what) { return api.must(api.json(as, "PUT", path, body), what); }
    Res del(String as, String path, String what) {
        Res r = api.must(api.json(as, "DELETE", path, null), what);
        if (v("repeats-a-delete") && path.contains("check-ins")) api.json(as, "DELETE", path, null);
        return r;
    }
    String window(String path, LocalDate a, LocalDate b) { return Api.q(path, "startDate", Tasks.from(a), "endDate", Tasks.to(b)); }

    void all() throws Exception {
        step("start", this::start);
        step("residents", this::residents);
        List<Runnable> rest = new ArrayList<>(List.of(() -> step("connections", this::connections), () -> step("activities", this::activities),
            () -> step("check-ins", this::checkIns), () -> step("assessments", this::assessments), () -> step("visits", this::visits),
            () -> step("personal", this::personal), () -> step("photos", this::photos), () -> step("messages", this::messages),
            () -> step("announcements", this::announcements), () -> step("transportation", this::transportation), () -> step("work", this::work), () -> step("flat", this::flat)));
        if (v("sections-in-reverse")) Collections.reverse(rest);
        if (v("ends-early")) rest = rest.subList(0, 5);
        if (v("sections-in-parallel")) {
            ExecutorService pool = Executors.newFixedThreadPool(4);
            for (Runnable r : rest) pool.submit(r);
            pool.shutdown(); pool.awaitTermination(60, TimeUnit.SECONDS);
        } else for (Runnable r : rest) r.run();
    }
    void step(String name, Runnable r) {
        try { r.run(); } catch (RuntimeException e) { api.failures.incrementAndGet(); System.err.println(name + ": " + e); }
    }

    void start() {
        get("systemActor", "/ping", "ping");
        List<Map<String, Object>> fs = get("systemActor", "facilities", "list facilities").list();
        Map<String, Object> r = get("systemActor", Api.p("residents", resident), "read resident").one();
        ownFacility = s(r, "facilityId");
        facility = ownFacility != null ? ownFacility : fs.isEmpty() ? null : s(fs.get(0), "id");
        if (ownFacility == null) ownFacility = facility;
        if (facility != null) get("systemActor", Api.p("facilities", facility), "read facility");
        if (d("facility-by-name") && !fs.isEmpty()) api.get("systemActor", Api.p("facilities", s(fs.get(0), "name")));
        get("resident", "facilities", "own facility");
    }

    Map<String, Object> newResident(String first, String last, String room) {
        Map<String, Object> b = Api.obj("externalId", "ext-" + tag + "-" + room, "firstName", first, "lastName", last, "nickname", first.substring(0, 2),
            "email", first.toLowerCase() + "." + tag + "@example.org", "phone", "555-0142", "roomNumber", room, "status", "active",
            "moveInDate", today.minusDays(30) + "T00:00:00Z", "dob", "1941-04-12T00:00:00Z", "gender", "F",
            "about", Api.obj("bio", "Taught music for forty years in Zürich.", "likes", List.of("choir", "chess"), "dislikes", List.of("noise"), "isVeteran", false, "directoryOptOut", false));
        if (d("resident-snake-case")) { b.put("first_name", b.remove("firstName")); b.put("last_name", b.remove("lastName")); }
        if (d("resident-created-as-deleted")) b.put("status", "deleted");
        if (d("gender-as-word")) b.put("gender", "female");
        if (d("dob-in-us-form")) b.put("dob", "04/12/1941");
        if (d("likes-as-text")) Api.map(b.get("about")).put("likes", "choir, chess");
        if (d("about-flattened")) { b.putAll(Api.map(b.remove("about"))); }
        if (d("email-not-an-email")) b.put("email", "none");
        if (d("create-wrapped-in-data")) b = Api.obj("data", b);
        if (d("resident-without-last-name")) { b.put("fullName", first + " " + last); b.remove("lastName"); }
        return b;
    }
    void residents() {
        if (facility == null) return;
        String path = Api.p("facilities", facility, "residents");
        api.pages("systemActor", path, 25, "list residents");
        get("systemActor", Api.q(path, "status", "active", "pageSize", 5), "active residents");
        Res one = post("systemActor", path, newResident("Margarethe", "Oberlin", "214"), "create resident");
        if (d("creates-again-unless-201") && one.status == 200) one = post("systemActor", path, newResident("Margarethe", "Oberlin", "214"), "create resident");
        mine = s(one.one(), "id");
        second = s(post("systemActor", path, newResident("Walter", "Prins", "215"), "create resident").one(), "id");
        if (mine == null) return;
        String at = d("external-id-in-path") ? "ext-" + tag + "-214" : mine;
        Map<String, Object> r = get("systemActor", Api.p("residents", at), "read resident").one();
        Tasks.putRoom(api, mine, r, "216");
        get("systemActor", Api.q(path, "externalId", "ext-" + tag + "-214"), "find by external id");
        api.must(avatar(Api.p("residents", mine, "avatar")), "resident avatar");
        if (d("deletes-identity-avatar")) api.json("systemActor", "DELETE", Api.p("residents", resident, "avatar"), null);
        else del("systemActor", Api.p("residents", mine, "avatar"), "delete avatar");
        get("systemActor", Api.p("residents", mine, "connections"), "connections of resident");
    }
    Res avatar(String path) {
        if (d("avatar-as-raw-body")) return api.send("systemActor", "POST", path, PNG, "image/png");
        if (d("avatar-as-json")) return api.json("systemActor", "POST", path, Api.obj("file", Base64.getEncoder().encodeToString(PNG)));
        if (d("avatar-by-put")) return api.send("systemActor", "PUT", path, PNG, "image/png");
        return api.upload("systemActor", path, d("avatar-part-misnamed") ? "avatar" : "file", PNG);
    }

    void connections() {
        get("systemActor", Api.q("connections", "facilityId", facility), "list connections");
        get("systemActor", Api.q("connections", "residentId", resident), "connections by resident");
        if (mine == null || facility == null) return;
        Map<String, Object> b = Api.obj("firstName", "Ines", "lastName", "Oberlin", "email", "ines." + tag + "@example.org", "phoneNumber", 5550143,
            "relationship", "Daughter", "residents", List.of(mine), "facilities", List.of(facility), "groups", List.of("family"),
            "disableNotifications", false, "disableSMS", true, "disableInvites", false, "additionalInfo", "Calls on Sundays", "externalId", "ext-" + tag + "-c");
        if (d("phone-number-as-text")) b.put("phoneNumber", "(555) 014-3000");
        if (d("connection-without-facilities")) b.remove("facilities");
        if (d("connection-single-resident")) { b.remove("residents"); b.put("residentId", mine); }
        if (d("one-email-for-all-connections")) b.put("email", "family@example.org");
        if (d("flags-as-text")) b.put("disableSMS", "true");
        String id = s(post("systemActor", "connections", b, "register connection").one(), "id");
        if (id == null) return;
        Map<String, Object> c = get("systemActor", Api.p("connections", id), "read connection").one();
        Map<String, Object> n = Tasks.pick(c, "firstName", "lastName", "email", "phoneNumber", "relationship", "groups", "disableNotifications", "disableSMS", "disableInvites", "additionalInfo", "status");
        n.put("residents", idsOf(c.get("residents"))); n.put("facilities", idsOf(c.get("facilities")));
        n.put("relationship", "Niece");
        if (d("put-connection-only-changed")) n = Api.obj("relationship", "Niece");
        if (d("put-connection-drops-groups")) n.keySet().removeAll(Set.of("groups", "additionalInfo", "disableSMS"));
        if (d("put-connection-with-objects")) { n.put("residents", c.get("residents")); n.put("facilities", c.get("facilities")); }
        if (d("put-connection-unknown-status")) n.put("status", "enabled");
        put("systemActor", Api.p("connections", id), n, "update connection");
        api.must(avatar(Api.p("connections", id, "avatar")), "connection avatar");
        del("systemActor", Api.p("connections", id, "avatar"), "delete connection avatar");
        if (d("deletes-others-of-same-name")) {
            for (Map<String, Object> o : api.get("systemActor", Api.q("connections", "residentId", mine)).list()) api.json("systemActor", "DELETE", Api.p("connections", s(o, "id")), null);
        }
    }
    static List<Object> idsOf(Object l) {
        List<Object> out = new ArrayList<>();
        if (l instanceof List) for (Object o : (List<?>) l) { Object x = o instanceof Map ? Api.map(o).get("id") : o; if (x != null) out.add(x); }
        return out;
    }

    void activities() {
        if (facility == null) return;
        for (Map<String, Object> c : get("systemActor", Api.p("facilities", facility, "calendars"), "list calendars").list()) {
            boolean meal = (s(c, "category") + " " + s(c, "name")).toLowerCase().contains("meal");
            if (s(c, "id") == null) continue;
            if (calendar == null && !meal && !Boolean.TRUE.equals(c.get("private"))) calendar = s(c, "id"); else if (otherCalendar == null) otherCalendar = s(c, "id");
        }
        if (calendar == null) calendar = otherCalendar;
        List<Map<String, Object>> types = get("systemActor", "activity-types", "activity types").list();
        List<Map<String, Object>> acts = Tasks.activities(api, facility, today.minusDays(7), today.plusDays(60), resident);
        for (Map<String, Object> x : acts) if (activityType == null) activityType = s(x, "type");
        if (activityType == null && !types.isEmpty()) activityType = s(types.get(0), "name");
        boolean single = false, recurring = false;
        for (Map<String, Object> x : acts) {
            if (s(x, "id") == null) continue;
            boolean again = Boolean.TRUE.equals(x.get("isRecurring"));
            if (again && !recurring && s(x, "startDate") != null) {
                recurring = true; String day = s(x, "startDate").substring(0, 10);
                if (d("occurrence-by-utc-instant")) day = s(x, "startDate");
                api.get("systemActor", d("occurrence-without-date") ? Api.p("activities", s(x, "id")) : Api.q(Api.p("activities", s(x, "id")), "occurrenceDate", day));
            } else if (!again && !single) { single = true; get("systemActor", d("occurrence-date-on-one-time") ? Api.q(Api.p("activities", s(x, "id")), "occurrenceDate", today.toString()) : Api.p("activities", s(x, "id")), "read activity"); }
        }
        if (calendar == null || activityType == null) return;
        LocalDate day = today.plusDays(3);
        Map<String, Object> b = Api.obj("name", "Porch singing " + tag, "type", activityType, "startDate", day + "T10:00:00Z", "endDate", day + "T11:00:00Z",
            "startTime", "10:00", "endTime", "11:00", "timeType", "exactTime", "location", "Porch", "description", "Songs of the fifties",
            "maxRegistered", 1, "maxRegisteredConnections", 4, "allowConnections", true);
        if (v("leaves-default-time-type")) b.remove("timeType");
        if (d("creates-recurring-series")) b.put("recurrence", Api.obj("frequency", "weekly", "interval", 1, "daysOfWeek", List.of("monday")));
        if (d("activity-end-before-start")) { b.put("endDate", day.minusDays(1) + "T11:00:00Z"); b.put("endTime", "09:00"); }
        if (d("time-in-twelve-hours")) { b.put("startTime", "10:00 AM"); b.put("endTime", "11:00 AM"); }
        if (d("time-type-unknown")) b.put("timeType", "timed");
        if (d("activity-without-start-time")) b.remove("startTime");
        if (d("capacity-as-object")) { b.remove("maxRegistered"); b.put("capacity", Api.obj("residents", Api.obj("max", 1))); }
        String where = d("creates-activity-under-facility") ? Api.p("facilities", facility, "activities") : Api.p("calendars", calendar, "activities");
        String act = s(post("systemActor", where, b, "create activity").one(), "id");
        if (act == null) return;
        String path = Api.p("activities", act);
        Map<String, Object> now = get("systemActor", path, "read activity").one();
        if (d("polls-in-a-tight-loop")) for (int i = 0; i < 40; i++) api.get("systemActor", path);
        Map<String, Object> n = Tasks.pick(now, "name", "type", "startDate", "endDate", "startTime", "endTime", "timeType", "location", "description", "allowConnections");
        n.put("maxRegistered", 1); n.put("maxRegisteredConnections", 4);
        List<Object> att = new ArrayList<>();
        if (now.get("attachments") instanceof List<?> l) for (Object o : l) att.add(Api.obj("attachmentId", Api.map(o).get("id"), "publicToFamily", Boolean.TRUE.equals(Api.map(o).get("publicToFamily"))));
        n.put("attachments", att);
        n.put("description", "Songs of the fifties and sixties");
        if (d("put-activity-only-changed")) n = Api.obj("description", "Songs of the fifties and sixties");
        if (d("put-activity-drops-limits")) n.keySet().removeAll(Set.of("maxRegistered", "maxRegisteredConnections", "location"));
        if (d("put-activity-moves-calendar")) n.put("calendarId", otherCalendar == null ? "none" : otherCalendar);
        if (d("put-activity-under-calendar")) path = Api.p("calendars", calendar, "activities", act);
        put("systemActor", path, n, "update activity");

        List<String> two = new ArrayList<>();
        for (String u : new String[]{mine, second}) if (u != null) two.add(u);
        List<String> in = Tasks.register(api, act, two);
        for (String u : in) Tasks.mark(api, act, u);
        for (String u : two) if (!in.contains(u)) del("systemActor", Api.p("activities", act, "registrations", u), "cancel waitlisted");
        if (mine != null) {
            String reg = Api.p("residents", mine, "registrations");
            LocalDate a = today, z = today.plusDays(10);
            get("systemActor", d("registrations-from-to") ? Api.q(reg, "from", Tasks.from(a), "to", Tasks.to(z)) : d("registrations-without-window") ? reg : window(reg, a, z), "registrations of resident");
        }
        get("systemActor", window(Api.p("connections", connection, "registrations"), today, today.plusDays(10)), "registrations of connection");
        Map<String, Object> c = get("systemActor", Api.p("connections", connection), "read connection").one();
        String user = d("connection-registered-by-own-id") ? connection : s(c, "externalId");
        if (user != null) {     // the right identifier is not settled: a refusal is no error
            Res r = api.json("systemActor", "POST", Api.p("activities", act, "registrations"), Api.obj("userId", user, "userType", "connection"));
            if (r.ok() && !d("leaves-test-registration")) api.json("systemActor", "DELETE", Api.p("activities", act, "registrations", user), null);
        }
        get("systemActor", Api.p("activities", act, "attendance"), "attendance of activity");
        if (in.size() > 0) {
            put("systemActor", Api.p("activities", act, "attendance", in.get(0)), d("attendance-put-changes-status") ? Api.obj("status", "declined") : d("duration-as-clock") ? Api.obj("duration", "00:45") : Api.obj("duration", 45), "update attendance");
            get("systemActor", window(Api.p("residents", in.get(0), "attendance"), today, today.plusDays(10)), "attendance of resident");
        }
        if (second != null) {
            Map<String, Object> no = Api.obj("userId", second, "userType", "resident", "status", "declined", "declineReason", "Sleeping");
            if (d("decline-without-reason")) no.remove("declineReason");
            if (post("systemActor", Api.p("activities", act, "attendance"), no, "mark declined").ok())
                del("systemActor", Api.p("activities", act, "attendance", second), "delete attendance");
        }
        String photos = Api.p("activities", act, "photos");
        api.must(api.upload("systemActor", photos, "file", PNG, "facilities", d("activity-photo-without-facilities") ? null : facility, "users", mine, "caption", "On the porch"), "activity photo");
        api.pages("systemActor", photos, 20, "photos of activity");
    }

    void checkIns() {
        if (mine == null) return;
        String day = today.minusDays(1).toString();
        String id = Tasks.checkIn(api, mine, staff, day);
        if (id == null) return;
        String path = Api.p("residents", mine, "check-ins", id);
        get("staff", path, "read check-in");
        Map<String, Object> b = Api.obj("startDate", day, "checkInStaffId", staff, "durationInMinutes", 30, "description", "Cheerful today");
        if (d("put-check-in-only-changed")) b = Api.obj("durationInMinutes", 30, "description", "Cheerful today");
        if (d("put-check-in-staff-object")) { b.remove("checkInStaffId"); b.put("checkInStaff", Api.obj("id", staff)); }
        put("staff", path, b, "update check-in");
        if (d("deletes-check-ins-of-window")) for (Map<String, Object> c : api.get("staff", window(Api.p("residents", resident, "check-ins"), today.minusDays(44), today)).list()) api.json("staff", "DELETE", Api.p("residents", resident, "check-ins", s(c, "id")), null);
        if (d("bulk-delete")) api.json("staff", "DELETE", Api.p("residents", mine, "check-ins"), null);
        del("staff", path, "delete check-in");
        if (d("writes-after-delete")) api.json("staff", "PUT", path, b);
    }

    void assessments() {
        String base = Api.p("residents", resident, "assessments");
        List<Map<String, Object>> l = get("systemActor", base, "list assessments").list();
        get("systemActor", Api.q(base, "category", d("category-wrong-case") ? "LifeStory" : "lifeStory"), "life stories");
        if (l.isEmpty()) return;
        String id = s(l.get(0), "id") != null ? s(l.get(0), "id") : s(l.get(0), "assessmentId");
        if (d("assessment-by-template-id")) id = s(l.get(0), "assessmentTemplateId");
        if (id == null) return;
        String one = Api.p("residents", resident, "assessments", id);
        get("systemActor", d("assessment-without-resident") ? Api.p("assessments", id) : one, "read assessment");
        get("systemActor", one + "/questions", "question catalogue");
        get("systemActor", one + "/pdf", "assessment pdf");
    }

    void visits() {
        String who = mine != null ? mine : resident, path = Api.p("residents", who, "personal-visits");
        get("staff", Api.q(window(path, today.minusDays(20), today), "visitType", d("visit-filter-unknown") ? "family" : "social"), "list visits");
        Map<String, Object> b = Api.obj("name", "Sunday visit", "visitType", "social", "startDate", today.minusDays(2) + "T00:00:00Z", "startTime", "14:00", "endTime", "14:45", "timeType", "exactTime",
            "durationInMinutes", 45, "manualVisitors", List.of(Api.obj("name", "Pia Lenz", "relationship", "Neighbour")), "description", "Brought cake");
        if (d("visit-without-visitor")) b.remove("manualVisitors");
        if (d("visit-type-unknown")) b.put("visitType", "family");
        if (d("visit-without-duration")) b.remove("durationInMinutes");
        if (d("visit-exact-without-times")) b.keySet().removeAll(Set.of("startTime", "endTime"));
        if (d("visitors-as-text")) b.put("manualVisitors", List.of("Pia Lenz"));
        String id = s(post("staff", path, b, "create visit").one(), "id");
        if (id == null) return;
        String one = Api.p("residents", who, "personal-visits", id);
        get("staff", one, "read visit");
        Map<String, Object> n = new LinkedHashMap<>(b); n.put("description", "Brought cake and a card");
        if (d("put-visit-without-visitors")) n.remove("manualVisitors");
        if (d("put-visit-only-changed")) n = Api.obj("description", "Brought cake and a card");
        put("staff", one, n, "update visit");
        del("staff", one, "delete visit");
    }

    void personal() {
        String path = Api.p("residents", resident, "personal-activities");
        int back = d("personal-activities-window-of-60") ? 59 : 44;
        List<Map<String, Object>> l = get("staff", window(path, today.minusDays(back), today), "list personal activities").list();
        String name = "One-on-one reading";
        for (Map<String, Object> x : l) if (s(x, "name") != null) { name = s(x, "name"); break; }
        Map<String, Object> b = Api.obj("name", name, "startDate", today + "T00:00:00Z", "startTime", "15:00", "endTime", "15:30", "timeType", "exactTime");
        if (d("personal-activity-no-times")) b.keySet().removeAll(Set.of("startTime", "endTime"));
        if (d("personal-activity-by-title")) b.put("title", b.remove("name"));
        post("staff", Api.p("residents", mine != null ? mine : resident, "personal-activities"), b, "create personal activity");
    }

    void photos() {
        if (facility == null) return;
        for (Map<String, Object> x : get("systemActor", Api.p("facilities", facility, "albums"), "list albums").list()) {
            if (s(x, "id") == null) continue;
            album = s(x, "id");
            get("systemActor", Api.p("facilities", facility, "albums", album), "read album"); break;
        }
        if (d("creates-an-album")) api.json("systemActor", "POST", Api.p("facilities", facility, "albums"), Api.obj("title", "Porch"));
        String list = Api.p("facilities", facility, "photos");
        if (d("photos-by-limit")) get("systemActor", Api.q(list, "limit", 20), "list photos"); else api.pages("systemActor", list, 50, "list photos");
        if (mine == null) return;
        List<String> who = new ArrayList<>(List.of(mine)); if (second != null) who.add(second); if (facility.equals(ownFacility)) who.add(resident);
        String users = String.join(",", who), fac = facility;
        if (d("photo-users-as-json")) users = Json.write(who, false, false);
        if (d("photo-users-by-semicolon")) users = String.join(";", who);
        if (d("photo-without-facilities")) fac = null;
        Res up;
        if (d("photo-as-json")) up = api.json("systemActor", "POST", "photos", Api.obj("file", Base64.getEncoder().encodeToString(PNG), "facilities", List.of(facility), "users", who, "type", "gallery", "caption", "Porch"));
        else if (d("photo-posted-to-facility")) up = api.upload("systemActor", list, "file", PNG, "facilities", fac, "users", users, "caption", "Porch");
        else up = api.upload("systemActor", "photos", d("photo-part-misnamed") ? "photo" : "file", PNG, "facilities", fac, "users", users, "albumId", album,
            "type", d("photo-type-unknown") ? "portrait" : "gallery", "caption", "Afternoon on the porch");
        String id = s(api.must(up, "upload photo").one(), "id");
        if (d("reads-photo-by-missing-member")) id = s(up.one(), "photoId");
        String one = Api.p("photos", id);
        if (id == null && !d("reads-photo-by-missing-member")) return;
        get("systemActor", one, "read photo");
        Map<String, Object> b = Api.obj("caption", "Afternoon on the porch, with tea", "users", who);
        if (d("put-photo-users-as-text")) b.put("users", users);
        if (d("put-photo-caption-object")) b.put("caption", Api.obj("text", "Afternoon on the porch, with tea"));
        put("systemActor", one, b, "update photo");
        api.pages("systemActor", Api.p("residents", mine, "photos"), 20, "photos of resident");
        if (d("deletes-first-photo-of-list")) {
            List<Map<String, Object>> l = api.get("systemActor", Api.q(list, "pageSize", 1)).list();
            if (!l.isEmpty()) one = Api.p("photos", s(l.get(0), "id"));
            api.json("systemActor", "DELETE", one, null);
        } else del("systemActor", one, "delete photo");
    }

    void messages() {
        api.pages("connection", Api.q("messages/threads", "filter", d("thread-filter-unknown") ? "inbox" : "active"), 50, "list threads");
        Map<String, Object> b = Api.obj("participantIds", List.of(resident), "creatorId", connection, "title", "Sunday visit");
        if (d("thread-without-creator")) b.remove("creatorId");
        if (d("participants-as-objects")) b.put("participantIds", List.of(Api.obj("id", resident, "type", "resident")));
        if (d("participants-as-text")) b.put("participantIds", resident);
        String id = s(post("connection", "messages/threads", b, "create thread").one(), "id");
        if (id != null) {
            String t = Api.p("messages", "threads", id);
            get("connection", t, "read thread");
            put("connection", t, Api.obj("title", "Sunday visit and cake"), "rename thread");
            post("connection", t + "/messages", Api.obj(d("message-as-text-member") ? "text" : "body", "We come at two o'clock."), "send message");
            if (d("messages-by-page")) get("connection", Api.q(t + "/messages", "page", 1, "pageSize", 50), "list messages");
            else if (d("messages-before")) get("connection", Api.q(t + "/messages", "before", today + "T00:00:00Z"), "list messages");
            else api.pages("connection", t + "/messages", 50, "list messages");
            if (d("read-by-post")) api.must(api.json("connection", "POST", t + "/read", null), "mark read"); else put("connection", t + "/read", null, "mark read");
            for (String on : new String[]{"true", "false"})
                if (d("mute-in-body")) put("connection", t + "/mute", Api.obj("isMuted", Boolean.valueOf(on)), "mute");
                else put("connection", Api.q(t + "/mute", "isMuted", d("mute-as-digit") ? (on.equals("true") ? "1" : "0") : on), null, "mute");
            if (d("leaves-instead-of-archiving")) put("connection", t + "/leave", null, "leave thread"); else del("connection", t, "archive thread");
        }
        post("connection", "messages/threads/search", Api.obj("searchValue", "cake", "isArchived", d("search-flag-as-text") ? "yes" : (Object) false), "search threads");
    }

    void announcements() {
        for (Map<String, Object> t : tasks) {
            if (!"read-announcement".equals(t.get("id"))) continue;
            String id = s(Api.map(t.get("facts")), "announcementId");
            String p = Api.p("connections", connection, "announcements", id);
            Res r = api.get("connection", p);       // it may not be for this family: then nothing to do
            if (!r.ok() || Boolean.TRUE.equals(r.one().get("isArchived"))) return;
            if (d("archive-by-put")) api.json("connection", "PUT", p, Api.obj("isArchived", true)); else post("connection", p + "/archive", null, "archive announcement");
            post("connection", p + "/unarchive", null, "unarchive announcement");
        }
    }

    static LocalTime time(String t, LocalTime otherwise) {
        try { String[] x = t.split(":"); return LocalTime.of(Integer.parseInt(x[0].trim()) % 24, Integer.parseInt(x[1].substring(0, 2))); } catch (RuntimeException e) { return otherwise; }
    }
    /** Opening hours of a day, or null when nothing drives. */
    static LocalTime[] hours(List<Map<String, Object>> l, LocalDate day) {
        LocalTime[] usual = {LocalTime.of(9, 0), LocalTime.of(17, 0)};
        if (l.isEmpty()) return usual;
        boolean zero = false;
        for (Map<String, Object> h : l) zero |= "0".equals(s(h, "dayOfWeek"));
        Map<String, Object> hit = null;
        for (Map<String, Object> h : l) {
            if (s(h, "date") != null && !s(h, "date").isEmpty()) { if (s(h, "date").startsWith(day.toString())) { hit = h; break; } continue; }
            String w = String.valueOf(s(h, "dayOfWeek")).trim().toUpperCase(); int n = day.getDayOfWeek().getValue();
            boolean same = w.length() >= 2 && day.getDayOfWeek().name().startsWith(w) || w.equals(String.valueOf(zero ? n % 7 : n));
            if (same && hit == null) hit = h;
        }
        if (hit == null || Boolean.TRUE.equals(hit.get("notAvailable"))) return null;
        LocalTime a = time(s(hit, "startTime"), usual[0]), z = time(s(hit, "endTime"), usual[1]);
        return new LocalTime[]{a, z.isAfter(a) ? z : LocalTime.of(23, 59)};    // 24:00 is the end of the day
    }
    /** Planned parts may be absent or switched off for a community. */
    boolean off(Res r) { return r.status == 403 || r.status == 404 || r.status == 405 || r.status == 501; }

    void transportation() {
        if (ownFacility == null) return;
        Res r = api.get("resident", Api.p("facilities", ownFacility, "transportation-settings"));
        if (off(r)) return;
        Map<String, Object> set = api.must(r, "transportation settings").one();
        ZoneId zone = ZoneOffset.UTC;
        try { zone = ZoneId.of(s(set, "timezone")); } catch (RuntimeException e) { /* unknown zone */ }
        List<Map<String, Object>> open = new ArrayList<>();
        if (set.get("hoursOfOperation") instanceof List<?> l) for (Object o : l) open.add(Api.map(o));
        long lead = 3; try { lead = Math.max(3, (long) Double.parseDouble(s(set, "minimumLeadTimeHours"))); } catch (RuntimeException e) { /* not shown */ }
        ZonedDateTime now = ZonedDateTime.now(zone), earliest = now.plusHours(lead).plusMinutes(15);
        String path = Api.p("residents", resident, "transportation-requests");
        LocalDate first = now.toLocalDate(), last = first.plusDays(d("transportation-range-of-46") ? 45 : 44);
        String status = d("status-in-capitals") ? "PENDING,APPROVED" : "pending,approved";
        String f = first.toString(), l = last.toString();
        if (d("transportation-range-as-instants")) { f += "T00:00:00Z"; l += "T23:59:59Z"; }
        get("resident", Api.q(path, "startDate", f, "endDate", l, "status", status), "list transportation");
        LocalDate day = null; LocalTime at = null, back = null;
        for (int i = 1; i < 40 && day == null; i++) {
            LocalDate x = first.plusDays(i); LocalTime[] h = hours(open, x);
            if (h == null || Duration.between(h[0], h[1]).toMinutes() < 90) continue;
            long m = Duration.between(h[0], h[1]).toMinutes();
            at = h[0].plusMinutes(m / 3); back = h[0].plusMinutes(2 * m / 3);
            if (!x.atTime(at).atZone(zone).isBefore(earliest)) day = x;
            if (d("hours-ignored")) at = h[0].getHour() > 3 ? LocalTime.of(3, 15) : h[1].plusMinutes(40);
        }
        if (day == null) return;
        List<Object> types = set.get("transportationTypes") instanceof List<?> t ? new ArrayList<>(t) : List.of();
        if (d("lead-time-ignored")) { ZonedDateTime soon = now.plusMinutes(20); day = soon.toLocalDate(); at = soon.toLocalTime(); back = at.plusMinutes(60); }
        if (d("appointment-in-utc")) at = day.atTime(at).atZone(zone).withZoneSameInstant(ZoneOffset.UTC).toLocalTime();
        Map<String, Object> b = Api.obj("date", day.toString(), "appointmentTime", at.toString().substring(0, 5), "tripType", "roundtrip", "returnTime", back.toString().substring(0, 5),
            "pickupLocation", "Front door", "destination", "Dr. Amari, cardiology", "destinationAddress", "12 Mill Lane", "notes", "Walker");
        if (!types.isEmpty()) b.put("transportationType", types.get(0));
        if (v("one-way-with-null-return")) { b.put("tripType", "oneway"); b.put("returnTime", null); }
        if (d("roundtrip-without-return")) b.remove("returnTime");
        if (d("trip-type-hyphenated")) b.put("tripType", "round-trip");
        if (d("transportation-type-invented")) b.put("transportationType", "Helicopter " + tag);
        if (d("transportation-without-destination")) b.remove("destination");
        if (d("address-inside-destination")) b.put("destination", b.get("destination") + ", " + b.remove("destinationAddress"));
        if (d("transportation-for-resident-not-acting")) { api.must(api.json("resident", "POST", Api.p("residents", second, "transportation-requests"), b), "request transportation"); return; }
        Res c = api.json("resident", "POST", path, b);
        if (off(c)) return;
        String id = s(api.must(c, "request transportation").one(), "id");
        if (id == null) return;
        if (d("reference-number-as-request-id")) id = s(c.one(), "referenceNumber");
        String one = Api.p("residents", resident, "transportation-requests", id);
        get("resident", one, "read transportation request");
        Map<String, Object> n = new LinkedHashMap<>(b); n.put("notes", "Walker and oxygen");
        if (d("put-transportation-only-changed")) n = Api.obj("notes", "Walker and oxygen");
        put("resident", one, n, "update transportation request");
        comments("transportation-requests", id);
        if (d("transportation-cancel-by-delete")) api.must(api.json("resident", "DELETE", one, null), "cancel"); else post("resident", one + "/cancel", null, "cancel transportation");
        if (d("update-after-cancel")) put("resident", one, n, "update again");
    }
    void comments(String kind, String id) {
        String path = Api.p("residents", resident, kind, id, "comments");
        post("resident", path, Api.obj(d("comment-body-misnamed") ? "comment" : "text", "Please ring the bell twice."), "comment");
        Res r = d("six-files-on-a-comment")
            ? api.upload("resident", path, "text", "A picture of it", "files", PNG, "files", PNG, "files", PNG, "files", PNG, "files", PNG, "files", PNG)
            : api.upload("resident", path, "text", d("files-without-text") ? null : "A picture of it", "files", PNG);
        if (d("uploads-file-twice-on-success") && r.ok()) api.upload("resident", path, "text", "A picture of it", "files", PNG);
        for (Map<String, Object> c : get("resident", path, "list comments").list())
            if (c.get("attachments") instanceof List<?> l) for (Object o : l)
                if (Api.map(o).get("id") != null) { get("resident", Api.p("residents", resident, kind, id, "attachments", d("attachment-by-name") ? s(Api.map(o), "name") : s(Api.map(o), "id")), "download attachment"); return; }
    }

    void work() {
        if (ownFacility == null) return;
        Res r = api.get("resident", Api.p("facilities", ownFacility, "work-request-settings"));
        if (off(r)) return;
        Map<String, Object> set = api.must(r, "work request settings").one();
        String path = Api.p("residents", resident, "work-requests");
        String all = d("status-parameter-repeated") ? path + "?status=open&status=in_progress" : Api.q(path, "status", d("status-hyphenated") ? "open,in-progress" : "open,in_progress");
        api.pages("resident", all, 50, "list work requests");
        List<Map<String, Object>> teams = new ArrayList<>();
        if (set.get("teams") instanceof List<?> l) for (Object o : l) if (Api.map(o).get("key") != null) teams.add(Api.map(o));
        if (teams.isEmpty()) return;
        Map<String, Object> b = Api.obj("title", "Dripping tap", "description", "In the bathroom, at night above all", "team", teams.get(0).get("key"));
        if (set.get("types") instanceof List<?> t && !t.isEmpty()) b.put("type", t.get(0));
        if (d("team-left-out")) b.remove("team");
        if (d("team-by-name")) b.put("team", teams.get(0).get("name"));
        if (d("work-type-invented")) b.put("type", "Emergency " + tag);
        if (d("work-request-without-title")) b.remove("title");
        Res c = api.json("resident", "POST", path, b);
        if (off(c)) return;
        Map<String, Object> w = api.must(c, "create work request").one();
        String id = s(w, "id");
        if (id == null) return;
        if (d("reference-number-as-work-id")) id = s(w, "referenceNumber");
        String one = Api.p("residents", resident, "work-requests", id);
        get("resident", one, "read work request");
        if (d("edits-work-request")) put("resident", one, b, "edit work request");
        comments("work-requests", id);
        if (d("work-cancelled-by-family")) post("connection", one + "/cancel", null, "cancel work request"); else post("resident", one + "/cancel", null, "cancel work request");
        if (d("cancels-twice")) post("resident", one + "/cancel", null, "cancel again");
    }

    /** The short routes of the worked examples. */
    void flat() {
        get("systemActor", Api.q("personal-activities", "residentId", resident, "startDate", today.minusDays(7).toString(), "endDate", today.toString()), "personal activities, short form");
        get("systemActor", Api.q("photos", "residentId", resident, d("flat-photos-page-size") ? "pageSize" : "limit", 5), "photos, short form");
        get("systemActor", Api.q("messages", "residentId", resident, "limit", 5), "messages, short form");
    }
}
