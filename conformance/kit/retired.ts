import { retiredChecks } from '../../openapi/generated/retired-checks.ts';

/** The check that tries what this one tried: the same, unless it went. */
export const currentCheck = (id: string): string => retiredChecks[id] ?? id;

/** Every id by which a check goes: its own, and those of the checks whose sentences it took over. */
export const namesOfCheck = (id: string): readonly string[] => [
  id,
  ...Object.keys(retiredChecks).filter((name) => retiredChecks[name] === id),
];
