import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { membersIn, type Members, beforeValidation } from '../input.ts';
import { instead, type Mutation, noting } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { approximately } from '../../mock/domain/exact-integer.ts';
import { acceptsWithout, withoutEnvelope, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, readsBodyAs, onInvalid, refusesAs } from '../verbs.ts';
import { dayAfter } from '../times.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';

export const LIST = 'listCheckIns';
const CREATE = 'createCheckIn';
export const GET = 'getCheckIn';
export const CHANGE = 'replaceCheckIn';
export const DELETE = 'deleteCheckIn';

/** The operations that show check-ins. */
export const EVERYWHERE = [CREATE, GET, LIST, CHANGE] as const;

/** The verbs of faults for check-ins. */
export const checkIns = resourceOf<CheckInRecord>({
  records: ({ store }) => store.checkIns,
  view: checkInView,
  id: 'checkInId',
  list: LIST,
  create: CREATE,
  replace: CHANGE,
  shownBy: EVERYWHERE,
});

/** The day of a date or of an instant, as it is written. */
export const dayIn = (value: unknown): string => String(value).slice(0, 10);

/** The day that a body names. */
const sentDay = ({ body }: AnyInput): string => dayIn(membersIn(body)['startDate']);

/** Whether a check-in is one of the resident of the path. */
export const isOwn = ({ residentId }: CheckInRecord, { path }: AnyInput): boolean =>
  residentId === path['residentId'];

/** Another check-in of the same resident within three days of a day. */
export const isAround = (former: CheckInRecord, { residentId, day }: CheckInRecord): boolean =>
  residentId === former.residentId && Math.abs(Date.parse(day) - Date.parse(former.day)) < 3e8;

/** A list that the original server refuses is served where the test says so: all from the first day to the last. */
export const servesBeyond = (serves: (query: Members) => boolean): Mutation =>
  instead(LIST, (original) => (input, context) => {
    const reply = original(input, context);
    if (!isRefusal(reply) || !serves(input.query)) return reply;
    const [first, last] = [dayIn(input.query['startDate']), dayIn(input.query['endDate'])];
    const found = context.store.checkIns.filter(
      (one) => isOwn(one, input) && first <= one.day && one.day <= last,
    );
    return { status: 200, body: { data: found.map((one) => checkInView(one, context)) } };
  });

const { amend, createsAs } = checkIns;

const minutesOf = (body: Members): number => Number(body['durationInMinutes']);

const { besides } = checkIns;

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

const { answersGiven, replacesAs } = checkIns;

export const checkInWritingMutants = mutantsOf('check-ins', {
  // Mutants of the create, the one about one check-in a day aside.
  'create-unwrapped': withoutEnvelope(['CHK-23', 'CNV-08'], CREATE),
  'create-without-staff': breaking('CHK-201', 'CNV-34')
    .says('A check-in without staff is taken for one by the first of the staff.')
    .by(beforeValidation, CREATE, (body, { store }) => ({
      checkInStaffId: store.staff.all()[0]?.id,
      ...body,
    })),
  'create-without-duration': acceptsWithout(['CHK-202', 'CNV-34'], CREATE, 'durationInMinutes', 15),
  'refused-change-leaves-a-trace': breaking('CHK-24', 'CNV-34')
    .says('A change that is refused for want of a member has replaced the description by then.')
    .by(onInvalid, CHANGE, (_sent, { path }, world) =>
      amend(world, path['checkInId'], () => ({ description: null, durationInMinutes: 0 })),
    ),
  'create-wants-a-description': breaking('CHK-25')
    .says('A create without a description is refused.')
    .by(refuses, CREATE, ({ description }) => {
      return description === undefined;
    }),
  'unknown-duration-is-refused': breaking('CHK-26')
    .says('A create with a durationInMinutes of 0 is refused.')
    .by(refuses, CREATE, (body) => minutesOf(body) === 0),
  'duration-of-a-day-at-most': breaking('CHK-27')
    .says('A create stores at most 1440 as durationInMinutes.')
    .by(createsAs, ({ durationInMinutes }) => ({
      durationInMinutes: Math.min(approximately(durationInMinutes), 1440),
    })),
  'duration-below-0-is-refused': breaking('CHK-28')
    .says('A create with a negative durationInMinutes is refused.')
    .by(refuses, CREATE, (body) => minutesOf(body) < 0),
  'no-leap-day': breaking('CHK-29')
    .says('A create for 29 February stores 1 March.')
    .by(createsAs, ({ day }) => (day.endsWith('-02-29') ? { day: dayAfter(day) } : {})),
  'staff-of-the-facility': breaking('CHK-30')
    .says('The checkInStaff is the first of the staff, no matter who was sent.')
    .by(readsBodyAs, CREATE, (body, _input, { store }) => ({
      ...body,
      checkInStaffId: store.staff.all()[0]?.id,
    })),
  'description-of-twenty-letters': breaking('CHK-31')
    .says('A create cuts the description off after 20 characters.')
    .by(createsAs, ({ description }) => ({
      description: description?.slice(0, 20) ?? null,
    })),
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
  'change-answers-201': wrongStatus(['CHK-41', 'CNV-29'], CHANGE, 201),
  'change-answers-the-former': breaking('CHK-42', 'CHK-44')
    .says('A change answers the check-in as it was before.')
    .by(answersGiven, CHANGE, (former, reply, _, context) => ({
      ...reply,
      body: { data: checkInView(former, context) },
    })),
  'change-without-staff': breaking('CHK-201', 'CNV-34')
    .says('A change without a checkInStaffId is taken as one by the staff member of before.')
    .by(beforeValidation, CHANGE, (body, { store }, { checkInId }) => ({
      checkInStaffId: store.checkIns.find(checkInId)?.checkInStaffId,
      ...body,
    })),
  'change-without-a-duration': acceptsWithout(['CHK-202', 'CNV-34'], CHANGE, 'durationInMinutes', 0),
  'change-of-the-whole-week': breaking('CHK-42', 'CHK-40')
    .says('A change lends its duration to the other check-ins of the resident around it.')
    .by(besides, CHANGE, ({ id }, _, context) => {
      const now = context.store.checkIns.find(id);
      for (const one of context.store.checkIns.all())
        if (now && isAround(now, one))
          amend(context, one.id, () => ({ durationInMinutes: now.durationInMinutes }));
    }),
  'own-day-is-taken': breaking('CHK-43')
    .says('A change that keeps the day of the check-in is refused with 409.')
    .by(refusesAs, 'conflict', CHANGE, (_, input, { store }) => {
      return store.checkIns.find(input.path['checkInId'])?.day === sentDay(input);
    }),
  'change-never-to-another-year': breaking('CHK-44')
    .says('A change to a day of another year keeps the previous day.')
    .by(replacesAs, ({ day }, now) => (day.slice(0, 4) === now.day.slice(0, 4) ? {} : { day })),
  'change-copies': breaking('CHK-44', 'CHK-45')
    .says('A change to another day leaves a copy on the day before it.')
    .by(besides, CHANGE, ({ id, day }, _, { store, ids }) => {
      const now = store.checkIns.find(id);
      if (now && now.day !== day)
        store.checkIns.insert({ ...now, id: ids.next('chk'), day: dayAfter(now.day, -1) });
    }),
});
