package ces;

public class ApiError extends RuntimeException {
    public final int status;
    public final String code;
    public ApiError(int status, String code, String msg) { super(msg, null, false, false); this.status = status; this.code = code; }
}
