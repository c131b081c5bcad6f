import { isRefusal } from '../mock/http/problem.ts';
import type { RegistrationRecord } from '../mock/world/records.ts';
import { afterCancel } from '../mutants/after-cancel.ts';
import { textIn, type Members } from '../mutants/input.ts';
import { afterwards, inList, instead, together, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { itemsIn, membersAs, onePlaceLess, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { activityOfStaff, residentsIn } from '../witness/steps.ts';

const CREATE = 'createRegistration';
const LIST = 'listResidentRegistrations';
const SHOWING = [CREATE, LIST, 'listConnectionRegistrations'] as const;

const shown = (more: (registration: Members) => Members): Mutation => showsMore(SHOWING, more);

const dayOf = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 10) : value);

/** Three come for two places; the first one leaves, and the third one looks. */
const threeForTwo: Witness = async (client) => {
  const { activityId } = await activityOfStaff(client, { maxRegistered: 2 });
  const [first = '', second = '', third = ''] = residentsIn(client);
  for (const userId of [first, second, third])
    await client.send('createRegistration', { at: { activityId }, body: { userId } });
  await client.send('cancelRegistration', { at: { activityId, userId: first } });
  await client.send('listResidentRegistrations', { at: { residentId: third } });
};

export const registrationFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'registrations-with-more-members': [
      'Shows an id and further members on registrations.',
      shown(({ activityId, userId }) => ({
        ...{ id: `${String(activityId)}:${String(userId)}`, checkedIn: false, guests: [] },
      })),
    ],
    'registration-dates-as-days': [
      'Shows the start and the end of the activity as days.',
      shows(SHOWING, membersAs(['activityStartDate', 'activityEndDate'], dayOf)),
    ],
    'positions-by-hundreds': [
      'Counts positions by hundreds, so that someone can be put in between.',
      shown(({ position }) => ({
        position: typeof position === 'number' ? position * 100 + 100 : position,
      })),
    ],
    'series-listed-once': [
      'Lists the registration for a series once, by its next occurrence.',
      afterwards(
        LIST,
        inList((items) => {
          const keys = itemsIn(items).map(({ activityId }) => textIn(activityId));
          return items.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
        }),
      ),
    ],
    'one-place-kept-back': [
      'Keeps the last of several places for the staff to give away.',
      onePlaceLess(CREATE, ({ path }) => path['activityId'] ?? '', 2),
      threeForTwo,
    ],
    'everybody-waits-at-first': [
      'Puts everybody on the waitlist, from where staff let them in.',
      together(
        instead(CREATE, (original) => (input, context) => {
          const { registrations } = context.store;
          const before = new Set(registrations.all().map(({ id }) => id));
          const reply = original(input, { ...context, announce: () => undefined });
          const made = registrations.all().find(({ id }) => !before.has(id));
          if (!isRefusal(reply) && made) registrations.replace({ ...made, status: 'waitlisted' });
          return reply;
        }),
        shows(CREATE, (one) => ({ ...one, status: 'waitlisted', position: 1 })),
      ),
    ],
    'promotion-a-moment-later': [
      'A waiting resident moves up a moment after the cancel was answered.',
      (tables) => {
        const coming: { readonly entry: RegistrationRecord; left: number }[] = [];
        const delay = afterCancel(({ former, earlier, later }, _input, { store }) => {
          const hasMovedUp = ({ id, status }: RegistrationRecord) =>
            status === 'waitlisted' && store.registrations.find(id)?.status === 'registered';
          const next = [...earlier, ...later].find(hasMovedUp);
          if (former.status !== 'registered' || !next) return;
          store.registrations.replace(next);
          coming.push({ entry: next, left: 2 });
        });
        const arrive = instead(LIST, (original) => (input, context) => {
          for (const one of coming) {
            one.left -= 1;
            const entry = one.left === 0 ? context.store.registrations.find(one.entry.id) : undefined;
            if (entry) context.store.registrations.replace({ ...entry, status: 'registered' });
          }
          return original(input, context);
        });
        return together(delay, arrive)(tables);
      },
      threeForTwo,
    ],
  }),
];
