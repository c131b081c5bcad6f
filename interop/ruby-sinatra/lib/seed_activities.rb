# frozen_string_literal: true
module SeedActivities
  module_function

  def s = Seed

  def calendar(tenant, id, name, category, facilities, private: false)
    DB[:calendars].insert(tenant: tenant, id: id, name: name, category: category, private: private, created: s.ago(400))
    facilities.each { |f| DB[:calendar_facilities].insert(calendar_id: id, facility_id: f) }
  end

  def activity(tenant, id, cal, fid, name, type, day, from, to, **more)
    creator = { 'fac-ny' => %w[stf-ny-1 Alice\ Moore], 'fac-be' => %w[stf-be-1 Clara\ Vogel] }[fid] || ['stf-m-1', 'Gail North']
    DB[:activities].insert({ tenant: tenant, id: id, calendar_id: cal, facility_id: fid, name: name, type: type, day: day, start_date: s.local(fid, day, from), end_date: to && s.local(fid, day, to), start_time: from,
                             end_time: to, time_type: 'exactTime', location: 'Garden room', description: "#{name} for everyone", allow_connections: false, creator_id: creator[0], creator_name: creator[1],
                             created: s.ago(90), modified: s.ago(90), cancelled: false, deleted: false, recurring: false }.merge(more))
  end

  def series(tenant, id, cal, fid, name, type, first, last, from, to, rec, **more)
    r = { frequency: 'weekly', interval: 1, daysOfWeek: [], weekOfMonth: nil, dayOfWeek: nil, dayOfMonth: nil, seriesStartDate: s.local(fid, first, from), seriesEndDate: s.local(fid, last, to), exceptionDates: [] }.merge(rec)
    activity(tenant, id, cal, fid, name, type, first, from, to, recurring: true, recurrence: s.j(r), **more)
  end

  def attachment(tenant, id, act, name, type, pub)
    content = type == 'text/plain' ? "Contents of #{name}\n" : Seed::PNG
    DB[:activity_attachments].insert(tenant: tenant, id: id, activity_id: act, name: name, type: type, size: content.bytesize, public_to_family: pub, content: Sequel.blob(content))
  end

  def register(tenant, act, user, status, minutes_ago, type: 'resident', ref: nil, occurrence: nil)
    DB[:registrations].insert(tenant: tenant, id: "reg-#{act}-#{user}", activity_id: act, user_type: type, user_id: user, user_ref: ref || user, occurrence_date: occurrence, status: status,
                              registered_at: (Time.now.utc - minutes_ago * 60).iso8601(3))
  end

  def first_on(wday, from)
    d = Date.parse(from)
    d += 1 until d.wday == wday
    d.iso8601
  end

  def run
    m = Seed::MAIN
    %w[ny be].each do |k|
      f = "fac-#{k}"
      calendar m, "cal-#{k}-act", 'Activities', 'activity', [f]
      calendar m, "cal-#{k}-meal", 'Meals', 'meal', [f]
      calendar m, "cal-#{k}-priv", 'Clinical', 'clinical', [f], private: true
    end
    calendar m, 'cal-shared', 'All communities', 'activity', %w[fac-ny fac-be]
    calendar Seed::OTHER, 'cal-m-act', 'Activities', 'activity', ['fac-m1']
    %w[ny be].each { |k| facility(m, k) }
    activity m, 'act-shared-1', 'cal-shared', 'fac-ny', 'Joint concert', 'Music', s.on(8), '15:00', '16:30', allow_connections: true, location: 'Online'
    activity Seed::OTHER, 'act-m-1', 'cal-m-act', 'fac-m1', 'Meadow music', 'Music', s.on(4), '10:00', '11:00'
  end

  def facility(m, k)
    f = "fac-#{k}"
    cal = "cal-#{k}-act"
    r = ->(n) { "res-#{k}-#{n}" }
    activity m, "act-#{k}-1", cal, f, 'Chair yoga', 'Exercise', s.on(2), '10:00', '11:00', max_registered: 10, max_connections: 2, allow_connections: true
    attachment m, "aat-#{k}-1", "act-#{k}-1", 'Programme.txt', 'text/plain', true
    attachment m, "aat-#{k}-2", "act-#{k}-1", 'Staff-notes.txt', 'text/plain', false
    attachment m, "aat-#{k}-3", nil, 'Flyer.png', 'image/png', false
    attachment m, "aat-#{k}-4", nil, 'Map.txt', 'text/plain', false
    register m, "act-#{k}-1", r[1], 'registered', 3000
    register m, "act-#{k}-1", "con-#{k}-2", 'registered', 2900, type: 'connection', ref: "ext-con-#{k}-2"
    activity m, "act-#{k}-full", cal, f, 'Museum outing', 'Outing', s.on(5), '13:00', '17:00', max_registered: 2, location: 'City museum'
    register m, "act-#{k}-full", r[1], 'registered', 500
    register m, "act-#{k}-full", r[2], 'registered', 490
    register m, "act-#{k}-full", r[5], 'waitlisted', 480
    register m, "act-#{k}-full", r[3], 'waitlisted', 470
    activity m, "act-#{k}-full2", cal, f, 'Wine tasting', 'Outing', s.on(6), '16:00', '17:00', max_registered: 1
    register m, "act-#{k}-full2", r[2], 'registered', 400
    activity m, "act-#{k}-past", cal, f, 'Bingo', 'Social', s.on(-6), '14:00', '15:00', location: 'Hall'
    register m, "act-#{k}-past", r[1], 'registered', 20_000
    attachment m, "aat-#{k}-5", "act-#{k}-past", 'Bingo-rules.txt', 'text/plain', true
    activity m, "act-#{k}-old", cal, f, 'Tea dance', 'Music', s.on(-3), '14:00', '15:30', location: 'Hall'
    activity m, "act-#{k}-cancelled", cal, f, 'Picnic', 'Outing', s.on(7), '12:00', '14:00', cancelled: true
    activity m, "act-#{k}-allday", cal, f, 'Art week', 'Art', s.on(9), '00:00', nil, time_type: 'allDay', location: nil
    activity m, "act-#{k}-evening", cal, f, 'Cinema', 'Music', s.on(3), '19:30', '21:30', time_type: 'evening', location: 'Cinema room'
    activity m, "act-#{k}-meal", "cal-#{k}-meal", f, 'Sunday lunch', 'Meal', s.on(4), '12:00', '13:30', location: 'Dining room'
    attachment m, "aat-#{k}-6", "act-#{k}-meal", 'Menu.txt', 'text/plain', true
    attachment m, "aat-#{k}-9", "act-#{k}-meal", 'Allergens.bin', nil, true
    activity m, "act-#{k}-clinic", "cal-#{k}-priv", f, 'Therapy group', 'Therapy', s.on(4), '09:00', '09:45'
    attachment m, "aat-#{k}-7", "act-#{k}-clinic", 'Plan.txt', 'text/plain', true
    activity m, "act-#{k}-deleted", cal, f, 'Removed event', 'Music', s.on(5), '09:00', '10:00', deleted: true
    activity m, "act-#{k}-attended", cal, f, 'Choir', 'Music', s.on(-2), '10:00', '11:00', location: 'Chapel'
    attachment m, "aat-#{k}-8", "act-#{k}-attended", 'Songs.txt', 'text/plain', true
    days = %w[Monday Wednesday Friday]
    ex = (1..30).map { |i| Seed.today + i }.select { |d| days.include?(Date::DAYNAMES[d.wday]) }
    series m, "act-#{k}-weekly", cal, f, 'Morning walk', 'Exercise', first_on(1, s.on(-70)), (ex.last + 28).iso8601, '09:00', '09:45',
           { daysOfWeek: days, exceptionDates: [ex[2].iso8601, ex[4].iso8601] }, max_registered: 8
    register m, "act-#{k}-weekly", r[1], 'registered', 5000
    register m, "act-#{k}-weekly", r[2], 'registered', 4900
    series m, "act-#{k}-daily", cal, f, 'Coffee hour', 'Social', s.on(-20), s.on(25), '15:00', '16:00', { frequency: 'daily', interval: 2, exceptionDates: [s.on(4)] }
    series m, "act-#{k}-monthly", "cal-#{k}-meal", f, 'Residents dinner', 'Meal', s.on(-100), s.on(120), '18:00', '20:00',
           { frequency: 'monthly', dayOfMonth: (Seed.today + 10).day.clamp(1, 28) }
    DB[:attendance].insert(tenant: m, id: "att-#{k}-1", activity_id: "act-#{k}-past", user_type: 'resident', user_id: r[1], status: 'attended', marked_at: s.ago(5), duration: 45)
    DB[:attendance].insert(tenant: m, id: "att-#{k}-2", activity_id: "act-#{k}-past", user_type: 'resident', user_id: r[2], status: 'declined', marked_at: s.ago(5), decline_reason: 'Sleeping')
    DB[:attendance].insert(tenant: m, id: "att-#{k}-3", activity_id: "act-#{k}-past", user_type: 'connection', user_id: "con-#{k}-2", status: 'attended', marked_at: s.ago(5), duration: 30)
    DB[:attendance].insert(tenant: m, id: "att-#{k}-4", activity_id: "act-#{k}-attended", user_type: 'resident', user_id: r[3], status: 'attended', marked_at: s.ago(1), duration: 60)
  end
end
