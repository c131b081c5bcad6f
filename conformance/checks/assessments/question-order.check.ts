import { assessedWays, heldAssessments, someAssessments } from '../../factories/assessments.ts';
import type { GivenAssessment } from '../../factories/assessments.ts';
import { fullOf, heldAs, sharedFullOf } from '../../assertions/assessments.ts';
import type { Full } from '../../assertions/assessments.ts';
import { anyAssessment, foundAssessments } from '../../assertions/found-assessments.ts';
import { check } from '../../kit/check.ts';
import { outOfOrder } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/**
 * Questions must come in ascending order. The interface names no direction, so a descending order is only
 * noted.
 */
function mustBeInOrder(t: Tools, { answer, questions }: Full, given?: GivenAssessment): void {
  const orders = questions.flatMap(({ order, questionText }) => {
    const number = typeof order === 'number' ? order : given && heldAs(given, questionText)?.order;
    return number === undefined ? [] : [number];
  });
  const ascending = [...orders].sort((one, other) => one - other);
  const is = (other: readonly number[]): boolean => other.every((order, place) => order === orders[place]);
  if (!is(ascending) && is([...ascending].reverse())) return t.note('the questions come in descending order');
  mustHold(
    answer,
    'questions in the sequence of their order',
    is(ascending),
    outOfOrder(`orders ${orders.join(', ')}`),
  );
}

check({
  id: 'assessments.questions-in-order',
  says: 'The questions of an assessment come in the sequence of their order.',
  clauses: ['ASM-25'],
  async run(t) {
    for (const given of await someAssessments(t)) mustBeInOrder(t, await sharedFullOf(t, given), given);
  },
});

check({
  id: 'assessments.many-questions-in-order',
  says: 'A dozen questions come in the sequence of their order, also when its numbers are far apart.',
  clauses: ['ASM-25'],
  async run(t) {
    if (!hasLever(t.run, 'create-assessment')) return mustOrderFound(t);
    const held = [
      [7, 1, 12, 3, 10, 5, 2, 11, 4, 9, 6, 8],
      [100, 20, 3, 1000],
      [2, 1],
    ].map((numbers) => ({
      questions: numbers.map((order) => ({ text: t.fresh.text('Which number'), order })),
    }));
    for (const given of await heldAssessments(t, held)) {
      const full = await fullOf(t, given);
      mustBeInOrder(t, full);
      // The numbers that were sent say which question comes first, whatever numbers are shown.
      mustBeInOrder(t, { ...full, questions: full.questions.map(({ order: _, ...rest }) => rest) }, given);
    }
  },
});

/** Enough questions for figures of one and of two digits. */
const DOZEN = 12;

/** Assessments that residents already have show many questions, and numbers that are far apart, in order. */
async function mustOrderFound(t: Tools): Promise<void> {
  let [isLong, isWide] = [false, false];
  for (const given of await foundAssessments(t, anyAssessment)) {
    const full = await sharedFullOf(t, given);
    mustBeInOrder(t, full);
    const orders = full.questions.flatMap(({ order }) => (typeof order === 'number' ? [order] : []));
    isLong ||= orders.length >= DOZEN;
    isWide ||= Math.max(...orders) - Math.min(...orders) > orders.length;
  }
  if (!isLong || !isWide)
    t.unproven(
      `needs an assessment with ${DOZEN} questions, and one whose questions have numbers that are far apart`,
      ...assessedWays,
    );
}
