import { dayHours } from '../kit/day-hours.ts';
import { perRun } from '../kit/per-run.ts';
import { remembered } from '../kit/remembered.ts';
import type { DatedWindow, Placed } from './dated-windows.ts';
import type { Resource } from './resource.ts';

/** The window of the list of a resource, for the checks that all such lists share. */
export function windowOf<Values extends object>(one: Resource<Values>): DatedWindow {
  const { section, thing, operations, clauses, at, span } = one.about;
  const placed = perRun(() => new Map<string, Promise<Placed>>());
  return {
    section,
    thing: `a ${thing}`,
    operation: operations.list,
    queries: [{}],
    clauses: {
      inside: clauses.listed,
      outside: clauses.outOfRange,
      middays: clauses.lastDay,
      served: 'ACT-32',
      beyond: 'ACT-33',
      noLonger: 'ACT-34',
      noShorter: 'ACT-35',
    },
    place: async (t, home, day, hours) => (await one.given(t, { home, day, more: at?.(hours) ?? {} })).id,
    ...(span && {
      wholeDay: (t, home, day) =>
        remembered(placed(t.run), `${home.residentId} ${day}`, async () => {
          const { id, made } = await one.given(t, { home, day });
          return { id, ...span(dayHours(home.timeZone), day, made ?? {}) };
        }),
    }),
  };
}
