package api

import (
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

// publicConnection names the facilities and residents of a connection.
func (c *call) publicConnection(n model.Connection) map[string]any {
	facilities, residents := []any{}, []any{}
	for _, id := range n.Facilities {
		if f, ok := c.s.db.Facilities.Get(c.tenant, id); ok {
			facilities = append(facilities, model.Ref{ID: f.ID, Name: f.Name})
		}
	}
	for i, id := range n.Residents {
		if r, ok := c.s.db.Residents.Get(c.tenant, id); ok {
			facility := r.FacilityID
			if fault.On("connection-residents-first-facility") && i > 0 {
				facility = n.Facilities[0]
			}
			residents = append(residents, map[string]string{"id": r.ID, "firstName": r.FirstName, "lastName": r.LastName, "facilityId": facility})
		}
	}
	groups := n.Groups
	if groups == nil {
		groups = []string{}
	}
	m := map[string]any{
		"id": n.ID, "firstName": n.FirstName, "lastName": n.LastName, "contactType": n.ContactType, "status": n.Status,
		"facilities": facilities, "residents": residents, "groups": groups, "disableNotifications": n.DisableNotifications,
		"disableSMS": n.DisableSMS, "disableInvites": n.DisableInvites, "created": n.Created, "updated": n.Updated,
	}
	for name, text := range map[string]string{"email": n.Email, "relationship": n.Relationship, "additionalInfo": n.AdditionalInfo,
		"externalId": n.ExternalID, "avatarUrl": n.AvatarURL, "thumbUrl": n.ThumbURL} {
		if text != "" {
			m[name] = text
		}
	}
	if n.PhoneNumber != nil {
		m["phoneNumber"] = n.PhoneNumber
	}
	if n.PccID != nil {
		m["pccId"] = n.PccID
	}
	return m
}

func listConnections(c *call) error {
	q := c.r.URL.Query()
	list := []any{}
	for _, n := range c.s.db.Connections.List(c.tenant) {
		atFacility := !q.Has("facilityId") || slices.Contains(n.Facilities, q.Get("facilityId"))
		if fault.On("connections-by-first-facility") && q.Has("facilityId") {
			atFacility = len(n.Facilities) > 0 && n.Facilities[0] == q.Get("facilityId")
		}
		ofResident := !q.Has("residentId") || slices.Contains(n.Residents, q.Get("residentId"))
		email := !q.Has("email") || n.Email == q.Get("email")
		if fault.On("connection-email-contains") {
			email = strings.Contains(n.Email, q.Get("email"))
		}
		external := !q.Has("externalId") || n.ExternalID == q.Get("externalId")
		match := atFacility && ofResident && email && external
		if fault.On("connection-filters-any-match") && q.Has("facilityId") && q.Has("residentId") {
			match = atFacility || ofResident
		}
		if n.Status != "deleted" && match {
			list = append(list, c.publicConnection(n))
		}
	}
	return c.data(http.StatusOK, list)
}

func residentConnections(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	list := []any{}
	for _, n := range c.s.db.Connections.List(c.tenant) {
		linked := slices.Contains(n.Residents, r.ID)
		if fault.On("resident-connections-first-link-only") {
			linked = len(n.Residents) > 0 && n.Residents[0] == r.ID
		}
		if linked && n.Status != "deleted" {
			list = append(list, c.publicConnection(n))
		}
	}
	return c.data(http.StatusOK, list)
}

// readConnection takes the editable members over from the body.
func (c *call) readConnection(f *fields, n *model.Connection) {
	f.need("firstName", "lastName")
	if !f.has("residents") || !f.has("facilities") {
		f.bad("residents and facilities are required")
	}
	n.FirstName, n.LastName = f.text("firstName"), f.text("lastName")
	n.Email, n.PhoneNumber = f.email("email"), f.number("phoneNumber")
	n.Relationship, n.AdditionalInfo = f.text("relationship"), f.text("additionalInfo")
	residents := f.strings("residents")
	if !fault.On("connection-update-adds-residents") || n.ID == "" {
		n.Residents = residents
	} else {
		n.Residents = union(n.Residents, residents)
	}
	n.Facilities = f.strings("facilities")
	groups := f.strings("groups")
	if !fault.On("connection-update-keeps-missing-groups") || len(groups) > 0 {
		n.Groups = groups
	}
	n.DisableNotifications = f.boolean("disableNotifications", false)
	sms := f.boolean("disableSMS", false)
	if !fault.On("connection-disable-sms-sticks") || sms {
		n.DisableSMS = sms
	}
	n.DisableInvites = f.boolean("disableInvites", false)
	if fault.On("connection-invites-mixed-up") {
		n.DisableInvites = n.DisableNotifications
	}
	for _, id := range n.Residents {
		if _, ok := c.s.db.Residents.Get(c.tenant, id); !ok {
			f.bad("unknown resident %q", id)
		}
	}
	for _, id := range n.Facilities {
		if _, ok := c.s.db.Facilities.Get(c.tenant, id); !ok {
			f.bad("unknown facility %q", id)
		}
	}
}

func union(a, b []string) []string {
	list := slices.Clone(a)
	for _, item := range b {
		if !slices.Contains(list, item) {
			list = append(list, item)
		}
	}
	return list
}

func createConnection(c *call) error {
	f, err := c.json()
	if err != nil {
		return err
	}
	now := model.At(c.s.now())
	n := model.Connection{Base: model.Base{Tenant: c.tenant}, ContactType: "family", Status: "active", Created: now, Updated: now}
	c.readConnection(f, &n)
	n.ExternalID, n.PccID = f.text("externalId"), f.number("pccId")
	if f.err != nil {
		return f.err
	}
	if old, ok := c.connectionWithEmail(n.Email); ok {
		c.merge(f, old, n)
		c.s.db.Connections.Save(*old)
		return c.data(http.StatusOK, c.publicConnection(*old))
	}
	n.ID = c.s.newID("con")
	n.AccountID = "acct-" + n.ID
	if fault.On("connection-create-takes-status") && f.has("status") {
		n.Status = f.text("status")
	}
	if fault.On("connection-pcc-id-rounded") && n.PccID != nil {
		if v, err := numberOf(n.PccID).Float64(); err == nil {
			n.PccID = float32(v)
		}
	}
	c.s.db.Connections.Save(n)
	return c.data(http.StatusCreated, c.publicConnection(n))
}

func (c *call) connectionWithEmail(email string) (*model.Connection, bool) {
	if email == "" || fault.On("connection-email-match-duplicates") {
		return nil, false
	}
	for _, n := range c.s.db.Connections.List(c.tenant) {
		if n.Email == email && n.Status != "deleted" {
			return &n, true
		}
	}
	return nil, false
}

// merge brings what was sent into the connection that has the email already.
func (c *call) merge(f *fields, old *model.Connection, sent model.Connection) {
	kept := *old
	residents := union(old.Residents, sent.Residents)
	if fault.On("connection-merge-replaces-residents") {
		residents = sent.Residents
	}
	*old = sent
	old.ID, old.AccountID, old.Status, old.ContactType, old.Created = kept.ID, kept.AccountID, kept.Status, kept.ContactType, kept.Created
	old.AvatarURL, old.ThumbURL = kept.AvatarURL, kept.ThumbURL
	old.Residents, old.Facilities = residents, union(kept.Facilities, sent.Facilities)
	if fault.On("connection-merge-duplicates-residents") {
		old.Residents = append(slices.Clone(kept.Residents), sent.Residents...)
	}
	if fault.On("connection-merge-only-residents") {
		*old = kept
		old.Residents = residents
		return
	}
	keep := func(name string, restore func()) {
		if !f.has(name) {
			restore()
		}
	}
	keep("phoneNumber", func() { old.PhoneNumber = kept.PhoneNumber })
	keep("relationship", func() { old.Relationship = kept.Relationship })
	keep("groups", func() { old.Groups = kept.Groups })
	keep("disableNotifications", func() { old.DisableNotifications = kept.DisableNotifications })
	keep("disableSMS", func() { old.DisableSMS = kept.DisableSMS })
	keep("disableInvites", func() { old.DisableInvites = kept.DisableInvites })
	keep("additionalInfo", func() { old.AdditionalInfo = kept.AdditionalInfo })
	keep("externalId", func() { old.ExternalID = kept.ExternalID })
	keep("pccId", func() { old.PccID = kept.PccID })
}

func getConnection(c *call) error {
	n, err := c.connection()
	if err != nil {
		return err
	}
	return c.data(http.StatusOK, c.publicConnection(*n))
}

func updateConnection(c *call) error {
	n, err := c.connection()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	c.readConnection(f, n)
	status := f.enum("status", n.Status, residentStatuses...)
	if f.err != nil {
		return f.err
	}
	if !fault.On("connection-update-onleave-ignored") || status != "onLeave" {
		n.Status = status
	}
	if fault.On("connection-update-clears-external-id") {
		n.ExternalID = f.text("externalId")
	}
	n.Updated = model.At(c.s.now())
	c.s.db.Connections.Save(*n)
	return c.data(http.StatusOK, c.publicConnection(*n))
}

func deleteConnection(c *call) error {
	n, err := c.connection()
	if err != nil {
		return err
	}
	n.Status, n.Updated = "deleted", model.At(c.s.now())
	if fault.On("connection-delete-drops-links") {
		n.Residents = nil
		n.Status = "inactive"
	}
	c.s.db.Connections.Save(*n)
	return c.noContent()
}

func setConnectionAvatar(c *call) error {
	n, err := c.connection()
	if err != nil {
		return err
	}
	url := n.AvatarURL
	if c.isMultipart() {
		form, err := c.form()
		if err != nil {
			return err
		}
		up, err := form.file("file", false)
		if err != nil {
			return err
		}
		if up != nil {
			url = c.keepFile(*up)
		}
	}
	if url == "" {
		url = c.s.base + "/files/default-avatar"
	}
	n.AvatarURL, n.ThumbURL, n.Updated = url, url+"?size=thumb", model.At(c.s.now())
	c.s.db.Connections.Save(*n)
	return c.data(http.StatusOK, map[string]string{"avatarUrl": n.AvatarURL, "thumbUrl": n.ThumbURL})
}

func deleteConnectionAvatar(c *call) error {
	n, err := c.connection()
	if err != nil {
		return err
	}
	n.AvatarURL, n.Updated = "", model.At(c.s.now())
	if !fault.On("connection-avatar-delete-keeps-thumb") {
		n.ThumbURL = ""
	}
	c.s.db.Connections.Save(*n)
	return c.noContent()
}
