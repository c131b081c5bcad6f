import java.math.BigDecimal;
import java.util.*;

/** A small JSON reader and writer: Map, List, String, BigDecimal, Boolean, null. */
final class Json {
    private final String s; private int i;
    private Json(String s) { this.s = s; }

    static Object parse(String text) {
        Json j = new Json(text); Object v = j.value(); j.ws();
        if (j.i != text.length()) throw new IllegalArgumentException("trailing text at " + j.i);
        return v;
    }
    private void ws() { while (i < s.length() && (s.charAt(i) <= ' ' || s.charAt(i) == '\ufeff')) i++; }
    private Object value() {
        ws();
        if (i >= s.length()) throw new IllegalArgumentException("end of text");
        char c = s.charAt(i);
        if (c == '{') {
            Map<String, Object> m = new LinkedHashMap<>(); i++; ws();
            if (s.charAt(i) == '}') { i++; return m; }
            while (true) {
                ws(); String k = string(); ws(); expect(':'); m.put(k, value()); ws();
                if (s.charAt(i) == ',') { i++; continue; }
                expect('}'); return m;
            }
        }
        if (c == '[') {
            List<Object> l = new ArrayList<>(); i++; ws();
            if (s.charAt(i) == ']') { i++; return l; }
            while (true) {
                l.add(value()); ws();
                if (s.charAt(i) == ',') { i++; continue; }
                expect(']'); return l;
            }
        }
        if (c == '"') return string();
        if (s.startsWith("true", i)) { i += 4; return true; }
        if (s.startsWith("false", i)) { i += 5; return false; }
        if (s.startsWith("null", i)) { i += 4; return null; }
        int a = i;
        while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
        return new BigDecimal(s.substring(a, i));
    }
    private void expect(char c) { if (s.charAt(i) != c) throw new IllegalArgumentException("expected " + c + " at " + i); i++; }
    private String string() {
        expect('"'); StringBuilder b = new StringBuilder();
        while (true) {
            char c = s.charAt(i++);
            if (c == '"') return b.toString();
            if (c != '\\') { b.append(c); continue; }
            c = s.charAt(i++);
            switch (c) {
                case 'n': b.append('\n'); break; case 't': b.append('\t'); break; case 'r': b.append('\r'); break;
                case 'b': b.append('\b'); break; case 'f': b.append('\f'); break;
                case 'u': b.append((char) Integer.parseInt(s.substring(i, i + 4), 16)); i += 4; break;
                default: b.append(c);
            }
        }
    }

    static String write(Object v, boolean ascii, boolean spaced) {
        StringBuilder b = new StringBuilder(); put(b, v, ascii, spaced); return b.toString();
    }
    private static void put(StringBuilder b, Object v, boolean ascii, boolean sp) {
        if (v instanceof Map) {
            String sep = "{";
            for (Map.Entry<?, ?> e : ((Map<?, ?>) v).entrySet()) {
                b.append(sep).append(sp ? "\n  " : ""); quote(b, String.valueOf(e.getKey()), ascii);
                b.append(sp ? " : " : ":"); put(b, e.getValue(), ascii, sp); sep = ",";
            }
            b.append(sep.equals("{") ? "{}" : "}");
        } else if (v instanceof Collection) {
            String sep = "[";
            for (Object o : (Collection<?>) v) { b.append(sep); put(b, o, ascii, sp); sep = sp ? ", " : ","; }
            b.append(sep.equals("[") ? "[]" : "]");
        } else if (v instanceof String) quote(b, (String) v, ascii);
        else if (v instanceof BigDecimal) b.append(((BigDecimal) v).toPlainString());
        else b.append(v);
    }
    private static void quote(StringBuilder b, String t, boolean ascii) {
        b.append('"');
        for (char c : t.toCharArray()) {
            if (c == '"' || c == '\\') b.append('\\').append(c);
            else if (c == '\n') b.append("\\n");
            else if (c < 32 || (ascii && c > 126)) b.append(String.format("\\u%04x", (int) c));
            else b.append(c);
        }
        b.append('"');
    }
}
