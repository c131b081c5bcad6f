import { TargetLost } from '../kit/errors.ts';
import { replay } from './replay.ts';
import type { Aim, Failure, Replayed } from './replay.ts';

/** Replays several stories in sequence. `lost` says why it ended early, if the target gave no answer. */
export async function replayAll(
  failures: readonly Failure[],
  aim: Aim,
): Promise<{ readonly all: readonly Replayed[]; readonly lost?: string }> {
  const all: Replayed[] = [];
  try {
    for (const failure of failures) all.push(await replay(failure, aim));
  } catch (error) {
    if (!(error instanceof TargetLost)) throw error;
    return {
      all,
      lost: aim.redact(`The target does not answer: ${error.message}. Start it, or name another with --url.`),
    };
  }
  return { all };
}
