package ces;

import static ces.U.*;

import io.javalin.http.UploadedFile;
import java.util.*;

final class Connections {
    static Row get(Rq r, String id) {
        Row x = Db.one("SELECT * FROM connections WHERE id=? AND tenant=?", id, r.tenant);
        if (x == null) throw nf("connection");
        return x;
    }
    static Map<String, Object> map(Row x) {
        Object id = x.get("id");
        List<Object> fs = new ArrayList<>(), rs = new ArrayList<>();
        for (Row f : Db.q("SELECT f.id, f.name FROM connection_facilities cf JOIN facilities f ON f.id=cf.facility_id WHERE cf.connection_id=? ORDER BY cf.pos", id)) fs.add(m("id", f.get("id"), "name", f.get("name")));
        for (Row q : Db.q("SELECT r.* FROM connection_residents cr JOIN residents r ON r.id=cr.resident_id WHERE cr.connection_id=? ORDER BY cr.pos", id))
            rs.add(m("id", q.get("id"), "firstName", q.get("first_name"), "lastName", q.get("last_name"), "facilityId", F.on("connection-resident-facility-of-first") && !rs.isEmpty() ? ((Map<?, ?>) rs.get(0)).get("facilityId") : q.get("facility_id")));
        if (F.on("connection-residents-as-ids")) rs.replaceAll(o -> ((Map<?, ?>) o).get("id"));
        Map<String, Object> o = m("id", id, "firstName", x.get("first_name"), "lastName", x.get("last_name"), "email", x.get("email"), "phoneNumber", x.get("phone_number"), "relationship", x.get("relationship"),
            "contactType", x.get("contact_type"), "status", x.get("status"), "facilities", fs, "residents", rs, "groups", arr(x.s("grps")), "disableNotifications", x.b("disable_notifications"),
            "disableSMS", x.b("disable_sms"), "disableInvites", x.b("disable_invites"), "additionalInfo", x.get("additional_info"), "externalId", x.get("external_id"), "pccId", x.get("pcc_id"),
            "avatarUrl", x.get("avatar_url"), "thumbUrl", x.get("thumb_url"), "created", x.get("created"), "updated", x.get("updated"));
        if (F.on("connection-phone-text")) o.put("phoneNumber", x.s("phone_number"));
        if (F.on("connection-phone-32-bit") && x.get("phone_number") != null) o.put("phoneNumber", (int) x.l("phone_number").longValue());
        return o;
    }
    private static void links(Rq r, String id, List<String> residents, List<String> facilities) {
        for (String f : facilities) if (Db.one("SELECT id FROM facilities WHERE id=? AND tenant=?", f, r.tenant) == null) throw bad("unknown facility " + f);
        for (String s : residents) if (Db.one("SELECT id FROM residents WHERE id=? AND tenant=?", s, r.tenant) == null) throw bad("unknown resident " + s);
        Db.x("DELETE FROM connection_residents WHERE connection_id=?", id);
        Db.x("DELETE FROM connection_facilities WHERE connection_id=?", id);
        int p = 0;
        for (String s : new LinkedHashSet<>(residents)) Db.ins("connection_residents", "connection_id", id, "resident_id", s, "pos", p++);
        p = 0;
        for (String s : new LinkedHashSet<>(facilities)) Db.ins("connection_facilities", "connection_id", id, "facility_id", s, "pos", p++);
    }
    private static List<String> required(Rq r, String n) {
        List<String> l = r.strs(n);
        if (l == null && F.on("connection-residents-optional") && n.equals("residents")) return List.of();
        if (l == null) throw bad(n + " is required");
        return l;
    }
    private static boolean flag(Rq r, String n, boolean dflt) { Boolean b = r.bool(n); return b == null ? dflt : b; }
    private static List<String> strings(List<Object> l) { List<String> o = new ArrayList<>(); for (Object x : l) o.add(String.valueOf(x)); return o; }

