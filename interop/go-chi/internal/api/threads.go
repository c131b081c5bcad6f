package api

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// participant is an acting id as it takes part in a thread.
func (c *call) participant(actingID string) map[string]any {
	id, ok := c.s.identity(c.tenant, actingID)
	if !ok {
		return map[string]any{"id": actingID, "fullName": "Former user", "type": "unknown", "declinedPhotoRelease": false, "status": "deleted"}
	}
	m := map[string]any{"id": id.ActingID, "fullName": id.Name, "type": id.Role, "declinedPhotoRelease": false, "status": id.Status}
	if id.Thumb != "" {
		m["thumbUrl"] = id.Thumb
	}
	return m
}

// sent tells whether a message has left; a scheduled one waits for its time.
func (c *call) sent(m model.Message) bool {
	return m.ScheduledAt == nil || !m.ScheduledAt.After(time.Now())
}

// visible are the messages of a thread that a user sees: those sent, and own scheduled ones.
func (c *call) visible(threadID, actingID string) []model.Message {
	all := c.s.db.Messages.ByOwner(c.tenant, threadID)
	return slices.DeleteFunc(all, func(m model.Message) bool { return !c.sent(m) && m.AuthorID != actingID })
}

// threadView is a thread as the acting user sees it.
func (c *call) threadView(t model.Thread) map[string]any {
	participants := []any{}
	for _, m := range t.Members {
		if !m.Left {
			participants = append(participants, c.participant(m.ActingID))
		}
	}
	me := t.Members[memberAt(t, c.actor.ActingID)]
	muted := me.Muted
	if fault.On("mute-shown-to-all") {
		muted = slices.ContainsFunc(t.Members, func(m model.Member) bool { return m.Muted })
	}
	v := map[string]any{"id": t.ID, "title": t.Title, "participants": participants, "isArchived": me.Archived, "isMuted": muted,
		"createdAt": t.CreatedAt}
	unread := 0
	var last *model.Message
	for _, m := range c.s.db.Messages.ByOwner(c.tenant, t.ID) {
		if !c.sent(m) {
			continue
		}
		last = &m
		if m.AuthorID != c.actor.ActingID && (me.LastRead == nil || m.CreatedAt.After(me.LastRead.Time)) {
			unread++
		}
	}
	if last != nil {
		v["lastMessage"], v["lastMessageAt"] = last.Body, last.CreatedAt
	}
	if fault.On("unread-count-at-most-one") {
		unread = min(unread, 1)
	}
	v["unreadCount"], v["hasRead"] = unread, unread == 0
	return v
}

func memberAt(t model.Thread, actingID string) int {
	return slices.IndexFunc(t.Members, func(m model.Member) bool { return m.ActingID == actingID && !m.Left })
}

// threads are those of the acting user.
func (c *call) threads() []model.Thread {
	return slices.DeleteFunc(c.s.db.Threads.List(c.tenant), func(t model.Thread) bool { return memberAt(t, c.actor.ActingID) < 0 })
}

func (c *call) activeAt(t model.Thread) string {
	at := t.CreatedAt
	for _, m := range c.s.db.Messages.ByOwner(c.tenant, t.ID) {
		if c.sent(m) {
			at = m.CreatedAt
		}
	}
	return at.UTC().Format(model.Stamp)
}

func (c *call) threadPage(at, size string, list []model.Thread) error {
	keys := map[string]string{}
	for _, t := range list {
		keys[t.ID] = c.activeAt(t)
	}
	slices.SortFunc(list, func(a, b model.Thread) int {
		if d := strings.Compare(keys[b.ID], keys[a.ID]); d != 0 {
			return d
		}
		return strings.Compare(a.ID, b.ID)
	})
	return pageAt(c, at, size, list, false, func(t model.Thread) cursor { return cursor{keys[t.ID], t.ID} },
		func(t model.Thread) any { return c.threadView(t) })
}

func listThreads(c *call) error {
	filter := c.query("filter")
	if filter != "" && filter != "archived" && filter != "active" {
		return invalid("filter must be one of archived, active")
	}
	archived := filter == "archived"
	search := strings.ToLower(c.query("searchValue"))
	list := slices.DeleteFunc(c.threads(), func(t model.Thread) bool {
		mine := t.Members[memberAt(t, c.actor.ActingID)].Archived
		if fault.On("archived-filter-of-any-member") {
			mine = slices.ContainsFunc(t.Members, func(m model.Member) bool { return m.Archived })
		}
		if fault.On("archived-filter-shows-all") && archived {
			mine = true
		}
		title := strings.ToLower(t.Title)
		return mine != archived || !strings.Contains(title, search)
	})
	return c.threadPage(c.query("cursor"), c.query("pageSize"), list)
}

