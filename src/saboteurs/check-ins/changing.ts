import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { someDesk, type Desk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn } from '../input.ts';
import { afterwards, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CHANGE, changing, dayAfter, LIST, showing } from './amend.ts';

type Body = Readonly<Record<string, unknown>>;

/** A check-in made of one body and changed by another, as all answers show it then. */
const after =
  (first: (stage: Stage) => Body, second: (stage: Stage) => Body): Witness =>
  async (stage) => {
    const desk = await someDesk(stage);
    const id = await desk.made(first(stage));
    return [await desk.change(id, second(stage)), await desk.read(id), await desk.days(-40, -1)];
  };

const nothing = () => ({});
const kept =
  (...members: readonly (keyof CheckInRecord)[]) =>
  (former: CheckInRecord): Partial<CheckInRecord> =>
    Object.fromEntries(members.map((member) => [member, former[member]]));

const occupied = refuse('conflict', {
  promised: 'A resident has at most one check-in on a calendar day.',
  found: 'another one.',
  next: 'choose another day.',
});

const neighbours = async (desk: Desk, { day }: Stage): Promise<unknown> => {
  const [first] = [await desk.made(), await desk.made({ startDate: day(-8) })];
  return [await desk.change(first, { durationInMinutes: 90 }), await desk.days(-9, -5)];
};

