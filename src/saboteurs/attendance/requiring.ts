import { isRefusal } from '../../mock/http/problem.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { marks, refusedMarks, someDoor } from '../../witness/attendance.ts';
import { beforeJudging, membersIn, textIn, type Members } from '../input.ts';
import { inGate, instead, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { MARK, refusing } from './amend.ts';

const sentIn = ({ body }: AnyInput): Members => membersIn(body);

/** The record of a mark, made behind the back of the original server. */
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
const takingBare = (takes: (sent: Members) => boolean): Mutation =>
  instead(MARK, (original) => (input, scene) => {
    const sent = sentIn(input);
    const record = isBare(sent) && takes(sent) ? made(sent, input, scene) : undefined;
    const activity = scene.store.activities.find(record?.activityId);
    if (!record || !activity) return original(input, scene);
    return { status: 201, body: { data: attendanceWithActivity(record, activity, scene) } };
  });

/** A value that the contract forbids is taken for another one, and shown as it was sent. */
const showingSent =
  (member: 'userType' | 'status', taken: string, known: readonly string[]): Mutation =>
  (tables) => {
    const strange = new WeakMap<object, unknown>();
    const read = inGate('readInput', (original) => (route, received, world) => {
      if (route.id !== MARK || received.raw.kind !== 'json') return original(route, received, world);
      const body = membersIn(received.raw.value);
      const sent = body[member];
      if (typeof sent !== 'string' || known.includes(sent)) return original(route, received, world);
      const value = { ...body, [member]: taken };
      const input = original(route, { ...received, raw: { kind: 'json', value } }, world);
      if (!isRefusal(input)) strange.set(input, sent);
      return input;
    });
    const show = instead(MARK, (original) => (input, scene) => {
      const reply = original(input, scene);
      const sent = strange.get(input);
      if (isRefusal(reply) || sent === undefined) return reply;
      return { ...reply, body: { data: { ...membersIn(membersIn(reply.body)['data']), [member]: sent } } };
    });
    return together(read, show)(tables);
  };

/** Saboteurs about what a mark needs. */
export const requiringSaboteurs = saboteursOf('attendance', refusedMarks, {
  'mark-of-whoever-acts': [
    'A mark without a userId is one of the resident or connection who acts.',
    ['ATT-20'],
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      if (route.id !== MARK || !isRefusal(input) || received.raw.kind !== 'json') return input;
      const sent = membersIn(received.raw.value);
      const { kind, id } = received.acting;
      if (sent['userId'] !== undefined || (kind !== 'resident' && kind !== 'connection')) return input;
      const value = { ...sent, userId: id };
      return original(route, { ...received, raw: { kind: 'json', value } }, world);
    }),
    async (stage) => {
      const { first, ann } = await someDoor(stage);
      const body = { userType: 'resident', status: 'attended' };
      return (await stage.call('POST', `/activities/${first}/attendance`, { as: ann, body })).body;
    },
  ],
  'mark-of-no-type': [
    'A mark without a userType is one of a resident.',
    ['ATT-201'],
    beforeJudging(MARK, (body) => ({ userType: 'resident', ...body })),
  ],
  'mark-of-no-status': [
    'A mark without a status is one as attended.',
    ['ATT-202'],
    beforeJudging(MARK, (body) => ({ status: 'attended', ...body })),
  ],
  'refused-mark-without-status-is-kept': [
    'A mark without a status is refused, and the resident is marked as attended all the same.',
    ['ATT-202', 'ATT-18'],
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
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
  ],
  'any-type': [
    'Any userType is taken for a resident, and shown as it was sent.',
    ['REG-11', 'ATT-02'],
    showingSent('userType', 'resident', ['resident', 'connection']),
  ],
  'any-status': [
    'Any status is taken for attended, and shown as it was sent.',
    ['ATT-22', 'ATT-03'],
    showingSent('status', 'attended', ['attended', 'declined']),
  ],
  'declined-for-no-reason': ['A mark as declined needs no reason.', ['ATT-23'], takingBare(() => true)],
  'declined-after-a-while': [
    'A mark as declined needs no reason where it has a duration.',
    ['ATT-23'],
    takingBare(({ duration }) => duration !== undefined),
  ],
  'refused-decline-is-kept': [
    'A mark as declined without a reason is refused and made all the same.',
    ['ATT-23', 'ATT-18'],
    instead(MARK, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply) && isBare(sentIn(input))) made(sentIn(input), input, scene);
      return reply;
    }),
  ],
  'refused-decline-touches-another': [
    'A mark as declined without a reason is refused and leaves its duration with the record marked last.',
    ['ATT-23'],
    instead(MARK, (original) => (input, scene) => {
      const reply = original(input, scene);
      const { duration } = sentIn(input);
      const last = scene.store.attendance.all().at(-1);
      if (isRefusal(reply) && isBare(sentIn(input)) && last)
        scene.store.attendance.replace({
          ...last,
          duration: typeof duration === 'number' ? duration : last.duration,
        });
      return reply;
    }),
  ],
  'reason-after-a-decline': [
    'Once somebody declined an activity, every mark for it needs a reason.',
    ['ATT-24'],
    refusing(
      MARK,
      'invalid-input',
      (input, { store }) =>
        sentIn(input)['declineReason'] === undefined &&
        store.attendance.filter(
          ({ activityId, status }) => activityId === input.path['activityId'] && status === 'declined',
        ).length > 0,
    ),
  ],
  'attended-for-a-while': [
    'A mark as attended needs a duration.',
    ['ATT-25'],
    refusing(
      MARK,
      'invalid-input',
      (input) => sentIn(input)['status'] === 'attended' && sentIn(input)['duration'] === undefined,
    ),
    marks,
  ],
  'decline-with-a-duration': [
    'A mark as declined needs a duration.',
    ['ATT-25'],
    refusing(
      MARK,
      'invalid-input',
      (input) => sentIn(input)['status'] === 'declined' && sentIn(input)['duration'] === undefined,
    ),
    marks,
  ],
  'nobody-leaves-the-house': [
    'Out of facility is not known as a reason.',
    ['ATT-29'],
    refusing(MARK, 'invalid-input', (input) => sentIn(input)['declineReason'] === 'Out of facility'),
    marks,
  ],
});
