import type { Stage, Witness } from '../witness/stage.ts';
import { membersIn } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, inData, inList } from './lies.ts';
import type { Saboteur } from './saboteur.ts';

const LIST = 'listCalendars';

/** What the list of one facility shows. */
const listed = async ({ call, facilities }: Stage, facility = 0): Promise<unknown> =>
  (await call('GET', `/facilities/${facilities[facility] ?? ''}/calendars`)).body;

const inBoth: Witness = async (stage) => [await listed(stage), await listed(stage, 1)];

const withShared: Witness = async (stage) => {
  await stage.lever('create-calendar', { facilityIds: [...stage.facilities] });
  return inBoth(stage);
};

const facilitiesOf = (item: unknown): readonly unknown[] => {
  const { facilityIds } = membersIn(item);
  return Array.isArray(facilityIds) ? facilityIds : [];
};

/** Lies of the list of calendars. */
export const calendarSaboteurs: readonly Saboteur[] = [
  {
    id: 'calendars.bare-array',
    lie: 'The list is the array itself, without an envelope.',
    breaks: ['CAL-01'],
    tables: afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.answered-with-206',
    lie: 'The list is answered 206, as if it were a part.',
    breaks: ['CAL-01'],
    tables: afterwards(LIST, (reply) => ({ ...reply, status: 206 })),
    witness: async ({ call, facilities }) =>
      (await call('GET', `/facilities/${facilities[0] ?? ''}/calendars`)).status,
  },
  {
    id: 'calendars.numbered',
    lie: 'Calendars have their place in the list as id.',
    breaks: ['CAL-02'],
    tables: afterwards(
      LIST,
      inList((items) => items.map((item, place) => ({ ...membersIn(item), id: place + 1 }))),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.ids-of-their-own',
    lie: 'The ids in the list are none that other routes know.',
    breaks: ['CAL-02', 'CAL-07'],
    tables: afterwards(
      LIST,
      inData((calendar) => ({ ...calendar, id: `calendar-${String(calendar['id'])}` })),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.category-as-object',
    lie: 'The category is an object with a key and a label.',
    breaks: ['CAL-03'],
    tables: afterwards(
      LIST,
      inData((calendar) => ({ ...calendar, category: { key: calendar['category'], label: 'Calendar' } })),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.one-facility-as-text',
    lie: 'The facilityIds of a calendar of one facility are that id, without an array.',
    breaks: ['CAL-04'],
    tables: afterwards(
      LIST,
      inData((calendar) => {
        const ids = facilitiesOf(calendar);
        return ids.length === 1 ? { ...calendar, facilityIds: ids[0] } : calendar;
      }),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.facility-names-as-objects',
    lie: 'The facilityNames are objects.',
    breaks: ['CAL-04'],
    tables: afterwards(
      LIST,
      inData(({ facilityNames, ...calendar }) => ({
        ...calendar,
        facilityNames: Array.isArray(facilityNames) ? facilityNames.map((name: unknown) => ({ name })) : [],
      })),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.private-as-text',
    lie: 'Whether a calendar is private is told as a text.',
    breaks: ['CAL-05'],
    tables: afterwards(
      LIST,
      inData((calendar) => ({ ...calendar, private: calendar['private'] === true ? 'yes' : 'no' })),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.created-as-plain-date',
    lie: 'The created of a calendar is a date without time.',
    breaks: ['CAL-06'],
    tables: afterwards(
      LIST,
      inData((calendar) => ({ ...calendar, created: String(calendar['created']).slice(0, 10) })),
    ),
    witness: (stage) => listed(stage),
  },
  {
    id: 'calendars.first-of-each-category',
    lie: 'The list holds one calendar of each category alone.',
    breaks: ['CAL-07', 'CAL-08'],
    tables: afterwards(
      LIST,
      inList((items) => {
        const categories = items.map((item) => membersIn(item)['category']);
        return items.filter((_, place) => categories.indexOf(categories[place]) === place);
      }),
    ),
    witness: async (stage) => {
      await stage.lever('create-calendar', { facilityIds: [stage.facilities[0] ?? ''], category: 'meal' });
      await stage.lever('create-calendar', { facilityIds: [stage.facilities[0] ?? ''], category: 'meal' });
      return listed(stage);
    },
  },
  {
    id: 'calendars.shared-ones-left-out',
    lie: 'Shared calendars are in no list.',
    breaks: ['CAL-08'],
    tables: afterwards(
      LIST,
      inList((items) => items.filter((item) => facilitiesOf(item).length < 2)),
    ),
    witness: withShared,
  },
  {
    id: 'calendars.shared-in-the-list-of-the-first',
    lie: 'A shared calendar is in the list of the first of its facilities alone.',
    breaks: ['CAL-08'],
    tables: afterwards(LIST, (reply, input) =>
      inList((items) => items.filter((item) => facilitiesOf(item)[0] === input.path['facilityId']))(
        reply,
        input,
      ),
    ),
    witness: withShared,
  },
  {
    id: 'calendars.of-the-whole-tenant',
    lie: 'The list holds every calendar of the tenant.',
    breaks: ['CAL-09'],
    tables: (tables) => ({
      ...tables,
      operations: {
        ...tables.operations,
        listCalendars: (input, scene) => {
          const all = scene.store.facilities.all().flatMap(({ id }) => {
            const reply = tables.operations.listCalendars(
              { ...input, path: { ...input.path, facilityId: id } },
              scene,
            );
            return 'body' in reply ? reply.body.data : [];
          });
          const once = all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place);
          return { status: 200, body: { data: once } };
        },
      },
    }),
    witness: (stage) => listed(stage),
  },
  ...leavingOut(
    {
      section: 'calendars',
      resource: 'a calendar',
      breaks: ['CAL-101'],
      operations: [LIST],
      witness: (stage) => listed(stage),
    },
    ['name', 'category', 'facilityIds', 'facilityNames', 'private', 'created'],
  ),
];
