package ces;

import static ces.U.*;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.nio.charset.StandardCharsets;
import java.time.*;
import java.util.*;
import java.util.function.Function;

/** One request: tenant, acting identity, parameters, body readers, answers. */
public class Rq {
    public final Context c;
    public String tenant;
    public Ident me;
    private JsonNode body;
    final List<Map<String, Object>> events = new ArrayList<>();
    Rq(Context c) { this.c = c; }

    public String p(String n) { return c.pathParam(n); }
    public String q(String n) { String s = c.queryParam(n); return s == null || s.isEmpty() ? null : s; }

    // ---- body
    public boolean multipart() { return c.contentType() != null && c.contentType().startsWith("multipart/"); }
    public JsonNode body() {
        if (body == null) {
            if (multipart()) {
                var o = OM.createObjectNode();
                c.formParamMap().forEach((k, v) -> { if (!v.isEmpty()) o.put(k, v.get(0)); });
                body = o;
            } else {
                try { body = OM.readTree(c.bodyAsBytes()); } catch (java.io.IOException e) { throw bad("malformed JSON body"); }
                if (body == null || !body.isObject()) throw bad("a JSON object body is required");
            }
        }
        return body;
    }
    public boolean has(String n) { return body().has(n); }
    public JsonNode node(String n) { JsonNode x = body().get(n); return x == null || x.isNull() ? null : x; }
    public String str(String n) {
        JsonNode x = node(n);
        if (x == null) return null;
        if (!x.isTextual()) throw bad(n + " must be a string");
        return x.asText();
    }
    public String req(String n) { String s = str(n); if (blank(s)) throw bad(n + " is required"); return s; }
    public String oneOf(String n, String... allowed) {
        String s = str(n);
        if (s != null && !Arrays.asList(allowed).contains(s)) throw bad(n + " must be one of " + String.join(", ", allowed));
        return s;
    }
    public Integer integer(String n) {
        JsonNode x = node(n);
        if (x == null) return null;
        if (!x.isIntegralNumber() || !x.canConvertToInt()) throw bad(n + " must be an integer");
        return x.asInt();
    }
    public Long number(String n) {
        JsonNode x = node(n);
        if (x == null) return null;
        if (!x.isNumber()) throw bad(n + " must be a number");
        return x.asLong();
    }
    public Boolean bool(String n) {
        JsonNode x = node(n);
        if (x == null) return null;
        if (x.isTextual() && multipart() && (x.asText().equals("true") || x.asText().equals("false"))) return x.asText().equals("true");
        if (!x.isBoolean()) throw bad(n + " must be a boolean");
        return x.asBoolean();
    }
    public List<String> strs(String n) {
        JsonNode x = node(n);
        if (x == null) return null;
        if (!x.isArray()) throw bad(n + " must be an array of strings");
        List<String> o = new ArrayList<>();
        for (JsonNode e : x) { if (!e.isTextual()) throw bad(n + " must be an array of strings"); o.add(e.asText()); }
        return o;
    }
    public String dt(String n) { String s = str(n); if (s != null) dateTime(s, n, ZoneOffset.UTC); return s; }
    public String hhmm(String n) { String s = str(n); if (s != null) time(s, n); return s; }
    public String email() {
        String s = str("email");
        if (s != null && !s.matches("[^@\\s]+@[^@\\s]+\\.[^@\\s.]+")) throw bad("email must be an email address");
        return s;
    }
    public static List<String> csv(String s) {
        List<String> o = new ArrayList<>();
        if (s != null) for (String x : s.split(",")) if (!x.isBlank()) o.add(x.trim());
        return o;
    }
    /** up to 5 files of 10 MB each */
    public List<UploadedFile> files() {
        if (!multipart()) return List.of();
        List<UploadedFile> l = new ArrayList<>(c.uploadedFiles("files"));
        l.addAll(c.uploadedFiles("files[]"));
        int max = F.on("files-limit-4") ? 4 : F.on("files-limit-none") ? 99 : 5;
        if (l.size() > max) throw bad("at most 5 files");
        for (UploadedFile f : l) if (f.size() > 10L * 1024 * 1024 && !F.on("file-size-unchecked")) throw bad("a file may be at most 10 MB");
        return l;
    }

    // ---- answers
    public void data(int st, Object o) { c.status(st).contentType("application/json").result(json(m("data", o))); }
    public void bare(int st, Object o) { c.status(st).contentType("application/json").result(json(o)); }
    public void none() { c.status(204); }
    public void binary(String type, String name, byte[] b) {
        c.status(200).contentType(blank(type) ? "application/octet-stream" : type);
        if (name != null) c.header("Content-Disposition", "attachment; filename=\"" + name.replace("\"", "") + "\"");
        c.result(b);
    }
    public void event(String type, String aggregate, String resourceId) { Events.queue(this, type, aggregate, resourceId); }

