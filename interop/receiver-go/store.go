package main

import (
	"bytes"
	"encoding/json"
	"log"
	"slices"
	"strings"
	"sync"
)

// The store holds what the last fetch of each resource answered. Ids are only
// unique within one kind of thing.
type entry struct {
	raw []byte
	at  int
}

type shelf struct {
	sync.Mutex
	held map[[2]string]entry
	n    int
}

var store = shelf{held: map[[2]string]entry{}}

func (s *shelf) put(thing, id string, raw []byte) {
	s.Lock()
	defer s.Unlock()
	if on("same-id-mixed-up") {
		for k := range s.held {
			if k[1] == id {
				delete(s.held, k)
			}
		}
	}
	s.n++
	s.held[[2]string{thing, id}] = entry{raw, s.n}
}

// get gives the newest thing with this id.
func (s *shelf) get(id string) (raw []byte, ok bool) {
	s.Lock()
	defer s.Unlock()
	at := 0
	for k, e := range s.held {
		if k[1] == id && e.at > at {
			raw, at, ok = e.raw, e.at, true
		}
	}
	return raw, ok
}

func (s *shelf) drop(thing, id string) {
	s.Lock()
	defer s.Unlock()
	delete(s.held, [2]string{thing, id})
}

func (s *shelf) dropAll(id string) {
	s.Lock()
	defer s.Unlock()
	for k := range s.held {
		if k[1] == id {
			delete(s.held, k)
		}
	}
}

func (s *shelf) all() (keys [][2]string) {
	s.Lock()
	defer s.Unlock()
	for k := range s.held {
		keys = append(keys, k)
	}
	return keys
}

// keep stores the body of a fetch. It is false when the body is no JSON object.
func keep(e *event, thing string, raw []byte) bool {
	if on("cut-off-body-stored") {
		store.put(thing, e.id, raw)
		return true
	}
	top, err := decode(raw)
	if err != nil || top == nil {
		return false
	}
	data, ok := top["data"].(map[string]any)
	if !ok {
		data = top
	}
	text := func(m map[string]any, name string) string { s, _ := m[name].(string); return s }
	id := e.id
	switch {
	case on("bare-resource-expected") && text(top, "id") == "",
		on("photo-gallery-only") && thing == photo && text(data, "type") != "gallery",
		on("photo-caption-required") && thing == photo && data["caption"] == nil,
		on("transport-driver-required") && thing == transport && data["driver"] == nil,
		on("transport-final-dropped") && thing == transport && strings.Contains(" denied cancelled completed ", " "+text(data, "status")+" "),
		on("modified-not-newer-dropped") && !newer(thing, id, text(data, "modified")),
		on("first-version-kept") && has(thing, id),
		on("own-facility-only") && !ours(data):
		log.Printf("%s %s dropped", thing, id)
		return true
	case on("cancelled-activity-removed") && thing == activity && data["isCancelled"] == true:
		store.drop(thing, id)
		return true
	case on("event-stored"):
		raw = e.raw
	case on("stored-under-event-id"):
		id = e.eventID
	case on("stored-under-reference-number") && text(data, "referenceNumber") != "":
		id = text(data, "referenceNumber")
	case on("numbers-rounded"):
		var v any
		json.Unmarshal(raw, &v)
		raw, _ = json.Marshal(v)
	case on("known-members-only"):
		for name := range data {
			if !strings.Contains(" id name title status created modified url type startDate endDate subject message facilityId ", " "+name+" ") {
				delete(data, name)
			}
		}
		raw, _ = json.Marshal(top)
	case on("nulls-left-out"):
		for name, v := range data {
			if v == nil {
				delete(data, name)
			}
		}
		raw, _ = json.Marshal(top)
	case on("vanished-members-stay"):
		if old, ok := store.get(id); ok {
			if was, _ := decode(old); was != nil {
				if m, ok := was["data"].(map[string]any); ok {
					for name, v := range m {
						if _, there := data[name]; !there || data[name] == nil {
							data[name] = v
						}
					}
				}
			}
			raw, _ = json.Marshal(top)
		}
	case may("with-meta"):
		top["_meta"] = map[string]any{"eventId": e.eventID, "eventType": e.kind}
		raw, _ = json.Marshal(top)
	}
	store.put(thing, id, raw)
	return true
}

func decode(raw []byte) (m map[string]any, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	return m, d.Decode(&m)
}

// The rest serves defects only.

func has(thing, id string) bool {
	store.Lock()
	defer store.Unlock()
	_, ok := store.held[[2]string{thing, id}]
	return ok
}

func newer(thing, id, modified string) bool {
	old, ok := store.get(id)
	was, _ := decode(old)
	m, _ := was["data"].(map[string]any)
	last, _ := m["modified"].(string)
	return !ok || modified > last
}

func ours(data map[string]any) bool {
	mine, _ := list(at("/facilities"), cfg.resident)
	theirs, _ := data["facilities"].([]any)
	if f, ok := data["facilityId"]; ok {
		theirs = append(theirs, f)
	}
	for _, f := range theirs {
		if s, _ := f.(string); slices.Contains(mine, s) {
			return true
		}
	}
	return theirs == nil
}
