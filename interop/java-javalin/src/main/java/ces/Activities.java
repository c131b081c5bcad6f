package ces;

import static ces.U.*;

import java.time.*;
import java.time.format.DateTimeFormatter;
import java.util.*;

/** Reading activities, series and their occurrences, activity types, attachments. */
final class Activities {
    static final DateTimeFormatter OFF = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssXXX");
    static final String[] TIME_TYPES = {"exactTime", "allDay", "morning", "afternoon", "evening"};

    static Row get(Rq r, String id) {
        Row a = Db.one("SELECT * FROM activities WHERE id=?" + (F.on("activity-other-tenant-visible") ? "" : " AND tenant='" + r.tenant + "'") + (F.on("activity-deleted-still-read") ? "" : " AND deleted=0"), id);
        if (a == null) throw nf("activity");
        return a;
    }
    static boolean series(Row a) { return a.get("recurrence") != null && a.get("series_id") == null; }
    @SuppressWarnings("unchecked")
    static Map<String, Object> rule(Row a) { return (Map<String, Object>) fromJson(a.s("recurrence")); }

    /** local dates of a series, inclusive bounds, without exceptions */
    static List<LocalDate> dates(Row a, LocalDate from, LocalDate to) {
        Map<String, Object> q = rule(a);
        ZoneId z = Main.zone(a.s("facility_id"));
        LocalDate s = dateTime((String) q.get("seriesStartDate"), "s", z).atZoneSameInstant(z).toLocalDate();
        LocalDate e = dateTime((String) q.get("seriesEndDate"), "s", z).atZoneSameInstant(z).toLocalDate();
        if (F.on("series-last-day-excluded")) e = e.minusDays(1);
        List<?> ex = (List<?>) q.get("exceptionDates"), dow = (List<?>) q.get("daysOfWeek");
        int interval = ((Number) q.get("interval")).intValue();
        if (F.on("series-interval-ignored")) interval = 1;
        List<LocalDate> out = new ArrayList<>();
        for (LocalDate d = s; !d.isAfter(e); d = d.plusDays(1)) {
            if (d.isBefore(from) || d.isAfter(to)) continue;
            if (ex.contains(d.toString()) && !F.on("series-exception-dates-ignored")) continue;
            String name = d.getDayOfWeek().name().toLowerCase();
            boolean hit = switch ((String) q.get("frequency")) {
                case "daily" -> java.time.temporal.ChronoUnit.DAYS.between(s, d) % interval == 0;
                case "weekly" -> dow.contains(name) && java.time.temporal.ChronoUnit.WEEKS.between(s.with(DayOfWeek.MONDAY), d.with(DayOfWeek.MONDAY)) % interval == 0;
                default -> q.get("dayOfMonth") != null ? ((Number) q.get("dayOfMonth")).intValue() == d.getDayOfMonth()
                    : name.equals(q.get("dayOfWeek")) && List.of("first", "second", "third", "fourth").indexOf(q.get("weekOfMonth")) == (d.getDayOfMonth() - 1) / 7;
            };
            if (hit) out.add(d);
        }
        return out;
    }
    /** the series row with the dates of one occurrence; the materialized row if there is one */
    static Row occurrence(Row a, LocalDate d) {
        Row mat = Db.one("SELECT * FROM activities WHERE series_id=? AND occurrence_date=? AND deleted=0", a.get("id"), d.toString());
        if (mat != null && !F.on("series-materialized-twice")) return mat;
        Row o = new Row();
        o.putAll(a);
        ZoneId z = Main.zone(a.s("facility_id"));
        LocalTime st = LocalTime.parse(a.s("start_time")), en = LocalTime.parse(a.s("end_time"));
        ZonedDateTime s = d.atTime(st).atZone(z), e = d.atTime(en).atZone(z);
        if (F.on("series-dst-fixed-offset")) {
            ZoneOffset off = dateTime(a.s("start_date"), "s", z).getOffset();
            s = d.atTime(st).atOffset(off).atZoneSameInstant(z); e = d.atTime(en).atOffset(off).atZoneSameInstant(z);
        }
        o.put("start_date", OFF.format(s)); o.put("end_date", OFF.format(e));
        o.put("start_utc", iso(s.toInstant())); o.put("end_utc", iso(e.toInstant()));
        o.put("occ", d.toString());
        return o;
    }
    /** registrations that count for this activity or occurrence, in order */
    static List<Row> regs(Row a) {
        String d = a.s("occ") != null ? a.s("occ") : a.s("occurrence_date");
        String sid = a.s("series_id") != null ? a.s("series_id") : a.s("id");
        if (d == null) return Db.q("SELECT * FROM registrations WHERE activity_id=? AND occurrence_date IS NULL ORDER BY seq", a.get("id"));
        if (F.on("series-registrations-shared")) return Db.q("SELECT * FROM registrations WHERE activity_id IN (?,?) ORDER BY seq", sid, a.get("id"));
        return Db.q("SELECT g.* FROM registrations g WHERE (g.activity_id=? AND (g.occurrence_date=? OR g.occurrence_date IS NULL AND NOT EXISTS(SELECT 1 FROM registration_exclusions x WHERE x.registration_id=g.id AND x.occurrence_date=?))) OR (g.activity_id=? AND g.activity_id<>?) ORDER BY g.seq",
            sid, d, d, a.get("id"), sid);
    }
    static boolean past(Row a) {
        if (series(a) && a.get("occ") == null) return dateTime((String) rule(a).get("seriesEndDate"), "s", ZoneOffset.UTC).toInstant().isBefore(Instant.now());
        if (F.on("activity-past-by-utc-date")) return a.s("end_utc").substring(0, 10).compareTo(now().substring(0, 10)) < 0;
        return a.s(F.on("activity-past-by-start") ? "start_utc" : "end_utc").compareTo(now()) < 0;
    }

