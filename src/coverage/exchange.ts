/** One request and its answer, from a mock, a proxy, or a recording of a browser. */
export interface PlainExchange {
  /** The operation that it matches; absent if it matches none. */
  readonly operationId?: string | undefined;
  readonly method: string;
  /** Without the query. A prefix before the path of the operation does not matter. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The kind of the acting user, where it is known. */
  readonly identity?: string | undefined;
  /** The acting id, where it is known. It separates states that differ from user to user. */
  readonly actingId?: string | undefined;
  /** 0: there was no answer. */
  readonly status: number;
  /** The state of the record that it removed, if the server says it. */
  readonly before?: string | undefined;
  readonly requestBody?: unknown;
  /** The JSON of the answer as a value. It is read only if it can show something. */
  readonly responseBody?: unknown;
}
