import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { someDesk, type Desk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CHANGE, CREATE, dayAfter, showing } from './amend.ts';

const taken = refuse('conflict', {
  promised: 'The day is free.',
  found: 'it is not.',
  next: 'choose another one.',
});

const sentDay = ({ body }: AnyInput): string => String(membersIn(body)['startDate']).slice(0, 10);

/** A create is refused with 409 where the original server would take it and the test finds one in the way. */
const refusing = (isInTheWay: (other: CheckInRecord, input: AnyInput) => boolean): Mutation =>
  instead(CREATE, (original) => (input, scene) => {
    const isTaken = scene.store.checkIns.all().some((other) => isInTheWay(other, input));
    return isTaken ? taken : original(input, scene);
  });

/** The first check-in of the resident on the day that was sent. */
const firstOn = (input: AnyInput, { store }: Scene): CheckInRecord | undefined =>
  store.checkIns.filter(
    ({ residentId, day }) => residentId === input.path['residentId'] && day === sentDay(input),
  )[0];

/** Creates a second one: with the first out of the way for a moment the original server sees a free day. */
const createdBeside = (first: CheckInRecord, original: AnyHandler, input: AnyInput, scene: Scene) => {
  amend(scene, first.id, ({ day }) => ({ day: dayAfter(day, 40_000) }));
  const reply = original(input, scene);
  amend(scene, first.id, () => ({ day: first.day }));
  return reply;
};

/** A second check-in on a day is made all the same where the test says so of the first one and what was sent. */
const letting = (lets: (first: CheckInRecord, input: AnyInput, scene: Scene) => boolean): Mutation =>
  instead(CREATE, (original) => (input, scene) => {
    const first = firstOn(input, scene);
    return first && lets(first, input, scene)
      ? createdBeside(first, original, input, scene)
      : original(input, scene);
  });

/** The original answer to a second check-in, and what else is done on that occasion. */
const onSecond = (
  change: (first: CheckInRecord, input: AnyInput, scene: Scene, original: AnyHandler) => unknown,
): Mutation =>
  instead(CREATE, (original) => (input, scene) => {
    const first = firstOn(input, scene);
    const reply = original(input, scene);
    if (!first || !isRefusal(reply) || reply.problem !== 'conflict') return reply;
    change(first, input, scene, original);
    return reply;
  });

/** Every day that a change or a delete has left stays taken: one memory for each server. */
const remembering =
  (operation: 'replaceCheckIn' | 'deleteCheckIn'): Mutation =>
  (tables) => {
    const left: CheckInRecord[] = [];
    const leave = instead(operation, (original) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = original(input, scene);
      if (former && !isRefusal(reply)) left.push(former);
      return reply;
    });
    const create = instead(CREATE, (original) => (input, scene) => {
      const isLeft = left.some(
        ({ residentId, day }) => residentId === input.path['residentId'] && day === sentDay(input),
      );
      return isLeft ? taken : original(input, scene);
    });
    return create(leave(tables));
  };

