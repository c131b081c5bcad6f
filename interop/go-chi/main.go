// The server of the Community Engagement Service.
package main

import (
	"log"
	"net"
	"net/http"
	"os"
	"time"

	"ces/internal/api"
	"ces/internal/hook"
	"ces/internal/seed"
	"ces/internal/store"
)

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	file := os.Getenv("DB_FILE")
	db, err := store.Open(file)
	if err != nil {
		log.Fatal(err)
	}
	base := "http://127.0.0.1:" + port
	db.Begin()
	seed.Fill(db, base, time.Now())
	db.Commit()
	hooks := hook.New(os.Getenv("WEBHOOK_URL"), os.Getenv("WEBHOOK_KEY"))
	server := http.Server{Handler: api.New(db, hooks, seed.Tenants, base).Routes(), ReadHeaderTimeout: 10 * time.Second}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	log.Printf("listening on %s", base)
	log.Fatal(server.Serve(listener))
}
