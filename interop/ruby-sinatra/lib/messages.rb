# frozen_string_literal: true
class App
  helpers do
    def member(thread_id, user_id = actor.id) = DB[:thread_members].first(thread_id: thread_id, user_id: user_id)

    def thread!(id)
      t = ds(:threads).first(id: id) || not_found!('thread')
      m = member(t[:id])
      ok = m && !m[:left]
      ok = m if fault('thread-readable-after-leave')
      ok = true if fault('thread-read-not-checked-for-member')
      not_found!('thread') unless ok
      [t, m || { archived: false, muted: false, last_read: nil, last_read_seq: 0 }]
    end

    def participant_json(user_id)
      u = find_user(user_id) or return { id: user_id, fullName: nil, type: nil, thumbUrl: nil, declinedPhotoRelease: false, status: nil }
      { id: u.id, fullName: u.name, type: u.kind, thumbUrl: u.row[:thumb_url] || u.row[:profile_photo_url], declinedPhotoRelease: false, status: u.row[:status] || 'active' }
    end

    # Messages of a thread that the user may see: sent ones, and the user's own scheduled ones.
    def visible_messages(thread_id, user_id = actor.id)
      DB[:messages].where(thread_id: thread_id, deleted: false).where(Sequel.|({ status: 'sent' }, { author_id: user_id }))
    end

    def thread_json(t, m, full: true)
      last = DB[:messages].where(thread_id: t[:id], status: 'sent', deleted: false).order(Sequel.desc(:seq)).first
      last = DB[:messages].where(thread_id: t[:id]).order(:seq).first if fault('thread-last-message-is-first')
      inbound = DB[:messages].where(thread_id: t[:id], status: 'sent', deleted: false).exclude(author_id: actor.id)
      unread = inbound.where { seq > (m[:last_read_seq] || 0) }.count
      unread = DB[:messages].where(thread_id: t[:id], status: 'sent').where { seq > (m[:last_read_seq] || 0) }.count if fault('thread-unread-counts-own')
      unread = DB[:messages].where(thread_id: t[:id]).count if fault('thread-unread-counts-all')
      ids = DB[:thread_members].where(thread_id: t[:id], left: false).order(:seq).select_map(:user_id)
      ids = DB[:thread_members].where(thread_id: t[:id]).order(:seq).select_map(:user_id) if fault('thread-participants-include-left')
      ids -= [actor.id] if fault('thread-get-drops-self')
      ids = ids.first(1) if fault('thread-get-first-participant-only') && full
      out = { id: t[:id], title: t[:title], participants: ids.map { |i| participant_json(i) }, lastMessageAt: t[:last_message_at], lastMessage: last && last[:body], unreadCount: unread,
              isArchived: m[:archived], isMuted: m[:muted], hasRead: unread.zero?, createdAt: t[:created_at] }
      out[:lastMessage] = out[:lastMessage][0, 50] if out[:lastMessage] && fault('thread-last-message-50')
      out[:hasRead] = true if fault('thread-has-read-always')
      out[:isMuted] = false if fault('thread-muted-not-shown')
      out[:unreadCount] = out[:unreadCount].to_s if fault('thread-unread-count-text')
      out
    end

    def my_threads
      q = ds(:threads).join(:thread_members, thread_id: :id).where(user_id: actor.id)
      q = q.where(left: false) unless fault('threads-list-shows-left')
      q.select_all(:threads)
    end

    def thread_page(q, cursor, size)
      page = paged(q, :threads, :last_message_at, desc: true, cursor: cursor, size: size)
      paged_json(page, page[:rows].map { |t| thread_json(t, member(t[:id])) })
    end

    def like(column, text, data) = Sequel.ilike(column, "%#{data.escape_like(text)}%")
  end

  get "#{P}/messages/threads" do
    filter = params['filter'].to_s
    bad!('filter must be archived or active') unless ['', 'archived', 'active'].include?(filter)
    q = my_threads
    q = q.where(archived: filter == 'archived') unless fault('threads-filter-ignored')
    q = q.where(like(:title, params['searchValue'], q)) if params['searchValue'].to_s != '' && !fault('threads-search-ignored')
    thread_page(q, params['cursor'], page_size)
  end

  post "#{P}/messages/threads" do
    b = json_body
    ids = strings(b, 'participantIds', req: true)
    bad!('participantIds must not be empty') if ids.empty?
    creator = find_user(str(b, 'creatorId', req: !fault('thread-creator-optional')) || actor.id) || bad!('unknown creatorId')
    users = ids.map { |i| find_user(i) || bad!("unknown participant #{i}") }
    if creator.family? && !(fault('thread-permission-unchecked-for-connections') && creator.kind == 'connection') && !(fault('thread-permission-unchecked-for-residents') && creator.kind == 'resident')
      staff = users.select { |u| u.kind == 'staff' }
      allowed = staff.map { |u| jload(u.row[:permissions]).include?('MESSAGE_FAMILY_RESIDENTS') }
      fine = allowed.all?
      fine = allowed.empty? || allowed.any? if fault('thread-permission-any-staff')
      fine = allowed.first != false if fault('thread-permission-first-staff')
      if !fine && fault('thread-created-despite-403')
        tid = new_id('thr')
        DB[:threads].insert(id: tid, tenant: tenant, title: str(b, 'title'), creator_id: creator.id, created_at: now_iso, last_message_at: now_iso)
        DB[:thread_members].insert(thread_id: tid, user_id: creator.id, user_type: creator.kind, archived: false, muted: false, left: false, last_read_seq: 0)
      end
      fail!(fault('thread-permission-400') ? 400 : 403, 'a staff participant lacks MESSAGE_FAMILY_RESIDENTS') unless fine
    elsif fault('thread-permission-for-staff-creator')
      fail!(403, 'a staff participant lacks MESSAGE_FAMILY_RESIDENTS') unless users.select { |u| u.kind == 'staff' }.all? { |u| jload(u.row[:permissions]).include?('MESSAGE_FAMILY_RESIDENTS') }
    end
    members = users.map { |u| [u.id, u.kind] }
    members.unshift([creator.id, creator.kind]) unless fault('thread-creator-not-added')
    id = new_id('thr')
    at = now_iso
    title = str(b, 'title')
    title = title&.strip&.capitalize if fault('thread-title-capitalised')
    DB.transaction do
      DB[:threads].insert(id: id, tenant: tenant, title: title, creator_id: creator.id, created_at: at, last_message_at: at)
      members.uniq.each { |u, k| DB[:thread_members].insert(thread_id: id, user_id: u, user_type: k, archived: false, muted: false, left: false, last_read_seq: 0) }
    end
    t = ds(:threads).first(id: id)
    data(thread_json(t, member(id) || { archived: false, muted: false, last_read_seq: 0 }), 201)
  end

  post "#{P}/messages/threads/search" do
    b = json_body
    q = my_threads
    text = str(b, 'searchValue').to_s
    if text != ''
      hits = DB[:messages].where(deleted: false, status: 'sent').where(like(:body, text, q)).select(:thread_id)
      hits = DB[:messages].where(false).select(:thread_id) if fault('threads-search-titles-only')
      cond = Sequel.|(like(:title, text, q), { Sequel[:threads][:id] => hits })
      cond = { Sequel[:threads][:id] => hits } if fault('threads-search-content-only')
      q = q.where(cond)
    end
    if str(b, 'participantId').to_s != ''
      who = find_user(b['participantId'])&.id || b['participantId']
      q = q.where(Sequel[:threads][:id] => DB[:thread_members].where(user_id: who, left: false).select(:thread_id)) unless fault('threads-search-participant-ignored')
    end
    arch = bool(b, 'isArchived')
    arch = nil if arch == false && fault('threads-search-archived-false-ignored')
    q = q.where(archived: arch) unless arch.nil?
    thread_page(q, str(b, 'cursor') || params['cursor'], page_size(b['pageSize'] || params['pageSize']))
  end

  get "#{P}/messages/threads/:thread_id" do
    t, m = thread!(params['thread_id'])
    data(thread_json(t, m))
  end

  put "#{P}/messages/threads/:thread_id" do
    t, m = thread!(params['thread_id'])
    title = str(json_body, 'title')
    title = title[0, 30] if title && fault('thread-title-30')
    DB[:threads].where(seq: t[:seq]).update(title: title)
    t = ds(:threads).first(id: t[:id]) unless fault('thread-put-returns-old-title')
    data(thread_json(t, m))
  end

  helpers do
    def set_member(thread_id, values, everyone: false)
      q = DB[:thread_members].where(thread_id: thread_id)
      q = q.where(user_id: actor.id) unless everyone
      q.update(values)
    end
  end

  delete "#{P}/messages/threads/:thread_id" do
    t, = thread!(params['thread_id'])
    set_member(t[:id], { archived: true }, everyone: fault('thread-archive-for-everyone')) unless fault('thread-archive-noop')
    set_member(t[:id], { left: true }) if fault('thread-archive-leaves')
    no_content
  end

  put "#{P}/messages/threads/:thread_id/leave" do
    t, = thread!(params['thread_id'])
    set_member(t[:id], { left: true }, everyone: fault('thread-leave-for-everyone')) unless fault('thread-leave-noop')
    set_member(t[:id], { left: false, archived: true }) if fault('thread-leave-archives')
    no_content
  end

  put "#{P}/messages/threads/:thread_id/mute" do
    t, = thread!(params['thread_id'])
    v = params['isMuted'].to_s
    bad!('isMuted must be true or false') unless %w[true false].include?(v) || (fault('thread-mute-parameter-optional') && v.empty?)
    set_member(t[:id], { muted: fault('thread-mute-false-ignored') ? true : v != 'false' }, everyone: fault('thread-mute-for-everyone'))
    no_content
  end

  put "#{P}/messages/threads/:thread_id/read" do
    t, = thread!(params['thread_id'])
    seq = DB[:messages].where(thread_id: t[:id]).max(:seq) || 0
    seq -= 1 if fault('thread-read-leaves-last-unread')
    set_member(t[:id], { last_read: now_iso, last_read_seq: seq }, everyone: fault('thread-read-for-everyone'))
    no_content
  end

  helpers do
    def message_json(m)
      out = { id: m[:id], threadId: m[:thread_id], body: m[:body], author: participant_json(m[:author_id]), status: m[:status], attachment: jload(m[:attachment]),
              createdAt: m[:created_at], scheduledAt: m[:scheduled_at], isDeleted: m[:deleted] }
      out[:author] = { id: m[:author_id] } if fault('message-author-id-only')
      out[:author] = participant_json(actor.id) if fault('message-author-is-reader')
      out
    end
  end

  get "#{P}/messages/threads/:thread_id/messages" do
    t, = thread!(params['thread_id'])
    q = visible_messages(t[:id])
    text = params['searchValue'].to_s
    if text != ''
      q = fault('messages-search-case-sensitive') ? q.where(Sequel.lit('instr(body, ?) > 0', text)) : q.where(like(:body, text, q))
    end
    page = paged(q, :messages, :created_at, desc: !fault('messages-oldest-first'))
    items = page[:rows].map { |m| message_json(m) }
    items.reverse! if fault('messages-reversed-within-page')
    items.each { |i| i.delete(:author) } if fault('messages-second-page-without-author') && params['cursor'].to_s != ''
    paged_json(page, items)
  end

  post "#{P}/messages/threads/:thread_id/messages" do
    t, = thread!(params['thread_id'])
    if multipart?
      parts = form_parts
      b = %w[body scheduledAt].each_with_object({}) { |k, h| h[k] = text_of(parts[k]&.first) if parts[k] }
      file = file_of((parts['attachment'] || parts['file'])&.first)
      att = file && { id: (mid = store_media(file)), url: media_url(mid), type: file[:type], name: file[:name], size: file[:size] }
    else
      b = json_body
      att = b['attachment']
      bad!('attachment must be an object') unless att.nil? || att.is_a?(Hash)
      att &&= { id: att['id'] || new_id('mat'), url: att['url'], type: att['type'], name: att['name'], size: att['size'] }
    end
    text = str(b, 'body', req: !fault('message-body-optional')).to_s
    text = text[0, 255] if fault('message-body-255')
    text = text.strip.gsub(/\s+/, ' ') if fault('message-whitespace-squeezed')
    sched = datetime(b, 'scheduledAt')
    later = sched && Time.parse(sched) > Time.now
    id = new_id('msg')
    at = now_iso
    DB.transaction do
      DB[:messages].insert(id: id, tenant: tenant, thread_id: t[:id], author_id: actor.id, body: text, status: later ? 'scheduled' : 'sent', attachment: att && JSON.generate(att),
                           created_at: at, scheduled_at: sched, deleted: false)
      unless later
        DB[:threads].where(seq: t[:seq]).update(last_message_at: at) unless fault('thread-last-message-at-stale')
        DB[:thread_members].where(thread_id: t[:id]).exclude(user_id: actor.id).then { |q| fault('thread-archive-cleared-for-first-member') ? q.where(user_id: q.order(:seq).get(:user_id)) : q }.update(archived: false) unless fault('thread-archive-not-cleared')
      end
    end
    data(message_json(ds(:messages).first(id: id)), 201)
  end
end