/** What two desks see of a few steps. */
const playing =
  (steps: (desk: Desk, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) => {
    const desk = await someDesk(stage);
    return [await steps(desk, stage), await desk.days(-9, -5)];
  };

const twice = (first: object, second: object): Witness =>
  playing(async (desk) => [await desk.create({ ...first }), await desk.create({ ...second })]);

/** Saboteurs about the one check-in that a resident has on a day. */
export const oneADaySaboteurs = saboteursOf('check-ins', twice({}, {}), {
  'as-many-as-you-like': [
    'A resident may have any number of check-ins on one day.',
    ['CHK-32'],
    letting(() => true),
  ],
  'second-with-another-duration': [
    'A second check-in is refused only where it lasted as long as the first.',
    ['CHK-32'],
    letting((first, { body }) => membersIn(body)['durationInMinutes'] !== first.durationInMinutes),
    twice({}, { durationInMinutes: 8 }),
  ],
  'second-answers-400': [
    'A second check-in is refused with 400.',
    ['CHK-32'],
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && reply.problem === 'conflict' ? { ...reply, status: 400 } : reply;
    }),
  ],
  'second-answers-the-first': [
    'A second check-in is answered as if it had been made, with the first.',
    ['CHK-32'],
    instead(CREATE, (original) => (input, scene) => {
      const first = firstOn(input, scene);
      return first ? showing({ status: 200, body: {} }, scene, first.id) : original(input, scene);
    }),
  ],
  'second-after-a-week': [
    'Only the last week is searched for a first check-in.',
    ['CHK-32'],
    letting(({ day }, _input, scene) => {
      const now = scene.clock.now().epochMilliseconds;
      return now - Date.parse(day) > 8 * 86_400_000;
    }),
    async (stage) => {
      const desk = await someDesk(stage);
      const body = { startDate: stage.day(-20) };
      return [await desk.create(body), await desk.create(body)];
    },
  ],
  'moved-day-is-not-taken': [
    'The day onto which a check-in was moved takes a second one.',
    ['CHK-32'],
    (tables) => {
      const moved = new Set<string>();
      const watched = instead(CHANGE, (original) => (input, scene) => {
        const former = scene.store.checkIns.find(input.path['checkInId']);
        const reply = original(input, scene);
        if (former && !isRefusal(reply) && scene.store.checkIns.find(former.id)?.day !== former.day)
          moved.add(former.id);
        return reply;
      });
      return letting(({ id }) => moved.has(id))(watched(tables));
    },
    playing(async (desk, { day }) => {
      await desk.change(await desk.made(), { startDate: day(-8) });
      return desk.create({ startDate: day(-8) });
    }),
  ],
  'refused-second-overwrites-the-first': [
    'A refused second check-in leaves its duration with the first.',
    ['CHK-33'],
    onSecond(({ id }, input, scene) =>
      amend(scene, id, () => ({ durationInMinutes: Number(membersIn(input.body)['durationInMinutes']) })),
    ),
    twice({}, { durationInMinutes: 8 }),
  ],
  'refused-second-is-kept': [
    'A second check-in is refused with 409 and made all the same.',
    ['CHK-33'],
    onSecond((first, input, scene, original) => createdBeside(first, original, input, scene)),
  ],
  'same-day-of-another-month': [
    'A check-in is in the way of another one on the same day of any month.',
    ['CHK-34'],
    refusing(
      ({ residentId, day }, input) =>
        residentId === input.path['residentId'] && day.slice(8) === sentDay(input).slice(8),
    ),
    async (stage) => {
      const desk = await someDesk(stage);
      return [await desk.create({ startDate: '2026-04-15' }), await desk.create({ startDate: '2026-05-15' })];
    },
  ],
  'day-after-is-taken': [
    'A check-in is in the way of another one on the day after.',
    ['CHK-34'],
    refusing(
      ({ residentId, day }, input) =>
        residentId === input.path['residentId'] && dayAfter(day) === sentDay(input),
    ),
    playing(async (desk, { day }) => [await desk.create(), await desk.create({ startDate: day(-6) })]),
  ],
  'one-a-day-for-each-staff-member': [
    'A staff member has one check-in a day, whoever the resident.',
    ['CHK-35'],
    refusing(
      ({ checkInStaffId, day }, input) =>
        checkInStaffId === membersIn(input.body)['checkInStaffId'] && day === sentDay(input),
    ),
    async (stage) => {
      await (await someDesk(stage)).create();
      return (await someDesk(stage)).create();
    },
  ],
  'first-description-of-the-day': [
    'The description of a check-in is that of the first one of the day at the facility.',
    ['CHK-35', 'CHK-31'],
    afterwards(CREATE, (reply, input, scene) => {
      const first = scene.store.checkIns.filter(({ day }) => day === sentDay(input))[0];
      amend(scene, idIn(reply), (now) => ({ description: first?.description ?? now.description }));
      return showing(reply, scene);
    }),
    async (stage) => {
      await (await someDesk(stage)).create({ description: 'cheerful' });
      return (await someDesk(stage)).create({ description: 'tired' });
    },
  ],
  'deleted-day-stays-taken': [
    'The day of a deleted check-in takes no other.',
    ['CHK-50'],
    remembering('deleteCheckIn'),
    playing(async (desk) => [await desk.remove(await desk.made()), await desk.create()]),
  ],
  'left-day-stays-taken': [
    'The day from which a check-in was moved away takes no other.',
    ['CHK-34', 'CHK-44'],
    remembering('replaceCheckIn'),
    playing(async (desk, { day }) => {
      await desk.change(await desk.made(), { startDate: day(-8) });
      return desk.create();
    }),
  ],
});
