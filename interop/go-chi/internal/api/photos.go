package api

import (
	"net/http"
	"slices"
	"strings"
	"unicode/utf8"

	"ces/internal/fault"
	"ces/internal/model"
)

func (c *call) albumHere(a model.Album, facilityID string) bool {
	if fault.On("albums-shared-missing") && a.Shared {
		return false
	}
	return a.Shared || slices.Contains(a.Facilities, facilityID)
}

func listAlbums(c *call) error {
	f, err := c.facility()
	if err != nil {
		return err
	}
	list := []model.Album{}
	for _, a := range c.s.db.Albums.List(c.tenant) {
		if c.albumHere(a, f.ID) || fault.On("albums-of-all-facilities") {
			list = append(list, a.Public())
		}
	}
	return c.data(http.StatusOK, list)
}

func getAlbum(c *call) error {
	f, err := c.facility()
	if err != nil {
		return err
	}
	a, ok := c.s.db.Albums.Get(c.tenant, c.param("albumId"))
	if !ok || !c.albumHere(*a, f.ID) {
		return notFound("album")
	}
	if fault.On("album-wrapped") {
		return c.data(http.StatusOK, a.Public())
	}
	return c.bare(http.StatusOK, a.Public())
}

// photoPage answers with the photos that pass keep and the filters of the query, newest first.
func (c *call) photoPage(keep func(model.Photo) bool, filters ...string) error {
	q := c.r.URL.Query()
	use := func(name string) bool { return q.Get(name) != "" && slices.Contains(filters, name) }
	tags := splitCSV(q.Get("tags"))
	if fault.On("photo-tags-first-only") && len(tags) > 1 {
		tags = tags[:1]
	}
	search := strings.ToLower(q.Get("captionSearch"))
	var list []model.Photo
	for _, p := range c.s.db.Photos.List(c.tenant) {
		text := ""
		if p.Caption != nil {
			text = strings.ToLower(p.Caption.Text)
		}
		tagged := func(id string) bool { return slices.Contains(p.Tags, id) }
		user := q.Get("residentId")
		named := slices.Contains(p.Users, user)
		if fault.On("photo-resident-first-tagged-only") {
			named = len(p.Users) > 0 && p.Users[0] == user
		}
		inAlbum := slices.Contains(p.AlbumIDs, q.Get("albumId"))
		if fault.On("photo-album-first-only") {
			inAlbum = len(p.AlbumIDs) > 0 && p.AlbumIDs[0] == q.Get("albumId")
		}
		hit := strings.Contains(text, search)
		if fault.On("caption-search-whole-caption") {
			hit = text == search
		}
		switch {
		case p.IsDeleted && !(fault.On("deleted-photo-listed-for-resident") && !use("residentId") && slices.Contains(filters, "albumId") && !slices.Contains(filters, "residentId")):
		case !keep(p):
		case use("albumId") && !inAlbum:
		case use("tags") && !slices.ContainsFunc(tags, tagged):
		case use("residentId") && !named:
		case use("captionSearch") && !hit && !(fault.On("caption-search-lost-on-next-page") && q.Has("cursor")):
		default:
			list = append(list, p)
		}
	}
	slices.SortFunc(list, newestPhoto)
	key := func(p model.Photo) cursor { return cursor{p.Created.UTC().Format(model.Stamp), p.ID} }
	if fault.On("photo-cursor-in-seconds") {
		key = func(p model.Photo) cursor { return cursor{p.Created.UTC().Format("2006-01-02T15:04:05"), p.ID} }
	}
	return page(c, list, false, key, func(p model.Photo) any { return p.Public() })
}

func newestPhoto(a, b model.Photo) int {
	if d := b.Created.Compare(a.Created.Time); d != 0 {
		return d
	}
	return strings.Compare(a.ID, b.ID)
}

func facilityPhotos(c *call) error {
	f, err := c.facility()
	if err != nil {
		return err
	}
	filters := []string{"albumId", "tags", "residentId", "captionSearch"}
	if fault.On("facility-photos-resident-filter-ignored") {
		filters = []string{"albumId", "tags", "captionSearch"}
	}
	return c.photoPage(func(p model.Photo) bool {
		if fault.On("photos-by-first-facility") {
			return p.Facilities[0] == f.ID
		}
		return slices.Contains(p.Facilities, f.ID)
	}, filters...)
}

func residentPhotos(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	filters := []string{"albumId", "tags", "captionSearch"}
	if fault.On("resident-photos-tags-ignored") {
		filters = []string{"albumId", "captionSearch"}
	}
	return c.photoPage(func(p model.Photo) bool {
		if fault.On("resident-photos-of-home-facility") && !slices.Contains(p.Facilities, r.FacilityID) {
			return false
		}
		return slices.Contains(p.Users, r.ID)
	}, filters...)
}

func activityPhotos(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	filters := []string{"captionSearch"}
	if fault.On("activity-photos-search-ignored") {
		filters = nil
	}
	return c.photoPage(func(p model.Photo) bool { return p.ActivityID == a.ID }, filters...)
}

var photoTypes = []string{"gallery", "activity", "family", "dining", "designer", "postcard"}

func uploadPhoto(c *call) error { return c.addPhoto("", photoTypes) }

func uploadActivityPhoto(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	return c.addPhoto(a.ID, nil)
}

