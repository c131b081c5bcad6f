import { TargetLost } from './errors.ts';
import { locationOf } from './redirect.ts';
import type { RunSpec } from './run.ts';
import { isOfTarget, senderOf } from './sender.ts';

interface Download {
  readonly status: number;
  readonly bytes: Buffer;
}

const TIMEOUT = 15_000;
/** The most redirects to follow in a row. */
const HOPS = 5;

/**
 * The file at a link in an answer, absolute or relative to the target; undefined if nothing answers. Links to the
 * target get the token, because they may need it.
 */
export async function download(run: RunSpec, link: string): Promise<Download | undefined> {
  const post = senderOf(run);
  let url = addressIn(link, `${run.url}/`);
  for (let hop = 0; url !== undefined && hop <= HOPS; hop += 1) {
    const headers: Record<string, string> = isOfTarget(run, url.href)
      ? { Authorization: `Bearer ${run.token}` }
      : {};
    const { origin: base, pathname, search } = url;
    const payload = { kind: 'none' } as const;
    try {
      const arrival = await post({ method: 'get', base, path: pathname + search, headers, payload }, TIMEOUT);
      const next = locationOf(arrival);
      if (next === undefined) return { status: arrival.status, bytes: arrival.bytes };
      url = addressIn(next, url.href);
    } catch (error) {
      if (error instanceof TargetLost) return undefined;
      throw error;
    }
  }
  return undefined;
}

const addressIn = (link: string, base: string): URL | undefined => {
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
};
