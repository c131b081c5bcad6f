import java.io.*;
import java.net.*;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.util.*;
import java.util.concurrent.atomic.AtomicInteger;

/** One answer of the service. */
final class Res {
    int status; byte[] bytes; HttpHeaders headers; Object json;
    boolean ok() { return status >= 200 && status < 300; }
    /** The resource, whether wrapped in data or bare. */
    Map<String, Object> one() {
        Map<String, Object> m = Api.map(json);
        return m.get("data") instanceof Map ? Api.map(m.get("data")) : m;
    }
    List<Map<String, Object>> list() {
        Object d = json instanceof List ? json : Api.map(json).get("data");
        List<Map<String, Object>> out = new ArrayList<>();
        if (d instanceof List) for (Object o : (List<?>) d) if (o instanceof Map) out.add(Api.map(o));
        return out;
    }
}

/** Talks to the service: headers, encoding, waiting, paging. */
final class Api {
    private static final String D = env("DEFECT"), V = env("VARIATION");
    static boolean d(String id) { return id.equals(D); }
    static boolean v(String id) { return id.equals(V); }
    static String env(String k) { String s = System.getenv(k); return s == null ? "" : s; }

    final String origin, tenant, token;
    final Map<String, Object> ids;
    final HttpClient http;
    final AtomicInteger failures = new AtomicInteger();
    String strayCursor;

