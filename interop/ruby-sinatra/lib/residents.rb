# frozen_string_literal: true
class App
  RESIDENT_STATUS = %w[active inactive deleted onLeave].freeze
  RESIDENT_CACHE = {}

  helpers do
    def resident_name(r) = "#{r[:first_name]} #{r[:last_name]}"

    def resident_json(r)
      full = resident_name(r)
      full = "#{r[:first_name]} #{r[:nickname]} #{r[:last_name]}".squeeze(' ') if fault('resident-fullname-with-nickname')
      about = jload(r[:about])
      about = about.except('anniversary') if about && fault('resident-about-anniversary-lost')
      out = { id: r[:id], externalId: r[:external_id], pccId: r[:pcc_id], firstName: r[:first_name], lastName: r[:last_name],
              fullName: full, nickname: r[:nickname], email: r[:email], phone: r[:phone], roomNumber: r[:room_number],
              status: r[:status], moveInDate: r[:move_in_date], dob: r[:dob], gender: r[:gender],
              profilePhotoUrl: r[:profile_photo_url], facilityId: r[:facility_id], about: about,
              created: r[:created], modified: r[:modified] }
      out[:dob] = out[:dob] && out[:dob][0, 10] if fault('resident-dob-date-only')
      out[:pccId] = out[:pccId].to_i if fault('resident-pcc-id-number') && out[:pccId]&.match?(/\A\d+\z/)
      out
    end

    def about_input(b)
      a = b['about']
      return nil if a.nil?

      bad!('about must be an object') unless a.is_a?(Hash)
      out = { 'bio' => str(a, 'bio'), 'likes' => strings(a, 'likes'), 'dislikes' => strings(a, 'dislikes'),
              'veteranDetail' => str(a, 'veteranDetail'), 'anniversary' => datetime(a, 'anniversary'),
              'directoryOptOut' => bool(a, 'directoryOptOut'), 'diagnoses' => strings(a, 'diagnoses'), 'isVeteran' => bool(a, 'isVeteran') }
      out['bio'] = out['bio'][0, 255] if out['bio'] && fault('resident-bio-varchar-255')
      out['likes'] = out['likes'].uniq.sort if out['likes'] && fault('resident-likes-as-sorted-set')
      out['dislikes'] = out['likes'] if fault('resident-dislikes-overwritten-by-likes')
      out
    end

    def resident_input(b, statuses)
      r = { first_name: str(b, 'firstName', req: true), last_name: str(b, 'lastName', req: true), nickname: str(b, 'nickname'),
            email: email(b), phone: str(b, 'phone'), room_number: str(b, 'roomNumber'), status: enum(b, 'status', statuses),
            move_in_date: datetime(b, 'moveInDate'), dob: datetime(b, 'dob'), gender: enum(b, 'gender', %w[M F]), about: about_input(b)&.then { |a| JSON.generate(a) } }
      r[:last_name] = r[:last_name].strip.capitalize if fault('resident-last-name-capitalised')
      r[:phone] = r[:phone]&.gsub(/\D/, '') if fault('resident-phone-digits-only')
      r[:email] = r[:email]&.downcase if fault('resident-email-downcased')
      r[:room_number] = r[:room_number].to_i.to_s if r[:room_number] && fault('resident-room-number-integer')
      r
    end
  end

  get "#{P}/facilities/:facility_id/residents" do
    f = facility!(params['facility_id'])
    q = ds(:residents).where(facility_id: f[:id])
    q = ds(:residents) if fault('residents-list-ignores-facility')
    status = params['status'].to_s
    unless status.empty?
      bad!('unknown status') unless RESIDENT_STATUS.include?(status)
      status = status.downcase if fault('residents-status-filter-downcased')
      q = q.where(status: status)
    else
      q = q.exclude(status: 'deleted')
    end
    if (e = params['email']) && !e.empty?
      q = fault('residents-email-filter-like') ? q.where(Sequel.like(:email, "%#{e}%")) : q.where(email: e)
    end
    if (ph = params['phone']) && !ph.empty?
      q = fault('residents-phone-filter-prefix') ? q.where(Sequel.like(:phone, "#{ph[0, 6]}%")) : q.where(phone: ph)
    end
    q = q.where(external_id: params['externalId']) if params['externalId'].to_s != '' && !fault('residents-external-filter-ignored')
    q = q.where(fault('residents-pcc-filter-external') ? { external_id: params['pccId'] } : { pcc_id: params['pccId'] }) if params['pccId'].to_s != ''
    q = q.select_all(:residents).join(:connection_residents, resident_id: :id) if fault('residents-list-join-connections')
    page = paged(q, :residents, :created)
    rows = page[:rows]
    items = rows.map { |r| resident_json(r) }
    items.each { |i| i.delete(:about) } if fault('residents-second-page-no-about') && params['cursor'].to_s != ''
    paged_json(page, items)
  end

  post "#{P}/facilities/:facility_id/residents" do
    f = facility!(params['facility_id'])
    b = json_body
    r = resident_input(b, fault('resident-create-accepts-deleted') ? RESIDENT_STATUS : RESIDENT_STATUS - ['deleted'])
    r[:status] ||= 'active'
    r[:status] = 'active' if fault('resident-create-status-ignored')
    at = now_iso
    id = fault('resident-id-from-body') && b['id'].is_a?(String) ? b['id'] : new_id('res')
    r.merge!(id: id, tenant: tenant, facility_id: f[:id], external_id: str(b, 'externalId'), pcc_id: str(b, 'pccId'), created: at, modified: at)
    r[:created] = b['created'] if fault('resident-created-from-body') && b['created'].is_a?(String)
    r[:facility_id] = DB[:facilities].order(:seq).get(:id) if fault('resident-create-default-facility')
    DB[:residents].insert(r)
    data(resident_json(resident!(r[:id])), 201)
  end

  get "#{P}/residents/:resident_id" do
    r = resident!(params['resident_id'])
    r = (RESIDENT_CACHE[r[:id]] ||= r) if fault('resident-read-cache-stale')
    not_found!('resident') if fault('resident-deleted-is-404') && r[:status] == 'deleted'
    data(resident_json(r))
  end

  put "#{P}/residents/:resident_id" do
    old = resident!(params['resident_id'])
    b = json_body
    r = resident_input(b, RESIDENT_STATUS)
    r[:status] ||= fault('resident-put-status-default-active') ? 'active' : old[:status]
    r.compact! if fault('resident-put-merges')
    r.delete(:nickname) if fault('resident-put-forgets-nickname')
    r[:about] ||= old[:about] if fault('resident-put-keeps-about')
    r.delete(:gender) if fault('resident-put-drops-gender-change') && old[:gender]
    if fault('resident-put-clears-external-ids') then r.merge!(external_id: str(b, 'externalId'), pcc_id: str(b, 'pccId')) end
    r[:modified] = now_iso unless fault('resident-modified-not-updated')
    r[:created] = now_iso if fault('resident-put-resets-created')
    r[:profile_photo_url] = nil if fault('resident-put-clears-photo')
    r[:facility_id] = b['facilityId'] if fault('resident-facility-from-body') && b['facilityId'].is_a?(String)
    DB[:residents].where(seq: old[:seq]).update(r)
    data(resident_json(resident!(old[:id])))
  end

  delete "#{P}/residents/:resident_id" do
    r = resident!(params['resident_id'])
    if fault('resident-delete-hard') then DB[:residents].where(seq: r[:seq]).delete
    else
      DB[:residents].where(seq: r[:seq]).update(status: fault('resident-delete-inactive') ? 'inactive' : 'deleted', modified: now_iso)
    end
    if fault('resident-delete-returns-body')
      return data(resident_json(ds(:residents).first(id: r[:id]) || r))
    end
    no_content
  end

  helpers do
    def store_media(file)
      id = "m-#{SecureRandom.hex(8)}"
      DB[:media].insert(id: id, tenant: tenant, type: file[:type], name: file[:name], content: Sequel.blob(file[:content]))
      id
    end

    def media_url(id) = "#{base_url}/media/#{id}"
  end

  post "#{P}/residents/:resident_id/avatar" do
    r = resident!(params['resident_id'])
    file = file_of(form_parts['file']&.first) or bad!('file is required')
    url = media_url(store_media(file))
    DB[:residents].where(seq: r[:seq]).update(profile_photo_url: url, modified: now_iso) unless fault('resident-avatar-not-on-profile')
    thumb = "#{url}?size=thumb"
    return json({ avatarUrl: url, thumbUrl: thumb }) if fault('resident-avatar-unwrapped')

    data({ avatarUrl: url, thumbUrl: thumb })
  end

  delete "#{P}/residents/:resident_id/avatar" do
    r = resident!(params['resident_id'])
    DB[:residents].where(seq: r[:seq]).update(profile_photo_url: nil, modified: now_iso) unless fault('resident-avatar-delete-noop')
    no_content
  end
end
