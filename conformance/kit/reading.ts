import type { ChoiceId, ReadingOf } from '../../openapi/generated/choices.ts';
import type { Answer } from './call.ts';
import { check } from './check.ts';
import type { CheckSpec } from './check.ts';
import type { Tools } from './tools.ts';

/** Whether an answer shows a reading: known already, or decided from the answer. */
type Outcome = boolean | ((answer: Answer) => boolean);

/** The readings of a choice that an answer can show, each with what it looks like; the first that fits is the one. */
export type Outcomes<C extends ChoiceId> = { readonly [R in ReadingOf<C>]?: Outcome };

/**
 * Records which reading of an open choice an answer shows. Where none fits it is `other`, with what was seen: the status
 * unless `seen` is given.
 */
export function reading<C extends ChoiceId>(
  t: Tools,
  choice: C,
  answer: Answer,
  outcomes: Outcomes<C>,
  seen = `${answer.status}`,
): void {
  const found = Object.entries<Outcome | undefined>(outcomes).find(([, outcome]) =>
    typeof outcome === 'function' ? outcome(answer) : outcome,
  );
  t.observe(choice, answer.operationId, isReading(found?.[0], outcomes) ? found[0] : `other: ${seen}`);
}

/** An outcome: the answer has one of the statuses. */
export const answered =
  (...statuses: readonly number[]) =>
  ({ status }: Answer): boolean =>
    statuses.includes(status);

const isReading = <C extends ChoiceId>(
  name: string | undefined,
  outcomes: Outcomes<C>,
): name is ReadingOf<C> => name !== undefined && name in outcomes;

/** A check that sends something and records which reading each answer shows. */
interface ReadingCheck<C extends ChoiceId> extends CheckSpec {
  readonly choice: C;
  readonly ask: (t: Tools) => Promise<Answer | readonly Answer[]>;
  readonly outcomes: Outcomes<C>;
  /** What was seen where no reading fits; the status unless said otherwise. */
  readonly seen?: (answer: Answer) => string;
}

/** Declares a check that records, of each answer that it asks for, which reading of its choice it shows. */
export function readingCheck<C extends ChoiceId>(declared: ReadingCheck<C>): void {
  const { choice, ask, outcomes, seen, ...spec } = declared;
  check({
    ...spec,
    async run(t) {
      for (const answer of [await ask(t)].flat()) reading(t, choice, answer, outcomes, seen?.(answer));
    },
  });
}