    static void routes() {
        Main.get("/connections", r -> {
            StringBuilder w = new StringBuilder("SELECT DISTINCT c.* FROM connections c WHERE c.tenant=? AND c.status<>'deleted'");
            if (F.on("connections-deleted-listed")) w = new StringBuilder("SELECT DISTINCT c.* FROM connections c WHERE c.tenant=?");
            List<Object> a = new ArrayList<>(List.of(r.tenant));
            if (r.q("facilityId") != null) { w.append(" AND EXISTS(SELECT 1 FROM connection_facilities f WHERE f.connection_id=c.id AND f.facility_id=?" + (F.on("connections-facility-filter-first-only") ? " AND f.pos=0" : "") + ")"); a.add(r.q("facilityId")); }
            if (r.q("residentId") != null) { w.append(" AND EXISTS(SELECT 1 FROM connection_residents f WHERE f.connection_id=c.id AND f.resident_id=?" + (F.on("connections-resident-filter-first-only") ? " AND f.pos=0" : "") + ")"); a.add(r.q("residentId")); }
            if (r.q("email") != null) { w.append(F.on("connections-email-filter-partial") ? " AND c.email LIKE ('%'||?||'%')" : " AND c.email=?"); a.add(r.q("email")); }
            if (r.q("externalId") != null) { w.append(F.on("connections-external-id-filter-ignored") ? " AND (1=1 OR c.external_id=?)" : " AND c.external_id=?"); a.add(r.q("externalId")); }
            List<Object> out = new ArrayList<>();
            for (Row x : Db.q(w + " ORDER BY c.last_name, c.first_name, c.id", a.toArray())) {
                int times = F.on("connections-join-multiplies") ? Math.max(1, Db.count("SELECT count(*) FROM connection_residents WHERE connection_id=?", x.get("id"))) : 1;
                for (int i = 0; i < times; i++) out.add(map(x));
            }
            r.data(200, out);
        });
        Main.post("/connections", r -> {
            String first = r.req("firstName"), last = r.req("lastName"), email = r.email(), now = now();
            List<String> res = required(r, "residents"), fac = required(r, "facilities");
            List<String> groups = r.strs("groups");
            if (groups != null && F.on("connection-groups-as-set")) groups = new ArrayList<>(new TreeSet<>(groups));
            String info = r.str("additionalInfo");
            if (info != null && F.on("connection-info-varchar-255") && info.length() > 255) info = info.substring(0, 255);
            Row old = email == null ? null : F.on("connection-merge-across-tenants") ? Db.one("SELECT * FROM connections WHERE email=? AND status<>'deleted' ORDER BY tenant='" + r.tenant + "'", email)
                : Db.one("SELECT * FROM connections WHERE email=? AND tenant=? AND status<>'deleted'", email, r.tenant);
            if (old != null && F.on("connection-merge-across-tenants") && !old.s("tenant").equals(r.tenant)) throw conf("email already used");
            if (old != null && F.on("connection-duplicate-refused")) throw conf("a connection with this email exists");
            if (old != null && !F.on("connection-duplicate-created")) {
                String id = old.s("id");
                List<String> mr = strings(Db.col("SELECT resident_id FROM connection_residents WHERE connection_id=? ORDER BY pos", id));
                List<String> mf = strings(Db.col("SELECT facility_id FROM connection_facilities WHERE connection_id=? ORDER BY pos", id));
                if (F.on("connection-merge-replaces-residents")) mr.clear();
                if (!F.on("connection-merge-keeps-old-residents")) mr.addAll(res);
                mf.addAll(fac);
                links(r, id, mr, mf);
                if (!F.on("connection-merge-fields-not-updated"))
                    Db.x("UPDATE connections SET first_name=?, last_name=?, phone_number=?, relationship=?, grps=?, disable_notifications=?, disable_sms=?, disable_invites=?, additional_info=?, external_id=?, pcc_id=?, updated=? WHERE id=?",
                        first, last, r.has("phoneNumber") ? r.number("phoneNumber") : old.get("phone_number"), r.has("relationship") ? r.str("relationship") : old.get("relationship"), groups == null ? old.get("grps") : json(groups),
                        flag(r, "disableNotifications", old.b("disable_notifications")), flag(r, "disableSMS", old.b("disable_sms")), flag(r, "disableInvites", old.b("disable_invites")),
                        r.has("additionalInfo") ? info : old.get("additional_info"), r.has("externalId") ? r.str("externalId") : old.get("external_id"), r.has("pccId") ? r.number("pccId") : old.get("pcc_id"), now, id);
                r.data(200, map(get(r, id)));
                return;
            }
            String id = id("con");
            boolean sms = flag(r, "disableSMS", false);
            Db.ins("connections", "id", id, "tenant", r.tenant, "account_id", null, "first_name", first, "last_name", last, "email", email, "phone_number", r.number("phoneNumber"), "relationship", r.str("relationship"),
                "status", F.on("connection-created-inactive") ? "inactive" : "active", "grps", json(groups == null ? List.of() : groups), "disable_notifications", flag(r, "disableNotifications", false),
                "disable_sms", F.on("connection-flags-swapped") ? flag(r, "disableInvites", false) : sms, "disable_invites", F.on("connection-flags-swapped") ? sms : flag(r, "disableInvites", false),
                "additional_info", info, "external_id", r.str("externalId"), "pcc_id", r.number("pccId"), "created", now, "updated", now);
            links(r, id, res, fac);
            r.data(201, map(get(r, id)));
        });
        Main.get("/connections/{connectionId}", r -> r.data(200, map(get(r, r.p("connectionId")))));
        Main.put("/connections/{connectionId}", r -> {
            Row x = get(r, r.p("connectionId"));
            String id = x.s("id"), first = r.req("firstName"), last = r.req("lastName"), st = r.oneOf("status", Residents.STATUSES);
            List<String> res = required(r, "residents"), fac = required(r, "facilities"), groups = r.strs("groups");
            boolean notif = flag(r, "disableNotifications", F.on("connection-put-flag-kept") && x.b("disable_notifications"));
            if (F.on("connection-put-adds-residents")) { List<String> l = strings(Db.col("SELECT resident_id FROM connection_residents WHERE connection_id=? ORDER BY pos", id)); l.addAll(res); res = l; }
            if (F.on("connection-put-facilities-kept")) fac = strings(Db.col("SELECT facility_id FROM connection_facilities WHERE connection_id=? ORDER BY pos", id));
            links(r, id, res, fac);
            Db.x("UPDATE connections SET first_name=?, last_name=?, email=?, phone_number=?, relationship=?, status=?, grps=?, disable_notifications=?, disable_sms=?, disable_invites=?, additional_info=?, updated=? WHERE id=?",
                first, last, r.email(), r.number("phoneNumber"), r.str("relationship"), st == null || F.on("connection-put-status-ignored") ? x.get("status") : st, json(groups == null ? List.of() : groups), notif, flag(r, "disableSMS", false),
                flag(r, "disableInvites", false), F.on("connection-put-info-kept-when-absent") && !r.has("additionalInfo") ? x.get("additional_info") : r.str("additionalInfo"), now(), id);
            if (F.on("connection-put-clears-ids")) Db.x("UPDATE connections SET external_id=?, pcc_id=? WHERE id=?", r.str("externalId"), r.number("pccId"), id);
            r.data(200, map(get(r, id)));
        });
        Main.del("/connections/{connectionId}", r -> {
            Row x = get(r, r.p("connectionId"));
            if (F.on("connection-delete-hard")) Db.x("DELETE FROM connections WHERE id=?", x.get("id"));
            else Db.x("UPDATE connections SET status='deleted', updated=? WHERE id=?", now(), x.get("id"));
            r.none();
        });
        Main.post("/connections/{connectionId}/avatar", r -> {
            Row x = get(r, r.p("connectionId"));
            UploadedFile f = r.multipart() ? r.c.uploadedFile("file") : null;
            if (f != null) {
                String url = Main.fileUrl(Main.store(r.tenant, f));
                if (F.on("connection-avatar-touches-siblings")) Db.x("UPDATE connections SET avatar_url=?, thumb_url=? WHERE last_name=? AND tenant=?", url, url + "?size=thumb", x.get("last_name"), r.tenant);
                Db.x("UPDATE connections SET avatar_url=?, thumb_url=?, updated=? WHERE id=?", url, url + "?size=thumb", now(), x.get("id"));
                x = get(r, x.s("id"));
            } else if (F.on("connection-avatar-file-required")) throw bad("file is required");
            r.data(200, m("avatarUrl", x.get("avatar_url"), "thumbUrl", x.get("thumb_url")));
        });
        Main.del("/connections/{connectionId}/avatar", r -> {
            Row x = get(r, r.p("connectionId"));
            Db.x("UPDATE connections SET avatar_url=NULL, thumb_url=" + (F.on("connection-avatar-thumb-stays") ? "thumb_url" : "NULL") + ", updated=? WHERE id=?", now(), x.get("id"));
            r.none();
        });
        Main.get("/residents/{residentId}/connections", r -> {
            Row res = Residents.get(r, r.p("residentId"));
            List<Object> out = new ArrayList<>();
            for (Row x : Db.q("SELECT c.* FROM connections c JOIN connection_residents cr ON cr.connection_id=c.id WHERE cr.resident_id=? AND c.status<>'deleted'"
                    + (F.on("resident-connections-active-primary-only") ? " AND cr.pos=0" : "") + " ORDER BY c.last_name, c.first_name, c.id", res.get("id"))) out.add(map(x));
            r.data(200, out);
        });
    }
}
