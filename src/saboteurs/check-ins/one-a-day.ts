import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { someDesk, type Desk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, CHANGE, CREATE, dayAfter, showing } from './amend.ts';

const taken = refuse('conflict', {
  promised: 'The day is free.',
  found: 'it is not.',
  next: 'choose another one.',
});

const sentDay = ({ body }: AnyInput): string => String(membersIn(body)['startDate']).slice(0, 10);

/** A create is refused with 409 where the honest server would take it and the test finds one in the way. */
const refusing = (isInTheWay: (other: CheckInRecord, input: AnyInput) => boolean): Lie =>
  instead(CREATE, (honest) => (input, scene) => {
    const isTaken = scene.store.checkIns.all().some((other) => isInTheWay(other, input));
    return isTaken ? taken : honest(input, scene);
  });

/** The first check-in of the resident on the day that was sent. */
const firstOn = (input: AnyInput, { store }: Scene): CheckInRecord | undefined =>
  store.checkIns.filter(
    ({ residentId, day }) => residentId === input.path['residentId'] && day === sentDay(input),
  )[0];

/** Creates a second one: with the first out of the way for a moment the honest server sees a free day. */
const createdBeside = (first: CheckInRecord, honest: AnyHandler, input: AnyInput, scene: Scene) => {
  amend(scene, first.id, ({ day }) => ({ day: dayAfter(day, 40_000) }));
  const reply = honest(input, scene);
  amend(scene, first.id, () => ({ day: first.day }));
  return reply;
};

/** A second check-in on a day is made all the same where the test says so of the first one and what was sent. */
const letting = (lets: (first: CheckInRecord, input: AnyInput, scene: Scene) => boolean): Lie =>
  instead(CREATE, (honest) => (input, scene) => {
    const first = firstOn(input, scene);
    return first && lets(first, input, scene)
      ? createdBeside(first, honest, input, scene)
      : honest(input, scene);
  });

/** The honest answer to a second check-in, and what else is done on that occasion. */
const onSecond = (
  lie: (first: CheckInRecord, input: AnyInput, scene: Scene, honest: AnyHandler) => unknown,
): Lie =>
  instead(CREATE, (honest) => (input, scene) => {
    const first = firstOn(input, scene);
    const reply = honest(input, scene);
    if (!first || !isRefusal(reply) || reply.problem !== 'conflict') return reply;
    lie(first, input, scene, honest);
    return reply;
  });

