package api

import (
	"bytes"
	"encoding/json"
	"io"
	"math/big"
	"net/mail"
	"slices"
	"strings"
	"time"

	"ces/internal/model"
)

// fields is a JSON object that is being checked; the first problem is kept in err.
type fields struct {
	values map[string]any
	loc    *time.Location // zone of date-times without an offset
	err    error
}

// json reads the body as a JSON object.
func (c *call) json() (*fields, error) {
	dec := json.NewDecoder(bytes.NewReader(c.body))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return nil, invalid("the body is not valid JSON")
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, invalid("the body is not a single JSON value")
	}
	object, ok := v.(map[string]any)
	if !ok {
		return nil, invalid("the body must be a JSON object")
	}
	return &fields{values: object, loc: time.UTC}, nil
}

// numberOf is the number as it was written.
func numberOf(v any) json.Number {
	n, _ := v.(json.Number)
	return n
}

func (f *fields) bad(format string, args ...any) {
	if f.err == nil {
		f.err = invalid(format, args...)
	}
}

func (f *fields) has(name string) bool { return f.values[name] != nil }

// sent tells whether the member is in the body, even as null.
func (f *fields) sent(name string) bool {
	_, ok := f.values[name]
	return ok
}

func (f *fields) need(names ...string) {
	for _, name := range names {
		if text, isText := f.values[name].(string); f.values[name] == nil || isText && strings.TrimSpace(text) == "" {
			f.bad("%s is required", name)
		}
	}
}

func (f *fields) text(name string) string {
	switch v := f.values[name].(type) {
	case nil:
		return ""
	case string:
		return v
	}
	f.bad("%s must be a string", name)
	return ""
}

// optText is a string or nil.
func (f *fields) optText(name string) *string {
	if !f.has(name) {
		return nil
	}
	text := f.text(name)
	return &text
}

func (f *fields) email(name string) string {
	text := f.text(name)
	if text == "" {
		return ""
	}
	a, err := mail.ParseAddress(text)
	if err != nil || a.Address != text || strings.ContainsAny(text, " \x00") {
		f.bad("%s must be an email address", name)
	}
	return text
}

func (f *fields) enum(name, otherwise string, allowed ...string) string {
	if !f.has(name) {
		return otherwise
	}
	text := f.text(name)
	if f.err == nil && !slices.Contains(allowed, text) {
		f.bad("%s must be one of %s", name, strings.Join(allowed, ", "))
	}
	return text
}

func (f *fields) boolean(name string, otherwise bool) bool {
	switch v := f.values[name].(type) {
	case nil:
		return otherwise
	case bool:
		return v
	}
	f.bad("%s must be a boolean", name)
	return otherwise
}

func (f *fields) number(name string) any {
	switch v := f.values[name].(type) {
	case nil:
		return nil
	case json.Number:
		return v
	}
	f.bad("%s must be a number", name)
	return nil
}

// bigInt is an integer of any size.
func (f *fields) bigInt(name string) json.Number {
	n, ok := f.number(name).(json.Number)
	if !ok {
		return "0"
	}
	if len(n) > 100 {
		f.bad("%s is too large", name)
		return "0"
	}
	if at := strings.IndexAny(string(n), "eE"); at >= 0 && len(strings.TrimLeft(string(n)[at+1:], "+-0")) > 3 {
		f.bad("%s is too large", name)
		return "0"
	}
	r, ok := new(big.Rat).SetString(string(n))
	if !ok || !r.IsInt() {
		f.bad("%s must be an integer", name)
		return "0"
	}
	return json.Number(r.Num().String())
}

// integer is an integer of 64 bits, or nil.
func (f *fields) integer(name string) *int64 {
	if !f.has(name) {
		return nil
	}
	n, err := f.bigInt(name).Int64()
	if err != nil {
		f.bad("%s is out of range", name)
	}
	return &n
}

// count is an integer of at least 0, or nil.
func (f *fields) count(name string) *int64 {
	n := f.integer(name)
	if n != nil && *n < 0 {
		f.bad("%s must not be negative", name)
	}
	return n
}

func (f *fields) strings(name string) []string {
	list := []string{}
	switch v := f.values[name].(type) {
	case nil:
	case []any:
		for _, item := range v {
			text, ok := item.(string)
			if !ok {
				f.bad("%s must be an array of strings", name)
				break
			}
			if !slices.Contains(list, text) {
				list = append(list, text)
			}
		}
	default:
		f.bad("%s must be an array of strings", name)
	}
	return list
}

// objects is an array of objects.
func (f *fields) objects(name string) []*fields {
	var list []*fields
	switch v := f.values[name].(type) {
	case nil:
	case []any:
		for _, item := range v {
			object, ok := item.(map[string]any)
			if !ok {
				f.bad("%s must be an array of objects", name)
				break
			}
			list = append(list, &fields{values: object, loc: f.loc})
		}
	default:
		f.bad("%s must be an array of objects", name)
	}
	return list
}

// take keeps the problem of a part.
func (f *fields) take(part *fields) {
	if f.err == nil {
		f.err = part.err
	}
}

func (f *fields) time(name string) *model.Time {
	text := f.text(name)
	if text == "" {
		return nil
	}
	t, ok := parseTime(text, f.loc)
	if !ok {
		f.bad("%s must be an ISO 8601 date-time", name)
		return nil
	}
	return model.Ptr(t)
}

func (f *fields) clock(name string) string {
	text := f.text(name)
	if text != "" && !isClock(text) {
		f.bad("%s must be HH:mm", name)
	}
	return text
}

func isClock(text string) bool {
	_, err := time.Parse("15:04", text)
	return err == nil && len(text) == 5
}

// minutes of an HH:mm text since midnight.
func minutes(clock string) int {
	t, _ := time.Parse("15:04", clock)
	return t.Hour()*60 + t.Minute()
}

var layouts = []string{"2006-01-02T15:04:05Z07:00", "2006-01-02T15:04Z07:00", "2006-01-02T15:04:05Z0700"}
var bareLayouts = []string{"2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02"}

// parseTime reads a date-time; one without an offset is in the zone loc.
func parseTime(text string, loc *time.Location) (time.Time, bool) {
	for _, layout := range layouts {
		if t, err := time.Parse(layout, text); err == nil {
			return sane(t)
		}
	}
	for _, layout := range bareLayouts {
		if t, err := time.ParseInLocation(layout, text, loc); err == nil {
			return sane(t)
		}
	}
	return time.Time{}, false
}

// sane refuses years that cannot be written with four digits in every zone.
func sane(t time.Time) (time.Time, bool) { return t, t.Year() > 1 && t.Year() < 9999 }

var timeUTC = time.UTC

const day = "2006-01-02"

func isDate(text string) bool {
	t, err := time.Parse(day, text)
	if err != nil {
		return false
	}
	_, ok := sane(t)
	return ok
}
