# frozen_string_literal: true
# Transportation and work requests in every state.
module SeedRequests
  module_function

  def s = Seed

  def run
    @n = 1000
    @w = 2000
    %w[ny be].each do |k|
      trips(Seed::MAIN, k)
      work(Seed::MAIN, k)
    end
    trip Seed::OTHER, 'trn-m-1', 'res-m-1', 'fac-m1', 'pending', ['resident', 'res-m-1'], 5, '10:00'
    trip Seed::MAIN, 'trn-x-1', 'res-ny-3', 'fac-ny', 'pending', ['connection', 'con-x-1'], 5, '10:00'
    trip Seed::MAIN, 'trn-x-2', 'res-be-3', 'fac-be', 'pending', ['connection', 'con-x-1'], 5, '10:00', destination_address: 'Markt 1'
  end

  def trip(t, id, res, fid, status, creator, offset, at, passengers: [], **more)
    @n += 1
    DB[:transport_requests].insert({ tenant: t, id: id, reference: "TRP-#{@n}", resident_id: res, facility_id: fid, status: status, trip_type: 'oneway', date: s.on(offset), appointment_time: at, destination: 'Clinic', pickup_location: 'Main entrance',
                                     transportation_type: 'medical', recurring: false, creator_kind: creator[0], creator_id: creator[1], created: s.ago(10, @n), modified: status == 'pending' ? nil : s.ago(2) }.merge(more))
    ([res] + passengers).each { |r| DB[:transport_passengers].insert(request_id: id, resident_id: r) }
  end

  def comment(t, id, request, kind, author, name, text, visible, days, file: nil)
    DB[:comments].insert(tenant: t, id: id, request_id: request, text: text, author_kind: kind, author_id: author, author_name: name, family_visible: visible, created: s.ago(days), modified: s.ago(days))
    file(t, "fil-#{id}", file, comment: id) if file
  end

  def file(t, id, name, comment: nil, request: nil)
    content = "File #{name}\n"
    DB[:files].insert(tenant: t, id: id, comment_id: comment, request_id: request, name: name, type: 'text/plain', size: content.bytesize, content: Sequel.blob(content))
  end

  def names(k) = k == 'ny' ? { st: 'Alice Moore', r: 'Ruth Adler', c: 'Tom Adler' } : { st: 'Clara Vogel', r: 'Greta Abel', c: 'Tim Abel' }

  def trips(t, k)
    f = "fac-#{k}"
    r1 = "res-#{k}-1"
    r2 = "res-#{k}-2"
    res = ['resident', r1]
    c1 = ['connection', "con-#{k}-1"]
    c2 = ['connection', "con-#{k}-2"]
    st = ['staff', "stf-#{k}-1"]
    adr = { destination_address: '12 Main Street' }
    van = { driver: s.j(id: "drv-#{k}", name: 'Dan Driver', phone: '+1 212 555 0177'), vehicle: s.j(id: "veh-#{k}", name: 'Blue van') }
    trip t, "trn-#{k}-pending-res", r1, f, 'pending', res, 6, '11:00', **adr
    trip t, "trn-#{k}-pending-con1", r1, f, 'pending', c1, 6, '09:30', trip_type: 'roundtrip', return_time: '12:00', notes: 'wheelchair', **adr
    trip t, "trn-#{k}-pending-con2", r1, f, 'pending', c2, 7, '10:00', trip_type: 'willcall', **adr
    trip t, "trn-#{k}-pending-r2", r2, f, 'pending', c2, 7, '12:00', **adr
    trip t, "trn-#{k}-approved-res", r1, f, 'approved', res, 8, '14:00', **adr, **van
    trip t, "trn-#{k}-approved-con1", r1, f, 'approved', c1, 8, '08:15', mobility_needs: 'walker', **adr, **van
    trip t, "trn-#{k}-denied-res", r1, f, 'denied', res, 9, '09:00', **adr
    trip t, "trn-#{k}-denied-con1", r1, f, 'denied', c1, 9, '10:00', **adr
    trip t, "trn-#{k}-cancelled-res", r1, f, 'cancelled', res, 4, '10:00', **adr
    trip t, "trn-#{k}-cancelled-con1", r1, f, 'cancelled', c1, 4, '11:00', **adr
    trip t, "trn-#{k}-completed-res", r1, f, 'completed', res, -5, '10:00', mileage: 12.5, **adr, **van
    trip t, "trn-#{k}-completed-con1", r1, f, 'completed', c1, -5, '13:00', mileage: 7.25, **adr, **van
    trip t, "trn-#{k}-staff", r1, f, 'approved', st, 10, '10:00', **adr
    trip t, "trn-#{k}-group", r2, f, 'approved', st, 11, '10:00', passengers: [r1], **adr
    rec = { start: s.on(-14), end: s.on(40), weekdays: [2, 4], exceptions: [] }
    trip t, "trn-#{k}-rec-res", r1, f, 'approved', res, -14, '07:45', recurring: true, recurrence: s.j(rec), **adr
    trip t, "trn-#{k}-rec-con1", r1, f, 'pending', c1, -14, '16:00', recurring: true, recurrence: s.j(rec.merge(weekdays: [1], exceptions: [next_monday])), **adr
    trip t, "trn-#{k}-rec-staff", r1, f, 'approved', st, -14, '15:00', recurring: true, recurrence: s.j(rec.merge(weekdays: [3])), **adr
    n = names(k)
    %w[pending-con1 approved-con1 rec-con1].each do |x|
      q = "trn-#{k}-#{x}"
      comment t, "com-#{q}-1", q, 'connection', "con-#{k}-1", n[:c], 'Please call first', true, 5, file: 'Letter.txt'
      comment t, "com-#{q}-2", q, 'staff', "stf-#{k}-1", n[:st], 'We will call at nine', true, 4, file: 'Route.txt'
      comment t, "com-#{q}-3", q, 'staff', "stf-#{k}-2", 'Staff member', 'Internal: van is short', false, 3, file: 'Internal.txt'
      comment t, "com-#{q}-4", q, 'resident', r1, n[:r], 'Thank you', true, 2
    end
  end

  def next_monday
    d = Seed.today + 1
    d += 1 until d.monday?
    d.iso8601
  end

  def request(t, id, res, fid, title, status, creator, days, **more)
    @w += 1
    DB[:work_requests].insert({ tenant: t, id: id, reference: "WRK-#{@w}", resident_id: res, facility_id: fid, title: title, description: "#{title} in the bathroom", location: '101', team: 'maintenance', type: 'plumbing', urgency: 'none',
                                status: status, crew: '[]', creator_kind: creator[0], creator_id: creator[1], schedule: false, created: s.ago(days).sub(/\.\d+Z/, '.000Z'), modified: s.ago(days) }.merge(more))
    steps = { 'open' => %w[open], 'in_progress' => %w[open in_progress], 'completed' => %w[open in_progress completed], 'cancelled' => %w[open cancelled] }[status]
    steps.each_with_index do |st, i|
      by = i.zero? ? creator[1] : "stf-#{fid[4..]}-1"
      DB[:work_history].insert(request_id: id, status: st, date: s.ago(days, i * 3600), by_id: by, by_name: i.zero? ? 'Requester' : 'Maintenance lead')
    end
  end

  def work(t, k)
    f = "fac-#{k}"
    r1 = "res-#{k}-1"
    res = ['resident', r1]
    c1 = ['connection', "con-#{k}-1"]
    crew = { crew: s.j([{ id: "stf-#{k}-1", name: names(k)[:st] }, { id: "stf-#{k}-2", name: 'Second hand' }]), scheduled_date: "#{s.on(2)}T00:00:00Z" }
    request t, "wrk-#{k}-open-res", r1, f, 'Dripping tap', 'open', res, 3
    request t, "wrk-#{k}-open-con1", r1, f, 'Loose rail', 'open', c1, 3
    request t, "wrk-#{k}-open-con2", r1, f, 'Dark hallway', 'open', ['connection', "con-#{k}-2"], 3, team: 'housekeeping', type: k == 'ny' ? 'electrical' : 'painting'
    request t, "wrk-#{k}-prog-res", r1, f, 'Cold radiator', 'in_progress', res, 6, **crew
    request t, "wrk-#{k}-prog-con1", r1, f, 'Broken lamp', 'in_progress', c1, 7, **crew
    request t, "wrk-#{k}-done-res", r1, f, 'Stuck window', 'completed', res, 20, completed_date: s.ago(15), **crew
    request t, "wrk-#{k}-done-con1", r1, f, 'Squeaky door', 'completed', c1, 21, completed_date: s.ago(16), **crew
    request t, "wrk-#{k}-canc-res", r1, f, 'Paint wall', 'cancelled', res, 30
    request t, "wrk-#{k}-canc-con1", r1, f, 'Move bed', 'cancelled', c1, 31
    request t, "wrk-#{k}-staff", r1, f, 'Filter check', 'open', ['staff', "stf-#{k}-1"], 2, urgency: 'high'
    request t, "wrk-#{k}-sched", r1, f, 'Monthly inspection', 'open', ['staff', "stf-#{k}-1"], 1, schedule: true
    request t, "wrk-#{k}-r2", "res-#{k}-2", f, 'Shelf', 'open', ['connection', "con-#{k}-2"], 4
    n = names(k)
    %w[open-con1 prog-con1].each do |x|
      q = "wrk-#{k}-#{x}"
      file t, "fil-#{q}", 'Photo-of-it.txt', request: q
      comment t, "com-#{q}-1", q, 'connection', "con-#{k}-1", n[:c], 'It is urgent', true, 3, file: 'Before.txt'
      comment t, "com-#{q}-2", q, 'staff', "stf-#{k}-1", n[:st], 'On our list', true, 2, file: 'Plan.txt'
      comment t, "com-#{q}-3", q, 'staff', "stf-#{k}-2", 'Staff member', 'Internal: order parts', false, 1, file: 'Order.txt'
    end
  end
end
