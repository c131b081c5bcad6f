package ces;

import static ces.U.*;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.UploadedFile;
import java.util.*;

final class Residents {
    static final String[] STATUSES = {"active", "inactive", "deleted", "onLeave"};
    static Row get(Rq r, String id) {
        Row x = F.on("resident-other-tenant-visible") ? Db.one("SELECT * FROM residents WHERE id=?", id) : Db.one("SELECT * FROM residents WHERE id=? AND tenant=?", id, r.tenant);
        if (x == null) throw nf("resident");
        return x;
    }
    static String fullName(Row x) { return x.s("first_name") + " " + x.s("last_name"); }

    static Map<String, Object> map(Row x) {
        return m("id", x.get("id"), "externalId", x.get("external_id"), "pccId", x.get("pcc_id"), "firstName", x.get("first_name"), "lastName", x.get("last_name"),
            "fullName", fullName(x), "nickname", x.get("nickname"), "email", x.get("email"), "phone", x.get("phone"), "roomNumber", x.get("room_number"),
            "status", x.get("status"), "moveInDate", x.get("move_in_date"), "dob", x.get("dob"), "gender", x.get("gender"), "profilePhotoUrl", x.get("profile_photo_url"),
            "facilityId", x.get("facility_id"), "about", fromJson(x.s("about")), "created", x.get("created"), "modified", x.get("modified"));
    }

    /** the about object, checked member by member */
    private static String about(Rq r) {
        JsonNode a = r.node("about");
        if (a == null) return null;
        if (!a.isObject()) throw bad("about must be an object");
        Map<String, Object> o = m();
        for (String k : List.of("bio", "likes", "dislikes", "veteranDetail", "anniversary", "directoryOptOut", "diagnoses", "isVeteran")) {
            JsonNode v = a.get(k);
            if (v == null) continue;
            if (!v.isNull()) switch (k) {
                case "likes", "dislikes", "diagnoses" -> {
                    if (!v.isArray()) throw bad("about." + k + " must be an array");
                    for (JsonNode e : v) if (!e.isTextual()) throw bad("about." + k + " must be an array of strings");
                }
                case "directoryOptOut", "isVeteran" -> { if (!v.isBoolean()) throw bad("about." + k + " must be a boolean"); }
                default -> { if (!v.isTextual()) throw bad("about." + k + " must be a string"); if (k.equals("anniversary")) dateTime(v.asText(), k, java.time.ZoneOffset.UTC); }
            }
            Object j = fromJson(json(v));
            if (F.on("resident-likes-as-set") && j instanceof List && k.equals("likes")) j = new ArrayList<>(new TreeSet<>(((List<?>) j).stream().map(String::valueOf).toList()));
            if (F.on("resident-bio-varchar-255") && k.equals("bio") && j instanceof String s && s.length() > 255) j = s.substring(0, 255);
            if (F.on("resident-dislikes-lost") && k.equals("dislikes")) continue;
            o.put(k, j);
        }
        return json(o);
    }

    private static String name(Rq r, String n) {
        String s = n.equals("lastName") && F.on("resident-last-name-optional") && r.node(n) == null ? "" : r.req(n);
        return F.on("resident-name-capitalized") ? s.substring(0, 1).toUpperCase() + s.substring(1).toLowerCase() : s;
    }

