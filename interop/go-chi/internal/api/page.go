package api

import (
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"

	"ces/internal/fault"
)

// A cursor names the last record of a page by its sort key and id.
type cursor struct{ key, id string }

func (p cursor) String() string {
	return base64.RawURLEncoding.EncodeToString([]byte(p.key + "\x00" + p.id))
}

func parseCursor(text string) (cursor, bool) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	key, id, found := strings.Cut(string(raw), "\x00")
	return cursor{key, id}, err == nil && found
}

const (
	defaultPage = 50
	maxPage     = 100
)

func (c *call) pageSize(text string) (int, error) {
	if text == "" {
		if fault.On("page-size-default-25") {
			return 25, nil
		}
		return defaultPage, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 0, invalid("pageSize must be a positive integer")
	}
	if fault.On("page-size-max-1000") {
		return min(n, 1000), nil
	}
	return min(n, maxPage), nil
}

// page answers with the part of the sorted list that the query asks for. The
// list is sorted by key descending, or ascending when up is set, then by id.
func page[T any](c *call, list []T, up bool, key func(T) cursor, view func(T) any) error {
	return pageAt(c, c.query("cursor"), c.query("pageSize"), list, up, key, view)
}

func pageAt[T any](c *call, at, sizeText string, list []T, up bool, key func(T) cursor, view func(T) any) error {
	size, err := c.pageSize(sizeText)
	if err != nil {
		return err
	}
	start := 0
	if at != "" {
		from, ok := parseCursor(at)
		if !ok {
			return invalid("cursor is not valid")
		}
		for start < len(list) && !after(key(list[start]), from, up) {
			start++
		}
		if fault.On("cursor-skips-one") && start < len(list) {
			start++
		}
		if fault.On("cursor-repeats-one") && start > 0 {
			start--
		}
	}
	end := min(start+size, len(list))
	items := make([]any, 0, end-start)
	for _, item := range list[start:end] {
		items = append(items, view(item))
	}
	var next *string
	more := end < len(list)
	if fault.On("has-more-when-full") && end-start == size {
		more = true
	}
	if more && end > start {
		text := key(list[end-1]).String()
		next = &text
	}
	if fault.On("has-more-false-after-first") && at != "" {
		more = false
	}
	return c.bare(http.StatusOK, map[string]any{"data": items, "nextCursor": next, "hasMore": more})
}

// after tells whether a comes behind b.
func after(a, b cursor, up bool) bool {
	if a.key != b.key {
		return (a.key > b.key) == up
	}
	if fault.On("cursor-by-created-only") && !up {
		return false
	}
	return a.id > b.id
}

// window is the time a list is asked for.
type window struct{ from, to time.Time }

func (w window) holds(t time.Time) bool { return !t.Before(w.from) && !t.After(w.to) }

const windowDays = 45

// window reads startDate and endDate. Day 1 begins at midnight of startDate, in
// the offset it is written with; limited windows end with day 45.
func (c *call) window(loc *time.Location, limited bool) (window, error) {
	fromText, toText := c.query("startDate"), c.query("endDate")
	if fromText == "" || toText == "" {
		return window{}, invalid("startDate and endDate are required")
	}
	start, ok1 := queryTime(fromText, loc)
	to, ok2 := queryTime(toText, loc)
	if !ok1 || !ok2 {
		return window{}, invalid("startDate and endDate must be ISO 8601 date-times")
	}
	if len(toText) == len(day) {
		to = to.AddDate(0, 0, 1).Add(-time.Millisecond)
	}
	from := time.Date(start.Year(), start.Month(), start.Day(), 0, 0, 0, 0, start.Location())
	if to.Before(from) {
		return window{}, invalid("endDate is before startDate")
	}
	limit := from.AddDate(0, 0, windowDays)
	if fault.On("window-counts-from-time") {
		limit = start.AddDate(0, 0, windowDays)
	}
	if fault.On("window-46-days") {
		limit = limit.AddDate(0, 0, 1)
	}
	if fault.On("window-ends-at-start-of-day-45") {
		limit = limit.AddDate(0, 0, -1)
	}
	if limited && !to.Before(limit) {
		return window{}, invalid("the window is longer than %d days", windowDays)
	}
	return window{from, to}, nil
}

// queryTime also reads an offset whose plus sign was sent as a space.
func queryTime(text string, loc *time.Location) (time.Time, bool) {
	if t, ok := parseTime(text, loc); ok {
		return t, true
	}
	return parseTime(strings.Replace(text, " ", "+", 1), loc)
}
