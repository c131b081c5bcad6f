package main

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"
)

type answer struct {
	status int // 0 when there was none
	body   []byte
	after  time.Duration // Retry-After
}

var (
	client    *http.Client
	lastActor string // used by one defect
	idMu      sync.Mutex
	homeOf    = map[string]string{} // request id -> resident, used by one variation
)

func setUpClient() {
	client = &http.Client{
		Timeout:       4 * time.Second,
		Transport:     &http.Transport{DisableKeepAlives: may("no-keep-alive"), MaxIdleConnsPerHost: 4},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	if on("no-time-out") {
		client.Timeout = 0
	}
	lastActor = cfg.system
}

func seg(s string) string {
	if on("id-not-escaped") {
		return s
	}
	return url.PathEscape(s)
}

// routeOf gives the path below the tenant and the identity that may see the resource.
func routeOf(e *event, thing string) (path, actor string) {
	id := seg(e.id)
	plain := "/" + map[string]string{photo: "photos", activity: "activities", announcement: "announcements"}[thing] + "/" + id
	nested := func(resident, collection string) string {
		return "/residents/" + seg(resident) + "/" + collection + "/" + id
	}
	switch thing {
	case photo:
		switch {
		case on("photo-facility-route"):
			return "/facilities/" + seg(firstFacility()) + plain, cfg.system
		case may("photos-as-staff"):
			return plain, cfg.staff
		}
	case activity:
		switch {
		case on("activity-facility-route"):
			return "/facilities/" + seg(firstFacility()) + plain, cfg.system
		case on("activity-as-staff"):
			return plain, cfg.staff
		case on("occurred-at-as-occurrence"):
			day, _, _ := strings.Cut(e.occurredAt, "T")
			return plain + "?occurrenceDate=" + url.QueryEscape(day), cfg.system
		case may("activities-as-resident"):
			return plain, cfg.resident
		case may("activity-with-acting-user"):
			return plain + "?actingUserId=" + url.QueryEscape(cfg.resident), cfg.system
		}
	case announcement:
		switch {
		case on("announcement-nested-route"):
			return "/connections/" + seg(cfg.connection) + plain, cfg.system
		case on("announcement-as-staff"):
			return plain, cfg.staff
		case on("announcement-as-connection"):
			return plain, cfg.connection
		case on("actor-left-over"):
			idMu.Lock()
			defer idMu.Unlock()
			return plain, lastActor
		}
	case transport:
		path, actor = nested(cfg.resident, "transportation-requests"), cfg.resident
		switch {
		case on("transport-flat-route"):
			path = "/transportation-requests/" + id
		case on("transport-as-system"):
			actor = cfg.system
		case on("transport-as-staff"):
			actor = cfg.staff
		case on("transport-as-connection"):
			actor = cfg.connection
		case on("transport-under-connection"):
			path, actor = nested(cfg.connection, "transportation-requests"), cfg.connection
		case on("deleted-request-as-system") && strings.HasSuffix(e.kind, ".deleted"):
			actor = cfg.system
		case on("occurrence-asked-for"):
			day, _, _ := strings.Cut(e.occurredAt, "T")
			path += "?occurrenceDate=" + url.QueryEscape(day)
		}
		return path, actor
	case work:
		path, actor = nested(cfg.resident, "work-requests"), cfg.resident
		switch {
		case on("work-as-system"):
			actor = cfg.system
		case on("work-as-staff"):
			actor = cfg.staff
		case on("work-on-transport-route"):
			path = nested(cfg.resident, "transportation-requests")
		}
		return path, actor
	}
	return plain, cfg.system
}

func fetchFor(e *event, thing string, attempt int) answer {
	path, actor := routeOf(e, thing)
	if may("ping-first") || on("ping-without-headers") {
		req := request("GET", cfg.url+"/ping", actor, nil)
		if on("ping-without-headers") {
			req.Header = http.Header{}
		}
		do(req)
	}
	if on("tenant-ping-gates") {
		if a := send(at("/ping"), actor, thing, e, 0); a.status != http.StatusOK {
			return answer{status: http.StatusServiceUnavailable}
		}
	}
	a := send(at(path), actor, thing, e, attempt)
	idMu.Lock()
	lastActor = actor
	idMu.Unlock()
	if may("resident-looked-up") && (thing == transport || thing == work) && a.status == http.StatusNotFound {
		return lookUp(e, thing, a)
	}
	if on("photo-written-back") && thing == photo && a.status == http.StatusOK {
		if req := request("PUT", at(path), actor, strings.NewReader(`{"caption":"seen"}`)); req != nil {
			do(req)
		}
	}
	return a
}

func at(path string) string {
	return cfg.url + "/api/v1/" + seg(cfg.tenant) + path
}

// request makes a request with the headers that every request must carry.
func request(method, address, actor string, body io.Reader) *http.Request {
	req, err := http.NewRequestWithContext(context.Background(), method, address, body)
	if err != nil {
		log.Print(err)
		return nil
	}
	req.Header.Set("Authorization", "Bearer "+cfg.token)
	req.Header.Set("X-Acting-User-Id", actor)
	req.Header.Set("X-Acting-User-Tenant", cfg.tenant)
	req.Header.Set("Accept", "application/json")
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	return req
}

func send(address, actor, thing string, e *event, attempt int) answer {
	switch {
	case on("route-without-version"):
		address = strings.Replace(address, "/api/v1/", "/api/", 1)
	case on("version-two-for-planned") && thing == transport:
		address = strings.Replace(address, "/api/v1/", "/api/v2/", 1)
	case on("announcement-without-tenant") && thing == announcement:
		address = strings.Replace(address, "/api/v1/"+seg(cfg.tenant), "/api/v1", 1)
	}
	req := request("GET", address, actor, nil)
	if req == nil {
		return answer{}
	}
	h := req.Header
	again := attempt > 0
	switch {
	case on("acting-user-missing-on-photos") && thing == photo,
		on("acting-user-missing-on-retry") && again,
		on("acting-user-missing-on-deletes") && strings.HasSuffix(e.kind, ".deleted"):
		h.Del("X-Acting-User-Id")
	case on("tenant-header-missing"),
		on("tenant-header-missing-on-announcements") && thing == announcement:
		h.Del("X-Acting-User-Tenant")
	case on("token-missing-on-retry") && again:
		h.Del("Authorization")
	case on("token-without-bearer"):
		h.Set("Authorization", cfg.token)
	case on("key-sent-as-token"):
		h.Set("Authorization", "Bearer "+cfg.key)
	case on("acting-user-misnamed"):
		h.Del("X-Acting-User-Id")
		h.Set("X-Acting-User", actor)
	case on("tenant-header-misnamed") && thing != photo:
		h.Del("X-Acting-User-Tenant")
		h.Set("X-Tenant", cfg.tenant)
	case on("acting-headers-swapped-on-work") && thing == work:
		h.Set("X-Acting-User-Id", cfg.tenant)
		h.Set("X-Acting-User-Tenant", actor)
	case may("extra-headers"):
		h.Set("User-Agent", "engagement-receiver/3")
		h.Set("X-Request-Id", e.eventID)
		h.Set("Cache-Control", "no-cache")
	case may("lower-case-headers"):
		for _, name := range []string{"Authorization", "X-Acting-User-Id", "X-Acting-User-Tenant"} {
			h[strings.ToLower(name)] = h[name]
			delete(h, name)
		}
	}
	return do(req)
}

func do(req *http.Request) answer {
	res, err := client.Do(req)
	if err != nil {
		log.Print(err)
		return answer{}
	}
	defer res.Body.Close()
	body, err := io.ReadAll(io.LimitReader(res.Body, 16<<20))
	if err != nil && !on("cut-off-body-stored") {
		return answer{}
	}
	a := answer{status: res.StatusCode, body: body}
	if s, err := strconv.Atoi(res.Header.Get("Retry-After")); err == nil {
		a.after = time.Duration(s) * time.Second
	}
	return a
}

// list reads the ids and the next cursor of a list answer.
func list(address, actor string) (ids []string, next string) {
	var l struct {
		Data       []struct{ ID string }
		NextCursor string
	}
	if req := request("GET", address, actor, nil); req != nil {
		json.Unmarshal(do(req).body, &l)
	}
	for _, d := range l.Data {
		ids = append(ids, d.ID)
	}
	return ids, l.NextCursor
}

func firstFacility() string {
	if ids, _ := list(at("/facilities"), cfg.system); len(ids) > 0 {
		return ids[0]
	}
	return "none"
}

// lookUp finds the resident whose request it is; the event does not name them.
func lookUp(e *event, thing string, a answer) answer {
	collection := map[string]string{transport: "transportation-requests", work: "work-requests"}[thing]
	idMu.Lock()
	home := homeOf[e.id]
	idMu.Unlock()
	try := func(resident string) bool {
		got := send(at("/residents/"+seg(resident)+"/"+collection+"/"+seg(e.id)), resident, thing, e, 0)
		if got.status != http.StatusOK {
			return false
		}
		idMu.Lock()
		homeOf[e.id] = resident
		idMu.Unlock()
		a = got
		return true
	}
	if home != "" {
		try(home)
		return a
	}
	facilities, _ := list(at("/facilities"), cfg.system)
	for _, f := range facilities {
		for cursor, page := "", 0; page == 0 || (cursor != "" && page < 50); page++ {
			q := "?pageSize=100"
			if cursor != "" {
				q += "&cursor=" + url.QueryEscape(cursor)
			}
			var ids []string
			ids, cursor = list(at("/facilities/"+seg(f)+"/residents"+q), cfg.system)
			for _, r := range ids {
				if r != cfg.resident && try(r) {
					return a
				}
			}
		}
	}
	return a
}
