# frozen_string_literal: true
# Reading and checking of bodies and query parameters.
class App
  TIME_TYPES = %w[exactTime allDay morning afternoon evening].freeze
  EMAIL = /\A[^@\s]+@[^@\s]+\.[^@\s]+\z/.freeze

  # Collects every part of a multipart body, repeated names included.
  class Parts < Rack::QueryParser
    attr_reader :all

    def normalize_params(_params, name, value, _depth = nil)
      (@all ||= []) << [name.to_s.sub(/\[\]\z/, ''), value]
    end
  end

  helpers do
    def json_body
      request.body.rewind
      raw = request.body.read
      return {} if raw.nil? || raw.strip.empty?

      b = JSON.parse(raw)
      bad!('the body must be a JSON object') unless b.is_a?(Hash)
      b
    rescue JSON::ParserError, EncodingError
      bad!('the body is not valid JSON')
    end

    def multipart? = request.media_type.to_s.start_with?('multipart/')

    # { name => [values] }; a file is a hash with :filename, :type, :tempfile.
    def form_parts
      return Rack::Utils.parse_nested_query(request.body.tap(&:rewind).read).transform_values { |v| [v] } unless multipart?

      request.body.rewind
      qp = Parts.new(Rack::QueryParser::Params, 65_536, 100)
      Rack::Multipart::Parser.parse(request.body, request.content_length.to_i, request.content_type, Rack::Multipart::Parser::TEMPFILE_FACTORY,
                                    Rack::Multipart::Parser::BUFSIZE, qp)
      (qp.all || []).each_with_object({}) { |(k, v), h| (h[k] ||= []) << v }
    rescue EOFError, Rack::Multipart::MultipartPartLimitError, ArgumentError, TypeError
      bad!('malformed multipart body')
    end

    def file_of(part)
      return nil unless part.is_a?(Hash) && part[:tempfile]

      part[:tempfile].rewind
      content = part[:tempfile].read
      { name: part[:filename].to_s, type: part[:type] || 'application/octet-stream', size: content.bytesize, content: content }
    end

    def text_of(part) = part.is_a?(String) ? part.dup.force_encoding('UTF-8') : nil

    def str(b, k, req: false)
      v = b[k]
      bad!("#{k} is required") if req && (v.nil? || (v.is_a?(String) && v.strip.empty?))
      bad!("#{k} must be a string") unless v.nil? || v.is_a?(String)
      v
    end

    def enum(b, k, values, req: false, default: nil)
      v = b[k]
      bad!("#{k} is required") if req && v.nil?
      return default if v.nil?

      bad!("#{k} must be one of #{values.join(', ')}") unless values.include?(v)
      v
    end

    def int(b, k, req: false)
      v = b[k]
      bad!("#{k} is required") if req && v.nil?
      bad!("#{k} must be an integer") unless v.nil? || v.is_a?(Integer)
      bad!("#{k} is out of range") if v && v.abs >= 2**63
      v
    end

    def num(b, k)
      v = b[k]
      bad!("#{k} must be a number") unless v.nil? || v.is_a?(Numeric)
      v
    end

    def bool(b, k, default = nil)
      v = b[k]
      bad!("#{k} must be a boolean") unless v.nil? || v == true || v == false
      v.nil? ? default : v
    end

    def strings(b, k, req: false)
      v = b[k]
      bad!("#{k} is required") if req && v.nil?
      return nil if v.nil?

      bad!("#{k} must be an array of strings") unless v.is_a?(Array) && v.all?(String)
      v
    end

    def email(b, k = 'email')
      v = str(b, k)
      return nil if v.nil?
      return v if fault('email-format-unchecked')

      bad!("#{k} is not an e-mail address") unless v.match?(EMAIL)
      v
    end

    # ISO 8601 date-time as written; a plain date is read as its midnight.
    def datetime(b, k, req: false)
      v = str(b, k, req: req)
      return nil if v.nil? || (v.empty? && !req)

      if v.match?(/\A\d{4}-\d{2}-\d{2}\z/)
        Date.strptime(v, '%Y-%m-%d')
        return "#{v}T00:00:00Z"
      end
      bad!("#{k} must be an ISO 8601 date-time") unless v.match?(/\A\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?\z/)
      DateTime.iso8601(v)
      v
    rescue Date::Error
      bad!("#{k} is not a valid date-time")
    end

    def day(b, k, req: false)
      v = str(b, k, req: req)
      return nil if v.nil? || v.empty?

      bad!("#{k} must be a date (YYYY-MM-DD)") unless v.match?(/\A\d{4}-\d{2}-\d{2}\z/)
      Date.strptime(v, '%Y-%m-%d')
      v
    rescue Date::Error
      bad!("#{k} is not a valid date")
    end

    def hhmm(b, k, req: false)
      v = str(b, k, req: req)
      return nil if v.nil? || v.empty?

      bad!("#{k} must be HH:mm") unless v.match?(/\A([01]\d|2[0-3]):[0-5]\d\z/)
      v
    end

    def minutes(hhmm) = hhmm[0, 2].to_i * 60 + hhmm[3, 2].to_i

    # startDate/endDate of the 45 day lists: [first day, last day] as dates.
    def window45(which)
      s = datetime(params, 'startDate', req: true)
      e = datetime(params, 'endDate', req: true)
      d1 = Date.parse(s[0, 10])
      d2 = Date.parse(e[0, 10])
      bad!('endDate lies before startDate') if d2 < d1
      return [d1.iso8601, d2.iso8601] if fault("window-unchecked-#{which}")

      limit = 45
      limit = 44 if fault('window-44-days')
      limit = 46 if fault("window-46-days-#{which}")
      if fault('window-counts-time-of-day')
        bad!('window too long') if (DateTime.iso8601(e) - DateTime.iso8601(s)) > 44
      elsif fault('window-rejects-evening-of-day-45') && (d2 - d1).to_i == 44 && e[11, 2].to_i >= 1
        bad!('window too long')
      end
      bad!('the window may span at most 45 calendar days') if (d2 - d1).to_i + 1 > limit
      bad!('the window may span at most 45 days') if fault('window-dst-hour-overflows') && local_span_days(d1, d2) > 45
      [d1.iso8601, d2.iso8601]
    end

    # Length of d1..d2 in days of 24 hours, midnight to midnight in New York.
    def local_span_days(d1, d2)
      tz = TZInfo::Timezone.get('America/New_York')
      (tz.local_to_utc(Time.utc(d2.year, d2.month, d2.day) + 86_400) - tz.local_to_utc(Time.utc(d1.year, d1.month, d1.day))) / 86_400.0
    end

    # startDate/endDate without a limit.
    def window
      s = datetime(params, 'startDate', req: true)
      e = datetime(params, 'endDate', req: true)
      bad!('endDate lies before startDate') if e[0, 10] < s[0, 10]
      [s[0, 10], e[0, 10]]
    end
  end
end
