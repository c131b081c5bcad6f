/** Header fields by name, a plain object: the server writes those without detours. */
export type Fields = Readonly<Record<string, string>>;

/** An answer as values: a server writes it as it is, everybody else is given a `Response` of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Fields;
  readonly body: string | Uint8Array | null;
  /** Where a fault was asked for: nothing of it is sent, or half of it; then the connection closes. Absent: all of it. */
  readonly ends?: 'dropped' | 'halved';
}

/** What whoever waits for an answer gets in the place of one where a fault closes the connection. */
export class ConnectionClosed extends TypeError {
  constructor() {
    super('fetch failed: the connection was closed without an answer, as a fault of this mock says');
  }
}

const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : body;

const utf8 = new TextDecoder();

/** The JSON of an answer as text, whether it was kept as text or as bytes; undefined where it carries none. */
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
  // Nothing ahead of who reads: an error takes away what still waits.
  return new ReadableStream({ pull }, { highWaterMark: 0 });
};

/** Answers of which half is given. No class of its own: to name `Response` at the start loads the whole of fetch. */
const halved = new WeakMap<Response, Answer>();

/**
 * The answer of which a response is half. A server that has the connection writes the answer itself, and then ends the
 * connection.
 */
export const halvedAnswer = (response: Response): Answer | undefined => halved.get(response);

const halfResponse = (answer: Answer, body: string | Uint8Array): Response => {
  const response = new Response(broken(body), { status: answer.status, headers: answer.headers });
  halved.set(response, answer);
  return response;
};

/** Throws `ConnectionClosed` where nothing of the answer is sent. */
export const responseOf = (answer: Answer): Response => {
  const { status, headers, body, ends } = answer;
  if (ends === 'dropped') throw new ConnectionClosed();
  if (ends === 'halved' && body !== null) return halfResponse(answer, body);
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, { status, headers });
};
