import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { hours, revisiting, someLounge, visiting } from '../../witness/personal-visits.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { idIn } from '../input.ts';
import { afterwards, instead, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { amend, CHANGE, changing, CREATE, GET, LIST, refused, sameDay, showing } from './amend.ts';

const nothing = () => ({});
const onDay =
  (days: number) =>
  ({ day }: Stage) =>
    hours(day(days), '10:00', '11:00');

/** A visit that is moved, and the lists of the two days. */
const moving: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const id = await lounge.made();
  const moved = await lounge.change(id, onDay(-20)(stage));
  return [moved, await lounge.days(-9, -5), await lounge.days(-22, -18), await lounge.read(id)];
};

/** The first of three visits, one of them to somebody else, is replaced. */
const besides: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const other = lounge.of(lounge.others[0]);
  const [id, same, theirs] = [await lounge.made(), await lounge.made(), await other.made()];
  const answer = await lounge.change(id, { name: 'Tea' });
  return [answer, await lounge.read(same), await other.read(theirs), await lounge.days(-9, -5)];
};

/** Lies of what a replacement does to the visit, and either write to others. */
export const changingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.changed-is-made-anew',
    lie: 'A visit that is replaced is a new one, with a new id.',
    breaks: ['PVS-58'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const now = scene.store.personalVisits.find(input.path['visitId']);
      if (isRefusal(reply) || !now) return reply;
      scene.store.personalVisits.remove(now.id);
      const { id } = scene.store.personalVisits.insert({ ...now, id: scene.ids.next('pvs') });
      return showing(reply, scene, id);
    }),
    witness: revisiting(nothing, nothing),
  },
  {
    id: 'personal-visits.moved-is-made-anew',
    lie: 'A visit that is moved to another day is a new one, with a new id.',
    breaks: ['PVS-58', 'PVS-59'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = scene.store.personalVisits.find(input.path['visitId']);
      const reply = honest(input, scene);
      const now = scene.store.personalVisits.find(former?.id);
      if (isRefusal(reply) || !former || !now || !(dayIn(former.startDate) !== dayIn(now.startDate)))
        return reply;
      scene.store.personalVisits.remove(former.id);
      const { id } = scene.store.personalVisits.insert({ ...now, id: scene.ids.next('pvs') });
      return showing(reply, scene, id);
    }),
    witness: moving,
  },
  {
    id: 'personal-visits.change-leaves-a-copy',
    lie: 'A replacement on another day leaves the former visit where it was, under another id.',
    breaks: ['PVS-59', 'PVS-58', 'PVS-15'],
    tables: instead(CHANGE, (honest) => (input, scene) => {
      const former = scene.store.personalVisits.find(input.path['visitId']);
      const reply = honest(input, scene);
      const now = scene.store.personalVisits.find(former?.id);
      if (isRefusal(reply) || !former || !now || dayIn(former.startDate) === dayIn(now.startDate))
        return reply;
      scene.store.personalVisits.insert({ ...former, id: scene.ids.next('pvs') });
      return reply;
    }),
    witness: moving,
  },
  {
    id: 'personal-visits.change-keeps-the-day',
    lie: 'A replacement keeps the day, whatever is sent.',
    breaks: ['PVS-59', 'PVS-49'],
    tables: changing(({ startDate }, now) => ({
      startDate: `${dayIn(startDate)}${now.startDate.slice(10)}`,
    })),
    witness: moving,
  },
  {
    id: 'personal-visits.never-moved-into-the-past',
    lie: 'A replacement moves a visit without times forward alone.',
    breaks: ['PVS-59'],
    tables: changing((former, { startDate, timeType }) => ({
      startDate:
        timeType !== 'exactTime' && Date.parse(startDate) < Date.parse(former.startDate)
          ? former.startDate
          : startDate,
    })),
    witness: revisiting(nothing, ({ day }) => ({
      ...hours(day(-20), '12:00', '13:00'),
      timeType: 'morning',
    })),
  },
  {
    id: 'personal-visits.moved-for-a-month-alone',
    lie: 'A replacement moves a visit by 31 days at most.',
    breaks: ['PVS-59', 'PVS-49'],
    tables: changing((former, { startDate }) => {
      const [from, to] = [Date.parse(former.startDate), Date.parse(startDate)];
      return { startDate: textOf(from + Math.max(-31 * DAY, Math.min(31 * DAY, to - from))) };
    }),
    witness: revisiting(onDay(-90), nothing),
  },
  {
    id: 'personal-visits.filter-knows-the-former-day',
    lie: 'Filtered by a type a moved visit is in the list of its former day, and missing on the new one.',
    breaks: ['PVS-59', 'PVS-15', 'PVS-16', 'PVS-19'],
    tables: (tables) => {
      const first = new Map<string, string>();
      return together(
        changing(({ id, startDate }) => {
          if (!first.has(id)) first.set(id, startDate);
          return {};
        }),
        // While the list looks, moved visits stand on their former days.
        instead(LIST, (honest) => (input, scene) => {
          if (input.query['visitType'] === undefined) return honest(input, scene);
          const moved = scene.store.personalVisits.filter(({ id }) => first.has(id));
          for (const { id, startDate } of moved)
            amend(scene, id, () => ({ startDate: first.get(id) ?? startDate }));
          const reply = honest(input, scene);
          for (const { id, startDate } of moved) amend(scene, id, () => ({ startDate }));
          return reply;
        }),
      )(tables);
    },
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      await lounge.change(await lounge.made(), onDay(-20)(stage));
      return lounge.days(-9, -5, { visitType: 'social' });
    },
  },
  {
    id: 'personal-visits.read-as-it-was-first-read',
    lie: 'A visit that was read before is read as it was then.',
    breaks: ['PVS-48'],
    tables: (tables) => {
      const known = new Map<unknown, AnyReply>();
      return instead(GET, (honest) => (input, scene) => {
        const id = input.path['visitId'];
        const reply = known.get(id) ?? honest(input, scene);
        if (!isRefusal(reply)) known.set(id, reply);
        return reply;
      })(tables);
    },
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      const id = await lounge.made();
      await lounge.read(id);
      await lounge.change(id, { name: 'Tea' });
      return lounge.read(id);
    },
  },
  {
    id: 'personal-visits.change-of-the-whole-day',
    lie: 'A replacement lends its name to the other visits of the resident on that day.',
    breaks: ['PVS-48'],
    tables: changing((_former, now, _input, scene) => {
      for (const one of scene.store.personalVisits.all())
        if (one.residentId === now.residentId && sameDay(one, now))
          amend(scene, one.id, () => ({ name: now.name }));
      return {};
    }),
    witness: besides,
  },
  {
    id: 'personal-visits.change-of-the-neighbours',
    lie: 'A replacement lends its visitors to the visits of others on that day.',
    breaks: ['PVS-50'],
    tables: changing((_former, now, _input, scene) => {
      const { connectionVisitors, manualVisitors } = now;
      for (const one of scene.store.personalVisits.all())
        if (one.residentId !== now.residentId && sameDay(one, now))
          amend(scene, one.id, () => ({ connectionVisitors, manualVisitors }));
      return {};
    }),
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      const other = lounge.of(lounge.others[0]);
      const [id, theirs] = [await lounge.made(), await other.made()];
      await lounge.change(id, { manualVisitors: [{ name: 'Bea', relationship: 'Nurse' }] });
      return other.read(theirs);
    },
  },
  {
    id: 'personal-visits.create-in-place-of-a-like-one',
    lie: 'A visit of the name and the moment of another takes its place.',
    breaks: ['PVS-34'],
    tables: afterwards(CREATE, (reply, _input, { store }) => {
      const made = store.personalVisits.find(idIn(reply));
      for (const one of store.personalVisits.all())
        if (
          made &&
          one.id !== made.id &&
          one.residentId === made.residentId &&
          one.name === made.name &&
          one.startDate === made.startDate
        )
          store.personalVisits.remove(one.id);
      return reply;
    }),
    witness: visiting(nothing, nothing),
  },
  {
    id: 'personal-visits.create-at-the-same-moment-is-refused',
    lie: 'A second visit at the same moment is refused.',
    breaks: ['PVS-33', 'PVS-34'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const made = isRefusal(reply) ? undefined : scene.store.personalVisits.find(idIn(reply));
      const like = scene.store.personalVisits.filter(
        (one) =>
          one.id !== made?.id && one.residentId === made?.residentId && one.startDate === made.startDate,
      );
      if (!made || like.length === 0) return reply;
      scene.store.personalVisits.remove(made.id);
      return refused('One visit at a time.');
    }),
    witness: visiting(nothing, nothing),
  },
];
