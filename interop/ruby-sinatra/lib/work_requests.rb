# frozen_string_literal: true
class App
  WORK_STATUS = %w[open in_progress completed cancelled].freeze

  helpers do
    def work_json(w)
      history = DB[:work_history].where(request_id: w[:id]).order(:seq).all
      history = history.last(1) if fault('work-history-last-only')
      final = %w[completed cancelled].include?(w[:status])
      files = DB[:files].where(request_id: w[:id]).order(:seq).all
      out = { id: w[:id], referenceNumber: w[:reference], residentId: w[:resident_id], facilityId: w[:facility_id], title: w[:title], description: w[:description], location: w[:location],
              team: w[:team], type: w[:type], urgency: w[:urgency], status: w[:status],
              statusHistory: history.map { |h| { status: h[:status], date: h[:date], changedBy: { id: h[:by_id], name: h[:by_name] } } },
              crew: jload(w[:crew]) || [], scheduledDate: w[:scheduled_date], completedDate: w[:completed_date], attachments: files.map { |x| file_json(x) },
              creator: person_json(w[:creator_kind], w[:creator_id]), canCancel: created_by_actor?(w) && !final, created: w[:created], modified: w[:modified] }
      out[:statusHistory].each { |h| h[:changedBy] = h[:changedBy][:name] } if fault('work-history-changed-by-name')
      out[:canCancel] = !final if fault('work-can-cancel-for-all')
      out[:canCancel] = created_by_actor?(w) && w[:status] == 'open' if fault('work-can-cancel-open-only')
      out[:crew] = [] if fault('work-crew-hidden-from-connection') && actor.kind == 'connection'
      out[:crew] = out[:crew].first(1) if fault('work-crew-first-only')
      out[:team] = ds(:teams).where(key: w[:team]).get(:name) if fault('work-team-name-instead-of-key')
      out[:status] = 'in-progress' if w[:status] == 'in_progress' && fault('work-status-hyphen')
      out[:completedDate] ||= w[:modified] if fault('work-completed-date-always')
      out
    end

    def visible_work(r)
      q = ds(:work_requests).where(resident_id: r[:id])
      if actor.kind == 'connection'
        q = q.where(creator_kind: 'connection') unless fault('work-connection-sees-all')
        q = q.where(creator_id: actor.id) if fault('work-connection-sees-own-only')
      elsif fault('work-resident-sees-own-only') then q = q.where(creator_kind: 'resident', creator_id: actor.id)
      end
      q
    end

    def work!(r, id)
      q = visible_work(r)
      q = ds(:work_requests) if fault('work-read-rules-on-list-only')
      q.where(fault('work-read-by-reference') ? { reference: id } : { id: id }).first || not_found!('work request')
    end
  end

  get "#{P}/facilities/:facility_id/work-request-settings" do
    f = settings_facility!(params['facility_id'], :work)
    teams = ds(:teams)
    teams = DB[:teams] if fault('work-settings-teams-of-all-tenants')
    out = { facilityId: f[:id], teams: teams.order(:seq).all.map { |t| { key: t[:key], name: t[:name] } }, types: jload(f[:work_types]), locations: jload(f[:work_locations]) }
    out[:teams] = out[:teams].map { |t| t[:key] } if fault('work-settings-team-keys-only')
    out[:types] = jload(DB[:facilities].order(:seq).get(:work_types)) if fault('work-settings-types-of-first-facility')
    out.delete(:locations) if fault('work-settings-locations-missing')
    data(out)
  end

  get "#{P}/residents/:resident_id/work-requests" do
    r, = family_resident!(params['resident_id'], :work)
    wanted = params['status'].to_s.split(',').map(&:strip)
    bad!('unknown status') unless (wanted - WORK_STATUS).empty?
    q = visible_work(r)
    q = q.where(schedule: false) unless fault('work-list-includes-schedules')
    wanted = wanted.last(1) if fault('work-status-filter-last-only')
    q = q.where(status: wanted) unless wanted.empty?
    q = q.exclude(status: %w[completed cancelled]) if wanted.empty? && fault('work-list-default-open')
    q = q.where(type: params['type']) if params['type'].to_s != '' && !fault('work-type-filter-ignored')
    page = paged(q, :work_requests, :created, desc: !fault('work-list-oldest-first'))
    paged_json(page, page[:rows].map { |w| work_json(w) })
  end

  post "#{P}/residents/:resident_id/work-requests" do
    r, f = family_resident!(params['resident_id'], :work)
    b, files = text_and_files
    title = str(b, 'title', req: true)
    keys = ds(:teams).order(:seq).select_map(:key)
    team = str(b, 'team')
    team = nil if team == ''
    if team.nil?
      bad!('team is required') unless keys.size == 1 || fault('work-team-defaults-to-first')
      team = keys.first
    end
    bad!("team must be one of #{keys.join(', ')}") unless keys.include?(team) || fault('work-team-unchecked')
    type = str(b, 'type')
    type = nil if type == ''
    types = jload(f[:work_types])
    types += ds(:facilities).select_map(:work_types).flat_map { |x| jload(x) } if fault('work-type-of-any-facility')
    bad!("type must be one of #{types.join(', ')}") if type && !types.include?(type) && !fault('work-type-unchecked')
    location = str(b, 'location')
    location = nil if location == ''
    location ||= r[:room_number] unless fault('work-location-no-default')
    location = r[:room_number] if fault('work-location-always-room')
    id = new_id('wrk')
    at = now_iso
    description = str(b, 'description')
    description = description[0, 255] if description && fault('work-description-255')
    title = title.strip.capitalize if fault('work-title-capitalised')
    insert = lambda do
      DB[:work_requests].insert(id: id, tenant: tenant, reference: next_reference(:work_requests, 'WR', f[:id]), resident_id: r[:id], facility_id: f[:id], title: title, description: description,
                                location: location, team: team, type: type, urgency: fault('work-urgency-normal') ? 'normal' : 'none', status: fault('work-created-in-progress') ? 'in_progress' : 'open',
                                crew: '[]', creator_kind: actor.kind, creator_id: actor.id, schedule: false, created: at, modified: at)
    end
    insert.call if fault('work-kept-when-files-refused')
    check_files!(files)
    DB.transaction do
      insert.call unless fault('work-kept-when-files-refused')
      DB[:work_history].insert(request_id: id, status: 'open', date: at, by_id: actor.id, by_name: actor.name)
      store_files(files, request_id: id) unless fault('work-create-files-lost')
      emit('work_request.created', id)
    end
    data(work_json(ds(:work_requests).first(id: id)), 201)
  end

  get "#{P}/residents/:resident_id/work-requests/:id" do
    r, = family_resident!(params['resident_id'], :work)
    out = work_json(work!(r, params['id']))
    out.delete(:statusHistory) if fault('work-get-without-history')
    data(out)
  end

  post "#{P}/residents/:resident_id/work-requests/:id/cancel" do
    r, = family_resident!(params['resident_id'], :work)
    w = work!(r, params['id'])
    DB[:work_requests].where(seq: w[:seq]).update(status: 'cancelled') if fault('work-cancel-written-before-refusal') && !created_by_actor?(w)
    creator_only!(w, 'work-cancel')
    final = %w[completed cancelled]
    final = %w[completed] if fault('work-cancel-twice-accepted')
    final = %w[cancelled] if fault('work-cancel-completed-accepted')
    final += %w[in_progress] if fault('work-cancel-in-progress-refused')
    fail!(409, "the request is #{w[:status]}") if final.include?(w[:status])
    DB.transaction do
      DB[:work_requests].where(seq: w[:seq]).update(status: 'cancelled', modified: now_iso)
      by = fault('work-history-previous-status') ? w[:status] : 'cancelled'
      DB[:work_history].insert(request_id: w[:id], status: by, date: now_iso, by_id: actor.id, by_name: actor.name) unless fault('work-cancel-without-history')
      emit('work_request.updated', w[:id])
    end
    data(work_json(fault('work-cancel-returns-old') ? w : ds(:work_requests).first(id: w[:id])))
  end

  get "#{P}/residents/:resident_id/work-requests/:id/comments" do
    r, = family_resident!(params['resident_id'], :work)
    data(visible_comments(work!(r, params['id'])[:id]).all.map { |c| comment_json(c) })
  end

  post "#{P}/residents/:resident_id/work-requests/:id/comments" do
    r, = family_resident!(params['resident_id'], :work)
    add_comment(work!(r, params['id'])[:id], 'work_request.comment_created')
  end

  get "#{P}/residents/:resident_id/work-requests/:id/attachments/:attachment_id" do
    r, = family_resident!(params['resident_id'], :work)
    send_file_row(work!(r, params['id'])[:id], params['attachment_id'], on_request: true)
  end
end