    // ---- paging: rows are sorted by (key, id), both descending or both ascending
    public void page(List<Row> rows, String key, boolean desc, Function<Row, Object> f) {
        String ps = q("pageSize"), cur = q("cursor");
        JsonNode b = c.method().name().equals("POST") && !multipart() ? body() : null;
        if (b != null && ps == null) ps = text(b.get("pageSize"));
        if (b != null && cur == null) cur = text(b.get("cursor"));
        int size = F.on("page-default-20") ? 20 : 50;
        if (ps != null) {
            try { size = Integer.parseInt(ps); } catch (NumberFormatException e) { throw bad("pageSize must be an integer"); }
            if (size < 1) throw bad("pageSize must be positive");
            int cap = F.on("page-max-unlimited") ? Integer.MAX_VALUE : F.on("page-max-50") ? 50 : 100;
            size = Math.min(size, cap);
        }
        if (F.on("page-size-ignored-second-page") && cur != null) size = 50;
        Comparator<Row> cmp = Comparator.<Row, String>comparing(r -> String.valueOf(r.get(key))).thenComparing(r -> r.s("id"));
        if (desc) cmp = cmp.reversed();
        rows = new ArrayList<>(rows);
        rows.sort(cmp);
        int from = 0;
        if (cur != null) {
            Row mark = new Row();
            try {
                JsonNode n = OM.readTree(Base64.getUrlDecoder().decode(cur));
                mark.put(key, n.get(0).asText()); mark.put("id", n.get(1).asText());
            } catch (Exception e) { throw bad("invalid cursor"); }
            while (from < rows.size() && cmp.compare(rows.get(from), mark) <= 0) from++;
            if (F.on("cursor-tie-skipped")) while (from < rows.size() && String.valueOf(rows.get(from).get(key)).equals(mark.s(key))) from++;
            if (F.on("cursor-boundary-repeated") && from > 0) from--;
        }
        int to = Math.min(rows.size(), from + size);
        boolean more = to < rows.size();
        if (F.on("has-more-on-exact-page") && to - from == size) more = true;
        String next = null;
        if (more && to > from) {
            Row last = rows.get(to - 1);
            next = Base64.getUrlEncoder().withoutPadding().encodeToString(json(List.of(String.valueOf(last.get(key)), last.s("id"))).getBytes(StandardCharsets.UTF_8));
        } else if (F.on("next-cursor-null-text")) next = "null";
        List<Object> out = new ArrayList<>();
        for (Row r : rows.subList(from, to)) out.add(f.apply(r));
        Map<String, Object> a = m("data", out, "nextCursor", next, "hasMore", more);
        if (F.on("next-cursor-absent-at-end") && next == null) a.remove("nextCursor");
        if (F.on("has-more-missing-second-page") && cur != null) a.remove("hasMore");
        bare(200, a);
    }

    // ---- window of days
    public static final class Window { public Instant from, to; }
    /** required startDate/endDate; limit = 45 day rule applies */
    public Window window(boolean limit, ZoneId z) {
        String s = q("startDate"), e = q("endDate");
        if (s == null) throw bad("startDate is required");
        if (e == null) throw bad("endDate is required");
        OffsetDateTime a = dateTime(s, "startDate", z), b = dateTime(e, "endDate", z);
        if (e.matches(DATE_RE)) b = LocalDate.parse(e).atTime(23, 59, 59, 999_000_000).atZone(z).toOffsetDateTime();
        Window w = new Window();
        w.from = a.toLocalDate().atStartOfDay().toInstant(a.getOffset());
        if (s.matches(DATE_RE)) w.from = LocalDate.parse(s).atStartOfDay(z).toInstant();
        w.to = b.toInstant();
        if (w.to.isBefore(w.from)) throw bad("endDate must not be before startDate");
        if (limit) {
            int days = F.on("window-44-days") ? 44 : F.on("window-46-days") ? 46 : 45;
            LocalDate d46 = a.toLocalDate().plusDays(days);
            Instant end = s.matches(DATE_RE) ? d46.atStartOfDay(z).toInstant() : d46.atStartOfDay().toInstant(a.getOffset());
            if (F.on("window-from-time-of-day")) end = a.toInstant().plus(Duration.ofDays(44)).plusSeconds(1);
            if (!w.to.isBefore(end)) throw bad("the window may span at most 45 calendar days");
        }
        if (F.on("window-start-time-of-day-kept") || !limit) w.from = a.toInstant();
        return w;
    }
}
