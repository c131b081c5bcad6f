# frozen_string_literal: true
class App
  helpers do
    def announcement_json(a, rec = nil)
      out = { id: a[:id], from: a[:from], subject: a[:subject], message: a[:message], smsMessage: a[:sms_message], recipientGroups: jload(a[:groups]), facilities: jload(a[:facilities]),
              status: a[:status], scheduledAt: a[:scheduled_at], createdBy: a[:created_by], createdAt: a[:created_at],
              attachments: DB[:announcement_attachments].where(announcement_id: a[:id]).order(:seq).all.map { |x| { id: x[:id], name: x[:name], size: x[:size], extension: x[:extension] } },
              isRead: rec ? rec[:is_read] : false, isArchived: rec ? rec[:is_archived] : false }
      out[:attachments] = [] if fault('announcement-attachments-missing-for-connection') && rec
      out[:attachments].each { |x| x[:size] = x[:size].to_s } if fault('announcement-attachment-size-text')
      out[:recipientGroups] = out[:recipientGroups].join(',') if fault('announcement-groups-joined')
      out[:smsMessage] = out[:smsMessage][0, 160] if out[:smsMessage] && fault('announcement-sms-160')
      out
    end

    def announcement_for!(connection_id, id, write: false)
      c = connection!(connection_id)
      ok = actor.kind == 'system' || (actor.kind == 'connection' && actor.id == c[:id])
      ok = false if actor.kind == 'system' && fault('announcement-system-actor-refused')
      ok = true if actor.kind == 'connection' && fault('announcement-any-connection')
      ok = true if actor.kind == 'staff' && fault('announcement-staff-accepted')
      ok = true if write && fault('announcement-archive-identity-unchecked')
      ok = true if actor.kind == 'resident' && linked?(c[:id], actor.id) && fault('announcement-linked-resident-accepted')
      fail!(403, 'the acting user is not this connection') unless ok
      rec = DB[:announcement_recipients].first(announcement_id: id, connection_id: c[:id])
      a = ds(:announcements).first(id: id)
      not_found!('announcement') unless a && rec
      [a, rec]
    end

    def system_only!(what = nil)
      ok = actor.kind == 'system'
      ok = true if actor.kind == 'connection' && fault('announcement-flat-connection-accepted')
      ok = true if actor.kind == 'resident' && fault('announcement-flat-resident-accepted')
      ok = true if actor.family? && what == :attachment && fault('announcement-attachment-identity-unchecked')
      fail!(403, 'enterprise system actor only') unless ok
    end

    def announcement_list(connection_ids)
      q = ds(:announcements).where(id: DB[:announcement_recipients].where(connection_id: connection_ids).select(:announcement_id)).where(status: 'sent')
      page = paged(q, :announcements, :created_at, desc: true)
      paged_json(page, page[:rows].map { |a| announcement_json(a, DB[:announcement_recipients].first(announcement_id: a[:id], connection_id: connection_ids)) })
    end
  end

  # The path of this list is not given in the description; the obvious one is used.
  get "#{P}/connections/:connection_id/announcements" do
    c = connection!(params['connection_id'])
    fail!(403, 'the acting user is not this connection') unless actor.kind == 'system' || (actor.kind == 'connection' && actor.id == c[:id])
    announcement_list([c[:id]])
  end

  get "#{P}/connections/:connection_id/announcements/:id" do
    a, rec = announcement_for!(params['connection_id'], params['id'])
    data(announcement_json(a, rec))
  end

  helpers do
    def set_archived(value)
      a, rec = announcement_for!(params['connection_id'], params['id'], write: true)
      q = DB[:announcement_recipients].where(announcement_id: a[:id])
      q = q.where(connection_id: rec[:connection_id]) unless fault('announcement-archive-for-all-connections')
      q.update(is_archived: value)
      no_content
    end
  end

  post("#{P}/connections/:connection_id/announcements/:id/archive") { set_archived(!fault('announcement-archive-noop')) }
  post("#{P}/connections/:connection_id/announcements/:id/unarchive") { set_archived(fault('announcement-unarchive-noop')) }

  get "#{P}/announcements/:id" do
    system_only!
    a = ds(:announcements).first(id: params['id'])
    a ||= DB[:announcements].first(id: params['id']) if fault('announcement-ignores-tenant')
    a || not_found!('announcement')
    data(announcement_json(a))
  end

  get "#{P}/announcements/:id/attachments/:attachment_id" do
    system_only!(:attachment)
    x = ds(:announcement_attachments).first(id: params['attachment_id'], announcement_id: params['id']) || not_found!('attachment')
    if fault('announcement-attachment-base64')
      next json({ name: x[:name], content: Base64.strict_encode64(x[:content]) })
    end
    content_type(x[:type] || 'application/octet-stream')
    headers 'Content-Disposition' => "attachment; filename=\"#{x[:name]}\""
    x[:content].to_s
  end
end
