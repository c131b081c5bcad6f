# frozen_string_literal: true
# The flat routes of the worked examples. GET residents/{id} and GET connections keep their reference shapes.
class App
  helpers do
    def flat_personal(p, rid, with_created: false)
      f = ds(:facilities).first(id: resident!(p[:resident_id])[:facility_id])
      out = { id: p[:id], residentId: rid, title: p[:name], startTime: p[:flat_start] || local_iso(f, p[:day], p[:start_time] || '00:00'),
              endTime: p[:flat_end] || (p[:end_time] && local_iso(f, p[:day], p[:end_time])), location: p[:location] }
      out[:createdAt] = p[:created] if with_created
      out[:startTime] = p[:start_time] if fault('flat-personal-start-time-hhmm')
      out[:name] = out.delete(:title) if fault('flat-personal-name-for-title')
      out
    end

    def limit_param
      return 50 if params['limit'].to_s.empty?
      bad!('limit must be a positive integer') unless params['limit'].match?(/\A\d+\z/) && params['limit'].to_i.positive?
      params['limit'].to_i + (fault('flat-limit-off-by-one') ? 1 : 0)
    end
  end

  get "#{P}/personal-activities" do
    r = resident!(str(params, 'residentId', req: true))
    from = datetime(params, 'startDate')
    to = datetime(params, 'endDate')
    q = ds(:personal_activities).where(id: DB[:personal_activity_residents].where(resident_id: r[:id]).select(:personal_activity_id))
    q = q.where { day >= from[0, 10] } if from
    if to then q = fault('flat-personal-last-day-exclusive') ? q.where { day < to[0, 10] } : q.where { day <= to[0, 10] } end
    data(q.order(:day, :start_time, :seq).all.map { |p| flat_personal(p, r[:id]) })
  end

  post "#{P}/personal-activities" do
    b = json_body
    r = ds(:residents).first(id: str(b, 'residentId', req: true)) || not_found!('resident')
    title = str(b, 'title', req: true)
    s = datetime(b, 'startTime', req: true)
    e = datetime(b, 'endTime')
    f = ds(:facilities).first(id: r[:facility_id])
    clock = ->(x) { x && (x.match?(/(Z|[+-]\d\d:?\d\d)\z/) ? zone(f).utc_to_local(Time.parse(x).utc) : Time.parse("#{x}Z")) }
    ls = clock.call(s)
    le = clock.call(e)
    bad!('endTime lies before startTime') if le && le < ls
    id = new_id('pac')
    at = now_iso
    day = ls.strftime('%Y-%m-%d')
    DB.transaction do
      DB[:personal_activities].insert(id: id, tenant: tenant, resident_id: r[:id], name: title, start_date: "#{day}T00:00:00Z", day: day, start_time: ls.strftime('%H:%M'), end_time: le&.strftime('%H:%M'),
                                      time_type: 'exactTime', duration: le && ((le - ls) / 60).round, location: fault('flat-personal-location-lost') ? nil : str(b, 'location'), confirmed: false, created: at, modified: at,
                                      flat_start: s, flat_end: e)
      DB[:personal_activity_residents].insert(personal_activity_id: id, resident_id: r[:id])
    end
    out = flat_personal(ds(:personal_activities).first(id: id), r[:id], with_created: true)
    return data(out, 201) if fault('flat-personal-create-wrapped')

    status(fault('flat-create-200') ? 200 : 201)
    json(out)
  end

  post "#{P}/registrations" do
    b = json_body
    rid = str(b, 'residentId', req: true)
    a = activity!(str(b, 'activityId', req: true))
    user = registration_user!(rid, 'resident')
    r = create_registration(a, user, 'resident', rid, nil)
    out = { id: r[:id], residentId: rid, activityId: a[:id], status: r[:status], createdAt: r[:registered_at] }
    return data(out, 201) if fault('flat-registration-wrapped')

    status(fault('flat-registration-200') ? 200 : 201)
    json(out)
  end

  get "#{P}/photos" do
    r = resident!(str(params, 'residentId', req: true))
    q = ds(:photos).where(deleted: false, id: DB[:photo_users].where(user_id: r[:id]).select(:photo_id)).order(Sequel.desc(:created), Sequel.desc(:seq))
    q = q.limit(limit_param) unless fault('flat-photos-limit-ignored')
    data(q.all.map { |p| { id: p[:id], residentId: r[:id], url: media_url(p[:media_id]), caption: fault('flat-photos-caption-object') && p[:caption] ? { text: p[:caption] } : p[:caption], createdAt: p[:created] } })
  end

  get "#{P}/messages" do
    r = resident!(str(params, 'residentId', req: true))
    q = ds(:messages).where(thread_id: DB[:thread_members].where(user_id: r[:id], left: false).select(:thread_id), status: 'sent', deleted: false).order(Sequel.desc(:created_at), Sequel.desc(:seq))
    data(q.limit(limit_param).all.map do |m|
      subject = ds(:threads).where(id: m[:thread_id]).get(:title)
      { id: m[:id], residentId: r[:id], subject: fault('flat-messages-subject-missing') ? nil : subject, body: m[:body], createdAt: m[:created_at] }
    end)
  end
end
