import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { hours, revisiting, someLounge, visiting } from '../../witness/personal-visits.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { idIn } from '../input.ts';
import { afterwards, instead, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of what a replacement does to the visit, and either write to others. */
export const changingSaboteurs = saboteursOf('personal-visits', moving, {
  'changed-is-made-anew': [
    'A visit that is replaced is a new one, with a new id.',
    ['PVS-58'],
    instead(CHANGE, (original) => (input, scene) => {
      const reply = original(input, scene);
      const now = scene.store.personalVisits.find(input.path['visitId']);
      if (isRefusal(reply) || !now) return reply;
      scene.store.personalVisits.remove(now.id);
      const { id } = scene.store.personalVisits.insert({ ...now, id: scene.ids.next('pvs') });
      return showing(reply, scene, id);
    }),
    revisiting(nothing, nothing),
  ],
  'moved-is-made-anew': [
    'A visit that is moved to another day is a new one, with a new id.',
    ['PVS-58', 'PVS-59'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = scene.store.personalVisits.find(input.path['visitId']);
      const reply = original(input, scene);
      const now = scene.store.personalVisits.find(former?.id);
      if (isRefusal(reply) || !former || !now || !(dayIn(former.startDate) !== dayIn(now.startDate)))
        return reply;
      scene.store.personalVisits.remove(former.id);
      const { id } = scene.store.personalVisits.insert({ ...now, id: scene.ids.next('pvs') });
      return showing(reply, scene, id);
    }),
  ],
  'change-leaves-a-copy': [
    'A replacement on another day leaves the former visit where it was, under another id.',
    ['PVS-59', 'PVS-58', 'PVS-15'],
    instead(CHANGE, (original) => (input, scene) => {
      const former = scene.store.personalVisits.find(input.path['visitId']);
      const reply = original(input, scene);
      const now = scene.store.personalVisits.find(former?.id);
      if (isRefusal(reply) || !former || !now || dayIn(former.startDate) === dayIn(now.startDate))
        return reply;
      scene.store.personalVisits.insert({ ...former, id: scene.ids.next('pvs') });
      return reply;
    }),
  ],
  'change-keeps-the-day': [
    'A replacement keeps the day, whatever is sent.',
    ['PVS-59', 'PVS-49'],
    changing(({ startDate }, now) => ({
      startDate: `${dayIn(startDate)}${now.startDate.slice(10)}`,
    })),
  ],
  'never-moved-into-the-past': [
    'A replacement moves a visit without times forward alone.',
    ['PVS-59'],
    changing((former, { startDate, timeType }) => ({
      startDate:
        timeType !== 'exactTime' && Date.parse(startDate) < Date.parse(former.startDate)
          ? former.startDate
          : startDate,
    })),
    revisiting(nothing, ({ day }) => ({
      ...hours(day(-20), '12:00', '13:00'),
      timeType: 'morning',
    })),
  ],
  'moved-for-a-month-alone': [
    'A replacement moves a visit by 31 days at most.',
    ['PVS-59', 'PVS-49'],
    changing((former, { startDate }) => {
      const [from, to] = [Date.parse(former.startDate), Date.parse(startDate)];
      return { startDate: textOf(from + Math.max(-31 * DAY, Math.min(31 * DAY, to - from))) };
    }),
    revisiting(onDay(-90), nothing),
  ],
  'filter-knows-the-former-day': [
    'Filtered by a type a moved visit is in the list of its former day, and missing on the new one.',
    ['PVS-59', 'PVS-15', 'PVS-16', 'PVS-19'],
    (tables) => {
      const first = new Map<string, string>();
      return together(
        changing(({ id, startDate }) => {
          if (!first.has(id)) first.set(id, startDate);
          return {};
        }),
        // While the list looks, moved visits stand on their former days.
        instead(LIST, (original) => (input, scene) => {
          if (input.query['visitType'] === undefined) return original(input, scene);
          const moved = scene.store.personalVisits.filter(({ id }) => first.has(id));
          for (const { id, startDate } of moved)
            amend(scene, id, () => ({ startDate: first.get(id) ?? startDate }));
          const reply = original(input, scene);
          for (const { id, startDate } of moved) amend(scene, id, () => ({ startDate }));
          return reply;
        }),
      )(tables);
    },
    async (stage) => {
      const lounge = await someLounge(stage);
      await lounge.change(await lounge.made(), onDay(-20)(stage));
      return lounge.days(-9, -5, { visitType: 'social' });
    },
  ],
  'read-as-it-was-first-read': [
    'A visit that was read before is read as it was then.',
    ['PVS-48'],
    (tables) => {
      const known = new Map<unknown, AnyReply>();
      return instead(GET, (original) => (input, scene) => {
        const id = input.path['visitId'];
        const reply = known.get(id) ?? original(input, scene);
        if (!isRefusal(reply)) known.set(id, reply);
        return reply;
      })(tables);
    },
    async (stage) => {
      const lounge = await someLounge(stage);
      const id = await lounge.made();
      await lounge.read(id);
      await lounge.change(id, { name: 'Tea' });
      return lounge.read(id);
    },
  ],
  'change-of-the-whole-day': [
    'A replacement lends its name to the other visits of the resident on that day.',
    ['PVS-48'],
    changing((_former, now, _input, scene) => {
      for (const one of scene.store.personalVisits.all())
        if (one.residentId === now.residentId && sameDay(one, now))
          amend(scene, one.id, () => ({ name: now.name }));
      return {};
    }),
    besides,
  ],
  'change-of-the-neighbours': [
    'A replacement lends its visitors to the visits of others on that day.',
    ['PVS-50'],
    changing((_former, now, _input, scene) => {
      const { connectionVisitors, manualVisitors } = now;
      for (const one of scene.store.personalVisits.all())
        if (one.residentId !== now.residentId && sameDay(one, now))
          amend(scene, one.id, () => ({ connectionVisitors, manualVisitors }));
      return {};
    }),
    async (stage) => {
      const lounge = await someLounge(stage);
      const other = lounge.of(lounge.others[0]);
      const [id, theirs] = [await lounge.made(), await other.made()];
      await lounge.change(id, { manualVisitors: [{ name: 'Bea', relationship: 'Nurse' }] });
      return other.read(theirs);
    },
  ],
  'create-in-place-of-a-like-one': [
    'A visit of the name and the moment of another takes its place.',
    ['PVS-34'],
    afterwards(CREATE, (reply, _input, { store }) => {
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
    visiting(nothing, nothing),
  ],
  'create-at-the-same-moment-is-refused': [
    'A second visit at the same moment is refused.',
    ['PVS-33', 'PVS-34'],
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      const made = isRefusal(reply) ? undefined : scene.store.personalVisits.find(idIn(reply));
      const like = scene.store.personalVisits.filter(
        (one) =>
          one.id !== made?.id && one.residentId === made?.residentId && one.startDate === made.startDate,
      );
      if (!made || like.length === 0) return reply;
      scene.store.personalVisits.remove(made.id);
      return refused('One visit at a time.');
    }),
    visiting(nothing, nothing),
  ],
});
