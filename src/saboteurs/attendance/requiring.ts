import { isRefusal } from '../../mock/http/problem.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { marks, refusedMarks, someDoor } from '../../witness/attendance.ts';
import { beforeJudging, membersIn, textIn, type Members } from '../input.ts';
import { inGate, instead, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { MARK, refusing } from './amend.ts';

const sentIn = ({ body }: AnyInput): Members => membersIn(body);

/** The record of a mark, made behind the back of the honest server. */
const made = (sent: Members, { path }: AnyInput, scene: Scene): AttendanceRecord | undefined => {
  const userId = textIn(sent['userId']);
  const activity = scene.store.activities.find(path['activityId']);
  if (!activity || !scene.store.residents.find(userId)) return undefined;
  return scene.store.attendance.insert({
    id: scene.ids.next('atd'),
    activityId: activity.id,
    occurrenceDate: null,
    userId,
    userType: 'resident',
    status: sent['status'] === 'declined' ? 'declined' : 'attended',
    markedAt: isoOf(scene.clock.now()),
    declineReason: null,
    duration: typeof sent['duration'] === 'number' ? sent['duration'] : null,
  });
};

const isBare = (sent: Members): boolean =>
  sent['status'] === 'declined' && sent['declineReason'] === undefined;

/** A mark as declined without a reason is taken where the test says so. */
const takingBare = (takes: (sent: Members) => boolean): Lie =>
  instead(MARK, (honest) => (input, scene) => {
    const sent = sentIn(input);
    const record = isBare(sent) && takes(sent) ? made(sent, input, scene) : undefined;
    const activity = scene.store.activities.find(record?.activityId);
    if (!record || !activity) return honest(input, scene);
    return { status: 201, body: { data: attendanceWithActivity(record, activity, scene) } };
  });

/** A value that the contract forbids is taken for another one, and shown as it was sent. */
const showingSent =
  (member: 'userType' | 'status', taken: string, known: readonly string[]): Lie =>
  (tables) => {
    const strange = new WeakMap<object, unknown>();
    const read = inGate('readInput', (honest) => (route, received, world) => {
      if (route.id !== MARK || received.raw.kind !== 'json') return honest(route, received, world);
      const body = membersIn(received.raw.value);
      const sent = body[member];
      if (typeof sent !== 'string' || known.includes(sent)) return honest(route, received, world);
      const value = { ...body, [member]: taken };
      const input = honest(route, { ...received, raw: { kind: 'json', value } }, world);
      if (!isRefusal(input)) strange.set(input, sent);
      return input;
    });
    const show = instead(MARK, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const sent = strange.get(input);
      if (isRefusal(reply) || sent === undefined) return reply;
      return { ...reply, body: { data: { ...membersIn(membersIn(reply.body)['data']), [member]: sent } } };
    });
    return together(read, show)(tables);
  };

