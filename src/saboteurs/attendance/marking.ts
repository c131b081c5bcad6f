import { isRefusal } from '../../mock/http/problem.ts';
import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { marks, refusedMarks } from '../../witness/attendance.ts';
import { beforeJudging, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inGate, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { all, MARK, marking, refusing } from './amend.ts';

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

const isBare = (sent: Members): boolean => sent['status'] === 'declined' && sent['declineReason'] === undefined;

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
const showingSent = (member: 'userType' | 'status', taken: string, known: readonly string[]): Lie =>
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
    return all(read, show)(tables);
  };

/** Lies about what a mark needs. */
const requiring: readonly Saboteur[] = [
  {
    id: 'attendance.mark-of-no-type',
    lie: 'A mark without a userType is one of a resident.',
    breaks: ['ATT-20'],
    tables: beforeJudging(MARK, (body) => ({ userType: 'resident', ...body })),
    witness: refusedMarks,
  },
  {
    id: 'attendance.mark-of-no-status',
    lie: 'A mark without a status is one as attended.',
    breaks: ['ATT-20'],
    tables: beforeJudging(MARK, (body) => ({ status: 'attended', ...body })),
    witness: refusedMarks,
  },
  {
    id: 'attendance.refused-mark-without-status-is-kept',
    lie: 'A mark without a status is refused, and the resident is marked as attended all the same.',
    breaks: ['ATT-20', 'ATT-18'],
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
    breaks: ['ATT-21', 'ATT-02'],
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
    tables: instead(MARK, (honest) => (input, { ...scene }) => {
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
    tables: refusing(
      MARK,
      'invalid-input',
      (input) => sentIn(input)['declineReason'] === 'Out of facility',
    ),
    witness: marks,
  },
];

/** Lies about what a mark keeps. */
const keeping: readonly Saboteur[] = [
  {
    id: 'attendance.mark-is-bare',
    lie: 'The record that a mark made is not wrapped.',
    breaks: ['ATT-19'],
    tables: afterwards(MARK, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: marks,
  },
  {
    id: 'attendance.mark-answers-202',
    lie: 'A mark is answered with 202.',
    breaks: ['ATT-19', 'CNV-30'],
    tables: afterwards(MARK, withStatus(202)),
    witness: marks,
  },
  {
    id: 'attendance.mark-answers-the-former',
    lie: 'A mark answers the record that was made before it for the activity.',
    breaks: ['ATT-19', 'ATT-26'],
    tables: afterwards(MARK, (reply, { path }, scene) => {
      const found = scene.store.attendance.filter(({ activityId }) => activityId === path['activityId']);
      const [record, activity] = [found.at(-2), scene.store.activities.find(path['activityId'])];
      return record && activity
        ? { ...reply, body: { data: attendanceWithActivity(record, activity, scene) } }
        : reply;
    }),
    witness: marks,
  },
  {
    id: 'attendance.resident-by-name',
    lie: 'The answer to the mark of a resident carries the name as the userId.',
    breaks: ['ATT-26'],
    tables: afterwards(MARK, (reply) => {
      const data = membersIn(membersIn(reply.body)['data']);
      const isResident = data['userType'] === 'resident';
      return isResident ? { ...reply, body: { data: { ...data, userId: data['userName'] } } } : reply;
    }),
    witness: marks,
  },
  {
    id: 'attendance.connections-are-residents',
    lie: 'Connections are kept as residents.',
    breaks: ['ATT-27'],
    tables: marking(() => ({ userType: 'resident' })),
    witness: marks,
  },
  {
    id: 'attendance.long-declines-attended',
    lie: 'Who declined after more than five minutes is kept as attended.',
    breaks: ['ATT-27'],
    tables: marking(({ duration, status }) => ({
      status: status === 'declined' && (duration ?? 0) > 5 ? 'attended' : status,
    })),
    witness: marks,
  },
  {
    id: 'attendance.second-mark-as-the-first',
    lie: 'A resident who attended one activity attends all, whatever a mark says.',
    breaks: ['ATT-27'],
    tables: marking((record, { store }) => {
      const before = store.attendance.filter(
        ({ userId, id, status }) => userId === record.userId && id !== record.id && status === 'attended',
      );
      return before.length > 0 ? { status: 'attended' } : {};
    }),
    witness: marks,
  },
  {
    id: 'attendance.reasons-in-small-letters',
    lie: 'A reason is kept in small letters.',
    breaks: ['ATT-28'],
    tables: marking(({ declineReason }) => ({ declineReason: declineReason?.toLowerCase() ?? null })),
    witness: marks,
  },
  {
    id: 'attendance.no-reason-of-connections',
    lie: 'The reason of a connection is not kept.',
    breaks: ['ATT-28'],
    tables: marking(({ declineReason, userType }) => ({
      declineReason: userType === 'connection' ? null : declineReason,
    })),
    witness: marks,
  },
  {
    id: 'attendance.hours-of-a-working-day',
    lie: 'No more than ten hours are kept of a duration.',
    breaks: ['ATT-30'],
    tables: marking(({ duration }) => ({ duration: duration && Math.min(duration, 600) })),
    witness: marks,
  },
  {
    id: 'attendance.five-minutes',
    lie: 'A duration is kept in steps of five minutes.',
    breaks: ['ATT-30'],
    tables: marking(({ duration }) => ({ duration: duration && Math.round(duration / 5) * 5 })),
    witness: marks,
  },
  {
    id: 'attendance.no-duration-of-declines',
    lie: 'Who declined has no duration, whatever was sent.',
    breaks: ['ATT-30'],
    tables: marking(({ duration, status }) => ({ duration: status === 'declined' ? null : duration })),
    witness: marks,
  },
  {
    id: 'attendance.mark-for-the-day',
    lie: 'A mark is one for all activities that the resident is registered for and not yet marked.',
    breaks: ['ATT-17', 'ATT-18'],
    tables: afterwards(MARK, (reply, { path, body }, { store, ids }) => {
      const userId = textIn(membersIn(body)['userId']);
      const record = store.attendance.filter((one) => one.userId === userId)[0];
      const places = store.registrations.filter(({ personId }) => personId === userId);
      for (const { activityId } of places) {
        const known = store.attendance.filter((one) => one.activityId === activityId && one.userId === userId);
        if (record && known.length === 0 && activityId !== path['activityId'])
          store.attendance.insert({ ...record, id: ids.next('atd'), activityId });
      }
      return reply;
    }),
    witness: async (stage) => {
      const { someDoor } = await import('../../witness/attendance.ts');
      const { mark, ann, all: look } = await someDoor(stage);
      return [await mark(ann), await look()];
    },
  },
];

export const requiringSaboteurs = requiring;
export const keepingSaboteurs = keeping;
