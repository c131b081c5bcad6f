// Package store keeps the records of the service in SQLite: one table per kind,
// each row a JSON document with the few columns that are searched.
package store

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"

	"ces/internal/model"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// DB is the database and the transaction that is open, if any. Its users take
// turns (the API holds a lock for each request), so one connection is enough.
type DB struct {
	sql *sql.DB
	tx  *sql.Tx

	Facilities    Repo[model.Facility]
	Staff         Repo[model.Staff]
	Residents     Repo[model.Resident]
	Connections   Repo[model.Connection]
	Assessments   Repo[model.Assessment]
	Calendars     Repo[model.Calendar]
	Activities    Repo[model.Activity]
	Registrations Repo[model.Registration]
	Attendance    Repo[model.Attendance]
	Personal      Repo[model.PersonalActivity]
	CheckIns      Repo[model.CheckIn]
	Visits        Repo[model.Visit]
	Albums        Repo[model.Album]
	Photos        Repo[model.Photo]
	Threads       Repo[model.Thread]
	Messages      Repo[model.Message]
	Announcements Repo[model.Announcement]
	Transport     Repo[model.TransportRequest]
	Work          Repo[model.WorkRequest]
	Comments      Repo[model.Comment]
	Files         Repo[model.File]
}

// Open makes an empty database in the file, or in memory when file is empty.
func Open(file string) (*DB, error) {
	if file == "" {
		file = ":memory:"
	}
	conn, err := sql.Open("sqlite", file)
	if err != nil {
		return nil, err
	}
	conn.SetMaxOpenConns(1)
	if _, err := conn.Exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY"); err != nil {
		return nil, err
	}
	db := &DB{sql: conn}
	db.Facilities = newRepo[model.Facility](db, "facilities")
	db.Staff = newRepo[model.Staff](db, "staff")
	db.Residents = newRepo[model.Resident](db, "residents")
	db.Connections = newRepo[model.Connection](db, "connections")
	db.Assessments = newRepo[model.Assessment](db, "assessments")
	db.Calendars = newRepo[model.Calendar](db, "calendars")
	db.Activities = newRepo[model.Activity](db, "activities")
	db.Registrations = newRepo[model.Registration](db, "registrations")
	db.Attendance = newRepo[model.Attendance](db, "attendance")
	db.Personal = newRepo[model.PersonalActivity](db, "personal_activities")
	db.CheckIns = newRepo[model.CheckIn](db, "check_ins")
	db.Visits = newRepo[model.Visit](db, "visits")
	db.Albums = newRepo[model.Album](db, "albums")
	db.Photos = newRepo[model.Photo](db, "photos")
	db.Threads = newRepo[model.Thread](db, "threads")
	db.Messages = newRepo[model.Message](db, "messages")
	db.Announcements = newRepo[model.Announcement](db, "announcements")
	db.Transport = newRepo[model.TransportRequest](db, "transport_requests")
	db.Work = newRepo[model.WorkRequest](db, "work_requests")
	db.Comments = newRepo[model.Comment](db, "comments")
	db.Files = newRepo[model.File](db, "files")
	return db, nil
}

// Begin opens the transaction that later reads and writes are part of.
func (db *DB) Begin() {
	tx, err := db.sql.Begin()
	check(err)
	db.tx = tx
}

// Commit keeps what was written since Begin.
func (db *DB) Commit() {
	if db.tx != nil {
		check(db.tx.Commit())
		db.tx = nil
	}
}

// Rollback forgets what was written since Begin; after Commit it does nothing.
func (db *DB) Rollback() {
	if db.tx != nil {
		check(db.tx.Rollback())
		db.tx = nil
	}
}

func (db *DB) exec(query string, args ...any) {
	var err error
	if db.tx != nil {
		_, err = db.tx.Exec(query, args...)
	} else {
		_, err = db.sql.Exec(query, args...)
	}
	check(err)
}

func (db *DB) query(query string, args ...any) []string {
	var rows *sql.Rows
	var err error
	if db.tx != nil {
		rows, err = db.tx.Query(query, args...)
	} else {
		rows, err = db.sql.Query(query, args...)
	}
	check(err)
	defer rows.Close()
	var docs []string
	for rows.Next() {
		var doc string
		check(rows.Scan(&doc))
		docs = append(docs, doc)
	}
	check(rows.Err())
	return docs
}

// check turns a database failure into a panic: with a database of our own it is
// a programming error, and the API answers it with 500 in one place.
func check(err error) {
	if err != nil {
		panic(fmt.Errorf("store: %w", err))
	}
}

// Keyed is a record that knows the columns it is found by.
type Keyed interface{ Keys() model.Keys }

// Repo reads and writes the records of one kind.
type Repo[T Keyed] struct {
	db    *DB
	table string
}

func newRepo[T Keyed](db *DB, table string) Repo[T] {
	db.exec("DROP TABLE IF EXISTS " + table)
	db.exec("CREATE TABLE " + table + ` (seq INTEGER PRIMARY KEY AUTOINCREMENT, tenant TEXT NOT NULL,
		owner TEXT NOT NULL, id TEXT NOT NULL, alt TEXT NOT NULL, doc TEXT NOT NULL, UNIQUE (tenant, id))`)
	db.exec("CREATE INDEX " + table + "_owner ON " + table + " (tenant, owner)")
	db.exec("CREATE INDEX " + table + "_alt ON " + table + " (tenant, alt)")
	return Repo[T]{db, table}
}

func (r Repo[T]) decode(docs []string) []T {
	list := make([]T, len(docs))
	for i, doc := range docs {
		dec := json.NewDecoder(strings.NewReader(doc))
		dec.UseNumber()
		check(dec.Decode(&list[i]))
	}
	return list
}

func (r Repo[T]) one(docs []string) (*T, bool) {
	if len(docs) == 0 {
		return nil, false
	}
	return &r.decode(docs[:1])[0], true
}

// Get finds the record with the id.
func (r Repo[T]) Get(tenant, id string) (*T, bool) {
	return r.one(r.db.query("SELECT doc FROM "+r.table+" WHERE tenant = ? AND id = ?", tenant, id))
}

// ByAlt finds the record with the second id (an account id).
func (r Repo[T]) ByAlt(tenant, alt string) (*T, bool) {
	return r.one(r.db.query("SELECT doc FROM "+r.table+" WHERE tenant = ? AND alt = ? LIMIT 1", tenant, alt))
}

// List gives every record of the tenant in the order of creation.
func (r Repo[T]) List(tenant string) []T {
	return r.decode(r.db.query("SELECT doc FROM "+r.table+" WHERE tenant = ? ORDER BY seq", tenant))
}

// ByOwner gives the owner's records in the order of creation.
func (r Repo[T]) ByOwner(tenant, owner string) []T {
	return r.decode(r.db.query("SELECT doc FROM "+r.table+" WHERE tenant = ? AND owner = ? ORDER BY seq", tenant, owner))
}

// Save inserts the record or replaces the one with its id.
func (r Repo[T]) Save(record T) {
	doc, err := json.Marshal(record)
	check(err)
	k := record.Keys()
	r.db.exec("INSERT INTO "+r.table+` (tenant, owner, id, alt, doc) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (tenant, id) DO UPDATE SET owner = excluded.owner, alt = excluded.alt, doc = excluded.doc`,
		k.Tenant, k.Owner, k.ID, k.Alt, string(doc))
}

// Remove deletes the record with the id.
func (r Repo[T]) Remove(tenant, id string) {
	r.db.exec("DELETE FROM "+r.table+" WHERE tenant = ? AND id = ?", tenant, id)
}
