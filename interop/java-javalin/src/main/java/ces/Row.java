package ces;

import java.util.LinkedHashMap;

/** One row of a result set. */
public class Row extends LinkedHashMap<String, Object> {
    public String s(String c) { Object o = get(c); return o == null ? null : o.toString(); }
    public boolean b(String c) { Object o = get(c); return o != null && ((Number) o).intValue() != 0; }
    public Integer i(String c) { Object o = get(c); return o == null ? null : ((Number) o).intValue(); }
    public Long l(String c) { Object o = get(c); return o == null ? null : ((Number) o).longValue(); }
    public byte[] bytes(String c) { return (byte[]) get(c); }
}
