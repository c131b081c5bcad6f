import { asConnections, inCabinet } from '../../witness/activity-attachments.ts';
import { inAccess, instead, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { fileIn, forConnections, isLinkedTo, refusal, type Wish } from './amend.ts';

const isOf = ({ calendar }: Wish, ...categories: readonly string[]): boolean =>
  categories.includes(calendar?.category ?? '');

const isShared = ({ attachment }: Wish): boolean => attachment.publicToFamily;

/** On a calendar for activities or meals of a facility of somebody linked. */
const isOnCalendar = (wish: Wish): boolean => isOf(wish, 'activity', 'meal') && isLinkedTo(wish);

/** Lies about connections that ask for an attachment. */
export const connectionSaboteurs: readonly Saboteur[] = [
  {
    id: 'activity-attachments.connections-by-calendar-alone',
    lie: 'That a connection is registered gives it no attachment.',
    breaks: ['ATD-14'],
    tables: forConnections((served, wish) => served && isOnCalendar(wish)),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.registered-connections-forbidden',
    lie: 'A connection that is registered gets 403, where the calendar alone does not give it the file.',
    breaks: ['ATD-14'],
    tables: forConnections((served, wish) => served && isOnCalendar(wish), 'forbidden'),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.registered-connections-alone',
    lie: 'A connection finds the attachments on an activity calendar when it is registered.',
    breaks: ['ATD-15'],
    tables: forConnections((served, wish) => served && (isOf(wish, 'meal') || wish.isRegistered)),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.no-meals-for-connections',
    lie: 'A connection that is not registered finds no attachments on a meal calendar.',
    breaks: ['ATD-16'],
    tables: forConnections((served, wish) => served && (!isOf(wish, 'meal') || wish.isRegistered)),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.past-meals-closed',
    lie: 'A connection that is not registered finds no attachments of meals of the past.',
    breaks: ['ATD-16'],
    tables: forConnections(
      (served, wish) =>
        served &&
        (!isOf(wish, 'meal') ||
          wish.isRegistered ||
          Date.parse(wish.activity.startDate) > wish.world.clock.now().epochMilliseconds),
    ),
    witness: inCabinet(async ({ kin, filed, all }) =>
      all(await filed({ category: 'meal', days: -20 }), kin.daughter),
    ),
  },
  {
    id: 'activity-attachments.past-activities-closed',
    lie: 'A connection finds no attachments of activities of the past on an activity calendar.',
    breaks: ['ATD-15'],
    tables: forConnections(
      (served, wish) =>
        served &&
        (!isOf(wish, 'activity') ||
          Date.parse(wish.activity.startDate) > wish.world.clock.now().epochMilliseconds),
    ),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.first-calendar-alone',
    lie: 'Of the activity calendars of a facility the first is open to connections.',
    breaks: ['ATD-15'],
    tables: forConnections((served, wish) => {
      const { calendar, world } = wish;
      const [first] = world.store.calendars.filter(
        ({ category, facilityIds }) =>
          category === 'activity' && facilityIds.some((id) => calendar?.facilityIds.includes(id) === true),
      );
      return served && (wish.isRegistered || !isOf(wish, 'activity') || first?.id === calendar?.id);
    }),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.first-link-alone',
    lie: 'The calendars of the facility of the first linked resident are open to a connection, and no others.',
    breaks: ['ATD-15', 'ATD-16'],
    tables: forConnections((served, wish) => {
      const [first = ''] = wish.homes;
      return served && (wish.isRegistered || wish.calendar?.facilityIds.includes(first) === true);
    }),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.last-link-alone-for-meals',
    lie: 'The meal calendars of the facility of the last linked resident are open to a connection, and no others.',
    breaks: ['ATD-16'],
    tables: forConnections((served, wish) => {
      const last = wish.homes.at(-1) ?? '';
      const isThere = wish.calendar?.facilityIds.includes(last) === true;
      return served && (wish.isRegistered || !isOf(wish, 'meal') || isThere);
    }),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.every-calendar-of-the-tenant',
    lie: 'A connection finds what the family may see on the activity and meal calendars of every facility.',
    breaks: ['ATD-18'],
    tables: forConnections((served, wish) => served || (isShared(wish) && isOf(wish, 'activity', 'meal'))),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.facilities-of-the-connection',
    lie: 'The facilities that a connection names count, and not those of the linked residents.',
    breaks: ['ATD-18'],
    tables: forConnections(
      (served, wish) =>
        served ||
        (isShared(wish) &&
          isOf(wish, 'activity', 'meal') &&
          wish.calendar?.facilityIds.some((id) => wish.acting.facilityIds.includes(id)) === true),
    ),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.meals-of-every-facility',
    lie: 'A connection finds what the family may see on the meal calendars of every facility.',
    breaks: ['ATD-18'],
    tables: forConnections((served, wish) => served || (isShared(wish) && isOf(wish, 'meal'))),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.one-connection-for-all',
    lie: 'Once a connection is registered, every connection finds what the family may see.',
    breaks: ['ATD-18'],
    tables: forConnections(
      (served, wish) =>
        served ||
        (isShared(wish) &&
          wish.world.store.registrations
            .all()
            .some(
              ({ activityId, userType }) => activityId === wish.activity.id && userType === 'connection',
            )),
    ),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.other-connections-forbidden',
    lie: 'A connection gets 403 for what the family may see of another facility.',
    breaks: ['ATD-18'],
    tables: inAccess('seesActivityAttachment', (honest) => (request, world) => {
      const word = honest(request, world);
      const isPublic = fileIn(request.path, world)?.publicToFamily === true;
      return word && request.acting.kind === 'connection' && isPublic ? refusal('forbidden') : word;
    }),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.kept-meals-open',
    lie: 'On meal calendars a connection finds what is kept from the family, too.',
    breaks: ['ATD-19'],
    tables: forConnections((served, wish) => served || (isOf(wish, 'meal') && isLinkedTo(wish))),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.kept-activities-open',
    lie: 'On activity calendars a connection finds what is kept from the family, too.',
    breaks: ['ATD-19'],
    tables: forConnections((served, wish) => served || (isOf(wish, 'activity') && isLinkedTo(wish))),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.registered-connections-as-residents',
    lie: 'A connection that is registered finds what is kept from the family, too.',
    breaks: ['ATD-19'],
    tables: forConnections((served, { isRegistered }) => served || isRegistered),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.kept-is-forbidden',
    lie: 'A connection gets 403 for what is kept from the family.',
    breaks: ['ATD-19'],
    tables: inAccess('seesActivityAttachment', (honest) => (request, world) => {
      const word = honest(request, world);
      const isKept = fileIn(request.path, world)?.publicToFamily === false;
      return word && request.acting.kind === 'connection' && isKept ? refusal('forbidden') : word;
    }),
    witness: asConnections,
  },
  {
    id: 'activity-attachments.first-visibility-stays',
    lie: 'What a replacement says about the family has no effect on downloads.',
    breaks: ['ATD-19', 'ATD-15'],
    tables: (tables) => {
      const first = new Map<string, boolean>();
      return together(
        instead('replaceActivity', (honest) => (input, scene) => {
          const { attachments = [] } = scene.store.activities.find(input.path['activityId']) ?? {};
          for (const { id, publicToFamily } of attachments) if (!first.has(id)) first.set(id, publicToFamily);
          return honest(input, scene);
        }),
        forConnections((served, wish) => {
          const wasShared = first.get(wish.attachment.id);
          return wasShared === undefined ? served : wasShared && (wish.isRegistered || isOnCalendar(wish));
        }),
      )(tables);
    },
    witness: asConnections,
  },
  {
    id: 'activity-attachments.opened-later-stays-kept',
    lie: 'What was once kept from the family stays so, whatever a replacement says.',
    breaks: ['ATD-15'],
    tables: (tables) => {
      const kept = new Set<string>();
      return together(
        instead('replaceActivity', (honest) => (input, scene) => {
          const { attachments = [] } = scene.store.activities.find(input.path['activityId']) ?? {};
          for (const { id, publicToFamily } of attachments) if (!publicToFamily) kept.add(id);
          return honest(input, scene);
        }),
        forConnections((served, { attachment }) => served && !kept.has(attachment.id)),
      )(tables);
    },
    witness: asConnections,
  },
];
