// Command receiver takes the webhook deliveries of the Community Engagement
// Service, fetches what they name and keeps a store of it.
package main

import (
	"context"
	"crypto/subtle"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"time"
)

type config struct {
	port, key, url, tenant, token, system, staff, resident, connection string
}

var (
	cfg       config
	defect    = os.Getenv("DEFECT")
	variation = os.Getenv("VARIATION")
	known     sync.Map // sender addresses, used by one defect only
)

func on(id string) bool  { return defect == id }
func may(id string) bool { return variation == id }

func main() {
	log.SetFlags(log.Ltime | log.Lmicroseconds)
	env := func(name string) string {
		v := os.Getenv(name)
		if v == "" {
			log.Fatalf("%s is not set", name)
		}
		return v
	}
	cfg = config{env("PORT"), env("KEY"), strings.TrimRight(env("CES_URL"), "/"), env("CES_TENANT"), env("CES_TOKEN"),
		env("CES_SYSTEM_ACTOR"), env("CES_STAFF"), env("CES_RESIDENT"), env("CES_CONNECTION")}
	setUpClient()
	setUpWork()

	srv := &http.Server{ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second}
	srv.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch p := r.URL.EscapedPath(); { // not through the mux, which would clean the ids
		case p == "/hook":
			hook(w, r)
		case strings.HasPrefix(p, "/store/"):
			show(w, strings.TrimPrefix(p, "/store/"))
		case p == "/ready":
			io.WriteString(w, "ready\n")
		default:
			http.NotFound(w, r)
		}
	})
	ln, err := net.Listen("tcp", "127.0.0.1:"+cfg.port)
	if err != nil {
		log.Fatal(err)
	}
	if on("key-header-case") {
		ln = tapListener{ln}
		srv.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
			return context.WithValue(ctx, tapKey{}, c)
		}
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM, syscall.SIGINT)
	go func() {
		<-stop
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		defer cancel()
		srv.Shutdown(ctx)
		os.Exit(0)
	}()
	log.Printf("listening on %s", ln.Addr())
	if err := srv.Serve(ln); err != http.ErrServerClosed {
		log.Fatal(err)
	}
	select {}
}

// keyIsGood tells whether the delivery carries our key in X-API-KEY.
func keyIsGood(r *http.Request, ev *event) bool {
	host, _, _ := net.SplitHostPort(r.RemoteAddr)
	values := r.Header.Values("X-API-KEY")
	got := ""
	if len(values) > 0 {
		got = values[0]
	}
	switch {
	case on("no-key-check"):
		return true
	case on("key-presence-only"):
		return got != ""
	case on("key-begins-like-ours"):
		return got != "" && strings.HasPrefix(cfg.key, got)
	case on("key-longer-accepted"):
		return strings.HasPrefix(got, cfg.key)
	case on("key-case-folded"):
		return strings.EqualFold(got, cfg.key)
	case on("key-length-only"):
		return len(got) == len(cfg.key)
	case on("key-other-header"):
		return r.Header.Get("X-API-TOKEN") == cfg.key
	case on("key-in-query") && r.URL.Query().Get("X-API-KEY") == cfg.key,
		on("key-in-query") && r.URL.Query().Get("apiKey") == cfg.key,
		on("key-in-bearer") && r.Header.Get("Authorization") == "Bearer "+cfg.key,
		on("key-in-body") && ev != nil && ev.member("apiKey") == cfg.key,
		on("service-token-accepted") && got == cfg.token,
		on("key-skipped-for-deletes") && ev != nil && strings.HasSuffix(ev.kind, ".deleted"),
		on("key-skipped-for-planned") && ev != nil && strings.HasPrefix(ev.kind, "transportation_request."):
		return true
	case on("key-trusts-known-sender"):
		if _, ok := known.Load(host); ok {
			return true
		}
	case on("key-header-case"):
		if c, ok := r.Context().Value(tapKey{}).(*tapConn); ok && !c.sawExactName() {
			return false
		}
	}
	if len(values) != 1 || subtle.ConstantTimeCompare([]byte(got), []byte(cfg.key)) != 1 {
		return false
	}
	known.Store(host, true)
	return true
}

func hook(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", "POST")
		http.Error(w, "POST only", http.StatusMethodNotAllowed)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	ev, perr := parse(body)
	if on("key-checked-late") && perr == nil {
		<-submit(ev)
	}
	if !keyIsGood(r, ev) {
		code := http.StatusUnauthorized
		if may("bad-key-403") {
			code = http.StatusForbidden
		}
		http.Error(w, "X-API-KEY is missing or wrong", code)
		return
	}
	switch ct := r.Header.Get("Content-Type"); {
	case on("content-type-exact") && ct != "application/json":
		http.Error(w, "application/json only", http.StatusUnsupportedMediaType)
		return
	case on("needs-content-length") && r.ContentLength < 0:
		http.Error(w, "Content-Length is missing", http.StatusLengthRequired)
		return
	}
	if err != nil || perr != nil {
		if on("bad-body-crashes") {
			os.Exit(3)
		}
		http.Error(w, fmt.Sprint("no valid event: ", perr), http.StatusBadRequest)
		return
	}
	if on("id-from-query") {
		ev.id = r.URL.Query().Get("resourceId")
	}
	code, note := accept(ev)
	log.Printf("%s %s %s: %d %s", ev.kind, ev.id, ev.eventID, code, note)
	w.Header().Set("Content-Type", "application/json")
	if code == http.StatusOK {
		switch {
		case may("answer-202"):
			code = http.StatusAccepted
		case may("answer-204"):
			w.WriteHeader(http.StatusNoContent)
			return
		case may("empty-answer"):
			return
		}
	}
	w.WriteHeader(code)
	fmt.Fprintf(w, "{\"note\":%q}\n", note)
}

func show(w http.ResponseWriter, escaped string) {
	id, err := url.PathUnescape(escaped)
	raw, ok := store.get(id)
	if err != nil || !ok {
		http.Error(w, "nothing is held of it", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Write(raw)
}

// A connection that remembers how the sender spelled its header names.
type tapKey struct{}
type tapListener struct{ net.Listener }
type tapConn struct {
	net.Conn
	mu  sync.Mutex
	buf []byte
}

func (l tapListener) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &tapConn{Conn: c}, nil
}

func (c *tapConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.mu.Lock()
	c.buf = append(c.buf, p[:n]...)
	c.mu.Unlock()
	return n, err
}

func (c *tapConn) sawExactName() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := string(c.buf)
	c.buf = nil
	return strings.Contains(s, "\r\nX-API-KEY:")
}