    static void routes() {
        Main.get("/facilities/{facilityId}/residents", r -> {
            String fid = Facilities.get(r, r.p("facilityId")).s("id");
            String st = r.q("status");
            if (st != null && !Arrays.asList(STATUSES).contains(st)) throw bad("status must be one of " + String.join(", ", STATUSES));
            StringBuilder w = new StringBuilder("SELECT * FROM residents WHERE tenant=? AND facility_id=?");
            List<Object> a = new ArrayList<>(List.of(r.tenant, fid));
            boolean second = r.q("cursor") != null;
            if (st == null || F.on("residents-status-filter-lost-second-page") && second) { w.append(" AND status<>'deleted'"); }
            else { w.append(F.on("residents-status-filter-case") && st.equals("onLeave") ? " AND status=lower(?)" : " AND status=?"); a.add(st); }
            String em = r.q("email");
            if (em != null) { w.append(F.on("residents-email-filter-partial") ? " AND email LIKE ('%'||?||'%')" : F.on("residents-email-filter-prefix") ? " AND email LIKE (?||'%')" : " AND email=?"); a.add(em); }
            if (r.q("phone") != null) { w.append(F.on("residents-phone-filter-ignored") ? " AND (1=1 OR phone=?)" : " AND phone=?"); a.add(r.c.queryParam("phone").replace(' ', '+').trim()); a.set(a.size() - 1, phone(r)); }
            if (r.q("externalId") != null) { w.append(" AND external_id=?"); a.add(r.q("externalId")); }
            if (r.q("pccId") != null) { w.append(F.on("residents-pcc-filter-numeric") ? " AND CAST(pcc_id AS INTEGER)=CAST(? AS INTEGER)" : " AND pcc_id=?"); a.add(r.q("pccId")); }
            List<Row> rows = Db.q(w.toString(), a.toArray());
            for (Row x : rows) x.put("sort", x.s("last_name") + "\u0001" + x.s("first_name"));
            r.page(rows, "sort", false, Residents::listMap);
        });
        Main.post("/facilities/{facilityId}/residents", r -> {
            String fid = Facilities.get(r, r.p("facilityId")).s("id"), now = now(), id = id("res");
            String st = F.on("resident-create-deleted-accepted") ? r.oneOf("status", STATUSES) : r.oneOf("status", "active", "inactive", "onLeave");
            if (F.on("resident-create-status-default") ) st = "active";
            String first = name(r, "firstName"), last = name(r, "lastName");
            String room = r.str("roomNumber");
            if (F.on("resident-room-number-numeric") && room != null && room.matches("\\d+")) room = String.valueOf(Long.parseLong(room));
            String ext = r.str("externalId");
            if (F.on("resident-external-id-unique-all-tenants") && ext != null && Db.one("SELECT 1 FROM residents WHERE external_id=? AND tenant<>?", ext, r.tenant) != null) throw conf("externalId already used");
            Db.ins("residents", "id", id, "tenant", r.tenant, "facility_id", fid, "external_id", ext, "pcc_id", r.str("pccId"), "first_name", first, "last_name", last,
                "nickname", r.str("nickname"), "email", mail(r), "phone", r.str("phone"), "room_number", room, "status", st == null ? "active" : st,
                "move_in_date", r.dt("moveInDate"), "dob", dob(r), "gender", F.on("resident-gender-unchecked") ? r.str("gender") : r.oneOf("gender", "M", "F"), "about", about(r), "created", now, "modified", now);
            r.data(201, map(get(r, id)));
        });
        Main.get("/residents/{residentId}", r -> {
            Row x = get(r, r.p("residentId"));
            if (F.on("resident-deleted-unreadable") && x.s("status").equals("deleted")) throw nf("resident");
            Map<String, Object> o = map(x);
            if (F.on("resident-about-missing-for-connection") && r.me.is("connection")) o.remove("about");
            if (F.on("resident-null-as-text")) o.put("nickname", String.valueOf(o.get("nickname")));
            r.data(200, o);
        });
        Main.put("/residents/{residentId}", r -> {
            Row x = get(r, r.p("residentId"));
            String st = r.oneOf("status", STATUSES);
            String first = name(r, "firstName"), last = name(r, "lastName");
            String ab = about(r), nick = r.str("nickname"), room = r.str("roomNumber");
            if (F.on("resident-put-keeps-absent") ) { if (!r.has("nickname")) nick = x.s("nickname"); if (!r.has("roomNumber")) room = x.s("room_number"); }
            if (F.on("resident-put-about-merged") && x.get("about") != null) {
                @SuppressWarnings("unchecked") Map<String, Object> old = (Map<String, Object>) fromJson(x.s("about"));
                if (ab != null) old.putAll((Map<String, Object>) fromJson(ab));
                ab = json(old);
            }
            if (F.on("resident-put-status-default") && st == null) st = "active";
            if (F.on("resident-put-status-ignored")) st = null;
            Db.x("UPDATE residents SET first_name=?, last_name=?, nickname=?, email=?, phone=?, room_number=?, status=?, move_in_date=?, dob=?, gender=?, about=?, modified=? WHERE id=?",
                first, last, nick, mail(r), F.on("resident-put-phone-lost-update") ? x.get("phone") : r.str("phone"), room, st == null ? x.get("status") : st, r.dt("moveInDate"), dob(r),
                r.oneOf("gender", "M", "F"), ab, F.on("resident-modified-not-updated") ? x.get("modified") : now(), x.get("id"));
            if (F.on("resident-put-clears-external-id")) Db.x("UPDATE residents SET external_id=? WHERE id=?", r.str("externalId"), x.get("id"));
            if (F.on("resident-created-overwritten")) Db.x("UPDATE residents SET created=modified WHERE id=?", x.get("id"));
            Map<String, Object> o = map(get(r, x.s("id")));
            if (F.on("resident-full-name-stale")) o.put("fullName", fullName(x));
            r.data(200, o);
        });
        Main.del("/residents/{residentId}", r -> {
            Row x = get(r, r.p("residentId"));
            if (F.on("resident-delete-hard")) Db.x("DELETE FROM residents WHERE id=?", x.get("id"));
            else Db.x("UPDATE residents SET status=?, modified=? WHERE id=?", F.on("resident-delete-sets-inactive") ? "inactive" : "deleted", now(), x.get("id"));
            if (F.on("delete-answers-200")) r.data(200, m("deleted", true)); else r.none();
        });
        Main.post("/residents/{residentId}/avatar", r -> {
            Row x = get(r, r.p("residentId"));
            UploadedFile f = r.multipart() ? r.c.uploadedFile("file") : null;
            if (f == null) throw bad("file is required");
            String url = Main.fileUrl(Main.store(r.tenant, f));
            if (!F.on("resident-avatar-not-stored")) Db.x("UPDATE residents SET profile_photo_url=?, modified=? WHERE id=?", url, now(), x.get("id"));
            Map<String, Object> o = m("avatarUrl", url, "thumbUrl", url + "?size=thumb");
            if (F.on("resident-avatar-thumb-missing")) o.remove("thumbUrl");
            r.data(200, o);
        });
        Main.del("/residents/{residentId}/avatar", r -> {
            Row x = get(r, r.p("residentId"));
            if (!F.on("resident-avatar-delete-noop")) Db.x("UPDATE residents SET profile_photo_url=NULL, modified=? WHERE id=?", now(), x.get("id"));
            r.none();
        });
    }
    private static String phone(Rq r) {
        String raw = r.q("phone");
        return raw.startsWith(" ") ? "+" + raw.substring(1) : raw;
    }
    private static String mail(Rq r) {
        String e = F.on("resident-email-unchecked") ? r.str("email") : r.email();
        return F.on("resident-email-lowercased") && e != null ? e.toLowerCase() : e;
    }
    private static String dob(Rq r) {
        String d = r.dt("dob");
        if (d != null && F.on("resident-dob-shifts-a-day")) return iso(dateTime(d, "dob", java.time.ZoneOffset.UTC).toInstant().minusSeconds(5 * 3600));
        return d;
    }
    private static Map<String, Object> listMap(Row x) {
        Map<String, Object> o = map(x);
        if (F.on("residents-list-about-missing")) o.remove("about");
        return o;
    }
}
