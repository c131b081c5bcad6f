# frozen_string_literal: true
# Access rules, comments and files shared by transportation and work requests.
class App
  MAX_FILE = 10 * 1024 * 1024

  helpers do
    def family_actor!
      return if actor.family?
      return if actor.kind == 'staff' && fault('family-routes-open-to-staff')
      return if actor.kind == 'system' && fault('family-routes-open-to-system-actor')

      fail!(403, 'residents and connections only')
    end

    def module_on!(f, kind)
      on = if kind == :transport
             f[:transport_module] && (f[:family_transport] || fault('transport-family-switch-unchecked'))
           else
             (f[:work_module] || fault('work-module-unchecked')) && f[:family_work]
           end
      on = f[:work_module] if kind == :work && fault('work-family-switch-unchecked')
      on = true if kind == :transport && fault('transport-module-unchecked')
      fail!(fault('module-off-404') ? 404 : 403, 'the module is not enabled for this community') unless on
    end

    # The resident of the path, after the shared rules 1, 4 and 5.
    def family_resident!(resident_id, kind)
      family_actor!
      r = resident!(resident_id)
      f = ds(:facilities).first(id: r[:facility_id])
      module_on!(f, kind)
      ok = case actor.kind
           when 'resident' then actor.id == r[:id] || fault('family-other-resident-accepted')
           when 'connection'
             if fault('family-connection-first-resident-only') then linked_residents(actor.id).first == r[:id]
             elsif fault('family-connection-same-facility') then own_facility_ids.include?(r[:facility_id])
             else linked?(actor.id, r[:id]) end
           else true
           end
      not_found!('resident') unless ok
      [r, f]
    end

    def settings_facility!(facility_id, kind)
      family_actor!
      f = facility!(facility_id)
      module_on!(f, kind)
      ids = actor.kind == 'resident' ? [actor.row[:facility_id]] : ds(:residents).where(id: linked_residents(actor.id)).select_map(:facility_id)
      fail!(403, 'the acting user does not belong to this facility') unless ids.include?(f[:id]) || fault("#{kind}-settings-any-facility")
      f
    end

    def person_json(kind, id)
      t = { 'resident' => :residents, 'connection' => :connections, 'staff' => :staff }[kind]
      u = t && ds(t).first(id: id)
      phone = u && (u[:phone] || u[:phone_number] && number_out(u[:phone_number]).to_s)
      { id: id, name: u && "#{u[:first_name]} #{u[:last_name]}", phone: phone }
    end

    def created_by_actor?(row) = row[:creator_kind] == actor.kind && row[:creator_id] == actor.id

    # --- comments -----------------------------------------------------------
    def comment_json(c)
      files = DB[:files].where(comment_id: c[:id]).order(:seq).all
      files = files.first(1) if fault('comment-first-attachment-only')
      out = { id: c[:id], text: c[:text], author: { id: c[:author_id], name: c[:author_name], userType: c[:author_kind] },
              attachments: files.map { |x| file_json(x) }, created: c[:created], modified: c[:modified] }
      out[:author].delete(:userType) if fault('comment-user-type-missing-for-staff') && c[:author_kind] == 'staff'
      out[:author] = c[:author_name] if fault('comment-author-plain-name')
      out
    end

    def file_json(x) = { id: x[:id], name: x[:name], type: x[:type], size: x[:size] }

    def visible_comments(request_id)
      q = DB[:comments].where(request_id: request_id)
      unless fault('comments-show-staff-only')
        own = fault('comments-hide-flagged-staff') ? { author_kind: %w[resident connection] } : Sequel.|({ author_kind: %w[resident connection] }, { family_visible: true })
        own = { family_visible: true, author_kind: 'staff' } if fault('comments-hide-residents') && actor.kind == 'connection'
        own = Sequel.|({ author_id: actor.id }, { family_visible: true, author_kind: 'staff' }) if fault('comments-own-only')
        q = q.where(own)
      end
      fault('comments-newest-first') ? q.order(Sequel.desc(:created), Sequel.desc(:seq)) : q.order(:created, :seq)
    end

    def text_and_files
      return [json_body, []] unless multipart?

      parts = form_parts
      b = parts.reject { |k, _| k == 'files' }.transform_values { |v| text_of(v.first) }.compact
      files = (parts['files'] || []).map { |x| file_of(x) }.compact
      [b, files]
    end

    def check_files!(files)
      limit = fault('files-six-allowed') ? 6 : 5
      limit = 4 if fault('files-four-allowed')
      bad!('at most 5 files') if files.size > limit && !fault('files-count-unchecked')
      max = fault('files-one-megabyte') ? MAX_FILE / 10 : MAX_FILE
      bad!('a file may have at most 10 MB') if files.any? { |x| x[:size] > max } && !fault('files-size-unchecked')
    end

    def store_files(files, request_id: nil, comment_id: nil)
      files = files.first(1) if fault('files-first-stored-only')
      files.each do |x|
        name = fault('file-name-lower-cased') ? x[:name].downcase : x[:name]
        DB[:files].insert(id: new_id('fil'), tenant: tenant, request_id: request_id, comment_id: comment_id, name: name, type: x[:type], size: x[:size], content: Sequel.blob(x[:content]))
      end
    end

    def add_comment(request_id, event)
      b, files = text_and_files
      text = str(b, 'text', req: !fault('comment-text-optional')).to_s
      text = text[0, 255] if fault('comment-text-255')
      id = new_id('com')
      at = now_iso
      insert = lambda do
        DB[:comments].insert(id: id, tenant: tenant, request_id: request_id, text: text, author_kind: actor.kind, author_id: actor.id, author_name: actor.name,
                             family_visible: true, created: at, modified: fault('comment-modified-missing') ? nil : at)
      end
      insert.call if fault('comment-kept-when-files-refused')
      check_files!(files)
      DB.transaction do
        insert.call unless fault('comment-kept-when-files-refused')
        store_files(files, comment_id: id)
        emit(event, request_id) unless fault('event-comment-created-missing') && event.start_with?('transportation')
        emit('transportation_request.updated', request_id) if fault('event-comment-as-updated') && event.start_with?('transportation')
      end
      data(comment_json(ds(:comments).first(id: id)), 201)
    end

    def send_file_row(request_id, attachment_id, on_request:)
      x = ds(:files).first(id: attachment_id) || not_found!('attachment')
      comments = visible_comments(request_id).select_map(:id)
      comments = DB[:comments].where(request_id: request_id).select_map(:id) if fault('attachment-of-hidden-comment')
      ok = comments.include?(x[:comment_id]) || (on_request && x[:request_id] == request_id && !fault('work-attachment-on-comments-only'))
      ok = true if fault('attachment-of-any-request')
      not_found!('attachment') unless ok
      if fault('attachment-as-json')
        return json({ data: file_json(x) })
      end
      content_type(x[:type] || 'application/octet-stream')
      headers 'Content-Disposition' => "attachment; filename=\"#{x[:name]}\""
      x[:content].to_s
    end
  end
end
