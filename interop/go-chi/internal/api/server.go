// Package api answers the routes of the Community Engagement Service.
package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ces/internal/hook"
	"ces/internal/model"
	"ces/internal/store"

	"github.com/go-chi/chi/v5"
)

// Tenant is a customer with its token, system actor and teams.
type Tenant struct {
	Slug, Token, SystemActor string
	Teams                    []Team
}

// Team takes care of work requests.
type Team struct {
	Key  string `json:"key"`
	Name string `json:"name"`
}

// Server holds what the routes share. Requests take turns: turn is held while a
// request is answered, and each request that changes something is a transaction.
type Server struct {
	db      *store.DB
	hooks   *hook.Sender
	tenants map[string]Tenant
	base    string
	turn    sync.Mutex
	last    time.Time
	nextID  int
	cache   map[string]model.Resident // filled by a fault only
}

// New makes a server of the tenants; base is its own address.
func New(db *store.DB, hooks *hook.Sender, tenants []Tenant, base string) *Server {
	s := &Server{db: db, hooks: hooks, tenants: map[string]Tenant{}, base: base, nextID: 1000, cache: map[string]model.Resident{}}
	for _, t := range tenants {
		s.tenants[t.Slug] = t
	}
	return s
}

const maxBody = 64 << 20

// call is one request on its way.
type call struct {
	s      *Server
	w      http.ResponseWriter
	r      *http.Request
	tenant string
	actor  model.Identity
	body   []byte
	events []hook.Event
}

type apiError struct {
	status  int
	code    string
	message string
}

func (e *apiError) Error() string { return e.message }

func fail(status int, code, format string, args ...any) error {
	return &apiError{status, code, fmt.Sprintf(format, args...)}
}

func invalid(format string, args ...any) error {
	return fail(http.StatusBadRequest, "INVALID_REQUEST", format, args...)
}

func notFound(what string) error {
	return fail(http.StatusNotFound, "NOT_FOUND", "%s not found", what)
}

func forbidden(why string) error { return fail(http.StatusForbidden, "FORBIDDEN", "%s", why) }

func conflict(why string) error { return fail(http.StatusConflict, "CONFLICT", "%s", why) }

type handler func(c *call) error

// access says how far the acting headers of a route are checked.
type access int

const (
	known   access = iota // the acting id must be an identity of the tenant
	present               // the headers must be there
)

// handle wraps a handler with authentication, the transaction and the error answers.
func (s *Server) handle(a access, h handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
		if err != nil {
			writeError(w, fail(http.StatusBadRequest, "INVALID_REQUEST", "the body cannot be read or is too large"))
			return
		}
		s.turn.Lock()
		defer s.turn.Unlock()
		defer func() {
			if p := recover(); p != nil {
				log.Printf("%s %s: %v", r.Method, r.URL.Path, p)
				s.db.Rollback()
				writeError(w, fail(http.StatusInternalServerError, "INTERNAL", "internal error"))
			}
		}()
		r.Body = io.NopCloser(bytes.NewReader(body))
		c := &call{s: s, w: w, r: r, body: body}
		if err := c.authenticate(a); err != nil {
			writeError(w, err)
			return
		}
		if r.Method != http.MethodGet {
			s.db.Begin()
		}
		if err := h(c); err != nil {
			s.db.Rollback()
			writeError(w, err)
			return
		}
		s.db.Commit()
		for _, e := range c.events {
			s.hooks.Send(e)
		}
	}
}

func writeError(w http.ResponseWriter, err error) {
	var e *apiError
	if !errors.As(err, &e) {
		e = &apiError{http.StatusInternalServerError, "INTERNAL", "internal error"}
	}
	writeJSON(w, e.status, map[string]any{"error": map[string]string{"code": e.code, "message": e.message}})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(v)
}

func (c *call) authenticate(a access) error {
	token, ok := strings.CutPrefix(c.r.Header.Get("Authorization"), "Bearer ")
	owner := ""
	for _, t := range c.s.tenants {
		if ok && t.Token == token {
			owner = t.Slug
		}
	}
	if owner == "" {
		return fail(http.StatusUnauthorized, "UNAUTHENTICATED", "a valid bearer token is required")
	}
	acting, of := c.r.Header.Get("X-Acting-User-Id"), c.r.Header.Get("X-Acting-User-Tenant")
	if acting == "" || of == "" {
		return invalid("X-Acting-User-Id and X-Acting-User-Tenant are required")
	}
	c.tenant = owner
	if slug := c.param("tenant"); slug != "" {
		if _, there := c.s.tenants[slug]; !there {
			return notFound("tenant")
		}
		if slug != owner || of != slug {
			return forbidden("the token and the acting tenant must be those of the path")
		}
	}
	if a == present {
		return nil
	}
	id, ok := c.s.identity(c.tenant, acting)
	if !ok {
		return forbidden("unknown acting user")
	}
	c.actor = id
	return nil
}

