# frozen_string_literal: true
# Personal activities and check-ins of a resident.
class App
  helpers do
    def add_minutes(hhmm, mins) = format('%02d:%02d', ((minutes(hhmm) + mins) / 60) % 24, (minutes(hhmm) + mins) % 60)

    def personal_json(p)
      ids = DB[:personal_activity_residents].where(personal_activity_id: p[:id]).order(:seq).select_map(:resident_id)
      { id: p[:id], name: p[:name], startDate: p[:start_date], startTime: p[:start_time], endTime: p[:end_time], timeType: p[:time_type], durationInMinutes: p[:duration],
        attendedResidentIds: ids, location: p[:location], description: p[:description], confirmed: p[:confirmed], photos: [], created: p[:created], modified: p[:modified] }
    end

    # startTime, endTime and duration of a visit or a personal activity.
    def clock_input(b, duration_required: false)
      type = enum(b, 'timeType', TIME_TYPES, default: 'exactTime')
      exact = type == 'exactTime'
      s = hhmm(b, 'startTime', req: exact)
      dur = int(b, 'durationInMinutes', req: duration_required)
      e = hhmm(b, 'endTime', req: exact && (duration_required || dur.nil?))
      e ||= add_minutes(s, dur) if exact && !fault('personal-end-time-not-derived')
      if exact && e
        bad!('endTime lies before startTime') if e < s && b['endTime']
        gap = (minutes(e) - minutes(s)) % 1440
        gap = e[0, 2].to_i * 60 - s[0, 2].to_i * 60 if fault('duration-ignores-minutes')
        keep = fault('visit-duration-as-sent-when-exact') && duration_required && dur
        dur = gap unless keep
      elsif fault('visit-duration-null-unless-exact') then dur = nil
      elsif fault('visit-duration-from-gap-always') && s && e then dur = (minutes(e) - minutes(s)) % 1440
      end
      { time_type: type, start_time: s, end_time: e, duration: dur }
    end
  end

  get "#{P}/residents/:resident_id/personal-activities" do
    r = resident!(params['resident_id'])
    from, to = window45('personal')
    ids = DB[:personal_activity_residents].where(resident_id: r[:id]).select_map(:personal_activity_id)
    rows = ds(:personal_activities).where(id: ids, day: from..to).order(:day, :start_time, :seq).all
    rows = rows.select { |x| x[:resident_id] != r[:id] || x[:flat_start] } if fault('personal-list-drops-nested')
    out = rows.map { |x| personal_json(x) }
    if fault('personal-list-includes-check-ins')
      out += ds(:check_ins).where(resident_id: r[:id], day: from..to).all.map { |c| { id: c[:id], name: 'Check-in', startDate: c[:day], durationInMinutes: c[:duration], attendedResidentIds: [r[:id]] } }
    end
    data(out)
  end

  post "#{P}/residents/:resident_id/personal-activities" do
    r = resident!(params['resident_id'])
    b = json_body
    p = { name: str(b, 'name', req: true), start_date: datetime(b, 'startDate', req: true), location: str(b, 'location'), description: str(b, 'description'), confirmed: bool(b, 'confirmed', false) }
    p.merge!(clock_input(b))
    others = strings(b, 'attendedResidentIds') || []
    bad!('unknown resident') unless (others - ds(:residents).where(id: others).select_map(:id)).empty?
    id = new_id('pac')
    at = now_iso
    DB.transaction do
      DB[:personal_activities].insert(p.merge(id: id, tenant: tenant, resident_id: r[:id], day: p[:start_date][0, 10], created: at, modified: at))
      attendees = ([r[:id]] + others).uniq
      attendees = others if fault('personal-path-resident-not-attendee')
      attendees.each { |x| DB[:personal_activity_residents].insert(personal_activity_id: id, resident_id: x) }
    end
    data(personal_json(ds(:personal_activities).first(id: id)), 201)
  end

  # --- check-ins ----------------------------------------------------------------
  helpers do
    def check_in_json(c)
      s = ds(:staff).first(id: c[:staff_id])
      s = ds(:staff).first(id: DB[:check_ins].order(Sequel.desc(:seq)).get(:staff_id)) if fault('check-in-staff-of-latest')
      out = { id: c[:id], startDate: c[:day], durationInMinutes: c[:duration], checkInStaff: s && { id: s[:id], firstName: s[:first_name], lastName: s[:last_name] },
              description: c[:description], created: c[:created], modified: c[:modified] }
      out[:startDate] = local_iso(activity_facility(resident!(c[:resident_id])), c[:day], '09:30') if fault('check-in-start-date-with-time')
      out[:checkInStaff] = out[:checkInStaff][:id] if out[:checkInStaff] && fault('check-in-staff-id-only')
      out
    end

    def check_in!(rid, id)
      resident!(rid)
      q = ds(:check_ins).where(id: id)
      q = q.where(resident_id: rid) unless fault('check-in-of-any-resident')
      q.first || not_found!('check-in')
    end

    def check_in_input(b, r)
      d = datetime(b, 'startDate', req: true)[0, 10]
      d = local_to_utc(ds(:facilities).first(id: r[:facility_id]), d, '20:00').strftime('%Y-%m-%d') if fault('check-in-day-shifted-to-utc')
      sid = str(b, 'checkInStaffId', req: true)
      staff = ds(:staff).where(Sequel.|({ id: sid }, { account_id: sid })).first || bad!('unknown checkInStaffId')
      dur = int(b, 'durationInMinutes', req: true)
      dur = 15 if dur.zero? && fault('check-in-zero-duration-becomes-default')
      bad!('durationInMinutes is not one of the offered durations') if fault('check-in-duration-quick-picks-only') && ![5, 10, 15, 30, 45, 60, 90, 120, 0].include?(dur)
      bad!('durationInMinutes must be at least 0') if fault('check-in-negative-duration-refused') && dur.negative?
      dur = [dur, 2**31 - 1].min if fault('check-in-duration-32-bit')
      desc = str(b, 'description')
      desc = desc&.strip if fault('check-in-description-trimmed')
      { day: d, staff_id: staff[:id], duration: dur, description: desc }
    end

    def check_in_taken!(r, c, except: nil)
      q = DB[:check_ins].where(resident_id: r[:id], day: c[:day])
      q = ds(:check_ins).where(resident_id: ds(:residents).where(facility_id: r[:facility_id]).select(:id), day: c[:day]) if fault('check-in-unique-per-facility')
      q = q.where(staff_id: c[:staff_id]) if fault('check-in-unique-per-staff')
      q = q.exclude(id: except) if except
      return unless q.any? && !fault('check-in-second-allowed')

      q.update(duration: c[:duration], description: c[:description]) if fault('check-in-refused-but-written')
      fail!(409, 'the resident has a check-in on this day')
    end
  end

  get "#{P}/residents/:resident_id/check-ins" do
    r = resident!(params['resident_id'])
    from, to = window45('check-ins')
    q = ds(:check_ins).where(resident_id: r[:id])
    q = fault('check-ins-last-day-exclusive') ? q.where { (day >= from) & (day < to) } : q.where(day: from..to)
    rows = q.order(:day, :seq).all
    rows = rows.select { |c| c[:duration].positive? } if fault('check-ins-list-drops-zero-duration')
    data(rows.map { |c| check_in_json(c) })
  end

  post "#{P}/residents/:resident_id/check-ins" do
    r = resident!(params['resident_id'])
    c = check_in_input(json_body, r)
    check_in_taken!(r, c)
    at = now_iso
    id = new_id('chk')
    DB[:check_ins].insert(c.merge(id: id, tenant: tenant, resident_id: r[:id], created: at, modified: at))
    data(check_in_json(ds(:check_ins).first(id: id)), 201)
  end

  get("#{P}/residents/:resident_id/check-ins/:id") { data(check_in_json(check_in!(params['resident_id'], params['id']))) }

  put "#{P}/residents/:resident_id/check-ins/:id" do
    old = check_in!(params['resident_id'], params['id'])
    r = resident!(params['resident_id'])
    c = check_in_input(json_body, r)
    check_in_taken!(r, c, except: old[:id])
    c.delete(:staff_id) if fault('check-in-put-staff-lost')
    c.delete(:day) if fault('check-in-put-date-lost')
    DB[:check_ins].where(seq: old[:seq]).update(c.merge(modified: now_iso))
    data(check_in_json(ds(:check_ins).first(id: old[:id])))
  end

  delete "#{P}/residents/:resident_id/check-ins/:id" do
    c = check_in!(params['resident_id'], params['id'])
    DB[:check_ins].where(seq: c[:seq]).delete
    no_content
  end
end
