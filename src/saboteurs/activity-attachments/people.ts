import type { ActivityRecord } from '../../mock/world/records.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { facilityIdsOf } from '../../mock/world/activity-facilities.ts';
import type { World } from '../../mock/world/world.ts';
import { asConnections, asResidents, asStaff, inCabinet } from '../../witness/activity-attachments.ts';
import { inAccess, instead, together } from '../mutation.ts';
import { saboteursOf, type Saboteur, type SaboteurRow } from '../saboteur.ts';
import {
  beforeReplacing,
  fileIn,
  forConnections,
  forResidents,
  GET,
  refusal,
  refusing,
  type Wish,
} from './amend.ts';

type Breaks = Saboteur['breaks'];
type Test = (wish: Wish) => boolean;

interface StaffWish {
  readonly isPublic: boolean;
  /** Of a facility of the activity. */
  readonly isHere: boolean;
  readonly mayView: boolean;
}

/** What staff get for a file that is there: served, or refused so, where the test says so. */
const staff = (
  breaks: Breaks,
  answer: 'served' | 'forbidden' | 'not-found',
  whom: string,
  test: (wish: StaffWish) => boolean,
): SaboteurRow => [
  `An attachment is ${answer} to staff ${whom}.`,
  breaks,
  inAccess('staffMaySeeActivity', (original) => (request, world) => {
    const { acting, path, operation } = request;
    const activity = world.store.activities.find(path['activityId']);
    const file = fileIn(path, world);
    if (operation !== GET || acting.kind !== 'staff' || !activity || !file) return original(request, world);
    const isMeant = test({
      isPublic: file.publicToFamily,
      isHere: facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)),
      mayView: acting.permissions.includes('VIEW_ACTIVITIES'),
    });
    if (!isMeant) return original(request, world);
    return answer === 'served' ? undefined : refusal(answer);
  }),
];

const residentGets = (breaks: Breaks, when: string, test: Test): SaboteurRow => [
  `A resident finds an attachment also ${when}.`,
  breaks,
  forResidents((served, wish) => served || test(wish)),
];
const residentMisses = (breaks: Breaks, when: string, test: Test): SaboteurRow => [
  `A resident does not find an attachment ${when}.`,
  breaks,
  forResidents((served, wish) => served && !test(wish)),
];
const connectionGets = (breaks: Breaks, when: string, test: Test): SaboteurRow => [
  `A connection finds an attachment also ${when}.`,
  breaks,
  forConnections((served, wish) => served || test(wish)),
];
const connectionMisses = (breaks: Breaks, when: string, test: Test, problem?: 'forbidden'): SaboteurRow => [
  `A connection does not find an attachment ${when}.`,
  breaks,
  forConnections((served, wish) => served && !test(wish), problem),
];
const forbidden = (breaks: Breaks, kind: 'resident' | 'connection', isPublic: boolean): SaboteurRow => [
  `A ${kind} gets 403 for what is ${isPublic ? 'open to' : 'kept from'} the family, in the place of 404.`,
  breaks,
  refusing(
    ({ acting, path }, world) => acting.kind === kind && fileIn(path, world)?.publicToFamily === isPublic,
  ),
];

const isOf = ({ calendar }: Wish, ...categories: readonly string[]): boolean =>
  categories.includes(calendar?.category ?? '');
const isShared: Test = ({ attachment }) => attachment.publicToFamily;
const isSharedMeal: Test = (wish) => isShared(wish) && isOf(wish, 'meal');
const isSharedOccasion: Test = (wish) => isShared(wish) && isOf(wish, 'activity', 'meal');
const isOver: Test = ({ activity, world }) =>
  Date.parse(activity.startDate) < world.clock.now().epochMilliseconds;
/** The calendar is of one of these facilities. */
const isIn = ({ calendar }: Wish, ...ids: readonly (string | undefined)[]): boolean =>
  calendar?.facilityIds.some((id) => ids.includes(id)) === true;
const isLinked: Test = (wish) => isIn(wish, ...wish.homes);
const isOnCalendar: Test = (wish) => isOf(wish, 'activity', 'meal') && isLinked(wish);

