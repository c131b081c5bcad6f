import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { seeing } from '../../witness/client.ts';
import { someResident } from '../../witness/people.ts';
import { checkInBody } from '../../witness/programme.ts';
import { membersIn } from '../input.ts';
import { instead, type Mutation, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs, refusesWith } from '../verbs.ts';
import { CHANGE, checkIns, CREATE, DELETE, everyOperation, isOwn, sentDay } from './adapter.ts';
import { dayAfter } from '../times.ts';

const { amend, besides, createsAs, showing } = checkIns;

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

/** A staff member who acts sends a second check-in of a day. */
const actingStaff = seeing(async (client) => {
  const residentId = await someResident(client);
  const body = checkInBody(client);
  for (const as of [client.systemActor, client.staff[0] ?? ''])
    await client.see('createCheckIn', { residentId }, { body, as });
});

export const oneADayMutants = mutantsOf('check-ins', everyOperation, {
  'as-many-as-you-like': breaking('CHK-32')
    .says('A second check-in of a resident on one day is accepted.')
    .by(takesSecond, () => true),
  'second-with-another-duration': breaking('CHK-32')
    .says('A second check-in on one day is accepted if its durationInMinutes differs from the first.')
    .by(takesSecond, (first, { body }) => {
      return membersIn(body)['durationInMinutes'] !== first.durationInMinutes;
    }),
  'second-with-another-description': breaking('CHK-32')
    .says('A second check-in on one day is accepted if its description differs from the first.')
    .by(takesSecond, (first, { body }) => {
      const { description = null } = membersIn(body);
      return description !== first.description;
    }),
  'second-by-another-staff-member': breaking('CHK-32')
    .says('A second check-in on one day is accepted if its checkInStaffId differs from the first.')
    .by(takesSecond, (first, { body }) => {
      return membersIn(body)['checkInStaffId'] !== first.checkInStaffId;
    }),
  'second-by-acting-staff': breaking('CHK-32')
    .says('A second check-in is refused only if the enterprise system-actor sends it.')
    .seenBy(actingStaff)
    .by(takesSecond, (_first, { acting }) => acting.kind === 'staff'),
  'refused-second-changes-the-staff-member': breaking('CHK-33')
    .says('A refused second check-in changes the staff member of the first.')
    .by(onRefusedSecond, ({ id }, { body }, context) =>
      amend(context, id, () => ({ checkInStaffId: String(membersIn(body)['checkInStaffId']) })),
    ),
  'second-answers-400': breaking('CHK-32')
    .says('A second check-in on one day is refused with 400 instead of 409.')
    .by(refusesWith, CREATE, 400, ({ problem }) => problem === 'conflict'),
  'second-answers-the-first': breaking('CHK-32')
    .says('A second check-in on one day is answered 200 with the first.')
    .by(instead, CREATE, (original) => (input, context) => {
      const first = firstOn(input, context);
      return first ? showing({ status: 200, body: {} }, input, context, first.id) : original(input, context);
    }),
  'second-after-a-week': breaking('CHK-32')
    .says('Only the last week is searched for a first check-in.')
    .by(takesSecond, ({ day }, _, { clock }) => clock.now().epochMilliseconds - Date.parse(day) > 7e8),
  'moved-day-is-not-taken': breaking('CHK-32')
    .says('A second check-in is accepted on a day to which another one was moved.')
    .by(noting(Set<string>), (moved) => [
      besides(CHANGE, ({ id, day }, _, { store }) => {
        if (store.checkIns.find(id)?.day !== day) moved.add(id);
      }),
      takesSecond(({ id }) => moved.has(id)),
    ]),
  'refused-second-overwrites-the-first': breaking('CHK-33')
    .says('A refused second check-in changes the durationInMinutes of the first.')
    .by(onRefusedSecond, ({ id }, { body }, context) =>
      amend(context, id, () => ({ durationInMinutes: Number(membersIn(body)['durationInMinutes']) })),
    ),
  'refused-second-is-kept': breaking('CHK-33')
    .says('A second check-in on one day is refused with 409 but stored.')
    .by(onRefusedSecond, (first, input, context, original) => createdAnyway(first, original, input, context)),
  'same-day-of-another-month': breaking('CHK-34')
    .says('A check-in is refused if there is one on the same day of another month.')
    .by(alsoRefuses, (one, input) => {
      return isOwn(one, input) && one.day.slice(8) === sentDay(input).slice(8);
    }),
  'day-after-is-taken': breaking('CHK-34')
    .says('A check-in is refused on the day after another one.')
    .by(alsoRefuses, (one, input) => {
      return isOwn(one, input) && dayAfter(one.day) === sentDay(input);
    }),
  'one-a-day-for-each-staff-member': breaking('CHK-35')
    .says('A check-in is refused if its staff member has one with another resident on that day.')
    .by(
      alsoRefuses,
      ({ checkInStaffId, day }, input) =>
        checkInStaffId === membersIn(input.body)['checkInStaffId'] && day === sentDay(input),
    ),
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
