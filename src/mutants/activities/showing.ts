import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue, ignoresParameter, withoutEnvelope } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { EVERYWHERE, GET, LIST, activities, CREATE, sees, seesPattern, storedFor } from './writing.ts';
import type { ActivityRecord } from '../../mock/world/records.ts';
import { textIn, withQuery, without, type Members, membersIn } from '../input.ts';
import {
  afterwards,
  beforehand,
  noting,
  type Mutation,
  inAccess,
  inData,
  instead,
  together,
  inGate,
} from '../mutation.ts';
import { readsQueryAs, refusesAs, showsWith, shows, readsPathAs } from '../verbs.ts';
import { DAY, HOUR, filling, midnight, serving, textOf, type Dates } from '../windows.ts';
import { dayAfter } from '../times.ts';
import { isRefusal } from '../../mock/http/problem.ts';

const { listsOnly } = activities;

/**
 * The list holds further stored activities that take place once: those that a wrong filter finds in a range that
 * begins and ends so many days further out.
 */
const listsToo = (
  finds: (activity: ActivityRecord, query: Members, isAtHome: boolean) => boolean,
  { before = 0, after = 0 } = {},
) =>
  activities.listsToo((one, { query, path }) => {
    const fromDate = (date: unknown, days: number): number => Date.parse(String(date)) + days * 86_400_000;
    const [start, end] = [fromDate(query['startDate'], -before), fromDate(query['endDate'], after)];
    const isWithin = start <= fromDate(one.startDate, 0) && fromDate(one.startDate, 0) <= end;
    const isOnce = !one.isDeleted && one.recurrence === null;
    return isOnce && isWithin && finds(one, query, one.facilityId === path['facilityId']);
  });

/** The list of activities with another idea of the window. */
const takes = (test: (dates: Dates) => boolean): Mutation => serving(LIST, test);

/** The isPastActivity of reads or lists, computed otherwise from the days until the start. */
const computesPast = (
  operation: typeof GET | typeof LIST,
  isPast: (activity: Members, daysAhead: number, today: string) => unknown,
): Mutation =>
  shows(operation, (activity, _input, { clock }) => {
    const ahead = Date.parse(String(activity['startDate'])) - clock.now().epochMilliseconds;
    return { ...activity, isPastActivity: isPast(activity, ahead / 86_400_000, clock.now().toString()) };
  });

const RULE = 'staffMaySeeActivity';

const TYPES = 'listActivityTypes';