/** Lies about what a mark needs. */
export const requiringSaboteurs: readonly Saboteur[] = [
  {
    id: 'attendance.mark-of-whoever-acts',
    lie: 'A mark without a userId is one of the resident or connection who acts.',
    breaks: ['ATT-20'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      if (route.id !== MARK || !isRefusal(input) || received.raw.kind !== 'json') return input;
      const sent = membersIn(received.raw.value);
      const { kind, id } = received.acting;
      if (sent['userId'] !== undefined || (kind !== 'resident' && kind !== 'connection')) return input;
      const value = { ...sent, userId: id };
      return honest(route, { ...received, raw: { kind: 'json', value } }, world);
    }),
    witness: async (stage) => {
      const { first, ann } = await someDoor(stage);
      const body = { userType: 'resident', status: 'attended' };
      return (await stage.call('POST', `/activities/${first}/attendance`, { as: ann, body })).body;
    },
  },
  {
    id: 'attendance.mark-of-no-type',
    lie: 'A mark without a userType is one of a resident.',
    breaks: ['ATT-201'],
    tables: beforeJudging(MARK, (body) => ({ userType: 'resident', ...body })),
    witness: refusedMarks,
  },
  {
    id: 'attendance.mark-of-no-status',
    lie: 'A mark without a status is one as attended.',
    breaks: ['ATT-202'],
    tables: beforeJudging(MARK, (body) => ({ status: 'attended', ...body })),
    witness: refusedMarks,
  },
  {
    id: 'attendance.refused-mark-without-status-is-kept',
    lie: 'A mark without a status is refused, and the resident is marked as attended all the same.',
    breaks: ['ATT-202', 'ATT-18'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      if (route.id !== MARK || !isRefusal(input) || received.raw.kind !== 'json') return input;
      const sent = membersIn(received.raw.value);
      const userId = textIn(sent['userId']);
      const activityId = received.path['activityId'];
      if (sent['status'] !== undefined || !activityId || !world.store.residents.find(userId)) return input;
      world.store.attendance.insert({
        id: world.ids.next('atd'),
        activityId,
        occurrenceDate: null,
        userId,
        userType: 'resident',
        status: 'attended',
        markedAt: isoOf(world.clock.now()),
        declineReason: null,
        duration: null,
      });
      return input;
    }),
    witness: refusedMarks,
  },
  {
    id: 'attendance.any-type',
    lie: 'Any userType is taken for a resident, and shown as it was sent.',
    breaks: ['REG-11', 'ATT-02'],
    tables: showingSent('userType', 'resident', ['resident', 'connection']),
    witness: refusedMarks,
  },
  {
    id: 'attendance.any-status',
    lie: 'Any status is taken for attended, and shown as it was sent.',
    breaks: ['ATT-22', 'ATT-03'],
    tables: showingSent('status', 'attended', ['attended', 'declined']),
    witness: refusedMarks,
  },
  {
    id: 'attendance.declined-for-no-reason',
    lie: 'A mark as declined needs no reason.',
    breaks: ['ATT-23'],
    tables: takingBare(() => true),
    witness: refusedMarks,
  },
  {
    id: 'attendance.declined-after-a-while',
    lie: 'A mark as declined needs no reason where it has a duration.',
    breaks: ['ATT-23'],
    tables: takingBare(({ duration }) => duration !== undefined),
    witness: refusedMarks,
  },
  {
    id: 'attendance.refused-decline-is-kept',
    lie: 'A mark as declined without a reason is refused and made all the same.',
    breaks: ['ATT-23', 'ATT-18'],
    tables: instead(MARK, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply) && isBare(sentIn(input))) made(sentIn(input), input, scene);
      return reply;
    }),
    witness: refusedMarks,
  },
  {
    id: 'attendance.refused-decline-touches-another',
    lie: 'A mark as declined without a reason is refused and leaves its duration with the record marked last.',
    breaks: ['ATT-23'],
    tables: instead(MARK, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const { duration } = sentIn(input);
      const last = scene.store.attendance.all().at(-1);
      if (isRefusal(reply) && isBare(sentIn(input)) && last)
        scene.store.attendance.replace({
          ...last,
          duration: typeof duration === 'number' ? duration : last.duration,
        });
      return reply;
    }),
    witness: refusedMarks,
  },
  {
    id: 'attendance.reason-after-a-decline',
    lie: 'Once somebody declined an activity, every mark for it needs a reason.',
    breaks: ['ATT-24'],
    tables: refusing(
      MARK,
      'invalid-input',
      (input, { store }) =>
        sentIn(input)['declineReason'] === undefined &&
        store.attendance.filter(
          ({ activityId, status }) => activityId === input.path['activityId'] && status === 'declined',
        ).length > 0,
    ),
    witness: refusedMarks,
  },
  {
    id: 'attendance.attended-for-a-while',
    lie: 'A mark as attended needs a duration.',
    breaks: ['ATT-25'],
    tables: refusing(
      MARK,
      'invalid-input',
      (input) => sentIn(input)['status'] === 'attended' && sentIn(input)['duration'] === undefined,
    ),
    witness: marks,
  },
  {
    id: 'attendance.decline-with-a-duration',
    lie: 'A mark as declined needs a duration.',
    breaks: ['ATT-25'],
    tables: refusing(
      MARK,
      'invalid-input',
      (input) => sentIn(input)['status'] === 'declined' && sentIn(input)['duration'] === undefined,
    ),
    witness: marks,
  },
  {
    id: 'attendance.nobody-leaves-the-house',
    lie: 'Out of facility is not known as a reason.',
    breaks: ['ATT-29'],
    tables: refusing(MARK, 'invalid-input', (input) => sentIn(input)['declineReason'] === 'Out of facility'),
    witness: marks,
  },
];