/** Every day that a change or a delete has left stays taken: one memory for each server. */
const remembering =
  (operation: 'replaceCheckIn' | 'deleteCheckIn'): Lie =>
  (tables) => {
    const left: CheckInRecord[] = [];
    const leave = instead(operation, (honest) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = honest(input, scene);
      if (former && !isRefusal(reply)) left.push(former);
      return reply;
    });
    const create = instead(CREATE, (honest) => (input, scene) => {
      const isLeft = left.some(
        ({ residentId, day }) => residentId === input.path['residentId'] && day === sentDay(input),
      );
      return isLeft ? taken : honest(input, scene);
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

/** Lies about the one check-in that a resident has on a day. */
export const oneADaySaboteurs: readonly Saboteur[] = [
  {
    id: 'check-ins.as-many-as-you-like',
    lie: 'A resident may have any number of check-ins on one day.',
    breaks: ['CHK-32'],
    tables: letting(() => true),
    witness: twice({}, {}),
  },
  {
    id: 'check-ins.second-with-another-duration',
    lie: 'A second check-in is refused only where it lasted as long as the first.',
    breaks: ['CHK-32'],
    tables: letting((first, { body }) => membersIn(body)['durationInMinutes'] !== first.durationInMinutes),
    witness: twice({}, { durationInMinutes: 8 }),
  },
  {
    id: 'check-ins.second-answers-400',
    lie: 'A second check-in is refused with 400.',
    breaks: ['CHK-32'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      return isRefusal(reply) && reply.problem === 'conflict' ? { ...reply, status: 400 } : reply;
    }),
    witness: twice({}, {}),
  },
  {
    id: 'check-ins.second-answers-the-first',
    lie: 'A second check-in is answered as if it had been made, with the first.',
    breaks: ['CHK-32'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const first = firstOn(input, scene);
      return first ? showing({ status: 200, body: {} }, scene, first.id) : honest(input, scene);
    }),
    witness: twice({}, {}),
  },
  {
    id: 'check-ins.second-after-a-week',
    lie: 'Only the last week is searched for a first check-in.',
    breaks: ['CHK-32'],
    tables: letting(({ day }, _input, scene) => {
      const now = scene.clock.now().epochMilliseconds;
      return now - Date.parse(day) > 8 * 86_400_000;
    }),
    witness: async (stage) => {
      const desk = await someDesk(stage);
      const body = { startDate: stage.day(-20) };
      return [await desk.create(body), await desk.create(body)];
    },
  },
  {
    id: 'check-ins.moved-day-is-not-taken',
    lie: 'The day onto which a check-in was moved takes a second one.',
    breaks: ['CHK-32'],
    tables: (tables) => {
      const moved = new Set<string>();
      const watched = instead(CHANGE, (honest) => (input, scene) => {
        const former = scene.store.checkIns.find(input.path['checkInId']);
        const reply = honest(input, scene);
        if (former && !isRefusal(reply) && scene.store.checkIns.find(former.id)?.day !== former.day)
          moved.add(former.id);
        return reply;
      });
      return letting(({ id }) => moved.has(id))(watched(tables));
    },
    witness: playing(async (desk, { day }) => {
      await desk.change(await desk.made(), { startDate: day(-8) });
      return desk.create({ startDate: day(-8) });
    }),
  },
  {
    id: 'check-ins.refused-second-overwrites-the-first',
    lie: 'A refused second check-in leaves its duration with the first.',
    breaks: ['CHK-33'],
    tables: onSecond(({ id }, input, scene) =>
      amend(scene, id, () => ({ durationInMinutes: Number(membersIn(input.body)['durationInMinutes']) })),
    ),
    witness: twice({}, { durationInMinutes: 8 }),
  },
  {
    id: 'check-ins.refused-second-is-kept',
    lie: 'A second check-in is refused with 409 and made all the same.',
    breaks: ['CHK-33'],
    tables: onSecond((first, input, scene, honest) => createdBeside(first, honest, input, scene)),
    witness: twice({}, {}),
  },
  {
    id: 'check-ins.same-day-of-another-month',
    lie: 'A check-in is in the way of another one on the same day of any month.',
    breaks: ['CHK-34'],
    tables: refusing(
      ({ residentId, day }, input) =>
        residentId === input.path['residentId'] && day.slice(8) === sentDay(input).slice(8),
    ),
    witness: async (stage) => {
      const desk = await someDesk(stage);
      return [await desk.create({ startDate: '2026-04-15' }), await desk.create({ startDate: '2026-05-15' })];
    },
  },
  {
    id: 'check-ins.day-after-is-taken',
    lie: 'A check-in is in the way of another one on the day after.',
    breaks: ['CHK-34'],
    tables: refusing(
      ({ residentId, day }, input) =>
        residentId === input.path['residentId'] && dayAfter(day) === sentDay(input),
    ),
    witness: playing(async (desk, { day }) => [
      await desk.create(),
      await desk.create({ startDate: day(-6) }),
    ]),
  },
  {
    id: 'check-ins.one-a-day-for-each-staff-member',
    lie: 'A staff member has one check-in a day, whoever the resident.',
    breaks: ['CHK-35'],
    tables: refusing(
      ({ checkInStaffId, day }, input) =>
        checkInStaffId === membersIn(input.body)['checkInStaffId'] && day === sentDay(input),
    ),
    witness: async (stage) => {
      await (await someDesk(stage)).create();
      return (await someDesk(stage)).create();
    },
  },
  {
    id: 'check-ins.first-description-of-the-day',
    lie: 'The description of a check-in is that of the first one of the day at the facility.',
    breaks: ['CHK-35', 'CHK-31'],
    tables: afterwards(CREATE, (reply, input, scene) => {
      const first = scene.store.checkIns.filter(({ day }) => day === sentDay(input))[0];
      amend(scene, idIn(reply), (now) => ({ description: first?.description ?? now.description }));
      return showing(reply, scene);
    }),
    witness: async (stage) => {
      await (await someDesk(stage)).create({ description: 'cheerful' });
      return (await someDesk(stage)).create({ description: 'tired' });
    },
  },
  {
    id: 'check-ins.deleted-day-stays-taken',
    lie: 'The day of a deleted check-in takes no other.',
    breaks: ['CHK-50'],
    tables: remembering('deleteCheckIn'),
    witness: playing(async (desk) => [await desk.remove(await desk.made()), await desk.create()]),
  },
  {
    id: 'check-ins.left-day-stays-taken',
    lie: 'The day from which a check-in was moved away takes no other.',
    breaks: ['CHK-34', 'CHK-44'],
    tables: remembering('replaceCheckIn'),
    witness: playing(async (desk, { day }) => {
      await desk.change(await desk.made(), { startDate: day(-8) });
      return desk.create();
    }),
  },
];
