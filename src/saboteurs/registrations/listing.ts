import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { register } from '../../witness/activities.ts';
import { hallWith, leaves, registrationsOf, standingsIn } from '../../witness/hall.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery } from '../input.ts';
import { afterwards, beforehand, inData, inGate, inList, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const LIST = 'listResidentRegistrations';

const itemsIn = ({ body }: AnyReply): readonly unknown[] => {
  const { data } = membersIn(body);
  return Array.isArray(data) ? data : [];
};

const full: Witness = async (stage) => standingsIn(stage, await hallWith(stage, 1, 3));

/** A resident registered for so many activities. */
const busy =
  (count: number): Witness =>
  async (stage) => {
    const resident = await someResident(stage);
    for (let one = 0; one < count; one += 1) await register(stage, await someActivity(stage), resident);
    return (await registrationsOf(stage, resident)).body;
  };

/** What the list shows of a range from so many days ahead on, where the activity is 30 days ahead. */
const inRange =
  (query: (stage: Stage) => string): Witness =>
  async (stage) => {
    const [resident = ''] = (await hallWith(stage, 1, 1)).residents;
    const { status, body } = await stage.call('GET', `/residents/${resident}/registrations?${query(stage)}`);
    return [status, body];
  };

const past = (stage: Stage) => `startDate=${stage.day(-20)}T00:00:00Z&endDate=${stage.day(-10)}T00:00:00Z`;

export const listingSaboteurs = saboteursOf('registrations', full, {
  'list-without-a-start': [
    'Lists from today on where startDate is left out.',
    ['REG-37'],
    inGate('readInput', (original) => (route, received, world) => {
      if (route.id !== LIST || 'startDate' in received.query) return original(route, received, world);
      const startDate = world.clock.now().toString();
      return original(route, { ...received, query: { ...received.query, startDate } }, world);
    }),
    inRange((stage) => `endDate=${stage.day(40)}T00:00:00Z`),
  ],
  'connection-list-without-an-end': [
    'Lists the registrations of a connection without an end where endDate is left out.',
    ['REG-202'],
    inGate('readInput', (original) => (route, received, world) => {
      if (route.id !== 'listConnectionRegistrations' || 'endDate' in received.query)
        return original(route, received, world);
      const query = { ...received.query, endDate: '2090-01-01T00:00:00Z' };
      return original(route, { ...received, query }, world);
    }),
    async (stage) => {
      const residents = [await someResident(stage)];
      const body = { firstName: 'Kim', lastName: 'Field', residents, facilities: [stage.facilities[0]] };
      const { text } = await stage.call('POST', '/connections', { body });
      const { id } = membersIn(membersIn(JSON.parse(text))['data']);
      return (
        await stage.call(
          'GET',
          `/connections/${String(id)}/registrations?startDate=${stage.day(0)}T00:00:00Z`,
        )
      ).status;
    },
  ],
  'who-waits-is-not-listed': [
    'Leaves those who wait out of their lists.',
    ['REG-38', 'REG-41'],
    afterwards(
      LIST,
      inList((items) => items.filter((one) => membersIn(one)['status'] !== 'waitlisted')),
    ),
  ],
  'four-are-listed': [
    'Lists four registrations at most.',
    ['REG-38'],
    afterwards(
      LIST,
      inList((items) => items.slice(0, 4)),
    ),
    busy(5),
  ],
  'one-a-day-is-listed': [
    'Lists one registration for each day.',
    ['REG-38'],
    afterwards(
      LIST,
      inList((items) => {
        const dayOf = (one: unknown) => String(membersIn(one)['activityStartDate']).slice(0, 10);
        const days = items.map(dayOf);
        return items.filter((one, at) => days.indexOf(dayOf(one)) === at);
      }),
    ),
    busy(2),
  ],
  'range-without-effect': [
    'Lists all registrations whatever the range.',
    ['REG-39'],
    beforehand(LIST, (input) =>
      withQuery(input, () => ({ startDate: '2000-01-01T00:00:00Z', endDate: '2090-01-01T00:00:00Z' })),
    ),
    inRange(past),
  ],
  'start-without-effect': [
    'Lists what lies before the range too.',
    ['REG-39'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) => ({ ...query, startDate: '2000-01-01T00:00:00Z' })),
    ),
    inRange((stage) => `startDate=${stage.day(35)}T00:00:00Z&endDate=${stage.day(40)}T00:00:00Z`),
  ],
  'end-without-effect': [
    'Lists what lies after the range too.',
    ['REG-39'],
    beforehand(LIST, (input) => withQuery(input, (query) => ({ ...query, endDate: '2090-01-01T00:00:00Z' }))),
    inRange(past),
  ],
  'list-of-everybody-who-comes': [
    'Lists beside the registrations of a resident those of the others for the same activities.',
    ['REG-40'],
    instead(LIST, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      const activities = itemsIn(reply).map((one) => membersIn(one)['activityId']);
      const others = scene.store.registrations
        .filter(
          ({ activityId, personId }) =>
            activities.includes(activityId) && personId !== input.path['residentId'],
        )
        .flatMap(({ personId }) => {
          const theirs = original({ ...input, path: { residentId: personId } }, scene);
          return isRefusal(theirs) ? [] : itemsIn(theirs);
        });
      return inList((items) => [...items, ...others])(reply, input);
    }),
  ],
  'list-of-another-for-the-idle': [
    'Lists the latest registration of all for a resident who has none.',
    ['REG-40', 'REG-25'],
    instead(LIST, (original) => (input, scene) => {
      const reply = original(input, scene);
      const last = scene.store.registrations.filter(({ userType }) => userType === 'resident').at(-1);
      if (isRefusal(reply) || itemsIn(reply).length > 0 || !last) return reply;
      return original({ ...input, path: { residentId: last.personId } }, scene);
    }),
    async (stage) => {
      await hallWith(stage, 1, 1);
      return (await registrationsOf(stage, await someResident(stage))).body;
    },
  ],
  'listed-as-created': [
    'Lists a registration with the status that it had when it was made.',
    ['REG-41', 'REG-27'],
    (tables) => {
      const made = new Map<string, unknown>();
      const keyOf = (one: Readonly<Record<string, unknown>>) =>
        `${String(one['activityId'])} ${String(one['userId'])}`;
      const remember = afterwards(
        'createRegistration',
        inData((one) => {
          made.set(keyOf(one), one['status']);
          return one;
        }),
      );
      const show = afterwards(
        LIST,
        inData((one) => ({ ...one, status: made.get(keyOf(one)) ?? one['status'] })),
      );
      return show(remember(tables));
    },
    async (stage) => {
      const hall = await hallWith(stage, 1, 2);
      await leaves(stage, hall, 0);
      return standingsIn(stage, hall);
    },
  ],
});
