# frozen_string_literal: true
class ApiError < StandardError
  attr_reader :status

  def initialize(status, message)
    super(message)
    @status = status
  end
end

Actor = Struct.new(:kind, :id, :row, keyword_init: true) do
  def name = row[:name] || "#{row[:first_name]} #{row[:last_name]}"
  def family? = %w[resident connection].include?(kind)
end

class App < Sinatra::Base
  P = '/api/v1/:tenant'
  set :show_exceptions, false
  set :raise_errors, false
  set :dump_errors, false
  set :protection, false
  set :logging, false
  set :host_authorization, {} rescue nil

  error(ApiError) { |e| status e.status; json({ error: { status: e.status, message: e.message } }) }
  error(Sequel::ConstraintViolation) { |_| status 409; json({ error: { status: 409, message: 'conflict' } }) }
  error do |e|
    warn "#{request.request_method} #{request.path}: #{e.class} #{e.message}\n#{(e.backtrace || []).first(6).join("\n")}"
    status 500
    json({ error: { status: 500, message: 'internal error' } })
  end
  not_found { json({ error: { status: 404, message: 'not found' } }) if response.body.nil? || response.body == [] || response.body.join.start_with?('<h1>') }

  before do
    next if request.path_info.start_with?('/media/')

    token = request.env['HTTP_AUTHORIZATION'].to_s[/\ABearer\s+(.+)\z/i, 1]
    owner = token && DB[:tenants].first(token: token)
    owner = DB[:tenants].first if owner.nil? && fault('ping-without-token') && request.path_info == '/ping'
    owner = DB[:tenants].first if owner.nil? && token && fault('any-token-accepted')
    owner = DB[:tenants].first if owner.nil? && fault('token-optional-on-get') && request.get?
    fail!(401, 'missing or invalid bearer token') unless owner
    @acting_id = request.env['HTTP_X_ACTING_USER_ID'].to_s
    unless fault('acting-header-optional-activity-types') && request.path_info.end_with?('/activity-types') && request.env['HTTP_X_ACTING_USER_TENANT']
      fail!(400, 'X-Acting-User-Id is required') if @acting_id.empty?
    end
    next if request.path_info == '/ping'

    fail!(400, 'X-Acting-User-Tenant is required') if request.env['HTTP_X_ACTING_USER_TENANT'].to_s.empty?
    m = request.path_info.match(%r{\A/api/v1/([^/]+)/}) or next
    @tenant = Rack::Utils.unescape(m[1])
    fail!(404, 'unknown tenant') unless DB[:tenants].first(slug: @tenant)
    fail!(403, 'the token is not valid for this tenant') unless owner[:slug] == @tenant || fault('token-not-tied-to-tenant')
    fail!(403, 'acting tenant differs from the tenant of the path') unless request.env['HTTP_X_ACTING_USER_TENANT'] == @tenant
    @actor = resolve_actor(@acting_id)
    if @actor.nil? && (!request.path_info.end_with?('/activity-types') || fault('activity-types-resolves-actor'))
      fail!(403, 'unknown acting user')
    end
  end

  helpers do
    def fail!(status, message) = raise(ApiError.new(status, message))
    def not_found!(what = 'resource') = fail!(404, "#{what} not found")
    def bad!(message) = fail!(400, message)

    def json(obj)
      content_type 'application/json'
      JSON.generate(obj)
    end

    def data(obj, code = 200)
      status code
      json({ data: obj })
    end

    def no_content
      status 204
      body nil
      halt
    end

    def tenant = @tenant
    def actor = @actor
    def ds(table) = DB[table].where(Sequel[table][:tenant] => tenant)
    def now_iso = Time.now.utc.iso8601(3)
    def new_id(prefix) = "#{prefix}-#{SecureRandom.uuid}"
    def jload(s) = s.nil? ? nil : JSON.parse(s)

    def resolve_actor(ref)
      if (r = ds(:residents).first(id: ref)) then Actor.new(kind: 'resident', id: r[:id], row: r)
      elsif (c = ds(:connections).first(account_id: ref)) then Actor.new(kind: 'connection', id: c[:id], row: c)
      elsif (s = ds(:staff).first(account_id: ref)) then Actor.new(kind: 'staff', id: s[:id], row: s)
      elsif (s = ds(:system_actors).first(id: ref)) then Actor.new(kind: 'system', id: s[:id], row: s)
      end
    end

    # A person by record id or account id, whatever the kind.
    def find_user(ref)
      return nil unless ref.is_a?(String) && !ref.empty?

      if (r = ds(:residents).first(id: ref)) then Actor.new(kind: 'resident', id: r[:id], row: r)
      elsif (c = ds(:connections).where(Sequel.|({ id: ref }, { account_id: ref })).first) then Actor.new(kind: 'connection', id: c[:id], row: c)
      elsif (s = ds(:staff).where(Sequel.|({ id: ref }, { account_id: ref })).first) then Actor.new(kind: 'staff', id: s[:id], row: s)
      end
    end

    def facility!(id) = ds(:facilities).first(id: id) || not_found!('facility')
    def resident!(id) = ds(:residents).first(id: id) || not_found!('resident')
    def connection!(id) = ds(:connections).first(id: id) || not_found!('connection')
    def zone(facility) = TZInfo::Timezone.get(facility[:zone])
    def local_now(facility) = zone(facility).utc_to_local(Time.now.utc)
    def today_in(facility) = local_now(facility).strftime('%Y-%m-%d')

    # Instant (UTC Time) of a community-local date and time of day.
    def local_to_utc(facility, day, hhmm)
      d = Date.parse(day)
      h, m = hhmm.split(':').map(&:to_i)
      tz = zone(facility)
      t = Time.utc(d.year, d.month, d.day, h, m)
      begin
        tz.local_to_utc(t) { |periods| periods.first }
      rescue TZInfo::PeriodNotFound
        tz.local_to_utc(t + 3600)
      end
    end

    def base_url = "#{request.scheme}://#{request.host_with_port}"

    def linked_residents(connection_id) = DB[:connection_residents].where(connection_id: connection_id).order(:seq).select_map(:resident_id)
    def linked?(connection_id, resident_id) = linked_residents(connection_id).include?(resident_id)

    def emit(type, id) = Webhooks.emit(tenant, type, id)

    # --- paging -------------------------------------------------------------
    def page_size(raw = params['pageSize'])
      default = fault('page-default-20') ? 20 : 50
      return default if raw.nil? || raw == ''
      bad!('pageSize must be a positive integer') unless raw.to_s.match?(/\A\d+\z/) && raw.to_i.positive?
      max = fault('page-max-unbounded') ? 100_000 : 100
      max = 50 if fault('page-max-50')
      [raw.to_i, max].min
    end

    # Keyset paging over (column, seq). The cursor holds the key of the last row that was returned.
    def paged(dataset, table, column, desc: false, cursor: params['cursor'], size: page_size)
      col = Sequel[table][column]
      seq = Sequel[table][:seq]
      if cursor && cursor != ''
        key = decode_cursor(cursor)
        after = desc ? Sequel.|(col < key[0], Sequel.&({ col => key[0] }, seq < key[1])) : Sequel.|(col > key[0], Sequel.&({ col => key[0] }, seq > key[1]))
        after = (desc ? col < key[0] : col > key[0]) if fault('cursor-skips-equal-keys')
        after = (desc ? col <= key[0] : col >= key[0]) if fault('cursor-repeats-equal-keys')
        dataset = dataset.where(after)
      end
      dataset = desc ? dataset.order(Sequel.desc(col), Sequel.desc(seq)) : dataset.order(col, seq)
      rows = dataset.limit(size + 1).all
      more = rows.size > size
      rows = rows.first(size)
      more = rows.size == size if fault('has-more-on-exact-page')
      last = more ? rows.last : nil
      last = rows[-2] || rows[-1] if more && fault('cursor-overlaps-one')
      { rows: rows, next: last && encode_cursor([last[column], last[:seq]]), more: more }
    end

    def paged_json(page, items)
      nxt = page[:next]
      nxt = 'null' if nxt.nil? && fault('next-cursor-null-string')
      nxt ||= encode_cursor(['~', 0]) if fault('next-cursor-never-null')
      out = { data: items, nextCursor: nxt, hasMore: page[:more] }
      out.delete(:nextCursor) if nxt.nil? && fault('next-cursor-absent-at-end')
      out[:hasMore] = page[:more] ? 1 : 0 if fault('has-more-integer')
      json(out)
    end

    def encode_cursor(key) = Base64.urlsafe_encode64(JSON.generate(key), padding: false)

    def decode_cursor(cursor)
      key = JSON.parse(Base64.urlsafe_decode64(cursor))
      raise ArgumentError unless key.is_a?(Array) && key.size == 2 && key[1].is_a?(Integer)

      key
    rescue StandardError
      bad!('invalid cursor')
    end
  end

  get '/media/:id' do
    m = DB[:media].first(id: params['id']) or not_found!('media')
    content_type m[:type] || 'application/octet-stream'
    m[:content].to_s
  end
end