/** Saboteurs of the change of a check-in. */
export const changingSaboteurs = saboteursOf('check-ins', after(nothing, nothing), {
  'change-answers-201': [
    'A change is answered with 201.',
    ['CHK-41', 'CNV-29'],
    afterwards(CHANGE, withStatus(201)),
  ],
  'change-answers-the-former': [
    'The answer to a change shows the check-in as it was before.',
    ['CHK-42'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = showing({ status: 200, body: {} }, scene, input.path['checkInId']);
      const reply = original(input, scene);
      return isRefusal(reply) ? reply : former;
    }),
    after(nothing, () => ({ durationInMinutes: 90 })),
  ],
  'change-without-staff': [
    'A change without a checkInStaffId is taken as one by the staff member of before.',
    ['CHK-201'],
    (tables) => ({
      ...tables,
      gate: {
        ...tables.gate,
        readInput: (route, received, world) => {
          const { raw, path } = received;
          const stored = world.store.checkIns.find(path['checkInId']);
          if (route.id !== CHANGE || raw.kind !== 'json' || !stored)
            return tables.gate.readInput(route, received, world);
          const value = { checkInStaffId: stored.checkInStaffId, ...membersIn(raw.value) };
          return tables.gate.readInput(route, { ...received, raw: { kind: 'json', value } }, world);
        },
      },
    }),
    after(nothing, () => ({ checkInStaffId: undefined })),
  ],
  'change-without-a-duration': [
    'A change without a durationInMinutes is taken as one of unknown duration.',
    ['CHK-202'],
    beforeJudging(CHANGE, (body) => ({ durationInMinutes: 0, ...body })),
    after(nothing, () => ({ durationInMinutes: undefined })),
  ],
  'change-keeps-the-staff': [
    'A change keeps the staff member who was first named.',
    ['CHK-42'],
    changing(kept('checkInStaffId')),
    after(nothing, ({ staff }) => ({ checkInStaffId: staff[1] })),
  ],
  'change-keeps-the-description': [
    'A change keeps the description that was there.',
    ['CHK-42'],
    changing(({ description }, now) => ({ description: description ?? now.description })),
    after(
      () => ({ description: 'cheerful' }),
      () => ({ description: 'tired' }),
    ),
  ],
  'change-adds-up': [
    'A change adds its durationInMinutes to the one that was there.',
    ['CHK-42'],
    changing((former, now) => ({
      durationInMinutes: former.durationInMinutes + now.durationInMinutes,
    })),
  ],
  'change-never-to-unknown': [
    'A change to an unknown duration, 0, keeps the former one.',
    ['CHK-42'],
    changing((former, now) => (now.durationInMinutes === 0 ? kept('durationInMinutes')(former) : {})),
    after(nothing, () => ({ durationInMinutes: 0 })),
  ],
  'change-of-the-whole-week': [
    'A change lends its duration to the other check-ins of the resident around it.',
    ['CHK-42', 'CHK-40'],
    afterwards(CHANGE, (reply, { path }, scene) => {
      const changed = scene.store.checkIns.find(path['checkInId']);
      for (const { id, residentId, day } of scene.store.checkIns.all())
        if (
          changed &&
          residentId === changed.residentId &&
          Math.abs(Date.parse(day) - Date.parse(changed.day)) < 3e8
        )
          amend(scene, id, () => ({ durationInMinutes: changed.durationInMinutes }));
      return reply;
    }),
    async (stage) => neighbours(await someDesk(stage), stage),
  ],
  'own-day-is-taken': [
    'A change that keeps the day is refused with 409, the check-in being in its own way.',
    ['CHK-43'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const sent = membersIn(input.body)['startDate'];
      return former && String(sent).startsWith(former.day) ? occupied : original(input, scene);
    }),
    after(nothing, () => ({ durationInMinutes: 90 })),
  ],
  'own-day-twice': [
    'A check-in is changed on its own day once; a second change there is refused with 409.',
    ['CHK-43'],
    (tables) => {
      const changed = new Set<string>();
      return instead(CHANGE, (original) => (input, scene) => {
        const former = scene.store.checkIns.find(input.path['checkInId']);
        if (former && changed.has(former.id + String(membersIn(input.body)['startDate']))) return occupied;
        const reply = original(input, scene);
        if (former && !isRefusal(reply)) changed.add(former.id + former.day);
        return reply;
      })(tables);
    },
    async (stage) => {
      const desk = await someDesk(stage);
      const id = await desk.made();
      return [await desk.change(id), await desk.change(id)];
    },
  ],
  'change-keeps-the-day': [
    'A change keeps the day, whatever is sent.',
    ['CHK-44'],
    changing(kept('day')),
    after(nothing, ({ day }) => ({ startDate: day(-8) })),
  ],
  'change-never-to-another-year': [
    'A change moves within the year and no further.',
    ['CHK-44'],
    changing((former, now) => (former.day.slice(0, 4) === now.day.slice(0, 4) ? {} : kept('day')(former))),
    after(nothing, () => ({ startDate: '2024-02-03' })),
  ],
  'change-lists-the-old-day': [
    'A moved check-in stays in the list of its old day, and is missing on the new one.',
    ['CHK-44', 'CHK-09', 'CHK-10'],
    (tables) => {
      const first = new Map<string, string>();
      const watched = changing(({ id, day }, now) => {
        if (day !== now.day && !first.has(id)) first.set(id, day);
        return {};
      })(tables);
      // While the list looks, moved check-ins stand on their old days.
      return instead(LIST, (original) => (input, scene) => {
        const moved = scene.store.checkIns.filter(({ id }) => first.has(id));
        for (const { id, day } of moved) amend(scene, id, () => ({ day: first.get(id) ?? day }));
        const reply = original(input, scene);
        for (const { id, day } of moved) amend(scene, id, () => ({ day }));
        return reply;
      })(watched);
    },
    async (stage) => {
      const desk = await someDesk(stage);
      await desk.change(await desk.made(), { startDate: stage.day(-20) });
      return [await desk.days(-9, -5), await desk.days(-22, -18)];
    },
  ],
  'free-only-for-this-resident': [
    'A day on which anybody at all has a check-in cannot be moved to.',
    ['CHK-44'],
    instead(CHANGE, (original) => (input, scene) => {
      const day = String(membersIn(input.body)['startDate']).slice(0, 10);
      const others = scene.store.checkIns.filter((one) => one.residentId !== input.path['residentId']);
      return others.some((one) => one.day === day) ? occupied : original(input, scene);
    }),
    async (stage) => {
      await (await someDesk(stage)).create({ startDate: stage.day(-8) });
      const desk = await someDesk(stage);
      return desk.change(await desk.made(), { startDate: stage.day(-8) });
    },
  ],
  'moved-is-made-anew': [
    'A check-in that is moved to another day is a new one, with a new id.',
    ['CHK-45'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = original(input, scene);
      const now = scene.store.checkIns.find(former?.id);
      if (isRefusal(reply) || !former || !now || now.day === former.day) return reply;
      scene.store.checkIns.remove(former.id);
      const { id } = scene.store.checkIns.insert({ ...now, id: scene.ids.next('chk') });
      return showing(reply, scene, id);
    }),
    after(nothing, ({ day }) => ({ startDate: day(-8) })),
  ],
  'change-copies': [
    'A change to another day leaves a copy on the day before it.',
    ['CHK-44', 'CHK-45'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = original(input, scene);
      const now = scene.store.checkIns.find(former?.id);
      if (isRefusal(reply) || !now || now.day === former?.day) return reply;
      scene.store.checkIns.insert({ ...now, id: scene.ids.next('chk'), day: dayAfter(now.day, -1) });
      return reply;
    }),
    after(nothing, ({ day }) => ({ startDate: day(-12) })),
  ],
});
