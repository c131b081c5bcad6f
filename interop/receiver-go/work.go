package main

import (
	"log"
	"math/rand"
	"net/http"
	"sync"
	"time"
)

// Events of one resource are worked one after the other; those of different
// resources side by side. A job lives until its last event has been worked.
type job struct {
	ev      *event
	gen     int
	wake    chan bool
	waiters map[int][]chan int
}

var (
	jobs   = map[string]*job{}
	jobsMu sync.Mutex
	slots  chan bool
	lineMu sync.Mutex // used by defects
	batch  []*event
	gone   sync.Map
)

func setUpWork() {
	n := 4
	if may("serial") {
		n = 1
	}
	if may("many-workers") {
		n = 32
	}
	slots = make(chan bool, n)
	if may("periodic-refresh") {
		go func() {
			for range time.Tick(3 * time.Second) {
				for _, k := range store.all() {
					submit(&event{kind: k[0] + ".refresh", id: k[1]})
				}
			}
		}()
	}
}

// submit hands the event over. The channel tells the status of the fetch once
// the event is settled: 200 when stored, 204 when there was nothing to fetch.
func submit(e *event) chan int {
	done := make(chan int, 1)
	jobsMu.Lock()
	defer jobsMu.Unlock()
	if on("stale-overwrite") {
		go func() {
			for n := 0; ; n++ {
				if status, again, _ := settle(e, n); !again {
					done <- status
					return
				}
				time.Sleep(pause(n, 0))
			}
		}()
		return done
	}
	if on("batch-last-only") && batch != nil {
		batch = append(batch, e)
		done <- http.StatusNoContent
		return done
	}
	if on("batch-last-only") {
		batch = []*event{e}
		time.AfterFunc(500*time.Millisecond, func() {
			jobsMu.Lock()
			defer jobsMu.Unlock()
			enqueue(batch[len(batch)-1], make(chan int, 1))
			batch = nil
		})
		done <- http.StatusNoContent
		return done
	}
	enqueue(e, done)
	return done
}

func enqueue(e *event, done chan int) {
	thing := e.thing()
	if thing == registration {
		thing = activity
	}
	key := thing + "/" + e.id
	j := jobs[key]
	if (on("busy-resource-skipped") && j != nil) || (on("queue-full-drops") && j == nil && len(jobs) >= 3) {
		done <- http.StatusNoContent
		return
	}
	if j == nil {
		j = &job{wake: make(chan bool, 1), waiters: map[int][]chan int{}}
		jobs[key] = j
		go j.run(key)
	}
	j.gen++
	j.ev = e
	j.waiters[j.gen] = append(j.waiters[j.gen], done)
	select {
	case j.wake <- true:
	default:
	}
}

func (j *job) run(key string) {
	if may("debounce") {
		time.Sleep(300 * time.Millisecond)
	}
	if on("one-failure-blocks-all") {
		lineMu.Lock()
		defer lineMu.Unlock()
	}
	for attempt := 0; ; {
		select {
		case <-j.wake:
		default:
		}
		jobsMu.Lock()
		gen, e := j.gen, j.ev
		jobsMu.Unlock()

		slots <- true
		status, again, after := settle(e, attempt)
		if again && on("worker-lost-on-failure") {
			log.Print("a worker is gone")
		} else {
			<-slots
		}
		if again {
			attempt++
			log.Printf("%s: fetch answered %d, attempt %d", key, status, attempt)
			select { // a fresh event is a reason to try at once
			case <-j.wake:
			case <-time.After(pause(attempt, after)):
			}
			continue
		}
		attempt = 0
		jobsMu.Lock()
		for g, list := range j.waiters {
			if g <= gen {
				for _, c := range list {
					c <- status
				}
				delete(j.waiters, g)
			}
		}
		if j.gen == gen {
			delete(jobs, key)
			jobsMu.Unlock()
			return
		}
		jobsMu.Unlock()
	}
}

// pause is how long to wait before the next attempt.
func pause(attempt int, after time.Duration) time.Duration {
	if on("retry-storm") {
		return 5 * time.Millisecond
	}
	d := min(250*time.Millisecond<<min(max(attempt-1, 0), 8), 15*time.Second)
	return max(d, min(after, time.Minute)) + time.Duration(rand.Intn(50))*time.Millisecond
}

// settle works one event: it fetches and updates the store. again asks for another attempt.
func settle(e *event, attempt int) (status int, again bool, after time.Duration) {
	thing := e.thing()
	if thing == registration {
		thing = activity
	}
	if e.kind == "photo.deleted" && !may("photo-deleted-fetched") {
		store.drop(thing, e.id) // no longer available through the API
		if on("same-id-mixed-up") {
			store.dropAll(e.id)
		}
		return http.StatusNoContent, false, 0
	}
	if _, ok := gone.Load(e.id); ok {
		return http.StatusNotFound, false, 0
	}
	a := fetchFor(e, thing, attempt)
	if may("fetch-twice") && a.status == http.StatusOK {
		a = fetchFor(e, thing, attempt)
	}
	switch {
	case a.status == http.StatusOK && keep(e, thing, a.body):
		return a.status, false, 0
	case a.status == http.StatusOK:
		return a.status, true, 0 // no JSON object, cut off perhaps
	case on("error-body-stored") && a.status != 0:
		store.put(thing, e.id, a.body)
		return a.status, false, 0
	case a.status == http.StatusNotFound || a.status == http.StatusGone:
		if on("not-found-retried") || (may("not-found-twice") && attempt == 0) {
			return a.status, true, 0
		}
		if on("not-found-remembered") {
			gone.Store(e.id, true)
		}
		store.drop(thing, e.id)
		return a.status, false, 0
	case on("failure-forgotten"), on("timeout-forgotten") && a.status == 0,
		on("failure-left-to-sender"), on("seen-before-fetched"),
		on("too-many-requests-forgotten") && a.status == http.StatusTooManyRequests,
		on("gives-up-after-two") && attempt >= 1:
		if on("failure-left-to-sender") || on("failure-forgotten") {
			seen.forget(e)
		}
		return max(a.status, 500), false, 0
	case on("failure-empties-store") && a.status >= 500:
		store.drop(thing, e.id)
	case a.status >= 300 && a.status < 500 && a.status != http.StatusTooManyRequests && a.status != http.StatusRequestTimeout && attempt >= 5,
		on("activity-as-staff") && a.status == http.StatusForbidden:
		log.Printf("given up: %s %s answers %d", thing, e.id, a.status)
		seen.forget(e)
		return a.status, false, 0
	}
	return a.status, true, a.after
}

// The events that were taken, by their eventId, the latest ten thousand.
type ring struct {
	sync.Mutex
	ids   map[string]bool
	order []string
}

var seen = ring{ids: map[string]bool{}}

func mark(e *event) string {
	switch {
	case on("dedupe-by-type-and-resource"):
		return e.kind + " " + e.id
	case on("dedupe-by-occurred-at"):
		return e.occurredAt
	}
	return e.eventID
}

func (r *ring) before(e *event) bool {
	id := mark(e)
	if id == "" || may("no-dedupe") {
		return false
	}
	r.Lock()
	defer r.Unlock()
	if r.ids[id] {
		return true
	}
	r.ids[id] = true
	r.order = append(r.order, id)
	if len(r.order) > 10000 {
		delete(r.ids, r.order[0])
		r.order = r.order[1:]
	}
	return false
}

func (r *ring) forget(e *event) {
	r.Lock()
	defer r.Unlock()
	delete(r.ids, mark(e))
}