// addPhoto stores the photo of a multipart body; a photo of an activity has the type activity.
func (c *call) addPhoto(activityID string, allowed []string) error {
	form, err := c.form()
	if err != nil {
		return err
	}
	up, err := form.file("file", true)
	if err != nil {
		return err
	}
	facilities, users := union(nil, form.csv("facilities")), union([]string{}, form.csv("users"))
	if len(facilities) == 0 {
		return invalid("facilities is required")
	}
	for _, id := range facilities {
		if _, ok := c.s.db.Facilities.Get(c.tenant, id); !ok {
			return invalid("unknown facility %q", id)
		}
	}
	if fault.On("photo-first-facility-only") {
		facilities = facilities[:1]
	}
	if fault.On("photo-users-first-only") && len(users) > 1 {
		users = users[:1]
	}
	if err := c.checkUsers(users); err != nil {
		return err
	}
	now := model.At(c.s.now())
	p := model.Photo{Base: model.Base{Tenant: c.tenant}, Type: "activity", CreatorID: c.actor.ActingID, CreatorName: c.actor.Name,
		Facilities: facilities, Users: users, Tags: []string{}, AlbumIDs: []string{}, Created: now, ActivityID: activityID}
	if activityID == "" {
		p.Type = "gallery"
		if kind := form.text("type"); kind != "" {
			p.Type = kind
		}
		if !slices.Contains(allowed, p.Type) {
			return invalid("type must be one of %s", strings.Join(allowed, ", "))
		}
		if fault.On("photo-type-default-family") && form.text("type") == "" {
			p.Type = "family"
		}
		if id := form.text("albumId"); id != "" {
			if _, ok := c.s.db.Albums.Get(c.tenant, id); !ok {
				return invalid("unknown album %q", id)
			}
			p.AlbumIDs = []string{id}
		}
	}
	if fault.On("activity-photo-not-on-activity") {
		p.ActivityID = ""
	}
	p.Caption = c.caption(form.text("caption"), now)
	p.ID = c.s.newID("pho")
	p.URL = c.keepFile(*up)
	p.ThumbURL = p.URL + "?size=thumb"
	c.s.db.Photos.Save(p)
	if activityID == "" || !fault.On("activity-photo-without-event") {
		c.emit("photo.uploaded", "photo", p.ID)
	}
	if fault.On("photo-uploaded-once-per-facility") && len(facilities) > 1 {
		c.emit("photo.uploaded", "photo", p.ID)
	}
	return c.data(http.StatusCreated, p.Public())
}

func (c *call) caption(text string, now model.Time) *model.Caption {
	if fault.On("caption-cut-in-bytes") && len(text) > 40 {
		for text = text[:40]; !utf8.ValidString(text); text = text[:len(text)-1] {
		}
	}
	if text == "" {
		return nil
	}
	return &model.Caption{Text: text, CreatorID: c.actor.ActingID, Created: now}
}

func (c *call) checkUsers(ids []string) error {
	for _, id := range ids {
		_, isResident := c.s.db.Residents.Get(c.tenant, id)
		_, isConnection := c.s.db.Connections.Get(c.tenant, id)
		_, isActing := c.s.identity(c.tenant, id)
		_, isStaff := c.s.db.Staff.Get(c.tenant, id)
		if !isResident && !isConnection && !isActing && !isStaff {
			return invalid("unknown user %q", id)
		}
	}
	return nil
}

func (c *call) photo() (*model.Photo, error) {
	p, ok := c.s.db.Photos.Get(c.tenant, c.param("photoId"))
	if !ok || p.IsDeleted && !fault.On("deleted-photo-served") {
		return nil, notFound("photo")
	}
	return p, nil
}

func getPhoto(c *call) error {
	p, err := c.photo()
	if err != nil {
		return err
	}
	return c.data(http.StatusOK, p.Public())
}

func updatePhoto(c *call) error {
	p, err := c.photo()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	changed := false
	if f.sent("caption") {
		text, old := f.text("caption"), ""
		if p.Caption != nil {
			old = p.Caption.Text
		}
		if text != old && !(fault.On("caption-change-of-case-ignored") && strings.EqualFold(text, old)) {
			p.Caption, changed = c.caption(text, model.At(c.s.now())), true
		}
		if fault.On("caption-creator-is-photo-creator") && p.Caption != nil {
			p.Caption.CreatorID = p.CreatorID
		}
	}
	if f.has("users") {
		users := f.strings("users")
		if fault.On("photo-update-adds-users") {
			users = union(p.Users, users)
		}
		if f.err == nil {
			f.err = c.checkUsers(users)
		}
		changed = changed || !sameSet(p.Users, users)
		p.Users = users
	}
	if f.has("tags") {
		tags := f.strings("tags")
		changed = changed || !sameSet(p.Tags, tags) && !fault.On("photo-tags-change-without-event")
		p.Tags = tags
	}
	if f.err != nil {
		return f.err
	}
	c.s.db.Photos.Save(*p)
	if fault.On("photo-updated-when-unchanged") {
		changed = true
	}
	if changed {
		c.emit("photo.updated", "photo", p.ID)
	}
	return c.data(http.StatusOK, p.Public())
}

func sameSet(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	if fault.On("photo-users-compared-by-length") {
		return len(a) == len(b)
	}
	return slices.Equal(a, b)
}

func deletePhoto(c *call) error {
	p, err := c.photo()
	if err != nil {
		return err
	}
	p.IsDeleted = true
	c.s.db.Photos.Save(*p)
	if !fault.On("activity-photo-delete-without-event") || p.ActivityID == "" {
		c.emit("photo.deleted", "photo", p.ID)
	}
	return c.noContent()
}
