import type { Fault } from './finding.ts';

/** The state of the mock, part by part, from `GET /__admin/digest`. */
export type Digest = Readonly<Record<string, string>>;

/** A refused request has to leave every part as it was. */
export const traceFault = (before: Digest, after: Digest): Fault | undefined => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return changed.length === 0
    ? undefined
    : { kind: 'trace', says: `was refused, and ${changed.join(', ')} changed` };
};