// identity finds who acts under an acting id. Who is deleted cannot act.
func (s *Server) identity(tenant, acting string) (model.Identity, bool) {
	if acting == s.tenants[tenant].SystemActor {
		return model.Identity{ActingID: acting, RecordID: acting, Role: model.RoleSystem, Name: "System", Status: "active"}, true
	}
	if r, ok := s.db.Residents.Get(tenant, acting); ok && r.Status != "deleted" {
		return residentIdentity(*r), true
	}
	if n, ok := s.db.Connections.ByAlt(tenant, acting); ok && n.Status != "deleted" {
		return connectionIdentity(*n), true
	}
	if f, ok := s.db.Staff.ByAlt(tenant, acting); ok {
		return model.Identity{ActingID: f.AccountID, RecordID: f.ID, Role: model.RoleStaff, Name: f.FirstName + " " + f.LastName,
			Phone: f.Phone, Facilities: f.Facilities, Perms: f.Perms, Status: "active"}, true
	}
	return model.Identity{}, false
}

func residentIdentity(r model.Resident) model.Identity {
	return model.Identity{ActingID: r.ID, RecordID: r.ID, Role: model.RoleResident, Name: r.FullName, Phone: r.Phone,
		Facilities: []string{r.FacilityID}, Status: r.Status, Thumb: r.ThumbURL}
}

func connectionIdentity(n model.Connection) model.Identity {
	id := model.Identity{ActingID: n.AccountID, RecordID: n.ID, Role: model.RoleConnection, Name: n.Name(),
		Facilities: n.Facilities, Status: n.Status, Thumb: n.ThumbURL}
	if n.PhoneNumber != nil {
		id.Phone = fmt.Sprint(n.PhoneNumber)
	}
	return id
}

// param is a segment of the path.
func (c *call) param(name string) string {
	raw := chi.URLParam(c.r, name)
	if text, err := url.PathUnescape(raw); err == nil {
		return text
	}
	return raw
}

func (c *call) query(name string) string { return c.r.URL.Query().Get(name) }

func (c *call) data(status int, v any) error {
	writeJSON(c.w, status, map[string]any{"data": v})
	return nil
}

func (c *call) bare(status int, v any) error {
	writeJSON(c.w, status, v)
	return nil
}

func (c *call) noContent() error {
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}

func (c *call) file(f *model.File) error {
	kind := f.Type
	if kind == "" {
		kind = "application/octet-stream"
	}
	c.w.Header().Set("Content-Type", kind)
	c.w.Header().Set("Content-Disposition", disposition(f.Name))
	c.w.Header().Set("Content-Length", strconv.Itoa(len(f.Data)))
	_, _ = c.w.Write(f.Data)
	return nil
}

func disposition(name string) string {
	plain := strings.Map(func(r rune) rune {
		if r < 32 || r > 126 || r == '"' || r == '\\' {
			return '_'
		}
		return r
	}, name)
	if plain == name {
		return `attachment; filename="` + name + `"`
	}
	return `attachment; filename="` + plain + `"; filename*=UTF-8''` + url.PathEscape(name)
}

// now is the time of a change; no two changes share one.
func (s *Server) now() time.Time {
	t := time.Now().UTC().Truncate(time.Millisecond)
	if !t.After(s.last) {
		t = s.last.Add(time.Millisecond)
	}
	s.last = t
	return t
}

func (s *Server) newID(prefix string) string {
	s.nextID++
	return fmt.Sprintf("%s-%d", prefix, s.nextID)
}

// emit queues an event that is sent when the request has succeeded.
func (c *call) emit(kind, aggregate, id string) {
	c.events = append(c.events, hook.Event{EventType: kind, AggregateType: aggregate, ResourceID: id, Tenant: c.tenant, OccurredAt: model.At(c.s.now())})
}

func (c *call) is(roles ...model.Role) bool { return slices.Contains(roles, c.actor.Role) }

// zone is the time zone of a facility.
func (s *Server) zone(tenant, facilityID string) *time.Location {
	if f, ok := s.db.Facilities.Get(tenant, facilityID); ok {
		if loc, err := time.LoadLocation(f.Zone); err == nil {
			return loc
		}
	}
	return time.UTC
}

func (c *call) zoneOf(facilityID string) *time.Location { return c.s.zone(c.tenant, facilityID) }

func (c *call) facility() (*model.Facility, error) {
	f, ok := c.s.db.Facilities.Get(c.tenant, c.param("facilityId"))
	if !ok {
		return nil, notFound("facility")
	}
	return f, nil
}

func (c *call) resident() (*model.Resident, error) {
	r, ok := c.s.db.Residents.Get(c.tenant, c.param("residentId"))
	if !ok {
		return nil, notFound("resident")
	}
	return r, nil
}

func (c *call) connection() (*model.Connection, error) {
	n, ok := c.s.db.Connections.Get(c.tenant, c.param("connectionId"))
	if !ok {
		return nil, notFound("connection")
	}
	return n, nil
}
