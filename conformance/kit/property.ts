import fc from 'fast-check';
import type { Client } from './client.ts';
import { Unproven, Violation } from './errors.ts';
import { cut } from './json.ts';
import type { Exchange } from './record.ts';
import type { RunSpec } from './run.ts';

/** How a property is tried: which seed, how many examples, and how long at most (milliseconds). */
interface Trial {
  readonly seed: number;
  readonly runs: number;
  readonly timeLimit: number;
}

type ExchangeLog = Pick<Client, 'recentExchanges' | 'forget'>;

const LONGEST = 300_000;

/** Examples are drawn until the budget of the run is used up; one is tried even then. */
export function trialOf(run: RunSpec, runs: number | undefined, now: number): Trial {
  const rest = run.budget === undefined ? LONGEST : run.startedAt + run.budget - now;
  const wanted = runs ?? run.runs;
  return rest <= 0
    ? { seed: run.seed, runs: 1, timeLimit: 30_000 }
    : { seed: run.seed, runs: wanted, timeLimit: Math.min(rest, LONGEST) };
}

/**
 * Raises the violation of the smallest example found, with what is needed to see it again; gives back how many
 * examples held. An error that is no violation ends the trial as it is: it says nothing about the example.
 */
export async function holdsForAll<T>(
  arbitrary: fc.Arbitrary<T>,
  predicate: (example: T) => Promise<void>,
  trial: Trial,
  log: ExchangeLog,
): Promise<number> {
  let escaped: { readonly error: unknown } | undefined;
  const property = fc.asyncProperty(arbitrary, async (example) => {
    if (escaped) return;
    log.forget();
    try {
      await predicate(example);
    } catch (error) {
      if (error instanceof Violation) throw withRecentExchanges(error, log.recentExchanges());
      if (fc.PreconditionFailure.isFailure(error)) throw error;
      escaped = { error };
    }
  });
  const { seed, runs, timeLimit } = trial;
  const details = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: timeLimit });
  if (details.failed && details.errorInstance instanceof Violation) {
    throw seenAgain(
      details.errorInstance,
      details.seed,
      details.counterexamplePath ?? '',
      fc.stringify(details.counterexample?.[0]),
    );
  }
  if (escaped) throw escaped.error;
  if (details.interrupted && details.numRuns === 0)
    throw new Unproven('the time for this property was used up before the first example');
  if (details.failed)
    throw new Error(`no example of the property met its precondition (${details.numSkips} drawn)`);
  return details.numRuns;
}

/** What is drawn for a model run, and what is looked at when a sequence is over. */
export interface Sequences<Model, Real> {
  readonly maxCommands?: number;
  readonly atEnd?: (model: Model, real: Real) => Promise<void>;
}

/** A model run: commands that move the suite's model and the target alike, checked after every step and at the end. */
export async function holdsForModel<Model extends object, Real>(
  commands: readonly fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
  setup: () => Promise<{ model: Model; real: Real }>,
  trial: Trial,
  log: ExchangeLog,
  { maxCommands = 12, atEnd }: Sequences<Model, Real> = {},
): Promise<number> {
  const sequences = fc.commands([...commands], { maxCommands });
  const run = async (sequence: Iterable<fc.AsyncCommand<Model, Real>>): Promise<void> => {
    const begun = await setup();
    await fc.asyncModelRun(() => begun, sequence);
    await atEnd?.(begun.model, begun.real);
  };
  return holdsForAll(sequences, run, trial, log);
}

/** The exchanges that led to a violation, the one that shows it last. */
export function withRecentExchanges(violation: Violation, recentExchanges: readonly Exchange[]): Violation {
  const shown = violation.finding.exchanges.at(-1);
  const at = shown === undefined ? recentExchanges.length - 1 : recentExchanges.indexOf(shown);
  return at < 0
    ? violation
    : new Violation({ ...violation.finding, exchanges: recentExchanges.slice(0, at + 1) });
}

function seenAgain(violation: Violation, seed: number, path: string, counterexample: string): Violation {
  const replayPath = /replayPath="([^"]*)"/.exec(counterexample)?.[1];
  return new Violation({
    ...violation.finding,
    replay: { seed, path, ...(replayPath !== undefined && { replayPath }) },
    counterexample: cut(counterexample, 2_000),
  });
}
