# frozen_string_literal: true
class App
  helpers do
    # For connections the externalId (or the account id) addresses the person, never the connection's own id.
    def registration_user!(user_id, user_type)
      if user_type == 'resident'
        u = ds(:residents).first(id: user_id)
        u = nil if u && u[:status] == 'deleted'
      else
        u = ds(:connections).where(Sequel.|({ external_id: user_id }, { account_id: user_id })).exclude(status: 'deleted').first
        u ||= ds(:connections).first(id: user_id) if fault('registration-accepts-connection-id')
      end
      u || not_found!(user_type)
    end

    def registration_position(r)
      same = DB[:registrations].where(activity_id: r[:activity_id], user_type: r[:user_type], status: r[:status]).order(:registered_at, :seq)
      same = same.where(Sequel.|({ occurrence_date: nil }, { occurrence_date: r[:occurrence_date] })) if r[:occurrence_date]
      pos = same.select_map(:id).index(r[:id]).to_i
      fault('registration-position-zero-based') ? pos : pos + 1
    end

    def registration_json(r, day = nil)
      a = ds(:activities).first(id: r[:activity_id])
      day ||= r[:occurrence_date] || a[:day]
      f = activity_facility(a)
      u = DB[r[:user_type] == 'resident' ? :residents : :connections].where(tenant: tenant).first(id: r[:user_id])
      out = { activityId: a[:id], activityName: a[:name], activityType: a[:type], activityStartDate: start_on(a, day), activityEndDate: end_on(a, day),
              activityLocation: a[:location], facilityId: a[:facility_id], facilityName: f[:name], userId: r[:user_ref], userType: r[:user_type],
              userName: "#{u[:first_name]} #{u[:last_name]}", relationship: u[:relationship], registeredAt: r[:registered_at], status: r[:status], position: registration_position(r) }
      out[:registeredAt] = a[:created] if fault('registration-registered-at-of-activity')
      out[:userName] = u[:first_name] if fault('registration-user-name-first-only')
      out[:activityStartDate] = a[:start_date] if fault('registration-start-date-of-series')
      out.delete(:position) if fault('registration-position-missing-when-waitlisted') && r[:status] == 'waitlisted'
      out
    end

    def create_registration(a, user, user_type, user_ref, occurrence)
      fail!(409, 'past activities take no registrations') if past_activity?(a, occurrence || (a[:recurring] ? Date.today.iso8601 : a[:day]))
      bad!('the activity is not open to connections') if user_type == 'connection' && !a[:allow_connections]
      day = occurrence || a[:day]
      DB.transaction do
        taken = registrations_on(a, day)
        fail!(409, 'already registered') if taken.any? { |r| r[:user_id] == user[:id] && r[:user_type] == user_type }
        max = user_type == 'resident' ? a[:max_registered] : a[:max_connections]
        n = taken.count { |r| r[:user_type] == user_type && r[:status] == 'registered' }
        status = max && n >= max ? 'waitlisted' : 'registered'
        id = new_id('reg')
        DB[:registrations].insert(id: id, tenant: tenant, activity_id: a[:id], user_type: user_type, user_id: user[:id], user_ref: user_ref,
                                  occurrence_date: occurrence, status: status, registered_at: now_iso)
        emit('registration.created', fault('event-registration-activity-updated') ? a[:id] : id) unless fault('event-registration-created-missing')
        DB[:registrations].first(id: id)
      end
    end

    def user_registrations(user_id)
      from, to = window
      rows = ds(:registrations).where(user_id: user_id).order(:registered_at, :seq).all
      rows = rows.select { |r| r[:status] == 'registered' } if fault('registrations-list-drops-waitlisted')
      out = rows.flat_map do |r|
        a = ds(:activities).first(id: r[:activity_id], deleted: false)
        next [] unless a

        days = occurrence_days(a, from, to)
        days = [a[:day]] if fault('registrations-window-ignored')
        days &= [r[:occurrence_date]] if r[:occurrence_date]
        days -= DB[:registration_exceptions].where(registration_id: r[:id]).select_map(:occurrence_date) unless fault('registrations-list-shows-cancelled-occurrence')
        days.map { |d| [r, d] }
      end
      out = out.select { |_, d| d < to } if fault('registrations-last-day-exclusive')
      out.sort_by.with_index { |(_, d), i| [d, i] }.map { |r, d| registration_json(r, d) }
    end

    def promote_next(a, occurrence)
      nxt = DB[:registrations].where(activity_id: a[:id], user_type: 'resident', status: 'waitlisted', occurrence_date: occurrence)
      nxt = fault('waitlist-promotes-latest') ? nxt.order(Sequel.desc(:registered_at), Sequel.desc(:seq)) : nxt.order(:registered_at, :seq)
      if fault('waitlist-promotes-by-name')
        nxt = DB[:registrations].join(:residents, id: :user_id).where(activity_id: a[:id], user_type: 'resident', Sequel[:registrations][:status] => 'waitlisted')
                                .order(:last_name).select_all(:registrations)
      end
      nxt = nxt.first
      return unless nxt

      if fault('waitlist-promotes-all')
        DB[:registrations].where(activity_id: a[:id], status: 'waitlisted').update(status: 'registered')
      else
        DB[:registrations].where(seq: nxt[:seq]).update(status: 'registered')
      end
      emit('registration.created', nxt[:id]) unless fault('event-promotion-missing')
    end
  end

  post "#{P}/activities/:activity_id/registrations" do
    a = activity!(params['activity_id'])
    b = json_body
    ref = str(b, 'userId', req: true)
    type = enum(b, 'userType', %w[resident connection], req: true)
    user = registration_user!(ref, type)
    occ = a[:recurring] ? (occurrence_day!(a) || day(b, 'occurrenceDate')) : nil
    not_found!('occurrence') if occ && !occurs_on?(a, Date.parse(occ))
    r = create_registration(a, user, type, ref, occ)
    out = registration_json(r)
    out.delete(:status) if fault('registration-response-without-status')
    data(out, 201)
  end

  delete "#{P}/activities/:activity_id/registrations/:user_id" do
    a = activity!(params['activity_id'])
    ref = params['user_id']
    occ = occurrence_day!(a)
    rows = DB[:registrations].where(activity_id: a[:id]).where(Sequel.|({ user_ref: ref }, { user_id: ref, user_type: 'resident' })).order(:seq)
    rows = rows.where(Sequel.|({ occurrence_date: nil }, { occurrence_date: occ })) if occ
    r = rows.first || not_found!('registration')
    not_found!('registration') if occ && DB[:registration_exceptions].where(registration_id: r[:id], occurrence_date: occ).any?
    DB.transaction do
      if occ && r[:occurrence_date].nil? && !fault('cancel-occurrence-cancels-series')
        DB[:registration_exceptions].insert(registration_id: r[:id], occurrence_date: occ)
        DB[:registration_exceptions].insert(registration_id: r[:id], occurrence_date: (Date.parse(occ) + 7).iso8601) if fault('cancel-occurrence-cancels-next-too')
      elsif fault('cancel-registration-noop-when-waitlisted') && r[:status] == 'waitlisted' then nil
      else
        DB[:registrations].where(seq: r[:seq]).delete
        DB[:registration_exceptions].where(registration_id: r[:id]).delete
      end
      emit('registration.deleted', r[:id]) unless fault('event-registration-deleted-missing') || (fault('event-waitlist-cancel-silent') && r[:status] == 'waitlisted')
      promote = r[:status] == 'registered' && r[:user_type] == 'resident'
      promote = true if fault('waitlist-promotes-on-waitlisted-cancel')
      promote = false if fault('waitlist-no-promotion')
      promote_next(a, r[:occurrence_date]) if promote && (!occ || r[:occurrence_date])
    end
    CAPACITY_CACHE.delete(a[:id]) unless fault('capacity-cache-stale')
    no_content
  end

  get "#{P}/residents/:resident_id/registrations" do
    data(user_registrations(resident!(params['resident_id'])[:id]))
  end

  get "#{P}/connections/:connection_id/registrations" do
    data(user_registrations(connection!(params['connection_id'])[:id]))
  end
end
