package ces;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.*;

/** Small helpers: JSON, dates, errors. */
public final class U {
    private U() {}
    public static final ObjectMapper OM = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    private static final DateTimeFormatter ISO = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
    static final String DATE_RE = "\\d{4}-\\d{2}-\\d{2}";

    public static Map<String, Object> m(Object... kv) {
        Map<String, Object> r = new LinkedHashMap<>();
        for (int i = 0; i + 1 < kv.length; i += 2) r.put((String) kv[i], kv[i + 1]);
        return r;
    }
    public static ApiError bad(String msg) { return new ApiError(400, "bad_request", msg); }
    public static ApiError nf(String what) { return new ApiError(404, "not_found", what + " not found"); }
    public static ApiError forb(String msg) { return new ApiError(403, "forbidden", msg); }
    public static ApiError conf(String msg) { return new ApiError(409, "conflict", msg); }

    public static String id(String prefix) { return prefix + "-" + UUID.randomUUID().toString().replace("-", "").substring(0, 16); }
    public static String iso(Instant i) { return ISO.format(i); }
    public static String now() { return iso(Instant.now()); }

    public static String json(Object o) {
        try { return OM.writeValueAsString(o); } catch (JsonProcessingException e) { throw new IllegalStateException(e); }
    }
    public static Object fromJson(String s) {
        if (s == null) return null;
        try { return OM.readValue(s, Object.class); } catch (JsonProcessingException e) { throw new IllegalStateException(e); }
    }
    @SuppressWarnings("unchecked")
    public static List<Object> arr(String s) { return s == null ? new ArrayList<>() : (List<Object>) fromJson(s); }

    public static LocalDate date(String s, String name) {
        if (s == null || !s.matches(DATE_RE)) throw bad(name + " must be a date (YYYY-MM-DD)");
        try { return LocalDate.parse(s); } catch (DateTimeParseException e) { throw bad(name + " is not a valid date"); }
    }
    /** ISO 8601 date-time, with or without offset (then in zone z), or a bare date. */
    public static OffsetDateTime dateTime(String s, String name, ZoneId z) {
        if (s == null) throw bad(name + " is required");
        s = s.replace(' ', '+').trim();
        try {
            if (s.matches(DATE_RE)) return LocalDate.parse(s).atStartOfDay(z).toOffsetDateTime();
            if (s.matches(".*T.*(Z|[+-]\\d{2}:?\\d{2})$")) {
                if (s.matches(".*[+-]\\d{4}$")) s = s.substring(0, s.length() - 2) + ":" + s.substring(s.length() - 2);
                return OffsetDateTime.parse(s);
            }
            return LocalDateTime.parse(s).atZone(z).toOffsetDateTime();
        } catch (DateTimeParseException e) { throw bad(name + " must be an ISO 8601 date-time"); }
    }
    public static LocalTime time(String s, String name) {
        if (s == null || !s.matches("([01]\\d|2[0-3]):[0-5]\\d")) throw bad(name + " must be HH:mm");
        return LocalTime.parse(s);
    }
    public static boolean eq(Object a, Object b) { return Objects.equals(a, b); }
    public static boolean blank(String s) { return s == null || s.isBlank(); }
    public static String text(JsonNode n) { return n == null || n.isNull() ? null : n.asText(); }
}
