# frozen_string_literal: true
class App
  helpers do
    def number_out(v) = v.nil? ? nil : (v == v.to_i ? v.to_i : v.to_f)
    def connection_name(c) = "#{c[:first_name]} #{c[:last_name]}"

    def connection_json(c)
      res = DB[:residents].join(:connection_residents, resident_id: :id).where(connection_id: c[:id], Sequel[:residents][:tenant] => tenant)
                          .order(Sequel[:connection_residents][:seq]).select_all(:residents).all
      res = res.last(1) if fault('connection-residents-last-only')
      fac = DB[:facilities].join(:connection_facilities, facility_id: :id).where(connection_id: c[:id], Sequel[:facilities][:tenant] => tenant)
                           .order(Sequel[:connection_facilities][:seq]).select_all(:facilities).all
      phone = number_out(c[:phone_number])
      phone = phone.to_s if phone && fault('connection-phone-string')
      phone = [phone].pack('l').unpack1('l') if phone.is_a?(Integer) && fault('connection-phone-32-bit')
      out = { id: c[:id], firstName: c[:first_name], lastName: c[:last_name], email: c[:email], phoneNumber: phone,
              relationship: c[:relationship], contactType: c[:contact_type], status: c[:status],
              facilities: fac.map { |f| { id: f[:id], name: f[:name] } },
              residents: res.map { |r| { id: r[:id], firstName: r[:first_name], lastName: r[:last_name], facilityId: fault('connection-resident-facility-of-first') ? res[0][:facility_id] : r[:facility_id] } },
              groups: jload(c[:groups]) || [], disableNotifications: c[:disable_notifications], disableSMS: c[:disable_sms], disableInvites: c[:disable_invites],
              additionalInfo: c[:additional_info], externalId: c[:external_id], pccId: number_out(c[:pcc_id]), avatarUrl: c[:avatar_url], thumbUrl: c[:thumb_url],
              created: c[:created], updated: c[:updated] }
      out[:facilities] = fac.map { |f| f[:id] } if fault('connection-facilities-as-ids')
      out[:additionalInfo] = out[:additionalInfo].to_s if fault('connection-additional-info-empty-after-update') && c[:updated] != c[:created]
      out[:pccId] = out[:pccId].to_f.round(-3).to_i if out[:pccId] && fault('connection-pcc-id-float-rounded')
      out
    end

    def connection_input(b)
      res = strings(b, 'residents', req: true)
      fac = strings(b, 'facilities', req: true)
      known = ds(:residents).where(id: res).select_map(:id)
      bad!("unknown resident #{(res - known).first}") unless (res - known).empty?
      known = ds(:facilities).where(id: fac).select_map(:id)
      bad!("unknown facility #{(fac - known).first}") unless (fac - known).empty?
      groups = strings(b, 'groups')
      groups = groups.sort if groups && fault('connection-groups-sorted')
      c = { first_name: str(b, 'firstName', req: !fault('connection-first-name-optional')), last_name: str(b, 'lastName', req: true), email: email(b),
            phone_number: num(b, 'phoneNumber'), relationship: str(b, 'relationship'), groups: groups && JSON.generate(groups),
            disable_notifications: bool(b, 'disableNotifications', false), disable_sms: bool(b, 'disableSMS', false), disable_invites: bool(b, 'disableInvites', false),
            additional_info: str(b, 'additionalInfo') }
      c[:contact_type] = str(b, 'contactType') if b.key?('contactType')
      c[:disable_sms] = c[:disable_notifications] if fault('connection-disable-sms-from-notifications')
      c[:relationship] = c[:relationship]&.strip&.downcase if fault('connection-relationship-folded')
      c[:additional_info] = c[:additional_info] && c[:additional_info][0, 255] if fault('connection-additional-info-255')
      [c, res.uniq, fac.uniq]
    end

    def link_connection(id, res, fac, replace: true)
      if replace
        DB[:connection_residents].where(connection_id: id).delete unless fault('connection-put-residents-appended')
        DB[:connection_facilities].where(connection_id: id).delete
      end
      (res - linked_residents(id)).each { |r| DB[:connection_residents].insert(connection_id: id, resident_id: r) }
      have = DB[:connection_facilities].where(connection_id: id).select_map(:facility_id)
      (fac - have).each { |f| DB[:connection_facilities].insert(connection_id: id, facility_id: f) }
    end

    # Connections of one resident, soft-deleted ones left out.
    def connections_of(resident_id)
      q = ds(:connections).where(id: DB[:connection_residents].where(resident_id: resident_id).select(:connection_id))
      q = q.exclude(status: 'deleted') unless fault('resident-connections-include-deleted')
      q.order(:seq)
    end
  end

  get "#{P}/connections" do
    q = ds(:connections).exclude(status: 'deleted').order(:seq)
    if params['residentId'].to_s != '' && !fault('connections-resident-filter-ignored')
      ids = DB[:connection_residents].where(resident_id: params['residentId']).select_map(:connection_id)
      q = q.where(id: ids)
    end
    if params['facilityId'].to_s != ''
      q = q.where(id: DB[:connection_facilities].where(facility_id: params['facilityId']).select(:connection_id))
    end
    q = q.where(fault('connections-email-filter-prefix') ? Sequel.like(:email, "#{params['email'].split('@').first}%") : { email: params['email'] }) if params['email'].to_s != ''
    q = q.where(external_id: params['externalId']) if params['externalId'].to_s != '' && !fault('connections-external-filter-ignored')
    rows = q.all
    # one row per linked resident, as a join over connection_residents gives
    rows = rows.flat_map { |c| [c] * linked_residents(c[:id]).size } if fault('connections-facility-join-multiplies') && params['facilityId'].to_s != ''
    data(rows.map { |c| connection_json(c) })
  end

  post "#{P}/connections" do
    b = json_body
    c, res, fac = connection_input(b)
    at = now_iso
    id = DB.transaction do
      existing = c[:email] && ds(:connections).exclude(status: 'deleted').first(email: c[:email])
      existing = c[:email] && DB[:connections].exclude(status: 'deleted').first(email: c[:email]) if fault('connection-email-unique-across-tenants')
      existing = nil if fault('connection-email-no-merge')
      if existing
        changes = c.merge(updated: at)
        changes[:external_id] = str(b, 'externalId') if b.key?('externalId')
        changes[:pcc_id] = num(b, 'pccId') if b.key?('pccId')
        changes = { updated: at } if fault('connection-merge-keeps-old-fields')
        DB[:connections].where(seq: existing[:seq]).update(changes)
        link_connection(existing[:id], res, fac, replace: fault('connection-merge-replaces-residents'))
        existing[:id]
      else
        nid = new_id('con')
        status = fault('connection-create-inactive') ? 'inactive' : 'active'
        DB[:connections].insert(c.merge(id: nid, tenant: tenant, status: status, external_id: str(b, 'externalId'), pcc_id: num(b, 'pccId'), created: at, updated: at))
        link_connection(nid, res, fac)
        nid
      end
    end
    data(connection_json(ds(:connections).first(id: id) || DB[:connections].first(id: id)), 201)
  end

  get "#{P}/connections/:connection_id" do
    data(connection_json(connection!(params['connection_id'])))
  end

  put "#{P}/connections/:connection_id" do
    old = connection!(params['connection_id'])
    b = json_body
    c, res, fac = connection_input(b)
    c[:status] = enum(b, 'status', RESIDENT_STATUS) || old[:status]
    c[:status] = old[:status] if fault('connection-put-status-ignored')
    c.compact! if fault('connection-put-merges')
    c.merge!(external_id: nil, pcc_id: nil) if fault('connection-put-clears-external-id')
    c[:updated] = now_iso unless fault('connection-updated-stale')
    c.merge!(avatar_url: nil, thumb_url: nil) if fault('connection-put-clears-avatar')
    DB.transaction do
      DB[:connections].where(seq: old[:seq]).update(c)
      link_connection(old[:id], res, fac)
    end
    data(connection_json(connection!(old[:id])))
  end

  delete "#{P}/connections/:connection_id" do
    c = connection!(params['connection_id'])
    if fault('connection-delete-hard') then DB[:connections].where(seq: c[:seq]).delete
    else DB[:connections].where(seq: c[:seq]).update(status: 'deleted', updated: now_iso) end
    no_content
  end

  post "#{P}/connections/:connection_id/avatar" do
    c = connection!(params['connection_id'])
    file = file_of(form_parts['file']&.first)
    bad!('file is required') if file.nil? && fault('connection-avatar-file-required')
    file ||= { name: 'avatar.png', type: 'image/png', content: Seed::PNG }
    url = media_url(store_media(file))
    DB[:connections].where(seq: c[:seq]).update(avatar_url: url, thumb_url: "#{url}?size=thumb", updated: now_iso)
    DB[:connections].where(seq: c[:seq]).update(thumb_url: nil) if fault('connection-avatar-thumb-not-stored')
    data({ avatarUrl: url, thumbUrl: "#{url}?size=thumb" })
  end

  delete "#{P}/connections/:connection_id/avatar" do
    c = connection!(params['connection_id'])
    DB[:connections].where(seq: c[:seq]).update(avatar_url: nil, thumb_url: nil, updated: now_iso) unless fault('connection-avatar-delete-noop')
    no_content
  end

  get "#{P}/residents/:resident_id/connections" do
    r = resident!(params['resident_id'])
    rows = connections_of(r[:id]).all
    rows = rows.select { |c| DB[:connection_residents].where(connection_id: c[:id]).order(:seq).get(:resident_id) == r[:id] } if fault('resident-connections-first-resident-only')
    data(rows.map { |c| connection_json(c) })
  end
end
