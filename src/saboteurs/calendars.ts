import type { Stage, Witness } from '../witness/stage.ts';
import { membersIn } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, inData, inList } from './mutation.ts';
import { saboteursOf, type Saboteur } from './saboteur.ts';

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

/** Saboteurs of the list of calendars. */
export const calendarSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('calendars', (stage) => listed(stage), {
    'bare-array': [
      'The list is the array itself, without an envelope.',
      ['CAL-01'],
      afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ],
    'answered-with-206': [
      'The list is answered 206, as if it were a part.',
      ['CAL-01'],
      afterwards(LIST, (reply) => ({ ...reply, status: 206 })),
      async ({ call, facilities }) =>
        (await call('GET', `/facilities/${facilities[0] ?? ''}/calendars`)).status,
    ],
    numbered: [
      'Calendars have their place in the list as id.',
      ['CAL-02'],
      afterwards(
        LIST,
        inList((items) => items.map((item, place) => ({ ...membersIn(item), id: place + 1 }))),
      ),
    ],
    'ids-of-their-own': [
      'The ids in the list are none that other routes know.',
      ['CAL-02', 'CAL-07'],
      afterwards(
        LIST,
        inData((calendar) => ({ ...calendar, id: `calendar-${String(calendar['id'])}` })),
      ),
    ],
    'category-as-object': [
      'The category is an object with a key and a label.',
      ['CAL-03'],
      afterwards(
        LIST,
        inData((calendar) => ({ ...calendar, category: { key: calendar['category'], label: 'Calendar' } })),
      ),
    ],
    'one-facility-as-text': [
      'The facilityIds of a calendar of one facility are that id, without an array.',
      ['CAL-04'],
      afterwards(
        LIST,
        inData((calendar) => {
          const ids = facilitiesOf(calendar);
          return ids.length === 1 ? { ...calendar, facilityIds: ids[0] } : calendar;
        }),
      ),
    ],
    'facility-names-as-objects': [
      'The facilityNames are objects.',
      ['CAL-04'],
      afterwards(
        LIST,
        inData(({ facilityNames, ...calendar }) => ({
          ...calendar,
          facilityNames: Array.isArray(facilityNames) ? facilityNames.map((name: unknown) => ({ name })) : [],
        })),
      ),
    ],
    'private-as-text': [
      'Whether a calendar is private is told as a text.',
      ['CAL-05'],
      afterwards(
        LIST,
        inData((calendar) => ({ ...calendar, private: calendar['private'] === true ? 'yes' : 'no' })),
      ),
    ],
    'created-as-plain-date': [
      'The created of a calendar is a date without time.',
      ['CAL-06'],
      afterwards(
        LIST,
        inData((calendar) => ({ ...calendar, created: String(calendar['created']).slice(0, 10) })),
      ),
    ],
    'first-of-each-category': [
      'The list holds one calendar of each category alone.',
      ['CAL-07', 'CAL-08'],
      afterwards(
        LIST,
        inList((items) => {
          const categories = items.map((item) => membersIn(item)['category']);
          return items.filter((_, place) => categories.indexOf(categories[place]) === place);
        }),
      ),
      async (stage) => {
        await stage.lever('create-calendar', { facilityIds: [stage.facilities[0] ?? ''], category: 'meal' });
        await stage.lever('create-calendar', { facilityIds: [stage.facilities[0] ?? ''], category: 'meal' });
        return listed(stage);
      },
    ],
    'shared-ones-left-out': [
      'Shared calendars are in no list.',
      ['CAL-08'],
      afterwards(
        LIST,
        inList((items) => items.filter((item) => facilitiesOf(item).length < 2)),
      ),
      withShared,
    ],
    'shared-in-the-list-of-the-first': [
      'A shared calendar is in the list of the first of its facilities alone.',
      ['CAL-08'],
      afterwards(LIST, (reply, input) =>
        inList((items) => items.filter((item) => facilitiesOf(item)[0] === input.path['facilityId']))(
          reply,
          input,
        ),
      ),
      withShared,
    ],
    'of-the-whole-tenant': [
      'The list holds every calendar of the tenant.',
      ['CAL-09'],
      (tables) => ({
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
    ],
  }),
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
