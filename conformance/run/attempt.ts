import type { RunSpec } from '../kit/run.ts';
import { many } from '../kit/words.ts';
import type { Listener } from './collector.ts';
import { runChecks } from './engine.ts';
import type { EngineRun } from './engine.ts';
import { remainingNotes } from './creations-end.ts';
import type { Settings } from './settings.ts';
import { USED_UP } from './stops.ts';
import { openListener } from './webhooks.ts';

/** What came of trying the target. */
export interface Attempt extends EngineRun {
  readonly spec: RunSpec;
  readonly notes: readonly string[];
  /** The target gave no sign of life, so no check ran. */
  readonly unreachable: boolean;
}

/** What came of a target that cannot be tried, and why not. */
export function unreachable({ spec, notes }: Settings, message: string): Attempt {
  const faults = [{ where: 'target', message }];
  const nothing = { records: [], faults, interrupted: false, leftOut: {}, cleanup: 0, remaining: [] };
  return { spec, notes, ...nothing, unreachable: true };
}

/** Opens the ear for webhooks, runs the checks, and leaves the target as it was found. */
export async function attempt(
  settings: Settings,
  about: { readonly root: string; readonly now: () => number; readonly listener: Listener },
): Promise<Attempt> {
  const { spec, concurrency } = settings;
  const deliveries = await openListener(spec, settings.webhooks, about.now);
  const run: RunSpec = deliveries.webhooks ? { ...spec, webhooks: deliveries.webhooks } : spec;
  const engine = await runChecks({ ...about, spec: run, concurrency }).finally(() => deliveries.close());
  const notes = [
    ...settings.notes,
    ...deliveries.notes,
    ...leftOutNotes(run, engine),
    ...remainingNotes(engine.remaining),
  ];
  return { ...engine, spec: run, notes, unreachable: false };
}

/** What the budget left no time for, in words. */
function leftOutNotes({ budget = 0 }: RunSpec, { leftOut, records }: EngineRun): string[] {
  const cut = records.filter(({ reason }) => reason === USED_UP).length;
  const sections = Object.entries(leftOut).map(([section, count]) => `${section} ${count}`);
  if (cut + sections.length === 0) return [];
  const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  const listed = sections.length === 0 ? '' : ` (${sections.join(', ')})`;
  return [
    `The budget of ${budget / 1000} s was used up: ${many(left, 'check')} left out${listed}, ${cut} cut short.`,
  ];
}
