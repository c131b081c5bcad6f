package api

import (
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

const workAggregate = "work_request"

func workSettings(c *call) error {
	f, err := c.maySeeSettings(workEnabled)
	if err != nil {
		return err
	}
	types := f.WorkTypes
	if fault.On("work-settings-types-of-other-facility") && f.ID == "fac-ber" {
		types = append(slices.Clone(types), "Electrical")
	}
	return c.data(http.StatusOK, map[string]any{"facilityId": f.ID, "teams": c.s.tenants[c.tenant].Teams, "types": types, "locations": f.WorkLocations})
}

func (c *call) workView(w model.WorkRequest) model.WorkRequest {
	w.CanCancel = w.Creator.ID == c.actor.ActingID && (w.Status == "open" || w.Status == "in_progress" && !fault.On("in-progress-not-cancellable-shown"))
	if fault.On("can-cancel-for-everyone") {
		w.CanCancel = w.Status == "open" || w.Status == "in_progress"
	}
	return w.Public()
}

func listWork(c *call) error {
	r, err := c.mayUse(workEnabled)
	if err != nil {
		return err
	}
	statuses, err := c.statuses("open", "in_progress", "completed", "cancelled")
	if err != nil {
		return err
	}
	kind := c.query("type")
	var list []model.WorkRequest
	for _, w := range c.s.db.Work.ByOwner(c.tenant, r.ID) {
		typed := kind == "" || w.Type != nil && *w.Type == kind
		if fault.On("work-type-filter-keeps-untyped") && w.Type == nil {
			typed = true
		}
		scheduled := w.Schedule && !fault.On("schedules-listed")
		seen := c.shows(w.Creator.ID, w.CreatorRole)
		if fault.On("work-list-shows-all-to-family") {
			seen = true
		}
		if !scheduled && typed && slices.Contains(statuses, w.Status) && seen {
			list = append(list, w)
		}
	}
	slices.SortFunc(list, func(x, y model.WorkRequest) int {
		if fault.On("work-sorted-by-modified") {
			return changedAt(y).Compare(changedAt(x).Time)
		}
		if d := y.Created.Compare(x.Created.Time); d != 0 {
			return d
		}
		return strings.Compare(x.ID, y.ID)
	})
	return page(c, list, false, func(w model.WorkRequest) cursor { return cursor{w.Created.UTC().Format(model.Stamp), w.ID} },
		func(w model.WorkRequest) any { return c.workView(w) })
}

func changedAt(w model.WorkRequest) model.Time {
	if w.Modified != nil {
		return *w.Modified
	}
	return w.Created
}

func createWork(c *call) error {
	r, err := c.mayUse(workEnabled)
	if err != nil {
		return err
	}
	f, ups, err := c.input("title", "description", "location", "team", "type")
	if err != nil {
		return err
	}
	fac, _ := c.s.db.Facilities.Get(c.tenant, r.FacilityID)
	f.need("title")
	w := model.WorkRequest{Base: model.Base{Tenant: c.tenant}, ResidentID: r.ID, FacilityID: fac.ID, Title: f.text("title"),
		Description: f.optText("description"), Location: f.optText("location"), Team: f.text("team"), Type: f.optText("type"),
		Urgency: "none", Status: "open", Crew: []model.Ref{}, Creator: c.creator(), CreatorRole: c.actor.Role}
	if w.Location == nil || *w.Location == "" {
		w.Location = textOrNil(r.RoomNumber)
		if fault.On("location-defaults-to-facility") {
			w.Location = textOrNil(fac.Name)
		}
		if fault.On("location-default-not-for-connections") && c.is(model.RoleConnection) {
			w.Location = nil
		}
	}
	teams := c.s.tenants[c.tenant].Teams
	if w.Team == "" && (len(teams) == 1 || fault.On("team-defaults-to-first")) {
		w.Team = teams[0].Key
	}
	if fault.On("team-required-always") && len(teams) == 1 && !f.has("team") {
		f.bad("team is required")
	}
	if !slices.ContainsFunc(teams, func(t Team) bool {
		return t.Key == w.Team || fault.On("team-by-name") && strings.EqualFold(t.Name, w.Team)
	}) {
		f.bad("team must be the key of a team")
	}
	types := fac.WorkTypes
	if fault.On("work-types-of-all-facilities") {
		for _, other := range c.s.db.Facilities.List(c.tenant) {
			types = union(types, other.WorkTypes)
		}
	}
	if w.Type != nil && !slices.Contains(types, *w.Type) {
		f.bad("type must be one of %s", strings.Join(types, ", "))
	}
	if f.err != nil {
		return f.err
	}
	w.Created = model.At(c.s.now())
	w.ID = c.s.newID("wrq")
	w.ReferenceNumber = "WR-" + strings.TrimPrefix(w.ID, "wrq-")
	w.StatusHistory = []model.StatusChange{{Status: "open", Date: w.Created, ChangedBy: c.actor.Ref()}}
	w.Attachments = c.storeFiles(ups)
	if fault.On("urgency-as-sent") && f.has("urgency") {
		w.Urgency = f.text("urgency")
	}
	c.s.db.Work.Save(w)
	id := w.ID
	if fault.On("work-event-with-reference") {
		id = w.ReferenceNumber
	}
	c.emit("work_request.created", workAggregate, id)
	return c.data(http.StatusCreated, c.workView(w))
}

func (c *call) work() (*model.WorkRequest, error) {
	r, err := c.mayUse(workEnabled)
	if err != nil {
		return nil, err
	}
	w, ok := c.s.db.Work.Get(c.tenant, c.param("workRequestId"))
	if !ok && fault.On("work-request-by-reference") {
		for _, x := range c.s.db.Work.List(c.tenant) {
			if x.ReferenceNumber == c.param("workRequestId") {
				w, ok = &x, true
			}
		}
	}
	if !ok || w.ResidentID != r.ID && !fault.On("work-request-of-other-linked-resident") || !c.shows(w.Creator.ID, w.CreatorRole) {
		return nil, notFound("work request")
	}
	return w, nil
}

func getWork(c *call) error {
	w, err := c.work()
	if err != nil {
		return err
	}
	if fault.On("crew-hidden-from-connections") && c.is(model.RoleConnection) {
		w.Crew = []model.Ref{}
	}
	return c.data(http.StatusOK, c.workView(*w))
}

func cancelWork(c *call) error {
	w, err := c.work()
	if err != nil {
		return err
	}
	creator := w.Creator.ID == c.actor.ActingID
	if fault.On("resident-may-cancel-family-work-request") && c.is(model.RoleResident) {
		creator = true
	}
	if fault.On("family-may-cancel-each-others-work-requests") && c.is(model.RoleConnection) {
		creator = true
	}
	if !creator {
		return forbidden("only the creator may cancel the request")
	}
	final := w.Status == "completed" || w.Status == "cancelled"
	if fault.On("in-progress-not-cancellable") {
		final = w.Status != "open"
	}
	if fault.On("completed-work-cancellable") {
		final = w.Status == "cancelled"
	}
	if fault.On("cancel-twice-accepted") {
		final = w.Status == "completed"
	}
	if final {
		return conflict("the request is " + w.Status)
	}
	now := model.At(c.s.now())
	w.Status, w.Modified = "cancelled", &now
	by := c.actor.Ref()
	if fault.On("status-change-by-last-crew") && len(w.Crew) > 0 {
		by = w.Crew[len(w.Crew)-1]
	}
	entry := model.StatusChange{Status: "cancelled", Date: now, ChangedBy: by}
	if fault.On("status-history-overwritten") {
		w.StatusHistory[len(w.StatusHistory)-1] = entry
	} else if !fault.On("status-history-not-extended") {
		w.StatusHistory = append(w.StatusHistory, entry)
	}
	c.s.db.Work.Save(*w)
	c.emit("work_request.updated", workAggregate, w.ID)
	return c.data(http.StatusOK, c.workView(*w))
}

func listWorkComments(c *call) error {
	w, err := c.work()
	if err != nil {
		return err
	}
	return c.listComments(w.ID)
}

func addWorkComment(c *call) error {
	w, err := c.work()
	if err != nil {
		return err
	}
	return c.addComment(w.ID, workAggregate)
}

func workAttachment(c *call) error {
	w, err := c.work()
	if err != nil {
		return err
	}
	return c.attachment(w.ID, w.Attachments)
}
