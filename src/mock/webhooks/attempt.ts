import { addressWithoutSecrets } from '../domain/secrets.ts';
import { failureOf } from './failure.ts';
import type { Trust } from './trust.ts';

/** The parts of an answer that delivery reads; the body is ignored. */
type Posted = Pick<Response, 'status'> & Partial<Pick<Response, 'headers' | 'body'>>;

/** Sends one delivery and says how it was taken. */
export type Post = (url: string, init: RequestInit, trust?: Trust) => Promise<Posted>;

/** Posts by fetch, which exists everywhere, and takes no certificates. */
export const postByFetch: Post = (url, init, { ca, skipVerify } = {}) =>
  ca === undefined && skipVerify !== true
    ? fetch(url, init)
    : Promise.reject(
        new Error(
          'this mock sends with fetch, which does not support `ca` and `skipVerify`; use startMock, or set NODE_EXTRA_CA_CERTS',
        ),
      );

/** The outcome of an attempt; with a reason, it failed. */
export interface Outcome {
  readonly status?: number;
  readonly reason?: string;
}

const ATTEMPT_LIMIT_MS = 10_000;

/** Why an answer counts as a failure; undefined if the event arrived. */
const complaintAbout = ({ status, headers }: Posted): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status < 300 || status >= 400) return `the receiver answered ${status}`;
  const place = headers?.get('location') ?? undefined;
  return `the receiver answered ${status}, a redirect${place === undefined ? '' : ` to ${addressWithoutSecrets(place).slice(0, 200)}`}; deliveries do not follow redirects`;
};

const TRUST_BY =
  'give the receiver `ca` (PEM) or `skipVerify: true` by POST /__admin/receivers, or start the mock with NODE_EXTRA_CA_CERTS=FILE';

/** Sends an event once. Never rejects. */
export const attempt = async (
  { url, ...trust }: Trust & { readonly url: string },
  headers: Readonly<Record<string, string>>,
  body: string,
  post: Post,
): Promise<Outcome> => {
  try {
    const init: RequestInit = {
      method: 'POST',
      headers,
      body,
      // A redirect would send the key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
    };
    const answer = await post(url, init, trust);
    // An unread body keeps its connection open.
    await answer.body?.cancel().catch(() => undefined);
    const reason = complaintAbout(answer);
    return { status: answer.status, ...(reason !== undefined && { reason }) };
  } catch (error) {
    return { reason: failureOf(error, TRUST_BY) };
  }
};
