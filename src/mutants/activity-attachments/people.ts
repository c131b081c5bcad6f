import { facilityIdsOf } from '../../mock/world/activity-facilities.ts';
import { inAccess, noting } from '../mutation.ts';
import { type Mutant, mutantsOf, breaking, rowOf } from '../mutant.ts';
import type { Wish } from './amend.ts';
import { beforeReplacing, fileIn, forConnections, forResidents, GET, refusal } from './amend.ts';

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

export const peopleMutants: readonly Mutant[] = [
  ...mutantsOf('activity-attachments', {
    'not-for-staff': staff(['ATD-06'], 'forbidden', anybody),
    'staff-of-any-facility': staff(['ATD-08'], 'served', permitted),
    'attended-alone': residentMisses(['ATD-10'], not(attended)),
    'registered-alone': residentMisses(['ATD-11'], not(registered)),
    'for-every-resident': residentGets(['ATD-12'], shared),
    'registered-connections-forbidden': connectionMisses(['ATD-14'], not(all(occasion, linked)), 'forbidden'),
    'past-activities-closed': connectionMisses(['ATD-15'], all(activity, over)),
    'first-link-alone': connectionMisses(['ATD-15', 'ATD-16'], all(not(registered), not(firstHome))),
    'every-calendar-of-the-tenant': connectionGets(['ATD-18'], all(shared, occasion)),
    'registered-connections-as-residents': connectionGets(['ATD-19'], registered),
    'opened-later-stays-kept': breaking('ATD-15')
      .says('What was once kept from the family stays so, whatever a replacement says.')
      .by(noting(Set<string>), (kept) => [
        beforeReplacing((_, { id, publicToFamily }) => publicToFamily || kept.add(id)),
        forConnections((served, { attachment }) => served && !kept.has(attachment.id)),
      ]),
    'past-meals-closed': connectionMisses(['ATD-16'], all(meal, not(registered), over)),
  }),
];
