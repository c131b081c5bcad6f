// Package model holds the records of the service. Members whose JSON name begins
// with "_" are stored only; Public clears them before a record is sent.
package model

import (
	"encoding/json"
	"fmt"
	"time"
)

// Keys are the columns a record is found by.
type Keys struct{ Tenant, Owner, ID, Alt string }

// Base is part of every record.
type Base struct {
	Tenant  string `json:"_tenant,omitempty"`
	Deleted bool   `json:"_deleted,omitempty"`
}

// Stamp is the form of every date-time the service writes.
const Stamp = "2006-01-02T15:04:05.000Z"

// Time is a date-time, written in UTC with milliseconds.
type Time struct{ time.Time }

// At makes a Time of a moment.
func At(t time.Time) Time { return Time{t.UTC().Truncate(time.Millisecond)} }

// Ptr makes an optional Time of a moment.
func Ptr(t time.Time) *Time { v := At(t); return &v }

// MarshalJSON writes the time.
func (t Time) MarshalJSON() ([]byte, error) { return json.Marshal(t.UTC().Format(Stamp)) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (t *Time) UnmarshalJSON(b []byte) error {
	var text string
	if err := json.Unmarshal(b, &text); err != nil {
		return err
	}
	parsed, err := time.Parse(time.RFC3339Nano, text)
	if err != nil {
		return fmt.Errorf("time: %w", err)
	}
	t.Time = parsed
	return nil
}

// Ref names a record.
type Ref struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// Role is the type of an acting identity.
type Role string

// The four types of identity.
const (
	RoleResident   Role = "resident"
	RoleConnection Role = "connection"
	RoleStaff      Role = "staff"
	RoleSystem     Role = "system"
)

// Identity is who acts, or who takes part in a thread.
type Identity struct {
	ActingID   string
	RecordID   string
	Role       Role
	Name       string
	Phone      string
	Facilities []string
	Perms      []string
	Status     string
	Thumb      string
}

// Ref names the identity as a creator or author.
func (i Identity) Ref() Ref { return Ref{i.ActingID, i.Name} }

// File is the content of an upload or attachment.
type File struct {
	Base
	ID   string `json:"id"`
	Name string `json:"name"`
	Type string `json:"type"`
	Data []byte `json:"data"`
}

// Keys of a file.
func (f File) Keys() Keys { return Keys{f.Tenant, "", f.ID, ""} }
