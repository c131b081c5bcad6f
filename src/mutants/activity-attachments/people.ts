import { isRefusal } from '../../mock/http/problem.ts';
import { facilityIdsOf } from '../../mock/world/activity-facilities.ts';
import type { World } from '../../mock/world/world.ts';
import {
  asConnections,
  asResidents,
  asStaff,
  withAttachmentFixture,
} from '../../witness/activity-attachments.ts';
import { inAccess, instead, noting } from '../mutation.ts';
import { type Mutant, mutantsOf, breaking, rowOf } from '../mutant.ts';
import type { Wish } from './amend.ts';
import { beforeReplacing, fileIn, forConnections, forResidents, GET, refusal, refusing } from './amend.ts';

/** A condition on who asks for what: in words, and as a test. */
interface If<W> {
  readonly words: string;
  readonly is: (wish: W) => boolean;
}
const when = <W = Wish>(words: string, is: (wish: W) => boolean): If<W> => ({ words, is });
const not = <W>({ words, is }: If<W>): If<W> => when(`not ${words}`, (wish) => !is(wish));
const all = <W>(...parts: readonly If<W>[]): If<W> =>
  when(parts.map(({ words }) => words).join(' and '), (wish) => parts.every(({ is }) => is(wish)));

interface StaffWish {
  readonly isPublic: boolean;
  readonly isHere: boolean;
  readonly mayView: boolean;
}
const open = when<StaffWish>('open to the family', ({ isPublic }) => isPublic);
const here = when<StaffWish>('of a facility of the activity', ({ isHere }) => isHere);
const permitted = when<StaffWish>('with the permission', ({ mayView }) => mayView);
const anybody = when<StaffWish>('anybody', () => true);

/** What staff get for a file that is there: served, or refused so, under a condition. */
const staff = rowOf((answer: 'served' | 'forbidden' | 'not-found', { words, is }: If<StaffWish>) => [
  `An attachment is ${answer} to staff: ${words}.`,
  inAccess('staffMaySeeActivity', (original) => (request, world) => {
    const { acting, path, operation } = request;
    const activity = world.store.activities.find(path['activityId']);
    const file = fileIn(path, world);
    if (operation !== GET || acting.kind !== 'staff' || !activity || !file) return original(request, world);
    const isMeant = is({
      isPublic: file.publicToFamily,
      isHere: facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)),
      mayView: acting.permissions.includes('VIEW_ACTIVITIES'),
    });
    if (!isMeant) return original(request, world);
    return answer === 'served' ? undefined : refusal(answer);
  }),
]);

/** A resident or a connection gets an attachment under this condition, too. */
const gets = (kind: string, change: typeof forResidents) =>
  rowOf(({ words, is }: If<Wish>) => [
    `A ${kind} can also download an attachment in this case: ${words}.`,
    change((served, wish) => served || is(wish)),
  ]);
/** A resident or a connection does not get an attachment under this condition. */
const misses = (kind: string, change: typeof forResidents) =>
  rowOf(({ words, is }: If<Wish>, problem?: 'forbidden') => [
    `A ${kind} cannot download an attachment in this case: ${words}.`,
    change((served, wish) => served && !is(wish), problem),
  ]);
const residentGets = gets('resident', forResidents);
const residentMisses = misses('resident', forResidents);
const connectionGets = gets('connection', forConnections);
const connectionMisses = misses('connection', forConnections);

const forbidden = rowOf((kind: 'resident' | 'connection', isPublic: boolean) => [
  `A ${kind} gets 403 for what is ${isPublic ? 'open to' : 'kept from'} the family, instead of 404.`,
  refusing(
    ({ acting, path }, world) => acting.kind === kind && fileIn(path, world)?.publicToFamily === isPublic,
  ),
]);

const registrationsFor = (id: string, { store }: World) =>
  store.registrations.filter(({ activityId }) => activityId === id);
const marksFor = (id: string, { store }: World) =>
  store.attendance.filter(({ activityId }) => activityId === id);

