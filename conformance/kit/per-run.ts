import { remembered } from './remembered.ts';
import type { RunSpec } from './run.ts';

/** Something that all checks of a run share within one worker, made when it is first asked for. */
export function perRun<T>(make: () => T): (run: RunSpec) => T {
  const made = new Map<string, T>();
  return (run) => remembered(made, `${run.url} ${run.tenant} ${run.startedAt} ${run.turn ?? 1}`, make);
}
