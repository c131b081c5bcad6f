import { isRefusal } from '../../mock/http/problem.ts';
import type { RegistrationRecord } from '../../mock/world/records.ts';
import { register } from '../../witness/activities.ts';
import { hallWith, leaves, standingsIn } from '../../witness/hall.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { besideCancel, entriesFor, entryFor } from '../beside-cancel.ts';

/** Somebody leaves an activity with two places for which five came. */
const after =
  (who: number): Witness =>
  async (stage) => {
    const hall = await hallWith(stage, 2, 5);
    await leaves(stage, hall, who);
    return standingsIn(stage, hall);
  };

const waits = ({ status }: RegistrationRecord): boolean => status === 'waitlisted';
const registered = (entry: RegistrationRecord): RegistrationRecord => ({ ...entry, status: 'registered' });
const waiting = (entry: RegistrationRecord): RegistrationRecord => ({ ...entry, status: 'waitlisted' });

export const waitingSaboteurs: readonly Saboteur[] = [
  {
    id: 'registrations.last-come-first-served',
    lie: 'Gives a place that came free to the one who has waited least.',
    breaks: ['REG-27'],
    tables: besideCancel(({ former }, input, scene) => {
      const { store } = scene;
      if (waits(former)) return;
      const entries = entriesFor(input, scene);
      const last = entries.filter(waits).at(-1);
      const moved = entries.filter((entry) => !waits(entry)).at(-1);
      if (!last || !moved) return;
      store.registrations.replace(registered(last));
      store.registrations.replace(waiting(moved));
    }),
    witness: after(0),
  },
  {
    id: 'registrations.second-in-the-queue-moves-up',
    lie: 'Gives a place that came free to the second of the queue where there are three.',
    breaks: ['REG-27'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [first, second, third] = [...earlier, ...later].filter(waits);
      if (waits(former) || !first || !second || !third) return;
      store.registrations.replace(waiting(first));
      store.registrations.replace(registered(second));
    }),
    witness: after(1),
  },
  {
    id: 'registrations.nobody-moves-up',
    lie: 'Leaves a place free that a cancel freed, however many wait.',
    breaks: ['REG-27'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [first] = [...earlier, ...later].filter(waits);
      if (!waits(former) && first) store.registrations.replace(waiting(first));
    }),
    witness: after(0),
  },
  {
    id: 'registrations.only-the-first-promotion',
    lie: 'Lets somebody move up once for each activity and never again.',
    breaks: ['REG-27'],
    tables: (tables) => {
      const moved = new Set<string>();
      return besideCancel(({ former, earlier, later }, _input, { store }) => {
        const [first] = [...earlier, ...later].filter(waits);
        if (waits(former) || !first) return;
        if (moved.has(former.activityId)) store.registrations.replace(waiting(first));
        moved.add(former.activityId);
      })(tables);
    },
    witness: async (stage) => {
      const hall = await hallWith(stage, 1, 3);
      await leaves(stage, hall, 0);
      await leaves(stage, hall, 1);
      return standingsIn(stage, hall);
    },
  },
  {
    id: 'registrations.two-move-up',
    lie: 'Lets two of the queue move up for one place that came free.',
    breaks: ['REG-28'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [, second] = [...earlier, ...later].filter(waits);
      if (!waits(former) && second) store.registrations.replace(registered(second));
    }),
    witness: after(0),
  },
  {
    id: 'registrations.queue-is-dissolved',
    lie: 'Drops the rest of the queue when somebody moves up.',
    breaks: ['REG-28', 'REG-31'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      if (waits(former)) return;
      for (const { id } of [...earlier, ...later].filter(waits).slice(1)) store.registrations.remove(id);
    }),
    witness: after(0),
  },
  {
    id: 'registrations.the-other-registered-one-gives-way',
    lie: 'Puts another registered resident at the end of the queue when somebody moves up.',
    breaks: ['REG-31', 'REG-28'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const inside = [...earlier, ...later].filter((entry) => !waits(entry)).at(-1);
      if (!waits(former) && inside && [...earlier, ...later].some(waits))
        store.registrations.replace(waiting(inside));
    }),
    witness: after(0),
  },
  {
    id: 'registrations.waiting-cannot-be-given-up',
    lie: 'Answers the cancel of somebody who waits and keeps the entry.',
    breaks: ['REG-29'],
    tables: instead('cancelRegistration', (honest) => (input, scene) => {
      const former = entryFor(input, scene);
      return former && waits(former) ? { status: 204, body: undefined } : honest(input, scene);
    }),
    witness: after(3),
  },
  {
    id: 'registrations.last-in-the-queue-stays',
    lie: 'Answers the cancel of the last of the queue and keeps the entry, where another waits.',
    breaks: ['REG-29'],
    tables: instead('cancelRegistration', (honest) => (input, scene) => {
      const former = entryFor(input, scene);
      const queue = entriesFor(input, scene).filter(waits);
      const isLast = queue.length > 1 && queue.at(-1)?.id === former?.id;
      return isLast ? { status: 204, body: undefined } : honest(input, scene);
    }),
    witness: after(4),
  },
  {
    id: 'registrations.moves-up-for-one-who-waited',
    lie: 'Lets the first of the queue move up when another of the queue cancels.',
    breaks: ['REG-30'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [first] = [...earlier, ...later].filter(waits);
      if (waits(former) && first) store.registrations.replace(registered(first));
    }),
    witness: after(3),
  },
  {
    id: 'registrations.moves-up-when-the-first-gives-up',
    lie: 'Lets the second of the queue move up when the first one cancels.',
    breaks: ['REG-30'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [next] = later.filter(waits);
      if (waits(former) && next && !earlier.some(waits)) store.registrations.replace(registered(next));
    }),
    witness: after(2),
  },
  {
    id: 'registrations.former-place-in-the-queue',
    lie: 'Gives who comes back the place in the queue that they had left.',
    breaks: ['REG-27'],
    tables: (tables) => {
      const former = new Set<string>();
      const remember = besideCancel(({ former: entry }) => {
        former.add(`${entry.activityId} ${entry.userId}`);
      });
      const restore = instead('createRegistration', (honest) => (input, scene) => {
        const reply = honest(input, scene);
        const { userId } = membersIn(input.body);
        const made = entryFor({ ...input, path: { ...input.path, userId: String(userId) } }, scene);
        if (isRefusal(reply) || !made || !former.has(`${made.activityId} ${made.userId}`)) return reply;
        scene.store.registrations.replace({ ...made, registeredAt: '2000-01-01T00:00:00.000Z' });
        return reply;
      });
      return restore(remember(tables));
    },
    witness: async (stage) => {
      const hall = await hallWith(stage, 1, 3);
      await leaves(stage, hall, 1);
      await register(stage, hall.activityId, hall.residents[1] ?? '');
      await leaves(stage, hall, 0);
      return standingsIn(stage, hall);
    },
  },
];
