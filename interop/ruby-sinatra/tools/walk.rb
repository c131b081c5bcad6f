# The walk of check_faults.rb: a fixed sequence of requests whose answers are written down in a comparable form.
class Walk
  P = '/api/v1/harbor'
  SYS, RES, CON, CON2, STAFF, STAFF2 = 'sys-harbor', 'res-ny-1', 'acc-con-ny-1', 'acc-con-ny-2', 'acc-stf-ny-1', 'acc-stf-ny-2'

  def initialize
    @log = []
    @mock = Rack::MockRequest.new(App)
    @names = {}
  end

  def norm(s)
    s = s.dup.force_encoding('UTF-8').scrub('?')
    s = s.gsub(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/, 'TS')
    s = s.gsub(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|m-[0-9a-f]{16}/) { |x| @names[x] ||= "U#{@names.size}" }
    s.gsub(/("(?:nextCursor|cursor)":)"[^"]+"/, '\1"CUR"')
  end

  def call(method, path, body = nil, who: STAFF, form: nil, headers: {}, note: nil, **query)
    h = { 'HTTP_AUTHORIZATION' => 'Bearer harbor-service-token', 'HTTP_X_ACTING_USER_ID' => who, 'HTTP_X_ACTING_USER_TENANT' => 'harbor' }.merge(headers)
    h.compact!
    full = path == '/ping' ? path : (path.start_with?('/api') ? path : P + path)
    full += '?' + URI.encode_www_form(query) unless query.empty?
    if form
      b = 'XXBOUNDARYXX'
      h[:input] = form.map { |k, v| v.is_a?(Array) ? "--#{b}\r\nContent-Disposition: form-data; name=\"#{k.to_s[/[a-z]+/i]}\"; filename=\"#{v[0]}\"\r\nContent-Type: text/plain\r\n\r\n#{v[1]}\r\n" : "--#{b}\r\nContent-Disposition: form-data; name=\"#{k}\"\r\n\r\n#{v}\r\n" }.join + "--#{b}--\r\n"
      h['CONTENT_TYPE'] = "multipart/form-data; boundary=#{b}"
    elsif body
      h[:input] = JSON.generate(body)
      h['CONTENT_TYPE'] = 'application/json'
    end
    r = @mock.request(method, full, h)
    line = "#{method} #{norm(full.sub(/cursor=[^&]+/, 'cursor=C'))} #{who} -> #{r.status} #{r['Content-Type']} #{r['Content-Disposition']} #{norm(r.body)}"
    line = "#{method} #{norm(path)} #{who} -> #{r.status} (large)" if note == :short
    until Webhooks::QUEUE.empty?
      e = Webhooks::QUEUE.pop
      line += "\n    EVENT #{norm(JSON.generate(e))}"
    end
    @log << line
    JSON.parse(r.body) rescue {}
  end

  def get(path, **kw) = call('GET', path, **kw)
  def post(path, body = nil, **kw) = call('POST', path, body, **kw)
  def put(path, body = nil, **kw) = call('PUT', path, body, **kw)
  def del(path, **kw) = call('DELETE', path, **kw)
  def d(o) = (Date.today + o).iso8601
  def id(j) = (j['data'] || j)['id'] || 'none'

  def pages(path, size: 2, **kw)
    cur = nil
    12.times do
      j = get(path, pageSize: size, **(cur ? { cursor: cur } : {}), **kw)
      break unless j['hasMore'] && j['nextCursor']

      cur = j['nextCursor']
    end
  end

  def run
    basics; residents; paging; assessments; connections; activities; registrations; personal; attendance; photos; messages; announcements; transport; work; flat
    @log
  end

  def basics
    get('/ping')
    [SYS, RES, CON, STAFF, 'acc-con-x-1'].each { |w| get('/facilities', who: w) }
    get('/facilities/fac-ny')
    get('/activity-types', headers: { 'HTTP_X_ACTING_USER_ID' => nil })
    get('/activity-types', who: 'nobody')
    [RES, CON, STAFF].each { |w| get('/activity-types', who: w) }
  end

  def residents
    full = { firstName: 'Ann', lastName: " o'Neil van Dyk ", nickname: 'Annie', email: 'Ann.Neil@Example.org', phone: '+1 (212) 555-0109', roomNumber: '12B', status: 'onLeave', gender: 'F', dob: '1940-02-03T00:00:00Z', moveInDate: '2020-01-01T00:00:00Z',
             externalId: 'EX-1', pccId: '00123', id: 'my-own', created: '2001-01-01T00:00:00Z', about: { bio: 'b' * 300, likes: %w[z a z], dislikes: %w[noise], anniversary: '1960-01-01T00:00:00Z', isVeteran: true } }
    r = id(post('/facilities/fac-be/residents', full))
    get("/residents/#{r}")
    post('/facilities/fac-be/residents', { firstName: 'A', lastName: 'B', status: 'deleted' })
    get('/facilities/fac-be/residents')
    get('/facilities/fac-be/residents', email: 'Ann.Neil@Example.org')
    get('/facilities/fac-be/residents', email: 'Neil@Example.org')
    get('/facilities/fac-be/residents', phone: '+1 (212) 555-0109')
    get('/facilities/fac-be/residents', phone: '+1 (212')
    get('/facilities/fac-be/residents', externalId: 'EX-1')
    get('/facilities/fac-be/residents', pccId: '00123')
    %w[active inactive onLeave deleted].each { |s| get('/facilities/fac-be/residents', status: s) }
    pages('/facilities/fac-ny/residents')
    pages('/facilities/fac-ny/residents', size: 5)
    post("/residents/#{r}/avatar", form: [['file', ['a.png', 'x']]])
    get("/residents/#{r}")
    put("/residents/#{r}", full.merge(nickname: 'Nan', gender: 'M', facilityId: 'fac-ny', phone: '1'))
    get("/residents/#{r}")
    put("/residents/#{r}", { firstName: 'Ann', lastName: 'X' })
    del("/residents/#{r}/avatar")
    get("/residents/#{r}")
    del("/residents/#{r}")
    get("/residents/#{r}")
    get('/facilities/fac-be/residents', status: 'deleted')
  end

  def paging
    120.times { |i| call('POST', '/facilities/fac-half/residents', { firstName: "N#{i}", lastName: 'L' }, note: :short) }
    get('/facilities/fac-half/residents')
    get('/facilities/fac-half/residents', pageSize: 100)
    get('/facilities/fac-half/residents', pageSize: 500)
  end

  def assessments
    get('/residents/res-ny-1/assessments')
    %w[lifeStory lifestory other].each { |c| get('/residents/res-ny-1/assessments', category: c) }
    %w[asm-ny-1-1/questions asm-ny-1-1 asm-ny-1-1/pdf asm-ny-1-4].each { |x| get("/residents/res-ny-1/assessments/#{x}") }
    del('/residents/res-ny-1/assessments/asm-ny-1-2')
    get('/residents/res-ny-1/assessments/asm-ny-1-2')
    get('/residents/res-ny-1/assessments')
  end

  def connections
    b = { firstName: 'Cora', lastName: 'D', email: 'cora@x.org', phoneNumber: 12_125_550_199, relationship: ' Grand Niece ', residents: %w[res-ny-1 res-be-2], facilities: %w[fac-ny fac-be], groups: %w[z a], disableNotifications: true, disableSMS: false,
          additionalInfo: 'i' * 300, externalId: 'CX', pccId: 4_400_000_123 }
    c = id(post('/connections', b))
    get("/connections/#{c}")
    post('/connections', b.merge(firstName: nil, email: 'q@x.org'))
    post('/connections', b.merge(firstName: 'New', residents: ['res-ny-2']))
    post('/connections', b.merge(email: 'shared.mail@example.net'))
    get("/connections/#{c}")
    post("/connections/#{c}/avatar")
    post("/connections/#{c}/avatar", form: [['file', ['a.png', 'x']]])
    get("/connections/#{c}")
    put("/connections/#{c}", b.merge(status: 'onLeave', additionalInfo: nil, residents: ['res-be-2'], relationship: nil).compact)
    get("/connections/#{c}")
    del("/connections/#{c}/avatar")
    get("/connections/#{c}")
    get('/connections', residentId: 'res-ny-1')
    get('/connections', facilityId: 'fac-ny')
    get('/connections', email: 'una.brown@example.net')
    get('/connections', email: 'una.brown@elsewhere.net')
    get('/connections', externalId: 'CX')
    get('/residents/res-ny-2/connections')
    get('/residents/res-ny-1/connections')
    del("/connections/#{c}")
    get("/connections/#{c}")
    get('/residents/res-be-2/connections')
  end

  def window(a, b) = { startDate: a, endDate: b }

  def activities
    get('/facilities/fac-be/calendars')
    get('/facilities/fac-ny/calendars')
    %w[fac-ny fac-be].each { |f| get("/facilities/#{f}/activities", **window("#{d(2)}T12:00:00Z", "#{d(30)}T23:59:59Z")) }
    get('/facilities/fac-ny/activities', actingUserId: 'res-ny-3', **window(d(0), d(9)))
    get('/facilities/fac-ny/activities', **window(d(-10), d(0)))
    get('/facilities/fac-ny/activities', type: 'Music', **window(d(0), d(9)))
    get('/facilities/fac-ny/activities', location: 'museum', **window(d(0), d(9)))
    pref = { 'activities' => 'facilities/fac-ny/activities', 'p' => 'residents/res-ny-1/personal-activities', 'c' => 'residents/res-ny-1/check-ins', 'v' => 'residents/res-ny-1/personal-visits' }
    pref.each_value do |p|
      get("/#{p}", **window("#{d(0)}T10:00:00Z", "#{d(44)}T23:59:59Z"))
      get("/#{p}", **window("#{d(0)}T23:59:00Z", "#{d(45)}T00:00:00Z"))
      get("/#{p}", **window("#{d(0)}T23:59:00Z", "#{d(44)}T00:30:00Z"))
    end
    y = (Date.today << 2).year
    get('/residents/res-ny-1/check-ins', **window("#{y}-10-15", (Date.new(y, 10, 15) + 44).iso8601))
    %w[act-ny-full act-ny-1 act-ny-cancelled act-ny-weekly act-shared-1 act-ny-deleted act-be-full].each { |a| get("/activities/#{a}") }
    get('/activities/act-ny-full', who: STAFF2)
    get('/activities/act-ny-full', who: RES, actingUserId: 'res-ny-5')
    get('/activities/act-ny-full', who: RES, actingUserId: 'res-ny-4')
    get('/activities/act-ny-1', who: RES, actingUserId: 'res-ny-1')
    series = ->(day) { get('/activities/act-ny-weekly', occurrenceDate: day) }
    w = DB[:activities].first(id: 'act-ny-weekly')
    rec = JSON.parse(w[:recurrence])
    first = Date.parse(w[:day])
    last = Date.parse(rec['seriesEndDate'][0, 10])
    [first, first - 7, last, last - last.wday + 1, last + 7, last + (8 - last.wday), *rec['exceptionDates'].map { |x| Date.parse(x) }, first + 1, first + 7].each { |x| series.call(x.iso8601) }
    (-3..5).each { |k| series.call((last + k).iso8601) }
    b = { name: 'big  day OUT', type: 'Outing', startDate: "#{d(6)}T00:00:00Z", startTime: '10:00', endTime: '11:00', timeType: 'evening', location: 'Here', description: 'd' * 300, maxRegistered: 2, maxRegisteredConnections: 1, allowConnections: true,
          attachments: [{ attachmentId: 'aat-ny-3', publicToFamily: false }, { attachmentId: 'aat-ny-4', publicToFamily: true }] }
    a = id(post('/calendars/cal-ny-act/activities', b))
    get("/activities/#{a}")
    post('/calendars/cal-ny-act/activities', b.merge(startTime: nil, attachments: []))
    post('/calendars/cal-ny-act/activities', b.merge(timeType: nil, attachments: []))
    put("/activities/#{a}", b.merge(name: 'N', startDate: "#{d(7)}T00:00:00Z", location: nil, maxRegisteredConnections: 5, attachments: []))
    put("/activities/#{a}", b.merge(calendarId: 'cal-ny-meal'))
    put("/activities/#{a}", b.merge(attachments: [{ attachmentId: 'nope' }]))
    get("/activities/#{a}")
    get('/facilities/fac-ny/activities', type: 'Outing', **window(d(6), d(7)))
    put('/activities/act-ny-past', b.merge(attachments: []))
    post("/activities/#{a}/registrations", { userId: 'ext-con-ny-1', userType: 'connection' })
    del("/activities/#{a}")
    del("/activities/#{a}", confirm: 'true')
    get("/activities/#{a}")
    get('/facilities/fac-ny/activities', type: 'Outing', **window(d(6), d(7)))
    del('/activities/act-ny-full2')
    %w[act-ny-1/attachments/aat-ny-1 act-ny-1/attachments/aat-ny-2 act-ny-past/attachments/aat-ny-1 act-ny-past/attachments/aat-ny-5 act-ny-meal/attachments/aat-ny-6 act-ny-meal/attachments/aat-ny-9 act-ny-clinic/attachments/aat-ny-7 act-ny-attended/attachments/aat-ny-8].each do |x|
      [RES, 'res-ny-3', CON, CON2, 'acc-con-be-1', STAFF, STAFF2].each { |who| get("/activities/#{x}", who: who) }
    end
    get('/activities/act-be-1/attachments/aat-be-1', who: 'acc-con-x-1')
    get('/activities/act-be-meal/attachments/aat-be-6', who: 'acc-con-x-1')
  end

  def registrations
    b = { name: 'R', type: 'Outing', startDate: "#{d(6)}T00:00:00Z", startTime: '10:00', endTime: '11:00', maxRegistered: 1, maxRegisteredConnections: 1, allowConnections: true }
    a = id(post('/calendars/cal-ny-act/activities', b))
    reg = ->(u, t = 'resident') { post("/activities/#{a}/registrations", { userId: u, userType: t }) }
    %w[res-ny-1 res-ny-5 res-ny-2 res-ny-3].each { |u| reg.call(u) }
    reg.call('ext-con-ny-1', 'connection')
    get("/activities/#{a}", actingUserId: 'res-ny-2')
    del("/activities/#{a}/registrations/res-ny-3")
    del("/activities/#{a}/registrations/res-ny-3")
    get("/activities/#{a}")
    reg.call('res-ny-3')
    del("/activities/#{a}/registrations/res-ny-1")
    %w[res-ny-2 res-ny-3 res-ny-5].each { |u| get("/residents/#{u}/registrations", **window(d(0), d(6))) }
    get("/activities/#{a}")
    del("/activities/#{a}/registrations/ext-con-ny-1")
    w = get('/facilities/fac-ny/activities', **window(d(1), d(30)))['data'].select { |x| x['id'].start_with?('act-ny-weekly') }
    day = (w[1] || w[0] || {})['startDate'].to_s[0, 10]
    get('/activities/act-ny-weekly', occurrenceDate: day)
    del('/activities/act-ny-weekly/registrations/res-ny-1', occurrenceDate: day)
    get('/activities/act-ny-weekly', occurrenceDate: day)
    get('/residents/res-ny-1/registrations', **window(d(0), d(30)))
    get('/connections/con-ny-2/registrations', **window(d(0), d(30)))
    del('/activities/act-ny-full/registrations/res-ny-3')
    del('/activities/act-ny-full/registrations/res-ny-1')
    get('/activities/act-ny-full')
  end

  def personal
    %w[ny be].each do |k|
      r = "res-#{k}-3"
      post("/residents/#{r}/personal-activities", { name: 'N', startDate: "#{d(1)}T00:00:00Z", startTime: '09:10', endTime: '10:25' })
      c = { startDate: d(0), checkInStaffId: "stf-#{k}-1", durationInMinutes: 0, description: ' hi ' }
      i = id(post("/residents/#{r}/check-ins", c))
      post("/residents/#{r}/check-ins", c.merge(durationInMinutes: 30, description: 'other'))
      post("/residents/#{r}/check-ins", c.merge(checkInStaffId: "stf-#{k}-2"))
      get("/residents/#{r}/check-ins/#{i}")
      post("/residents/res-#{k}-4/check-ins", c.merge(checkInStaffId: "stf-#{k}-2", durationInMinutes: -5))
      post("/residents/res-#{k}-4/check-ins", c.merge(startDate: d(1), durationInMinutes: 7))
      get("/residents/#{r}/check-ins", **window(d(-1), d(0)))
      put("/residents/#{r}/check-ins/#{i}", c.merge(startDate: d(2), checkInStaffId: "stf-#{k}-2", durationInMinutes: 7_777_777_777))
      get("/residents/#{r}/personal-activities", **window(d(-1), d(3)))
      del("/residents/#{r}/check-ins/#{i}")
      get("/residents/#{r}/check-ins/#{i}")
    end
    v = { name: 'V', visitType: 'care', startDate: "#{d(0)}T00:00:00Z", startTime: '10:10', endTime: '11:45', durationInMinutes: 5, manualVisitors: [{ name: 'A' }, { name: 'B', relationship: 'b' }], additionalAttendeeResidentIds: ['res-ny-2'] }
    i = id(post('/residents/res-ny-1/personal-visits', v))
    post('/residents/res-ny-1/personal-visits', v.merge(manualVisitors: []))
    post('/residents/res-ny-1/personal-visits', v.merge(visitType: 'social', manualVisitors: []))
    post('/residents/res-ny-1/personal-visits', v.merge(durationInMinutes: nil))
    post('/residents/res-ny-1/personal-visits', v.merge(timeType: 'morning', startTime: '09:00', endTime: '09:30', connectionVisitors: %w[con-ny-1 con-ny-2].map { |c| { connectionId: c } }))
    post('/residents/res-ny-1/personal-visits', v.merge(timeType: 'allDay', startTime: nil, endTime: nil))
    get('/residents/res-ny-1/personal-visits', **window(d(-3), d(3)))
    get('/residents/res-ny-1/personal-visits', visitType: 'social', **window(d(-3), d(3)))
    put("/residents/res-ny-1/personal-visits/#{i}", v.merge(visitType: 'social', timeType: 'evening'))
    put("/residents/res-ny-1/personal-visits/#{i}", v.merge(manualVisitors: [{ name: 'C' }]))
    get("/residents/res-ny-1/personal-visits/#{i}")
    del("/residents/res-ny-1/personal-visits/#{i}")
  end

  def attendance
    p = '/activities/act-ny-past/attendance'
    get(p)
    post(p, { userId: 'res-ny-3', userType: 'resident', status: 'declined', declineReason: 'Not interested' })
    post(p, { userId: 'res-ny-4', userType: 'resident', status: 'declined' })
    put("#{p}/res-ny-3", { declineReason: 'out of facility', duration: 3 })
    put("#{p}/res-ny-1", { declineReason: 'Other' })
    put("#{p}/con-ny-2", { duration: 12 })
    get(p)
    get('/residents/res-ny-1/attendance', **window(d(-10), d(0)))
    del("#{p}/res-ny-3")
    get(p)
  end

  def photos
    get('/facilities/fac-be/albums')
    get('/facilities/fac-be/albums/alb-shared')
    f = '/facilities/fac-ny/photos'
    pages(f)
    pages(f, size: 4)
    pages(f, size: 13)
    pages(f, size: 12)
    [{ albumId: 'alb-ny-1' }, { tags: 'tag-Birthday,tag-garden' }, { tags: 'tag-garden,tag-music' }, { residentId: 'res-ny-2' }, { captionSearch: 'garden' }].each { |q| get(f, **q) }
    get('/residents/res-ny-1/photos')
    ph = id(post('/photos', form: [['file', ['p.png', 'abc']], ['facilities', 'fac-ny,fac-be'], ['users', 'res-ny-1,con-ny-1'], ['albumId', 'alb-ny-1'], ['type', 'postcard'], ['caption', 'c' * 300]]))
    post('/photos', form: [['file', ['p.png', 'abc']], ['facilities', 'fac-ny']])
    put("/photos/#{ph}", { caption: 'New', users: ['res-ny-2'], tags: ['tag-A'] })
    put("/photos/#{ph}", { caption: 'New', users: ['res-ny-2'], tags: ['tag-A'] })
    put("/photos/#{ph}", { users: ['res-ny-1'] })
    get("/photos/#{ph}")
    del("/photos/#{ph}")
    get("/photos/#{ph}")
    get(f)
    post('/activities/act-ny-1/photos', form: [['file', ['p.png', 'abc']], ['facilities', 'fac-ny'], ['caption', 'x']])
    get('/activities/act-ny-1/photos')
  end

  def messages
    m = '/messages/threads'
    [RES, CON].each { |w| get(m, who: w) }
    get(m, who: RES, filter: 'archived')
    get(m, who: RES, filter: 'active', searchValue: 'weekend')
    get(m, who: RES, searchValue: 'zzz')
    th = id(post(m, { participantIds: %w[stf-ny-1 con-ny-1 con-ny-2], creatorId: 'res-ny-1', title: ' big Talk ' }, who: RES))
    [%w[res-ny-1 stf-ny-1 stf-ny-2], %w[con-ny-1 stf-ny-1 stf-ny-2], %w[stf-ny-1 stf-ny-2 res-ny-1], %w[res-ny-1 stf-ny-2]].each { |c, *ps| post(m, { participantIds: ps, creatorId: c, title: 'x' }, who: c.start_with?('res') ? c : "acc-#{c}") }
    post(m, { participantIds: ['stf-ny-1'] }, who: RES)
    get(m, who: RES)
    t = "#{m}/#{th}"
    post("#{t}/messages", { body: "Hello  World #{'x' * 300}" }, who: RES)
    get(t, who: RES)
    post("#{t}/messages", { body: nil }, who: RES)
    post("#{t}/messages", { body: 'two' }, who: CON2)
    [RES, CON, CON2].each { |w| get(t, who: w) }
    put("#{t}/read", who: CON)
    [RES, CON, CON2].each { |w| get(t, who: w) }
    put("#{t}/mute", who: CON)
    put("#{t}/mute", who: CON, isMuted: 'true')
    [RES, CON].each { |w| get(t, who: w) }
    put("#{t}/mute", who: CON, isMuted: 'false')
    del(t, who: CON)
    del(t, who: CON2)
    get(t, who: RES)
    get(m, who: CON)
    get(m, who: CON, filter: 'archived')
    post("#{m}/search", { isArchived: false }, who: CON)
    post("#{t}/messages", { body: 'three' }, who: RES)
    [RES, CON, CON2].each { |w| get(t, who: w) }
    get(m, who: CON)
    pages("#{m}/thr-ny-1/messages", who: CON)
    get("#{t}/messages", who: CON, searchValue: 'hello')
    %w[WORLD Talk].each { |s| post("#{m}/search", { searchValue: s }, who: CON) }
    post("#{m}/search", { participantId: 'con-ny-2' }, who: CON)
    put(t, { title: 't' * 40 }, who: CON)
    get(t, who: CON)
    put("#{t}/leave", who: CON)
    get(t, who: CON)
    get(m, who: CON)
    get(t, who: RES)
  end

  def announcements
    a = '/connections/con-ny-1/announcements/ann-1'
    [CON, SYS, CON2, RES, STAFF].each { |w| get(a, who: w) }
    post("#{a}/archive", who: CON2)
    post("#{a}/archive", who: CON)
    get(a, who: CON)
    get('/connections/con-ny-2/announcements/ann-1', who: CON2)
    post("#{a}/unarchive", who: CON)
    get(a, who: CON)
    [SYS, CON, RES, STAFF].each { |w| get('/announcements/ann-1', who: w); get('/announcements/ann-1/attachments/anf-1', who: w) }
    AnnouncementSender.send_due(Time.now.utc + 120) rescue @log << 'sender failed'
    until Webhooks::QUEUE.empty? do @log << "EVENT #{norm(JSON.generate(Webhooks::QUEUE.pop))}" end
  end

  def weekday(o)
    x = Date.today + o
    x += 1 if x.sunday?
    x
  end

  def transport
    { 'fac-ny' => RES, 'fac-be' => 'res-be-1', 'fac-off' => 'res-off-1', 'fac-half' => 'res-half-1' }.each { |f, w| [w, STAFF, SYS].each { |x| get("/facilities/#{f}/transportation-settings", who: x) } }
    get('/facilities/fac-be/transportation-settings', who: RES)
    [%w[ny fac-ny], %w[be fac-be]].each do |k, _|
      r = "res-#{k}-1"
      p = "/residents/#{r}/transportation-requests"
      c1 = "acc-con-#{k}-1"
      c2 = "acc-con-#{k}-2"
      [r, c1, c2].each { |w| get(p, who: w, startDate: d(-6), endDate: d(20)) }
      get(p, who: r, startDate: d(0), endDate: d(45))
      get(p, who: r, startDate: d(0), endDate: d(44))
      y = (Date.today << 2).year
      get(p, who: r, startDate: "#{y}-10-15", endDate: (Date.new(y, 10, 15) + 44).iso8601)
      get(p, who: r, startDate: d(-6), endDate: d(20), status: 'denied,cancelled')
      b = { date: weekday(3).iso8601, appointmentTime: '11:00', tripType: 'roundtrip', returnTime: '13:00', pickupTime: '10:15', pickupLocation: 'Door', destination: 'Dentist', destinationAddress: 'Main 1', transportationType: 'medical', notes: 'n' * 300 }
      i = id(post(p, b, who: c2))
      j = id(post(p, b.merge(tripType: 'willcall', returnTime: nil), who: r))
      get("/residents/res-#{k}-1/transportation-requests/#{i}", who: c2)
      z = id(post("/residents/res-#{k}-2/transportation-requests", b, who: c2))
      get("/residents/res-#{k}-2/transportation-requests/#{z}", who: "res-#{k}-2")
      zone = TZInfo::Timezone.get(k == 'ny' ? 'America/New_York' : 'Europe/Berlin')
      [1, 2, 4, 5, 6, 9].each { |h| t = zone.utc_to_local(Time.now.utc + h * 3600); post(p, b.merge(date: t.strftime('%Y-%m-%d'), appointmentTime: t.strftime('%H:%M'), tripType: 'oneway', pickupTime: nil), who: c1, note: :short) }
      post(p, b.merge(date: weekday(1).iso8601, appointmentTime: '06:00', pickupTime: nil), who: c1, note: :short)
      post(p, b.merge(returnTime: nil), who: c1)
      post(p, b.merge(appointmentTime: '23:30'), who: c1)
      post(p, b.merge(returnTime: '23:30'), who: c1)
      closed = DB[:facilities].first(id: "fac-#{k}")[:hours][/"date":"([^"]+)"/, 1]
      post(p, b.merge(date: closed), who: c1)
      post(p, b.merge(transportationType: 'rocket'), who: c1)
      post(p, b.merge(destinationAddress: nil), who: c1)
      put("#{p}/#{i}", b.merge(notes: 'x', destination: 'Stolen'), who: c1)
      get("#{p}/#{i}", who: c2)
      put("#{p}/#{i}", b.merge(notes: nil, pickupLocation: 'Gate'), who: c2)
      put("#{p}/#{i}", b.merge(date: d(0), appointmentTime: '00:01'), who: c2)
      put("#{p}/trn-#{k}-approved-con1", b, who: c1)
      put("#{p}/trn-#{k}-denied-con1", b, who: c1)
      put("#{p}/trn-#{k}-rec-con1", b, who: c1)
      ['pending-res', 'staff', 'group', 'pending-con2', 'rec-con1', 'approved-con1'].each { |x| [r, c1].each { |w| get("#{p}/trn-#{k}-#{x}", who: w) } }
      get("#{p}/#{DB[:transport_requests].first(id: "trn-#{k}-pending-con1")[:reference]}", who: c1)
      rec = JSON.parse(DB[:transport_requests].first(id: "trn-#{k}-rec-con1")[:recurrence])
      mon = (Date.today..Date.today + 30).select { |x| x.monday? && !rec['exceptions'].include?(x.iso8601) }.first
      [mon, mon + 1].each { |x| get("#{p}/trn-#{k}-rec-con1", who: c1, occurrenceDate: x.iso8601) }
      post("#{p}/#{i}/cancel", who: c1)
      get("#{p}/#{i}", who: c2)
      post("#{p}/#{i}/cancel", who: c2)
      post("#{p}/#{i}/cancel", who: c2)
      get("#{p}/#{i}", who: c2)
      post("#{p}/trn-#{k}-approved-con1/cancel", who: c1)
      post("#{p}/trn-#{k}-rec-con1/cancel", who: c1)
      post("#{p}/trn-#{k}-rec-con1/comments", { text: 'x' }, who: c1)
      q = "#{p}/trn-#{k}-pending-con2"
      post("#{q}/comments", { text: 'y' * 300 }, who: c2)
      post("#{q}/comments", {}, who: c2)
      post("#{q}/comments", form: [['text', 'files'], ['files1', ['A.txt', '1']], ['files2', ['B.txt', '2']]], who: r)
      post("#{q}/comments", form: [['text', 'five']] + (1..5).map { |n| ["files#{n}", ["#{n}.txt", 'z']] }, who: r)
      post("#{q}/comments", form: [['text', 'six']] + (1..6).map { |n| ["files#{n}", ["#{n}.txt", 'z']] }, who: r)
      if k == 'ny'
        post("#{q}/comments", form: [['text', 'big'], ['files', ['b.bin', 'z' * (2 * 1024 * 1024)]]], who: r)
        post("#{q}/comments", form: [['text', 'huge'], ['files', ['b.bin', 'z' * (10 * 1024 * 1024 + 1)]]], who: r)
      end
      get("#{q}/comments", who: r)
      x = "trn-#{k}-pending-con1"
      [r, c1].each { |w| get("#{p}/#{x}/comments", who: w); (1..4).each { |n| get("#{p}/#{x}/attachments/fil-com-#{x}-#{n}", who: w) } }
      get("#{p}/#{x}/attachments/fil-com-trn-#{k}-approved-con1-1", who: r)
      [STAFF, SYS, "res-#{k}-2", "acc-con-#{k}-3", "acc-con-#{k}-4"].each { |w| get(p, who: w, startDate: d(0), endDate: d(3)) }
      get("/residents/res-#{k}-2/transportation-requests", who: c2, startDate: d(0), endDate: d(9))
      get(p, who: "acc-con-x-1", startDate: d(0), endDate: d(3))
      get("#{p}/#{j}", who: r)
    end
    get('/residents/res-half-1/transportation-requests', who: 'res-half-1', **window(d(0), d(3)))
  end

  def work
    { 'fac-ny' => RES, 'fac-be' => 'res-be-1', 'fac-off' => 'res-off-1', 'fac-half' => 'acc-con-half-1' }.each { |f, w| get("/facilities/#{f}/work-request-settings", who: w) }
    get('/facilities/fac-be/work-request-settings', who: RES)
    p = '/residents/res-ny-1/work-requests'
    [RES, CON, CON2].each { |w| get(p, who: w) }
    pages(p, who: RES)
    get(p, who: RES, status: 'open,completed')
    get(p, who: RES, type: 'electrical')
    b = { title: ' Leaky TAP ', description: 'd' * 300, team: 'housekeeping', type: 'plumbing' }
    w = id(post(p, b, who: CON2))
    post(p, b.merge(location: 'Garden'), who: RES)
    post(p, b.merge(team: nil), who: RES)
    post(p, b.merge(team: 'x'), who: RES)
    post(p, b.merge(type: 'painting'), who: RES)
    post(p, b.merge(type: 'x'), who: RES)
    f = post(p, form: [['title', 't'], ['team', 'maintenance'], ['files1', ['A.txt', '1']], ['files2', ['B.txt', '2']]], who: CON)
    post(p, form: [['title', 'six'], ['team', 'maintenance']] + (1..6).map { |n| ["files#{n}", ["#{n}.txt", 'z']] }, who: CON)
    get(p, who: RES)
    at = ((f['data'] || {})['attachments'] || []).first
    get("#{p}/#{id(f)}/attachments/#{at && at['id']}", who: CON)
    %w[open-res open-con1 open-con2 prog-con1 staff done-con1].each { |x| [RES, CON].each { |who| get("#{p}/wrk-ny-#{x}", who: who) } }
    get("#{p}/#{DB[:work_requests].first(id: 'wrk-ny-open-con1')[:reference]}", who: CON)
    post("#{p}/#{w}/cancel", who: CON)
    get("#{p}/#{w}", who: CON2)
    post("#{p}/#{w}/cancel", who: RES)
    post("#{p}/#{w}/cancel", who: CON2)
    post("#{p}/#{w}/cancel", who: CON2)
    get("#{p}/#{w}", who: CON2)
    post("#{p}/wrk-ny-done-con1/cancel", who: CON)
    post("#{p}/wrk-ny-prog-con1/cancel", who: CON)
    post("#{p}/wrk-ny-open-con1/comments", form: [['text', 'c'], ['files1', ['A.txt', '1']], ['files2', ['B.txt', '2']]], who: CON)
    [RES, CON, CON2].each { |who| get("#{p}/wrk-ny-open-con1/comments", who: who); (1..3).each { |n| get("#{p}/wrk-ny-open-con1/attachments/fil-com-wrk-ny-open-con1-#{n}", who: who) } }
    get("#{p}/wrk-ny-open-con1/attachments/fil-wrk-ny-open-con1", who: CON)
    [STAFF, SYS, 'res-ny-2', 'acc-con-ny-3'].each { |who| get(p, who: who) }
    get('/residents/res-half-1/work-requests', who: 'res-half-1')
  end

  def flat
    get('/personal-activities', residentId: 'res-ny-1', startDate: d(-5), endDate: d(4))
    post('/personal-activities', { residentId: 'res-ny-1', title: 'Q', startTime: "#{d(2)}T15:00:00Z", endTime: "#{d(2)}T16:00:00Z", location: 'L' })
    get('/residents/res-ny-1/personal-activities', **window(d(-5), d(4)))
    post('/registrations', { residentId: 'res-ny-3', activityId: 'act-ny-1' })
    get('/photos', residentId: 'res-ny-1', limit: 2)
    get('/messages', residentId: 'res-ny-1', limit: 3)
  end
end
