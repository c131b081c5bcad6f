# frozen_string_literal: true
# Assessments, personal activities, check-ins, visits.
module SeedCare
  module_function

  def s = Seed

  def run
    templates(Seed::MAIN)
    %w[ny be].each { |k| [1, 2].each { |n| facility(Seed::MAIN, k, n) } }
  end

  def templates(t)
    12.times do |i|
      n = i + 1
      opts = n.odd? ? [] : %w[Yes No Sometimes].each_with_index.map { |x, o| { guid: "opt-#{n}-#{o + 1}", text: x, order: o + 1, value: x.downcase, isCustom: false, isExclusive: o == 1 } }
      ups = n == 2 ? [{ guid: 'fup-2-1', text: 'Since when?', order: 1, answerType: 'text', applyToParentAnswerGuids: ['opt-2-1'], answerOptions: [] }] : []
      DB[:assessment_questions].insert(tenant: t, template_id: 'tpl-life', guid: "que-#{n}", text: "Question #{n} of the life story", question_type: 'general', answer_type: n.odd? ? 'text' : 'selection', position: n,
                                       helper: n == 1 ? 'Take your time' : nil, is_required: n == 1, multi: n == 4, custom: n.odd?, comments: n == 2, options: s.j(opts), follow_ups: s.j(ups))
    end
    DB[:assessment_questions].insert(tenant: t, template_id: 'tpl-interview', guid: 'que-i-1', text: 'How was the week?', question_type: 'general', answer_type: 'text', position: 1, is_required: false, multi: false,
                                     custom: true, comments: true, options: '[]', follow_ups: '[]')
  end

  def assessment(t, id, res, fid, name, tpl, category, started, completed, recent: false, deleted: false)
    staff = { id: fid == 'fac-ny' ? 'stf-ny-1' : 'stf-be-1', name: fid == 'fac-ny' ? 'Alice Moore' : 'Clara Vogel' }
    answers = { 'que-1' => { answers: ['Born by the sea'] }, 'que-2' => { answers: ['opt-2-1'], comment: 'for years', followUps: { 'fup-2-1' => ['1970'] } }, 'que-4' => { answers: %w[opt-4-1 opt-4-3] } }
    DB[:assessments].insert(tenant: t, id: id, resident_id: res, name: name, template_id: tpl, facility_id: fid, type: category ? 'story' : 'interview', category: category, is_completed: !completed.nil?, is_most_recent: recent,
                            date_started: s.ago(started), date_completed: completed && s.ago(completed), date_updated: s.ago(completed || 1), created_by: s.j(staff), completed_by: completed && s.j(staff), deleted: deleted,
                            answers: s.j(tpl == 'tpl-life' ? answers : { 'que-i-1' => { answers: ['Fine'] } }))
  end

  def facility(t, k, n)
    f = "fac-#{k}"
    res = "res-#{k}-#{n}"
    assessment t, "asm-#{k}-#{n}-1", res, f, 'Life story', 'tpl-life', 'lifeStory', 100, 20, recent: true
    assessment t, "asm-#{k}-#{n}-2", res, f, 'Life story', 'tpl-life', 'lifeStory', 60, 50
    assessment t, "asm-#{k}-#{n}-3", res, f, 'Interview', 'tpl-interview', nil, 40, 10
    assessment t, "asm-#{k}-#{n}-4", res, f, 'Interview', 'tpl-interview', nil, 2, nil, recent: true
    assessment t, "asm-#{k}-#{n}-5", res, f, 'Life story', 'tpl-life', 'lifeStory', 200, 190, deleted: true
    [-3, 1, 4].each_with_index do |off, i|
      id = "pac-#{k}-#{n}-#{i + 1}"
      DB[:personal_activities].insert(tenant: t, id: id, resident_id: res, name: ['Reading', 'Nail care', 'Walk'][i], start_date: "#{s.on(off)}T00:00:00Z", day: s.on(off), start_time: '10:00', end_time: '10:30', time_type: 'exactTime',
                                      duration: 30, location: 'Apartment', confirmed: i.zero?, created: s.ago(5), modified: s.ago(5))
      DB[:personal_activity_residents].insert(personal_activity_id: id, resident_id: res)
      next if off.positive?

      DB[:check_ins].insert(tenant: t, id: "chk-#{k}-#{n}-1", resident_id: res, day: s.on(off), duration: 0, staff_id: "stf-#{k}-1", description: 'Quick hello', created: s.ago(3), modified: s.ago(3))
      DB[:check_ins].insert(tenant: t, id: "chk-#{k}-#{n}-2", resident_id: res, day: s.on(off - 1), duration: 15, staff_id: "stf-#{k}-2", created: s.ago(4), modified: s.ago(4))
    end
    id = "vis-#{k}-#{n}-1"
    DB[:visits].insert(tenant: t, id: id, resident_id: res, name: 'Family visit', visit_type: 'social', start_date: "#{s.on(-2)}T00:00:00Z", day: s.on(-2), start_time: '14:00', end_time: '15:30', time_type: 'exactTime', duration: 90,
                       creator_id: "stf-#{k}-1", creator_name: k == 'ny' ? 'Alice Moore' : 'Clara Vogel', created: s.ago(2), modified: s.ago(2))
    DB[:visit_residents].insert(visit_id: id, resident_id: res)
    DB[:visit_connections].insert(visit_id: id, connection_id: "con-#{k}-2")
    DB[:visit_guests].insert(visit_id: id, name: 'Old friend', relationship: nil)
  end
