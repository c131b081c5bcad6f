/**
 * One process that starts the mock, with the mutant switched on that its environment names, and tries the suite on it,
 * up to the first violation. What the levers of the empty world could not set up for a check may stand in the filled one,
 * so checks that are unproven are tried there once more. It is bundled together with the checks.
 */
import { declaredChecks, type DeclaredCheck } from '../../../conformance/kit/check.ts';
import type { CheckRecord } from '../../../conformance/kit/record.ts';
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

const run = async (task: SubjectTask): Promise<void> => {
  const { seed, keys } = task;
  const begin = (check: string): void => {
    coveringTo(check);
    void send({ kind: 'begun', check });
  };
  const all = ordered(task);
  const isLast = ({ verdict }: CheckRecord): boolean => verdict === 'fail' && keys.length === 0;
  const records = await tryServer({ seed, begin }, all, isLast);
  const unproven = new Set(records.flatMap(({ id, verdict }) => (verdict === 'unproven' ? [id] : [])));
  const left = records.some(isLast) ? [] : all.filter(({ spec }) => unproven.has(spec.id));
  coveringTo(FILLED);
  // A mutant that keeps the filled world from being made is no fault that a check found.
  const filled = await tryServer({ seed, begin, scenario: 'demo' }, left, isLast).catch(() => []);
  const ofVerdict = (verdict: string) =>
    [...records, ...filled].filter((record) => record.verdict === verdict);
  await send({
    kind: 'ended',
    violations: ofVerdict('fail').map(({ id, finding }) => ({ check: id, found: finding?.found ?? '' })),
    errors: ofVerdict('error').map(({ id, reason = '' }) => ({ check: id, found: reason })),
    observations: Object.fromEntries(records.map(({ id, observations }) => [id, observations])),
    unproven: left
      .map(({ spec }) => spec.id)
      .filter((id) => filled.every((record) => record.id !== id || record.verdict === 'unproven')),
    coverage: coverageOf(keys),
    seconds: secondsTaken(),
  });
};

limitTime(Number(process.env[LIMIT]));
process.once('message', (task: SubjectTask) => {
  void run(task).then(() => process.disconnect());
});
void send({ kind: 'ready' });
