import type { Call } from '../../conformance/consumers/call.ts';
import type { Peer } from '../mock/http/peer.ts';
import type { Mock } from '../mock/mock.ts';

/** What the world does to a call on purpose. */
export interface Trouble {
  /** Its name in the report. */
  readonly says: string;
  /** Milliseconds before the call is handled. */
  readonly wait?: number;
  /** Replaces the answer. */
  readonly answer?: () => Response;
  /** Replaces the body of the answer. */
  readonly reshape?: (text: string) => string;
  /** Milliseconds for which the finished answer is held back. */
  readonly hold?: number;
}

type CallHead = Pick<Call, 'method' | 'path' | 'search' | 'headers'>;

export interface Recorder {
  readonly mock: Mock;
  readonly calls: readonly Call[];
  /** Sets the function that decides what goes wrong. At first nothing does. */
  spoil(trouble: (call: CallHead) => Trouble | undefined): void;
  /** Sets the answer for a page at /__certify, and what happens when a page goes on to the next round. */
  present(given: object, next: () => void): void;
  /** Forgets the calls. */
  clear(): void;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

const MOST_KEPT = 1_000_000;

const isText = (type: string | null): boolean => type === null || /json|text|xml/.test(type);

const utf8 = new TextDecoder();

/** Reads what is kept of a body: its text, or the fields and file sizes of a form. */
export const keptBody = async (
  bytes: ArrayBuffer,
  type: string | null,
): Promise<Pick<Call, 'body' | 'fields' | 'repeated' | 'files'>> => {
  if (bytes.byteLength === 0) return { body: '' };
  if (type?.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } })
      .formData()
      .catch(() => undefined);
    if (form) {
      const entries = [...form];
      const texts = entries.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      );
      const fields = Object.fromEntries(texts);
      const repeated = texts.map(([name]) => name).filter((name, at, all) => all.indexOf(name) < at);
      const files = entries.flatMap(([part, value]) =>
        typeof value === 'string' ? [] : [{ part, bytes: value.size }],
      );
      const lines = [
        ...texts.map(([name, value]) => `${name}=${value}`),
        ...files.map((file) => `${file.part}=<${file.bytes} bytes>`),
      ];
      return { body: lines.join('\n'), fields, repeated, files };
    }
  }
  return { body: utf8.decode(bytes.slice(0, MOST_KEPT)) };
};

const reshaped = async (response: Response, reshape: (text: string) => string): Promise<Response> => {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(reshape(await response.text()), { status: response.status, headers });
};

const retryAfterOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

interface Presented {
  readonly given: object;
  readonly next: () => void;
}

/** Answers a page that asks for its round, or goes on to the next one. */
const pageAnswer = ({ method }: Request, path: string, { given, next }: Presented): Response | undefined => {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  if (method === 'GET' && path === '/__certify') return Response.json(given, { headers });
  if (method !== 'POST' || path !== '/__certify/next') return undefined;
  next();
  return new Response(null, { status: 202, headers });
};

/** A mock that keeps every request and answer, with the faults that `spoil` decides. */
export const recording = (mock: Mock, now: () => number, heard: () => void): Recorder => {
  let calls: Call[] = [];
  let spoiled: (call: CallHead) => Trouble | undefined = () => undefined;
  let count = 0;
  let presented: Presented | undefined;

  const served = async (request: Request, peer?: Peer): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url);
    if (path.startsWith('/__admin'))
      return new Response('This world has no control plane.\n', { status: 404 });
    const page = presented && pageAnswer(request, path, presented);
    if (page) return page;
    // A preflight of the browser is not a request of the client.
    const isUnrecorded = request.method === 'OPTIONS' || (!path.startsWith('/api/') && path !== '/ping');
    if (isUnrecorded) return mock(request, peer);
    const at = now();
    const n = (count += 1);
    const { method } = request;
    const headers = Object.fromEntries(request.headers);
    const bytes = await request.arrayBuffer();
    heard();
    const trouble = spoiled({ method, path, search, headers });
    if (trouble?.wait !== undefined) await pause(trouble.wait);
    const made =
      trouble?.answer?.() ??
      (await mock(
        new Request(request.url, { method, headers, ...(bytes.byteLength > 0 && { body: bytes }) }),
        peer,
      ));
    const response = trouble?.reshape ? await reshaped(made, trouble.reshape) : made;
    if (trouble?.hold !== undefined) await pause(trouble.hold);
    const answer = isText(response.headers.get('content-type'))
      ? (await response.clone().text()).slice(0, MOST_KEPT)
      : '';
    const retryAfter = retryAfterOf(response);
    calls.push({
      ...{ n, at, ended: now(), method, path, search, headers },
      ...(await keptBody(bytes, request.headers.get('content-type'))),
      ...{ status: response.status, answer },
      ...(retryAfter !== undefined && { retryAfter }),
      ...(trouble && { trouble: trouble.says }),
      ...(request.signal.aborted && { isAborted: true }),
    });
    heard();
    return response;
  };

  return {
    mock: served,
    get calls() {
      return calls;
    },
    spoil: (trouble) => {
      spoiled = trouble;
    },
    present: (given, next) => {
      presented = { given, next };
    },
    clear: () => {
      calls = [];
    },
  };
};
