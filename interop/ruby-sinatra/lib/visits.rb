# frozen_string_literal: true
class App
  helpers do
    def visit_json(v)
      cons = DB[:visit_connections].where(visit_id: v[:id]).order(:seq).select_map(:connection_id)
      guests = DB[:visit_guests].where(visit_id: v[:id]).order(:seq).all
      guests = guests.last(1) if fault('visit-last-guest-only')
      ids = DB[:visit_residents].where(visit_id: v[:id]).order(:seq).select_map(:resident_id)
      ids = ids.first(1) if fault('visit-additional-attendees-lost')
      out = { id: v[:id], name: v[:name], visitType: v[:visit_type], startDate: v[:start_date], startTime: v[:start_time], endTime: v[:end_time], timeType: v[:time_type],
              durationInMinutes: v[:duration], attendedResidentIds: ids, connectionVisitors: cons.map { |c| { connectionId: c } },
              manualVisitors: guests.map { |g| { name: g[:name], relationship: g[:relationship] } }, description: v[:description],
              creator: { id: v[:creator_id], name: v[:creator_name] }, created: v[:created], modified: v[:modified] }
      out[:connectionVisitors] = cons if fault('visit-connection-visitors-as-ids')
      out[:manualVisitors].each { |g| g[:relationship] = 'null' if g[:relationship].nil? } if fault('visit-guest-relationship-null-text')
      out
    end

    def visit!(rid, id)
      resident!(rid)
      v = ds(:visits).first(id: id)
      mine = v && DB[:visit_residents].where(visit_id: v[:id], resident_id: rid).any?
      mine = v && v[:resident_id] == rid if fault('visit-readable-by-first-attendee-only')
      mine ? v : not_found!('personal visit')
    end

    def visit_input(b, r)
      v = { name: str(b, 'name', req: true), visit_type: enum(b, 'visitType', %w[care social], req: true), start_date: datetime(b, 'startDate', req: true), description: str(b, 'description') }
      v.merge!(clock_input(b, duration_required: !fault('visit-duration-optional')))
      v[:day] = v[:start_date][0, 10]
      extra = strings(b, 'additionalAttendeeResidentIds') || []
      bad!('unknown resident in additionalAttendeeResidentIds') unless (extra - ds(:residents).where(id: extra).select_map(:id)).empty?
      cons = b['connectionVisitors'] || []
      bad!('connectionVisitors must be an array of {connectionId}') unless cons.is_a?(Array) && cons.all? { |c| c.is_a?(Hash) && c['connectionId'].is_a?(String) }
      cids = cons.map { |c| c['connectionId'] }
      bad!('unknown connection in connectionVisitors') unless (cids - ds(:connections).where(id: cids).select_map(:id)).empty?
      guests = b['manualVisitors'] || []
      bad!('manualVisitors must be an array of {name, relationship}') unless guests.is_a?(Array) && guests.all? { |g| g.is_a?(Hash) && g['name'].is_a?(String) && (g['relationship'].nil? || g['relationship'].is_a?(String)) }
      need = cids.empty? && guests.empty?
      need = false if fault('visit-visitor-needed-for-social-only') && v[:visit_type] == 'care'
      need = cids.empty? if fault('visit-needs-connection-visitor')
      bad!('at least one visitor is required') if need
      [v, ([r[:id]] + extra).uniq, cids.uniq, guests]
    end

    def visit_children(id, residents, cons, guests, replace: false)
      if replace
        tables = %i[visit_residents visit_connections visit_guests]
        tables -= [:visit_guests] if fault('visit-put-guests-appended')
        tables.each { |t| DB[t].where(visit_id: id).delete }
      end
      residents.each { |x| DB[:visit_residents].insert(visit_id: id, resident_id: x) }
      cons.each { |x| DB[:visit_connections].insert(visit_id: id, connection_id: x) }
      guests.each { |g| DB[:visit_guests].insert(visit_id: id, name: g['name'], relationship: g['relationship']) }
    end
  end

  get "#{P}/residents/:resident_id/personal-visits" do
    r = resident!(params['resident_id'])
    from, to = window45('visits')
    type = params['visitType'].to_s
    bad!('visitType must be social or care') unless ['', 'social', 'care'].include?(type)
    q = ds(:visits).where(id: DB[:visit_residents].where(resident_id: r[:id]).select(:visit_id), day: from..to)
    if fault('visits-join-visitors')
      q = ds(:visits).join(:visit_connections, visit_id: :id).where(Sequel[:visits][:id] => DB[:visit_residents].where(resident_id: r[:id]).select(:visit_id), day: from..to).select_all(:visits)
    end
    q = q.where(visit_type: type) unless type.empty? || fault('visits-type-filter-ignored')
    rows = q.order(:day, :start_time, Sequel[:visits][:seq]).all
    rows = rows.select { |v| v[:start_time] } if fault('visits-list-exact-time-only')
    data(rows.map { |v| visit_json(v) })
  end

  post "#{P}/residents/:resident_id/personal-visits" do
    r = resident!(params['resident_id'])
    v, residents, cons, guests = visit_input(json_body, r)
    id = new_id('vis')
    at = now_iso
    DB.transaction do
      DB[:visits].insert(v.merge(id: id, tenant: tenant, resident_id: r[:id], creator_id: actor.id, creator_name: actor.name, created: at, modified: at))
      visit_children(id, residents, cons, guests)
    end
    data(visit_json(ds(:visits).first(id: id)), 201)
  end

  get("#{P}/residents/:resident_id/personal-visits/:id") { data(visit_json(visit!(params['resident_id'], params['id']))) }

  put "#{P}/residents/:resident_id/personal-visits/:id" do
    old = visit!(params['resident_id'], params['id'])
    b = json_body
    v, residents, cons, guests = visit_input(b, resident!(params['resident_id']))
    v.delete(:visit_type) if fault('visit-put-type-lost')
    v[:time_type] = old[:time_type] if fault('visit-put-time-type-kept') && b['timeType'].nil?
    v.merge!(creator_id: actor.id, creator_name: actor.name) if fault('visit-put-changes-creator')
    DB.transaction do
      DB[:visits].where(seq: old[:seq]).update(v.merge(modified: now_iso))
      visit_children(old[:id], residents, cons, guests, replace: true)
    end
    data(visit_json(ds(:visits).first(id: old[:id])))
  end

  delete "#{P}/residents/:resident_id/personal-visits/:id" do
    v = visit!(params['resident_id'], params['id'])
    DB.transaction do
      DB[:visits].where(seq: v[:seq]).delete
      %i[visit_residents visit_connections visit_guests].each { |t| DB[t].where(visit_id: v[:id]).delete }
    end
    no_content
  end
end