    static Map<String, Object> capacity(Row a, List<Row> regs, String type) {
        int reg = 0, wait = 0;
        for (Row g : regs) if (type.equals(g.s("user_type"))) { if (g.s("status").equals("registered") || F.on("capacity-counts-waitlisted")) reg++; if (g.s("status").equals("waitlisted")) wait++; }
        if (F.on("capacity-mixes-user-types") && type.equals("residents".substring(0, 8))) for (Row g : regs) if (g.s("user_type").equals("connection") && g.s("status").equals("registered")) reg++;
        Integer max = a.i(type.equals("resident") ? "max_registered" : "max_connections");
        boolean full = max != null && (F.on("capacity-full-off-by-one") ? reg > max : reg >= max);
        Map<String, Object> c = m("max", max, "registered", reg, "available", max == null ? null : F.on("capacity-available-stale") ? max : Math.max(0, max - reg), "isFull", full, "isOpen", !full && !a.b("is_cancelled") && !past(a));
        if (type.equals("resident") && !F.on("capacity-waitlisted-missing")) c.put("waitlisted", wait);
        return c;
    }
    static Map<String, Object> map(Row a, Rq r, String actingUserId) {
        List<Row> regs = regs(a);
        List<Object> att = new ArrayList<>();
        for (Row f : Db.q("SELECT f.*, aa.public_to_family pf FROM activity_attachments aa JOIN files f ON f.id=aa.file_id WHERE aa.activity_id=? ORDER BY aa.pos", a.get("id")))
            att.add(m("id", f.get("id"), "name", f.get("name"), "url", Main.fileUrl(f.s("id")), "type", f.get("type"), "size", F.on("attachment-size-text") ? f.s("size") : f.get("size"), "publicToFamily", F.on("attachment-public-always-true") || f.b("pf")));
        if (F.on("activity-attachments-last-only") && att.size() > 1) att = new ArrayList<>(att.subList(att.size() - 1, att.size()));
        Row cal = Db.one("SELECT name FROM calendars WHERE id=?", a.get("calendar_id"));
        Map<String, Object> o = m("id", a.get("id"), "name", a.get("name"), "type", a.get("type"), "startDate", a.get("start_date"), "endDate", a.get("end_date"), "startTime", a.get("start_time"), "endTime", a.get("end_time"),
            "timeType", a.get("time_type"), "location", a.get("location"), "description", a.get("description"), "capacity", m("residents", capacity(a, regs, "resident"), "connections", capacity(a, regs, "connection")),
            "allowConnections", a.b("allow_connections"), "calendarId", a.get("calendar_id"), "calendarName", cal == null ? null : cal.get("name"), "facilityId", a.get("facility_id"), "attachments", att,
            "creator", fromJson(a.s("creator")), "created", a.get("created"), "modified", a.get("modified"), "isPastActivity", past(a), "isCancelled", a.b("is_cancelled"));
        if (actingUserId != null && !F.on("acting-status-missing-on-read") || F.on("acting-status-always-present")) o.put("actingUserRegistrationStatus", actingUserId == null ? null : statusOf(r, regs, actingUserId));
        o.put("isRecurring", a.get("recurrence") != null);
        o.put("recurrence", a.get("recurrence") == null ? null : rule(a));
        return o;
    }
    private static String statusOf(Rq r, List<Row> regs, String id) {
        Row c = Db.one("SELECT id FROM connections WHERE tenant=? AND (account_id=? OR external_id=? OR id=?)", r.tenant, id, id, id);
        String rec = c == null ? id : c.s("id");
        if (F.on("acting-status-of-caller")) rec = r.me.recordId;
        for (Row g : regs) if (rec.equals(g.s("record_id"))) return F.on("acting-status-waitlist-as-registered") ? "registered" : g.s("status");
        return "notRegistered";
    }
    static Set<String> facilities(Row a) {
        Set<String> s = new HashSet<>();
        s.add(a.s("facility_id"));
        for (Object f : Db.col("SELECT facility_id FROM calendar_facilities WHERE calendar_id=?", a.get("calendar_id"))) s.add((String) f);
        return s;
    }
    private static void staffRule(Rq r, Row a, boolean attachment) {
        if (!r.me.is("staff")) return;
        if (attachment && F.on("attachment-staff-unchecked")) return;
        if (!r.me.permissions.contains("VIEW_ACTIVITIES") && !F.on("activity-staff-permission-unchecked")) throw forb("permission VIEW_ACTIVITIES is required");
        if (Collections.disjoint(r.me.facilities, facilities(a)) && !F.on("activity-staff-facility-unchecked")) throw forb("activity of another facility");
    }