const isIn = ({ calendar }: Wish, ...ids: readonly (string | undefined)[]): boolean =>
  calendar?.facilityIds.some((id) => ids.includes(id)) === true;

const registered = when('registered', ({ isRegistered }) => isRegistered);
const attended = when('attended', ({ hasAttended }) => hasAttended);
const shared = when('open to the family', ({ attachment }) => attachment.publicToFamily);
const over = when('over', ({ activity, world }) => {
  return Date.parse(activity.startDate) < world.clock.now().epochMilliseconds;
});
const meal = when('on a meal calendar', ({ calendar }) => calendar?.category === 'meal');
const activity = when('on an activity calendar', ({ calendar }) => calendar?.category === 'activity');
const occasion = when('on a calendar for both', (wish) => meal.is(wish) || activity.is(wish));
const linked = when('of a facility of a linked resident', (wish) => isIn(wish, ...wish.homes));
const firstHome = when('of the facility of the first link', (wish) => isIn(wish, wish.homes[0]));
const lastHome = when('of the facility of the last link', (wish) => isIn(wish, wish.homes.at(-1)));
const named = when('of a facility it names', (wish) => isIn(wish, ...wish.acting.facilityIds));
const firstRegistered = when('registered first', ({ activity: { id }, world, acting }) => {
  return registrationsFor(id, world)[0]?.personId === acting.id;
});
const anyRegistered = when('once anybody is registered', ({ activity: { id }, world }) => {
  return registrationsFor(id, world).length > 0;
});
const anyConnection = when('once any connection is registered', ({ activity: { id }, world }) =>
  registrationsFor(id, world).some(({ userType }) => userType === 'connection'),
);
const anywhere = when('registered for anything', ({ acting, world: { store } }) =>
  store.registrations.all().some(({ personId }) => personId === acting.id),
);
const marked = when('with any mark of attendance', ({ activity: { id }, acting, world }) =>
  marksFor(id, world).some(({ userId }) => userId === acting.id),
);
const anyAttended = when('once anybody has attended', ({ activity: { id }, world }) =>
  marksFor(id, world).some(({ status }) => status === 'attended'),
);
const firstCalendar = when('on the first calendar', (wish) => {
  const found = wish.world.store.calendars.filter(({ category }) => category === 'activity');
  return found.find(({ facilityIds }) => isIn(wish, ...facilityIds))?.id === wish.calendar?.id;
});

