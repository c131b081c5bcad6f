# frozen_string_literal: true
# Occurrences of series, capacity and the JSON shape of an activity.
class App
  CAPACITY_CACHE = {}

  helpers do
    def activity!(id)
      q = ds(:activities).where(id: id)
      q = q.where(deleted: false) unless fault('activity-deleted-still-readable')
      q.first || not_found!('activity')
    end

    def calendar_facility_ids(calendar_id) = DB[:calendar_facilities].where(calendar_id: calendar_id).order(:seq).select_map(:facility_id)
    def activity_facility(a) = ds(:facilities).first(id: a[:facility_id])

    def occurs_on?(a, d, ignore_exceptions: false)
      rec = jload(a[:recurrence])
      first = Date.parse(rec['seriesStartDate'][0, 10])
      last = rec['seriesEndDate'] && Date.parse(rec['seriesEndDate'][0, 10])
      return false if d < first && !fault('occurrence-before-series-start')
      return false if last && d > last && !fault('occurrence-after-series-end')
      return false if last && d == last && fault('occurrence-last-day-excluded')

      skip = rec['exceptionDates'].map { |x| x[0, 10] }
      skip = skip.first(1) if fault('occurrence-first-exception-only')
      return false if skip.include?(d.iso8601) && !ignore_exceptions

      case rec['frequency']
      when 'daily' then ((d - first).to_i % rec['interval']).zero?
      when 'weekly'
        weeks = ((d - (d.wday)) - (first - first.wday)).to_i / 7
        (weeks % rec['interval']).zero? && rec['daysOfWeek'].include?(Date::DAYNAMES[d.wday])
      when 'monthly'
        rec['dayOfMonth'] ? d.day == rec['dayOfMonth'] : (Date::DAYNAMES[d.wday] == rec['dayOfWeek'] && %w[first second third fourth][(d.day - 1) / 7] == rec['weekOfMonth'])
      else false
      end
    end

    def occurrence_days(a, from, to)
      return (a[:day] >= from && a[:day] <= to ? [a[:day]] : []) unless a[:recurring]

      days = (Date.parse(from)..Date.parse(to)).select { |d| occurs_on?(a, d, ignore_exceptions: fault('activity-list-shows-exception-dates')) }.map(&:iso8601)
      days = days.first(1) if fault('activity-list-first-occurrence-only')
      days
    end

    # startDate as written; for an occurrence the same time of day on its own date.
    def start_on(a, day)
      return a[:start_date] if day == a[:day]

      if a[:start_date].match?(/[+-]\d{2}:\d{2}\z/)
        return with_offset(a, day, a[:start_time], a[:start_date][-6..]) if fault('occurrence-offset-of-series-start')

        local_iso(activity_facility(a), day, a[:start_time])
      else "#{day}#{a[:start_date][10..]}" end
    end

    def with_offset(_a, day, time, offset) = "#{day}T#{time}:00#{offset}"

    def local_iso(f, day, hhmm)
      t = local_to_utc(f, day, hhmm)
      off = zone(f).period_for_utc(t).observed_utc_offset
      sign = off.negative? ? '-' : '+'
      "#{day}T#{hhmm}:00#{sign}#{format('%02d:%02d', off.abs / 3600, off.abs % 3600 / 60)}"
    end

    def end_on(a, day)
      return a[:end_date] if a[:end_date] && !a[:recurring]
      return nil if a[:end_time].nil?

      local_iso(activity_facility(a), day, a[:end_time])
    end

    def activity_end_utc(a, day)
      f = activity_facility(a)
      clock = case a[:time_type]
              when 'exactTime' then a[:end_time] || a[:start_time]
              when 'morning' then '12:00'
              when 'afternoon' then '18:00'
              else '23:59'
              end
      last = a[:end_date] && !a[:recurring] ? [a[:end_date][0, 10], day].max : day
      return Time.parse("#{last}T#{clock}:00Z") if fault('past-activity-in-utc')

      local_to_utc(f, last, clock)
    end

    def past_activity?(a, day) = activity_end_utc(a, day) < Time.now.utc

    # Registrations that count for one day of an activity.
    def registrations_on(a, day)
      q = DB[:registrations].where(activity_id: a[:id]).order(:registered_at, :seq)
      return q.all unless a[:recurring]

      rows = q.where(Sequel.|({ occurrence_date: nil }, { occurrence_date: day })).all
      skip = DB[:registration_exceptions].where(registration_id: rows.map { |r| r[:id] }, occurrence_date: day).select_map(:registration_id)
      rows.reject { |r| skip.include?(r[:id]) }
    end

    def capacity_json(a, day)
      return CAPACITY_CACHE[a[:id]] if fault('capacity-cache-stale') && CAPACITY_CACHE[a[:id]]

      regs = registrations_on(a, day)
      open = !past_activity?(a, day) && !a[:cancelled]
      res = regs.select { |r| r[:user_type] == 'resident' }
      regs = DB[:registrations].where(activity_id: a[:id]).all if fault('capacity-of-series-for-occurrence')
      res = regs.select { |r| r[:user_type] == 'resident' } if fault('capacity-of-series-for-occurrence')
      con = regs.select { |r| r[:user_type] == 'connection' && r[:status] == 'registered' }
      wait = res.count { |r| r[:status] == 'waitlisted' }
      wait = res.size if fault('capacity-waitlisted-counts-all')
      n = res.count { |r| r[:status] == 'registered' }
      n = res.size if fault('capacity-registered-counts-waitlisted')
      n += con.size if fault('capacity-residents-counts-connections')
      part = lambda do |max, count|
        avail = max && [max - count, 0].max
        avail = max if fault('capacity-available-ignores-registered')
        full = !max.nil? && count >= max
        full = !max.nil? && count > max if fault('capacity-is-full-off-by-one')
        { max: max, registered: count, available: avail, isFull: full, isOpen: open && !full }
      end
      r = part.call(a[:max_registered], n)
      r[:isOpen] = open if fault('capacity-is-open-when-full')
      c = part.call(a[:max_connections], con.size)
      c = part.call(a[:max_registered], con.size) if fault('capacity-connections-uses-resident-max')
      c[:isOpen] &&= a[:allow_connections]
      r[:waitlisted] = wait
      r.delete(:waitlisted) if fault('capacity-waitlisted-missing')
      CAPACITY_CACHE[a[:id]] = { residents: r, connections: c }
    end

    def attachment_json(x)
      out = { id: x[:id], name: x[:name], url: "#{base_url}/api/v1/#{tenant}/activities/#{x[:activity_id]}/attachments/#{x[:id]}", type: x[:type],
              size: x[:size], publicToFamily: x[:public_to_family] }
      out[:size] = "#{x[:size]} B" if fault('activity-attachment-size-text')
      out[:publicToFamily] = true if fault('activity-attachment-always-public')
      out
    end

    def activity_json(a, day = a[:day], acting: nil)
      cal = ds(:calendars).first(id: a[:calendar_id])
      cap = capacity_json(a, day)
      out = { id: a[:id], name: a[:name], type: a[:type], startDate: start_on(a, day), endDate: end_on(a, day), startTime: a[:start_time], endTime: a[:end_time],
              timeType: a[:time_type], location: a[:location], description: a[:description], capacity: cap, allowConnections: a[:allow_connections],
              calendarId: a[:calendar_id], calendarName: cal && cal[:name], facilityId: a[:facility_id],
              attachments: DB[:activity_attachments].where(activity_id: a[:id]).order(:seq).all.map { |x| attachment_json(x) },
              creator: { id: a[:creator_id], name: a[:creator_name] }, created: a[:created], modified: a[:modified],
              isPastActivity: past_activity?(a, day), isCancelled: a[:cancelled] }
      out[:id] = "#{a[:id]}_#{day.delete('-')}" if fault('occurrence-ids-differ') && a[:recurring]
      out[:isPastActivity] = a[:day] < Date.today.iso8601 if fault('past-activity-from-series-start') && a[:recurring]
      out[:isCancelled] = false if fault('activity-cancelled-flag-lost')
      out[:calendarName] = nil if fault('activity-calendar-name-missing-for-shared') && calendar_facility_ids(a[:calendar_id]).size > 1
      out[:location] = out[:location].to_s if fault('activity-location-null-to-empty')
      out[:startTime] = local_to_utc(activity_facility(a), day, a[:start_time]).strftime('%H:%M') if fault('activity-start-time-utc-in-get') && !acting
      if acting
        reg = registrations_on(a, day).find { |r| r[:user_id] == acting.id || r[:user_ref] == acting.id }
        st = reg ? reg[:status] : 'notRegistered'
        st = 'registered' if reg && fault('acting-status-waitlisted-as-registered')
        out[:actingUserRegistrationStatus] = st unless fault('acting-status-missing-when-none') && reg.nil?
      elsif fault('acting-status-always-present') then out[:actingUserRegistrationStatus] = nil
      end
      out[:isRecurring] = a[:recurring]
      rec = jload(a[:recurrence])
      rec = rec.merge('exceptionDates' => []) if rec && fault('recurrence-exception-dates-empty')
      rec = rec.merge('daysOfWeek' => rec['daysOfWeek'].first(1)) if rec && fault('recurrence-days-first-only')
      out[:recurrence] = rec
      out
    end

    def acting_param
      return nil if params['actingUserId'].to_s.empty?

      find_user(params['actingUserId']) || Actor.new(kind: 'unknown', id: params['actingUserId'], row: {})
    end
  end
end