const registrationsFor = ({ id }: ActivityRecord, { store }: World) =>
  store.registrations.filter(({ activityId }) => activityId === id);
const marksFor = ({ id }: ActivityRecord, { store }: World) =>
  store.attendance.filter(({ activityId }) => activityId === id);

/** Saboteurs about staff, residents and connections who ask for an attachment. */
export const peopleSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('activity-attachments', asStaff, {
    'staff-as-family': staff(['ATD-06'], 'not-found', 'where it is kept from the family', (wish) => {
      return wish.isHere && wish.mayView && !wish.isPublic;
    }),
    'not-for-staff': staff(['ATD-06'], 'forbidden', 'of any kind', () => true),
    'staff-without-permission': staff(['ATD-07'], 'served', 'of the facility', ({ isHere }) => isHere),
    'what-family-may-see-staff-may': staff(['ATD-07'], 'served', 'as to the family', (wish) => {
      return wish.isHere && wish.isPublic;
    }),
    'staff-without-permission-find-nothing': staff(['ATD-07'], 'not-found', 'without permission', (wish) => {
      return wish.isHere && !wish.mayView;
    }),
    'staff-of-any-facility': staff(['ATD-08'], 'served', 'of any facility', ({ mayView }) => mayView),
    'what-family-may-see-all-staff-may': staff(['ATD-08'], 'served', 'elsewhere as to the family', (wish) => {
      return wish.mayView && wish.isPublic;
    }),
    'other-staff-find-nothing': staff(['ATD-08'], 'not-found', 'elsewhere', ({ isHere }) => !isHere),
  }),
  ...saboteursOf('activity-attachments', asResidents, {
    'residents-as-family': residentMisses(['ATD-10'], 'that is kept from the family', (wish) => {
      return !isShared(wish) && !wish.hasAttended;
    }),
    'attended-alone': residentMisses(['ATD-10'], 'without attendance', (wish) => !wish.hasAttended),
    'first-registered-alone': residentMisses(['ATD-10'], 'unless registered first', (wish) => {
      const [first] = registrationsFor(wish.activity, wish.world);
      return !wish.hasAttended && first?.personId !== wish.acting.id;
    }),
    'registered-alone': residentMisses(['ATD-11'], 'unless registered', (wish) => !wish.isRegistered),
    'attended-as-family': residentMisses(['ATD-11'], 'kept from the family after attendance', (wish) => {
      return !wish.isRegistered && !isShared(wish);
    }),
    'attended-in-the-past': residentMisses(['ATD-11'], 'for attendance before the day is over', (wish) => {
      return !wish.isRegistered && !isOver(wish);
    }),
    'for-every-resident': residentGets(['ATD-12'], 'where the family may see it', isShared),
    'one-for-all': residentGets(['ATD-12'], 'once anybody is registered', ({ activity, world }) => {
      return registrationsFor(activity, world).length > 0;
    }),
    'registered-somewhere': residentGets(['ATD-12'], 'when registered anywhere', ({ acting, world }) =>
      world.store.registrations.all().some(({ personId }) => personId === acting.id),
    ),
    'declined-is-marked': residentGets(['ATD-12'], 'with any mark', ({ acting, activity, world }) =>
      marksFor(activity, world).some(({ userId }) => userId === acting.id),
    ),
    'cancelled-is-registered': [
      'A resident who cancelled still finds the attachments.',
      ['ATD-12'],
      (tables) => {
        const gone = new Set<string>();
        return together(
          instead('cancelRegistration', (original) => (input, scene) => {
            const reply = original(input, scene);
            const { activityId = '', userId = '' } = input.path;
            if (!isRefusal(reply)) gone.add(`${activityId} ${userId}`);
            return reply;
          }),
          forResidents((served, { activity, acting }) => served || gone.has(`${activity.id} ${acting.id}`)),
        )(tables);
      },
    ],
    'residents-forbidden': forbidden(['ATD-12'], 'resident', false),
    'attended-by-one': residentGets(['ATD-12'], 'once anybody has attended', ({ activity, world }) =>
      marksFor(activity, world).some(({ status }) => status === 'attended'),
    ),
  }),
  ...saboteursOf('activity-attachments', asConnections, {
    'connections-by-calendar-alone': connectionMisses(
      ['ATD-14'],
      'by being registered alone',
      (wish) => !isOnCalendar(wish),
    ),
    'registered-connections-forbidden': connectionMisses(
      ['ATD-14'],
      'by being registered alone, and gets 403',
      (wish) => !isOnCalendar(wish),
      'forbidden',
    ),
    'registered-connections-alone': connectionMisses(
      ['ATD-15'],
      'of an activity unless registered',
      (wish) => {
        return !isOf(wish, 'meal') && !wish.isRegistered;
      },
    ),
    'no-meals-for-connections': connectionMisses(['ATD-16'], 'of a meal unless registered', (wish) => {
      return isOf(wish, 'meal') && !wish.isRegistered;
    }),
    'past-activities-closed': connectionMisses(['ATD-15'], 'of an activity that is over', (wish) => {
      return isOf(wish, 'activity') && isOver(wish);
    }),
    'first-calendar-alone': connectionMisses(['ATD-15'], 'on all but the first calendar', (wish) => {
      const [first] = wish.world.store.calendars.filter(
        ({ category, facilityIds }) => category === 'activity' && isIn(wish, ...facilityIds),
      );
      return !wish.isRegistered && isOf(wish, 'activity') && first?.id !== wish.calendar?.id;
    }),
    'first-link-alone': connectionMisses(['ATD-15', 'ATD-16'], 'but where the first resident is', (wish) => {
      return !wish.isRegistered && !isIn(wish, wish.homes[0]);
    }),
    'last-link-alone-for-meals': connectionMisses(['ATD-16'], 'of meals elsewhere than the last', (wish) => {
      return !wish.isRegistered && isOf(wish, 'meal') && !isIn(wish, wish.homes.at(-1));
    }),
    'every-calendar-of-the-tenant': connectionGets(['ATD-18'], 'of every facility', isSharedOccasion),
    'facilities-of-the-connection': connectionGets(['ATD-18'], 'of the facilities it names', (wish) => {
      return isSharedOccasion(wish) && isIn(wish, ...wish.acting.facilityIds);
    }),
    'meals-of-every-facility': connectionGets(['ATD-18'], 'of meals of every facility', isSharedMeal),
    'one-connection-for-all': connectionGets(['ATD-18'], 'once any connection is registered', (wish) => {
      const types = registrationsFor(wish.activity, wish.world).map(({ userType }) => userType);
      return isShared(wish) && types.includes('connection');
    }),
    'other-connections-forbidden': forbidden(['ATD-18'], 'connection', true),
    'kept-meals-open': connectionGets(['ATD-19'], 'of a meal kept from the family', (wish) => {
      return isOf(wish, 'meal') && isLinked(wish);
    }),
    'kept-activities-open': connectionGets(['ATD-19'], 'of an activity kept from the family', (wish) => {
      return isOf(wish, 'activity') && isLinked(wish);
    }),
    'registered-connections-as-residents': connectionGets(['ATD-19'], 'when registered', (wish) => {
      return wish.isRegistered;
    }),
    'kept-is-forbidden': forbidden(['ATD-19'], 'connection', false),
    'first-visibility-stays': [
      'What a replacement says about the family has no effect on downloads.',
      ['ATD-19', 'ATD-15'],
      (tables) => {
        const first = new Map<string, boolean>();
        return together(
          beforeReplacing((_, { id, publicToFamily }) => first.set(id, first.get(id) ?? publicToFamily)),
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
          beforeReplacing((_, { id, publicToFamily }) => publicToFamily || kept.add(id)),
          forConnections((served, { attachment }) => served && !kept.has(attachment.id)),
        )(tables);
      },
    ],
  }),
  ...saboteursOf(
    'activity-attachments',
    inCabinet(async ({ kin, filed, all }) => all(await filed({ category: 'meal', days: -20 }), kin.daughter)),
    {
      'past-meals-closed': connectionMisses(['ATD-16'], 'of a meal that is over', (wish) => {
        return isOf(wish, 'meal') && !wish.isRegistered && isOver(wish);
      }),
    },
  ),
];
