package ces;

import java.util.*;

/** The acting identity. actingId = what the header carries; recordId = the id of the resident/connection/staff record. */
public class Ident {
    public String type, actingId, recordId, name, phone, tenant;
    public Set<String> facilities = new LinkedHashSet<>();
    public Set<String> permissions = new LinkedHashSet<>();
    public boolean is(String t) { return t.equals(type); }
    public boolean family() { return is("resident") || is("connection"); }
    private static final Map<String, List<Object>> LINKS = new HashMap<>();

    /** residents linked to this connection (or the resident itself) */
    public List<Object> links() {
        if (is("resident")) return List.of(recordId);
        if (!is("connection")) return List.of();
        if (F.on("link-cache-stale")) return LINKS.computeIfAbsent(recordId, k -> linked(k));
        return linked(recordId);
    }
    private static List<Object> linked(String cid) {
        if (F.on("link-second-resident-lost")) return Db.col("SELECT resident_id FROM connection_residents WHERE connection_id=? ORDER BY pos LIMIT 1", cid);
        return Db.col("SELECT resident_id FROM connection_residents WHERE connection_id=? ORDER BY pos", cid);
    }

    static Ident byActing(String tenant, String id) {
        Ident i = new Ident();
        i.actingId = id; i.tenant = tenant;
        Row r = Db.one("SELECT * FROM residents WHERE id=? AND tenant=? AND status<>'deleted'", id, tenant);
        if (r != null) { i.type = "resident"; i.recordId = id; i.name = r.s("first_name") + " " + r.s("last_name"); i.phone = r.s("phone"); i.facilities.add(r.s("facility_id")); return i; }
        r = Db.one("SELECT * FROM connections WHERE account_id=? AND tenant=? AND status<>'deleted'", id, tenant);
        if (r != null) {
            i.type = "connection"; i.recordId = r.s("id"); i.name = r.s("first_name") + " " + r.s("last_name"); i.phone = r.s("phone_number");
            for (Object f : Db.col("SELECT facility_id FROM connection_facilities WHERE connection_id=? ORDER BY pos", i.recordId)) i.facilities.add((String) f);
            return i;
        }
        r = Db.one("SELECT * FROM staff WHERE account_id=? AND tenant=?", id, tenant);
        if (r != null) {
            i.type = "staff"; i.recordId = r.s("id"); i.name = r.s("first_name") + " " + r.s("last_name"); i.phone = r.s("phone");
            for (Object f : Db.col("SELECT facility_id FROM staff_facilities WHERE staff_id=?", i.recordId)) i.facilities.add((String) f);
            for (Object p : U.arr(r.s("permissions"))) i.permissions.add((String) p);
            return i;
        }
        r = Db.one("SELECT * FROM system_actors WHERE id=? AND tenant=?", id, tenant);
        if (r != null) { i.type = "system"; i.recordId = id; i.name = r.s("name"); return i; }
        return null;
    }
    /** Anybody of the tenant by acting id or record id. */
    static Ident find(String tenant, String id) {
        Ident i = byActing(tenant, id);
        if (i != null) return i;
        Row r = Db.one("SELECT account_id FROM connections WHERE id=? AND tenant=? AND account_id IS NOT NULL", id, tenant);
        if (r == null) r = Db.one("SELECT account_id FROM staff WHERE id=? AND tenant=?", id, tenant);
        if (r != null) return byActing(tenant, r.s("account_id"));
        r = Db.one("SELECT * FROM connections WHERE id=? AND tenant=? AND status<>'deleted'", id, tenant);
        if (r != null) { i = new Ident(); i.type = "connection"; i.tenant = tenant; i.recordId = id; i.actingId = id; i.name = r.s("first_name") + " " + r.s("last_name"); return i; }
        return null;
    }
}
