import java.util.Map;
import java.util.Set;

/** One event, as delivered. */
record Event(String type, String aggregate, String occurredAt, String tenant, String eventId, String id, String raw) {
    static Event of(Map<?, ?> m, String raw) {
        return new Event(str(m, "eventType"), str(m, "aggregateType"), str(m, "occurredAt"), str(m, "tenant"), str(m, "eventId"), str(m, "resourceId"), raw);
    }

    private static String str(Map<?, ?> m, String k) { return m.get(k) instanceof String s ? s : null; }
}

/** What an event asks of us: fetch a path as somebody, take the object out, or nothing. */
record Plan(Do what, String family, String path, String actor) {
    enum Do { FETCH, REMOVE, NOTHING, UNKNOWN }

    private static final Set<String> TRANSPORT = Set.of("created", "updated", "deleted", "comment_created");
    private static String firstFacility;

    static Plan nothing() { return new Plan(Do.NOTHING, "", null, null); }

    static Plan of(Event ev) {
        String t = ev.type(), id = Conf.bad("id-not-encoded") ? ev.id() : Conf.enc(ev.id());
        if (Conf.bad("updates-ignored") && t.endsWith(".updated")) return nothing();
        if (Conf.bad("aggregate-listed-only") && !Set.of("photo", "activity", "transportation_request").contains(String.valueOf(ev.aggregate()))) return nothing();
        switch (t) {
            case "photo.uploaded":
                if (Conf.bad("photo-created-awaited")) return nothing();
                // falls through
            case "photo.updated":
                if (Conf.bad("photo-from-list")) return fetch("photo", "/photos?residentId=" + Conf.enc(Conf.RESIDENT) + "&limit=100", Conf.SYSTEM);
                return fetch("photo", "/photos/" + id, Conf.var("photos-as-staff") ? Conf.STAFF : Conf.SYSTEM);
            case "photo.deleted":
                if (Conf.bad("photo-deleted-500") || Conf.var("photo-deleted-looked-up")) return fetch("photo", "/photos/" + id, Conf.SYSTEM);
                if (Conf.bad("photo-deleted-kept")) return nothing();
                return new Plan(Do.REMOVE, "photo", null, null);
            case "activity.deleted":
                if (Conf.bad("activity-deleted-unfetched")) return new Plan(Do.REMOVE, "activity", null, null);
                // falls through
            case "activity.created", "activity.updated":
                if (Conf.bad("activities-ignored")) return nothing();
                if (Conf.bad("activity-facility-route")) return fetch("activity", "/facilities/" + facility() + "/activities/" + id, Conf.SYSTEM);
                String q = "";
                if (Conf.bad("activity-occurrence-date") && ev.occurredAt() != null && ev.occurredAt().length() >= 10) q = "?occurrenceDate=" + ev.occurredAt().substring(0, 10);
                if (Conf.var("activity-acting-query")) q = "?actingUserId=" + Conf.enc(Conf.RESIDENT);
                return fetch("activity", "/activities/" + id + q, Conf.var("activities-staff-first") ? Conf.STAFF : Conf.SYSTEM);
            case "announcement.sent":
                if (Conf.bad("announcement-created-awaited")) return nothing();
                if (Conf.bad("announcement-connection-route")) return fetch("announcement", "/connections/" + Conf.enc(Conf.CONNECTION) + "/announcements/" + id, Conf.CONNECTION);
                String who = Conf.bad("announcement-as-staff") ? Conf.STAFF : Conf.bad("announcement-as-connection") ? Conf.CONNECTION
                    : Conf.bad("identity-left-over") && Engine.lastActor != null ? Engine.lastActor : Conf.SYSTEM;
                return fetch("announcement", "/announcements/" + id, who);
            case "registration.created", "registration.deleted":
                if (Conf.bad("registration-500")) throw new IllegalStateException("no route for " + t);
                if (Conf.var("registrations-listed")) {
                    String from = java.time.LocalDate.now(java.time.ZoneOffset.UTC).toString(), to = java.time.LocalDate.now(java.time.ZoneOffset.UTC).plusDays(44).toString();
                    return fetch("registrations", "/residents/" + Conf.enc(Conf.RESIDENT) + "/registrations?startDate=" + from + "T00:00:00Z&endDate=" + to + "T00:00:00Z", Conf.SYSTEM);
                }
                if (Conf.var("registration-tries-activity")) return fetch("maybe-activity", "/activities/" + id, Conf.SYSTEM);
                return nothing();
            default:
        }
        boolean note = t.startsWith("notification.");
        if (note && Conf.var("notifications-ignored")) return nothing();
        if (t.startsWith("transportation_request.") && TRANSPORT.contains(t.substring(23)) || t.startsWith("notification.transportation_")) {
            if (Conf.bad("planned-kinds-refused")) throw new UnsupportedOperationException("planned");
            if (t.endsWith("request.deleted") && Conf.bad("transport-deleted-unfetched")) return new Plan(Do.REMOVE, "transport", null, null);
            if (t.endsWith("comment_created") && Conf.bad("transport-comment-ignored")) return nothing();
            String resident = Conf.bad("transport-path-resource") ? id : Conf.enc(Conf.RESIDENT), actor = Conf.RESIDENT;
            if (Conf.bad("transport-as-system-actor") || Conf.bad("transport-update-as-staff") && t.endsWith(".updated")) actor = Conf.bad("transport-as-system-actor") ? Conf.SYSTEM : Conf.STAFF;
            if (Conf.bad("transport-as-connection")) actor = Conf.CONNECTION;
            if (Conf.bad("transport-flat-route")) return fetch("transport", "/transportation-requests/" + id, actor);
            String tail = t.endsWith("comment_created") && Conf.bad("transport-comment-list") ? "/comments" : "";
            return fetch("transport", "/residents/" + resident + "/transportation-requests/" + id + tail, actor);
        }
        if (t.startsWith("work_request.") || t.startsWith("notification.work_request_"))
            return fetch("work", "/residents/" + Conf.enc(Conf.RESIDENT) + "/work-requests/" + id, Conf.bad("work-request-as-staff") ? Conf.STAFF : Conf.RESIDENT);
        return new Plan(Do.UNKNOWN, "", null, null);
    }

    private static Plan fetch(String family, String path, String actor) { return new Plan(Do.FETCH, family, route(path), actor); }

    static String route(String path) {
        if (Conf.bad("path-without-tenant")) return "/api/v1" + path;
        if (Conf.bad("path-without-version")) return "/api/" + Conf.enc(Conf.TENANT) + path;
        return "/api/v1/" + Conf.enc(Conf.TENANT) + path;
    }

    private static synchronized String facility() {
        if (firstFacility == null) {
            Engine.Answer a = Engine.get(route("/facilities"), Conf.SYSTEM, "facilities", "", 0);
            try {
                firstFacility = (String) ((Map<?, ?>) ((java.util.List<?>) Json.object(a.text()).get("data")).get(0)).get("id");
            } catch (RuntimeException e) {
                return "1";
            }
        }
        return Conf.enc(firstFacility);
    }
}
