package ces;

import static ces.U.*;

import java.util.*;

/** Facilities and calendars. */
final class Facilities {
    static Row get(Rq r, String id) {
        Row f = F.on("facility-other-tenant-visible") ? Db.one("SELECT * FROM facilities WHERE id=?", id) : Db.one("SELECT * FROM facilities WHERE id=? AND tenant=?", id, r.tenant);
        if (f == null) throw nf("facility");
        return f;
    }
    static Map<String, Object> map(Row f) {
        return m("id", f.get("id"), "name", f.get("name"), "bedCount", f.get("bed_count"), "careSetting", f.get("care_setting"));
    }
    static void routes() {
        Main.get("/facilities", r -> {
            List<Object> out = new ArrayList<>();
            for (Row f : Db.q("SELECT * FROM facilities WHERE tenant=? ORDER BY name, id", r.tenant)) {
                boolean own = r.me.facilities.contains(f.s("id"));
                if (r.me.is("system") && F.on("facilities-system-modules-only") && !f.b("mod_family_transport")) continue;
                if (r.me.is("resident") && F.on("facilities-resident-sees-all")) own = true;
                if (r.me.is("connection") && F.on("facilities-connection-sees-all")) own = true;
                if (r.me.is("system") || own) {
                    Map<String, Object> x = map(f);
                    if (F.on("bed-count-text")) x.put("bedCount", String.valueOf(x.get("bedCount")));
                    if (F.on("care-setting-missing-for-family") && r.me.family()) x.remove("careSetting");
                    out.add(x);
                }
            }
            r.data(200, out);
        });
        Main.get("/facilities/{facilityId}", r -> {
            Row f = get(r, r.p("facilityId"));
            if (F.on("facility-wrapped")) r.data(200, map(f)); else r.bare(200, map(f));
        });
        Main.get("/facilities/{facilityId}/calendars", r -> {
            String fid = get(r, r.p("facilityId")).s("id");
            List<Object> out = new ArrayList<>();
            for (Row c : Db.q("SELECT c.* FROM calendars c JOIN calendar_facilities cf ON cf.calendar_id=c.id WHERE c.tenant=? AND cf.facility_id=?"
                    + (F.on("calendars-shared-only-first-facility") ? " AND cf.pos=0" : "") + " ORDER BY c.name, c.id", r.tenant, fid)) {
                List<Row> fs = Db.q("SELECT f.id, f.name FROM calendar_facilities cf JOIN facilities f ON f.id=cf.facility_id WHERE cf.calendar_id=? ORDER BY cf.pos", c.get("id"));
                List<Object> ids = new ArrayList<>(), names = new ArrayList<>();
                for (Row f : fs) { ids.add(f.get("id")); names.add(f.get("name")); }
                if (F.on("calendar-facility-names-truncated")) names = new ArrayList<>(names.subList(0, 1));
                if (F.on("calendars-without-shared") && ids.size() > 1) continue;
                int times = F.on("calendars-join-multiplies") ? ids.size() : 1;
                Map<String, Object> x = m("id", c.get("id"), "name", c.get("name"), "category", c.get("category"), "facilityIds", ids, "facilityNames", names, "private", c.b("private"), "created", c.get("created"));
                if (F.on("calendar-private-as-number")) x.put("private", c.i("private"));
                for (int i = 0; i < times; i++) out.add(x);
            }
            r.data(200, out);
        });
    }
}
