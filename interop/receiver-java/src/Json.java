import java.math.BigDecimal;
import java.util.*;

/** A small JSON reader and writer. Objects are LinkedHashMap, arrays are ArrayList, numbers are BigDecimal. */
final class Json {
    private final String s;
    private int i;

    private Json(String s) { this.s = s; }

    static Object parse(String text) {
        Json j = new Json(text.startsWith("\uFEFF") ? text.substring(1) : text);
        Object v = j.value(0);
        j.ws();
        if (j.i != j.s.length()) throw j.err();
        return v;
    }

    static Map<?, ?> object(String text) {
        return parse(text) instanceof Map<?, ?> m ? m : null;
    }

    private IllegalArgumentException err() { return new IllegalArgumentException("bad JSON at " + i); }

    private void ws() { while (i < s.length() && " \t\r\n".indexOf(s.charAt(i)) >= 0) i++; }

    private char peek() {
        ws();
        if (i >= s.length()) throw err();
        return s.charAt(i);
    }

    private void eat(String w) {
        if (!s.startsWith(w, i)) throw err();
        i += w.length();
    }

    private Object value(int depth) {
        if (depth > 100) throw err();
        char c = peek();
        switch (c) {
            case '{': {
                Map<String, Object> m = new LinkedHashMap<>();
                i++;
                if (peek() == '}') { i++; return m; }
                while (true) {
                    if (peek() != '"') throw err();
                    String k = string();
                    if (peek() != ':') throw err();
                    i++;
                    m.put(k, value(depth + 1));
                    char e = peek();
                    i++;
                    if (e == '}') return m;
                    if (e != ',') throw err();
                }
            }
            case '[': {
                List<Object> l = new ArrayList<>();
                i++;
                if (peek() == ']') { i++; return l; }
                while (true) {
                    l.add(value(depth + 1));
                    char e = peek();
                    i++;
                    if (e == ']') return l;
                    if (e != ',') throw err();
                }
            }
            case '"': return string();
            case 't': eat("true"); return Boolean.TRUE;
            case 'f': eat("false"); return Boolean.FALSE;
            case 'n': eat("null"); return null;
            default: {
                int b = i;
                while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
                if (b == i) throw err();
                return new BigDecimal(s.substring(b, i));
            }
        }
    }

    private String string() {
        StringBuilder b = new StringBuilder();
        i++;
        while (true) {
            if (i >= s.length()) throw err();
            char c = s.charAt(i++);
            if (c == '"') return b.toString();
            if (c < ' ') throw err();
            if (c != '\\') { b.append(c); continue; }
            if (i >= s.length()) throw err();
            char e = s.charAt(i++);
            int at = "bfnrt".indexOf(e);
            if (at >= 0) b.append("\b\f\n\r\t".charAt(at));
            else if (e == '"' || e == '\\' || e == '/') b.append(e);
            else if (e == 'u' && i + 4 <= s.length()) { b.append((char) Integer.parseInt(s.substring(i, i + 4), 16)); i += 4; }
            else throw err();
        }
    }

    static String write(Object v) {
        StringBuilder b = new StringBuilder();
        write(b, v);
        return b.toString();
    }

    private static void write(StringBuilder b, Object v) {
        if (v instanceof Map<?, ?> m) {
            b.append('{');
            String sep = "";
            for (Map.Entry<?, ?> e : m.entrySet()) {
                b.append(sep);
                write(b, String.valueOf(e.getKey()));
                b.append(':');
                write(b, e.getValue());
                sep = ",";
            }
            b.append('}');
        } else if (v instanceof List<?> l) {
            b.append('[');
            for (int k = 0; k < l.size(); k++) { if (k > 0) b.append(','); write(b, l.get(k)); }
            b.append(']');
        } else if (v instanceof String t) {
            b.append('"');
            for (char c : t.toCharArray()) {
                if (c == '"' || c == '\\') b.append('\\').append(c);
                else if (c < ' ') b.append(String.format("\\u%04x", (int) c));
                else b.append(c);
            }
            b.append('"');
        } else b.append(v);
    }
}
