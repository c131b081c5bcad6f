import type { RunSpec } from './run.ts';

/** Something that all checks of a run share within one worker, made when it is first asked for. */
export function perRun<T>(make: () => T): (run: RunSpec) => T {
  const made = new Map<string, T>();
  return (run) => {
    const key = `${run.url} ${run.tenant} ${run.startedAt}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const first = make();
    made.set(key, first);
    return first;
  };
}
