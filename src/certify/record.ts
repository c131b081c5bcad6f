import type { Call } from '../../conformance/consumers/call.ts';
import type { Peer } from '../mock/http/peer.ts';
import type { Mock } from '../mock/mock.ts';

/** What the world does to a call on purpose. */
export interface Trouble {
  /** As the report names it. */
  readonly says: string;
  /** Milliseconds before anything is done. */
  readonly wait?: number;
  /** In place of the answer. */
  readonly answer?: () => Response;
  /** What the answer says in place of its body. */
  readonly reshape?: (text: string) => string;
  /** Milliseconds between the making of the answer and its sending. */
  readonly hold?: number;
}

type CallHead = Pick<Call, 'method' | 'path' | 'search' | 'headers'>;

export interface Recorder {
  readonly mock: Mock;
  readonly calls: readonly Call[];
  /** Decides what goes wrong from now on; nothing does before the first call. */
  spoil(trouble: (call: CallHead) => Trouble | undefined): void;
  /** Says what a page asks for at /__certify, and hears when one wants to go on. */
  present(given: object, next: () => void): void;
  /** Forgets the calls. */
  clear(): void;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

const MOST_KEPT = 1_000_000;

const isText = (type: string | null): boolean => type === null || /json|text|xml/.test(type);

const utf8 = new TextDecoder();

/** What is kept of a body: text, or the fields and sizes of a form. */
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

/** Answers a page that asks which round it is, or that goes on to the next one. */
const pageAnswer = ({ method }: Request, path: string, { given, next }: Presented): Response | undefined => {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  if (method === 'GET' && path === '/__certify') return Response.json(given, { headers });
  if (method !== 'POST' || path !== '/__certify/next') return undefined;
  next();
  return new Response(null, { status: 202, headers });
};

/** A mock that keeps every request and answer, and makes go wrong what `spoil` decides. */
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
    // What a browser asks beforehand is not the client's own request.
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
