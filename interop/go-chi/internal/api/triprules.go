package api

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// readTrip takes the editable members of the body over and checks them.
func (c *call) readTrip(f *fields, t *model.TransportRequest, fac model.Facility) {
	f.need("date", "appointmentTime", "tripType", "destination")
	update := t.ID != ""
	t.Date, t.AppointmentTime = f.text("date"), f.clock("appointmentTime")
	if t.Date != "" && !isDate(t.Date) {
		f.bad("date must be a date")
	}
	t.TripType = f.enum("tripType", "", "roundtrip", "oneway", "willcall")
	pickup, back := f.clock("pickupTime"), f.clock("returnTime")
	notes := t.Notes
	t.PickupTime, t.ReturnTime, t.PickupLocation = textOrNil(pickup), textOrNil(back), f.optText("pickupLocation")
	t.Destination, t.DestinationAddress = f.text("destination"), f.optText("destinationAddress")
	t.TransportationType, t.MobilityNeeds, t.Notes = f.optText("transportationType"), f.optText("mobilityNeeds"), f.optText("notes")
	if fault.On("transportation-update-keeps-missing-notes") && t.Notes == nil && update {
		t.Notes = notes
	}
	if f.err != nil {
		return
	}
	needsReturn := t.TripType == "roundtrip" && !(fault.On("update-return-time-optional") && update)
	if fault.On("return-time-required-for-willcall") && t.TripType == "willcall" {
		needsReturn = true
	}
	if needsReturn && back == "" {
		f.bad("returnTime is required for a round trip")
	}
	noAddress := t.DestinationAddress == nil || strings.TrimSpace(*t.DestinationAddress) == ""
	needsAddress := fac.NeedsAddress
	if fault.On("destination-address-rule-of-first-facility") {
		if first, ok := c.s.db.Facilities.Get(c.tenant, "fac-nyc"); ok {
			needsAddress = first.NeedsAddress
		}
	}
	if needsAddress && noAddress {
		f.bad("destinationAddress is required")
	}
	types := fac.TransportTypes
	if fault.On("transportation-types-of-all-facilities") {
		for _, other := range c.s.db.Facilities.List(c.tenant) {
			types = union(types, other.TransportTypes)
		}
	}
	if t.TransportationType != nil && !slices.Contains(types, *t.TransportationType) && !(fault.On("update-type-unchecked") && update) {
		f.bad("transportationType must be one of %s", strings.Join(types, ", "))
	}
	loc := c.zoneOf(fac.ID)
	if fault.On("lead-time-in-utc") {
		loc = time.UTC
	}
	date, _ := time.ParseInLocation(day, t.Date, loc)
	lead := time.Duration(fac.LeadHours) * time.Hour
	if fault.On("lead-time-two-hours") {
		lead -= time.Hour
	}
	early := onDay(date, t.AppointmentTime, loc).Before(time.Now().Add(lead))
	if early && !(fault.On("update-lead-time-unchecked") && update) {
		f.bad("the appointment must be at least %d hours from now", fac.LeadHours)
	}
	if why := outsideHours(fac, t, update); why != "" {
		f.bad("%s", why)
	}
}

func textOrNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// outsideHours tells why the date and times are not within the hours of operation.
func outsideHours(fac model.Facility, t *model.TransportRequest, update bool) string {
	if fault.On("update-hours-unchecked") && update {
		return ""
	}
	date, _ := time.Parse(day, t.Date)
	var hours *model.Hours
	for _, h := range fac.Hours {
		if h.Date != nil && *h.Date == t.Date && !fault.On("closed-date-ignored") {
			hours = &h
			break
		}
		if h.DayOfWeek != nil && *h.DayOfWeek == weekdays[date.Weekday()] {
			hours = &h
		}
	}
	if fault.On("saturday-has-weekday-hours") && date.Weekday() == time.Saturday {
		hours = &fac.Hours[0]
	}
	if hours == nil || hours.NotAvailable {
		return "there is no transportation on this day"
	}
	times := []*string{&t.AppointmentTime, t.PickupTime, t.ReturnTime}
	if fault.On("return-time-may-be-after-hours") {
		times = times[:2]
	}
	if fault.On("pickup-time-may-be-before-hours") {
		times[1] = nil
	}
	for _, at := range times {
		if at != nil && (*at < *hours.StartTime || *at > *hours.EndTime) {
			return fmt.Sprintf("%s is outside the hours of operation", *at)
		}
	}
	return ""
}
