# frozen_string_literal: true
# Data that staff would have made elsewhere. Dates lie around the real today.
module Seed
  PNG = Base64.decode64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
  MAIN = 'harbor'
  OTHER = 'meadow'
  MON_SAT = %w[Monday Tuesday Wednesday Thursday Friday Saturday].freeze

  module_function

  def app = (@app ||= App.new!)
  def ago(days, extra = 0) = (Time.now.utc - days * 86_400 + extra).iso8601(3)
  def today = Date.today
  def on(offset) = (today + offset).iso8601
  def fac(id) = (@fac ||= {})[id] ||= DB[:facilities].first(id: id)
  def local(fid, day, hhmm) = app.send(:local_iso, fac(fid), day, hhmm)
  def j(obj) = JSON.generate(obj)

  def run
    DB.transaction do
      base
      people
      SeedActivities.run
      SeedCare.run
      SeedSocial.run
      SeedRequests.run
    end
  end

  def hours(closed_in)
    week = Date::DAYNAMES.map do |d|
      open = MON_SAT.include?(d)
      { dayOfWeek: d, date: nil, notAvailable: !open, startTime: open ? '06:00' : nil, endTime: open ? '22:00' : nil }
    end
    d = today + closed_in
    d += 1 if d.sunday?
    j(week + [{ dayOfWeek: nil, date: d.iso8601, notAvailable: true, startTime: nil, endTime: nil }])
  end

  def facility(tenant, id, name, zone, on: true, address: false, types: %w[medical shopping], work: %w[plumbing electrical], beds: 80)
    DB[:facilities].insert(tenant: tenant, id: id, name: name, bed_count: beds, care_setting: 'assistedLiving', zone: zone, transport_module: on, family_transport: on, work_module: on, family_work: on,
                           transport_types: j(types), require_destination_address: address, lead_hours: 3, hours: hours(20), work_types: j(work),
                           work_locations: j(['Apartment', 'Dining room', 'Garden']))
  end

  def base
    DB[:tenants].insert(slug: MAIN, token: 'harbor-service-token')
    DB[:tenants].insert(slug: OTHER, token: 'meadow-service-token')
    facility MAIN, 'fac-ny', 'Hudson House', 'America/New_York', beds: 120
    facility MAIN, 'fac-be', 'Spreehof', 'Europe/Berlin', address: true, types: %w[medical family airport], work: %w[plumbing heating painting], beds: 64
    facility MAIN, 'fac-off', 'Lakeside', 'America/Chicago', on: false, beds: 30
    # the module is on, the Family & Resident switch is off
    facility MAIN, 'fac-half', 'Prairie Court', 'America/Chicago', beds: 20
    DB[:facilities].where(id: 'fac-half').update(family_transport: false, family_work: false)
    facility OTHER, 'fac-m1', 'Meadow Park', 'America/Los_Angeles', beds: 45
    [['maintenance', 'Maintenance'], ['housekeeping', 'Housekeeping'], ['it-help', 'IT help']].each { |k, n| DB[:teams].insert(tenant: MAIN, id: "team-#{k}", key: k, name: n) }
    DB[:teams].insert(tenant: OTHER, id: 'team-m', key: 'facilities', name: 'Facilities')
    DB[:system_actors].insert(tenant: MAIN, id: 'sys-harbor', name: 'Enterprise System')
    DB[:system_actors].insert(tenant: OTHER, id: 'sys-meadow', name: 'Enterprise System')
    [['Exercise', 'Wellness'], ['Music', 'Social'], ['Outing', 'Social'], ['Meal', 'Dining'], ['Therapy', 'Clinical']].each do |n, c|
      DB[:activity_types].insert(tenant: MAIN, id: "type-#{n.downcase}", name: n, category: c)
    end
    DB[:activity_types].insert(tenant: OTHER, id: 'type-m-music', name: 'Music', category: 'Social')
  end

  def staff(tenant, id, first, last, facilities, perms)
    DB[:staff].insert(tenant: tenant, id: id, account_id: "acc-#{id}", first_name: first, last_name: last, permissions: j(perms), phone: '+1 212 555 0100')
    facilities.each { |f| DB[:staff_facilities].insert(staff_id: id, facility_id: f) }
  end

  def resident(tenant, id, facility, first, last, status: 'active', age: 300, **more)
    DB[:residents].insert({ tenant: tenant, id: id, facility_id: facility, first_name: first, last_name: last, status: status, room_number: "#{id[-1]}0#{id[-1]}", email: "#{first.downcase}.#{last.downcase}@example.org",
                            phone: "+1 212 555 01#{id[-1]}#{id[-1]}", gender: 'F', dob: '1938-04-12T00:00:00Z', move_in_date: '2022-03-01T00:00:00Z', external_id: "ext-#{id}", pcc_id: "77#{id[-1]}#{first.size}",
                            about: j(bio: "#{first} likes gardens", likes: %w[tea music tea], dislikes: ['noise'], veteranDetail: nil, anniversary: '1961-06-24T00:00:00Z', directoryOptOut: false, diagnoses: [], isVeteran: false),
                            created: ago(age), modified: ago(age) }.merge(more))
  end

  def connection(tenant, id, first, last, relation, residents, status: 'active', **more)
    fids = DB[:residents].where(id: residents).select_map(:facility_id).uniq
    DB[:connections].insert({ tenant: tenant, id: id, account_id: "acc-#{id}", first_name: first, last_name: last, email: "#{first.downcase}.#{last.downcase}@example.net", phone_number: 12_125_550_100 + id.sum,
                              relationship: relation, contact_type: 'family', status: status, groups: j(%w[family newsletter]), disable_notifications: false, disable_sms: false, disable_invites: false,
                              external_id: "ext-#{id}", pcc_id: 4_400_000_123, created: ago(200), updated: ago(200) }.merge(more))
    residents.each { |r| DB[:connection_residents].insert(connection_id: id, resident_id: r) }
    fids.each { |f| DB[:connection_facilities].insert(connection_id: id, facility_id: f) }
  end

  def people
    staff MAIN, 'stf-ny-1', 'Alice', 'Moore', ['fac-ny'], %w[VIEW_ACTIVITIES MESSAGE_FAMILY_RESIDENTS]
    staff MAIN, 'stf-ny-2', 'Bob', 'Stone', ['fac-ny'], []
    staff MAIN, 'stf-be-1', 'Clara', 'Vogel', ['fac-be'], %w[VIEW_ACTIVITIES MESSAGE_FAMILY_RESIDENTS]
    staff MAIN, 'stf-be-2', 'Dirk', 'Lang', ['fac-be'], %w[VIEW_ACTIVITIES]
    staff MAIN, 'stf-off-1', 'Erin', 'Hill', ['fac-off'], %w[VIEW_ACTIVITIES MESSAGE_FAMILY_RESIDENTS]
    staff OTHER, 'stf-m-1', 'Gail', 'North', ['fac-m1'], %w[VIEW_ACTIVITIES MESSAGE_FAMILY_RESIDENTS]
    { 'ny' => [%w[Ruth Adler], %w[Ida Brown], %w[Sam Cohen], %w[Joan Dale], %w[Paul Evans], %w[Mary Frost]],
      'be' => [%w[Greta Abel], %w[Hans Bauer], %w[Inge Conrad], %w[Karl Dorn], %w[Lotte Eck], %w[Max Fuchs]] }.each do |k, names|
      stat = %w[active active active inactive onLeave deleted]
      names.each_with_index { |(f, l), i| resident MAIN, "res-#{k}-#{i + 1}", "fac-#{k}", f, l, status: stat[i], age: 300 - (i / 2) * 10, nickname: i.even? ? f[0, 2] : nil, gender: i == 2 ? 'M' : 'F' }
    end
    resident MAIN, 'res-off-1', 'fac-off', 'Nell', 'Gray'
    resident MAIN, 'res-half-1', 'fac-half', 'Otto', 'Hale'
    resident OTHER, 'res-m-1', 'fac-m1', 'Pia', 'Irwin'
    resident OTHER, 'res-m-2', 'fac-m1', 'Quinn', 'Jones'
    { 'ny' => [%w[Tom Adler], %w[Una Brown], %w[Vic Brown], %w[Wes Cohen], %w[Yan Adler]], 'be' => [%w[Tim Abel], %w[Ute Bauer], %w[Veit Bauer], %w[Willi Conrad], %w[Yves Abel]] }.each do |k, n|
      connection MAIN, "con-#{k}-1", *n[0], 'son', ["res-#{k}-1"], additional_info: 'calls on Sundays'
      connection MAIN, "con-#{k}-2", *n[1], 'daughter', ["res-#{k}-1", "res-#{k}-2"]
      connection MAIN, "con-#{k}-3", *n[2], 'nephew', ["res-#{k}-2"]
      connection MAIN, "con-#{k}-4", *n[3], 'friend', ["res-#{k}-3"], status: 'inactive'
      connection MAIN, "con-#{k}-5", *n[4], 'cousin', ["res-#{k}-1"], status: 'deleted'
    end
    connection MAIN, 'con-x-1', 'Zoe', 'Cross', 'niece', %w[res-ny-3 res-be-3]
    connection MAIN, 'con-off-1', 'Abe', 'Gray', 'son', ['res-off-1']
    connection MAIN, 'con-half-1', 'Ben', 'Hale', 'son', ['res-half-1']
    connection OTHER, 'con-m-1', 'Cleo', 'Irwin', 'daughter', ['res-m-1'], email: 'shared.mail@example.net'
  end
end

require 'seed_activities'
require 'seed_care'
require 'seed_requests'
