// Command ces-sync is the nightly integration of Lakeview with the Community Engagement Service.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
	_ "time/tzdata"
)

var cleanup []func()

func later(f func()) { cleanup = append(cleanup, f) }

// section runs one part; a refusal inside ends that part only.
func section(f func()) {
	defer func() {
		if e := recover(); e != nil && e != errStop { fail("%v", e) }
	}()
	f()
}

func load(path string, into any) error {
	b, err := os.ReadFile(path)
	if err != nil { return err }
	d := json.NewDecoder(strings.NewReader(string(b)))
	d.UseNumber()
	return d.Decode(into)
}

func main() {
	cfg.url = strings.TrimRight(os.Getenv("CES_URL"), "/")
	cfg.tenant, cfg.token, cfg.run = os.Getenv("CES_TENANT"), os.Getenv("CES_TOKEN"), os.Getenv("CES_RUN")
	if cfg.run == "" { cfg.run = strconv.FormatInt(time.Now().UnixNano(), 36) }
	people := J{}
	if err := load(os.Getenv("CES_IDENTITIES"), &people); err != nil || cfg.url == "" || cfg.tenant == "" {
		fmt.Fprintln(os.Stderr, "ces-sync: CES_URL, CES_TENANT, CES_TOKEN and CES_IDENTITIES are needed:", err)
		os.Exit(1)
	}
	who.resident, who.connection = str(people["resident"]), str(people["connection"])
	who.staff, who.system = str(people["staff"]), str(people["systemActor"])
	var tasks []J
	if p := os.Getenv("CES_TASKS"); p != "" { if err := load(p, &tasks); err != nil { fail("tasks: %v", err) } }

	if D("burst-at-start") { burst(40) }
	walk := []func(){secHealth, secFacilities, secResidents, secAssessments, secConnections}
	rest := []func(){secActivities, secRegistrations, secCheckIns, secVisits, secPersonal, secPhotos,
		secMessages, secAnnouncements(tasks), secTransport, secWork, secFlat}
	if !V("exits-early") { walk = append(walk, rest...) }
	if V("other-order") { // everything that needs no earlier part, last first
		walk = []func(){secFacilities, secResidents, secWork, secTransport, secMessages, secVisits, secCheckIns, secPersonal,
			secActivities, secRegistrations, secPhotos, secConnections, secAssessments, secAnnouncements(tasks), secFlat, secHealth}
	}
	doTasks := func() { for _, t := range tasks { section(func() { runTask(t) }) } }
	if V("parallel-reads") { prefetch() }
	if !V("tasks-last") { doTasks() }
	for _, s := range walk {
		if D("facilities-before-each-step") { quiet(req("facilities.list", "GET", who.system, "facilities")) }
		section(s)
	}
	if V("tasks-last") { doTasks() }
	for i := len(cleanup) - 1; i >= 0; i-- { section(cleanup[i]) }
	for _, f := range failures { fmt.Fprintln(os.Stderr, "ces-sync:", f) }
	if len(failures) > 0 { os.Exit(1) }
}

func burst(n int) {
	var wg sync.WaitGroup
	for i := 0; i < n; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			quiet(req("facilities.list", "GET", who.system, "facilities"))
		}()
	}
	wg.Wait()
}

func prefetch() {
	var wg sync.WaitGroup
	for _, seg := range [][]string{{"facilities"}, {"activity-types"}, {"residents", who.resident}, {"connections", who.connection},
		{"residents", who.resident, "connections"}, {"residents", who.resident, "assessments"}} {
		r := req("prefetch", "GET", who.system, seg...)
		wg.Add(1)
		go func() { defer wg.Done(); quiet(r) }()
	}
	wg.Wait()
}