end

# Albums, photos, message threads, announcements.
module SeedSocial
  module_function

  def s = Seed

  def run
    t = Seed::MAIN
    albums(t)
    %w[ny be].each { |k| photos(t, k) }
    %w[ny be].each { |k| threads(t, k) }
    announcements(t)
    announcement Seed::OTHER, 'ann-m-1', 'Meadow news', 'sent', 3, ['fac-m1'], ['con-m-1']
  end

  def albums(t)
    [['alb-ny-1', 'Garden Party', 'event', ['fac-ny'], false], ['alb-be-1', 'Sommerfest', 'event', ['fac-be'], false], ['alb-ny-2', 'Empty album', 'general', ['fac-ny'], false],
     ['alb-two', 'Both houses', 'general', %w[fac-ny fac-be], false], ['alb-shared', 'Company Picnic', 'general', ['fac-ny'], true]].each do |id, title, type, f, sh|
      DB[:albums].insert(tenant: t, id: id, title: title, type: type, shared: sh, created: s.ago(120))
      f.each { |x| DB[:album_facilities].insert(album_id: id, facility_id: x) }
    end
  end

  def photos(t, k)
    types = %w[gallery activity family dining designer postcard]
    12.times do |i|
      n = i + 1
      id = "pho-#{k}-#{n}"
      DB[:media].insert(tenant: t, id: "m-#{id}", type: 'image/png', name: "#{id}.png", content: Sequel.blob(Seed::PNG))
      at = s.ago(30 - i / 3)
      caption = n % 4 == 0 ? nil : ['Roses in the Garden', 'Singing together', 'Birthday cake'][i % 3]
      DB[:photos].insert(tenant: t, id: id, type: types[i % 6], caption: caption, caption_creator: caption && "stf-#{k}-1", caption_created: caption && s.ago(1), creator_id: "stf-#{k}-1", creator_name: k == 'ny' ? 'Alice Moore' : 'Clara Vogel',
                         created: at.sub(/\.\d+Z/, '.000Z'), deleted: n == 12, activity_id: n == 2 || n == 8 ? "act-#{k}-1" : nil, media_id: "m-#{id}")
      DB[:photo_facilities].insert(photo_id: id, facility_id: "fac-#{k}")
      DB[:photo_facilities].insert(photo_id: id, facility_id: k == 'ny' ? 'fac-be' : 'fac-ny') if n == 5
      DB[:photo_users].insert(photo_id: id, user_id: "res-#{k}-1") if n.odd?
      DB[:photo_users].insert(photo_id: id, user_id: "res-#{k}-2") if (n % 3).zero?
      DB[:photo_tags].insert(photo_id: id, tag_id: n.odd? ? 'tag-garden' : 'tag-music')
      DB[:photo_tags].insert(photo_id: id, tag_id: 'tag-Birthday') if (n % 3).zero?
      DB[:photo_albums].insert(photo_id: id, album_id: "alb-#{k}-1") if n <= 4
      DB[:photo_albums].insert(photo_id: id, album_id: 'alb-shared') if n == 6
    end
  end

  def thread(t, id, title, members, messages, archived_for: nil)
    last = messages.size.positive? ? s.ago(1, messages.size * 60) : s.ago(2)
    DB[:threads].insert(tenant: t, id: id, title: title, creator_id: members[0][0], created_at: s.ago(20), last_message_at: last)
    members.each { |u, kind| DB[:thread_members].insert(thread_id: id, user_id: u, user_type: kind, archived: u == archived_for, muted: false, left: false, last_read_seq: 0) }
    messages.each_with_index do |(author, body), i|
      at = s.ago(1, ((i / 2) * 2 + 1) * 60).sub(/\.\d+Z/, '.000Z')
      DB[:messages].insert(tenant: t, id: "#{id}-m#{i + 1}", thread_id: id, author_id: author, body: body, status: 'sent', created_at: at, deleted: false,
                           attachment: i == 2 ? s.j(id: "mat-#{id}", url: "/media/m-pho-#{id[4, 2]}-1", type: 'image/png', name: 'photo.png', size: Seed::PNG.bytesize) : nil)
    end
  end

  def threads(t, k)
    st = ["stf-#{k}-1", 'staff']
    re = ["res-#{k}-1", 'resident']
    co = ["con-#{k}-1", 'connection']
    thread t, "thr-#{k}-1", 'Weekend plans', [st, re, co], [[st[0], 'Hello Family'], [co[0], 'Good morning'], [st[0], 'See the photo'], [re[0], 'Lovely picture'], [co[0], 'Shall we walk on Sunday?'], [st[0], 'Yes, at ten'], [re[0], 'I am looking forward']]
    thread t, "thr-#{k}-2", 'Dinner menu', [st, re], [[st[0], 'The menu is out']], archived_for: re[0]
    thread t, "thr-#{k}-3", 'Laundry', [re, co], [[re[0], 'Please bring socks']]
    thread t, "thr-#{k}-4", 'Team only', [st, ["stf-#{k}-2", 'staff']], [[st[0], 'Shift swap?']]
  end

  def announcement(t, id, subject, status, days, facilities, recipients, **more)
    DB[:announcements].insert({ tenant: t, id: id, from: 'Front desk', subject: subject, message: "#{subject}: details follow.", sms_message: "#{subject} (short). #{'Please read the details in your app. ' * 5}".strip, groups: s.j(%w[families residents]),
                                facilities: s.j(facilities), status: status, scheduled_at: nil, created_by: 'stf-ny-1', created_at: s.ago(days) }.merge(more))
    recipients.each_with_index { |c, i| DB[:announcement_recipients].insert(announcement_id: id, connection_id: c, is_read: i == 1, is_archived: false) }
  end

  def announcements(t)
    announcement t, 'ann-1', 'Holiday hours', 'sent', 6, %w[fac-ny fac-be], %w[con-ny-1 con-ny-2 con-be-1 con-be-2 con-x-1]
    announcement t, 'ann-2', 'Elevator repair', 'sent', 5, ['fac-ny'], %w[con-ny-1 con-ny-2]
    announcement t, 'ann-3', 'Heizung', 'sent', 4, ['fac-be'], %w[con-be-1 con-be-2]
    announcement t, 'ann-4', 'Spring market', 'scheduled', 1, ['fac-ny'], ['con-ny-1'], scheduled_at: s.ago(-1)
    announcement t, 'ann-5', 'Fire drill', 'scheduled', 1, ['fac-ny'], ['con-ny-1'], scheduled_at: s.ago(0, 45)
    announcement t, 'ann-6', 'Welcome', 'sent', 9, ['fac-ny'], ['con-ny-1']
    DB[:announcement_recipients].where(announcement_id: 'ann-6').update(is_archived: true, is_read: true)
    [['anf-1', 'hours.txt', 'txt', 'text/plain', "Open 9 to 5\n"], ['anf-2', 'plan.png', 'png', 'image/png', Seed::PNG]].each do |id, name, ext, type, content|
      DB[:announcement_attachments].insert(tenant: t, id: id, announcement_id: 'ann-1', name: name, size: content.bytesize, extension: ext, type: type, content: Sequel.blob(content))
    end
    DB[:announcement_attachments].insert(tenant: t, id: 'anf-3', announcement_id: 'ann-2', name: 'repair.txt', size: 5, extension: 'txt', type: 'text/plain', content: Sequel.blob("noon\n"))
  end
end