export const peopleMutants: readonly Mutant[] = [
  ...mutantsOf('activity-attachments', asStaff, {
    'staff-as-family': staff(['ATD-06'], 'not-found', all(here, permitted, not(open))),
    'not-for-staff': staff(['ATD-06'], 'forbidden', anybody),
    'staff-without-permission': staff(['ATD-07'], 'served', here),
    'what-family-may-see-staff-may': staff(['ATD-07'], 'served', all(here, open)),
    'staff-without-permission-find-nothing': staff(['ATD-07'], 'not-found', all(here, not(permitted))),
    'staff-of-any-facility': staff(['ATD-08'], 'served', permitted),
    'what-family-may-see-all-staff-may': staff(['ATD-08'], 'served', all(permitted, open)),
    'other-staff-find-nothing': staff(['ATD-08'], 'not-found', not(here)),
  }),
  ...mutantsOf('activity-attachments', asResidents, {
    'residents-as-family': residentMisses(['ATD-10'], all(not(shared), not(attended))),
    'attended-alone': residentMisses(['ATD-10'], not(attended)),
    'first-registered-alone': residentMisses(['ATD-10'], all(not(attended), not(firstRegistered))),
    'registered-alone': residentMisses(['ATD-11'], not(registered)),
    'attended-as-family': residentMisses(['ATD-11'], all(not(registered), not(shared))),
    'attended-in-the-past': residentMisses(['ATD-11'], all(not(registered), not(over))),
    'for-every-resident': residentGets(['ATD-12'], shared),
    'one-for-all': residentGets(['ATD-12'], anyRegistered),
    'registered-somewhere': residentGets(['ATD-12'], anywhere),
    'declined-is-marked': residentGets(['ATD-12'], marked),
    'cancelled-is-registered': breaking('ATD-12')
      .says('A resident who cancelled still finds the attachments.')
      .by(noting(Set<string>), (gone) => [
        instead('cancelRegistration', (original) => (input, context) => {
          const reply = original(input, context);
          const { activityId = '', userId = '' } = input.path;
          if (!isRefusal(reply)) gone.add(`${activityId} ${userId}`);
          return reply;
        }),
        forResidents((served, { activity, acting }) => served || gone.has(`${activity.id} ${acting.id}`)),
      ]),
    'residents-forbidden': forbidden(['ATD-12'], 'resident', false),
    'attended-by-one': residentGets(['ATD-12'], anyAttended),
  }),
  ...mutantsOf('activity-attachments', asConnections, {
    'connections-by-calendar-alone': connectionMisses(['ATD-14'], not(all(occasion, linked))),
    'registered-connections-forbidden': connectionMisses(['ATD-14'], not(all(occasion, linked)), 'forbidden'),
    'registered-connections-alone': connectionMisses(['ATD-15'], all(not(meal), not(registered))),
    'no-meals-for-connections': connectionMisses(['ATD-16'], all(meal, not(registered))),
    'past-activities-closed': connectionMisses(['ATD-15'], all(activity, over)),
    'first-calendar-alone': connectionMisses(['ATD-15'], all(activity, not(registered), not(firstCalendar))),
    'first-link-alone': connectionMisses(['ATD-15', 'ATD-16'], all(not(registered), not(firstHome))),
    'last-link-alone-for-meals': connectionMisses(['ATD-16'], all(meal, not(registered), not(lastHome))),
    'every-calendar-of-the-tenant': connectionGets(['ATD-18'], all(shared, occasion)),
    'facilities-of-the-connection': connectionGets(['ATD-18'], all(shared, occasion, named)),
    'meals-of-every-facility': connectionGets(['ATD-18'], all(shared, meal)),
    'one-connection-for-all': connectionGets(['ATD-18'], all(shared, anyConnection)),
    'other-connections-forbidden': forbidden(['ATD-18'], 'connection', true),
    'kept-meals-open': connectionGets(['ATD-19'], all(meal, linked)),
    'kept-activities-open': connectionGets(['ATD-19'], all(activity, linked)),
    'registered-connections-as-residents': connectionGets(['ATD-19'], registered),
    'kept-is-forbidden': forbidden(['ATD-19'], 'connection', false),
    'first-visibility-stays': breaking('ATD-19', 'ATD-15')
      .says('What a replacement says about the family has no effect on downloads.')
      .by(noting(Map<string, boolean>), (first) => [
        beforeReplacing((_, { id, publicToFamily }) => first.set(id, first.get(id) ?? publicToFamily)),
        forConnections((served, wish) => {
          const wasShared = first.get(wish.attachment.id);
          return wasShared === undefined
            ? served
            : wasShared && (wish.isRegistered || (occasion.is(wish) && linked.is(wish)));
        }),
      ]),
    'opened-later-stays-kept': breaking('ATD-15')
      .says('What was once kept from the family stays so, whatever a replacement says.')
      .by(noting(Set<string>), (kept) => [
        beforeReplacing((_, { id, publicToFamily }) => publicToFamily || kept.add(id)),
        forConnections((served, { attachment }) => served && !kept.has(attachment.id)),
      ]),
  }),
  ...mutantsOf(
    'activity-attachments',
    withAttachmentFixture(async ({ family, filed, all: get }) =>
      get(await filed({ category: 'meal', days: -20 }), family.daughter),
    ),
    { 'past-meals-closed': connectionMisses(['ATD-16'], all(meal, not(registered), over)) },
  ),
];
