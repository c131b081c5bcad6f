import type { RunSpec } from './run.ts';

interface Download {
  readonly status: number;
  readonly bytes: Buffer;
}

const TIMEOUT = 15_000;

/**
 * What lies behind a link of an answer, absolute or relative to the target; undefined where nothing answers. Links
 * of the target's own are followed with the token, for nothing says that they are open to everybody.
 */
export async function download({ url: base, token }: RunSpec, link: string): Promise<Download | undefined> {
  const url = URL.canParse(link, `${base}/`) ? new URL(link, `${base}/`) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = url.origin === new URL(base).origin;
  const headers: Record<string, string> = isOwn ? { Authorization: `Bearer ${token}` } : {};
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch {
    return undefined;
  }
}
