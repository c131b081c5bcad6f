import { causeText } from '../report/cause-kinds.ts';
import { causeOf } from '../report/cause.ts';
import type { CheckResult, Choices, ClauseResult, ClauseState, Results } from '../report/results.ts';

/** A promise whose state differs between two runs: a clause, or a check that cites none. */
export interface Change {
  readonly id: string;
  readonly says: string;
  readonly before: State;
  readonly after: State;
  /** Why it has no judgement now, if it has none. */
  readonly reason?: string;
  /** The fault of the target, if it fails now. */
  readonly cause?: string;
  /** Its failing checks. */
  readonly checks?: readonly string[];
}

/** `absent`: the run does not know the clause or the check. */
type State = ClauseState | 'absent';

/** A reading that differs, of one operation if the readings of the choice differ by operation. */
interface ChoiceChange {
  readonly choice: string;
  readonly operation?: string;
  readonly before: string;
  readonly after: string;
}

/** The facts of one of the two runs. */
export interface Side {
  readonly target: Results['target'];
  readonly contract: string;
  readonly profiles: readonly string[];
  readonly only?: string;
  readonly shard?: string;
  readonly startedAt: string;
  readonly exitCode: number;
  readonly requests: number;
  readonly seconds: number;
}

export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  /** Violated now, but not violated or waived before. */
  readonly broken: readonly Change[];
  /** Held now, and violated or waived before. */
  readonly fixed: readonly Change[];
  /** Judged before, but not now. */
  readonly unproven: readonly Change[];
  /** Held now, but not judged before. */
  readonly judged: readonly Change[];
  /** Waived now, but not failing before. */
  readonly waived: readonly Change[];
  /** Read in both runs, with different results. */
  readonly choices: readonly ChoiceChange[];
  /** How many promises only one of the runs covers; only a failure of these is a change. */
  readonly askedOnly: { readonly before: number; readonly after: number };
}

/** Two runs compared by clause. */
export function compared(before: Results, after: Results): Comparison {
  const [earlier, later] = [promisesOf(before), promisesOf(after)];
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((id): Change[] => {
    const [one, other] = [earlier.get(id), later.get(id)];
    const change = { id, says: other?.says ?? one?.says ?? '', before: stateOf(one), after: stateOf(other) };
    if (change.before === change.after) return [];
    return [
      { ...change, ...(other?.reason !== undefined && { reason: other.reason }), ...failureOf(other, after) },
    ];
  });
  const those = (is: (change: Change) => boolean): readonly Change[] => changes.filter(is);
  return {
    before: sideOf(before),
    after: sideOf(after),
    broken: those((one) => one.after === 'violated' && !fails(one.before)),
    fixed: those((one) => one.after === 'held' && fails(one.before)),
    unproven: those((one) => isJudged(one.before) && !isJudged(one.after) && one.after !== 'absent'),
    judged: those((one) => one.after === 'held' && !isJudged(one.before) && one.before !== 'absent'),
    waived: those((one) => one.after === 'waived' && !fails(one.before)),
    choices: choicesBetween(before.choices, after.choices),
    askedOnly: {
      before: those((one) => one.after === 'absent').length,
      after: those((one) => one.before === 'absent').length,
    },
  };
}

const fails = (state: State): boolean => state === 'violated' || state === 'waived';
const isJudged = (state: State): boolean => state === 'held' || fails(state);

/** A clause of a run, or a check without clauses, such as a check of breadth. */
type Promised = Pick<ClauseResult, 'id' | 'says' | 'state' | 'checks'> & { readonly reason?: string };

const stateOf = (promised: Promised | undefined): State => promised?.state ?? 'absent';

/** Clauses that no check of the run cites are not covered. Open clauses are compared as choices. */
function promisesOf({ clauses, checks }: Results): ReadonlyMap<string, Promised> {
  const stated = clauses.filter(
    ({ determinacy, checks: citing }) => determinacy === 'firm' && citing.length > 0,
  );
  const alone = checks.filter((check) => check.clauses.length === 0).map(asPromised);
  return new Map([...stated, ...alone].map((one) => [one.id, one]));
}

const states: Readonly<Record<CheckResult['verdict'], ClauseState>> = {
  pass: 'held',
  fail: 'violated',
  waived: 'waived',
  observed: 'observed',
  unproven: 'unproven',
  'not-applicable': 'not-applicable',
  error: 'unproven',
};

const asPromised = ({ id, says, verdict, reason }: CheckResult): Promised => ({
  id,
  says,
  state: states[verdict],
  checks: [id],
  ...(reason !== undefined && { reason }),
});

/** The failures of a violated promise, with the cause of the first. */
function failureOf(promised: Promised | undefined, { checks }: Results): Pick<Change, 'cause' | 'checks'> {
  if (promised?.state !== 'violated') return {};
  const failing = checks.filter(
    ({ id, verdict, finding }) =>
      verdict === 'fail' &&
      promised.checks.includes(id) &&
      (finding?.clauses === undefined || id === promised.id || finding.clauses.includes(promised.id)),
  );
  const [first] = failing;
  return {
    checks: failing.map(({ id }) => id),
    ...(first?.finding && { cause: causeText(first.cause ?? causeOf(first.finding)) }),
  };
}

function choicesBetween(before: Choices, after: Choices): readonly ChoiceChange[] {
  return Object.entries(before).flatMap(([choice, one]) => {
    const other = after[choice];
    if (other === undefined) return [];
    if (typeof one === 'string' && typeof other === 'string')
      return one === other ? [] : [{ choice, before: one, after: other }];
    const operations = [one, other].flatMap((map) => (typeof map === 'string' ? [] : Object.keys(map)));
    return [...new Set(operations)].sort().flatMap((operation) => {
      const [was, is] = [one, other].map((map) => (typeof map === 'string' ? map : map[operation]));
      return was === undefined || is === undefined || was === is
        ? []
        : [{ choice, operation, before: was, after: is }];
    });
  });
}

const sideOf = (results: Results): Side => {
  const { target, contract, profiles, only, shard, startedAt, exitCode, summary, seconds } = results;
  return {
    ...{ target, contract, profiles, startedAt, exitCode, seconds },
    ...(only !== undefined && { only }),
    ...(shard !== undefined && { shard }),
    requests: summary.requests,
  };
};
