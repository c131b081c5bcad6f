package ces;

import static ces.U.*;

import io.javalin.http.UploadedFile;
import java.util.*;

/** Albums and photos. */
final class Photos {
    private static List<Object> refs(Object id, String kind) { return Db.col("SELECT ref FROM photo_refs WHERE photo_id=? AND kind=? ORDER BY pos", id, kind); }
    private static void setRefs(String id, String kind, Collection<?> l) {
        Db.x("DELETE FROM photo_refs WHERE photo_id=? AND kind=?", id, kind);
        int p = 0;
        for (Object o : l) Db.ins("photo_refs", "photo_id", id, "kind", kind, "ref", o, "pos", p++);
    }
    static Row get(Rq r, String id) {
        Row p = Db.one("SELECT * FROM photos WHERE id=?" + (F.on("photo-other-tenant-visible") ? "" : " AND tenant='" + r.tenant + "'") + (F.on("photo-deleted-still-read") ? "" : " AND deleted=0"), id);
        if (p == null) throw nf("photo");
        return p;
    }
    static Map<String, Object> map(Row p) {
        Object id = p.get("id");
        Object cap = p.get("caption") == null ? null : m("text", p.get("caption"), "creatorId", p.get("caption_creator"), "created", p.get("caption_created"));
        if (F.on("photo-caption-as-text")) cap = p.get("caption");
        return m("id", id, "url", Main.fileUrl(p.s("file_id")), "thumbUrl", Main.fileUrl(p.s("file_id")) + "?size=thumb", "type", p.get("type"), "caption", cap, "creatorId", p.get("creator_id"), "creatorName", p.get("creator_name"),
            "facilities", refs(id, "facility"), "users", F.on("photo-users-last-only") ? last(refs(id, "user")) : refs(id, "user"), "tags", refs(id, "tag"), "albumIds", refs(id, "album"), "created", p.get("created"), "deleted", p.b("deleted"));
    }
    private static List<Object> last(List<Object> l) { return l.isEmpty() ? l : l.subList(l.size() - 1, l.size()); }

