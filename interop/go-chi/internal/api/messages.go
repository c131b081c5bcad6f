package api

import (
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

// thread finds a thread of the acting user and the place of the user in it.
func (c *call) thread() (*model.Thread, int, error) {
	t, ok := c.s.db.Threads.Get(c.tenant, c.param("threadId"))
	if !ok {
		return nil, 0, notFound("thread")
	}
	at := memberAt(*t, c.actor.ActingID)
	if at < 0 && fault.On("left-thread-still-open") {
		at = slices.IndexFunc(t.Members, func(m model.Member) bool { return m.ActingID == c.actor.ActingID })
		if at >= 0 {
			t.Members[at].Left = false
		}
	}
	if at < 0 {
		return nil, 0, notFound("thread")
	}
	return t, at, nil
}

func getThread(c *call) error {
	t, _, err := c.thread()
	if err != nil {
		return err
	}
	return c.data(http.StatusOK, c.threadView(*t))
}

func renameThread(c *call) error {
	t, _, err := c.thread()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	if f.has("title") {
		t.Title = f.text("title")
	}
	if f.err != nil {
		return f.err
	}
	if !fault.On("thread-title-not-stored") {
		c.s.db.Threads.Save(*t)
	}
	return c.data(http.StatusOK, c.threadView(*t))
}

// setMember changes the acting user's state of a thread.
func setMember(change func(c *call, m *model.Member) error) handler {
	return func(c *call) error {
		t, at, err := c.thread()
		if err != nil {
			return err
		}
		if err := change(c, &t.Members[at]); err != nil {
			return err
		}
		if fault.On("archive-for-everyone") && t.Members[at].Archived {
			for i := range t.Members {
				t.Members[i].Archived = true
			}
		}
		c.s.db.Threads.Save(*t)
		return c.noContent()
	}
}

func archiveThread(c *call, m *model.Member) error {
	m.Archived = true
	if fault.On("archive-leaves-thread") {
		m.Left = true
	}
	return nil
}

func leaveThread(c *call, m *model.Member) error {
	if fault.On("leave-only-archives") {
		m.Archived = true
		return nil
	}
	m.Left = true
	return nil
}

func muteThread(c *call, m *model.Member) error {
	switch c.query("isMuted") {
	case "true":
		m.Muted = true
	case "false":
		m.Muted = fault.On("unmute-has-no-effect") && m.Muted
	default:
		return invalid("isMuted must be true or false")
	}
	return nil
}

func readThread(c *call, m *model.Member) error {
	if fault.On("read-sticks-forever") {
		m.LastRead = model.Ptr(c.s.now().AddDate(1, 0, 0))
		return nil
	}
	m.LastRead = model.Ptr(c.s.now())
	return nil
}

func (c *call) messageView(m model.Message) map[string]any {
	v := map[string]any{"id": m.ID, "threadId": m.ThreadID, "body": m.Body, "author": c.participant(m.AuthorID), "status": m.Status,
		"createdAt": m.CreatedAt, "isDeleted": m.Deleted}
	if m.ScheduledAt != nil {
		v["scheduledAt"] = m.ScheduledAt
	}
	if m.Attachment != nil {
		v["attachment"] = m.Attachment
	}
	return v
}

func listMessages(c *call) error {
	t, at, err := c.thread()
	if err != nil {
		return err
	}
	if fault.On("listing-messages-marks-read") {
		t.Members[at].LastRead = model.Ptr(c.s.now())
		c.s.db.Threads.Save(*t)
	}
	search := c.query("searchValue")
	list := slices.DeleteFunc(c.visible(t.ID, c.actor.ActingID), func(m model.Message) bool {
		if fault.On("message-search-case-sensitive") {
			return !strings.Contains(m.Body, search)
		}
		if fault.On("message-search-ascii-only") && strings.ToLower(search) != search {
			return !strings.Contains(asciiLower(m.Body), asciiLower(search))
		}
		return !strings.Contains(strings.ToLower(m.Body), strings.ToLower(search))
	})
	if fault.On("message-search-ignored-on-next-page") && c.query("cursor") != "" {
		list = c.visible(t.ID, c.actor.ActingID)
	}
	if fault.On("message-before-honoured") && c.query("before") != "" {
		list = slices.DeleteFunc(list, func(m model.Message) bool {
			return m.CreatedAt.UTC().Format(model.Stamp) >= c.query("before")
		})
	}
	slices.SortFunc(list, func(a, b model.Message) int { return b.CreatedAt.Compare(a.CreatedAt.Time) })
	if fault.On("messages-oldest-first") {
		slices.Reverse(list)
		return page(c, list, true, messageKey, func(m model.Message) any { return c.messageView(m) })
	}
	return page(c, list, false, messageKey, func(m model.Message) any { return c.messageView(m) })
}

func messageKey(m model.Message) cursor { return cursor{m.CreatedAt.UTC().Format(model.Stamp), m.ID} }

func asciiLower(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, text)
}

