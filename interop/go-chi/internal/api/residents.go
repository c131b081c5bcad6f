package api

import (
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

func ping(c *call) error {
	return c.bare(http.StatusOK, "healthy: community-engagement-service build go-chi-1.0.0")
}

func publicFacility(f model.Facility) map[string]any {
	return map[string]any{"id": f.ID, "name": f.Name, "bedCount": f.BedCount, "careSetting": f.CareSetting}
}

func listFacilities(c *call) error {
	list := []any{}
	for i, f := range c.s.db.Facilities.List(c.tenant) {
		own := slices.Contains(c.actor.Facilities, f.ID)
		if fault.On("facilities-connection-sees-all") && c.is(model.RoleConnection) {
			own = true
		}
		if fault.On("facilities-resident-sees-all") && c.is(model.RoleResident) {
			own = true
		}
		all := c.is(model.RoleSystem)
		if fault.On("facilities-system-first-two") && all {
			all = i < 2
		}
		if own || all {
			list = append(list, publicFacility(f))
		}
	}
	return c.data(http.StatusOK, list)
}

func getFacility(c *call) error {
	f, err := c.facility()
	if err != nil {
		return err
	}
	if fault.On("facility-wrapped") {
		return c.data(http.StatusOK, publicFacility(*f))
	}
	return c.bare(http.StatusOK, publicFacility(*f))
}

var residentStatuses = []string{"active", "inactive", "deleted", "onLeave"}

func listResidents(c *call) error {
	f, err := c.facility()
	if err != nil {
		return err
	}
	q := c.r.URL.Query()
	status := q.Get("status")
	if status != "" && !slices.Contains(residentStatuses, status) {
		return invalid("status must be one of %s", strings.Join(residentStatuses, ", "))
	}
	same := func(name, value string) bool { return !q.Has(name) || q.Get(name) == value }
	sameEmail := func(value string) bool {
		if fault.On("resident-email-prefix") {
			return strings.HasPrefix(value, q.Get("email"))
		}
		return same("email", value)
	}
	samePhone := func(value string) bool {
		if fault.On("resident-phone-last-digits") {
			return strings.HasSuffix(value, q.Get("phone"))
		}
		return same("phone", value)
	}
	var list []model.Resident
	for _, r := range c.s.db.Residents.ByOwner(c.tenant, f.ID) {
		wanted := r.Status == status || status == "" && r.Status != "deleted"
		if fault.On("resident-status-onleave-as-active") && status == "active" {
			wanted = r.Status == "active" || r.Status == "onLeave"
		}
		if fault.On("resident-status-lost-on-next-page") && c.query("cursor") != "" {
			wanted = r.Status != "deleted"
		}
		pcc := same("pccId", r.PccID)
		if fault.On("resident-pcc-filter-ignored") {
			pcc = true
		}
		external := same("externalId", r.ExternalID)
		if wanted && sameEmail(r.Email) && samePhone(r.Phone) && external && pcc {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b model.Resident) int { return strings.Compare(a.ID, b.ID) })
	return page(c, list, true, func(r model.Resident) cursor { return cursor{"", r.ID} }, func(r model.Resident) any { return r.Public() })
}

// readResident takes the editable members over from the body.
func readResident(f *fields, r *model.Resident, statuses ...string) {
	f.need("firstName", "lastName")
	if fault.On("resident-last-name-optional-on-update") && r.ID != "" && f.err != nil && f.has("firstName") {
		f.err = nil
	}
	r.FirstName, r.LastName = f.text("firstName"), f.text("lastName")
	if !fault.On("full-name-stale-after-update") || r.FullName == "" {
		r.FullName = r.FirstName + " " + r.LastName
	}
	nickname := f.text("nickname")
	if !fault.On("resident-update-keeps-missing-nickname") || nickname != "" {
		r.Nickname = nickname
	}
	r.Email, r.Phone, r.RoomNumber = f.email("email"), f.text("phone"), f.text("roomNumber")
	if r.Status == "" {
		r.Status = "active"
	}
	r.Status = f.enum("status", r.Status, statuses...)
	moveIn, dob := f.time("moveInDate"), f.time("dob")
	if fault.On("leap-day-dob") && dob != nil && dob.Month() == 2 && dob.Day() == 29 {
		dob = model.Ptr(dob.AddDate(0, 0, 1))
	}
	r.MoveInDate, r.Dob = moveIn, dob
	r.Gender = f.enum("gender", "", "M", "F")
	r.About = readAbout(f, r.About)
}

func readAbout(f *fields, old map[string]any) map[string]any {
	if !f.has("about") {
		if fault.On("resident-update-keeps-missing-about") {
			return old
		}
		return nil
	}
	object, ok := f.values["about"].(map[string]any)
	if !ok {
		f.bad("about must be an object")
		return nil
	}
	in := &fields{values: object, loc: f.loc}
	about := map[string]any{}
	if fault.On("about-merged-on-update") {
		for name, value := range old {
			about[name] = value
		}
	}
	for _, name := range []string{"bio", "veteranDetail"} {
		if in.has(name) {
			about[name] = in.text(name)
		}
	}
	for _, name := range []string{"likes", "dislikes", "diagnoses"} {
		if in.has(name) {
			about[name] = in.strings(name)
		}
	}
	for _, name := range []string{"directoryOptOut", "isVeteran"} {
		if in.has(name) {
			about[name] = in.boolean(name, false)
		}
	}
	if in.has("anniversary") {
		about["anniversary"] = in.time("anniversary")
	}
	if fault.On("about-false-flags-dropped") && about["directoryOptOut"] == false {
		delete(about, "directoryOptOut")
	}
	f.take(in)
	return about
}

func createResident(c *call) error {
	fac, err := c.facility()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	now := model.At(c.s.now())
	r := model.Resident{Base: model.Base{Tenant: c.tenant}, FacilityID: fac.ID, Created: now, Modified: now}
	statuses := []string{"active", "inactive", "onLeave"}
	readResident(f, &r, statuses...)
	r.ExternalID, r.PccID = f.text("externalId"), f.text("pccId")
	if f.err != nil {
		return f.err
	}
	if fault.On("resident-created-on-leave-active") && r.Status == "onLeave" {
		r.Status = "active"
	}
	r.ID = c.s.newID("res")
	if fault.On("resident-sent-id-used") && f.has("id") {
		r.ID = f.text("id")
	}
	c.s.db.Residents.Save(r)
	return c.data(http.StatusCreated, r.Public())
}

func getResident(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	if fault.On("resident-cache-not-invalidated") {
		if old, ok := c.s.cache[r.ID]; ok {
			return c.data(http.StatusOK, old.Public())
		}
		c.s.cache[r.ID] = *r
	}
	if fault.On("resident-deleted-not-found") && r.Status == "deleted" {
		return notFound("resident")
	}
	return c.data(http.StatusOK, r.Public())
}

func updateResident(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	before := r.Status
	readResident(f, r, residentStatuses...)
	if f.err != nil {
		return f.err
	}
	if fault.On("resident-update-revives-not") && before == "deleted" {
		r.Status = before
	}
	if fault.On("resident-update-resets-external-id") {
		r.ExternalID = f.text("externalId")
	}
	if fault.On("resident-sent-facility-taken") && f.has("facilityId") {
		r.FacilityID = f.text("facilityId")
	}
	if fault.On("resident-sent-created-taken") {
		if t := f.time("created"); t != nil {
			r.Created = *t
		}
	}
	r.Modified = model.At(c.s.now())
	c.s.db.Residents.Save(*r)
	return c.data(http.StatusOK, r.Public())
}

func deleteResident(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	r.Status, r.Modified = "deleted", model.At(c.s.now())
	if fault.On("resident-delete-sets-inactive") {
		r.Status = "inactive"
	}
	if fault.On("resident-delete-drops-record") {
		c.s.db.Residents.Remove(c.tenant, r.ID)
		return c.noContent()
	}
	c.s.db.Residents.Save(*r)
	return c.noContent()
}

func setResidentAvatar(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	form, err := c.form()
	if err != nil {
		return err
	}
	up, err := form.file("file", true)
	if err != nil {
		return err
	}
	url := c.keepFile(*up)
	r.ProfilePhotoURL, r.ThumbURL = url, url+"?size=thumb"
	r.Modified = model.At(c.s.now())
	c.s.db.Residents.Save(*r)
	return c.data(http.StatusOK, map[string]string{"avatarUrl": url, "thumbUrl": url + "?size=thumb"})
}

func deleteResidentAvatar(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	r.ProfilePhotoURL, r.ThumbURL = "", ""
	r.Modified = model.At(c.s.now())
	c.s.db.Residents.Save(*r)
	return c.noContent()
}
