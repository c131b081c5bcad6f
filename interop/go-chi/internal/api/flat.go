package api

import (
	"net/http"
	"slices"
	"strconv"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// span is when a personal activity begins and ends.
func (c *call) span(p model.PersonalActivity) (model.Time, *model.Time) {
	if p.StartAt != nil && p.EndAt != nil {
		return *p.StartAt, p.EndAt
	}
	loc := c.residentZone(p.AttendedResidentIDs[0])
	if p.StartTime == "" {
		return p.StartDate, nil
	}
	start := startMoment(model.Activity{StartDate: p.StartDate, StartTime: p.StartTime}, loc)
	start = onDay(start, p.StartTime, loc)
	return model.At(start), model.Ptr(start.Add(time.Duration(p.DurationInMinutes) * time.Minute))
}

func (c *call) residentZone(id string) *time.Location {
	if r, ok := c.s.db.Residents.Get(c.tenant, id); ok {
		return c.zoneOf(r.FacilityID)
	}
	return time.UTC
}

func (c *call) flatPersonal(p model.PersonalActivity, residentID string) map[string]any {
	start, end := c.span(p)
	return map[string]any{"id": p.ID, "residentId": residentID, "title": p.Name, "startTime": start, "endTime": end, "location": p.Location}
}

func flatListPersonal(c *call) error {
	q := c.r.URL.Query()
	from, to := q.Get("startDate"), q.Get("endDate")
	if from != "" && !isDate(from) || to != "" && !isDate(to) {
		return invalid("startDate and endDate must be dates")
	}
	list := []any{}
	for _, p := range c.s.db.Personal.List(c.tenant) {
		who := q.Get("residentId")
		if who == "" || fault.On("flat-personal-activities-of-all") {
			who = p.AttendedResidentIDs[0]
		}
		if !slices.Contains(p.AttendedResidentIDs, who) {
			continue
		}
		start, _ := c.span(p)
		date := start.In(c.residentZone(who)).Format(day)
		last := to == "" || date <= to
		if fault.On("flat-end-date-excluded") {
			last = to == "" || date < to
		}
		if (from == "" || date >= from) && last {
			list = append(list, c.flatPersonal(p, who))
		}
	}
	return c.data(http.StatusOK, list)
}

func flatCreatePersonal(c *call) error {
	f, err := c.json()
	if err != nil {
		return err
	}
	f.need("residentId", "title", "startTime", "endTime")
	id := f.text("residentId")
	loc := c.residentZone(id)
	f.loc = loc
	start, end := f.time("startTime"), f.time("endTime")
	p := model.PersonalActivity{Base: model.Base{Tenant: c.tenant}, Name: f.text("title"), Location: f.text("location"), TimeType: "exactTime",
		AttendedResidentIDs: []string{id}, Photos: []string{}}
	if f.err == nil && end.Before(start.Time) {
		f.bad("endTime is before startTime")
	}
	if f.err != nil {
		return f.err
	}
	if _, ok := c.s.db.Residents.Get(c.tenant, id); !ok {
		return notFound("resident")
	}
	if fault.On("flat-times-lose-offset") {
		start, end = model.Ptr(start.Add(time.Hour)), model.Ptr(end.Add(time.Hour))
	}
	p.StartDate, p.StartAt, p.EndAt = *start, start, end
	p.StartTime, p.EndTime = start.In(loc).Format("15:04"), end.In(loc).Format("15:04")
	p.DurationInMinutes = int64(end.Sub(start.Time).Minutes())
	p.Created = model.At(c.s.now())
	p.Modified = p.Created
	p.ID = c.s.newID("pa")
	c.s.db.Personal.Save(p)
	v := c.flatPersonal(p, id)
	v["createdAt"] = p.Created
	if fault.On("flat-create-answers-200") {
		return c.bare(http.StatusOK, v)
	}
	return c.bare(http.StatusCreated, v)
}

func flatRegister(c *call) error {
	f, err := c.json()
	if err != nil {
		return err
	}
	f.need("residentId", "activityId")
	residentID, activityID := f.text("residentId"), f.text("activityId")
	if f.err != nil {
		return f.err
	}
	a, ok := c.s.db.Activities.Get(c.tenant, activityID)
	if !ok || a.Deleted {
		return notFound("activity")
	}
	r, err := c.register(a, model.RoleResident, residentID, "")
	if err != nil {
		return err
	}
	if fault.On("flat-registration-without-event") {
		c.events = nil
	}
	v := map[string]any{"id": r.ID, "residentId": residentID, "activityId": a.ID, "status": r.Status, "createdAt": r.At}
	if fault.On("flat-registration-wrapped") {
		return c.data(http.StatusCreated, v)
	}
	return c.bare(http.StatusCreated, v)
}

func (c *call) limit() (int, error) {
	text := c.query("limit")
	if text == "" {
		return defaultPage, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 0, invalid("limit must be a positive integer")
	}
	if fault.On("flat-limit-one-more") {
		n++
	}
	return min(n, maxPage), nil
}

func flatPhotos(c *call) error {
	n, err := c.limit()
	if err != nil {
		return err
	}
	who := c.query("residentId")
	photos := slices.DeleteFunc(c.s.db.Photos.List(c.tenant), func(p model.Photo) bool {
		return p.IsDeleted || who != "" && !slices.Contains(p.Users, who) && !fault.On("flat-photos-resident-ignored")
	})
	slices.SortFunc(photos, newestPhoto)
	list := []any{}
	for _, p := range photos[:min(n, len(photos))] {
		resident := who
		if resident == "" && len(p.Users) > 0 {
			resident = p.Users[0]
		}
		caption := ""
		if p.Caption != nil {
			caption = p.Caption.Text
		}
		list = append(list, map[string]any{"id": p.ID, "residentId": resident, "url": p.URL, "caption": caption, "createdAt": p.Created})
	}
	return c.data(http.StatusOK, list)
}

// flatMessages are the messages of the threads of a resident, or of the acting user.
func flatMessages(c *call) error {
	n, err := c.limit()
	if err != nil {
		return err
	}
	who := c.query("residentId")
	if who == "" {
		who = c.actor.ActingID
	}
	type item struct {
		m       model.Message
		subject string
	}
	var items []item
	for _, t := range c.s.db.Threads.List(c.tenant) {
		if memberAt(t, who) < 0 {
			continue
		}
		for _, m := range c.visible(t.ID, who) {
			subject := t.Title
			if fault.On("flat-message-subject-is-body") {
				subject = m.Body
			}
			items = append(items, item{m, subject})
		}
		if fault.On("flat-messages-first-thread-only") {
			break
		}
	}
	slices.SortFunc(items, func(x, y item) int { return y.m.CreatedAt.Compare(x.m.CreatedAt.Time) })
	list := []any{}
	for _, it := range items[:min(n, len(items))] {
		list = append(list, map[string]any{"id": it.m.ID, "residentId": who, "subject": it.subject, "body": it.m.Body, "createdAt": it.m.CreatedAt})
	}
	return c.data(http.StatusOK, list)
}
