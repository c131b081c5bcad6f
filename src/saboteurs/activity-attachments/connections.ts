import { asConnections, inCabinet } from '../../witness/activity-attachments.ts';
import { inAccess, instead, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { fileIn, forConnections, isLinkedTo, refusal, type Wish } from './amend.ts';

const isOf = ({ calendar }: Wish, ...categories: readonly string[]): boolean =>
  categories.includes(calendar?.category ?? '');

const isShared = ({ attachment }: Wish): boolean => attachment.publicToFamily;

/** On a calendar for activities or meals of a facility of somebody linked. */
const isOnCalendar = (wish: Wish): boolean => isOf(wish, 'activity', 'meal') && isLinkedTo(wish);

/** Saboteurs about connections that ask for an attachment. */
export const connectionSaboteurs = saboteursOf('activity-attachments', asConnections, {
  'connections-by-calendar-alone': [
    'That a connection is registered gives it no attachment.',
    ['ATD-14'],
    forConnections((served, wish) => served && isOnCalendar(wish)),
  ],
  'registered-connections-forbidden': [
    'A connection that is registered gets 403, where the calendar alone does not give it the file.',
    ['ATD-14'],
    forConnections((served, wish) => served && isOnCalendar(wish), 'forbidden'),
  ],
  'registered-connections-alone': [
    'A connection finds the attachments on an activity calendar when it is registered.',
    ['ATD-15'],
    forConnections((served, wish) => served && (isOf(wish, 'meal') || wish.isRegistered)),
  ],
  'no-meals-for-connections': [
    'A connection that is not registered finds no attachments on a meal calendar.',
    ['ATD-16'],
    forConnections((served, wish) => served && (!isOf(wish, 'meal') || wish.isRegistered)),
  ],
  'past-meals-closed': [
    'A connection that is not registered finds no attachments of meals of the past.',
    ['ATD-16'],
    forConnections(
      (served, wish) =>
        served &&
        (!isOf(wish, 'meal') ||
          wish.isRegistered ||
          Date.parse(wish.activity.startDate) > wish.world.clock.now().epochMilliseconds),
    ),
    inCabinet(async ({ kin, filed, all }) => all(await filed({ category: 'meal', days: -20 }), kin.daughter)),
  ],
  'past-activities-closed': [
    'A connection finds no attachments of activities of the past on an activity calendar.',
    ['ATD-15'],
    forConnections(
      (served, wish) =>
        served &&
        (!isOf(wish, 'activity') ||
          Date.parse(wish.activity.startDate) > wish.world.clock.now().epochMilliseconds),
    ),
  ],
  'first-calendar-alone': [
    'Of the activity calendars of a facility the first is open to connections.',
    ['ATD-15'],
    forConnections((served, wish) => {
      const { calendar, world } = wish;
      const [first] = world.store.calendars.filter(
        ({ category, facilityIds }) =>
          category === 'activity' && facilityIds.some((id) => calendar?.facilityIds.includes(id) === true),
      );
      return served && (wish.isRegistered || !isOf(wish, 'activity') || first?.id === calendar?.id);
    }),
  ],
  'first-link-alone': [
    'The calendars of the facility of the first linked resident are open to a connection, and no others.',
    ['ATD-15', 'ATD-16'],
    forConnections((served, wish) => {
      const [first = ''] = wish.homes;
      return served && (wish.isRegistered || wish.calendar?.facilityIds.includes(first) === true);
    }),
  ],
  'last-link-alone-for-meals': [
    'The meal calendars of the facility of the last linked resident are open to a connection, and no others.',
    ['ATD-16'],
    forConnections((served, wish) => {
      const last = wish.homes.at(-1) ?? '';
      const isThere = wish.calendar?.facilityIds.includes(last) === true;
      return served && (wish.isRegistered || !isOf(wish, 'meal') || isThere);
    }),
  ],
  'every-calendar-of-the-tenant': [
    'A connection finds what the family may see on the activity and meal calendars of every facility.',
    ['ATD-18'],
    forConnections((served, wish) => served || (isShared(wish) && isOf(wish, 'activity', 'meal'))),
  ],
  'facilities-of-the-connection': [
    'The facilities that a connection names count, and not those of the linked residents.',
    ['ATD-18'],
    forConnections(
      (served, wish) =>
        served ||
        (isShared(wish) &&
          isOf(wish, 'activity', 'meal') &&
          wish.calendar?.facilityIds.some((id) => wish.acting.facilityIds.includes(id)) === true),
    ),
  ],
  'meals-of-every-facility': [
    'A connection finds what the family may see on the meal calendars of every facility.',
    ['ATD-18'],
    forConnections((served, wish) => served || (isShared(wish) && isOf(wish, 'meal'))),
  ],
  'one-connection-for-all': [
    'Once a connection is registered, every connection finds what the family may see.',
    ['ATD-18'],
    forConnections(
      (served, wish) =>
        served ||
        (isShared(wish) &&
          wish.world.store.registrations
            .all()
            .some(
              ({ activityId, userType }) => activityId === wish.activity.id && userType === 'connection',
            )),
    ),
  ],
  'other-connections-forbidden': [
    'A connection gets 403 for what the family may see of another facility.',
    ['ATD-18'],
    inAccess('seesActivityAttachment', (original) => (request, world) => {
      const word = original(request, world);
      const isPublic = fileIn(request.path, world)?.publicToFamily === true;
      return word && request.acting.kind === 'connection' && isPublic ? refusal('forbidden') : word;
    }),
  ],
  'kept-meals-open': [
    'On meal calendars a connection finds what is kept from the family, too.',
    ['ATD-19'],
    forConnections((served, wish) => served || (isOf(wish, 'meal') && isLinkedTo(wish))),
  ],
  'kept-activities-open': [
    'On activity calendars a connection finds what is kept from the family, too.',
    ['ATD-19'],
    forConnections((served, wish) => served || (isOf(wish, 'activity') && isLinkedTo(wish))),
  ],
  'registered-connections-as-residents': [
    'A connection that is registered finds what is kept from the family, too.',
    ['ATD-19'],
    forConnections((served, { isRegistered }) => served || isRegistered),
  ],
  'kept-is-forbidden': [
    'A connection gets 403 for what is kept from the family.',
    ['ATD-19'],
    inAccess('seesActivityAttachment', (original) => (request, world) => {
      const word = original(request, world);
      const isKept = fileIn(request.path, world)?.publicToFamily === false;
      return word && request.acting.kind === 'connection' && isKept ? refusal('forbidden') : word;
    }),
  ],
  'first-visibility-stays': [
    'What a replacement says about the family has no effect on downloads.',
    ['ATD-19', 'ATD-15'],
    (tables) => {
      const first = new Map<string, boolean>();
      return together(
        instead('replaceActivity', (original) => (input, scene) => {
          const { attachments = [] } = scene.store.activities.find(input.path['activityId']) ?? {};
          for (const { id, publicToFamily } of attachments) if (!first.has(id)) first.set(id, publicToFamily);
          return original(input, scene);
        }),
        forConnections((served, wish) => {
          const wasShared = first.get(wish.attachment.id);
          return wasShared === undefined ? served : wasShared && (wish.isRegistered || isOnCalendar(wish));
        }),
      )(tables);
    },
  ],
  'opened-later-stays-kept': [
    'What was once kept from the family stays so, whatever a replacement says.',
    ['ATD-15'],
    (tables) => {
      const kept = new Set<string>();
      return together(
        instead('replaceActivity', (original) => (input, scene) => {
          const { attachments = [] } = scene.store.activities.find(input.path['activityId']) ?? {};
          for (const { id, publicToFamily } of attachments) if (!publicToFamily) kept.add(id);
          return original(input, scene);
        }),
        forConnections((served, { attachment }) => served && !kept.has(attachment.id)),
      )(tables);
    },
  ],
});
