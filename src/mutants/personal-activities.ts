import { membersIn, textIn, type Members, idIn } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { wrongType, wrongValue, withoutEnvelope, wrongStatus } from './operators.ts';
import { mutantsOf, type Mutant, breaking } from './mutant.ts';
import { dayIn, isExact, later, minuteIn } from './times.ts';
import { lists, refuses, onInvalid } from './verbs.ts';
import { type Mutation, afterwards, noting } from './mutation.ts';
import {
  CREATE,
  LIST,
  listsAs,
  listsOnly,
  listsToo,
  sentAs,
  createsAs,
} from './personal-activities/adapter.ts';
import type { PersonalActivityRecord } from '../mock/world/personal-activities-records.ts';
import type { CheckInRecord } from '../mock/world/records.ts';
import type { World } from '../mock/world/world.ts';
import { refuse } from '../mock/http/problem.ts';
import { windowMutants, DAY, textOf } from './windows.ts';
import { insertPersonalActivity } from '../mock/operations/personal-activities/record.ts';
import { isoOf } from '../mock/world/clock.ts';

/** The times of the list, where they are set, shown otherwise. */
const listsTimes = (change: (time: string) => string): Mutation =>
  listsAs((activity) =>
    Object.fromEntries(
      ['startTime', 'endTime'].map((name) => {
        const time = activity[name];
        return [name, typeof time === 'string' ? change(time) : time];
      }),
    ),
  );

const exactOr = (activity: Members, other: Members): Members => (isExact(activity) ? {} : other);

const facilityOf = ({ residentId }: PersonalActivityRecord, { store }: World): string | undefined =>
  store.residents.find(residentId)?.facilityId;

const isWithin = (startDate: unknown, { startDate: from, endDate: until }: Members): boolean => {
  const at = Date.parse(textIn(startDate));
  return Date.parse(textIn(from)) <= at && at <= Date.parse(textIn(until));
};

const daysIn = (items: readonly unknown[]): readonly string[] =>
  items.map((item) => dayIn(membersIn(item)['startDate']));

/** A check-in in the guise of a personal activity. */
const asPersonal = ({ id, day, created, modified }: CheckInRecord): Members => ({
  ...{ id, name: 'Check-in', startDate: `${day}T12:00:00Z`, timeType: 'allDay' },
  ...{ created, modified },
});

/** The list of check-ins holds personal activities of the resident. */
const checkInsToo = (
  finds: (one: PersonalActivityRecord, query: Members, days: readonly string[]) => boolean,
): Mutation =>
  lists('listCheckIns', (items, input, { store }) => {
    const found = store.personalActivities.filter(
      (one) => one.residentId === input.path['residentId'] && finds(one, input.query, daysIn(items)),
    );
    const shown = found.map(({ id, startDate }) => ({
      id,
      startDate: dayIn(startDate),
      durationInMinutes: 0,
    }));
    return [...items, ...shown];
  });

/** The list of personal activities holds check-ins of the resident. */
const withCheckIns = (finds: (day: string, query: Members, items: readonly unknown[]) => boolean): Mutation =>
  lists(LIST, (items, input, { store }) => {
    const found = store.checkIns.filter(
      ({ residentId, day }) => residentId === input.path['residentId'] && finds(day, input.query, items),
    );
    return [...items, ...found.map(asPersonal)];
  });

const instantIn = (value: unknown): number => Date.parse(String(value));

/** What a refused body says is kept all the same, under a name of its own, at noon of today. */
const insert = (body: Members, residentId: string, world: World): void => {
  insertPersonalActivity(
    residentId,
    {
      ...{ name: textIn(body['name']) || 'Untitled', startDate: isoOf(world.clock.now()) },
      ...{ startTime: null, endTime: null, timeType: 'allDay' },
      ...{ location: null, description: null, confirmed: null, durationInMinutes: null },
    },
    world,
  );
};

/** Exact times with neither an end nor a duration. */
const isOpen = (body: Members): boolean =>
  isExact(body) && body['endTime'] === undefined && body['durationInMinutes'] === undefined;

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

