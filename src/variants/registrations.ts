import { isRefusal } from '../mock/http/problem.ts';
import type { RegistrationRecord } from '../mock/world/records.ts';
import { afterCancel } from '../mutants/after-cancel.ts';
import { textIn, type Members } from '../mutants/input.ts';
import { afterwards, inList, instead, together, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { fullActivity, register, someSeries } from '../witness/activities.ts';
import { registrationsWith, leaves, registrationsOf, standingsIn } from '../witness/registrations.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { someActivity } from '../witness/programme.ts';
import { recording } from '../witness/recording.ts';
import type { WitnessClient, Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { itemsIn, membersAs, onePlaceLess, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Residents and connections register for activities of every kind, wait, and cancel. */
const usual: Witness = async (client: WitnessClient) => {
  const { seen, call, read, make } = recording(client);
  const { day, lever } = client;
  const resident = () => someResident(client);
  const registers = (activityId: string, userId: string, userType = 'resident', more = {}, query = '') =>
    make(`/activities/${activityId}/registrations${query}`, { userId, userType, ...more });
  const open = { allowConnections: true, maxRegisteredConnections: 1 };
  const byExternalId = await someActivity(client, open);
  await someConnection(client, { externalId: 'ext-1' });
  await someConnection(client, { externalId: 'ext-2' });
  for (const id of ['ext-1', 'ext-2']) await registers(byExternalId, id, 'connection');

  const { activityId } = await fullActivity(client);
  await lever('update-activity', { activityId, maxRegistered: 2 });
  await registers(activityId, await resident());
  const ada = await resident();
  const tea = await someActivity(client, { maxRegistered: 2 });
  for (const id of [ada, ada, await resident(), await resident()]) await registers(tea, id);
  const [series, date] = [await someSeries(client), { occurrenceDate: day(31) }];
  const [bea, eve, ida] = [await resident(), await resident(), await resident()];
  await registers(series, bea, 'resident', date);
  await registers(series, eve, 'resident', {}, `?occurrenceDate=${day(31)}`);
  await registers(series, ida);
  const { activityId: off = '' } = await lever('create-activity', {
    ...{ calendarId: client.calendars[0] ?? '', startDate: `${day(30)}T09:00:00Z`, isCancelled: true },
  });
  await registers(off, ida);
  for (const id of [ada, bea, eve, ida])
    await read(`/residents/${id}/registrations?startDate=${day(-30)}T00:00:00Z&endDate=${day(30)}T00:00:00Z`);
  await call('DELETE', `/activities/${series}/registrations/${ida}`);
  return seen;
};

/** Of a series with one place, a resident gives up a day and the rest; others wait for the whole and for days. */
const queueOfSeries: Witness = async (client) => {
  const { ask, day } = client;
  const seen: unknown[] = [];
  for (const days of [[undefined], [31, 33]]) {
    const activityId = await someSeries(client, { maxRegistered: 1 });
    const waiting: string[] = [];
    for (const one of [undefined, ...days]) {
      const userId = await someResident(client);
      waiting.push(userId);
      await register(client, activityId, userId, one === undefined ? {} : { occurrenceDate: day(one) });
    }
    const [leaving = ''] = waiting;
    for (const search of [`?occurrenceDate=${day(34)}`, '']) {
      await ask('cancelRegistration', { activityId, userId: leaving }, { search });
      for (const one of waiting) seen.push((await registrationsOf(client, one)).body);
    }
  }
  return seen;
};

/** The resident who has the only place is deleted; another one waits. */
const residentGone: Witness = async (client) => {
  const { first, second } = await fullActivity(client);
  await client.ask('deleteResident', { residentId: first });
  return (await registrationsOf(client, second)).body;
};

const CREATE = 'createRegistration';
const LIST = 'listResidentRegistrations';
const SHOWING = [CREATE, LIST, 'listConnectionRegistrations'] as const;

const shown = (more: (registration: Members) => Members): Mutation => showsMore(SHOWING, more);

/** Two come for two places and a third one has to wait. */
const full: Witness = async (client) => {
  const setup = await registrationsWith(client, 2, 3);
  return [setup.came.map(({ body }) => body), await standingsIn(client, setup)];
};

const dayOf = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 10) : value);

export const registrationVariants: readonly Variant[] = [
  ...readingsOf(usual, ['registrations'], {
    'series-place-given-up': queueOfSeries,
    'free-day-for-series-waiter': queueOfSeries,
    'place-free-otherwise': residentGone,
  }),
  ...variantsOf('freedom', full, {
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
      async (client) => {
        const resident = await someResident(client);
        await register(client, await someSeries(client), resident);
        return (await registrationsOf(client, resident)).body;
      },
    ],
    'one-place-kept-back': [
      'Keeps the last of several places for the staff to give away.',
      onePlaceLess(CREATE, ({ path }) => path['activityId'] ?? '', 2),
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
      async (client) => {
        const setup = await registrationsWith(client, 1, 2);
        await leaves(client, setup, 0);
        return (await registrationsOf(client, setup.residents[1] ?? '')).body;
      },
    ],
  }),
];
