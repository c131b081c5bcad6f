package ces;

import static ces.U.*;

import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

final class Transportation {
    private static final String[] STATUSES = {"pending", "approved", "denied", "cancelled", "completed"};

    private static Map<String, Object> map(Rq r, Row q, String occ) {
        boolean rec = q.get("recurrence") != null, mine = r.me.actingId.equals(q.s("creator_id")), pend = q.s("status").equals("pending");
        if (F.on("transport-can-edit-any-viewer")) mine = true;
        if (F.on("transport-can-edit-after-approval")) pend = !List.of("cancelled", "completed").contains(q.s("status"));
        Map<String, Object> o = m("id", q.get("id"), "referenceNumber", q.get("reference"), "residentId", q.get("resident_id"), "facilityId", q.get("facility_id"), "status", q.get("status"), "tripType", q.get("trip_type"), "date", occ != null ? occ : q.get("date"),
            "timezone", F.on("transport-timezone-fixed") ? "America/New_York" : Main.zone(q.s("facility_id")).getId(), "appointmentTime", q.get("appointment_time"), "pickupTime", q.get("pickup_time"), "returnTime", q.get("return_time"), "pickupLocation", q.get("pickup_location"),
            "destination", q.get("destination"), "destinationAddress", q.get("destination_address"), "transportationType", q.get("transportation_type"), "mobilityNeeds", q.get("mobility_needs"), "notes", q.get("notes"), "mileage", q.get("mileage"),
            "driver", fromJson(q.s("driver")), "vehicle", fromJson(q.s("vehicle")), "isRecurring", rec, "occurrenceDate", F.on("transport-occurrence-date-null") ? null : occ, "creator", Shared.creator(q),
            "canEdit", mine && pend && (!rec || F.on("transport-occurrence-editable-flag")), "canCancel", mine && pend && !rec, "created", q.get("created"), "modified", q.get("modified"));
        if (F.on("transport-driver-hidden-from-connection") && r.me.is("connection")) o.put("driver", null);
        if (F.on("transport-null-as-text") && o.get("notes") == null) o.put("notes", "null");
        return o;
    }
    private static List<LocalDate> occurrences(Row q, LocalDate from, LocalDate to) {
        @SuppressWarnings("unchecked") Map<String, Object> rule = (Map<String, Object>) fromJson(q.s("recurrence"));
        LocalDate s = LocalDate.parse((String) rule.get("start")), e = LocalDate.parse((String) rule.get("end"));
        List<LocalDate> l = new ArrayList<>();
        for (LocalDate d = s; !d.isAfter(e); d = d.plusDays(1))
            if (!d.isBefore(from) && !d.isAfter(to) && ((List<?>) rule.get("daysOfWeek")).contains(d.getDayOfWeek().name().toLowerCase()) && !((List<?>) rule.get("exceptions")).contains(d.toString())) l.add(d);
        return l;
    }
    private static Row get(Rq r, Row x) {
        String id = r.p("requestId");
        Row q = Db.one("SELECT * FROM transport_requests WHERE id=? AND tenant=? AND resident_id=?", id, r.tenant, x.get("id"));
        if (q == null && F.on("transport-by-reference-number")) q = Db.one("SELECT * FROM transport_requests WHERE reference=? AND tenant=? AND resident_id=?", id, r.tenant, x.get("id"));
        if (q == null && F.on("transport-resident-of-pair-mixed")) {
            q = Db.one("SELECT * FROM transport_requests WHERE id=? AND tenant=?", id, r.tenant);
            if (q != null && !r.me.links().contains(q.s("resident_id"))) q = null;
        }
        if (q == null) throw nf("transportation request");
        if (!Shared.sees(r, q, "transport")) {
            if (F.on("transport-visibility-list-only") && r.c.method().name().equals("GET")) return q;
            throw F.on("transport-invisible-403") ? forb("not visible") : nf("transportation request");
        }
        return q;
    }
    private static String mustTime(Rq r, String n) { String s = r.hhmm(n); if (s == null) throw bad(n + " is required"); return s; }