export const personalActivityMutants: readonly Mutant[] = [
  ...mutantsOf('personal-activities', {
    'ids-of-figures-from-the-second-on': breaking('PAC-01', 'CNV-03')
      .says('In a list of several only the first has a text for an id, the others a number.')
      .by(lists, LIST, (items) =>
        items.map((item, at) => (at === 0 ? item : { ...membersIn(item), id: at })),
      ),
    'day-where-there-are-no-times': breaking('PAC-03')
      .says('The startDate of one without times is a day.')
      .by(listsAs, (activity) => exactOr(activity, { startDate: dayIn(activity['startDate']) })),
    'times-with-seconds': breaking('PAC-04', 'PAC-44')
      .says('The list shows times with seconds.')
      .by(listsTimes, (time) => `${time}:00`),
    'evening-by-another-name': wrongValue(['PAC-05', 'PAC-44'], LIST, 'timeType')
      .as('night where it was evening')
      .by((type) => (type === 'evening' ? 'night' : type)),
    'duration-in-hours': wrongValue(['PAC-06'], LIST, 'durationInMinutes')
      .as('hours')
      .by((minutes) => Number(minutes) / 60),
    'attended-by-objects': wrongType(['PAC-07', 'PAC-42'], LIST, 'attendedResidentIds.*', 'object'),
    'confirmed-by-a-word': wrongType(['PAC-08'], LIST, 'confirmed', 'text'),
    'photos-as-links': wrongValue(['PAC-09'], LIST, 'photos.*')
      .as('a link')
      .by((photo) => textIn(membersIn(photo)['url'])),
    // Mutants that mix up what has to stay apart: personal activities, those of a facility, and check-ins.
    'all-day-in-the-programme': breaking('PAC-10')
      .says('The activities of a facility hold the personal ones of its residents that last all day.')
      .by(lists, 'listActivities', (items, input, context) => {
        const found = context.store.personalActivities.filter(
          (one) =>
            one.timeType === 'allDay' &&
            facilityOf(one, context) === input.path['facilityId'] &&
            isWithin(one.startDate, input.query),
        );
        return [...items, ...found.map(({ id, name, startDate }) => ({ id, name, startDate }))];
      }),
    'counted-as-check-ins': breaking('PAC-11')
      .says('Personal activities without times are in the list of check-ins.')
      .by(checkInsToo, ({ timeType, startDate }, query) => {
        return timeType !== 'exactTime' && isWithin(startDate, query);
      }),
    'check-ins-in-place-of-nothing': breaking('PAC-17')
      .says('A list that would hold nothing holds the check-ins of its days.')
      .by(withCheckIns, (day, query, items) => items.length === 0 && isWithin(`${day}T12:00:00Z`, query)),
    'list-unwrapped': withoutEnvelope(['PAC-12', 'CNV-10'], LIST),
    'list-of-nothing-is-not-found': breaking('PAC-12')
      .says('The list answers 404 if nothing is in the range.')
      .by(afterwards, LIST, (reply) =>
        JSON.stringify(reply.body) === '{"data":[]}'
          ? refuse('not-found', { promised: 'There is something.', found: 'nothing.', next: 'make one.' })
          : reply,
      ),
    'list-of-four': breaking('PAC-14', 'CNV-11')
      .says('A list of more than four breaks off after the fourth.')
      .by(listsOnly, (_, place) => place < 4),
    'list-without-what-has-no-times': breaking('PAC-14', 'PAC-41')
      .says('Entries without times are left out if another entry has times.')
      .by(listsOnly, (item, _, items) => isExact(item) || !items.some(isExact)),
    'list-of-mornings-for-one-day-less': breaking('PAC-14')
      .says('A morning is not in the list of which its day is the last.')
      .by(listsOnly, ({ timeType, startDate }, _at, _all, { query }) => {
        return timeType !== 'morning' || dayIn(startDate) !== dayIn(query['endDate']);
      }),
    'list-without-photos': breaking('PAC-14')
      .says('What has photos is not in the list.')
      .by(listsOnly, ({ photos }) => !Array.isArray(photos) || photos.length === 0),
    'list-of-all-days-gone-by': breaking('PAC-15')
      .says('What lasts all day is in every list that ends later.')
      .by(
        listsToo,
        ({ residentId, startDate, timeType }, { path, query }) =>
          residentId === path['residentId'] &&
          timeType === 'allDay' &&
          instantIn(startDate) < instantIn(query['startDate']),
      ),
    'list-of-the-house': breaking('PAC-16')
      .says('The list holds what others of the facility have at the same moment.')
      .by(
        listsToo,
        ({ residentId, startDate }, { path }, items) =>
          residentId !== path['residentId'] &&
          items.some((item) => instantIn(item['startDate']) === instantIn(startDate)),
      ),
    'today-where-there-are-no-times': breaking('PAC-201')
      .says('Without times and without a startDate it is today.')
      .by(sentAs, (body, { clock }) => !isExact(body) && { startDate: isoOf(clock.now()), ...body }),
    'refused-and-kept': breaking('PAC-31', 'CNV-34')
      .says('A body without a name is refused, but its values are stored.')
      .by(onInvalid, CREATE, (sent, { path }, world) => {
        const residentId = path['residentId'] ?? '';
        if (sent['name'] === undefined && world.store.residents.find(residentId))
          insert(sent, residentId, world);
      }),
    'start-from-the-date': breaking('PAC-32')
      .says('Without a startTime it begins at the time of day of startDate.')
      .by(sentAs, (body) => ({ startTime: textIn(body['startDate']).slice(11, 16) || undefined, ...body })),
    'an-hour-by-default': breaking('PAC-33')
      .says('With neither an end nor a duration it lasts an hour.')
      .by(sentAs, (body) => {
        const { startTime } = body;
        return isOpen(body) && startTime !== undefined && { endTime: later(startTime, 60) };
      }),
    'derived-end-refused-and-kept': breaking('PAC-34')
      .says('A duration instead of an end is refused, but the personal activity is stored.')
      .by(afterwards, CREATE, (reply, { body }) =>
        isExact(membersIn(body)) && membersIn(body)['endTime'] === undefined
          ? refuse('invalid-input', { promised: 'endTime is sent.', found: 'none.', next: 'send one.' })
          : reply,
      ),
    'evenings-need-times': breaking('PAC-37', 'PAC-38')
      .says('A create with timeType evening and no startTime is refused.')
      .by(refuses, CREATE, ({ timeType, startTime }) => {
        return timeType === 'evening' && startTime === undefined;
      }),
    'create-sends-elsewhere': wrongStatus(['PAC-29'], CREATE, 303),
    'any-time-type': breaking('PAC-39', 'CNV-36')
      .says('A timeType outside the five is taken and shown.')
      .by(noting(Map<unknown, unknown>), (strange) => [
        sentAs(
          ({ timeType = 'exactTime' }) =>
            !TIME_TYPES.includes(textIn(timeType)) && { timeType: 'allDay', strange: timeType },
        ),
        afterwards(CREATE, (reply, { sent }) => {
          strange.set(idIn(reply), sent['strange']);
          return reply;
        }),
        listsAs(({ id, timeType }) => ({ timeType: strange.get(id) ?? timeType })),
      ]),
    'all-day-by-default': breaking('PAC-40')
      .says('A body without a timeType means all day.')
      .by(createsAs, (_, { sent }) => (sent['timeType'] === undefined ? { timeType: 'allDay' } : {})),
    'attended-where-there-are-times': breaking('PAC-42')
      .says('The resident attends what has exact times and nothing else.')
      .by(listsAs, ({ timeType }) => (timeType === 'exactTime' ? {} : { attendedResidentIds: [] })),
    'attended-by-the-resident-who-makes-it': breaking('PAC-42')
      .says('One that a resident makes for another one is attended by the resident who makes it.')
      .by(createsAs, (_record, { acting }) =>
        acting.kind === 'resident' ? { attendedResidentIds: [acting.id] } : {},
      ),
    'under-the-id-of-the-body': breaking('PAC-41', 'CNV-44')
      .says('A body that holds the id of another one makes that one again.')
      .by(afterwards, CREATE, (reply, { sent }, { store: { personalActivities } }) => {
        const other = personalActivities.find(textIn(sent['id']));
        const made = personalActivities.find(idIn(reply));
        if (!other || !made) return reply;
        personalActivities.remove(made.id);
        personalActivities.replace({ ...made, id: other.id });
        return reply;
      }),
    'name-of-twenty-letters': breaking('PAC-43')
      .says('A create cuts the name off after 20 characters.')
      .by(createsAs, ({ name }) => ({
        name: name?.slice(0, 20) ?? null,
      })),
    'times-of-greenwich': breaking('PAC-44')
      .says('Times are kept as those of UTC, wherever the resident lives.')
      .by(createsAs, ({ startTime, endTime, startDate }) => {
        if (startTime === null || endTime === null) return {};
        const from = textOf(Date.parse(startDate)).slice(11, 16);
        return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
      }),
    'no-leap-day': breaking('PAC-44')
      .says('An entry on February 29 is stored on March 1.')
      .by(createsAs, ({ startDate }) =>
        dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
      ),
  }),
  ...leavingOut(
    'personal-activities',
    { resource: 'a personal activity', breaks: ['PAC-101'], operations: [CREATE, LIST] },
    'name startDate startTime endTime timeType durationInMinutes created attendedResidentIds',
    'location description confirmed photos photos.*.id,name,type,size,publicToFamily',
  ),
  ...windowMutants({
    section: 'personal-activities',
    operation: LIST,
    clauses: {
      ...{ start: 'PAC-13', end: 'PAC-202', served: 'ACT-32', beyond: 'ACT-33', noLonger: 'ACT-34' },
      ...{ noShorter: 'ACT-35', middays: 'PAC-22' },
    },
  }),
];