    private static Map<String, Object> album(Row a) {
        List<Object> fs = Db.col("SELECT facility_id FROM album_facilities WHERE album_id=? ORDER BY pos", a.get("id"));
        Map<String, Object> o = m("id", a.get("id"), "title", a.get("title"), "type", a.get("type"), "facilities", fs, "sharedAcrossCommunities", fs.size() > 1, "createdAt", a.get("created_at"));
        if (F.on("album-shared-flag-false")) o.put("sharedAcrossCommunities", false);
        if (F.on("album-created-at-named-created")) { o.put("created", o.remove("createdAt")); }
        return o;
    }
    private static List<Row> filter(Rq r, List<Row> l, boolean activity) {
        String album = r.q("albumId"), res = r.q("residentId"), cap = r.q("captionSearch");
        List<String> tags = Rq.csv(r.q("tags"));
        if (F.on("photos-filters-lost-second-page") && r.q("cursor") != null) return l;
        List<Row> out = new ArrayList<>();
        for (Row p : l) {
            if (!activity && album != null && !refs(p.get("id"), "album").contains(album)) continue;
            if (!activity && !tags.isEmpty()) {
                List<Object> t = refs(p.get("id"), "tag");
                if (F.on("photos-first-tag-only") ? !t.contains(tags.get(0)) : Collections.disjoint(t, tags)) continue;
            }
            if (!activity && res != null && !refs(p.get("id"), "user").contains(res) && !F.on("photos-resident-filter-ignored")) continue;
            if (cap != null) {
                String c = p.s("caption");
                if (F.on("photos-caption-search-whole") ? !cap.equals(c) : c == null || !c.toLowerCase().contains(cap.toLowerCase())) continue;
            }
            out.add(p);
            if (F.on("photos-join-users-multiplies")) for (int i = 1; i < refs(p.get("id"), "user").size(); i++) out.add(p);
        }
        return out;
    }
    private static String upload(Rq r, String activity) {
        UploadedFile f = r.multipart() ? r.c.uploadedFile("file") : null;
        if (f == null) throw bad("file is required");
        List<String> fac = Rq.csv(r.str("facilities")), users = Rq.csv(r.str("users"));
        if (fac.isEmpty() && F.on("photo-facilities-optional")) fac = new ArrayList<>(r.me.facilities);
        else if (fac.isEmpty()) throw bad("facilities is required");
        for (String x : fac) if (Db.one("SELECT 1 FROM facilities WHERE id=? AND tenant=?", x, r.tenant) == null) throw bad("unknown facility " + x);
        for (String x : users) if (Ident.find(r.tenant, x) == null) throw bad("unknown user " + x);
        String al = activity == null && !blank(r.str("albumId")) ? r.str("albumId") : null, type = activity != null ? "activity" : r.oneOf("type", "gallery", "activity", "family", "dining", "designer", "postcard");
        if (al != null && Db.one("SELECT 1 FROM albums WHERE id=? AND tenant=?", al, r.tenant) == null) throw bad("unknown album " + al);
        if (type == null) type = F.on("photo-type-default-family") ? "family" : "gallery";
        if (F.on("photo-facilities-first-only")) fac = fac.subList(0, 1);
        if (F.on("photo-users-sorted")) users = new ArrayList<>(new TreeSet<>(users));
        String id = id("pho"), now = now(), cap = blank(r.str("caption")) ? null : r.str("caption");
        if (F.on("photo-caption-varchar-140") && cap != null && cap.length() > 140) cap = cap.substring(0, 140);
        Db.ins("photos", "id", id, "tenant", r.tenant, "type", type, "caption", cap, "caption_creator", cap == null ? null : r.me.actingId, "caption_created", cap == null ? null : now, "creator_id", r.me.actingId, "creator_name", r.me.name,
            "activity_id", activity, "file_id", Main.store(r.tenant, f), "created", now);
        setRefs(id, "facility", fac); setRefs(id, "user", new LinkedHashSet<>(users)); setRefs(id, "tag", List.of());
        setRefs(id, "album", al == null || F.on("photo-album-lost-on-upload") ? List.of() : List.of(al));
        if (!(F.on("event-activity-photo-missing") && activity != null)) r.event("photo.uploaded", "photo", id);
        return id;
    }
    static void routes() {
        Main.get("/facilities/{facilityId}/albums", r -> {
            String fid = Facilities.get(r, r.p("facilityId")).s("id");
            List<Object> out = new ArrayList<>();
            for (Row a : Db.q("SELECT a.* FROM albums a JOIN album_facilities f ON f.album_id=a.id WHERE a.tenant=? AND f.facility_id=?" + (F.on("albums-shared-unlisted-elsewhere") ? " AND f.pos=0" : "") + " ORDER BY a.created_at DESC, a.id", r.tenant, fid)) out.add(album(a));
            r.data(200, out);
        });
        Main.get("/facilities/{facilityId}/albums/{albumId}", r -> {
            String fid = Facilities.get(r, r.p("facilityId")).s("id");
            Row a = Db.one("SELECT a.* FROM albums a JOIN album_facilities f ON f.album_id=a.id WHERE a.id=? AND a.tenant=? AND f.facility_id=?", r.p("albumId"), r.tenant, fid);
            if (a == null && F.on("album-facility-unchecked")) a = Db.one("SELECT * FROM albums WHERE id=?", r.p("albumId"));
            if (a == null) throw nf("album");
            if (F.on("album-wrapped")) r.data(200, album(a)); else r.bare(200, album(a));
        });
        Main.get("/facilities/{facilityId}/photos", r -> {
            String fid = Facilities.get(r, r.p("facilityId")).s("id");
            r.page(filter(r, Db.q("SELECT p.* FROM photos p JOIN photo_refs f ON f.photo_id=p.id AND f.kind='facility' WHERE p.tenant=? AND f.ref=?" + (F.on("photos-first-facility-only") ? " AND f.pos=0" : "") + (F.on("photo-deleted-still-listed") ? "" : " AND p.deleted=0"), r.tenant, fid), false), "created", true, Photos::map);
        });
        Main.get("/residents/{residentId}/photos", r -> {
            Row x = Residents.get(r, r.p("residentId"));
            r.page(filter(r, Db.q("SELECT p.* FROM photos p JOIN photo_refs f ON f.photo_id=p.id AND f.kind='user' WHERE p.tenant=? AND f.ref=? AND p.deleted=0" + (F.on("resident-photos-first-tagged-only") ? " AND f.pos=0" : ""), r.tenant, x.get("id")), false), "created", true, Photos::map);
        });
        Main.post("/photos", r -> r.data(201, map(get(r, upload(r, null)))));
        Main.get("/photos/{photoId}", r -> r.data(200, map(get(r, r.p("photoId")))));
        Main.put("/photos/{photoId}", r -> {
            Row p = get(r, r.p("photoId"));
            String id = p.s("id"), cap = r.str("caption");
            List<String> users = r.strs("users"), tags = r.strs("tags");
            if (users != null) for (String u : users) if (Ident.find(r.tenant, u) == null) throw bad("unknown user " + u);
            boolean changed = false;
            if (r.has("caption") && !eq(cap, p.get("caption"))) {
                Db.x("UPDATE photos SET caption=?, caption_creator=?, caption_created=? WHERE id=?", cap, r.me.actingId, now(), id);
                changed = true;
            }
            if (users != null && !users.equals(refs(id, "user"))) { changed |= !new HashSet<Object>(users).equals(new HashSet<>(refs(id, "user"))); setRefs(id, "user", new LinkedHashSet<>(users)); }
            if (F.on("photo-put-tags-lost-with-users") && users != null) tags = null;
            if (tags != null && !tags.equals(refs(id, "tag"))) { if (!F.on("event-photo-tags-unnoticed")) changed |= !new HashSet<Object>(tags).equals(new HashSet<>(refs(id, "tag"))); setRefs(id, "tag", F.on("photo-tags-appended") ? join(refs(id, "tag"), tags) : new LinkedHashSet<>(tags)); }
            if (changed || F.on("event-photo-updated-without-change")) r.event("photo.updated", "photo", id);
            r.data(200, map(F.on("photo-put-answers-old-caption") ? p : get(r, id)));
        });
        Main.del("/photos/{photoId}", r -> {
            Row p = get(r, r.p("photoId"));
            Db.x("UPDATE photos SET deleted=1 WHERE id=?", p.get("id"));
            if (!F.on("event-photo-deleted-missing")) r.event("photo.deleted", "photo", p.s("id"));
            r.none();
        });
        Main.get("/activities/{activityId}/photos", r -> {
            Row a = Activities.get(r, r.p("activityId"));
            r.page(filter(r, Db.q("SELECT * FROM photos WHERE activity_id=? AND tenant=?" + (F.on("activity-photos-deleted-listed") ? "" : " AND deleted=0"), a.get("id"), r.tenant), true), "created", true, Photos::map);
        });
        Main.post("/activities/{activityId}/photos", r -> r.data(201, map(get(r, upload(r, Activities.get(r, r.p("activityId")).s("id"))))));
    }
    private static Set<Object> join(Collection<?> a, Collection<?> b) { Set<Object> s = new LinkedHashSet<>(a); s.addAll(b); return s; }
}
