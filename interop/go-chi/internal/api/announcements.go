package api

import (
	"net/http"
	"path/filepath"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

// announcementView is an announcement as the connection with the id sees it (empty: nobody in particular).
func (c *call) announcementView(a model.Announcement, connectionID string) map[string]any {
	attachments := []any{}
	for _, id := range a.Attachments {
		if f, ok := c.s.db.Files.Get(c.tenant, id); ok {
			attachments = append(attachments, map[string]any{"id": f.ID, "name": f.Name, "size": len(f.Data),
				"extension": strings.TrimPrefix(filepath.Ext(f.Name), ".")})
		}
	}
	groups := a.RecipientGroups
	if groups == nil {
		groups = []string{}
	}
	archived := connectionID != "" && slices.Contains(a.ArchivedBy, connectionID)
	if fault.On("announcement-archived-for-all") {
		archived = len(a.ArchivedBy) > 0
	}
	m := map[string]any{"id": a.ID, "from": a.From, "subject": a.Subject, "message": a.Message, "smsMessage": a.SMSMessage,
		"recipientGroups": groups, "facilities": a.Facilities, "status": a.Status, "createdBy": a.CreatedBy, "createdAt": a.CreatedAt,
		"attachments": attachments, "isRead": connectionID != "" && slices.Contains(a.ReadBy, connectionID), "isArchived": archived}
	if a.ScheduledAt != nil {
		m["scheduledAt"] = a.ScheduledAt
	}
	return m
}

// received finds an announcement that went to the connection of the path, for
// that connection itself or a system actor.
func (c *call) received() (*model.Announcement, *model.Connection, error) {
	mine := c.actor.Role == model.RoleConnection && c.actor.RecordID == c.param("connectionId")
	if fault.On("announcement-any-connection") && c.is(model.RoleConnection) {
		mine = true
	}
	if fault.On("announcement-unarchive-unchecked") && strings.HasSuffix(c.r.URL.Path, "/unarchive") {
		mine = true
	}
	if fault.On("announcement-staff-reads-connection") && c.is(model.RoleStaff) {
		mine = true
	}
	system := c.is(model.RoleSystem)
	if fault.On("announcement-system-not-for-archive") && c.r.Method == http.MethodPost {
		system = false
	}
	if !mine && !system {
		return nil, nil, forbidden("only the connection itself or a system actor")
	}
	n, err := c.connection()
	if err != nil {
		return nil, nil, err
	}
	a, ok := c.s.db.Announcements.Get(c.tenant, c.param("announcementId"))
	if !ok || a.Status != "sent" || !overlap(a.Facilities, n.Facilities) || len(a.RecipientGroups) > 0 && !overlap(a.RecipientGroups, n.Groups) {
		return nil, nil, notFound("announcement")
	}
	return a, n, nil
}

func overlap(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

func connectionAnnouncement(c *call) error {
	a, n, err := c.received()
	if err != nil {
		return err
	}
	return c.data(http.StatusOK, c.announcementView(*a, n.ID))
}

func archiveAnnouncement(c *call) error {
	a, n, err := c.received()
	if err != nil {
		return err
	}
	a.ArchivedBy = union(a.ArchivedBy, []string{n.ID})
	c.s.db.Announcements.Save(*a)
	return c.noContent()
}

func unarchiveAnnouncement(c *call) error {
	a, n, err := c.received()
	if err != nil {
		return err
	}
	if fault.On("unarchive-by-system-ignored") && c.is(model.RoleSystem) {
		return c.noContent()
	}
	a.ArchivedBy = slices.DeleteFunc(a.ArchivedBy, func(id string) bool { return id == n.ID })
	if fault.On("unarchive-clears-all-connections") {
		a.ArchivedBy = nil
	}
	c.s.db.Announcements.Save(*a)
	return c.noContent()
}

func (c *call) systemOnly() error {
	if !c.is(model.RoleSystem) {
		return forbidden("system actors only")
	}
	return nil
}

func getAnnouncement(c *call) error {
	if err := c.systemOnly(); err != nil && !(fault.On("announcement-flat-for-connections") && c.is(model.RoleConnection)) {
		return err
	}
	a, ok := c.s.db.Announcements.Get(c.tenant, c.param("announcementId"))
	if !ok {
		return notFound("announcement")
	}
	return c.data(http.StatusOK, c.announcementView(*a, ""))
}

func announcementAttachment(c *call) error {
	if err := c.systemOnly(); err != nil && !fault.On("announcement-attachment-unchecked") {
		return err
	}
	a, ok := c.s.db.Announcements.Get(c.tenant, c.param("announcementId"))
	id := c.param("attachmentId")
	if !ok || !slices.Contains(a.Attachments, id) {
		return notFound("attachment")
	}
	if fault.On("announcement-first-attachment-always") {
		id = a.Attachments[0]
	}
	f, ok := c.s.db.Files.Get(c.tenant, id)
	if !ok {
		return notFound("attachment")
	}
	return c.file(f)
}
