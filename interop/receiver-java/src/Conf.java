import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Settings from the environment, and the two behaviour switches. */
final class Conf {
    static final int PORT = Integer.parseInt(env("PORT", "8080"));
    static final String KEY = env("KEY", ""), URL = env("CES_URL", "").replaceAll("/+$", ""), TENANT = env("CES_TENANT", ""),
        TOKEN = env("CES_TOKEN", ""), SYSTEM = env("CES_SYSTEM_ACTOR", ""), STAFF = env("CES_STAFF", ""),
        RESIDENT = env("CES_RESIDENT", ""), CONNECTION = env("CES_CONNECTION", "");
    static final String DEFECT = env("DEFECT", ""), VARIATION = env("VARIATION", "");

    private static String env(String name, String dflt) {
        String v = System.getenv(name);
        return v == null || v.isEmpty() ? dflt : v;
    }

    static boolean bad(String id) { return id.equals(DEFECT); }

    static boolean var(String id) { return id.equals(VARIATION); }

    static String enc(String s) { return URLEncoder.encode(s, StandardCharsets.UTF_8).replace("+", "%20"); }

    static void log(String s) { System.err.println(java.time.Instant.now() + " " + s); }
}
