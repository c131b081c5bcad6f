import { matchesGlob } from '../kit/glob.ts';
import { many } from '../kit/words.ts';
import type { Attempt } from './attempt.ts';
import { listChecks } from './engine.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage.ts';
import type { Waiver } from './waivers.ts';

/**
 * Ids of the existing checks. All check files are loaded only if a waiver names a check that did not run. Throws
 * UsageError with the nearest ids if the filter matches no check.
 */
export async function knownChecks(
  run: Attempt,
  waivers: readonly Waiver[],
  root: string,
): Promise<readonly string[]> {
  const { spec, records, faults, interrupted, leftOut } = run;
  const ran = records.map(({ id }) => id);
  const empty =
    spec.only !== undefined &&
    records.length + faults.length + Object.keys(leftOut).length === 0 &&
    !interrupted;
  if (!empty && waivers.every(({ check }) => ran.includes(check))) return ran;
  const all = await listChecks(root);
  // A shard of a few checks can be empty, so the filter is compared with the ids of all checks.
  const elsewhere = spec.shard !== undefined && all.some((id) => matchesGlob(spec.only ?? '*', id));
  if (empty && !elsewhere) throw nothingChosen(spec.only ?? '*', spec.profiles, all);
  return all;
}

/** The error for a filter that matches no check of these profiles, with suggestions. */
export function nothingChosen(only: string, profiles: readonly string[], all: readonly string[]): UsageError {
  const elsewhere = all.filter((id) => matchesGlob(only, id));
  if (elsewhere.length > 0) {
    return new UsageError(
      `--only '${only}' names ${many(elsewhere.length, 'check')}, but none of the profiles ${profiles.join(', ')}: ${elsewhere.slice(0, 5).join(', ')}. Add the profile with --profile.`,
    );
  }
  const close = nearest(only.replaceAll('*', ''), all, 3);
  const next =
    close.length > 0
      ? `Nearest: ${close.join(', ')}.`
      : `Write a glob over check ids, such as 'residents.*'.`;
  return new UsageError(`--only '${only}' matches none of ${many(all.length, 'check')}. ${next}`);
}
