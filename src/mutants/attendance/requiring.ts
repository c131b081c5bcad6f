import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { beforeValidation, membersIn, textIn, type Members } from '../input.ts';
import { instead, together, type Mutation, inReading } from '../mutation.ts';
import { acceptsWithout } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { refuses, showsWith } from '../verbs.ts';
import { attendance, MARK } from './adapter.ts';

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

export const requiringMutants: readonly Mutant[] = [
  ...mutantsOf('attendance', {
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
  }),
];
