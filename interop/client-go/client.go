package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

// J is a JSON object as read or as sent.
type J = map[string]any

type part struct {
	name, file, ctype string
	data              []byte
}

// Req is one request before it is put on the wire.
type Req struct {
	op, method, as string
	root           bool // outside /api/v1/{tenant}
	version        string
	seg            []string
	q              [][2]string
	body           any
	form           []part
	raw            []byte
	ctype, accept  string
	drop           []string
	hdr            [][2]string
	plainPlus      bool
	slash          bool
}

var (
	cfg struct{ url, tenant, token, run string }
	who struct{ resident, connection, staff, system string }

	defect    = os.Getenv("DEFECT")
	variation = os.Getenv("VARIATION")

	hc        = &http.Client{Timeout: 60 * time.Second, Transport: http.DefaultTransport.(*http.Transport).Clone()}
	failures  []string
	failMu    sync.Mutex
	errStop   = errors.New("section stopped")
	lastToken string // last cursor seen in any list
)

func D(id string) bool { return defect == id }
func V(id string) bool { return variation == id }

func req(op, method, as string, seg ...string) *Req { return &Req{op: op, method: method, as: as, seg: seg, version: "v1", accept: "application/json"} }
func (r *Req) query(k, v string) *Req { r.q = append(r.q, [2]string{k, v}); return r }
func (r *Req) json(b any) *Req        { r.body = b; return r }
func (r *Req) files(p ...part) *Req   { r.form = p; return r }
func (r *Req) is(ops ...string) bool {
	for _, o := range ops { if r.op == o || strings.HasSuffix(o, "*") && strings.HasPrefix(r.op, o[:len(o)-1]) { return true } }
	return false
}
func field(name, value string) part { return part{name: name, data: []byte(value)} }

func escape(s string, raw bool) string {
	e := strings.ReplaceAll(url.QueryEscape(s), "+", "%20")
	if raw { e = strings.ReplaceAll(e, "%2B", "+") }
	if V("lower-percent") {
		var b strings.Builder
		for i := 0; i < len(e); i++ {
			if e[i] == '%' && i+2 < len(e) {
				b.WriteString(strings.ToLower(e[i : i+3]))
				i += 2
			} else {
				b.WriteByte(e[i])
			}
		}
		e = b.String()
	}
	return e
}

func (r *Req) target() string {
	p := "/" + strings.Join(r.seg, "/")
	if !D("path-not-escaped") {
		e := make([]string, len(r.seg))
		for i, s := range r.seg { e[i] = escape(s, false) }
		p = "/" + strings.Join(e, "/")
	}
	if !r.root { p = "/api/" + r.version + "/" + escape(cfg.tenant, false) + p }
	if r.slash { p += "/" }
	for i, kv := range r.q {
		sep := "&"
		if i == 0 { sep = "?" }
		p += sep + kv[0] + "=" + escape(kv[1], r.plainPlus)
	}
	return cfg.url + p
}

func (r *Req) payload() ([]byte, string) {
	switch {
	case r.raw != nil: return r.raw, r.ctype
	case r.form != nil:
		var b bytes.Buffer
		m := multipart.NewWriter(&b)
		for _, p := range r.form {
			h := textproto.MIMEHeader{}
			disp := fmt.Sprintf(`form-data; name="%s"`, p.name)
			if p.file != "" {
				disp += fmt.Sprintf(`; filename="%s"`, p.file)
				h.Set("Content-Type", p.ctype)
			}
			h.Set("Content-Disposition", disp)
			w, _ := m.CreatePart(h)
			w.Write(p.data)
		}
		m.Close()
		return b.Bytes(), m.FormDataContentType()
	case r.body != nil:
		var b bytes.Buffer
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		if V("pretty-json") { e.SetIndent("", "    ") }
		e.Encode(r.body)
		ct := "application/json"
		if V("pretty-json") { ct = "application/json; charset=utf-8" }
		if r.ctype != "" { ct = r.ctype }
		return b.Bytes(), ct
	}
	return nil, ""
}

// send puts a request on the wire. It waits and repeats after 429, and repeats a read once after a 5xx.
func send(r *Req) (int, []byte, error) {
	mutate(r)
	data, ctype := r.payload()
	for try := 0; ; try++ {
		var body io.Reader
		if data != nil {
			body = bytes.NewReader(data)
			if V("chunked-bodies") { body = io.MultiReader(bytes.NewReader(data)) }
		}
		h, err := http.NewRequest(r.method, r.target(), body)
		if err != nil { return 0, nil, err }
		h.Header.Set("Authorization", "Bearer "+cfg.token)
		h.Header.Set("X-Acting-User-Id", r.as)
		h.Header.Set("X-Acting-User-Tenant", cfg.tenant)
		h.Header.Set("User-Agent", "lakeview-ces-sync/3.2")
		h.Header.Set("Accept", r.accept)
		if ctype != "" { h.Header.Set("Content-Type", ctype) }
		if V("extra-headers") {
			h.Header.Set("Accept", r.accept+", */*;q=0.1")
			h.Header.Set("Accept-Language", "en-US,en;q=0.8")
			h.Header.Set("X-Request-Id", fmt.Sprintf("%s-%d", r.op, try))
			h.Header.Set("Cache-Control", "no-cache")
		}
		if V("no-keep-alive") { h.Close = true }
		for _, kv := range r.hdr { h.Header.Set(kv[0], kv[1]) }
		for _, k := range r.drop { h.Header.Del(k) }
		res, err := hc.Do(h)
		if err != nil { return 0, nil, err }
		b, err := io.ReadAll(res.Body)
		res.Body.Close()
		if err != nil { return 0, nil, err }
		switch {
		case res.StatusCode == 429 && D("gives-up-on-429"): return 204, nil, nil
		case res.StatusCode == 429 && try < 8:
			wait(res.Header.Get("Retry-After"))
			continue
		case res.StatusCode >= 500 && res.StatusCode != 501 && r.method == "GET" && try < 1:
			time.Sleep(150 * time.Millisecond)
			continue
		case res.StatusCode >= 400 && res.StatusCode < 500 && D("retries-client-errors") && try < 3: continue
		}
		return res.StatusCode, b, nil
	}
}

