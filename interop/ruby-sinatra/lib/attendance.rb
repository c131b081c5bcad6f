# frozen_string_literal: true
class App
  helpers do
    def attendance_user(r)
      DB[r[:user_type] == 'resident' ? :residents : :connections].where(tenant: tenant).first(id: r[:user_id])
    end

    def attendance_json(r)
      u = attendance_user(r)
      out = { userId: r[:user_id], userType: r[:user_type], userName: u && "#{u[:first_name]} #{u[:last_name]}", relationship: u && u[:relationship], status: r[:status],
              markedAt: r[:marked_at], declineReason: r[:decline_reason], duration: r[:duration] }
      out[:declineReason] = out[:declineReason] || 'null' if fault('attendance-decline-reason-null-text')
      out[:duration] = (out[:duration] / 60.0).round(1) if out[:duration] && fault('attendance-duration-in-hours')
      out
    end

    def attendance_full(r)
      a = ds(:activities).first(id: r[:activity_id])
      { activityId: a[:id], activityName: a[:name], activityType: a[:type], activityStartDate: start_on(a, a[:day]), activityEndDate: end_on(a, a[:day]),
        activityLocation: a[:location], facilityId: a[:facility_id], facilityName: activity_facility(a)[:name] }.merge(attendance_json(r))
    end

    def attendance!(a, user_id)
      DB[:attendance].first(activity_id: a[:id], user_id: user_id) || not_found!('attendance record')
    end
  end

  get "#{P}/activities/:activity_id/attendance" do
    a = activity!(params['activity_id'])
    q = DB[:attendance].where(activity_id: a[:id]).order(:seq)
    q = q.where(status: 'attended') if fault('attendance-list-drops-declined')
    rows = q.all
    rows = rows.select { |r| r[:user_type] == 'resident' } if fault('attendance-inner-join-residents')
    recs = rows.map { |r| attendance_json(r) }
    return data(rows.map { |r| attendance_full(r) }) if fault('attendance-list-flat')

    data({ activityId: a[:id], activityName: a[:name], activityStartDate: start_on(a, a[:day]), attendanceRecords: recs })
  end

  post "#{P}/activities/:activity_id/attendance" do
    a = activity!(params['activity_id'])
    b = json_body
    uid = str(b, 'userId', req: true)
    type = enum(b, 'userType', %w[resident connection], req: true)
    st = enum(b, 'status', %w[attended declined], req: true)
    reason = str(b, 'declineReason', req: st == 'declined' && !fault('attendance-decline-reason-optional'))
    dur = int(b, 'duration')
    u = ds(type == 'resident' ? :residents : :connections).first(id: uid) || not_found!(type)
    dur = 0 if dur.nil? && fault('attendance-duration-default-zero')
    fail!(409, 'attendance is already marked') if DB[:attendance].where(activity_id: a[:id], user_id: u[:id]).any?
    id = new_id('att')
    st = 'attended' if fault('attendance-status-always-attended')
    DB[:attendance].insert(id: id, tenant: tenant, activity_id: a[:id], user_type: type, user_id: u[:id], status: st, marked_at: now_iso, decline_reason: reason, duration: dur)
    r = DB[:attendance].first(id: id)
    data(fault('attendance-mark-without-activity') ? attendance_json(r) : attendance_full(r), 201)
  end

  put "#{P}/activities/:activity_id/attendance/:user_id" do
    a = activity!(params['activity_id'])
    r = attendance!(a, params['user_id'])
    not_found!('attendance record') if r[:user_type] == 'connection' && fault('attendance-put-residents-only')
    b = json_body
    ch = {}
    ch[:decline_reason] = str(b, 'declineReason') if b.key?('declineReason')
    ch[:duration] = int(b, 'duration') if b.key?('duration')
    ch.delete(:duration) if fault('attendance-put-duration-lost')
    ch[:decline_reason] = ch[:decline_reason]&.capitalize if ch.key?(:decline_reason) && fault('attendance-decline-reason-capitalised')
    ch[:status] = 'declined' if ch[:decline_reason] && fault('attendance-put-changes-status')
    target = DB[:attendance].where(seq: r[:seq])
    target = DB[:attendance].where(activity_id: a[:id]) if fault('attendance-put-updates-all-of-activity')
    target.update(ch) unless ch.empty?
    data(attendance_full(DB[:attendance].first(seq: r[:seq])))
  end

  delete "#{P}/activities/:activity_id/attendance/:user_id" do
    a = activity!(params['activity_id'])
    r = attendance!(a, params['user_id'])
    DB[:attendance].where(seq: r[:seq]).delete
    DB[:attendance].where(activity_id: a[:id]).delete if fault('attendance-delete-all-of-activity')
    no_content
  end

  get "#{P}/residents/:resident_id/attendance" do
    r = resident!(params['resident_id'])
    from, to = window
    rows = ds(:attendance).where(user_id: r[:id], user_type: 'resident').order(:seq).all.select do |x|
      d = ds(:activities).where(id: x[:activity_id]).get(:day)
      d = x[:marked_at][0, 10] if fault('attendance-window-by-marked-at')
      d >= from && d <= to
    end
    data(rows.map { |x| fault('attendance-resident-list-bare') ? attendance_json(x) : attendance_full(x) })
  end
end
