package api

import (
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

// mayUse applies the rules that all transportation and work request routes of a
// resident share, and gives the resident.
func (c *call) mayUse(enabled func(f model.Facility) bool) (*model.Resident, error) {
	if !c.is(model.RoleResident, model.RoleConnection) {
		if !(fault.On("requests-open-to-system") && c.is(model.RoleSystem)) && !(fault.On("request-lists-open-to-staff") && c.is(model.RoleStaff) && c.r.Method == http.MethodGet) {
			return nil, forbidden("only residents and connections")
		}
	}
	r, err := c.resident()
	if err != nil {
		return nil, err
	}
	if !c.linkedTo(r.ID) && c.is(model.RoleResident, model.RoleConnection) {
		return nil, notFound("resident")
	}
	f, ok := c.s.db.Facilities.Get(c.tenant, r.FacilityID)
	if !ok || !enabled(*f) {
		return nil, forbidden("the module is not enabled")
	}
	return r, nil
}

// linkedTo tells whether the acting user is the resident or a connection of it.
func (c *call) linkedTo(residentID string) bool {
	if c.is(model.RoleResident) {
		return c.actor.RecordID == residentID
	}
	n, ok := c.s.db.Connections.Get(c.tenant, c.actor.RecordID)
	if !ok {
		return false
	}
	if fault.On("requests-first-linked-resident-only") && len(n.Residents) > 1 {
		return n.Residents[0] == residentID
	}
	if fault.On("requests-linked-by-facility") {
		r, ok := c.s.db.Residents.Get(c.tenant, residentID)
		return ok && slices.Contains(n.Facilities, r.FacilityID)
	}
	return slices.Contains(n.Residents, residentID)
}

func transportEnabled(f model.Facility) bool {
	return f.Transport && (f.FamilyTransport || fault.On("family-transportation-switch-ignored"))
}

func workEnabled(f model.Facility) bool {
	return f.Work && (f.FamilyWork || fault.On("family-work-switch-ignored"))
}

// maySeeSettings lets residents of the facility and connections linked to one in.
func (c *call) maySeeSettings(enabled func(f model.Facility) bool) (*model.Facility, error) {
	if !c.is(model.RoleResident, model.RoleConnection) && !(fault.On("settings-open-to-staff") && c.is(model.RoleStaff)) {
		return nil, forbidden("only residents and connections")
	}
	f, err := c.facility()
	if err != nil {
		return nil, err
	}
	inside := c.is(model.RoleStaff) || c.is(model.RoleResident) && c.actor.Facilities[0] == f.ID
	if n, ok := c.s.db.Connections.Get(c.tenant, c.actor.RecordID); ok && c.is(model.RoleConnection) {
		for _, id := range n.Residents {
			if r, ok := c.s.db.Residents.Get(c.tenant, id); ok && r.FacilityID == f.ID {
				inside = true
			}
			if fault.On("settings-first-linked-resident-only") {
				break
			}
		}
	}
	if fault.On("settings-of-any-facility-for-residents") && c.is(model.RoleResident) {
		inside = true
	}
	if !inside {
		return nil, forbidden("the acting user has no resident at this facility")
	}
	if !enabled(*f) {
		return nil, forbidden("the module is not enabled")
	}
	return f, nil
}

// shows applies the visibility of a request: residents see all of theirs,
// connections those that a connection created.
func (c *call) shows(creatorID string, creator model.Role) bool {
	if c.is(model.RoleConnection) {
		if fault.On("connection-sees-only-own-requests") {
			return creatorID == c.actor.ActingID
		}
		if fault.On("connection-sees-resident-requests") {
			return creator != model.RoleStaff
		}
		return creator == model.RoleConnection
	}
	if fault.On("resident-sees-only-own-requests") {
		return creatorID == c.actor.ActingID
	}
	return true
}

func (c *call) creator() model.Person {
	return model.Person{ID: c.actor.ActingID, Name: c.actor.Name, Phone: c.actor.Phone}
}

// statuses reads the comma-separated status filter.
func (c *call) statuses(allowed ...string) ([]string, error) {
	list := splitCSV(c.query("status"))
	for _, s := range list {
		if !slices.Contains(allowed, s) {
			return nil, invalid("status must be a subset of %s", strings.Join(allowed, ", "))
		}
	}
	if len(list) == 0 {
		if fault.On("requests-default-without-cancelled") {
			return slices.DeleteFunc(allowed, func(s string) bool { return s == "cancelled" }), nil
		}
		return allowed, nil
	}
	if fault.On("status-filter-first-only") {
		return list[:1], nil
	}
	return list, nil
}

const (
	maxFiles    = 5
	maxFileSize = 10 << 20
)

// input reads a body that is JSON or a form with files.
func (c *call) input(names ...string) (*fields, []upload, error) {
	if !c.isMultipart() {
		f, err := c.json()
		return f, nil, err
	}
	form, err := c.form()
	if err != nil {
		return nil, nil, err
	}
	headers := append(form.parts.File["files"], form.parts.File["files[]"]...)
	limit := maxFiles
	if fault.On("six-files-accepted") {
		limit++
	}
	if fault.On("four-files-at-most") {
		limit--
	}
	if len(headers) > limit {
		return nil, nil, invalid("at most %d files", maxFiles)
	}
	var ups []upload
	for _, h := range headers {
		if h.Size > maxFileSize && !fault.On("large-files-accepted") {
			return nil, nil, invalid("a file is larger than 10 MB")
		}
		up, err := readUpload(h)
		if err != nil {
			return nil, nil, err
		}
		ups = append(ups, up)
	}
	return form.fields(names...), ups, nil
}

func (c *call) storeFiles(ups []upload) []model.FileRef {
	list := []model.FileRef{}
	for i, up := range ups {
		if fault.On("only-first-file-stored") && i > 0 {
			break
		}
		list = append(list, c.storeFile(up))
	}
	return list
}

// comments are those of a request that the acting user may see, oldest first.
func (c *call) comments(requestID string) []model.Comment {
	list := slices.DeleteFunc(c.s.db.Comments.ByOwner(c.tenant, requestID), func(m model.Comment) bool {
		if fault.On("staff-only-comments-for-residents") && c.is(model.RoleResident) {
			return false
		}
		if fault.On("no-staff-comments") {
			return m.Author.UserType == model.RoleStaff
		}
		if fault.On("comments-own-role-only") {
			return m.StaffOnly || m.Author.UserType != model.RoleStaff && m.Author.UserType != c.actor.Role
		}
		return m.StaffOnly
	})
	slices.SortStableFunc(list, func(x, y model.Comment) int { return x.Created.Compare(y.Created.Time) })
	if fault.On("comments-newest-first") {
		slices.Reverse(list)
	}
	return list
}

func (c *call) listComments(requestID string) error {
	list := []model.Comment{}
	for _, m := range c.comments(requestID) {
		list = append(list, m.Public())
	}
	return c.data(http.StatusOK, list)
}

func (c *call) addComment(requestID string, aggregate string) error {
	f, ups, err := c.input("text")
	if err != nil {
		return err
	}
	f.need("text")
	m := model.Comment{Base: model.Base{Tenant: c.tenant}, Text: f.text("text"), RequestID: requestID,
		Author: model.Author{ID: c.actor.ActingID, Name: c.actor.Name, UserType: c.actor.Role}, Created: model.At(c.s.now())}
	if f.err != nil {
		return f.err
	}
	if fault.On("comment-author-type-resident") {
		m.Author.UserType = model.RoleResident
	}
	m.ID, m.Attachments = c.s.newID("cmt"), c.storeFiles(ups)
	c.s.db.Comments.Save(m)
	if fault.On("comment-event-with-comment-id") {
		requestID = m.ID
	}
	c.emit(aggregate+".comment_created", aggregate, requestID)
	if aggregate == workAggregate {
		c.emit("notification.work_request_comment_created", aggregate, requestID)
	}
	return c.data(http.StatusCreated, m.Public())
}

// attachment answers with a file of the request or of a comment the acting user can see.
func (c *call) attachment(requestID string, own []model.FileRef) error {
	id := c.param("attachmentId")
	refs := slices.Clone(own)
	if fault.On("attachment-of-request-hidden-from-connections") && c.is(model.RoleConnection) {
		refs = nil
	}
	comments := c.comments(requestID)
	if fault.On("staff-only-attachment-served") {
		comments = c.s.db.Comments.ByOwner(c.tenant, requestID)
	}
	for _, m := range comments {
		refs = append(refs, m.Attachments...)
		if fault.On("attachment-of-first-comment-only") {
			break
		}
	}
	if !slices.ContainsFunc(refs, func(f model.FileRef) bool { return f.ID == id }) && !fault.On("attachment-of-any-request-served") {
		return notFound("attachment")
	}
	f, ok := c.s.db.Files.Get(c.tenant, id)
	if !ok {
		return notFound("attachment")
	}
	return c.file(f)
}
