# frozen_string_literal: true
class App
  TRANSPORT_STATUS = %w[pending approved denied cancelled completed].freeze

  helpers do
    def transport_json(t, resident, occurrence: nil)
      f = ds(:facilities).first(id: t[:facility_id])
      mine = created_by_actor?(t) || fault('transport-can-edit-for-all-family')
      editable = mine && t[:status] == 'pending' && !t[:recurring]
      out = { id: t[:id], referenceNumber: t[:reference], residentId: resident[:id], facilityId: t[:facility_id], status: t[:status], tripType: t[:trip_type],
              date: occurrence || t[:date], timezone: f[:zone], appointmentTime: t[:appointment_time], pickupTime: t[:pickup_time], returnTime: t[:return_time],
              pickupLocation: t[:pickup_location], destination: t[:destination], destinationAddress: t[:destination_address], transportationType: t[:transportation_type],
              mobilityNeeds: t[:mobility_needs], notes: t[:notes], mileage: t[:mileage], driver: jload(t[:driver]), vehicle: jload(t[:vehicle]), isRecurring: t[:recurring],
              occurrenceDate: occurrence, creator: person_json(t[:creator_kind], t[:creator_id]), canEdit: editable, canCancel: editable, created: t[:created], modified: t[:modified] }
      out[:timezone] = DB[:facilities].order(:seq).get(:zone) if fault('transport-timezone-of-first-facility')
      out[:canCancel] = mine && !t[:recurring] && %w[pending approved].include?(t[:status]) if fault('transport-can-cancel-approved')
      out[:mileage] = out[:mileage]&.round if fault('transport-mileage-rounded')
      out[:driver] = nil if fault('transport-driver-missing-for-connection') && actor.kind == 'connection'
      out[:driver] = out[:driver].except('phone') if out[:driver] && fault('transport-driver-without-phone')
      out[:date] = t[:date] if fault('transport-occurrence-date-of-series')
      out[:id] = "#{t[:id]}:#{occurrence}" if occurrence && fault('transport-occurrence-id-composed')
      out[:notes] = out[:notes].to_s if fault('transport-notes-null-to-empty')
      out
    end

    def trip_days(t, from, to)
      return (t[:date] >= from && t[:date] <= to ? [t[:date]] : []) unless t[:recurring]

      rec = jload(t[:recurrence])
      lo = [from, rec['start']].max
      hi = [to, rec['end']].min
      return [] if hi < lo

      (Date.parse(lo)..Date.parse(hi)).select { |d| rec['weekdays'].include?(d.wday) && !rec['exceptions'].include?(d.iso8601) }.map(&:iso8601)
    end

    # Requests of a resident that the acting user may see.
    def visible_trips(r)
      q = ds(:transport_requests).where(id: DB[:transport_passengers].where(resident_id: r[:id]).select(:request_id))
      q = ds(:transport_requests).where(resident_id: r[:id]) if fault('transport-passenger-ignored')
      if actor.kind == 'connection'
        q = q.where(creator_kind: 'connection') unless fault('transport-connection-sees-all')
        q = q.where(creator_id: actor.id) if fault('transport-connection-sees-own-only')
      elsif fault('transport-resident-sees-own-only') then q = q.where(creator_kind: 'resident')
      end
      q
    end

    def trip!(r, id)
      q = visible_trips(r)
      q = ds(:transport_requests) if fault('transport-read-rules-on-list-only')
      q = q.where(fault('transport-read-by-reference') ? { reference: id } : { id: id })
      q.first || not_found!('transportation request')
    end

    # [open, close] of a community on a date, nil when closed.
    def hours_on(f, date)
      list = jload(f[:hours])
      list = list.reject { |h| h['date'] } if fault('transport-hours-date-exception-ignored')
      h = list.find { |x| x['date'] == date } || list.find { |x| x['date'].nil? && x['dayOfWeek'] == Date::DAYNAMES[Date.parse(date).wday] }
      h.nil? || h['notAvailable'] ? nil : [h['startTime'], h['endTime']]
    end

    def trip_input(f)
      b = json_body
      t = { date: day(b, 'date', req: true), appointment_time: hhmm(b, 'appointmentTime', req: true), trip_type: enum(b, 'tripType', %w[roundtrip oneway willcall], req: true),
            return_time: hhmm(b, 'returnTime'), pickup_time: hhmm(b, 'pickupTime'), pickup_location: str(b, 'pickupLocation'), destination: str(b, 'destination', req: true),
            destination_address: str(b, 'destinationAddress'), transportation_type: str(b, 'transportationType'), mobility_needs: mobility(b), notes: str(b, 'notes') }
      bad!('returnTime is required for a roundtrip') if t[:trip_type] == 'roundtrip' && t[:return_time].nil? && !fault('transport-return-time-optional')
      bad!('returnTime is required') if t[:trip_type] == 'willcall' && t[:return_time].nil? && fault('transport-return-time-for-willcall')
      if f[:require_destination_address] && t[:destination_address].to_s.strip.empty? && !fault('transport-address-unchecked')
        bad!('destinationAddress is required')
      end
      types = jload(f[:transport_types])
      bad!("transportationType must be one of #{types.join(', ')}") if t[:transportation_type] && !types.include?(t[:transportation_type]) && !fault('transport-type-unchecked')
      lead_time!(f, t)
      open_hours!(f, t)
      t[:notes] = t[:notes][0, 255] if t[:notes] && fault('transport-notes-255')
      t[:trip_type] = 'oneway' if t[:trip_type] == 'willcall' && fault('transport-willcall-stored-as-oneway')
      t[:return_time] = nil if fault('transport-return-time-lost') && t[:trip_type] == 'roundtrip'
      t
    end

    def mobility(b) = b['mobilityNeeds'].is_a?(Array) ? b['mobilityNeeds'].join(', ') : str(b, 'mobilityNeeds')

    def lead_time!(f, t)
      return if fault('transport-lead-time-unchecked') || (fault('transport-lead-time-not-on-update') && request.put?)

      at = fault('transport-lead-time-in-utc') ? Time.parse("#{t[:date]}T#{t[:appointment_time]}:00Z") : local_to_utc(f, t[:date], t[:appointment_time])
      hours = fault('transport-lead-time-24-hours') ? 24 : f[:lead_hours]
      bad!("the appointment must be at least #{hours} hours from now") if at < Time.now.utc + hours * 3600
    end

    def open_hours!(f, t)
      return if fault('transport-hours-unchecked')

      open, close = hours_on(f, t[:date])
      bad!('no transportation on this date') unless open
      times = [t[:appointment_time], t[:pickup_time], t[:return_time]].compact
      times = [t[:appointment_time]] if fault('transport-hours-return-unchecked')
      bad!('outside the hours of operation') unless times.all? { |x| x >= open && x <= close }
    end

    def next_reference(table, prefix, facility_id)
      n = DB[table].where(tenant: tenant).count + 1001
      n = DB[table].where(tenant: tenant, facility_id: facility_id).count + 1001 if fault('reference-number-per-facility')
      "#{prefix}-#{n}"
    end
  end

  get "#{P}/facilities/:facility_id/transportation-settings" do
    f = settings_facility!(params['facility_id'], :transport)
    out = { facilityId: f[:id], timezone: f[:zone], transportationTypes: jload(f[:transport_types]), requireDestinationAddress: f[:require_destination_address],
            minimumLeadTimeHours: f[:lead_hours], hoursOfOperation: jload(f[:hours]) }
    out[:timezone] = zone(f).abbreviation(Time.now.utc).to_s if fault('transport-settings-zone-abbreviation')
    out[:minimumLeadTimeHours] = out[:minimumLeadTimeHours].to_s if fault('transport-settings-lead-text')
    out[:requireDestinationAddress] = !out[:requireDestinationAddress] if fault('transport-settings-address-inverted')
    out[:vehicles] = [{ id: 'veh-1', name: 'Van 1' }] if fault('transport-settings-with-vehicles')
    data(out)
  end

  get "#{P}/residents/:resident_id/transportation-requests" do
    r, = family_resident!(params['resident_id'], :transport)
    from = day(params, 'startDate', req: true)
    to = day(params, 'endDate', req: true)
    bad!('endDate lies before startDate') if to < from
    limit = fault('transport-window-46-days') ? 46 : 45
    limit = 44 if fault('transport-window-day-one-not-counted')
    bad!('the range may span at most 45 calendar days') if (Date.parse(to) - Date.parse(from)).to_i + 1 > limit && !fault('transport-window-unchecked')
    bad!('the range may span at most 45 days') if fault('transport-window-dst-hour') && local_span_days(Date.parse(from), Date.parse(to)) > 45
    wanted = params['status'].to_s.split(',').map(&:strip)
    bad!('unknown status') unless (wanted - TRANSPORT_STATUS).empty?
    wanted = wanted.first(1) if fault('transport-status-filter-first-only')
    q = visible_trips(r)
    q = q.where(status: wanted) unless wanted.empty?
    q = q.exclude(status: 'cancelled') if wanted.empty? && fault('transport-list-hides-cancelled')
    q = q.where(recurring: false) if fault('transport-list-without-recurring')
    items = q.order(:seq).all.flat_map do |t|
      days = trip_days(t, from, to)
      days = days.first(1) if t[:recurring] && fault('transport-list-first-occurrence-only')
      days.map { |d| [t, d] }
    end
    items = items.sort_by.with_index { |(t, d), i| [d, t[:appointment_time], i] }
    items = items.sort_by.with_index { |(t, d), i| [d, i] } if fault('transport-sorted-by-date-only')
    items = items.sort_by.with_index { |(t, _), i| [t[:created], i] } if fault('transport-sorted-by-created')
    data(items.map { |t, d| transport_json(t, r, occurrence: t[:recurring] && !fault('transport-occurrence-date-null') ? d : nil) })
  end

  post "#{P}/residents/:resident_id/transportation-requests" do
    r, f = family_resident!(params['resident_id'], :transport)
    t = trip_input(f)
    id = new_id('trn')
    at = now_iso
    status = fault('transport-created-approved') && actor.kind == 'resident' ? 'approved' : 'pending'
    DB.transaction do
      DB[:transport_requests].insert(t.merge(id: id, tenant: tenant, reference: next_reference(:transport_requests, 'TR', f[:id]), resident_id: r[:id], facility_id: f[:id], status: status,
                                             recurring: false, creator_kind: actor.kind, creator_id: actor.id, created: at, modified: nil))
      DB[:transport_passengers].insert(request_id: id, resident_id: fault('transport-passenger-first-linked-resident') && actor.kind == 'connection' ? linked_residents(actor.id).first : r[:id])
      emit('transportation_request.created', fault('event-transport-reference-as-resource') ? DB[:transport_requests].first(id: id)[:reference] : id) unless fault('event-transport-created-missing')
    end
    data(transport_json(ds(:transport_requests).first(id: id), r), 201)
  end

  get "#{P}/residents/:resident_id/transportation-requests/:id" do
    r, = family_resident!(params['resident_id'], :transport)
    t = trip!(r, params['id'])
    occ = day(params, 'occurrenceDate')
    not_found!('occurrence') if occ && !(t[:recurring] && trip_days(t, occ, occ).any?) && !fault('transport-occurrence-unchecked')
    data(transport_json(t, r, occurrence: fault('transport-get-occurrence-ignored') ? nil : occ))
  end

  helpers do
    def creator_only!(row, name)
      return if created_by_actor?(row)
      return if fault("#{name}-any-family-member") && actor.kind == 'connection'

      fail!(fault("#{name}-not-creator-404") ? 404 : 403, 'only the creator may do this')
    end
  end

  put "#{P}/residents/:resident_id/transportation-requests/:id" do
    r, f = family_resident!(params['resident_id'], :transport)
    t = trip!(r, params['id'])
    written = trip_input(f) if fault('transport-update-written-before-refusal')
    DB[:transport_requests].where(seq: t[:seq]).update(written) if written
    creator_only!(t, 'transport-update')
    fail!(409, 'an occurrence of a recurring request is read-only') if t[:recurring] && !fault('transport-recurring-editable')
    fail!(fault('transport-update-not-pending-400') ? 400 : 409, 'the request is no longer pending') if t[:status] != 'pending' && !(fault('transport-approved-editable') && t[:status] == 'approved')
    new = trip_input(f)
    new.compact! if fault('transport-put-merges')
    new.delete(:pickup_location) if fault('transport-put-pickup-location-lost')
    new[:status] = 'approved' if fault('transport-put-approves')
    new.merge!(creator_kind: actor.kind, creator_id: actor.id, reference: next_reference(:transport_requests, 'TR', f[:id])) if fault('transport-put-new-reference')
    new[:modified] = now_iso unless fault('transport-modified-stays-null')
    DB.transaction do
      DB[:transport_requests].where(seq: t[:seq]).update(new)
      emit('transportation_request.updated', t[:id]) unless fault('event-transport-updated-missing')
    end
    data(transport_json(ds(:transport_requests).first(id: t[:id]), r))
  end

  post "#{P}/residents/:resident_id/transportation-requests/:id/cancel" do
    r, = family_resident!(params['resident_id'], :transport)
    t = trip!(r, params['id'])
    DB[:transport_requests].where(seq: t[:seq], status: 'pending').update(status: 'cancelled') if fault('transport-cancel-written-before-refusal') && !created_by_actor?(t)
    creator_only!(t, 'transport-cancel')
    fail!(409, 'an occurrence of a recurring request is read-only') if t[:recurring] && !fault('transport-recurring-cancellable')
    fail!(409, 'the request is no longer pending') if t[:status] != 'pending' && !(fault('transport-cancel-approved-accepted') && t[:status] == 'approved') && !(fault('transport-cancel-twice-accepted') && t[:status] == 'cancelled')
    DB.transaction do
      if fault('transport-cancel-deletes-record')
        DB[:transport_requests].where(seq: t[:seq]).delete
      else
        DB[:transport_requests].where(seq: t[:seq]).update(status: fault('transport-cancel-denies') ? 'denied' : 'cancelled', modified: now_iso)
      end
      emit('transportation_request.updated', t[:id]) unless fault('event-transport-cancel-silent')
    end
    data(transport_json(ds(:transport_requests).first(id: t[:id]) || t.merge(status: 'cancelled'), r))
  end

  get "#{P}/residents/:resident_id/transportation-requests/:id/comments" do
    r, = family_resident!(params['resident_id'], :transport)
    data(visible_comments(trip!(r, params['id'])[:id]).all.map { |c| comment_json(c) })
  end

  post "#{P}/residents/:resident_id/transportation-requests/:id/comments" do
    r, = family_resident!(params['resident_id'], :transport)
    t = trip!(r, params['id'])
    fail!(409, 'an occurrence of a recurring request takes no comments') if t[:recurring] && !fault('transport-comment-on-recurring')
    add_comment(t[:id], 'transportation_request.comment_created')
  end

  get "#{P}/residents/:resident_id/transportation-requests/:id/attachments/:attachment_id" do
    r, = family_resident!(params['resident_id'], :transport)
    send_file_row(trip!(r, params['id'])[:id], params['attachment_id'], on_request: false)
  end
end
