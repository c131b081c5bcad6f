import { many } from '../kit/words.ts';
import type { ExitCode } from '../run/exit.ts';
import { nearest } from '../run/nearest.ts';
import { UsageError } from '../run/usage.ts';
import type { Failure, Replayed } from './replay.ts';

const words = {
  again: 'STILL THERE',
  gone: 'GONE',
  astray: 'NOT KNOWN',
} as const;

/** The results of the replayed stories as text. */
export function replayedText(all: readonly Replayed[]): string {
  const blocks = all.map(({ id, outcome, steps, says }) =>
    [
      `${words[outcome]}  ${id}`,
      ...steps.map((step, at) => `  ${String(at + 1).padStart(2)}  ${step}`),
      ...says.map((line) => `      ${line}`),
    ].join('\n'),
  );
  const count = (outcome: Replayed['outcome']): number => all.filter((one) => one.outcome === outcome).length;
  const total = `${many(all.length, 'failure')} sent again: ${count('again')} still there, ${count('gone')} gone, ${count('astray')} not known.`;
  return `${[...blocks, total].join('\n\n')}\n`;
}

/** 1: a failure is still there; 3: none is, but some are unknown; 0: all are gone. */
export function exitOf(all: readonly Replayed[]): ExitCode {
  if (all.some(({ outcome }) => outcome === 'again')) return 1;
  return all.some(({ outcome }) => outcome === 'astray') ? 3 : 0;
}

/** The named failure, or all failures. Throws UsageError with the nearest ids if there is none. */
export function askedFor(failures: readonly Failure[], check: string | undefined): readonly Failure[] {
  if (failures.length === 0)
    throw new UsageError('Nothing to replay: the results have no failure with recorded requests.');
  if (check === undefined) return failures;
  const found = failures.filter(({ id }) => id === check);
  if (found.length > 0) return found;
  const ids = failures.map(({ id }) => id);
  const close = nearest(check, ids, 3);
  throw new UsageError(
    `The results hold no failure of '${check}'. ${close.length > 0 ? `Nearest: ${close.join(', ')}.` : `They hold ${ids.slice(0, 5).join(', ')}.`}`,
  );
}