func searchThreads(c *call) error {
	f, err := c.json()
	if err != nil {
		return err
	}
	search, who := strings.ToLower(f.text("searchValue")), f.text("participantId")
	archived := f.boolean("isArchived", false)
	at, size := c.query("cursor"), c.query("pageSize")
	if f.has("cursor") {
		at = f.text("cursor")
	}
	if n := f.integer("pageSize"); n != nil {
		size = numberOf(f.values["pageSize"]).String()
	}
	if f.err != nil {
		return f.err
	}
	list := slices.DeleteFunc(c.threads(), func(t model.Thread) bool {
		found := strings.Contains(strings.ToLower(t.Title), search)
		for _, m := range c.visible(t.ID, c.actor.ActingID) {
			found = found || strings.Contains(strings.ToLower(m.Body), search) && !fault.On("search-titles-only")
		}
		if fault.On("search-newest-message-only") {
			found = strings.Contains(strings.ToLower(t.Title), search)
			if all := c.visible(t.ID, c.actor.ActingID); len(all) > 0 {
				found = found || strings.Contains(strings.ToLower(all[len(all)-1].Body), search)
			}
		}
		with := who == "" || memberAt(t, who) >= 0 || memberAt(t, c.actingOf(who)) >= 0
		if fault.On("search-participant-ignored") {
			with = true
		}
		mine := t.Members[memberAt(t, c.actor.ActingID)].Archived
		if fault.On("search-is-archived-false-ignored") && !archived {
			mine = false
		}
		return !found || !with || f.has("isArchived") && mine != archived
	})
	return c.threadPage(at, size, list)
}

// actingOf is the acting id of a user that may be named by its record id.
func (c *call) actingOf(id string) string {
	if who, ok := c.s.identity(c.tenant, id); ok {
		return who.ActingID
	}
	if n, ok := c.s.db.Connections.Get(c.tenant, id); ok && n.Status != "deleted" {
		return n.AccountID
	}
	if s, ok := c.s.db.Staff.Get(c.tenant, id); ok {
		return s.AccountID
	}
	return ""
}

const messageFamily = "MESSAGE_FAMILY_RESIDENTS"

func createThread(c *call) error {
	f, err := c.json()
	if err != nil {
		return err
	}
	f.need("creatorId")
	if !f.has("participantIds") {
		f.bad("participantIds is required")
	}
	creator, title := f.text("creatorId"), f.text("title")
	named := f.strings("participantIds")
	if f.err != nil {
		return f.err
	}
	var members []string
	for _, id := range append(slices.Clone(named), creator) {
		acting := c.actingOf(id)
		if acting == "" {
			return invalid("unknown user %q", id)
		}
		members = union(members, []string{acting})
	}
	if fault.On("thread-creator-not-added") && len(named) > 0 {
		members = nil
		for _, id := range named {
			members = union(members, []string{c.actingOf(id)})
		}
	}
	by, _ := c.s.identity(c.tenant, c.actingOf(creator))
	restricted := by.Role == model.RoleResident || by.Role == model.RoleConnection
	if fault.On("thread-permission-residents-only") {
		restricted = by.Role == model.RoleResident
	}
	for i, acting := range members {
		who, _ := c.s.identity(c.tenant, acting)
		if fault.On("thread-permission-first-staff-only") && i > 0 {
			break
		}
		if restricted && who.Role == model.RoleStaff && !slices.Contains(who.Perms, messageFamily) && !fault.On("thread-permission-unchecked") {
			return forbidden(who.Name + " lacks the permission " + messageFamily)
		}
	}
	if fault.On("thread-permission-for-staff-creators") && by.Role == model.RoleStaff {
		for _, acting := range members {
			if who, _ := c.s.identity(c.tenant, acting); who.Role == model.RoleStaff && !slices.Contains(who.Perms, messageFamily) {
				return forbidden("the permission is missing")
			}
		}
	}
	t := model.Thread{Base: model.Base{Tenant: c.tenant}, ID: c.s.newID("thr"), Title: title, CreatedAt: model.At(c.s.now())}
	for _, acting := range members {
		t.Members = append(t.Members, model.Member{ActingID: acting})
	}
	c.s.db.Threads.Save(t)
	if memberAt(t, c.actor.ActingID) < 0 { // created on behalf of another: shown as the creator sees it
		c.actor.ActingID = members[len(members)-1]
	}
	return c.data(http.StatusCreated, c.threadView(t))
}
