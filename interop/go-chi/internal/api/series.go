package api

import (
	"slices"
	"strings"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// startMoment is when an activity begins. A startDate at midnight, of UTC or of
// the community, that does not agree with startTime is read as a bare date.
func startMoment(a model.Activity, loc *time.Location) time.Time {
	start, utc := a.StartDate.In(loc), a.StartDate.UTC()
	switch {
	case a.StartTime == "" || start.Format("15:04") == a.StartTime:
		return start
	case start.Format("15:04:05") == "00:00:00":
		return onDay(start, a.StartTime, loc)
	case utc.Format("15:04:05") == "00:00:00":
		return onDay(utc, a.StartTime, loc)
	}
	return start
}

// onDay is the moment of a clock time on the day of t, in the zone.
func onDay(t time.Time, clock string, loc *time.Location) time.Time {
	m := minutes(clock)
	return time.Date(t.Year(), t.Month(), t.Day(), m/60, m%60, 0, 0, loc)
}

// endMoment is when an activity is over.
func endMoment(a model.Activity, loc *time.Location) time.Time {
	start := startMoment(a, loc)
	switch {
	case a.TimeType == "allDay":
		last := start
		if a.EndDate != nil && a.EndDate.After(start) {
			last = a.EndDate.In(loc)
		}
		return time.Date(last.Year(), last.Month(), last.Day()+1, 0, 0, 0, 0, loc)
	case a.EndDate != nil && a.EndTime != "" && a.EndDate.UTC().Format("15:04:05") == "00:00:00":
		return onDay(a.EndDate.UTC(), a.EndTime, loc)
	case a.EndDate != nil:
		return a.EndDate.In(loc)
	case a.EndTime != "":
		return onDay(start, a.EndTime, loc)
	}
	return start
}

var weekdays = []string{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"}

// runsOn tells whether a series has an occurrence on the day (a midnight in loc).
func runsOn(a model.Activity, d time.Time, loc *time.Location) bool {
	r := a.Recurrence
	first := midnight(r.SeriesStartDate.In(loc))
	last := midnight(r.SeriesEndDate.In(loc))
	if fault.On("series-end-exclusive") {
		last = last.AddDate(0, 0, -1)
	}
	if fault.On("series-end-open") {
		last = last.AddDate(0, 0, 3)
	}
	if d.Before(first) || d.After(last) {
		return false
	}
	date := d.Format(day)
	skipped := slices.Contains(r.ExceptionDates, date)
	if fault.On("series-exceptions-first-only") && len(r.ExceptionDates) > 0 {
		skipped = r.ExceptionDates[0] == date
	}
	if skipped {
		return false
	}
	days := daysBetween(first, d)
	if r.Frequency == "weekly" {
		week := (days + int(first.Weekday())) / 7
		return week%r.Interval == 0 && slices.Contains(r.DaysOfWeek, weekdays[d.Weekday()])
	}
	return days%r.Interval == 0
}

func midnight(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, t.Location())
}

// daysBetween counts calendar days, whatever their length.
func daysBetween(a, b time.Time) int {
	ua := time.Date(a.Year(), a.Month(), a.Day(), 0, 0, 0, 0, time.UTC)
	ub := time.Date(b.Year(), b.Month(), b.Day(), 0, 0, 0, 0, time.UTC)
	return int(ub.Sub(ua).Hours() / 24)
}

// onDate is the series as it takes place on a day.
func onDate(a model.Activity, d time.Time, loc *time.Location) model.Activity {
	first := a.StartDate.In(loc)
	length := time.Duration(0)
	if a.EndDate != nil {
		length = a.EndDate.Sub(a.StartDate.Time)
	}
	start := time.Date(d.Year(), d.Month(), d.Day(), first.Hour(), first.Minute(), 0, 0, loc)
	if fault.On("series-shifts-over-dst") {
		start = a.StartDate.Add(time.Duration(daysBetween(first, d)) * 24 * time.Hour)
	}
	a.StartDate = model.At(start)
	if a.EndDate != nil {
		a.EndDate = model.Ptr(start.Add(length))
	}
	return a
}

// occurrences are those of a series in the window.
func occurrences(a model.Activity, w window, loc *time.Location) []model.Activity {
	var list []model.Activity
	last := a.Recurrence.SeriesEndDate.In(loc).AddDate(0, 0, 5)
	d := midnight(a.Recurrence.SeriesStartDate.In(loc))
	if from := midnight(w.from.In(loc)); from.After(d) {
		d = from
	}
	for ; !d.After(last) && !d.After(w.to); d = d.AddDate(0, 0, 1) {
		if !runsOn(a, d, loc) {
			continue
		}
		if o := onDate(a, d, loc); w.holds(o.StartDate.Time) {
			list = append(list, o)
		}
	}
	return list
}

// occurrence is the one of a series on the date. The date may also be the
// occurrence's whole startDate.
func occurrence(a model.Activity, text string, loc *time.Location) (model.Activity, string, error) {
	d, ok := queryTime(text, loc)
	if !ok {
		return a, "", invalid("occurrenceDate must be a date")
	}
	if fault.On("occurrence-date-read-as-utc") && len(text) == len(day) {
		d, _ = queryTime(text, time.UTC)
	}
	d = midnight(d.In(loc))
	if fault.On("occurrence-exceptions-served") && slices.Contains(a.Recurrence.ExceptionDates, d.Format(day)) {
		return onDate(a, d, loc), d.Format(day), nil
	}
	if fault.On("occurrence-before-series-served") && d.Before(midnight(a.Recurrence.SeriesStartDate.In(loc))) {
		return onDate(a, d, loc), d.Format(day), nil
	}
	if !runsOn(a, d, loc) {
		return a, "", notFound("occurrence")
	}
	return onDate(a, d, loc), d.Format(day), nil
}

// load is how many are registered and waiting.
type load struct{ residents, connections, waiting int64 }

// takesPart tells whether a registration is for the occurrence (empty: the whole activity).
func takesPart(r model.Registration, occ string) bool {
	if occ == "" {
		return r.Occurrence == ""
	}
	return r.Occurrence == occ || r.Occurrence == "" && !slices.Contains(r.Skipped, occ)
}

func count(regs []model.Registration, occ string) load {
	var n load
	for _, r := range regs {
		switch {
		case !takesPart(r, occ):
		case r.Status == waitlisted && r.UserType == model.RoleResident:
			n.waiting++
			if fault.On("capacity-counts-waitlisted") {
				n.residents++
			}
		case r.Status == waitlisted:
			if fault.On("capacity-waiting-counts-connections") {
				n.waiting++
			}
		case r.UserType == model.RoleConnection:
			n.connections++
			if fault.On("capacity-residents-count-connections") {
				n.residents++
			}
		default:
			n.residents++
		}
	}
	return n
}

// matches tells whether an activity passes the filters of the list.
func matches(a model.Activity, kind, location string) bool {
	if kind != "" && a.Type != kind {
		return false
	}
	if fault.On("activity-location-exact-only") {
		return location == "" || a.Location == location
	}
	return strings.Contains(strings.ToLower(a.Location), strings.ToLower(location))
}
