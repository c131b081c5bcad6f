package ces;

import static ces.U.*;
import static ces.Seed.*;

import java.nio.charset.StandardCharsets;
import java.time.*;
import java.util.*;

/** Calendars, activities, registrations, attendance, photos, messages, announcements, assessments, visits. */
final class SeedContent {
    static void file(String id, String tenant, String name, String type, String text) {
        byte[] b = text.getBytes(StandardCharsets.UTF_8);
        Db.ins("files", "id", id, "tenant", tenant, "name", name, "type", type, "size", b.length, "content", b);
    }
    static void calendar(String id, String tenant, String name, String cat, int priv, String... facs) {
        Db.ins("calendars", "id", id, "tenant", tenant, "name", name, "category", cat, "private", priv, "created", ago(400));
        int p = 0;
        for (String f : facs) Db.ins("calendar_facilities", "calendar_id", id, "facility_id", f, "pos", p++);
    }
    static void activity(String id, String tenant, String cal, String fac, String name, String type, int day, String st, String en, String tt, String loc, Integer max, Integer maxc, boolean conn, Map<String, Object> rule, boolean cancelled) {
        ZoneId z = Main.zone(fac);
        LocalDate d = LocalDate.now(z).plusDays(day);
        ZonedDateTime s = d.atTime(LocalTime.parse(st)).atZone(z), e = d.atTime(LocalTime.parse(en)).atZone(z);
        if (tt.equals("allDay")) e = d.plusDays(1).atStartOfDay(z);
        Db.ins("activities", "id", id, "tenant", tenant, "calendar_id", cal, "facility_id", fac, "name", name, "type", type, "start_date", Activities.OFF.format(s), "end_date", Activities.OFF.format(e), "start_utc", iso(s.toInstant()), "end_utc", iso(e.toInstant()),
            "start_time", st, "end_time", en, "time_type", tt, "location", loc, "description", name + " for everyone", "max_registered", max, "max_connections", maxc, "allow_connections", conn, "creator", json(m("id", "acc-stf-ny-1", "name", "Nora Adler")),
            "is_cancelled", cancelled, "recurrence", rule == null ? null : json(rule), "created", ago(100), "modified", ago(50));
    }
    static Map<String, Object> rule(String fac, String freq, int interval, List<String> dow, Integer dom, int from, int to, String st, List<String> ex) {
        ZoneId z = Main.zone(fac);
        LocalDate d = LocalDate.now(z);
        return m("frequency", freq, "interval", interval, "daysOfWeek", dow, "weekOfMonth", null, "dayOfWeek", null, "dayOfMonth", dom, "seriesStartDate", Activities.OFF.format(d.plusDays(from).atTime(LocalTime.parse(st)).atZone(z)),
            "seriesEndDate", Activities.OFF.format(d.plusDays(to).atTime(LocalTime.parse(st)).atZone(z)), "exceptionDates", ex);
    }
    static void attach(String act, String file, int pub, int pos) { Db.ins("activity_attachments", "activity_id", act, "file_id", file, "public_to_family", pub, "pos", pos); }
    static void reg(String id, String tenant, String act, String occ, String rec, String uid, String type, String st) {
        Db.ins("registrations", "id", id, "tenant", tenant, "activity_id", act, "occurrence_date", occ, "record_id", rec, "user_id", uid, "user_type", type, "status", st, "registered_at", ago(9));
    }
    static void attended(String tenant, String act, String uid, String type, String st, String why, Integer dur) {
        Db.ins("attendance", "tenant", tenant, "activity_id", act, "user_id", uid, "user_type", type, "status", st, "marked_at", ago(2), "decline_reason", why, "duration", dur);
    }
    static List<String> weekdays() { return List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"); }

    static void all() {
        for (String[] f : new String[][]{{"att-menu", "menu.pdf", "application/pdf"}, {"att-private", "staff-plan.txt", "text/plain"}, {"att-flyer", "flyer.txt", "text/plain"}, {"att-unknown", "notes.bin", null}})
            file(f[0], T1, f[1], f[2], f[1].endsWith("pdf") ? new String(Assessments.pdf(List.of("Menu")), StandardCharsets.ISO_8859_1) : "content of " + f[1] + "\n");
        file("att-hv", T2, "dock.txt", "text/plain", "harbor");
        calendar("cal-ny-act", T1, "NY Activities", "activity", 0, "fac-ny");
        calendar("cal-ny-meal", T1, "NY Meals", "meal", 0, "fac-ny");
        calendar("cal-ny-staff", T1, "NY Staff Only", "other", 1, "fac-ny");
        calendar("cal-ber-act", T1, "Berlin Aktivitäten", "activity", 0, "fac-ber");
        calendar("cal-ber-meal", T1, "Berlin Mahlzeiten", "meal", 0, "fac-ber");
        calendar("cal-off-act", T1, "Denver Activities", "activity", 0, "fac-off");
        calendar("cal-shared", T1, "All Communities", "shared", 0, "fac-ny", "fac-ber");
        calendar("cal-hv-act", T2, "Harbor Activities", "activity", 0, "fac-hv");
        String[][] types = {{"Exercise", "wellness"}, {"Music", "social"}, {"Dining", "meal"}, {"Games", "social"}, {"Outing", "outing"}, {"Education", "learning"}};
        for (String[] t : types) for (String tn : List.of(T1, T2)) Db.ins("activity_types", "id", "aty-" + (tn.equals(T1) ? "m-" : "h-") + t[0].toLowerCase(), "tenant", tn, "name", t[0], "category", t[1]);

        for (String[] p : new String[][]{{"ny", "fac-ny"}, {"ber", "fac-ber"}}) {
            String k = p[0], f = p[1], cal = "cal-" + k + "-act";
            ZoneId z = Main.zone(f);
            LocalDate d = LocalDate.now(z);
            activity("act-" + k + "-yoga", T1, cal, f, "Chair Yoga", "Exercise", 2, "10:00", "11:00", "exactTime", "Main Hall", 12, 4, true, null, false);
            activity("act-" + k + "-full", T1, cal, f, "Wine Tasting", "Dining", 3, "17:00", "18:30", "exactTime", "Bistro", 2, 1, true, null, false);
            activity("act-" + k + "-open", T1, cal, f, "Garden Walk", "Outing", 4, "09:00", "10:00", "morning", "Garden", null, null, true, null, false);
            activity("act-" + k + "-closed", T1, cal, f, "Residents Council", "Education", 5, "14:00", "15:00", "afternoon", "Library", 20, null, false, null, false);
            activity("act-" + k + "-past", T1, cal, f, "Piano Concert", "Music", -3, "15:00", "16:30", "exactTime", "Main Hall", 30, 10, true, null, false);
            activity("act-" + k + "-cancelled", T1, cal, f, "Bus Trip", "Outing", 6, "08:00", "12:00", "exactTime", "Front Door", 8, 2, true, null, true);
            activity("act-" + k + "-allday", T1, cal, f, "Open House", "Music", 7, "00:00", "23:59", "allDay", "Lobby", 1, 1, true, null, false);
            activity("act-" + k + "-late", T1, cal, f, "Night Cinema", "Music", 1, "21:30", "22:30", "evening", "Cinema", 5, 5, true, null, false);
            activity("act-" + k + "-lunch", T1, "cal-" + k + "-meal", f, "Sunday Lunch", "Dining", 8, "12:00", "13:00", "exactTime", "Dining Room", 40, 40, true, null, false);
            activity("act-" + k + "-daily", T1, cal, f, "Morning Stretch", "Exercise", -200, "08:30", "09:00", "exactTime", "Gym", 3, 2, true,
                rule(f, "daily", 1, List.of(), null, -200, 200, "08:30", List.of(d.plusDays(5).toString(), d.minusDays(5).toString())), false);
            activity("act-" + k + "-weekly", T1, cal, f, "Bingo", "Games", -21, "19:00", "20:00", "exactTime", "Game Room", 10, 5, true,
                rule(f, "weekly", 2, List.of(d.getDayOfWeek().name().toLowerCase(), d.plusDays(2).getDayOfWeek().name().toLowerCase()), null, -28, 30, "19:00", List.of()), false);
            Map<String, Object> ru = rule(f, "daily", 1, List.of(), null, -200, 200, "08:30", List.of());
            activity("act-" + k + "-daily-m1", T1, cal, f, "Morning Stretch (moved to garden)", "Exercise", 3, "08:30", "09:15", "exactTime", "Garden", 3, 2, true, ru, false);
            Db.x("UPDATE activities SET series_id=?, occurrence_date=? WHERE id=?", "act-" + k + "-daily", d.plusDays(3).toString(), "act-" + k + "-daily-m1");
            attach("act-" + k + "-yoga", "att-flyer", 1, 0); attach("act-" + k + "-yoga", "att-private", 0, 1); attach("act-" + k + "-yoga", "att-unknown", 1, 2);
            attach("act-" + k + "-lunch", "att-menu", 1, 0); attach("act-" + k + "-past", "att-flyer", 1, 0); attach("act-" + k + "-closed", "att-private", 0, 0);
            String r1 = "res-" + k + "-1", r2 = "res-" + k + "-2", c1 = "con-" + k + "-1", t = "ext-" + c1;
            reg("reg-" + k + "-1", T1, "act-" + k + "-yoga", null, r1, r1, "resident", "registered");
            reg("reg-" + k + "-2", T1, "act-" + k + "-yoga", null, c1, t, "connection", "registered");
            reg("reg-" + k + "-3", T1, "act-" + k + "-full", null, r1, r1, "resident", "registered");
            reg("reg-" + k + "-4", T1, "act-" + k + "-full", null, r2, r2, "resident", "registered");
            String w1 = k.equals("ny") ? "res-ny-8" : "res-ber-3", w2 = k.equals("ny") ? "res-ny-7" : "res-ber-4";
            reg("reg-" + k + "-4c", T1, "act-" + k + "-full", null, c1, t, "connection", "registered");
            reg("reg-" + k + "-4d", T1, "act-" + k + "-full", null, "con-both-1", "ext-con-both-1", "connection", "waitlisted");
            reg("reg-" + k + "-5", T1, "act-" + k + "-full", null, w1, w1, "resident", "waitlisted");
            reg("reg-" + k + "-6", T1, "act-" + k + "-full", null, w2, w2, "resident", "waitlisted");
            reg("reg-" + k + "-7", T1, "act-" + k + "-past", null, r1, r1, "resident", "registered");
            reg("reg-" + k + "-8", T1, "act-" + k + "-weekly", null, r1, r1, "resident", "registered");
            reg("reg-" + k + "-9", T1, "act-" + k + "-daily", d.plusDays(4).toString(), r2, r2, "resident", "registered");
            attended(T1, "act-" + k + "-past", r1, "resident", "attended", null, 90);
            attended(T1, "act-" + k + "-past", r2, "resident", "declined", "Feeling ill", null);
            attended(T1, "act-" + k + "-past", c1, "connection", "attended", null, 45);
            for (int i = 1; i <= 2; i++) {
                String pa = "pa-" + k + "-" + i;
                ZonedDateTime s = d.minusDays(i).atTime(14, 0).atZone(z);
                Db.ins("personal_activities", "id", pa, "tenant", T1, "name", i == 1 ? "Reading aloud" : "Letter writing", "start_date", Activities.OFF.format(s), "start_utc", iso(s.toInstant()), "start_time", "14:00", "end_time", "14:45", "time_type", "exactTime", "duration", 45, "location", "Room", "description", "One on one", "confirmed", 1, "created", ago(3), "modified", ago(3));
                Db.ins("personal_activity_attendees", "activity_id", pa, "resident_id", r1);
                Db.ins("check_ins", "id", "chk-" + k + "-" + i, "tenant", T1, "resident_id", r1, "day", d.minusDays(i).toString(), "duration", i == 1 ? 15 : 0, "staff_ref", "stf-" + k + "-1", "description", "Doing fine", "created", ago(i), "modified", ago(i));
                String v = "vis-" + k + "-" + i;
                Db.ins("visits", "id", v, "tenant", T1, "name", i == 1 ? "Family visit" : "Nurse visit", "visit_type", i == 1 ? "social" : "care", "start_date", Activities.OFF.format(s), "start_utc", iso(s.toInstant()), "start_time", "14:00", "end_time", i == 1 ? "14:50" : null, "time_type", i == 1 ? "exactTime" : "afternoon", "duration", i == 1 ? 50 : 20, "description", null,
                    "creator", json(m("id", "acc-stf-" + k + "-1", "name", k.equals("ny") ? "Nora Adler" : "Jonas Weber")), "created", ago(i), "modified", ago(i));
                Db.ins("visit_attendees", "visit_id", v, "resident_id", r1, "pos", 0);
                if (i == 1) { Db.ins("visit_attendees", "visit_id", v, "resident_id", r2, "pos", 1); Db.ins("visit_connections", "visit_id", v, "connection_id", c1, "pos", 0); }
                Db.ins("visit_manual", "visit_id", v, "name", "Dr. Lake", "relationship", "Nurse", "pos", 1);
                if (i == 1) Db.ins("visit_manual", "visit_id", v, "name", "Ben", "relationship", "Neighbour", "pos", 2);
            }
            assessments(k, r1);
        }
        activity("act-shared-lecture", T1, "cal-shared", "fac-ny", "Video Lecture", "Education", 9, "11:00", "12:00", "exactTime", "Online", 100, 50, true, null, false);
        activity("act-off-cards", T1, "cal-off-act", "fac-off", "Card Night", "Games", 2, "18:00", "19:00", "exactTime", "Den", 6, 2, true, null, false);
        activity("act-hv-sail", T2, "cal-hv-act", "fac-hv", "Harbor Sail", "Outing", 2, "10:00", "12:00", "exactTime", "Dock", 4, 2, true, null, false);
        attach("act-hv-sail", "att-hv", 1, 0);
        albums();
        messages();
        announcements();
    }

    private static void assessments(String k, String res) {
        String t1 = "tpl-" + k + "-life", t2 = "tpl-" + k + "-intake";
        String by = json(m("id", "acc-stf-" + k + "-1", "name", k.equals("ny") ? "Nora Adler" : "Jonas Weber"));
        for (int i = 1; i <= 12; i++) question(t1, k, i, i == 3);
        for (int i = 1; i <= 3; i++) question(t2, k + "-in", i, false);
        Object[][] l = {{"asm-" + k + "-1", "Life Story", t1, "lifeStory", 1, 0, 90}, {"asm-" + k + "-2", "Life Story", t1, "lifeStory", 1, 1, 10}, {"asm-" + k + "-3", "Intake Interview", t2, null, 1, 1, 40}, {"asm-" + k + "-4", "Life Story", t1, "lifeStory", 0, 0, 2}};
        for (Object[] a : l) {
            int day = (Integer) a[6];
            boolean done = (Integer) a[4] == 1;
            Db.ins("assessments", "id", a[0], "tenant", T1, "resident_id", res, "name", a[1], "template_id", a[2], "type", "interview", "category", a[3], "is_completed", a[4], "is_most_recent", a[5], "date_started", a[0].equals("asm-" + k + "-3") ? ago(95) : ago(day + 1), "date_completed", done ? ago(day) : null,
                "date_last_updated", ago(day), "created_by", by, "completed_by", done ? by : null);
            String kk = a[2].equals(t1) ? k : k + "-in";
            for (int i = 1; i <= (a[2].equals(t1) ? 8 : 2); i++)
                Db.ins("assessment_answers", "assessment_id", a[0], "question_guid", "qg-" + kk + "-" + i, "comment", i == 2 ? "Said with a smile" : null, "answers", json(List.of(m("guid", "ag-" + kk + "-" + i + "-" + (a[0].toString().endsWith("1") ? "a" : "b"), "text", "Option", "order", 1))), "follow_ups", "[]");
        }
    }
    private static void question(String tpl, String k, int i, boolean follow) {
        String g = "qg-" + k + "-" + i;
        List<Object> opts = new ArrayList<>();
        for (String o : List.of("a", "b")) opts.add(m("guid", "ag-" + k + "-" + i + "-" + o, "text", "Option " + o, "order", o.equals("a") ? 1 : 2, "value", o, "isCustom", false, "isExclusive", o.equals("b")));
        Db.ins("catalogue_questions", "template_id", tpl, "guid", g, "ord", i, "text", "Question " + i + "?", "question_type", "standard", "answer_type", i % 2 == 0 ? "text" : "select", "helper", i == 1 ? "Take your time" : null, "is_required", i == 1, "multi", i % 2 == 1, "custom", i == 5, "has_comments", i == 2, "options", json(opts),
            "follow_ups", follow ? json(List.of(m("guid", g + "-f1", "text", "Why?", "order", 1, "answerType", "text", "applyToParentAnswerGuids", List.of("ag-" + k + "-" + i + "-a"), "answerOptions", List.of()))) : "[]");
    }
    private static void photo(String id, String tenant, String type, String cap, String created, String act, String creator, List<String> facs, List<String> users, List<String> tags, List<String> albums) {
        Db.ins("photos", "id", id, "tenant", tenant, "type", type, "caption", cap, "caption_creator", cap == null ? null : creator, "caption_created", cap == null ? null : created, "creator_id", creator, "creator_name", creator.contains("ber") ? "Jonas Weber" : "Nora Adler", "activity_id", act, "file_id", tenant.equals(T1) ? "img-1" : "img-2", "created", created);
        Object[][] l = {{"facility", facs}, {"user", users}, {"tag", tags}, {"album", albums}};
        for (Object[] o : l) { int p = 0; for (Object x : (List<?>) o[1]) Db.ins("photo_refs", "photo_id", id, "kind", o[0], "ref", x, "pos", p++); }
    }
    private static void albums() {
        file("img-1", T1, "photo.jpg", "image/jpeg", "jpeg-bytes"); file("img-2", T2, "photo.jpg", "image/jpeg", "jpeg-bytes");
        Object[][] al = {{"alb-ny-1", T1, "Spring 2024", "standard", List.of("fac-ny")}, {"alb-ny-2", T1, "Trips", "activity", List.of("fac-ny")}, {"alb-ber-1", T1, "Sommerfest", "standard", List.of("fac-ber")}, {"alb-shared", T1, "Best of All", "standard", List.of("fac-ny", "fac-ber")}, {"alb-hv-1", T2, "Sails", "standard", List.of("fac-hv")}};
        for (Object[] a : al) {
            Db.ins("albums", "id", a[0], "tenant", a[1], "title", a[2], "type", a[3], "created_at", ago(60));
            int p = 0;
            for (Object f : (List<?>) a[4]) Db.ins("album_facilities", "album_id", a[0], "facility_id", f, "pos", p++);
        }
        String n = "acc-stf-ny-1", b = "acc-stf-ber-1";
        for (int i = 0; i < 104; i++) photo("pho-ny-" + String.format("%03d", i), T1, i % 7 == 0 ? "family" : "gallery", i % 3 == 0 ? "Picnic day " + i : null, ago(5 + i / 4), null, n, List.of("fac-ny"), i % 10 == 0 ? List.of("res-ny-1", "res-ny-2") : List.of(), i % 5 == 0 ? List.of("tag-outdoor") : i % 5 == 1 ? List.of("tag-music", "tag-outdoor") : i % 5 == 2 ? List.of("tag-music") : List.of(), i % 6 == 0 ? List.of("alb-ny-1") : List.of());
        for (int i = 0; i < 6; i++) photo("pho-ber-" + i, T1, "gallery", "Feier " + i, ago(4 + i / 3), null, b, List.of("fac-ber"), List.of("res-ber-1"), List.of("tag-music"), List.of("alb-ber-1", "alb-shared"));
        photo("pho-both", T1, "designer", "Two cities", ago(3), null, n, List.of("fac-ny", "fac-ber"), List.of("res-ny-1", "res-ber-1"), List.of("tag-outdoor"), List.of("alb-shared"));
        for (int i = 0; i < 4; i++) photo("pho-act-ny-" + i, T1, "activity", "Concert " + i, ago(2), "act-ny-past", n, List.of("fac-ny"), List.of("res-ny-1"), List.of(), List.of());
        photo("pho-hv-1", T2, "gallery", "Sail", ago(3), null, "acc-stf-hv-1", List.of("fac-hv"), List.of("res-hv-1"), List.of(), List.of("alb-hv-1"));
    }
    private static void thread(String id, String tenant, String title, String[]... people) {
        Db.ins("threads", "id", id, "tenant", tenant, "title", title, "created_at", ago(20));
        int p = 0;
        for (String[] x : people) Db.ins("participants", "thread_id", id, "acting_id", x[0], "ref", x[0], "type", x[1], "full_name", x[2], "last_read", p == 0 ? now() : null, "pos", p++);
    }
    private static void msg(String tenant, String thread, String author, String body, String at, String attachment) {
        Db.ins("messages", "id", "msg-" + thread.substring(4) + "-" + (Db.count("SELECT count(*) FROM messages WHERE thread_id=?", thread) + 1), "tenant", tenant, "thread_id", thread, "body", body, "author", author, "attachment", attachment, "created_at", at);
    }
    private static void messages() {
        String[] nora = {"acc-stf-ny-1", "staff", "Nora Adler"}, marg = {"res-ny-1", "resident", "Margaret Olsen"}, susan = {"acc-con-ny-1", "connection", "Susan Olsen"}, jonas = {"acc-stf-ber-1", "staff", "Jonas Weber"}, ingrid = {"res-ber-1", "resident", "Ingrid Schäfer"}, anke = {"acc-con-ber-1", "connection", "Anke Schäfer"};
        thread("thr-ny-1", T1, "Birthday plans", nora, marg, susan);
        for (int i = 1; i <= 56; i++) msg(T1, "thr-ny-1", i % 3 == 0 ? "acc-con-ny-1" : i % 3 == 1 ? "acc-stf-ny-1" : "res-ny-1", i == 7 ? "Remember the Cake" : "Message number " + i, ago(10), i == 56 ? json(m("id", "att-flyer", "url", Main.fileUrl("att-flyer"), "type", "text/plain", "name", "flyer.txt", "size", 21)) : null);
        thread("thr-ny-2", T1, "Laundry", nora, marg);
        msg(T1, "thr-ny-2", "acc-stf-ny-1", "Your laundry is ready", ago(6), null);
        thread("thr-ny-3", T1, "Weekend visit", susan, marg);
        msg(T1, "thr-ny-3", "acc-con-ny-1", "See you Saturday", ago(6), null);
        thread("thr-ny-4", T1, "Old matters", nora, marg);
        msg(T1, "thr-ny-4", "acc-stf-ny-1", "Closed", ago(15), null);
        Db.x("UPDATE participants SET archived=1 WHERE thread_id='thr-ny-4' AND acting_id='res-ny-1'");
        thread("thr-ber-1", T1, "Sommerfest", jonas, ingrid, anke);
        msg(T1, "thr-ber-1", "acc-stf-ber-1", "Kommen Sie?", ago(4), null);
        msg(T1, "thr-ber-1", "acc-con-ber-1", "Ja, gerne!", ago(3), null);
    }
    private static void announcements() {
        file("annf-1", T1, "program.pdf", "application/pdf", new String(Assessments.pdf(List.of("Program of the week")), StandardCharsets.ISO_8859_1));
        file("annf-2", T1, "map.txt", "text/plain", "a small map of the grounds and the car park\n");
        Object[][] l = {{"ann-ny-1", "Water shut-off", List.of("fac-ny"), "sent", 5}, {"ann-ny-2", "Spring concert", List.of("fac-ny"), "sent", 3}, {"ann-ny-3", "Parking", List.of("fac-ny"), "scheduled", -2}, {"ann-ber-1", "Hausordnung", List.of("fac-ber"), "sent", 4}, {"ann-all-1", "Holiday wishes", List.of("fac-ny", "fac-ber"), "sent", 2}};
        for (Object[] a : l) {
            Db.ins("announcements", "id", a[0], "tenant", T1, "sender", "Maplewood Living", "subject", a[1], "message", "Dear families: " + a[1], "sms_message", a[1], "groups", json(List.of("Family", "Residents")), "facilities", json(a[2]), "status", a[3], "scheduled_at", ago((Integer) a[4]), "created_by", "acc-stf-ny-1", "created_at", ago(Math.abs((Integer) a[4])));
            List<String> to = new ArrayList<>();
            if (((List<?>) a[2]).contains("fac-ny")) to.addAll(List.of("con-ny-1", "con-ny-2", "con-ny-3", "con-both-1", "res-ny-1"));
            if (((List<?>) a[2]).contains("fac-ber")) to.addAll(List.of("con-ber-1", "con-ber-2", "con-both-1", "res-ber-1"));
            for (String u : new LinkedHashSet<>(to)) Db.ins("announcement_recipients", "announcement_id", a[0], "user_id", u, "is_read", a[0].equals("ann-ny-1") && u.equals("con-ny-1"), "is_archived", a[0].equals("ann-ny-2") && u.equals("con-ny-2"));
        }
        for (String a : List.of("ann-ny-1", "ann-all-1")) for (String f : List.of("annf-1", "annf-2")) Db.ins("announcement_files", "announcement_id", a, "file_id", f);
    }
}
