import { isRideDay, nextRideDay } from '../../mock/domain/transportation-occurrences.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { patternOfRide, requestView } from '../../mock/operations/transportation/view.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import type { Witness } from '../../witness/stage.ts';
import { riding, series } from '../../witness/transportation.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inList, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { DAY } from '../windows.ts';
import { asIf, keepingOnly, LIST, listingAsIf, READ, rideIn, shown, type Ride } from './amend.ts';

const isOccurrence = ({ isRecurring }: Members): boolean => isRecurring === true;

const isFirstOf = (item: Members, items: readonly unknown[]): boolean =>
  items.map(membersIn).find(({ id }) => id === item['id'])?.['date'] === item['date'];

/** A day on which there is no occurrence is answered with a request all the same, where the test says so. */
const served = (isServed: (ride: Ride, day: string) => boolean): Mutation =>
  instead(READ, (original) => (input, scene) => {
    const reply = original(input, scene);
    const [ride, day] = [rideIn(input, scene), textIn(input.query['occurrenceDate'])];
    if (!isRefusal(reply) || !ride?.recurrence || day === '' || !isServed(ride, day)) return reply;
    return { status: 200, body: { data: requestView(ride, day, input.acting, scene) } };
  });

/** The days of a series as if its rule were another one, in the list and where one is read. */
const ruling = (
  change: (ride: Ride) => Partial<NonNullable<Ride['recurrence']>>,
  everywhere = true,
): Mutation => {
  const otherwise = (ride: Ride): Partial<Ride> =>
    ride.recurrence ? { recurrence: { ...ride.recurrence, ...change(ride) } } : {};
  const list = listingAsIf(otherwise);
  const read = instead(READ, (original) => (input, scene) => original(input, asIf(scene, otherwise)));
  return (tables) => (everywhere ? read(list(tables)) : list(tables));
};

const lastDay = (ride: Ride): string | undefined => {
  const pattern = patternOfRide(ride);
  return pattern && nextRideDay(pattern, pattern.until);
};

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

interface OneOff {
  readonly input: AnyInput;
  readonly scene: Scene;
  readonly ride: Ride;
  readonly original: AnyHandler;
}

/** Another answer to the read of a request that does not recur. */
const ofOneOffs = (answer: (asked: OneOff) => ReturnType<AnyHandler>): Mutation =>
  instead(READ, (original) => (input, scene) => {
    const ride = rideIn(input, scene);
    return ride && !ride.recurrence ? answer({ input, scene, ride, original }) : original(input, scene);
  });

const oneOffByDate: Witness = riding(async ({ asked, day, read }) => {
  const id = await asked();
  return [await read(id, `occurrenceDate=${day}`), await read(id, 'occurrenceDate=2026-01-01')];
});

