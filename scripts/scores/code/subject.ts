/**
 * One process that starts the mock, with the mutant switched on that its environment names, and tries the suite on it,
 * up to the first violation. What the levers of the empty world could not set up for a check may stand in a filled one, so
 * checks that are unproven are tried there, too. It is bundled together with the checks.
 */
import { declaredChecks, type DeclaredCheck } from '../../../conformance/kit/check.ts';
import type { CheckRecord } from '../../../conformance/kit/record.ts';
import { routes } from '../../../src/mock/http/routes.ts';
import { validateParameters, validateValue } from '../../../src/mock/http/validate.ts';
import { ordinaryConfig } from '../../../src/variants/ordinary-config.ts';
import { tryServer } from '../trial.ts';
import { coverageOf, coveringTo, FILLED } from './coverage.ts';
import { LIMIT, limitTime, secondsTaken } from './time-limit.ts';
import type { SubjectMessage, SubjectTask } from './subject-task.ts';

/** Settles once the message is on its way. */
const send = (message: SubjectMessage): Promise<void> =>
  new Promise((sent) => void process.send?.(message, () => sent()));

/** The checks in the order in which they are tried: those named first, then all others of a whole suite. */
const ordered = ({ first, isWhole }: SubjectTask): readonly DeclaredCheck[] => {
  const checks = declaredChecks().filter(({ spec }) => isWhole || first.includes(spec.id));
  const rank = new Map(first.map((id, place) => [id, place]));
  const rankOf = ({ spec }: DeclaredCheck): number => rank.get(spec.id) ?? first.length;
  return [...checks].sort((one, other) => rankOf(one) - rankOf(other));
};

/** As staff of the platform see it, and as a partner without levers does: a mutant may break the lever itself. */
const FILLED_WORLDS = [
  { scenario: 'demo' },
  { scenario: 'demo', configured: ordinaryConfig },
] as const satisfies readonly Partial<Parameters<typeof tryServer>[0]>[];

/** Whether a check was unproven whenever it was tried so far. */
const unprovenIn =
  (records: readonly CheckRecord[]) =>
  (check: string): boolean =>
    records.every(({ id, verdict }) => id !== check || verdict === 'unproven');

/** The validators are made at their first use, for all checks: they would count as run by the first one alone. */
const makeValidators = (): void => {
  for (const coerces of [false, true]) validateValue('#/components/schemas/Facility', {}, coerces);
  for (const { id, query } of routes) validateParameters(id, query.parameters, { none: '' });
};

const run = async (task: SubjectTask): Promise<void> => {
  const { seed, keys } = task;
  if (keys.length > 0) makeValidators();
  const begin = (check: string): void => {
    coveringTo(check);
    void send({ kind: 'begun', check });
  };
  const all = ordered(task);
  const isLast = ({ verdict }: CheckRecord): boolean => verdict === 'fail' && keys.length === 0;
  // A place that only shared data runs would count as run by the check that asks for the data first.
  const sharesNothing = keys.length > 0;
  const records: CheckRecord[] = [...(await tryServer({ seed, begin, sharesNothing }, all, isLast))];
  const empty = [...records];
  const isUnproven = unprovenIn(records);
  for (const filled of FILLED_WORLDS) {
    const left = records.some(isLast) ? [] : all.filter(({ spec }) => isUnproven(spec.id));
    coveringTo(FILLED);
    // A mutant that keeps a filled world from being made is no fault that a check found.
    if (left.length > 0)
      records.push(
        ...(await tryServer({ seed, begin, sharesNothing, ...filled }, left, isLast).catch(() => [])),
      );
  }
  const ofVerdict = (verdict: string) => records.filter((record) => record.verdict === verdict);
  await send({
    kind: 'ended',
    violations: ofVerdict('fail').map(({ id, finding }) => ({ check: id, found: finding?.found ?? '' })),
    errors: ofVerdict('error').map(({ id, reason = '' }) => ({ check: id, found: reason })),
    observations: Object.fromEntries(empty.map(({ id, observations }) => [id, observations])),
    unproven: all.map(({ spec }) => spec.id).filter(isUnproven),
    coverage: coverageOf(keys),
    seconds: secondsTaken(),
  });
};

limitTime(Number(process.env[LIMIT]));
process.once('message', (task: SubjectTask) => {
  void run(task).then(() => process.disconnect());
});
void send({ kind: 'ready' });
