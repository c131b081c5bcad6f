import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { someDesk, type Desk } from '../../witness/check-ins.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn } from '../input.ts';
import { afterwards, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the change of a check-in. */
export const changingSaboteurs: readonly Saboteur[] = [
  {
    id: 'check-ins.change-answers-201',
    lie: 'A change is answered with 201.',
    breaks: ['CHK-41', 'CNV-29'],
    tables: afterwards(CHANGE, withStatus(201)),
    witness: after(nothing, nothing),
  },
  {
    id: 'check-ins.change-answers-the-former',
    lie: 'The answer to a change shows the check-in as it was before.',
    breaks: ['CHK-42'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = showing({ status: 200, body: {} }, scene, input.path['checkInId']);
      const reply = honest(input, scene);
      return isRefusal(reply) ? reply : former;
    }),
    witness: after(nothing, () => ({ durationInMinutes: 90 })),
  },
  {
    id: 'check-ins.change-without-staff',
    lie: 'A change without a checkInStaffId is taken as one by the staff member of before.',
    breaks: ['CHK-201'],
    tables: (tables) => ({
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
    witness: after(nothing, () => ({ checkInStaffId: undefined })),
  },
  {
    id: 'check-ins.change-without-a-duration',
    lie: 'A change without a durationInMinutes is taken as one of unknown duration.',
    breaks: ['CHK-202'],
    tables: beforeJudging(CHANGE, (body) => ({ durationInMinutes: 0, ...body })),
    witness: after(nothing, () => ({ durationInMinutes: undefined })),
  },
  {
    id: 'check-ins.change-keeps-the-staff',
    lie: 'A change keeps the staff member who was first named.',
    breaks: ['CHK-42'],
    tables: changing(kept('checkInStaffId')),
    witness: after(nothing, ({ staff }) => ({ checkInStaffId: staff[1] })),
  },
  {
    id: 'check-ins.change-keeps-the-description',
    lie: 'A change keeps the description that was there.',
    breaks: ['CHK-42'],
    tables: changing(({ description }, now) => ({ description: description ?? now.description })),
    witness: after(
      () => ({ description: 'cheerful' }),
      () => ({ description: 'tired' }),
    ),
  },
  {
    id: 'check-ins.change-adds-up',
    lie: 'A change adds its durationInMinutes to the one that was there.',
    breaks: ['CHK-42'],
    tables: changing((former, now) => ({
      durationInMinutes: former.durationInMinutes + now.durationInMinutes,
    })),
    witness: after(nothing, nothing),
  },
  {
    id: 'check-ins.change-never-to-unknown',
    lie: 'A change to an unknown duration, 0, keeps the former one.',
    breaks: ['CHK-42'],
    tables: changing((former, now) => (now.durationInMinutes === 0 ? kept('durationInMinutes')(former) : {})),
    witness: after(nothing, () => ({ durationInMinutes: 0 })),
  },
  {
    id: 'check-ins.change-of-the-whole-week',
    lie: 'A change lends its duration to the other check-ins of the resident around it.',
    breaks: ['CHK-42', 'CHK-40'],
    tables: afterwards(CHANGE, (reply, { path }, scene) => {
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
    witness: async (stage) => neighbours(await someDesk(stage), stage),
  },
  {
    id: 'check-ins.own-day-is-taken',
    lie: 'A change that keeps the day is refused with 409, the check-in being in its own way.',
    breaks: ['CHK-43'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const sent = membersIn(input.body)['startDate'];
      return former && String(sent).startsWith(former.day) ? occupied : honest(input, scene);
    }),
    witness: after(nothing, () => ({ durationInMinutes: 90 })),
  },
  {
    id: 'check-ins.own-day-twice',
    lie: 'A check-in is changed on its own day once; a second change there is refused with 409.',
    breaks: ['CHK-43'],
    tables: (tables) => {
      const changed = new Set<string>();
      return instead(CHANGE, (honest) => (input, scene) => {
        const former = scene.store.checkIns.find(input.path['checkInId']);
        if (former && changed.has(former.id + String(membersIn(input.body)['startDate']))) return occupied;
        const reply = honest(input, scene);
        if (former && !isRefusal(reply)) changed.add(former.id + former.day);
        return reply;
      })(tables);
    },
    witness: async (stage) => {
      const desk = await someDesk(stage);
      const id = await desk.made();
      return [await desk.change(id), await desk.change(id)];
    },
  },
  {
    id: 'check-ins.change-keeps-the-day',
    lie: 'A change keeps the day, whatever is sent.',
    breaks: ['CHK-44'],
    tables: changing(kept('day')),
    witness: after(nothing, ({ day }) => ({ startDate: day(-8) })),
  },
  {
    id: 'check-ins.change-never-to-another-year',
    lie: 'A change moves within the year and no further.',
    breaks: ['CHK-44'],
    tables: changing((former, now) =>
      former.day.slice(0, 4) === now.day.slice(0, 4) ? {} : kept('day')(former),
    ),
    witness: after(nothing, () => ({ startDate: '2024-02-03' })),
  },
  {
    id: 'check-ins.change-lists-the-old-day',
    lie: 'A moved check-in stays in the list of its old day, and is missing on the new one.',
    breaks: ['CHK-44', 'CHK-09', 'CHK-10'],
    tables: (tables) => {
      const first = new Map<string, string>();
      const watched = changing(({ id, day }, now) => {
        if (day !== now.day && !first.has(id)) first.set(id, day);
        return {};
      })(tables);
      // While the list looks, moved check-ins stand on their old days.
      return instead(LIST, (honest) => (input, scene) => {
        const moved = scene.store.checkIns.filter(({ id }) => first.has(id));
        for (const { id, day } of moved) amend(scene, id, () => ({ day: first.get(id) ?? day }));
        const reply = honest(input, scene);
        for (const { id, day } of moved) amend(scene, id, () => ({ day }));
        return reply;
      })(watched);
    },
    witness: async (stage) => {
      const desk = await someDesk(stage);
      await desk.change(await desk.made(), { startDate: stage.day(-20) });
      return [await desk.days(-9, -5), await desk.days(-22, -18)];
    },
  },
  {
    id: 'check-ins.free-only-for-this-resident',
    lie: 'A day on which anybody at all has a check-in cannot be moved to.',
    breaks: ['CHK-44'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const day = String(membersIn(input.body)['startDate']).slice(0, 10);
      const others = scene.store.checkIns.filter((one) => one.residentId !== input.path['residentId']);
      return others.some((one) => one.day === day) ? occupied : honest(input, scene);
    }),
    witness: async (stage) => {
      await (await someDesk(stage)).create({ startDate: stage.day(-8) });
      const desk = await someDesk(stage);
      return desk.change(await desk.made(), { startDate: stage.day(-8) });
    },
  },
  {
    id: 'check-ins.moved-is-made-anew',
    lie: 'A check-in that is moved to another day is a new one, with a new id.',
    breaks: ['CHK-45'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = honest(input, scene);
      const now = scene.store.checkIns.find(former?.id);
      if (isRefusal(reply) || !former || !now || now.day === former.day) return reply;
      scene.store.checkIns.remove(former.id);
      const { id } = scene.store.checkIns.insert({ ...now, id: scene.ids.next('chk') });
      return showing(reply, scene, id);
    }),
    witness: after(nothing, ({ day }) => ({ startDate: day(-8) })),
  },
  {
    id: 'check-ins.change-copies',
    lie: 'A change to another day leaves a copy on the day before it.',
    breaks: ['CHK-44', 'CHK-45'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = scene.store.checkIns.find(input.path['checkInId']);
      const reply = honest(input, scene);
      const now = scene.store.checkIns.find(former?.id);
      if (isRefusal(reply) || !now || now.day === former?.day) return reply;
      scene.store.checkIns.insert({ ...now, id: scene.ids.next('chk'), day: dayAfter(now.day, -1) });
      return reply;
    }),
    witness: after(nothing, ({ day }) => ({ startDate: day(-12) })),
  },
];
