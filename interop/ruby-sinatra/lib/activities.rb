# frozen_string_literal: true
class App
  helpers do
    def activity_input(b)
      a = { name: str(b, 'name', req: true), type: str(b, 'type', req: true), start_date: datetime(b, 'startDate', req: true), end_date: datetime(b, 'endDate'),
            start_time: hhmm(b, 'startTime', req: !fault('activity-start-time-optional')), end_time: hhmm(b, 'endTime'), time_type: enum(b, 'timeType', TIME_TYPES, default: fault('activity-time-type-default-all-day') ? 'allDay' : 'exactTime'),
            location: str(b, 'location'), description: str(b, 'description'), max_registered: int(b, 'maxRegistered'), max_connections: int(b, 'maxRegisteredConnections'),
            allow_connections: bool(b, 'allowConnections', fault('activity-allow-connections-default-true')) }
      bad!('maxRegistered must not be negative') if (a[:max_registered] || 0).negative? || (a[:max_connections] || 0).negative?
      a[:day] = a[:start_date][0, 10]
      bad!('endDate lies before startDate') if a[:end_date] && a[:end_date][0, 10] < a[:day]
      bad!('endTime lies before startTime') if a[:end_time] && a[:start_time] && (a[:end_date].nil? || a[:end_date][0, 10] == a[:day]) && a[:time_type] == 'exactTime' && a[:end_time] < a[:start_time]
      a[:start_time] ||= '00:00'
      a[:allow_connections] = false if a[:allow_connections].nil?
      a[:description] = a[:description][0, 255] if a[:description] && fault('activity-description-255')
      a[:name] = a[:name].split.map(&:capitalize).join(' ') if fault('activity-name-title-cased')
      a[:max_connections] = a[:max_registered] if fault('activity-max-connections-from-max')
      a[:time_type] = 'exactTime' if fault('activity-time-type-evening-lost') && a[:time_type] == 'evening'
      att = b['attachments']
      bad!('attachments must be an array of {attachmentId, publicToFamily}') unless att.nil? || (att.is_a?(Array) && att.all? { |x| x.is_a?(Hash) && x['attachmentId'].is_a?(String) })
      [a, (att || []).map { |x| [x['attachmentId'], bool(x, 'publicToFamily', false)] }]
    end

    def attach(activity_id, wanted)
      return if fault('activity-put-attachments-ignored')

      rows = ds(:activity_attachments).where(id: wanted.map(&:first)).where(Sequel.|({ activity_id: nil }, { activity_id: activity_id })).select_map(:id)
      missing = wanted.map(&:first) - rows
      bad!("unknown attachment #{missing.first}") unless missing.empty?
      DB[:activity_attachments].where(activity_id: activity_id).exclude(id: rows).update(activity_id: nil)
      wanted.each do |id, pub|
        pub = wanted.last[1] if fault('activity-attachment-flag-of-last')
        DB[:activity_attachments].where(id: id).update(activity_id: activity_id, public_to_family: pub)
      end
    end

    # The day an occurrenceDate addresses; nil when the parameter is absent.
    def occurrence_day!(a)
      d = day(params, 'occurrenceDate') or return nil
      bad!('the activity does not recur') unless a[:recurring]
      not_found!('occurrence') unless fault('occurrence-date-unchecked') || occurs_on?(a, Date.parse(d), ignore_exceptions: fault('occurrence-exception-readable'))
      d
    end

    def staff_may_read_activity!(a)
      return unless actor.kind == 'staff'

      perm = jload(actor.row[:permissions]).include?('VIEW_ACTIVITIES') || fault('activity-staff-permission-unchecked')
      fail!(403, 'the staff member lacks VIEW_ACTIVITIES') unless perm
      own = (calendar_facility_ids(a[:calendar_id]) & own_facility_ids).any?
      own = true if fault('activity-staff-facility-unchecked')
      fail!(fault('activity-staff-other-facility-404') ? 404 : 403, "the activity belongs to another facility") unless own
    end
  end

  get "#{P}/facilities/:facility_id/calendars" do
    f = facility!(params['facility_id'])
    ids = DB[:calendar_facilities].where(facility_id: f[:id]).select_map(:calendar_id)
    ids = ids.select { |c| calendar_facility_ids(c).size == 1 } if fault('calendars-without-shared')
    ids = ids.select { |c| calendar_facility_ids(c).first == f[:id] } if fault('calendars-shared-first-facility-only')
    rows = ds(:calendars).where(id: ids).order(:seq).all
    rows = ds(:calendars).join(:calendar_facilities, calendar_id: :id).where(calendar_id: ids).order(Sequel[:calendars][:seq]).select_all(:calendars).all if fault('calendars-join-multiplies')
    rows = rows.reject { |c| c[:private] } if fault('calendars-private-dropped')
    data(rows.map do |c|
      fids = calendar_facility_ids(c[:id])
      names = fids.map { |i| ds(:facilities).first(id: i)[:name] }
      names = names.sort if fault('calendars-facility-names-sorted-apart')
      names = [f[:name]] if fault('calendars-facility-names-own-only')
      { id: c[:id], name: c[:name], category: c[:category], facilityIds: fids, facilityNames: names, private: c[:private], created: c[:created] }
    end)
  end

  get "#{P}/activity-types" do
    rows = ds(:activity_types).order(:seq).all
    rows = rows.reject { |t| t[:category] == 'Clinical' } if fault('activity-types-by-identity') && actor&.family?
    data(rows.map { |t| fault('activity-types-without-category') ? { id: t[:id], name: t[:name] } : { id: t[:id], name: t[:name], category: t[:category] } })
  end

  get "#{P}/facilities/:facility_id/activities" do
    f = facility!(params['facility_id'])
    from, to = window45('activities')
    cals = DB[:calendar_facilities].where(facility_id: f[:id]).select_map(:calendar_id)
    q = ds(:activities).where(calendar_id: cals)
    q = q.where(deleted: false) unless fault('activities-list-includes-deleted')
    q = q.where(facility_id: f[:id]) if fault('activities-list-without-shared-calendars')
    q = q.where(type: params['type']) if params['type'].to_s != '' && !fault('activities-type-filter-ignored')
    loc = params['location'].to_s
    if loc != ''
      q = fault('activities-location-exact-only') ? q.where(location: loc) : q.where(Sequel.ilike(:location, "%#{q.escape_like(loc)}%"))
    end
    acting = acting_param
    rows = q.order(:day, :start_time, :seq).all
    rows = rows.select { |a| !a[:recurring] } if fault('activities-list-without-series')
    if from != to && fault('activities-from-day-exclusive') then from = (Date.parse(from) + 1).iso8601 end
    if fault('activities-from-time-of-day')
      cut = params['startDate'][11, 5].to_s
      items = rows.flat_map { |a| occurrence_days(a, from, to).reject { |d| d == from && a[:start_time] < cut }.map { |d| [a, d] } }
    else
      items = rows.flat_map { |a| occurrence_days(a, from, to).map { |d| [a, d] } }
    end
    items = items.sort_by.with_index { |(a, d), i| [d, a[:start_time], i] }
    out = items.map { |a, d| activity_json(a, d, acting: acting) }
    out.each_with_index { |o, i| o.delete(:actingUserRegistrationStatus) if i.positive? } if fault('acting-status-first-item-only')
    out.each { |o| o.delete(:actingUserRegistrationStatus) } if fault('acting-status-not-in-list')
    data(out)
  end

  get "#{P}/activities/:activity_id" do
    a = activity!(params['activity_id'])
    staff_may_read_activity!(a)
    d = occurrence_day!(a) || a[:day]
    d = a[:day] if fault('occurrence-returns-series-start')
    out = activity_json(a, d, acting: acting_param)
    out.delete(:capacity) if fault('activity-get-without-capacity')
    data(out)
  end

  put "#{P}/activities/:activity_id" do
    old = activity!(params['activity_id'])
    bad!('recurring series cannot be edited') if old[:recurring]
    fail!(409, 'past activities cannot be modified') if past_activity?(old, old[:day]) && !fault('activity-past-editable')
    b = json_body
    bad!('the calendar cannot change') if b['calendarId'].is_a?(String) && b['calendarId'] != old[:calendar_id] && !fault('activity-put-moves-calendar')
    a, att = activity_input(b)
    a[:calendar_id] = b['calendarId'] if fault('activity-put-moves-calendar') && b['calendarId'].is_a?(String)
    a.delete(:location) if a[:location].nil? && fault('activity-put-keeps-location')
    a.delete(:max_connections) if fault('activity-put-drops-max-connections')
    a.delete(:day) if fault('activity-put-day-not-updated')
    a[:modified] = now_iso unless fault('activity-modified-stale')
    DB.transaction do
      DB[:activities].where(seq: old[:seq]).update(a)
      emit('activity.updated', old[:id]) if fault('event-before-commit')
      attach(old[:id], att)
      emit('activity.updated', old[:id]) unless fault('event-activity-updated-missing') || fault('event-before-commit')
    end
    data(activity_json(activity!(old[:id])))
  end

  delete "#{P}/activities/:activity_id" do
    a = activity!(params['activity_id'])
    confirmed = %w[confirm confirmed force].any? { |k| params[k] == 'true' }
    active = DB[:registrations].where(activity_id: a[:id])
    active = active.where(user_type: 'resident') if fault('activity-delete-ignores-connection-registrations')
    fail!(409, 'the activity has active registrations; send confirm=true') if active.any? && !confirmed && !fault('activity-delete-with-registrations')
    DB.transaction do
      DB[:activities].where(seq: a[:seq]).update(deleted: true, modified: now_iso)
      emit(fault('event-activity-deleted-as-updated') ? 'activity.updated' : 'activity.deleted', a[:id])
    end
    no_content
  end

  post "#{P}/calendars/:calendar_id/activities" do
    cal = ds(:calendars).first(id: params['calendar_id']) || not_found!('calendar')
    b = json_body
    bad!('recurring series cannot be created') if b['recurrence'] || b['isRecurring'] == true
    a, att = activity_input(b)
    id = new_id('act')
    at = now_iso
    DB.transaction do
      DB[:activities].insert(a.merge(id: id, tenant: tenant, calendar_id: cal[:id], facility_id: calendar_facility_ids(cal[:id]).first, creator_id: actor.id, creator_name: actor.name,
                                     created: at, modified: at, cancelled: false, deleted: false, recurring: false))
      attach(id, att)
      emit('activity.created', id)
      emit('activity.updated', id) if fault('event-activity-created-and-updated')
    end
    data(activity_json(activity!(id)), 201)
  end

  get "#{P}/activities/:activity_id/attachments/:attachment_id" do
    a = activity!(params['activity_id'])
    att = ds(:activity_attachments).first(id: params['attachment_id'])
    not_found!('attachment') unless att && (att[:activity_id] == a[:id] || fault('activity-attachment-of-any-activity'))
    staff_may_read_activity!(a) unless fault('activity-attachment-staff-unchecked')
    not_found!('attachment') unless attachment_visible?(a, att)
    content_type(fault('activity-attachment-octet-stream') ? 'application/octet-stream' : (att[:type] || 'application/octet-stream'))
    headers 'Content-Disposition' => fault('activity-attachment-no-file-name') ? 'attachment' : "attachment; filename=\"#{att[:name]}\""
    att[:content].to_s
  end

  helpers do
    def attachment_visible?(a, att)
      case actor.kind
      when 'resident'
        return true if fault('activity-attachment-resident-unchecked')
        return true if DB[:registrations].where(activity_id: a[:id], user_id: actor.id, status: 'registered').any?
        return false if fault('activity-attachment-attended-not-enough')

        DB[:attendance].where(activity_id: a[:id], user_id: actor.id, status: 'attended').any?
      when 'connection'
        return false unless att[:public_to_family] || fault('activity-attachment-private-to-connection')
        return true if DB[:registrations].where(activity_id: a[:id], user_id: actor.id, status: 'registered').any?

        cal = ds(:calendars).first(id: a[:calendar_id])
        kinds = fault('activity-attachment-meal-calendar-hidden') ? %w[activity] : %w[activity meal]
        facilities = ds(:residents).where(id: linked_residents(actor.id)).select_map(:facility_id)
        facilities = facilities.first(1) if fault('activity-attachment-first-linked-resident')
        cal && kinds.include?(cal[:category]) && (calendar_facility_ids(cal[:id]) & facilities).any?
      else true
      end
    end
  end
end