func postMessage(c *call) error {
	t, at, err := c.thread()
	if err != nil {
		return err
	}
	var f *fields
	m := model.Message{Base: model.Base{Tenant: c.tenant}, ThreadID: t.ID, AuthorID: c.actor.ActingID, Status: "sent"}
	if c.isMultipart() {
		form, err := c.form()
		if err != nil {
			return err
		}
		f = form.fields("body", "scheduledAt")
		for _, name := range []string{"attachment", "file"} {
			up, err := form.file(name, false)
			if err != nil {
				return err
			}
			if up != nil {
				ref := c.storeFile(*up)
				m.Attachment = &model.MessageFile{ID: ref.ID, URL: c.s.fileURL(c.tenant, ref.ID), Type: ref.Type, Name: ref.Name, Size: int64(ref.Size)}
			}
		}
	} else if f, err = c.json(); err != nil {
		return err
	}
	f.need("body")
	m.Body = f.text("body")
	now := model.At(c.s.now())
	m.CreatedAt = now
	if at := f.time("scheduledAt"); at != nil {
		if !at.After(now.Time) {
			f.bad("scheduledAt must be in the future")
		}
		m.ScheduledAt, m.Status = at, "scheduled"
	}
	if f.has("attachment") {
		m.Attachment = readMessageFile(f)
	}
	if f.err != nil {
		return f.err
	}
	m.ID = c.s.newID("msg")
	if fault.On("message-of-thread-creator") {
		m.AuthorID = t.Members[len(t.Members)-1].ActingID
	}
	c.s.db.Messages.Save(m)
	if m.ScheduledAt == nil {
		for i := range t.Members {
			if i != at && !fault.On("archived-thread-stays-archived") {
				t.Members[i].Archived = false
			}
			if i == at && fault.On("own-message-unarchives") {
				t.Members[i].Archived = false
			}
		}
		t.Members[at].LastRead = model.Ptr(now.Time)
		if fault.On("new-message-read-for-all") {
			for i := range t.Members {
				t.Members[i].LastRead = model.Ptr(now.Time)
			}
		}
	}
	c.s.db.Threads.Save(*t)
	return c.data(http.StatusCreated, c.messageView(m))
}

// readMessageFile takes over the attachment object of a JSON body.
func readMessageFile(f *fields) *model.MessageFile {
	object, ok := f.values["attachment"].(map[string]any)
	if !ok {
		f.bad("attachment must be an object")
		return nil
	}
	part := &fields{values: object, loc: f.loc}
	at := &model.MessageFile{ID: part.text("id"), URL: part.text("url"), Type: part.text("type"), Name: part.text("name")}
	if n := part.count("size"); n != nil {
		at.Size = *n
	}
	f.take(part)
	return at
}

// fields gives the text parts of a form as members of an object.
func (f *form) fields(names ...string) *fields {
	values := map[string]any{}
	for _, name := range names {
		if len(f.parts.Value[name]) > 0 {
			values[name] = f.text(name)
		}
	}
	return &fields{values: values, loc: timeUTC}
}
