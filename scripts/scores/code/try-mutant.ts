import { choicesOf } from '../../../conformance/report/lock.ts';
import { AT_START, FILLED } from './coverage.ts';
import type { SourceMutant } from './instrument.ts';
import { changedChoices, type ChangedChoice } from './changed-choices.ts';
import { runSubject, type Ended } from './run-subject.ts';
import type { Outcome } from './subject-task.ts';

/** Timed-out ones and those that do not start say nothing of the suite, and are counted apart. */
type CodeVerdict = 'caught' | 'survived' | 'timed-out' | 'crashed-at-start';

interface Verdict {
  readonly verdict: CodeVerdict;
  /** What caught it, or where it ended. */
  readonly by: readonly string[];
  /** Errors of the suite itself, which catch nothing. */
  readonly errors?: readonly string[];
  /** Choices that are observed otherwise than on the original server; of a survivor. */
  readonly lock?: readonly ChangedChoice[];
}

export interface TriedMutant extends Omit<SourceMutant, 'key'>, Verdict {
  /** How many checks run its place. */
  readonly reachedBy: number;
  readonly seconds: number;
}

/** What the original server showed. */
export interface Original extends Pick<Outcome, 'observations' | 'unproven'> {
  readonly checks: readonly string[];
  /** The checks that run the place of each mutant, by its key. */
  readonly coverage: Readonly<Record<string, readonly string[]>>;
  /** Seconds of the processor that the whole suite takes. */
  readonly seconds: number;
}

const wordsOf = (text: string): readonly string[] => text.split(/\W+/);

/** Whether a path has the words of a check's section, as `operations/photos/list.ts` and `access/family.ts` do. */
const isNear = (file: string, check: string): boolean => {
  const words = wordsOf(file);
  return wordsOf(check.split('.')[0] ?? check).every((word) => words.includes(word));
};

/** The checks to try first: of those that run the mutant, the ones of its section, then the others. */
export const nearestFirst = (
  { file, key }: Pick<SourceMutant, 'file' | 'key'>,
  { checks, coverage, unproven }: Pick<Original, 'checks' | 'coverage' | 'unproven'>,
): readonly string[] => {
  const covering = new Set([...(coverage[key] ?? []), ...(coverage[key]?.includes(FILLED) ? unproven : [])]);
  const reaching = covering.has(AT_START) ? checks : checks.filter((check) => covering.has(check));
  const near = reaching.filter((check) => isNear(file, check));
  return [...near, ...reaching.filter((check) => !near.includes(check))];
};

/** The readings that these checks observed. */
const lockOf = ({ observations }: Pick<Outcome, 'observations'>, checks: readonly string[]) =>
  choicesOf(checks.flatMap((check) => observations[check] ?? []));

const verdictOf = (ended: Ended, original: Original, checks: readonly string[]): Verdict => {
  switch (ended.kind) {
    case 'timed-out':
      return { verdict: 'timed-out', by: [ended.during ?? 'the start'] };
    case 'crashed':
      return ended.during === undefined
        ? { verdict: 'crashed-at-start', by: [ended.error] }
        : { verdict: 'caught', by: [`the server ended during ${ended.during}: ${ended.error}`] };
    case 'ended': {
      const [violation] = ended.violations;
      if (violation) return { verdict: 'caught', by: [`${violation.check}: ${violation.found}`] };
      const errors = ended.errors.map(({ check, found }) => `${check}: ${found}`);
      const lock = changedChoices(lockOf(original, checks), lockOf(ended, checks));
      return { verdict: 'survived', by: [], ...(errors.length > 0 && { errors }), lock };
    }
  }
};

interface Trial {
  readonly program: string;
  readonly original: Original;
  readonly seed: number;
  readonly limit: number;
  /** Tries the whole suite, and not only the checks that run the mutant. */
  readonly isWhole: boolean;
}

/**
 * Starts the mock with one mutant switched on, and tries the suite on it. A mutant that no check runs differs in nothing
 * from the original server, so it survives without a run.
 */
export const tryMutant = async (
  { key, ...mutant }: SourceMutant,
  { program, original, seed, limit, isWhole }: Trial,
): Promise<TriedMutant> => {
  const first = nearestFirst({ file: mutant.file, key }, original);
  const start = performance.now();
  const verdict: Verdict =
    first.length === 0
      ? { verdict: 'survived', by: [], lock: [] }
      : verdictOf(
          await runSubject(program, { task: { seed, first, isWhole, keys: [] }, key, limit }),
          original,
          isWhole ? original.checks : first,
        );
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  return { ...mutant, ...verdict, reachedBy: first.length, seconds };
};
