# frozen_string_literal: true
# Webhook events: queued after the transaction has been committed, delivered by one background thread.
module Webhooks
  QUEUE = Queue.new
  AGGREGATES = { 'photo' => 'photo', 'activity' => 'activity', 'transportation_request' => 'transportation_request' }.freeze
  LAST = {}

  module_function

  def start
    return if ENV['WEBHOOK_URL'].to_s.empty?

    Thread.new { loop { deliver(QUEUE.pop) } }
  end

  def emit(tenant, type, resource_id)
    return if ENV['WEBHOOK_URL'].to_s.empty?

    event = build(tenant, type, resource_id)
    if DB.in_transaction? && !fault('event-before-commit')
      DB.after_commit { QUEUE << event }
    else
      QUEUE << event
    end
    QUEUE << (fault('event-delivered-twice-new-id') ? event.merge('eventId' => SecureRandom.uuid) : event) if fault('event-delivered-twice-new-id') && type.start_with?('photo')
  end

  def build(tenant, type, resource_id)
    agg = type.split('.').first
    id = SecureRandom.uuid
    id = "evt-#{resource_id}" if fault('event-id-per-resource')
    occurred = Time.now.utc.iso8601(3)
    occurred = Time.now.strftime('%Y-%m-%d %H:%M:%S') if fault('event-occurred-at-sql')
    occurred = Time.now.to_i if fault('event-occurred-at-epoch')
    e = { 'eventType' => type, 'aggregateType' => AGGREGATES.fetch(agg, agg), 'occurredAt' => occurred,
          'tenant' => tenant, 'eventId' => id, 'resourceId' => resource_id }
    e['aggregateType'] = 'Activity' if fault('event-aggregate-activity-case') && agg == 'activity'
    e['aggregateType'] = type if fault('event-aggregate-is-type') && agg == 'photo'
    e['tenant'] = DB[:tenants].order(Sequel.desc(:slug)).get(:slug) if fault('event-tenant-of-last-row')
    e.delete('tenant') if fault('event-tenant-missing') && agg == 'registration'
    e['resourceId'] = "#{agg}/#{resource_id}" if fault('event-resource-prefixed') && agg == 'photo'
    e
  end

  def deliver(event)
    uri = URI(ENV['WEBHOOK_URL'])
    3.times do |attempt|
      event = event.merge('eventId' => SecureRandom.uuid) if attempt.positive? && fault('event-retry-new-id')
      req = Net::HTTP::Post.new(uri.request_uri, 'Content-Type' => 'application/json')
      key = ENV['WEBHOOK_KEY'].to_s
      if fault('event-key-authorization') then req['Authorization'] = "Bearer #{key}"
      elsif fault('event-key-lower') then req['X-API-KEY'] = key.downcase.reverse
      else req['X-API-KEY'] = key end
      req.body = JSON.generate(event)
      res = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https', open_timeout: 3, read_timeout: 5) { |h| h.request(req) }
      return if res.code.to_i.between?(200, 299)

      sleep 0.5 * (attempt + 1)
    rescue StandardError
      sleep 0.5 * (attempt + 1)
    end
  end
end

# Sends announcements whose scheduled time has come.
module AnnouncementSender
  module_function

  def start
    Thread.new do
      loop do
        sleep 5
        send_due(Time.now.utc)
      rescue StandardError => e
        warn e.message
      end
    end
  end

  def send_due(now)
    DB[:announcements].where(status: 'scheduled').where { scheduled_at <= now.iso8601(3) }.all.each do |a|
      DB.transaction do
        DB[:announcements].where(seq: a[:seq]).update(status: 'sent')
        Webhooks.emit(a[:tenant], 'announcement.sent', a[:id]) unless fault('event-announcement-sent-missing')
      end
    end
  end
end