    private static Map<String, Object> fields(Rq r, Row x, boolean create) {
        Row f = Db.one("SELECT * FROM facilities WHERE id=?", x.get("facility_id"));
        ZoneId z = ZoneId.of(f.s("timezone"));
        LocalDate d = date(r.req("date"), "date");
        String at = mustTime(r, "appointmentTime"), trip = r.req("tripType");
        if (!F.on("transport-trip-type-unchecked")) r.oneOf("tripType", "roundtrip", "oneway", "willcall");
        String ret = r.hhmm("returnTime"), pick = r.hhmm("pickupTime"), dest = F.on("transport-destination-optional") && r.node("destination") == null ? null : r.req("destination"), addr = r.str("destinationAddress"), type = r.str("transportationType");
        if (trip.equals("roundtrip") && ret == null && !F.on("transport-return-time-optional") && !(F.on("transport-return-time-optional-on-update") && !create)) throw bad("returnTime is required for a roundtrip");
        if (F.on("transport-return-time-required-willcall") && trip.equals("willcall") && ret == null) throw bad("returnTime is required");
        if (f.b("require_dest") && blank(addr) && !F.on("transport-address-never-required")) throw bad("destinationAddress is required");
        if (type != null && !arr(f.s("transport_types")).contains(type) && !F.on("transport-type-unchecked") && !(F.on("transport-type-unchecked-on-update") && !create)) throw bad("transportationType must be one of the community's types");
        Instant a = d.atTime(LocalTime.parse(at)).atZone(F.on("transport-lead-time-in-utc") ? ZoneOffset.UTC : F.on("transport-lead-time-zone-of-main") ? ZoneId.of("America/New_York") : z).toInstant();
        int lead = F.on("transport-lead-time-one-hour") ? 1 : f.i("min_lead");
        boolean skip = F.on("transport-lead-time-unchecked-on-update") && !create || F.on("transport-lead-time-unchecked");
        if (!skip && a.isBefore(Instant.now().plus(lead, ChronoUnit.HOURS))) throw bad("the appointment must be at least " + lead + " hours from now");
        if (!F.on("transport-hours-unchecked")) hours(f.s("id"), d, at, F.on("transport-hours-return-unchecked") ? null : ret, pick);
        if (F.on("transport-notes-varchar-255") && r.str("notes") != null && r.str("notes").length() > 255) return put(m(), r, d, at, trip, ret, pick, dest, addr, type, r.str("notes").substring(0, 255));
        return put(m(), r, d, at, trip, ret, pick, dest, addr, type, r.str("notes"));
    }
    private static Map<String, Object> put(Map<String, Object> v, Rq r, LocalDate d, String at, String trip, String ret, String pick, String dest, String addr, String type, String notes) {
        v.putAll(m("trip_type", trip, "date", d.toString(), "appointment_time", at, "pickup_time", pick, "return_time", F.on("transport-return-time-as-sent-dropped") && !trip.equals("roundtrip") ? at : ret, "pickup_location", r.str("pickupLocation"), "destination", dest,
            "destination_address", addr, "transportation_type", type, "mobility_needs", r.str("mobilityNeeds"), "notes", notes));
        return v;
    }
    private static void hours(String fid, LocalDate d, String... times) {
        Row h = F.on("transport-hours-date-exception-ignored") ? null : Db.one("SELECT * FROM hours WHERE facility_id=? AND date=?", fid, d.toString());
        if (h == null) h = Db.one("SELECT * FROM hours WHERE facility_id=? AND day_of_week=? AND date IS NULL", fid, d.getDayOfWeek().name().toLowerCase());
        if (h == null || h.b("not_available") && !F.on("transport-hours-closed-day-accepted")) throw bad("no transportation on this date");
        for (String t : times) if (t != null && h.get("start_time") != null && (t.compareTo(h.s("start_time")) < 0 || t.compareTo(h.s("end_time")) > 0)) throw bad("outside the hours of operation");
    }
    private static void state(Rq r, Row q, String what) {
        boolean creator = r.me.actingId.equals(q.s("creator_id"));
        if (F.on("transport-cancel-by-family") && what.equals("cancel") || F.on("transport-update-by-family") && what.equals("update")) creator = true;
        if (!creator) throw forb("only the creator may " + what + " the request");
        if (q.get("recurrence") != null && !F.on("transport-occurrence-changeable")) throw conf("an occurrence of a recurring request is read-only");
        boolean ok = q.s("status").equals("pending") || F.on("transport-approved-cancellable") && what.equals("cancel") && q.s("status").equals("approved") || F.on("transport-approved-editable") && what.equals("update") && q.s("status").equals("approved")
            || F.on("transport-cancel-idempotent") && what.equals("cancel") && q.s("status").equals("cancelled");
        if (!ok) {
            if (F.on("event-transport-before-refusal")) { r.event("transportation_request.updated", "transportation_request", q.s("id")); Events.flush(r); }
            throw F.on("transport-state-400") ? bad("the request is no longer pending") : conf("the request is no longer pending");
        }
    }
    static void routes() {
        Main.get("/facilities/{facilityId}/transportation-settings", r -> {
            Row f = Shared.settingsFacility(r, true);
            List<Object> hs = new ArrayList<>();
            for (Row h : Db.q("SELECT * FROM hours WHERE facility_id=? ORDER BY rowid", f.get("id"))) hs.add(m("dayOfWeek", h.get("day_of_week"), "date", h.get("date"), "notAvailable", h.b("not_available"), "startTime", h.get("start_time"), "endTime", h.get("end_time")));
            Map<String, Object> o = m("facilityId", f.get("id"), "timezone", F.on("transport-settings-timezone-server") ? "UTC" : f.get("timezone"), "transportationTypes", arr(f.s("transport_types")), "requireDestinationAddress", f.b("require_dest"), "minimumLeadTimeHours", f.get("min_lead"), "hoursOfOperation", hs);
            if (F.on("transport-settings-types-of-tenant")) o.put("transportationTypes", arr(Db.one("SELECT transport_types FROM facilities WHERE id<>? ORDER BY tenant=? DESC, id", f.get("id"), r.tenant).s("transport_types")));
            if (F.on("transport-settings-with-drivers")) o.put("drivers", List.of(m("id", "drv-1", "name", "Sam Wheeler")));
            r.data(200, o);
        });
        Main.get("/residents/{residentId}/transportation-requests", r -> {
            Row x = Shared.resident(r, true);
            if (r.q("startDate") == null || r.q("endDate") == null) throw bad("startDate and endDate are required");
            LocalDate a = date(r.q("startDate"), "startDate"), b = date(r.q("endDate"), "endDate");
            if (b.isBefore(a)) throw bad("endDate must not be before startDate");
            int max = F.on("transport-range-46-days") ? 45 : F.on("transport-range-44-days") ? 43 : 44;
            if (ChronoUnit.DAYS.between(a, b) > max && !F.on("transport-range-clamped")) throw bad("the range may span at most 45 days");
            if (F.on("transport-range-clamped") && ChronoUnit.DAYS.between(a, b) > 44) b = a.plusDays(44);
            Set<String> st = Shared.statuses(r, STATUSES);
            if (r.q("status") == null && F.on("transport-default-hides-cancelled")) st.remove("cancelled");
            if (F.on("transport-last-day-missing")) b = b.minusDays(1);
            List<Object[]> l = new ArrayList<>();
            for (Row q : Db.q("SELECT * FROM transport_requests WHERE resident_id=? AND tenant=?", x.get("id"), r.tenant)) {
                if (!st.contains(q.s("status")) || !Shared.sees(r, q, "transport")) continue;
                if (q.get("recurrence") == null) { LocalDate d = LocalDate.parse(q.s("date")); if (!d.isBefore(a) && !d.isAfter(b)) l.add(new Object[]{q, null, q.s("date")}); }
                else if (F.on("transport-recurring-once")) { List<LocalDate> o = occurrences(q, a, b); if (!o.isEmpty()) l.add(new Object[]{q, o.get(0).toString(), o.get(0).toString()}); }
                else for (LocalDate d : occurrences(q, a, b)) l.add(new Object[]{q, d.toString(), d.toString()});
            }
            Comparator<Object[]> by = Comparator.comparing(o -> (String) o[2]);
            if (F.on("transport-sorted-by-created")) by = Comparator.comparing(o -> ((Row) o[0]).s("created"));
            else if (F.on("transport-time-sort-missing")) by = by.thenComparing(o -> ((Row) o[0]).s("appointment_time"), Comparator.reverseOrder());
            else by = by.thenComparing(o -> ((Row) o[0]).s("appointment_time"));
            l.sort(by);
            List<Object> out = new ArrayList<>();
            for (Object[] o : l) out.add(map(r, (Row) o[0], (String) o[1]));
            r.data(200, out);
        });
        Main.post("/residents/{residentId}/transportation-requests", r -> {
            Row x = Shared.resident(r, true);
            String id = id("tr");
            Map<String, Object> v = fields(r, x, true);
            List<Object> kv = new ArrayList<>(List.of("id", id, "tenant", r.tenant, "reference", Shared.reference(r, "transport_requests", "TR"), "resident_id", x.get("id"), "facility_id", x.get("facility_id"), "status", F.on("transport-created-approved") ? "approved" : "pending",
                "creator_id", r.me.actingId, "creator_type", F.on("transport-creator-type-resident") ? "resident" : r.me.type, "creator_name", r.me.name, "created", now()));
            kv.add("creator_phone"); kv.add(r.me.phone);
            v.forEach((k, o) -> { kv.add(k); kv.add(o); });
            Db.ins("transport_requests", kv.toArray());
            if (!F.on("event-transport-created-missing")) r.event("transportation_request.created", "transportation_request", F.on("event-transport-resource-reference") ? Db.one("SELECT reference FROM transport_requests WHERE id=?", id).s("reference") : id);
            r.data(201, map(r, Db.one("SELECT * FROM transport_requests WHERE id=?", id), null));
        });
        Main.get("/residents/{residentId}/transportation-requests/{requestId}", r -> {
            Row q = get(r, Shared.resident(r, true));
            String od = r.q("occurrenceDate");
            if (od != null) {
                LocalDate d = date(od, "occurrenceDate");
                if ((q.get("recurrence") == null || occurrences(q, d, d).isEmpty()) && !F.on("transport-occurrence-unchecked")) throw nf("occurrence");
            }
            r.data(200, map(r, q, od));
        });
        Main.put("/residents/{residentId}/transportation-requests/{requestId}", r -> {
            Row x = Shared.resident(r, true), q = get(r, x);
            state(r, q, "update");
            Map<String, Object> v = fields(r, x, false);
            if (F.on("transport-put-notes-kept") && !r.has("notes")) v.remove("notes");
            if (F.on("transport-put-pickup-lost-update")) v.remove("pickup_time");
            v.put("modified", now());
            StringBuilder s = new StringBuilder();
            v.keySet().forEach(k -> s.append(s.length() == 0 ? "" : ",").append(k).append("=?"));
            List<Object> args = new ArrayList<>(v.values());
            args.add(q.get("id"));
            Db.x("UPDATE transport_requests SET " + s + " WHERE id=?", args.toArray());
            if (!F.on("event-transport-updated-missing")) r.event("transportation_request.updated", "transportation_request", q.s("id"));
            r.data(200, map(r, get(r, x), null));
        });
        Main.post("/residents/{residentId}/transportation-requests/{requestId}/cancel", r -> {
            Row x = Shared.resident(r, true), q = get(r, x);
            state(r, q, "cancel");
            if (F.on("transport-cancel-deletes")) Db.x("UPDATE transport_requests SET resident_id='-' WHERE id=?", q.get("id"));
            Db.x("UPDATE transport_requests SET status=?, modified=? WHERE id=?", F.on("transport-cancel-denied") ? "denied" : "cancelled", now(), q.get("id"));
            if (!F.on("event-transport-cancel-missing")) r.event("transportation_request.updated", "transportation_request", q.s("id"));
            r.data(200, map(r, F.on("transport-cancel-answers-old") ? q : Db.one("SELECT * FROM transport_requests WHERE id=?", q.get("id")), null));
        });
        Main.get("/residents/{residentId}/transportation-requests/{requestId}/comments", r -> Shared.listComments(r, "transport", get(r, Shared.resident(r, true))));
        Main.post("/residents/{residentId}/transportation-requests/{requestId}/comments", r -> {
            Row q = get(r, Shared.resident(r, true));
            if (q.get("recurrence") != null && !F.on("transport-occurrence-comment-accepted")) throw conf("comments on an occurrence of a recurring request are not possible");
            Shared.addComment(r, "transport", q);
        });
        Main.get("/residents/{residentId}/transportation-requests/{requestId}/attachments/{attachmentId}", r -> {
            Row f = Shared.commentFile("transport", get(r, Shared.resident(r, true)), r.p("attachmentId"));
            if (f == null) throw nf("attachment");
            r.binary(f.s("type"), f.s("name"), f.bytes("content"));
        });
    }
}
