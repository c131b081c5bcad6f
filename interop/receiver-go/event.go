package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

// What an event is about. The kind of thing decides the route and the identity of the fetch.
const (
	photo        = "photo"
	activity     = "activity"
	announcement = "announcement"
	transport    = "transportation_request"
	work         = "work_request"
	registration = "registration"
)

type event struct {
	kind, aggregate, occurredAt, tenant, eventID, id string

	raw     []byte
	members map[string]any
}

func (e *event) member(name string) string {
	switch v := e.members[name].(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return ""
}

var (
	lastOf       = map[string]string{} // used by the defects about occurredAt
	lastMu       sync.Mutex
	knownMembers = " eventType aggregateType occurredAt tenant eventId resourceId "
)

func parse(body []byte) (*event, error) {
	d := json.NewDecoder(bytes.NewReader(body))
	d.UseNumber()
	e := &event{raw: body}
	if err := d.Decode(&e.members); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("something follows the object")
	}
	e.kind, e.aggregate, e.occurredAt = e.member("eventType"), e.member("aggregateType"), e.member("occurredAt")
	e.tenant, e.eventID, e.id = e.member("tenant"), e.member("eventId"), e.member("resourceId")
	switch {
	case on("id-from-event-id"):
		e.id = e.eventID
	case on("id-from-id-member"):
		e.id = e.member("id")
	case on("id-lower-cased"):
		e.id = strings.ToLower(e.id)
	case on("id-as-number"):
		n, _ := strconv.ParseInt(e.id, 10, 64)
		e.id = strconv.FormatInt(n, 10)
	case on("id-prefix-cut"):
		e.id = e.id[strings.LastIndexAny(e.id, "-_:")+1:]
	case on("unknown-member-refused"):
		for m := range e.members {
			if !strings.Contains(knownMembers, " "+m+" ") {
				return nil, errors.New("unknown member " + m)
			}
		}
	case on("aggregate-required") && e.aggregate == "":
		return nil, errors.New("aggregateType is missing")
	case on("occurred-at-needs-z") && !strings.HasSuffix(e.occurredAt, "Z"):
		return nil, errors.New("occurredAt is no time")
	case on("occurred-at-no-fraction") && strings.Contains(e.occurredAt, "."):
		return nil, errors.New("occurredAt is no time")
	case on("planned-refused") && strings.HasPrefix(e.kind, transport+"."):
		return nil, errors.New("not yet delivered")
	}
	if e.kind == "" {
		return nil, errors.New("eventType is missing")
	}
	if (e.id == "" || e.id == "." || e.id == "..") && !on("id-from-id-member") && !on("id-from-query") {
		return nil, errors.New("resourceId is missing")
	}
	return e, nil
}

// thing says what the event is about, "" when we do not know its kind.
func (e *event) thing() string {
	head, tail, _ := strings.Cut(e.kind, ".")
	switch {
	case on("notification-always-transport") && head == "notification":
		return transport
	case on("notification-dropped") && head == "notification",
		on("work-request-dropped") && head == work,
		on("three-aggregates-only") && !strings.Contains(" photo activity transportation_request ", " "+e.aggregate+" "),
		on("type-must-match-aggregate") && head != e.aggregate,
		on("comment-created-ignored") && tail == "comment_created",
		on("photo-updated-ignored") && e.kind == "photo.updated",
		on("activity-deleted-ignored") && e.kind == "activity.deleted":
		return ""
	case head == "notification" && strings.HasPrefix(tail, "transportation"):
		return transport
	case head == "notification" && strings.HasPrefix(tail, work):
		return work
	case head == photo || head == activity || head == announcement || head == transport || head == work || head == registration:
		return head
	}
	return ""
}

// outOfTime is not part of the receiver proper: occurredAt decides nothing, every event is a reason to fetch.
func (e *event) outOfTime() bool {
	if !strings.HasPrefix(defect, "occurred-at-") {
		return false
	}
	lastMu.Lock()
	defer lastMu.Unlock()
	t, err := time.Parse(time.RFC3339, e.occurredAt)
	last, any := lastOf[e.id], lastOf[""]
	old, _ := time.Parse(time.RFC3339, last)
	newest, _ := time.Parse(time.RFC3339, any)
	if e.occurredAt > last || on("occurred-at-same-second") {
		lastOf[e.id] = e.occurredAt
	}
	if err == nil && t.After(newest) {
		lastOf[""] = e.occurredAt
	}
	switch {
	case on("occurred-at-text-order"):
		return e.occurredAt < last
	case on("occurred-at-same-second"):
		return last != "" && err == nil && t.Unix() == old.Unix()
	case on("occurred-at-global-watermark"):
		return err == nil && t.Before(newest)
	case on("occurred-at-too-old"):
		return err == nil && time.Since(t) > 5*time.Minute
	}
	return false
}

// accept takes a delivery whose key is good and says what to answer.
func accept(e *event) (int, string) {
	thing := e.thing()
	if e.tenant != "" && e.tenant != cfg.tenant && !on("foreign-tenant-taken") {
		if may("foreign-tenant-refused") {
			return http.StatusForbidden, "not our tenant"
		}
		return http.StatusOK, "not our tenant, ignored"
	}
	switch {
	case thing == "":
		if on("unknown-kind-crashes") {
			os.Exit(2)
		}
		if may("unknown-kind-refused") {
			return http.StatusUnprocessableEntity, "unknown kind"
		}
		return http.StatusOK, "unknown kind, ignored"
	case thing == registration && !may("registration-fetches-activity"):
		// No route fetches one registration, and what the id names is not documented.
		if on("registration-500") {
			return http.StatusInternalServerError, "no route for it"
		}
		if on("registration-deleted-removes") && e.kind == "registration.deleted" {
			store.dropAll(e.id)
		}
		return http.StatusOK, "nothing to fetch"
	case e.id == "":
		return http.StatusOK, "no id"
	case e.outOfTime():
		return http.StatusOK, "late, ignored"
	case seen.before(e):
		if on("duplicate-refused") {
			return http.StatusConflict, "seen before"
		}
		return http.StatusOK, "seen before"
	}
	switch _, held := store.get(e.id); {
	case on("cached-never-refetched") && held && e.kind != "photo.deleted":
		return http.StatusOK, "already held"
	case on("photo-deleted-keeps") && e.kind == "photo.deleted":
		return http.StatusOK, "noted"
	case on("activity-deleted-not-fetched") && thing == activity && e.kind == "activity.deleted",
		on("transport-deleted-not-fetched") && e.kind == "transportation_request.deleted":
		store.drop(thing, e.id)
		return http.StatusOK, "removed"
	}
	if may("answer-first") {
		time.AfterFunc(300*time.Millisecond, func() { submit(e) })
		return http.StatusOK, "noted"
	}
	select {
	case result := <-submit(e):
		switch {
		case on("status-passed-through") && result >= 300,
			on("failure-left-to-sender") && result >= 500,
			on("seen-before-fetched") && result >= 500:
			return result, "the fetch failed"
		case may("answer-503-on-failure") && (result == 0 || result >= 500):
			return http.StatusServiceUnavailable, "will be fetched later"
		}
		return http.StatusOK, "done"
	case <-time.After(2500 * time.Millisecond):
		if may("answer-503-on-failure") {
			return http.StatusServiceUnavailable, "will be fetched later"
		}
		return http.StatusOK, "will be fetched later"
	}
}