/** Saboteurs of recurring requests and their occurrences. */
export const occurrenceSaboteurs = saboteursOf('transportation', series, {
  'series-as-one-item': [
    'A series is in the list once, with its first occurrence.',
    ['TRA-38'],
    keepingOnly((item, _input, _place, items) => !isOccurrence(item) || isFirstOf(item, items)),
  ],
  'series-without-its-last-occurrence': [
    'The last occurrence of a series is not in the list.',
    ['TRA-38'],
    ruling((ride) => ({ until: dayBefore(lastDay(ride) ?? ride.date) }), false),
  ],
  'series-without-exceptions': [
    'Days that are taken out of a series have occurrences in the list.',
    ['TRA-38'],
    ruling(() => ({ exceptionDates: [] }), false),
  ],
  'series-of-every-week': [
    'A series of every other week has occurrences in every week.',
    ['TRA-38', 'TRA-70'],
    ruling(() => ({ interval: 1 })),
  ],
  'series-on-its-first-day': [
    'Every occurrence in the list bears the occurrenceDate of the first one in it.',
    ['TRA-38'],
    afterwards(LIST, (reply, input) =>
      inList((items) =>
        items.map((item) => {
          const ride = membersIn(item);
          const first = items.map(membersIn).find(({ id }) => id === ride['id']);
          return isOccurrence(ride) ? { ...ride, occurrenceDate: first?.['occurrenceDate'] } : item;
        }),
      )(reply, input),
    ),
  ],
  'occurrences-without-their-date': [
    'Occurrences in the list have no occurrenceDate, only a date.',
    ['TRA-38'],
    shown((ride) => ({ ...ride, occurrenceDate: null }), [LIST]),
  ],
  'occurrences-with-ids-of-their-own': [
    'Every occurrence has an id of its own.',
    ['TRA-39'],
    shown((ride) =>
      isOccurrence(ride) ? { ...ride, id: `${String(ride['id'])}:${String(ride['occurrenceDate'])}` } : ride,
    ),
  ],
  'later-occurrences-with-ids-of-their-own': [
    'The first occurrence in the list has the id of the series, the others have more of an id.',
    ['TRA-39'],
    afterwards(LIST, (reply, input) =>
      inList((items) =>
        items.map((item) => {
          const ride = membersIn(item);
          const isLater = isOccurrence(ride) && !isFirstOf(ride, items);
          return isLater ? { ...ride, id: `${String(ride['id'])}-${String(ride['date'])}` } : item;
        }),
      )(reply, input),
    ),
  ],
  'occurrences-that-do-not-recur': [
    'An occurrence in the list says that it does not recur.',
    ['TRA-40'],
    shown((ride) => ({ ...ride, isRecurring: false }), [LIST]),
  ],
  'occurrence-read-that-does-not-recur': [
    'An occurrence that is read by its date says that it does not recur.',
    ['TRA-40'],
    shown((ride) => (ride['occurrenceDate'] === null ? ride : { ...ride, isRecurring: false }), [READ]),
  ],
  'occurrence-that-is-next': [
    'The next occurrence is answered, whichever is asked for.',
    ['TRA-69'],
    instead(READ, (original) => (input, scene) => {
      const reply = original(input, scene);
      const isAsked = !isRefusal(reply) && rideIn(input, scene)?.recurrence;
      return isAsked ? original({ ...input, query: {} }, scene) : reply;
    }),
  ],
  'occurrence-without-its-date': [
    'An occurrence that is read by its date has no occurrenceDate.',
    ['TRA-69'],
    shown((ride) => ({ ...ride, occurrenceDate: null }), [READ]),
  ],
  'last-occurrence-is-over': [
    'The last occurrence of a series is in the list and not found by its date.',
    ['TRA-69'],
    instead(READ, (original) => (input, scene) => {
      const ride = rideIn(input, scene);
      const isLast = ride !== undefined && lastDay(ride) === input.query['occurrenceDate'];
      return isLast
        ? original({ ...input, path: { ...input.path, requestId: 'none' } }, scene)
        : original(input, scene);
    }),
  ],
  'occurrence-on-every-day': [
    'Every occurrenceDate is answered, whether there is an occurrence or not.',
    ['TRA-70'],
    served(() => true),
  ],
  'occurrence-before-the-first': [
    'There is an occurrence before the first one.',
    ['TRA-70'],
    served((ride, day) => day < ride.date),
  ],
  'occurrence-after-the-last': [
    'A series goes on by its rule after its last occurrence.',
    ['TRA-70'],
    served((ride, day) => {
      const pattern = patternOfRide(ride);
      return (
        pattern !== undefined && day > pattern.until && isRideDay({ ...pattern, until: '9999-12-31' }, day)
      );
    }),
  ],
  'occurrence-in-spite-of-an-exception': [
    'A day that is taken out of a series is answered with an occurrence.',
    ['TRA-70'],
    served(({ recurrence }, day) => recurrence?.exceptionDates.includes(day) ?? false),
  ],
  'occurrence-of-the-days-between': [
    'A day between two occurrences is answered with one.',
    ['TRA-70'],
    served((ride, day) => {
      const pattern = patternOfRide(ride);
      return (
        pattern !== undefined &&
        day > pattern.date &&
        day < pattern.until &&
        !pattern.exceptionDates.includes(day)
      );
    }),
  ],
  'one-off-on-any-date': [
    'An occurrenceDate has no effect on a request that does not recur.',
    ['TRA-72'],
    ofOneOffs(({ input, scene, original }) => original({ ...input, query: {} }, scene)),
    oneOffByDate,
  ],
  'one-off-is-its-own-occurrence': [
    'A request that does not recur is answered to an occurrenceDate that is its own date.',
    ['TRA-72'],
    ofOneOffs(({ input, scene, original, ride }) =>
      original(input.query['occurrenceDate'] === ride.date ? { ...input, query: {} } : input, scene),
    ),
    oneOffByDate,
  ],
  'one-off-by-date-is-400': [
    'An occurrenceDate on a request that does not recur is refused with 400.',
    ['TRA-72'],
    ofOneOffs(({ input, scene, original }) => {
      const reply = original(input, scene);
      return isRefusal(reply) ? { ...reply, status: 400 } : reply;
    }),
    oneOffByDate,
  ],
  'no-occurrence-is-400': [
    'An occurrenceDate without an occurrence is refused with 400.',
    ['TRA-70'],
    instead(READ, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && rideIn(input, scene)?.recurrence ? { ...reply, status: 400 } : reply;
    }),
  ],
});