func wait(after string) {
	if D("no-wait-after-429") { return }
	d := time.Second
	if s, err := strconv.ParseFloat(strings.TrimSpace(after), 64); err == nil && s >= 0 {
		d = time.Duration(s * float64(time.Second))
	} else if t, err := http.ParseTime(after); err == nil {
		d = time.Until(t)
	}
	if D("halves-retry-after") { d /= 2 }
	if d > 30*time.Second { d = 30 * time.Second }
	if d > 0 { time.Sleep(d) }
}

func fail(format string, a ...any) {
	failMu.Lock()
	defer failMu.Unlock()
	failures = append(failures, fmt.Sprintf(format, a...))
}

// call answers the status and the parsed body (nil when it is not an object).
func call(r *Req) (int, J) {
	st, b, err := send(r)
	if err != nil {
		fail("%s: %v", r.op, err)
		return 0, nil
	}
	var v any
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	if dec.Decode(&v) != nil { return st, nil }
	switch t := v.(type) {
	case J: return st, t
	case []any: return st, J{"data": t}
	}
	return st, nil
}

// try notes a refusal and goes on; ok notes it and stops the section; quiet takes it as it is.
func try(r *Req) (J, bool) {
	st, b := call(r)
	if st >= 200 && st < 300 { return b, true }
	if st != 0 { fail("%s: %s %s answered %d", r.op, r.method, strings.Join(r.seg, "/"), st) }
	return nil, false
}
func ok(r *Req) J {
	b, fine := try(r)
	if !fine { panic(errStop) }
	return b
}
func quiet(r *Req) (J, bool) {
	st, b := call(r)
	return b, st >= 200 && st < 300
}

// one unwraps {data: {...}}; some responses of the interface are bare.
func one(b J) J {
	if d, is := b["data"].(J); is && !D("reads-unwrapped") { return d }
	return b
}
func rows(b J) []J {
	var out []J
	a, _ := b["data"].([]any)
	for _, x := range a { if o, is := x.(J); is { out = append(out, o) } }
	return out
}
func str(v any) string {
	switch t := v.(type) {
	case nil: return ""
	case string: return t
	case json.Number: return t.String()
	}
	return fmt.Sprint(v)
}
func num(v any) int {
	f, _ := strconv.ParseFloat(str(v), 64)
	return int(f)
}
func ident(o J) string {
	s := str(o["id"])
	if s == "" && D("reads-unwrapped") { return "undefined" }
	if s == "" {
		fail("an answer has no id")
		panic(errStop)
	}
	return s
}
func ids(v any) []string {
	out := []string{}
	a, _ := v.([]any)
	for _, x := range a {
		if o, is := x.(J); is { x = o["id"] }
		if s := str(x); s != "" { out = append(out, s) }
	}
	return out
}

// pages reads a cursor list to its end (or to the given number of pages).
func pages(size, limit int, mk func() *Req) []J {
	var all []J
	cursor, seen, oldest := "", map[string]bool{}, ""
	for n := 0; n < limit; n++ {
		r := mk()
		ps := strconv.Itoa(size)
		switch {
		case V("own-page-size"): ps = strconv.Itoa(size - size/3)
		case D("page-size-500"): ps = "500"
		case D("page-size-zero"): ps = "0"
		}
		switch {
		case V("default-page-size") && !r.is("messages.list"):
		case D("limit-for-page-size"): r.query("limit", ps)
		default: r.query("pageSize", ps)
		}
		switch {
		case n == 0 && D("cursor-of-other-list") && r.is("threads.list") && lastToken != "": r.query("cursor", lastToken)
		case n == 0:
		case D("page-number"): r.query("page", strconv.Itoa(n+1))
		case D("offset-beside-cursor"): r.query("cursor", cursor).query("offset", strconv.Itoa(n*size))
		case D("messages-before") && r.is("messages.list"): r.query("before", oldest)
		case D("cursor-rebuilt"): r.query("cursor", base64.StdEncoding.EncodeToString([]byte(fmt.Sprintf(`{"offset":%d}`, n*size))))
		case D("cursor-double-encoded"): r.query("cursor", url.QueryEscape(cursor))
		case D("cursor-misspelt"): r.query("nextCursor", cursor)
		default: r.query("cursor", cursor)
		}
		b := ok(r)
		got := rows(b)
		all = append(all, got...)
		if len(got) > 0 { oldest = str(got[len(got)-1]["createdAt"]) }
		more, said := b["hasMore"].(bool)
		next := str(b["nextCursor"])
		if next != "" && r.is("messages.list") { lastToken = next }
		if next == "" || said && !more {
			if D("asks-past-the-end") { quiet(mk().query("pageSize", ps).query("cursor", "null")) }
			break
		}
		if D("first-page-only") { break }
		if seen[next] {
			if defect == "" { fail("%s: the cursor repeats", r.op) }
			break
		}
		seen[next], cursor = true, next
	}
	return all
}
