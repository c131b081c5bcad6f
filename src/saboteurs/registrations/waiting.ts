import { isRefusal } from '../../mock/http/problem.ts';
import type { RegistrationRecord } from '../../mock/world/records.ts';
import { register } from '../../witness/activities.ts';
import { hallWith, leaves, standingsIn } from '../../witness/hall.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

export const waitingSaboteurs = saboteursOf('registrations', after(0), {
  'last-come-first-served': [
    'Gives a place that came free to the one who has waited least.',
    ['REG-27'],
    besideCancel(({ former }, input, scene) => {
      const { store } = scene;
      if (waits(former)) return;
      const entries = entriesFor(input, scene);
      const last = entries.filter(waits).at(-1);
      const moved = entries.filter((entry) => !waits(entry)).at(-1);
      if (!last || !moved) return;
      store.registrations.replace(registered(last));
      store.registrations.replace(waiting(moved));
    }),
  ],
  'second-in-the-queue-moves-up': [
    'Gives a place that came free to the second of the queue where there are three.',
    ['REG-27'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [first, second, third] = [...earlier, ...later].filter(waits);
      if (waits(former) || !first || !second || !third) return;
      store.registrations.replace(waiting(first));
      store.registrations.replace(registered(second));
    }),
    after(1),
  ],
  'nobody-moves-up': [
    'Leaves a place free that a cancel freed, however many wait.',
    ['REG-27'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [first] = [...earlier, ...later].filter(waits);
      if (!waits(former) && first) store.registrations.replace(waiting(first));
    }),
  ],
  'only-the-first-promotion': [
    'Lets somebody move up once for each activity and never again.',
    ['REG-27'],
    (tables) => {
      const moved = new Set<string>();
      return besideCancel(({ former, earlier, later }, _input, { store }) => {
        const [first] = [...earlier, ...later].filter(waits);
        if (waits(former) || !first) return;
        if (moved.has(former.activityId)) store.registrations.replace(waiting(first));
        moved.add(former.activityId);
      })(tables);
    },
    async (stage) => {
      const hall = await hallWith(stage, 1, 3);
      await leaves(stage, hall, 0);
      await leaves(stage, hall, 1);
      return standingsIn(stage, hall);
    },
  ],
  'two-move-up': [
    'Lets two of the queue move up for one place that came free.',
    ['REG-28'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [, second] = [...earlier, ...later].filter(waits);
      if (!waits(former) && second) store.registrations.replace(registered(second));
    }),
  ],
  'queue-is-dissolved': [
    'Drops the rest of the queue when somebody moves up.',
    ['REG-28', 'REG-31'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      if (waits(former)) return;
      for (const { id } of [...earlier, ...later].filter(waits).slice(1)) store.registrations.remove(id);
    }),
  ],
  'the-other-registered-one-gives-way': [
    'Puts another registered resident at the end of the queue when somebody moves up.',
    ['REG-31', 'REG-28'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const inside = [...earlier, ...later].filter((entry) => !waits(entry)).at(-1);
      if (!waits(former) && inside && [...earlier, ...later].some(waits))
        store.registrations.replace(waiting(inside));
    }),
  ],
  'waiting-cannot-be-given-up': [
    'Answers the cancel of somebody who waits and keeps the entry.',
    ['REG-29'],
    instead('cancelRegistration', (original) => (input, scene) => {
      const former = entryFor(input, scene);
      return former && waits(former) ? { status: 204, body: undefined } : original(input, scene);
    }),
    after(3),
  ],
  'last-in-the-queue-stays': [
    'Answers the cancel of the last of the queue and keeps the entry, where another waits.',
    ['REG-29'],
    instead('cancelRegistration', (original) => (input, scene) => {
      const former = entryFor(input, scene);
      const queue = entriesFor(input, scene).filter(waits);
      const isLast = queue.length > 1 && queue.at(-1)?.id === former?.id;
      return isLast ? { status: 204, body: undefined } : original(input, scene);
    }),
    after(4),
  ],
  'moves-up-for-one-who-waited': [
    'Lets the first of the queue move up when another of the queue cancels.',
    ['REG-30'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [first] = [...earlier, ...later].filter(waits);
      if (waits(former) && first) store.registrations.replace(registered(first));
    }),
    after(3),
  ],
  'moves-up-when-the-first-gives-up': [
    'Lets the second of the queue move up when the first one cancels.',
    ['REG-30'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const [next] = later.filter(waits);
      if (waits(former) && next && !earlier.some(waits)) store.registrations.replace(registered(next));
    }),
    after(2),
  ],
  'former-place-in-the-queue': [
    'Gives who comes back the place in the queue that they had left.',
    ['REG-27'],
    (tables) => {
      const former = new Set<string>();
      const remember = besideCancel(({ former: entry }) => {
        former.add(`${entry.activityId} ${entry.userId}`);
      });
      const restore = instead('createRegistration', (original) => (input, scene) => {
        const reply = original(input, scene);
        const { userId } = membersIn(input.body);
        const made = entryFor({ ...input, path: { ...input.path, userId: String(userId) } }, scene);
        if (isRefusal(reply) || !made || !former.has(`${made.activityId} ${made.userId}`)) return reply;
        scene.store.registrations.replace({ ...made, registeredAt: '2000-01-01T00:00:00.000Z' });
        return reply;
      });
      return restore(remember(tables));
    },
    async (stage) => {
      const hall = await hallWith(stage, 1, 3);
      await leaves(stage, hall, 1);
      await register(stage, hall.activityId, hall.residents[1] ?? '');
      await leaves(stage, hall, 0);
      return standingsIn(stage, hall);
    },
  ],
});
