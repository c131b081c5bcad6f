/**
 * One process that starts the mock, with the mutant switched on that its environment names, and tries the suite on it,
 * up to the first violation. It is bundled together with the checks.
 */
import { declaredChecks, type DeclaredCheck } from '../../../conformance/kit/check.ts';
import { choicesOf } from '../../../conformance/report/lock.ts';
import { tryServer } from '../trial.ts';
import { coverageOf, coveringTo } from './coverage.ts';
import { LIMIT, limitTime, secondsTaken } from './time-limit.ts';
import type { SubjectMessage, SubjectTask } from './subject-task.ts';

/** Settles once the message is on its way. */
const send = (message: SubjectMessage): Promise<void> =>
  new Promise((sent) => void process.send?.(message, () => sent()));

/** The checks in the order in which they are tried: those named first, then all others. */
const ordered = (first: readonly string[]): readonly DeclaredCheck[] => {
  const checks = declaredChecks();
  const rank = new Map(first.map((id, place) => [id, place]));
  const rankOf = ({ spec }: DeclaredCheck): number => rank.get(spec.id) ?? first.length;
  return [...checks].sort((one, other) => rankOf(one) - rankOf(other));
};

const run = async ({ seed, first, keys }: SubjectTask): Promise<void> => {
  const begin = (check: string): void => {
    coveringTo(check);
    void send({ kind: 'begun', check });
  };
  const records = await tryServer(
    { seed, begin },
    ordered(first),
    ({ verdict }) => verdict === 'fail' && keys.length === 0,
  );
  const ofVerdict = (verdict: string) => records.filter((record) => record.verdict === verdict);
  await send({
    kind: 'ended',
    violations: ofVerdict('fail').map(({ id, finding }) => ({ check: id, found: finding?.found ?? '' })),
    errors: ofVerdict('error').map(({ id, reason = '' }) => ({ check: id, found: reason })),
    lock: choicesOf(records.flatMap(({ observations }) => observations)),
    coverage: coverageOf(keys),
    seconds: secondsTaken(),
  });
};

limitTime(Number(process.env[LIMIT]));
process.once('message', (task: SubjectTask) => {
  void run(task).then(() => process.disconnect());
});
void send({ kind: 'ready' });
