import type { RunSpec } from '../kit/run.ts';
import type { Listener } from './collector.ts';
import { runChecks } from './engine.ts';
import type { EngineRun } from './engine.ts';
import type { Settings } from './settings.ts';
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
  return { spec, notes, records: [], faults, interrupted: false, unreachable: true };
}

/** Opens the ear for webhooks, runs the checks, and leaves the target as it was found. */
export async function attempt(
  settings: Settings,
  about: { readonly root: string; readonly now: () => number; readonly listener: Listener },
): Promise<Attempt> {
  const { spec, concurrency } = settings;
  const deliveries = await openListener(spec, settings.webhooks, about.now);
  const run: RunSpec = deliveries.webhooks ? { ...spec, webhooks: deliveries.webhooks } : spec;
  const { root, listener } = about;
  const engine = await runChecks({ spec: run, root, concurrency, listener }).finally(() =>
    deliveries.close(),
  );
  return { ...engine, spec: run, notes: [...settings.notes, ...deliveries.notes], unreachable: false };
}