    static void routes() {
        Main.get("/facilities/{facilityId}/activities", r -> {
            String fid = Facilities.get(r, r.p("facilityId")).s("id");
            ZoneId z = Main.zone(fid);
            Rq.Window w = r.window(true, z);
            String type = r.q("type"), loc = r.q("location"), au = r.q("actingUserId");
            List<Row> rows = new ArrayList<>();
            for (Row a : Db.q("SELECT * FROM activities WHERE tenant=?" + (F.on("activity-deleted-still-listed") ? "" : " AND deleted=0") + " AND (facility_id=? OR calendar_id IN (SELECT calendar_id FROM calendar_facilities WHERE facility_id=?))", r.tenant, fid, F.on("activities-shared-calendar-dropped") ? "" : fid)) {
                if (series(a)) {
                    boolean first = true;
                    for (LocalDate d : dates(a, w.from.atZone(z).toLocalDate(), w.to.atZone(z).toLocalDate())) {
                        Row o = occurrence(a, d);
                        if (o.get("series_id") != null) continue;
                        if (F.on("series-only-next-occurrence") && !first) break;
                        first = false;
                        if (F.on("series-occurrence-ids-unique")) o.put("id", a.s("id") + ":" + d);
                        rows.add(o);
                    }
                } else rows.add(a);
            }
            String lo = iso(w.from), hi = iso(w.to);
            rows.removeIf(a -> F.on("activities-window-end-exclusive-day") ? a.s("start_utc").compareTo(lo) < 0 || a.s("start_utc").substring(0, 10).compareTo(hi.substring(0, 10)) >= 0
                : a.s("start_utc").compareTo(lo) < 0 || a.s("start_utc").compareTo(hi) > 0);
            if (type != null) rows.removeIf(a -> F.on("activities-type-filter-prefix") ? !String.valueOf(a.s("type")).startsWith(type.substring(0, 1)) : !type.equals(a.s("type")));
            if (loc != null) rows.removeIf(a -> a.s("location") == null || !(F.on("activities-location-exact-only") ? a.s("location").equals(loc) : a.s("location").toLowerCase().contains(loc.toLowerCase())));
            if (F.on("activities-cancelled-dropped")) rows.removeIf(a -> a.b("is_cancelled"));
            rows.sort(Comparator.comparing((Row a) -> a.s("start_utc")).thenComparing(a -> a.s("id")));
            List<Object> out = new ArrayList<>();
            for (Row a : rows) {
                Map<String, Object> o = map(a, r, au);
                if (F.on("acting-status-missing-on-list")) o.remove("actingUserRegistrationStatus");
                if (F.on("activity-list-recurrence-missing")) o.remove("recurrence");
                out.add(o);
            }
            r.data(200, out);
        });
        Main.get("/activities/{activityId}", r -> {
            Row a = get(r, r.p("activityId"));
            staffRule(r, a, false);
            String od = r.q("occurrenceDate");
            if (od != null) {
                if (!series(a) && a.get("series_id") == null) throw bad("occurrenceDate on a non-recurring activity");
                if (series(a)) a = occurrenceOr404(a, od);
                else if (!od.substring(0, Math.min(10, od.length())).equals(a.s("occurrence_date"))) throw nf("occurrence");
            }
            r.data(200, map(a, r, r.q("actingUserId")));
        });
        Main.get("/activities/{activityId}/attachments/{attachmentId}", r -> {
            Row a = get(r, r.p("activityId"));
            Row f = Db.one("SELECT f.*, aa.public_to_family pf FROM activity_attachments aa JOIN files f ON f.id=aa.file_id WHERE aa.activity_id=? AND f.id=?", a.get("id"), r.p("attachmentId"));
            if (f == null && F.on("attachment-of-any-activity")) f = Db.one("SELECT *, 1 pf FROM files WHERE id=? AND tenant=?", r.p("attachmentId"), r.tenant);
            staffRule(r, a, true);
            if (f == null) throw nf("attachment");
            if (r.me.family()) {
                boolean ok = Db.one("SELECT 1 FROM registrations WHERE activity_id IN (?,?) AND record_id=?", a.get("id"), a.get("series_id"), r.me.recordId) != null;
                if (r.me.is("resident")) {
                    if (!F.on("attachment-attended-not-enough")) ok |= Db.one("SELECT 1 FROM attendance WHERE activity_id=? AND user_id=? AND status='attended'", a.get("id"), r.me.recordId) != null;
                    if (F.on("attachment-resident-unrestricted")) ok = true;
                } else {
                    Row cal = Db.one("SELECT category FROM calendars WHERE id=?", a.get("calendar_id"));
                    Set<String> mine = new HashSet<>();
                    for (Object l : r.me.links()) mine.add(Db.one("SELECT facility_id FROM residents WHERE id=?", l).s("facility_id"));
                    if (cal != null && (F.on("attachment-meal-calendar-forgotten") ? List.of("activity") : List.of("activity", "meal")).contains(cal.s("category")) && !Collections.disjoint(mine, facilities(a))) ok = true;
                    if (!f.b("pf") && !F.on("attachment-private-shown-to-connection")) ok = false;
                }
                if (!ok) throw F.on("attachment-invisible-403") ? forb("not allowed") : nf("attachment");
            }
            String name = F.on("attachment-name-missing") ? null : f.s("name");
            r.binary(F.on("attachment-type-always-octet") ? null : f.s("type"), name, f.bytes("content"));
        });
        Main.getHeadersOnly("/activity-types", r -> {
            List<Object> out = new ArrayList<>();
            for (Row t : Db.q("SELECT * FROM activity_types WHERE tenant=? ORDER BY name", r.tenant)) {
                if (F.on("activity-types-family-subset") && r.c.header("X-Acting-User-Id").startsWith("res") && !t.s("category").equals("social")) continue;
                out.add(m("id", t.get("id"), "name", t.get("name"), "category", t.get("category")));
            }
            r.data(200, out);
        });
    }
    static Row occurrenceOr404(Row a, String od) {
        LocalDate d;
        if (od.matches(DATE_RE)) d = date(od, "occurrenceDate");
        else { ZoneId z = Main.zone(a.s("facility_id")); d = dateTime(od, "occurrenceDate", z).atZoneSameInstant(z).toLocalDate(); }
        if (dates(a, d, d).isEmpty()) {
            if (!F.on("occurrence-outside-series-accepted")) throw nf("occurrence");
        }
        if (F.on("occurrence-read-returns-series")) return a;
        return occurrence(a, d);
    }
}
