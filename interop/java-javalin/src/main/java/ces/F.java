package ces;

/** Single switched-on fault, from the environment variable FAULT. */
public final class F {
    private static final String ID = System.getenv("FAULT") == null ? "" : System.getenv("FAULT").trim();
    private F() {}
    public static boolean on(String id) { return ID.equals(id); }
}
