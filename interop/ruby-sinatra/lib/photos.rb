# frozen_string_literal: true
class App
  PHOTO_TYPES = %w[gallery activity family dining designer postcard].freeze

  helpers do
    def photo_links(table, column, id) = DB[table].where(photo_id: id).order(:seq).select_map(column)

    def photo_json(p)
      url = media_url(p[:media_id])
      caption = p[:caption] && { text: p[:caption], creatorId: p[:caption_creator], created: p[:caption_created] }
      out = { id: p[:id], url: url, thumbUrl: "#{url}?size=thumb", type: p[:type], caption: caption, creatorId: p[:creator_id], creatorName: p[:creator_name],
              facilities: photo_links(:photo_facilities, :facility_id, p[:id]), users: photo_links(:photo_users, :user_id, p[:id]),
              tags: photo_links(:photo_tags, :tag_id, p[:id]), albumIds: photo_links(:photo_albums, :album_id, p[:id]), created: p[:created], deleted: p[:deleted] }
      out[:caption] = p[:caption] if fault('photo-caption-plain-string')
      out[:facilities] = out[:facilities].first(1) if fault('photo-facilities-first-only')
      out[:caption][:created] = p[:created] if out[:caption] && fault('photo-caption-created-of-photo')
      out
    end

    def photo!(id)
      q = ds(:photos).where(id: id)
      q = q.where(deleted: false) unless fault('photo-deleted-still-readable')
      q.first || not_found!('photo')
    end

    def photo_filters(q)
      q = q.where(deleted: false) unless fault('photos-list-includes-deleted')
      q = q.where(id: DB[:photo_albums].where(album_id: params['albumId']).select(:photo_id)) if params['albumId'].to_s != '' && !fault('photos-album-filter-ignored')
      if params['tags'].to_s != ''
        tags = params['tags'].split(',').map(&:strip)
        tags = tags.first(1) if fault('photos-tags-filter-first-only')
        tags = [params['tags']] if fault('photos-tags-filter-not-split')
        q = q.where(id: DB[:photo_tags].where(tag_id: tags).select(:photo_id))
      end
      if params['captionSearch'].to_s != ''
        c = params['captionSearch']
        q = fault('photos-caption-search-prefix') ? q.where(Sequel.ilike(:caption, "#{c}%")) : q.where(Sequel.ilike(:caption, "%#{q.escape_like(c)}%"))
      end
      q
    end

    def photo_page(q)
      page = paged(q, :photos, :created, desc: true)
      items = page[:rows].map { |p| photo_json(p) }
      items.each { |i| i[:users] = [] } if fault('photos-second-page-without-users') && params['cursor'].to_s != ''
      items.each { |i| i[:albumIds] = items.last[:albumIds] } if fault('photos-list-albums-of-last')
      paged_json(page, items)
    end

    def csv(parts, name) = text_of(parts[name]&.first).to_s.split(',').map(&:strip).reject(&:empty?)

    def create_photo(activity: nil)
      parts = form_parts
      file = file_of(parts['file']&.first) or bad!('file is required')
      facilities = csv(parts, 'facilities')
      bad!('facilities is required') if facilities.empty?
      facilities.uniq!
      bad!('unknown facility') unless (facilities - ds(:facilities).where(id: facilities).select_map(:id)).empty?
      facilities = facilities.first(1) if fault('photo-create-first-facility-only')
      users = csv(parts, 'users').map { |u| (find_user(u) || bad!("unknown user #{u}")).id }.uniq
      users = users.first(1) if fault('photo-create-first-user-only')
      album = text_of(parts['albumId']&.first).to_s
      bad!('unknown album') unless album.empty? || ds(:albums).first(id: album)
      default = fault('photo-type-default-family') ? 'family' : 'gallery'
      type = text_of(parts['type']&.first).to_s
      type = activity && type.empty? ? 'activity' : (type.empty? ? default : type)
      bad!('unknown type') unless PHOTO_TYPES.include?(type)
      type = 'gallery' if type == 'postcard' && fault('photo-type-postcard-lost')
      caption = text_of(parts['caption']&.first)
      caption = nil if caption&.empty?
      caption = caption[0, 255] if caption && fault('photo-caption-255')
      id = new_id('pho')
      at = now_iso
      DB.transaction do
        DB[:photos].insert(id: id, tenant: tenant, type: type, caption: caption, caption_creator: caption && actor.id, caption_created: caption && at, creator_id: actor.id, creator_name: actor.name,
                           created: at, deleted: false, activity_id: activity && !fault('activity-photo-not-linked') ? activity[:id] : nil, media_id: store_media(file))
        facilities.each { |f| DB[:photo_facilities].insert(photo_id: id, facility_id: f) }
        users.each { |u| DB[:photo_users].insert(photo_id: id, user_id: u) }
        DB[:photo_albums].insert(photo_id: id, album_id: album) unless album.empty? || activity || fault('photo-album-not-stored')
        emit('photo.uploaded', id) unless fault('event-photo-uploaded-missing') || (activity && fault('event-activity-photo-silent'))
      end
      data(photo_json(photo!(id)), 201)
    end
  end

  get "#{P}/facilities/:facility_id/albums" do
    f = facility!(params['facility_id'])
    ids = DB[:album_facilities].where(facility_id: f[:id]).select_map(:album_id)
    q = ds(:albums).where(Sequel.|({ id: ids }, { shared: true }))
    q = ds(:albums).where(id: ids) if fault('albums-shared-only-where-linked')
    data(q.order(:seq).all.map { |a| album_json(a) })
  end

  get "#{P}/facilities/:facility_id/albums/:album_id" do
    f = facility!(params['facility_id'])
    a = ds(:albums).first(id: params['album_id'])
    ok = a && (a[:shared] || DB[:album_facilities].where(album_id: a[:id], facility_id: f[:id]).any?)
    ok = a if fault('album-of-any-facility')
    not_found!('album') unless ok
    return data(album_json(a)) if fault('album-wrapped')

    json(album_json(a))
  end

  helpers do
    def album_json(a)
      out = { id: a[:id], title: a[:title], type: a[:type], facilities: DB[:album_facilities].where(album_id: a[:id]).order(:seq).select_map(:facility_id),
              sharedAcrossCommunities: a[:shared], createdAt: a[:created] }
      out[:sharedAcrossCommunities] = a[:shared] ? 1 : 0 if fault('album-shared-integer')
      out[:facilities] = [params['facility_id']] if fault('album-facilities-own-only')
      out[:title] = out[:title].downcase if fault('album-title-downcased')
      out
    end
  end

  get "#{P}/facilities/:facility_id/photos" do
    f = facility!(params['facility_id'])
    q = photo_filters(ds(:photos).where(id: DB[:photo_facilities].where(facility_id: f[:id]).select(:photo_id)))
    q = q.where(id: DB[:photo_users].where(user_id: params['residentId']).select(:photo_id)) if params['residentId'].to_s != '' && !fault('photos-resident-filter-ignored')
    if fault('photos-join-users-multiplies')
      q = q.left_join(:photo_users, photo_id: :id).select_all(:photos)
    elsif fault('photos-join-users-drops')
      q = q.where(id: DB[:photo_users].select(:photo_id))
    end
    photo_page(q)
  end

  get "#{P}/residents/:resident_id/photos" do
    r = resident!(params['resident_id'])
    q = ds(:photos).where(id: DB[:photo_users].where(user_id: r[:id]).select(:photo_id))
    q = ds(:photos).where(id: DB[:photo_facilities].where(facility_id: r[:facility_id]).select(:photo_id)) if fault('resident-photos-of-whole-facility')
    photo_page(photo_filters(q))
  end

  post("#{P}/photos") { create_photo }
  get("#{P}/photos/:photo_id") { data(photo_json(photo!(params['photo_id']))) }

  put "#{P}/photos/:photo_id" do
    p = photo!(params['photo_id'])
    b = json_body
    caption = str(b, 'caption')
    users = strings(b, 'users')&.map { |u| (find_user(u) || bad!("unknown user #{u}")).id }&.uniq
    tags = strings(b, 'tags')&.uniq
    before = [p[:caption], photo_links(:photo_users, :user_id, p[:id]).sort, photo_links(:photo_tags, :tag_id, p[:id]).sort]
    DB.transaction do
      if b.key?('caption') && caption != p[:caption]
        DB[:photos].where(seq: p[:seq]).update(caption: caption, caption_creator: actor.id, caption_created: now_iso) unless fault('photo-put-caption-lost')
      end
      if users && !fault('photo-put-users-lost')
        DB[:photo_users].where(photo_id: p[:id]).delete unless fault('photo-put-users-appended')
        users.each { |u| DB[:photo_users].insert(photo_id: p[:id], user_id: u) }
      end
      if tags || fault('photo-put-clears-tags-when-absent')
        DB[:photo_tags].where(photo_id: p[:id]).delete
        (tags || []).each { |t| DB[:photo_tags].insert(photo_id: p[:id], tag_id: fault('photo-put-tags-downcased') ? t.downcase : t) }
      end
      after = [DB[:photos].where(seq: p[:seq]).get(:caption), photo_links(:photo_users, :user_id, p[:id]).sort, photo_links(:photo_tags, :tag_id, p[:id]).sort]
      changed = before != after
      changed = true if fault('event-photo-updated-unchanged')
      changed = before[0] != after[0] if fault('event-photo-updated-caption-only')
      changed = false if fault('event-photo-updated-missing')
      emit('photo.updated', p[:id]) if changed
    end
    data(photo_json(photo!(p[:id])))
  end

  delete "#{P}/photos/:photo_id" do
    p = photo!(params['photo_id'])
    DB.transaction do
      DB[:photos].where(seq: p[:seq]).update(deleted: true)
      unless fault('event-photo-deleted-missing')
        emit('photo.deleted', fault('event-photo-deleted-media-id') ? p[:media_id] : p[:id])
      end
    end
    no_content
  end

  get "#{P}/activities/:activity_id/photos" do
    a = activity!(params['activity_id'])
    params.delete('tags')
    params.delete('albumId')
    q = ds(:photos).where(activity_id: a[:id])
    q = ds(:photos).where(type: 'activity') if fault('activity-photos-by-type')
    photo_page(photo_filters(q))
  end

  post("#{P}/activities/:activity_id/photos") { create_photo(activity: activity!(params['activity_id'])) }
end
