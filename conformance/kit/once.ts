import { perRun } from './per-run.ts';
import type { RunSpec } from './run.ts';

interface Hosting {
  readonly run: RunSpec;
}

/** The same tools for data that outlives the check: nothing is deleted before the run ends. */
export const forWholeRun = <Host extends Hosting>(host: Host): Host =>
  'afterwards' in host ? { ...host, afterwards: () => undefined } : host;

/**
 * A maker of data that many checks share, such as the activity types of the target: it runs once for each run and
 * worker, and again after it failed. Its data outlives the first check that asks: later checks still need it.
 */
export function once<Host extends Hosting, T>(make: (host: Host) => Promise<T>): (host: Host) => Promise<T> {
  const shelf = perRun((): { coming?: Promise<T> } => ({}));
  return (host) => {
    const slot = shelf(host.run);
    if (slot.coming) return slot.coming;
    const coming = make(forWholeRun(host));
    slot.coming = coming;
    coming.catch(() => delete slot.coming);
    return coming;
  };
}

/** Like `once`, but once per key, such as an operation. */
export function onceEach<Host extends Hosting, Key, T>(
  make: (host: Host, key: Key) => Promise<T>,
): (host: Host, key: Key) => Promise<T> {
  const known = new Map<Key, (host: Host) => Promise<T>>();
  return (host, key) => {
    const maker = known.get(key) ?? once((one: Host) => make(one, key));
    known.set(key, maker);
    return maker(host);
  };
}
