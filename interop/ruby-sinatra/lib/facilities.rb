# frozen_string_literal: true
class App
  BUILD = { version: '2.0.0', build: 'ruby-sinatra' }.freeze
  FACILITY_CACHE = {}

  helpers do
    def facility_json(f)
      { id: f[:id], name: f[:name], bedCount: fault('facility-bed-count-string') ? f[:bed_count].to_s : f[:bed_count], careSetting: f[:care_setting] }
    end

    # Facilities an acting identity belongs to.
    def own_facility_ids(a = actor)
      case a.kind
      when 'resident' then [a.row[:facility_id]]
      when 'connection' then DB[:connection_facilities].where(connection_id: a.id).select_map(:facility_id)
      when 'staff' then DB[:staff_facilities].where(staff_id: a.id).select_map(:facility_id)
      end
    end
  end

  get '/ping' do
    return json({ status: 'healthy', build: BUILD }) if fault('ping-object')

    json("healthy; build #{BUILD[:build]} #{BUILD[:version]}")
  end

  get "#{P}/facilities" do
    list = ds(:facilities).order(:name)
    list = DB[:facilities].order(:name) if fault('facilities-ignore-tenant') && actor.kind == 'system'
    narrowed = actor.kind != 'system'
    narrowed = false if fault('facilities-connection-not-narrowed') && actor.kind == 'connection'
    narrowed = false if fault('facilities-resident-not-narrowed') && actor.kind == 'resident'
    list = list.where(id: own_facility_ids) if narrowed
    list = list.where(transport_module: true) if fault('facilities-system-inner-join-modules') && actor.kind == 'system'
    rows = list.all
    rows = (FACILITY_CACHE[tenant] ||= rows) if fault('facilities-cache-ignores-identity')
    data(rows.map { |f| facility_json(f) })
  end

  get "#{P}/facilities/:facility_id" do
    f = facility!(params['facility_id'])
    return data(facility_json(f)) if fault('facility-wrapped')

    json(facility_json(f))
  end
end
