import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { membersIn } from '../input.ts';
import { instead, type Mutation, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CHANGE, checkIns, CREATE, DELETE, isOwn, sentDay } from './adapter.ts';
import { dayAfter } from '../times.ts';

const { amend, besides, createsAs } = checkIns;

/** A create is refused with 409 where the original server would take it and the test finds one in the way. */
const alsoRefuses = (isInTheWay: (other: CheckInRecord, input: AnyInput) => boolean): Mutation =>
  refusesAs('conflict', CREATE, (_, input, { store }) =>
    store.checkIns.all().some((other) => isInTheWay(other, input)),
  );

/** The first check-in of the resident on the day that was sent. */
const firstOn = (input: AnyInput, { store }: OperationContext): CheckInRecord | undefined =>
  store.checkIns.filter((one) => isOwn(one, input) && one.day === sentDay(input))[0];

/** Creates a second one: with the first out of the way for a moment the original server sees a free day. */
const createdAnyway = (
  first: CheckInRecord,
  original: AnyHandler,
  input: AnyInput,
  context: OperationContext,
) => {
  amend(context, first.id, ({ day }) => ({ day: dayAfter(day, 40_000) }));
  const reply = original(input, context);
  amend(context, first.id, () => ({ day: first.day }));
  return reply;
};

/** A second check-in on a day is made all the same where the test says so of the first one and what was sent. */
const takesSecond = (
  test: (first: CheckInRecord, input: AnyInput, context: OperationContext) => boolean,
): Mutation =>
  instead(CREATE, (original) => (input, context) => {
    const first = firstOn(input, context);
    return first && test(first, input, context)
      ? createdAnyway(first, original, input, context)
      : original(input, context);
  });

/** The original answer to a second check-in, and what else is done on that occasion. */
const onRefusedSecond = (
  does: (first: CheckInRecord, input: AnyInput, context: OperationContext, original: AnyHandler) => unknown,
): Mutation =>
  instead(CREATE, (original) => (input, context) => {
    const first = firstOn(input, context);
    const reply = original(input, context);
    if (first && isRefusal(reply) && reply.problem === 'conflict') does(first, input, context, original);
    return reply;
  });

/** Every day that a change or a delete has left stays taken. */
const staysTaken = (operation: typeof CHANGE | typeof DELETE): Mutation =>
  noting(Array<CheckInRecord>)((left) => [
    besides(operation, (former) => left.push(former)),
    refusesAs('conflict', CREATE, (_, input) =>
      left.some((one) => isOwn(one, input) && one.day === sentDay(input)),
    ),
  ]);

export const oneADayMutants = mutantsOf('check-ins', {
  'as-many-as-you-like': breaking('CHK-32')
    .says('A second check-in of a resident on one day is accepted.')
    .by(takesSecond, () => true),
  'second-by-another-staff-member': breaking('CHK-32')
    .says('A second check-in on one day is accepted if its checkInStaffId differs from the first.')
    .by(takesSecond, (first, { body }) => {
      return membersIn(body)['checkInStaffId'] !== first.checkInStaffId;
    }),
  'second-by-acting-staff': breaking('CHK-32')
    .says('A second check-in is refused only if the enterprise system-actor sends it.')
    .by(takesSecond, (_first, { acting }) => acting.kind === 'staff'),
  'refused-second-is-kept': breaking('CHK-33')
    .says('A second check-in on one day is refused with 409 but stored.')
    .by(onRefusedSecond, (first, input, context, original) => createdAnyway(first, original, input, context)),
  'same-day-of-another-month': breaking('CHK-34')
    .says('A check-in is refused if there is one on the same day of another month.')
    .by(alsoRefuses, (one, input) => {
      return isOwn(one, input) && one.day.slice(8) === sentDay(input).slice(8);
    }),
  'first-description-of-the-day': breaking('CHK-35', 'CHK-31')
    .says('A create stores the description of the first check-in of that day, for any resident.')
    .by(createsAs, ({ day, description }, _, { store }) => ({
      description: store.checkIns.filter((one) => one.day === day)[0]?.description ?? description,
    })),
  'deleted-day-stays-taken': breaking('CHK-50')
    .says('A check-in is refused on the day of a deleted one.')
    .by(staysTaken, DELETE),
  'left-day-stays-taken': breaking('CHK-34', 'CHK-44')
    .says('A check-in is refused on a day from which another one was moved.')
    .by(staysTaken, CHANGE),
});
