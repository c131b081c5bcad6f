import type { AnyInput } from '../../mock/http/input.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { dataIn, itemsIn, textIn, type Members, beforeValidation, membersIn } from '../input.ts';
import { afterwards, type Mutation, instead, together, inReading } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { lists, refuses, showsWith, readsPathAs, refusesAs } from '../verbs.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { acceptsWithout, withoutEnvelope, wrongType } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';

export const LIST = 'listAttendance';
export const MARK = 'markAttendance';
export const UPDATE = 'updateAttendance';
export const DELETE = 'deleteAttendance';
export const OWN = 'listResidentAttendance';

/** Answers with records that show their activity. */
export const WITH_ACTIVITY = [MARK, UPDATE, OWN] as const;
export const EVERYWHERE = [...WITH_ACTIVITY, LIST] as const;

/** The list of a resident, changed. */
export const inOwn = (
  change: (records: readonly Members[], input: AnyInput, context: OperationContext) => readonly unknown[],
): Mutation => lists(OWN, (items, input, context) => change(itemsIn(items), input, context));

/** Records as the list of a resident would show them. */
export const ownViews = (
  records: readonly AttendanceRecord[],
  context: OperationContext,
): readonly Members[] =>
  records.flatMap((record) => {
    const activity = context.store.activities.find(record.activityId);
    return activity ? [attendanceWithActivity(record, activity, context)] : [];
  });

/** The stored record of a user for the activity of a path: the user of the path unless another is named. */
export const recordAt = (
  { path }: Pick<AnyInput, 'path'>,
  { store }: World,
  who: unknown = path['userId'],
): AttendanceRecord | undefined =>
  store.attendance.filter(({ activityId, userId }) => activityId === path['activityId'] && userId === who)[0];

/** The verbs of faults for attendance; a mark names its user in the body. */
export const attendance = resourceOf<AttendanceRecord>({
  records: ({ store }) => store.attendance,
  view: (record, context) => ownViews([record], context)[0],
  id: (input, world, reply) =>
    recordAt(input, world, input.path['userId'] ?? (reply && dataIn(reply)['userId']))?.id,
  list: LIST,
  create: MARK,
  replace: UPDATE,
  shownBy: EVERYWHERE,
});

/** Whether the path names a connection. */
export const isOfConnection = ({ path }: AnyInput, { store }: World): boolean =>
  store.connections.find(path['userId']) !== undefined;

/** Whether a user is a connection of a resident. */
export const isKin = (connectionId: string, residentId: string, { store }: World): boolean =>
  store.connections.find(connectionId)?.residentIds.includes(residentId) === true;

/** A key for the record that a mark would make. */
export const keyOf = (activityId: unknown, userId: unknown): string =>
  `${textIn(activityId)} ${textIn(userId)}`;

/** The record of a mark, made behind the back of the original server. */
const made = (
  sent: Members,
  { path }: Pick<AnyInput, 'path'>,
  { store, ids, clock }: World,
): AttendanceRecord | undefined => {
  const userId = textIn(sent['userId']);
  const activityId = path['activityId'] ?? '';
  const isConnection = sent['userType'] === 'connection' && store.connections.find(userId) !== undefined;
  if (!store.activities.find(activityId) || !(isConnection || store.residents.find(userId))) return undefined;
  return store.attendance.insert({
    ...{ id: ids.next('atd'), activityId, occurrenceDate: null, userId },
    userType: isConnection ? 'connection' : 'resident',
    status: sent['status'] === 'declined' ? 'declined' : 'attended',
    ...{ markedAt: isoOf(clock.now()), declineReason: null },
    duration: typeof sent['duration'] === 'number' ? sent['duration'] : null,
  });
};

const isBare = ({ status, declineReason }: Members): boolean =>
  status === 'declined' && declineReason === undefined;

/** A mark as declined without a reason is taken where the test says so. */
const takesBare = (test: (sent: Members) => boolean): Mutation =>
  instead(MARK, (original) => (input, context) => {
    const sent = membersIn(input.body);
    const record = isBare(sent) && test(sent) ? made(sent, input, context) : undefined;
    return record
      ? attendance.showing({ status: 201, body: {} }, input, context, record.id)
      : original(input, context);
  });

/** Marks that are refused for their body are read again as the change has it. */
const readsAgain = (
  change: (sent: Members, acting: AnyInput['acting'] | undefined) => Members | undefined,
): Mutation =>
  inReading((original) => (route, received, world) => {
    const input = original(route, received, world);
    if (route.id !== MARK || !isRefusal(input) || received.raw.kind !== 'json') return input;
    const value = change(membersIn(received.raw.value), received.acting);
    return value ? original(route, { ...received, raw: { kind: 'json', value, bytes: 0 } }, world) : input;
  });

/** A value that the contract forbids is taken for another one, and shown as it was sent. */
const takesAny = (member: string, taken: string, known: readonly string[]): Mutation =>
  together(
    beforeValidation(MARK, (body) => {
      const sent = body[member];
      return typeof sent === 'string' && !known.includes(sent)
        ? { ...body, [member]: taken, strange: sent }
        : body;
    }),
    showsWith(MARK, (_record, { sent: { strange } }) => (strange === undefined ? {} : { [member]: strange })),
  );

const { createsAs } = attendance;

const { besides, replacesAs, showing } = attendance;

