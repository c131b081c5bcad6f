import type { Mock as Engine } from '../mock/mock.ts';
import type { Place } from './mock-types.ts';

type Fetch = (input: Request | URL | string, init?: RequestInit, place?: Place) => Promise<Response>;

/** A path alone means a path of the mock; everything else works as for `fetch`. */
export const addressed = (input: Request | URL | string, base: string): Request | URL | string =>
  typeof input === 'string' && /^\/(?!\/)/.test(input) ? `${base.replace(/\/+$/, '')}${input}` : input;

/** `fetch` rejects with the given reason, an error or not. */
const reasonOf = (signal: AbortSignal): Error => signal.reason as Error;

/** What is pending; or the reason of the signal, as soon as it is aborted. */
const orAborted = <T>(signal: AbortSignal, pending: Promise<T>): Promise<T> =>
  new Promise((done, failed) => {
    const abort = (): void => failed(reasonOf(signal));
    signal.addEventListener('abort', abort, { once: true });
    pending.then(done, failed).finally(() => signal.removeEventListener('abort', abort));
  });

/** A request whose body ends with its signal, and what happens where the source of the body fails. */
interface Sending {
  readonly request: Request;
  readonly failure: Promise<never>;
}

const sending = (request: Request, body: ReadableStream<Uint8Array>): Sending => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const sent = body.pipeTo(writable, { signal: request.signal });
  const failure = new Promise<never>((_, failed) => {
    sent.catch((cause: unknown) => failed(new TypeError('fetch failed', { cause })));
  });
  return { request: new Request(request, { body: readable, duplex: 'half' }), failure };
};

const withEndingAnswer = (response: Response, signal: AbortSignal): Response => {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  const ending = body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  return new Response(ending, { status, statusText, headers });
};

/** Members that an answer from the network has. `clone` loses them, so they are set again. */
const asFetched = (response: Response, url: string, redirected: boolean): Response =>
  Object.defineProperties(response, {
    url: { value: url.replace(/#.*$/s, ''), configurable: true },
    redirected: { value: redirected, configurable: true },
    type: { value: 'basic', configurable: true },
    clone: {
      value: () => asFetched(Response.prototype.clone.call(response), url, redirected),
      configurable: true,
    },
  });

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The target of a redirect; undefined if the answer has none, or the caller follows itself. */
const placeAfter = ({ status, headers }: Response, { url, redirect }: Request): URL | undefined => {
  const location = headers.get('location');
  if (location === null || redirect === 'manual' || !REDIRECTS.includes(status)) return undefined;
  if (redirect === 'error')
    throw new TypeError('fetch failed: the answer is a redirect, and redirect is error');
  return new URL(location, url);
};

/** The mock as the global `fetch`: what that promises of signals, addresses and bodies holds here. */
export const fetchOf = (engine: Engine, base: string): Fetch => {
  const answered = async (request: Request, isWatched: boolean, { basePath }: Place): Promise<Response> => {
    request.signal.throwIfAborted();
    const body = isWatched ? request.body : null;
    const sent = body && sending(request, body);
    const given = Promise.resolve(engine(sent?.request ?? request, undefined, basePath));
    const response = await orAborted(request.signal, sent ? Promise.race([given, sent.failure]) : given);
    return isWatched ? withEndingAnswer(response, request.signal) : response;
  };
  return async (input, init, at = {}) => {
    const request = new Request(addressed(input, base), init);
    if (!/^https?:/.test(request.url))
      throw new TypeError('fetch failed', {
        cause: new Error(`a mock answers http and https, not ${request.url}`),
      });
    // A body that is there as a whole needs no watching, unless the caller has a signal.
    const isWatched =
      input instanceof Request || init?.signal !== undefined || init?.body instanceof ReadableStream;
    const response = await answered(request, isWatched, at);
    const next = placeAfter(response, request);
    if (!next) return asFetched(response, request.url, false);
    const { headers, signal } = request;
    // The mock redirects reads only: from its root to its documentation.
    return asFetched(await answered(new Request(next, { headers, signal }), isWatched, at), next.href, true);
  };
};
