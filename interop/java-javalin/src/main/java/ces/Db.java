package ces;

import java.sql.*;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** One SQLite connection (in memory unless DB_FILE is set), one transaction a request. */
public final class Db {
    static final ReentrantLock LOCK = new ReentrantLock(true);
    private static Connection c;
    private Db() {}

    static void open() throws Exception {
        String f = System.getenv("DB_FILE");
        c = DriverManager.getConnection("jdbc:sqlite:" + (f == null || f.isBlank() ? ":memory:" : f));
        try (Statement s = c.createStatement()) { s.execute("PRAGMA foreign_keys=OFF"); s.execute("PRAGMA journal_mode=MEMORY"); s.execute("PRAGMA case_sensitive_like=OFF"); }
        String ddl = new String(Db.class.getResourceAsStream("/schema.sql").readAllBytes(), "UTF-8");
        for (String one : ddl.split(";")) if (!one.isBlank()) try (Statement s = c.createStatement()) { s.execute(one); }
        c.setAutoCommit(false);
    }
    static void commit() { try { c.commit(); } catch (SQLException e) { throw new IllegalStateException(e); } }
    static void rollback() { try { c.rollback(); } catch (SQLException e) { throw new IllegalStateException(e); } }

    private static PreparedStatement ps(String sql, Object... a) throws SQLException {
        PreparedStatement p = c.prepareStatement(sql);
        for (int i = 0; i < a.length; i++) {
            Object o = a[i];
            if (o instanceof Boolean) o = ((Boolean) o) ? 1 : 0;
            p.setObject(i + 1, o);
        }
        return p;
    }
    public static List<Row> q(String sql, Object... a) {
        try (PreparedStatement p = ps(sql, a); ResultSet r = p.executeQuery()) {
            List<Row> out = new ArrayList<>();
            ResultSetMetaData md = r.getMetaData();
            while (r.next()) {
                Row row = new Row();
                for (int i = 1; i <= md.getColumnCount(); i++) row.put(md.getColumnLabel(i), r.getObject(i));
                out.add(row);
            }
            return out;
        } catch (SQLException e) { throw new IllegalStateException(sql, e); }
    }
    public static Row one(String sql, Object... a) { List<Row> l = q(sql, a); return l.isEmpty() ? null : l.get(0); }
    public static int x(String sql, Object... a) {
        try (PreparedStatement p = ps(sql, a)) { return p.executeUpdate(); }
        catch (SQLException e) { throw new IllegalStateException(sql, e); }
    }
    public static int count(String sql, Object... a) { Row r = one(sql, a); return ((Number) r.values().iterator().next()).intValue(); }
    public static List<Object> col(String sql, Object... a) {
        List<Object> o = new ArrayList<>();
        for (Row r : q(sql, a)) o.add(r.values().iterator().next());
        return o;
    }
    /** insert(table, "col", value, …) */
    public static void ins(String table, Object... kv) {
        StringBuilder cols = new StringBuilder(), qs = new StringBuilder();
        Object[] v = new Object[kv.length / 2];
        for (int i = 0; i < v.length; i++) {
            if (i > 0) { cols.append(','); qs.append(','); }
            cols.append(kv[2 * i]); qs.append('?'); v[i] = kv[2 * i + 1];
        }
        x("INSERT INTO " + table + "(" + cols + ") VALUES (" + qs + ")", v);
    }
}