export const attendanceWritingMutants = mutantsOf('attendance', {
  'mark-of-whoever-acts': breaking('ATT-20')
    .says('A mark without a userId is one of the resident or connection who acts.')
    .by(readsAgain, (sent, acting) =>
      sent['userId'] === undefined && (acting?.kind === 'resident' || acting?.kind === 'connection')
        ? { ...sent, userId: acting.id }
        : undefined,
    ),
  'mark-of-no-type': acceptsWithout(['ATT-201', 'CNV-34'], MARK, 'userType', 'resident'),
  'mark-of-no-status': acceptsWithout(['ATT-202', 'CNV-34'], MARK, 'status', 'attended'),
  'any-type': breaking('REG-11', 'ATT-02', 'CNV-36')
    .says('Any userType is taken for a resident, and shown as it was sent.')
    .by(takesAny, 'userType', 'resident', ['resident', 'connection']),
  'any-status': breaking('ATT-22', 'ATT-03', 'CNV-36')
    .says('Any status is taken for attended, and shown as it was sent.')
    .by(takesAny, 'status', 'attended', ['attended', 'declined']),
  'declined-by-connections-for-no-reason': breaking('ATT-23')
    .says('A connection is marked as declined without a reason.')
    .by(takesBare, ({ userType }) => userType === 'connection'),
  'declined-after-a-while': breaking('ATT-23')
    .says('A mark as declined needs no reason where it has a duration.')
    .by(takesBare, ({ duration }) => duration !== undefined),
  'reason-after-a-decline': breaking('ATT-24')
    .says('Once someone declined an activity, every mark for it needs a reason.')
    .by(refuses, MARK, ({ declineReason }, { path }, { store }) => {
      return (
        declineReason === undefined &&
        store.attendance
          .filter(({ activityId }) => activityId === path['activityId'])
          .some(({ status }) => status === 'declined')
      );
    }),
  'decline-with-a-duration': breaking('ATT-25')
    .says('A mark as declined needs a duration.')
    .by(refuses, MARK, ({ status, duration }) => status === 'declined' && duration === undefined),
  'nobody-leaves-the-house': breaking('ATT-29')
    .says('Out of facility is not known as a reason.')
    .by(refuses, MARK, ({ declineReason }) => declineReason === 'Out of facility'),
  'mark-is-bare': withoutEnvelope(['ATT-19', 'CNV-08'], MARK),
  'resident-by-name': breaking('ATT-26')
    .says('The answer to the mark of a resident carries the name as the userId.')
    .by(showsWith, MARK, ({ userType, userName }) => (userType === 'resident' ? { userId: userName } : {})),
  'connections-are-residents': breaking('ATT-27')
    .says('A mark of a connection is stored with the userType resident.')
    .by(createsAs, () => ({ userType: 'resident' })),
  'no-reason-of-connections': breaking('ATT-28')
    .says('A mark of a connection loses its declineReason.')
    .by(createsAs, ({ userType }) => (userType === 'connection' ? { declineReason: null } : {})),
  'no-duration-of-declines': breaking('ATT-30')
    .says('A mark as declined loses its duration.')
    .by(createsAs, ({ status }) => (status === 'declined' ? { duration: null } : {})),
  'mark-for-the-day': breaking('ATT-17', 'ATT-18')
    .says('A mark is one for all activities that the resident is registered for and not yet marked.')
    .by(afterwards, MARK, (reply, { body }, { store, ids }) => {
      const userId = textIn(membersIn(body)['userId']);
      const records = store.attendance.filter((one) => one.userId === userId);
      for (const { activityId, personId } of store.registrations.all())
        if (records[0] && personId === userId && !records.some((one) => one.activityId === activityId))
          store.attendance.insert({ ...records[0], id: ids.next('atd'), activityId });
      return reply;
    }),
  'reasons-in-an-array': wrongType(['ATT-05'], UPDATE, 'declineReason', 'list'),
  'update-is-bare': withoutEnvelope(['ATT-37', 'CNV-08'], UPDATE),
  'update-answers-the-first': breaking('ATT-37', 'ATT-39', 'ATT-41', 'ATT-42')
    .says('An update answers the record of the activity that was made first.')
    .by(afterwards, UPDATE, (reply, input, context) => {
      const { activityId } = input.path;
      const [first] = context.store.attendance.filter((one) => one.activityId === activityId);
      return showing(reply, input, context, first?.id);
    }),
  'update-of-decliners-alone': breaking('ATT-38', 'ATT-41')
    .says('The record of a resident who attended is not found by an update.')
    .by(refusesAs, 'not-found', UPDATE, (_, input, context) => {
      return !isOfConnection(input, context) && recordAt(input, context)?.status === 'attended';
    }),
  'update-of-residents-alone': breaking('ATT-39')
    .says('The record of a connection is not found by an update.')
    .by(refusesAs, 'not-found', UPDATE, (_, input, context) => isOfConnection(input, context)),
  'first-reason-for-ever': breaking('ATT-40')
    .says('An update keeps the reason that was there.')
    .by(replacesAs, ({ declineReason }, now) => ({ declineReason: declineReason ?? now.declineReason })),
  'update-is-answered-alone': breaking('ATT-16', 'ATT-56', 'ATT-40', 'ATT-41')
    .says('An update is answered as if it were done, and is not.')
    .by(besides, UPDATE, (former, _input, { store }) => store.attendance.replace(former)),
  'reason-declines': breaking('ATT-42')
    .says('Who attended has declined from an update on that names a reason.')
    .by(replacesAs, ({ status }, _now, { body }) =>
      membersIn(body)['declineReason'] ? { status: 'declined' } : { status },
    ),
  'update-of-the-latest': breaking('ATT-43')
    .says('An update finds the record of the user that was made last, whatever the activity.')
    .by(readsPathAs, UPDATE, (input, { store }) => {
      const latest = store.attendance.filter(({ userId }) => userId === input.path['userId']).at(-1);
      return { activityId: latest?.activityId ?? 'none' };
    }),
});
