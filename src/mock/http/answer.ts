/** Header fields by name. A plain object, since the server writes it directly. */
export type Fields = Readonly<Record<string, string>>;

/** An answer as plain values. A server writes it directly; other callers get a `Response` made of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Fields;
  readonly body: string | Uint8Array | null;
  /**
   * By a fault: nothing is sent, or half of the body, and the connection closes. Absent: the whole answer is
   * sent.
   */
  readonly ends?: 'dropped' | 'halved';
}

/** The error that a caller gets in place of an answer where a fault closes the connection. */
export class ConnectionClosed extends TypeError {
  constructor() {
    super('fetch failed: the connection was closed without an answer, as a fault of this mock says');
  }
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

const utf8 = new TextDecoder();

/** The JSON of an answer as text; undefined where the answer carries no JSON. */
export const jsonTextOf = ({ headers, body }: Answer): string | undefined => {
  if (body === null || !headers['Content-Type']?.includes('json')) return undefined;
  return typeof body === 'string' ? body : utf8.decode(body);
};

/** The first half of a body. */
export const halfOf = (body: string | Uint8Array): Uint8Array => {
  const bytes = bytesOf(body);
  return bytes.subarray(0, Math.floor(bytes.byteLength / 2));
};

/** Gives half of a body and then fails. */
const broken = (body: string | Uint8Array): ReadableStream => {
  let isSent = false;
  const pull = (controller: ReadableStreamDefaultController): void => {
    if (isSent) controller.error(new ConnectionClosed());
    else controller.enqueue(halfOf(body));
    isSent = true;
  };
  // No chunk is queued before it is read: an error would discard it.
  return new ReadableStream({ pull }, { highWaterMark: 0 });
};

/**
 * The answers of halved responses. A map and no subclass: to name `Response` at the start loads all of fetch.
 */
const halved = new WeakMap<Response, Answer>();

/**
 * The whole answer of a halved response; undefined for any other response. A server that has the connection
 * writes the half itself and then closes the connection.
 */
export const halvedAnswer = (response: Response): Answer | undefined => halved.get(response);

const halfResponse = (answer: Answer, body: string | Uint8Array): Response => {
  const response = new Response(broken(body), { status: answer.status, headers: answer.headers });
  halved.set(response, answer);
  return response;
};

/** An answer as a `Response`. Throws `ConnectionClosed` for a dropped answer. */
export const responseOf = (answer: Answer): Response => {
  const { status, headers, body, ends } = answer;
  if (ends === 'dropped') throw new ConnectionClosed();
  if (ends === 'halved' && body !== null) return halfResponse(answer, body);
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, { status, headers });
};
