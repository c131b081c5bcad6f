import type { RunSpec } from '../kit/run.ts';
import { redactorOf } from '../kit/secrets.ts';
import { many } from '../kit/words.ts';
import type { Listener } from './collector.ts';
import { runChecks } from './engine.ts';
import type { EngineRun } from './engine.ts';
import { remainingNotes } from './creations-end.ts';
import { DISTURBED } from './second-try.ts';
import type { Settings } from './settings.ts';
import { USED_UP } from './stops.ts';
import type { Stops } from './stops.ts';
import { openListener } from './webhooks.ts';

/** The result of one run against the target. */
export interface Attempt extends EngineRun {
  readonly spec: RunSpec;
  readonly notes: readonly string[];
  /** The target did not answer, so no check ran. */
  readonly unreachable: boolean;
}

/** The result of a run that could not start; `message` says why. */
export function unreachable({ spec, notes }: Settings, message: string): Attempt {
  const faults = [{ where: 'target', message }];
  const nothing = { records: [], interrupted: false, leftOut: {}, cleanup: 0, remaining: [], flaky: 0 };
  const unanswered = { requests: 0, ofRequests: 0, writes: 0, ofWrites: 0 };
  return { spec, notes, faults, ...nothing, unanswered, unreachable: true };
}

export interface AttemptOptions {
  readonly root: string;
  readonly now: () => number;
  readonly listener: Listener;
  /** Ends the run early. */
  readonly stops: Stops;
}

/** Opens the webhook listener, runs the checks and closes the listener. */
export async function attempt(
  settings: Settings,
  { root, now, listener, stops }: AttemptOptions,
): Promise<Attempt> {
  const { spec, concurrency } = settings;
  const config = stops.cause() === undefined ? settings.webhooks : undefined;
  const deliveries = await openListener(spec, config, now, stops.signal);
  const run: RunSpec = deliveries.webhooks ? { ...spec, webhooks: deliveries.webhooks } : spec;
  let left: readonly string[] = [];
  const engine = await runChecks({ root, listener, stops, spec: run, concurrency }).finally(async () => {
    left = await deliveries.close();
  });
  const notes = [
    ...settings.notes,
    ...deliveries.notes,
    ...leftOutNotes(run, engine),
    ...disturbedNotes(engine),
    ...remainingNotes(engine.remaining),
    ...left,
  ];
  const redact = redactorOf(run);
  const faults = engine.faults.map((fault) => ({ ...fault, message: redact(fault.message) }));
  return { ...engine, faults, spec: run, notes: notes.map(redact), unreachable: false };
}

/** Says in words how many failures were not seen again. */
function disturbedNotes({ records }: EngineRun): string[] {
  const disturbed = records.filter(({ reason }) => reason === DISTURBED).map(({ id }) => id);
  if (disturbed.length === 0) return [];
  return [
    `${many(disturbed.length, 'check')} failed while other checks ran and passed when run again alone, so they are unproven: ${disturbed.join(', ')}.`,
  ];
}

/** Says in words which checks did not run because the budget was used up. */
function leftOutNotes({ budget = 0 }: RunSpec, { leftOut, records }: EngineRun): string[] {
  const cut = records.filter(({ reason }) => reason === USED_UP).length;
  const sections = Object.entries(leftOut).map(([section, count]) => `${section} ${count}`);
  if (cut + sections.length === 0) return [];
  const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  const listed = sections.length === 0 ? '' : ` (${sections.join(', ')})`;
  return [
    `The budget of ${budget / 1000} s was used up: ${many(left, 'check')} not run${listed}, ${cut} cut short.`,
  ];
}