    Api(Map<String, Object> ids) { this(ids, env("CES_URL")); }
    Api(Map<String, Object> ids, String url) {
        this.ids = ids;
        origin = url.replaceAll("/+$", ""); tenant = env("CES_TENANT"); token = env("CES_TOKEN");
        http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(5)).build();
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object o) { return o instanceof Map ? (Map<String, Object>) o : new LinkedHashMap<>(); }
    static Map<String, Object> obj(Object... kv) {
        Map<String, Object> m = new LinkedHashMap<>();
        for (int i = 0; i < kv.length; i += 2) m.put((String) kv[i], kv[i + 1]);
        return m;
    }
    static String str(Object o) { return o == null ? null : o instanceof String ? (String) o : String.valueOf(o); }

    static String enc(String s) {
        StringBuilder b = new StringBuilder();
        for (byte x : s.getBytes(StandardCharsets.UTF_8)) {
            int c = x & 255;
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || (!v("percent-encodes-more") && "-._~".indexOf(c) >= 0));
            if (plain) b.append((char) c); else b.append(String.format(v("lowercase-percent") ? "%%%02x" : "%%%02X", c));
        }
        return b.toString();
    }
    static String percentAll(String s) {
        StringBuilder b = new StringBuilder();
        for (byte x : s.getBytes(StandardCharsets.UTF_8)) b.append(String.format("%%%02X", x & 255));
        return b.toString();
    }
    static String p(String... segments) {
        StringJoiner j = new StringJoiner("/");
        for (String s : segments) j.add(enc(s == null ? "null" : s));
        return j.toString();
    }
    static String q(String path, Object... kv) {
        StringBuilder b = new StringBuilder(path); char sep = path.indexOf('?') < 0 ? '?' : '&';
        for (int i = 0; i < kv.length; i += 2) if (kv[i + 1] != null) {
            String val = str(kv[i + 1]);
            boolean raw = kv[i].equals("cursor") && d("cursor-not-encoded");
            b.append(sep).append(kv[i]).append('=').append(raw ? val.replaceAll("[^\\x21-\\x7e]|[\"<>\\\\^`{|}#%\\[\\]]", "") : enc(val)); sep = '&';
        }
        return b.toString();
    }

    Res get(String as, String path) { return send(as, "GET", path, null, null); }
    Res json(String as, String method, String path, Object body) {
        String type = v("charset-in-content-type") ? "application/json; charset=utf-8" : "application/json";
        String text = body == null ? null : Json.write(body, v("ascii-json"), v("pretty-json"));
        if (d("search-as-form") && path.endsWith("threads/search")) {
            StringJoiner j = new StringJoiner("&");
            map(body).forEach((k, x) -> j.add(k + "=" + enc(str(x))));
            text = j.toString(); type = "application/x-www-form-urlencoded";
        }
        if (d("json-as-text-plain") && method.equals("PUT") && body != null) type = "text/plain";
        return send(as, method, path, text == null ? null : text.getBytes(StandardCharsets.UTF_8), text == null ? null : type);
    }

    /** Parts: name, value pairs; a byte[] value is a file. */
    Res upload(String as, String path, Object... parts) {
        String boundary = "----ces-sync-5f0c81";
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        for (int i = 0; i < parts.length; i += 2) if (parts[i + 1] != null) {
            boolean file = parts[i + 1] instanceof byte[];
            byte[] val = file ? (byte[]) parts[i + 1] : str(parts[i + 1]).getBytes(StandardCharsets.UTF_8);
            String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + parts[i] + "\""
                + (file ? "; filename=\"picture.png\"\r\nContent-Type: image/png" : "") + "\r\n\r\n";
            o.writeBytes(head.getBytes(StandardCharsets.UTF_8)); o.writeBytes(val); o.writeBytes("\r\n".getBytes());
        }
        o.writeBytes(("--" + boundary + "--\r\n").getBytes());
        String ct = "multipart/form-data; boundary=" + boundary;
        if (d("upload-without-boundary") && path.equals("photos")) ct = "multipart/form-data";
        return send(as, "POST", path, o.toByteArray(), ct);
    }

    Res send(String as, String method, String path, byte[] body, String type) {
        String actor = ids.containsKey(as) ? str(ids.get(as)) : as;
        boolean ping = path.equals("/ping");
        boolean tr = path.contains("transportation"), wr = path.contains("work-request");
        if (d("transportation-as-staff") && tr) actor = str(ids.get("staff"));
        if (d("work-request-as-system-actor") && wr) actor = str(ids.get("systemActor"));
        if (d("nested-announcement-as-resident") && path.matches("connections/.*/announcements/.*")) actor = str(ids.get("resident"));
        if (d("announcement-as-connection") && path.startsWith("announcements/")) actor = str(ids.get("connection"));
        if (d("facilities-as-resident") && path.equals("facilities")) actor = str(ids.get("resident"));
        if (d("archive-as-other-user") && method.equals("DELETE") && path.startsWith("messages/")) actor = str(ids.get("systemActor"));
        if (d("acting-kind-not-id") && path.contains("check-ins")) actor = as;
        if (d("patch-resident") && method.equals("PUT") && path.matches("residents/[^/]+")) method = "PATCH";
        String url = origin + (ping ? path : "/api/v1/" + enc(tenant) + "/" + path);
        if (d("ping-under-prefix") && ping) url = origin + "/api/v1/" + enc(tenant) + "/ping";
        if (d("trailing-slash") && path.equals("facilities")) url += "/";
        if (d("tenant-in-query") && path.endsWith("/albums")) url = origin + "/api/v1/" + path + "?tenant=" + enc(tenant);

        HttpRequest.BodyPublisher pub = body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(body);
        if (v("chunked-bodies") && body != null) { byte[] bb = body; pub = HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bb)); }
        HttpRequest.Builder b = HttpRequest.newBuilder(URI.create(url)).timeout(Duration.ofSeconds(20)).method(method, pub);
        if (!(d("ping-without-token") && ping))
            b.header("Authorization", (d("put-without-bearer-word") && method.equals("PUT") ? "" : "Bearer ") + token);
        boolean noActor = d("delete-without-actor") && method.equals("DELETE") || d("activity-types-without-actor") && path.equals("activity-types")
            || d("pages-without-actor") && path.contains("cursor=");
        if (!noActor) b.header("X-Acting-User-Id", actor);
        boolean noTenant = d("upload-without-tenant-header") && type != null && type.startsWith("multipart");
        if (!noTenant) b.header("X-Acting-User-Tenant", tenant);
        if (type != null) b.header("Content-Type", type);
        if (v("accept-headers")) b.header("Accept", "application/json, */*;q=0.5").header("Accept-Language", "en-US");
        if (v("extra-headers")) b.header("X-Request-Id", UUID.randomUUID().toString()).header("User-Agent", "evergreen-sync/3.2").header("Cache-Control", "no-cache");
        if (v("no-keep-alive")) b.header("Connection", "close");
        HttpRequest rq = b.build();

        for (int attempt = 1; ; attempt++) {
            if (v("unhurried")) pause(4);
            Res r = new Res();
            try {
                HttpResponse<byte[]> h = http.send(rq, HttpResponse.BodyHandlers.ofByteArray());
                r.status = h.statusCode(); r.bytes = h.body(); r.headers = h.headers();
                String ct = h.headers().firstValue("content-type").orElse("");
                if (r.bytes.length > 0 && (ct.contains("json") || ct.isEmpty()))
                    try { r.json = Json.parse(new String(r.bytes, StandardCharsets.UTF_8)); } catch (RuntimeException e) { r.json = null; }
            } catch (IOException e) {
                if (method.equals("GET") && attempt < 3) { pause(50); continue; }
                System.err.println(method + " " + path + ": " + e); r.status = 0; r.bytes = new byte[0];
            } catch (InterruptedException e) { throw new IllegalStateException(e); }
            if (r.status == 429 && attempt < 8) { if (!d("no-wait-after-429")) pause(retryAfter(r)); continue; }
            if (r.status == 503 && method.equals("GET") && attempt < 3) { pause(Math.min(1000, retryAfter(r))); continue; }
            if (d("retries-409") && r.status == 409 && attempt < 4) continue;
            return r;
        }
    }
    static long retryAfter(Res r) {
        String s = r.headers.firstValue("retry-after").orElse("1").trim();
        try { return (long) Math.ceil(Double.parseDouble(s) * 1000) + 5; } catch (NumberFormatException e) { /* a date then */ }
        try { return Math.max(100, Duration.between(Instant.now(), ZonedDateTime.parse(s, DateTimeFormatter.RFC_1123_DATE_TIME)).toMillis() + 50); }
        catch (RuntimeException e) { return 1000; }
    }
    static void pause(long ms) { try { Thread.sleep(ms); } catch (InterruptedException e) { throw new IllegalStateException(e); } }

    /** It had to succeed: counts a failure if it did not. */
    Res must(Res r, String what) {
        if (!r.ok()) { failures.incrementAndGet(); System.err.println("failed (" + r.status + "): " + what); }
        return r;
    }

    /** Every page of a cursor-paginated list. */
    List<Map<String, Object>> pages(String as, String path, int size, String what) {
        List<Map<String, Object>> all = new ArrayList<>(); Set<String> seen = new HashSet<>();
        String cursor = d("cursor-of-other-list") && path.contains("/photos") ? strayCursor : null;
        Integer n = v("default-page-size") ? null : v("page-size-of-its-own") ? Integer.valueOf(37) : Integer.valueOf(size);
        if (d("page-size-too-large")) n = 500;
        String sizeName = d("page-size-misnamed") ? "page_size" : "pageSize";
        for (int page = 1; page < 400; page++) {
            String at = q(path, sizeName, n);
            if (d("page-numbers")) at = q(at, "page", page);
            else if (d("offset-parameter") && path.contains("/residents")) at = q(at, "offset", page > 1 ? (page - 1) * size : null);
            else at = q(at, "cursor", cursor);
            Res r = must(get(as, at), what);
            if (!r.ok()) return all;
            all.addAll(r.list());
            Map<String, Object> m = map(r.json);
            String next = str(m.get("nextCursor"));
            if (path.contains("/residents") && next != null) strayCursor = next;
            if (d("first-page-only") || next == null || next.isEmpty() || Boolean.FALSE.equals(m.get("hasMore")) || !seen.add(next)) return all;
            if (d("cursor-rebuilt")) next = Base64.getEncoder().encodeToString(("offset:" + all.size()).getBytes());
            if (d("cursor-double-encoded")) next = percentAll(next);
            cursor = next;
        }
        return all;
    }
}
