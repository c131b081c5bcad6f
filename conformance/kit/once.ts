import type { RunSpec } from './run.ts';

const lasting = <Host extends object>(host: Host): Host =>
  'afterwards' in host ? { ...host, afterwards: () => undefined } : host;

/**
 * A maker of data that many checks share, such as the activity types of the target: it runs once for each run and
 * worker, and again after it failed. What it makes outlives the check that asked first: whoever asks later must not
 * find people that are gone.
 */
export function once<Host extends { readonly run: RunSpec }, T>(
  make: (host: Host) => Promise<T>,
): (host: Host) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (host) => {
    const key = `${host.run.url} ${host.run.tenant} ${host.run.startedAt}`;
    const known = made.get(key);
    if (known) return known;
    const coming = make(lasting(host));
    made.set(key, coming);
    coming.catch(() => made.delete(key));
    return coming;
  };
}