export const activityShowingMutants: readonly Mutant[] = [
  ...mutantsOf('activities', {
    'ids-as-numbers-in-the-list': wrongType(['ACT-01', 'ACT-20'], LIST, 'id', 'number'),
    'description-as-paragraphs': wrongType(['ACT-02'], GET, 'description', 'list'),
    'end-date-in-words': wrongValue(['ACT-03'], LIST, 'endDate')
      .as('a date in words')
      .by((date) => new Date(String(date)).toUTCString()),
    'created-as-seconds': wrongType(['ACT-03'], GET, 'created', 'milliseconds'),
    'times-on-the-twelve-hour-clock': wrongValue(['ACT-04', 'CNV-06'], LIST, 'endTime')
      .as('hours up to twelve')
      .by((time) => String(time).replace(/^1[2-9]|^2\d/, (hour) => `${Number(hour) - 12}`)),
    'part-of-day-as-time-type': wrongValue(['ACT-05', 'ACT-75'], LIST, 'timeType')
      .as('partOfDay')
      .by((type) => (type === 'exactTime' ? type : 'partOfDay')),
    'maximum-as-text': wrongType(['ACT-06'], LIST, 'capacity.residents.max', 'text'),
    'full-for-connections-as-text': wrongType(['ACT-07'], GET, 'capacity.connections.isFull', 'text'),
    'flags-as-digits': wrongValue(['ACT-08'], LIST, 'isCancelled').as('0 or 1').by(Number),
    'calendar-name-as-object': wrongType(['ACT-09'], GET, 'calendarName', 'object'),
    'size-in-words': wrongType(['ACT-10'], GET, 'attachments.*.size', 'text'),
    'user-status-as-a-flag': wrongValue(['ACT-12'], GET, 'actingUserRegistrationStatus')
      .as('true for who is registered')
      .by((status) => status === 'registered' || status),
    'exceptions-as-one-text': wrongType(['ACT-13'], GET, 'recurrence.exceptionDates', 'text'),
    'series-end-as-plain-date': wrongValue(['ACT-14'], LIST, 'recurrence.seriesEndDate')
      .as('a date without time')
      .by((date) => String(date).slice(0, 10)),
    // Mutants of the list of activities: what is in it, its filters, and the status of one user.
    'list-without-the-last': breaking('ACT-22')
      .says('The list leaves out its last activity.')
      .by(listsOnly, (_, at, { length }) => {
        return length === 1 || at < length - 1;
      }),
    'list-of-office-hours': breaking('ACT-22')
      .says('Activities that start at eight in the evening or later are in no list.')
      .by(listsOnly, ({ startTime }) => typeof startTime !== 'string' || startTime < '20:00'),
    'range-of-creation': breaking('ACT-22', 'ACT-23')
      .says(
        'The range selects by the days on which activities were first planned for, not by those to which they moved.',
      )
      .by(noting(Map<string, string>), (first) => [
        afterwards(CREATE, (reply, _input, { store }) => {
          for (const { id, startDate } of store.activities.all())
            if (!first.has(id)) first.set(id, startDate);
          return reply;
        }),
        sees(LIST, ({ id, startDate }) => ({ startDate: first.get(id) ?? startDate })),
      ]),
    'list-of-the-neighbours': breaking('ACT-24')
      .says('The list holds the activities of the other facilities as well.')
      .by(listsToo, (_, query) => query['location'] === undefined),
    'location-filter-ignored': ignoresParameter(['ACT-26'], LIST, 'location'),
    'location-filter-from-the-start': breaking('ACT-27')
      .says('The filter location finds a part only at the beginning of the location.')
      .by(listsOnly, ({ location }, _at, _all, { query }) =>
        String(location).startsWith(textIn(query['location'])),
      ),
    'user-status-of-whoever-acts': breaking('ACT-30')
      .says('Without actingUserId the list shows the status of the user who acts.')
      .by(readsQueryAs, LIST, (query, input) => ({ actingUserId: input.acting.id, ...query })),
    'user-status-for-residents-who-act': breaking('ACT-29')
      .says('In the list, actingUserId counts only where a resident asks about another one.')
      .by(beforehand, LIST, (input) =>
        input.acting.id === input.query['actingUserId']
          ? withQuery(input, (query) => without(query, 'actingUserId'))
          : input,
      ),
    'series-out-of-type': breaking('ACT-25', 'ACT-43')
      .says('The filter type does not find series.')
      .by(listsOnly, ({ isRecurring }, _at, _all, { query }) => {
        return isRecurring !== true || query['type'] === undefined;
      }),
    'list-without-start': breaking('ACT-21', 'CNV-34')
      .says('A list without startDate begins a week before endDate.')
      .by(filling, LIST, 'startDate', ({ endDate = '' }) => textOf(Date.parse(endDate) - 7 * DAY)),
    'list-without-end': breaking('ACT-203', 'CNV-34')
      .says('A list without endDate goes on for a week.')
      .by(filling, LIST, 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 7 * DAY)),
    'window-of-two-months': breaking('ACT-33')
      .says('The window allows 60 calendar days.')
      .by(takes, ({ first, last }) => last - first < 60 * DAY),
    'window-longer-for-late-starts': breaking('ACT-34')
      .says('A startDate after ten in the evening counts as the next day.')
      .by(takes, ({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
    'window-of-44-days': breaking('ACT-32', 'ACT-36')
      .says('The window allows only 44 calendar days.')
      .by(takes, ({ first, last }) => last - first < 44 * DAY),
    'window-shorter-for-late-starts': breaking('ACT-35')
      .says('The rest of a day that begins after six in the evening counts as a day of its own before day 1.')
      .by(takes, ({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
    // Mutants about recurring series: their items in the list, what says that they recur, and the read of one occurrence.
    'series-as-one-item': breaking('ACT-43', 'ACT-44')
      .says('Of a series the list holds one item for the whole range.')
      .by(
        activities.listsOnly,
        ({ id }, place, items) => items.findIndex((one) => one['id'] === id) === place,
      ),
    'read-occurrences-without-an-end': breaking('ACT-105')
      .says('The read of an occurrence of a series shows no endDate.')
      .by(showsWith, GET, ({ endDate }, { query }) => ({
        endDate: query['occurrenceDate'] ? null : endDate,
      })),
    'series-every-day': breaking('ACT-43')
      .says('The list takes every interval for one.')
      .by(seesPattern, LIST, () => ({ interval: 1 })),
    'occurrences-not-recurring-in-the-list': wrongValue(['ACT-45'], LIST, 'isRecurring').is(false),
    'series-with-one-exception-at-most': breaking('ACT-46', 'ACT-105')
      .says('The list observes only the first of the exceptionDates of a series.')
      .by(seesPattern, LIST, ({ exceptionDates }) => ({
        exceptionDates: exceptionDates.slice(0, 1),
      })),
    'first-occurrence-not-found': breaking('ACT-47', 'ACT-48')
      .says('A read of the first occurrence of a series is answered 404.')
      .by(
        refusesAs,
        'not-found',
        GET,
        (_, input, context) =>
          storedFor(input, context)?.recurrence?.seriesStartDate === (input.query['occurrenceDate'] ?? ''),
      ),
    'occurrence-with-an-id-of-its-own': breaking('ACT-48')
      .says('A read by occurrenceDate answers the occurrence under another id.')
      .by(showsWith, GET, ({ isRecurring, id }, { query }) =>
        query['occurrenceDate'] !== undefined && isRecurring === true ? { id: `${String(id)}_1` } : {},
      ),
    'occurrence-the-day-before-the-series': breaking('ACT-49')
      .says('An occurrenceDate on the day before the series starts is served.')
      .by(seesPattern, GET, ({ seriesStartDate }) => ({ seriesStartDate: dayAfter(seriesStartDate, -1) })),
    'occurrence-the-day-after-the-series': breaking('ACT-50')
      .says('An occurrenceDate on the day after the series ends is served.')
      .by(seesPattern, GET, ({ seriesEndDate: end }) => ({ seriesEndDate: end && dayAfter(end, 1) })),
    'occurrence-on-an-exception': breaking('ACT-51')
      .says('An occurrenceDate on an exception date is served.')
      .by(seesPattern, GET, () => ({ exceptionDates: [] })),
    'single-not-found-by-date': breaking('ACT-52')
      .says('An occurrenceDate on an activity that does not recur is answered 404.')
      .by(refusesAs, 'not-found', GET, (_, input, context) => {
        return storedFor(input, context)?.recurrence === null && input.query['occurrenceDate'] !== undefined;
      }),
    // Mutants of the read of one activity: its flags, its places, the status of one user, and which staff may read it.
    'never-past': wrongValue(['ACT-17'], GET, 'isPastActivity').is(false),
    'past-once-it-is-this-week': breaking('ACT-17')
      .says('An activity within the next days counts as past when it is read.')
      .by(computesPast, GET, (_, ahead) => ahead < 5),
    'never-cancelled': wrongValue(['ACT-19'], GET, 'isCancelled').is(false),
    'cancelled-only-if-staff-made-it': breaking('ACT-19')
      .says('An activity that was made through the API never says that it is cancelled.')
      .by(afterwards, GET, (reply, input, context) =>
        context.store.staff.find(storedFor(input, context)?.creator.id)
          ? reply
          : inData((activity) => ({ ...activity, isCancelled: false }))(reply, input),
      ),
    'read-of-another': breaking('ACT-57', 'ACT-66')
      .says('A read answers the activity that was made last.')
      .by(readsPathAs, GET, (input, { store }) => ({ activityId: store.activities.all().at(-1)?.id ?? '' })),
    'read-without-envelope': withoutEnvelope(['ACT-57', 'CNV-08'], GET),
    'capacity-where-there-is-a-limit': breaking('ACT-58')
      .says('A read shows a capacity only if fewer than ten residents can register.')
      .by(shows, GET, (activity) => {
        const { max } = membersIn(membersIn(activity['capacity'])['residents']);
        return typeof max === 'number' && max < 10 ? activity : { ...activity, capacity: {} };
      }),
    'staff-need-no-permission': breaking('ACT-61')
      .says('Staff of the facility read an activity whether they have the permission or not.')
      .by(inAccess, RULE, (original) => {
        return ({ acting, ...request }, world) =>
          original({ ...request, acting: { ...acting, permissions: ['VIEW_ACTIVITIES'] } }, world);
      }),
    'staff-of-every-facility': breaking('ACT-62')
      .says('Staff with the permission read the activities of every facility.')
      .by(inAccess, RULE, (original) => ({ acting, ...request }, world) => {
        const facilityIds = world.store.facilities.all().map(({ id }) => id);
        return original({ ...request, acting: { ...acting, facilityIds } }, world);
      }),
    'staff-of-another-facility-see-an-empty-one': breaking('ACT-62', 'ATD-07')
      .says('Staff of another facility get 200 and an activity without members but its id.')
      .with((tables) =>
        together(
          inAccess(RULE, () => () => undefined),
          instead(GET, (original) => (input, context) => {
            const reply = tables.access[RULE](input, context) ?? original(input, context);
            const activity = storedFor(input, context);
            return isRefusal(reply) && activity && !input.acting.facilityIds.includes(activity.facilityId)
              ? { status: 200, body: { data: { id: activity.id } } }
              : reply;
          }),
        )(tables),
      ),
    'type-category-as-list': wrongType(['ACT-102'], TYPES, 'category', 'list'),
    'types-numbered': wrongType(['ACT-102'], TYPES, 'id', 'number'),
    'types-for-nobody': breaking('ACT-103', 'AUT-05')
      .says('The activity types are served without X-Acting-User-Id.')
      .with(
        inGate('readActing', (original) => {
          return (headers, world, operation) =>
            original(
              operation === TYPES ? { ...headers, userId: headers.userId ?? 'unknown' } : headers,
              world,
              operation,
            );
        }),
      ),
    'types-for-the-known-alone': breaking('ACT-104')
      .says('Unknown acting users cannot list the activity types.')
      .by(refusesAs, 'acting-user-unknown', TYPES, (_, { acting }) => acting.kind === 'unknown'),
  }),
  ...leavingOut(
    'activities',
    { resource: 'an activity', breaks: ['ACT-105'], operations: EVERYWHERE },
    'name type startDate endDate startTime endTime timeType location description allowConnections',
    'calendarId calendarName facilityId created modified isPastActivity isCancelled isRecurring',
    'creator creator.id,name actingUserRegistrationStatus capacity',
    'capacity.residents capacity.residents.max,registered,available,isFull,isOpen,waitlisted',
    'capacity.connections capacity.connections.max,registered,available,isFull,isOpen',
    'attachments attachments.*.name,type,size,publicToFamily',
    'recurrence recurrence.frequency,interval,daysOfWeek,weekOfMonth,dayOfWeek,dayOfMonth',
    'recurrence.seriesStartDate,seriesEndDate,exceptionDates',
  ),
  ...leavingOut(
    'activities.types',
    { resource: 'an activity type', breaks: ['ACT-106'], operations: ['listActivityTypes'] },
    'name category',
  ),
];
