import { isRefusal } from '../../mock/http/problem.ts';
import { facilityIdsOf } from '../../mock/world/activity-facilities.ts';
import type { AccessRequest } from '../../mock/access/access.ts';
import type { World } from '../../mock/world/world.ts';
import { asResidents, asStaff } from '../../witness/activity-attachments.ts';
import { inAccess, instead, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { fileIn, forResidents, refusal } from './amend.ts';

interface StaffWish {
  readonly isPublic: boolean;
  /** Of a facility of the activity. */
  readonly isHere: boolean;
  readonly mayView: boolean;
}

const wishOf = ({ acting, path }: AccessRequest, world: World): StaffWish | undefined => {
  const activity = world.store.activities.find(path['activityId']);
  const file = fileIn(path, world);
  if (acting.kind !== 'staff' || !activity || !file) return undefined;
  return {
    isPublic: file.publicToFamily,
    isHere: facilityIdsOf(activity, world).some((id) => acting.facilityIds.includes(id)),
    mayView: acting.permissions.includes('VIEW_ACTIVITIES'),
  };
};

/** What staff get for a file that is there: served, or refused so; the original word where nothing is said. */
const forStaff = (change: (wish: StaffWish) => 'served' | 'forbidden' | 'not-found' | undefined): Mutation =>
  inAccess('staffMaySeeActivity', (original) => (request, world) => {
    const wish = wishOf(request, world);
    const word = wish && request.operation === 'getActivityAttachment' ? change(wish) : undefined;
    if (word === undefined) return original(request, world);
    return word === 'served' ? undefined : refusal(word);
  });

/** Saboteurs about staff and residents who ask for an attachment. */
export const peopleSaboteurs = saboteursOf('activity-attachments', asResidents, {
  'staff-as-family': [
    'Staff do not find an attachment that is kept from the family.',
    ['ATD-06'],
    forStaff(({ isHere, mayView, isPublic }) => (isHere && mayView && !isPublic ? 'not-found' : undefined)),
    asStaff,
  ],
  'not-for-staff': [
    'Staff get 403 for attachments, with every permission.',
    ['ATD-06'],
    forStaff(() => 'forbidden'),
    asStaff,
  ],
  'staff-without-permission': [
    'Staff of the facility need no permission for its attachments.',
    ['ATD-07'],
    forStaff(({ isHere }) => (isHere ? 'served' : undefined)),
    asStaff,
  ],
  'what-family-may-see-staff-may': [
    'Staff need no permission for what the family may see.',
    ['ATD-07'],
    forStaff(({ isHere, isPublic }) => (isHere && isPublic ? 'served' : undefined)),
    asStaff,
  ],
  'staff-without-permission-find-nothing': [
    'Staff without the permission get 404.',
    ['ATD-07'],
    forStaff(({ isHere, mayView }) => (isHere && !mayView ? 'not-found' : undefined)),
    asStaff,
  ],
  'staff-of-any-facility': [
    'The permission holds for attachments of every facility.',
    ['ATD-08'],
    forStaff(({ mayView }) => (mayView ? 'served' : undefined)),
    asStaff,
  ],
  'what-family-may-see-all-staff-may': [
    'Staff of other facilities get what the family may see.',
    ['ATD-08'],
    forStaff(({ mayView, isPublic }) => (mayView && isPublic ? 'served' : undefined)),
    asStaff,
  ],
  'other-staff-find-nothing': [
    'Staff of other facilities get 404.',
    ['ATD-08'],
    forStaff(({ isHere }) => (isHere ? undefined : 'not-found')),
    asStaff,
  ],
  'residents-as-family': [
    'A registered resident does not find an attachment that is kept from the family.',
    ['ATD-10'],
    forResidents(
      (served, { attachment, hasAttended }) => served && (attachment.publicToFamily || hasAttended),
    ),
  ],
  'attended-alone': [
    'A resident finds attachments of activities that they attended, and of no others.',
    ['ATD-10'],
    forResidents((_, { hasAttended }) => hasAttended),
  ],
  'first-registered-alone': [
    'Of the residents who are registered the first finds the attachments.',
    ['ATD-10'],
    forResidents((served, { acting, activity, world, hasAttended }) => {
      const [first] = world.store.registrations.filter(({ activityId }) => activityId === activity.id);
      return served && (hasAttended || first?.personId === acting.id);
    }),
  ],
  'registered-alone': [
    'That a resident attended an activity gives them no attachment of it.',
    ['ATD-11'],
    forResidents((_, { isRegistered }) => isRegistered),
  ],
  'attended-as-family': [
    'A resident who attended without having been registered finds what the family may see.',
    ['ATD-11'],
    forResidents(
      (served, { isRegistered, attachment }) => served && (isRegistered || attachment.publicToFamily),
    ),
  ],
  'attended-in-the-past': [
    'That a resident attended counts once the day of the activity is over.',
    ['ATD-11'],
    forResidents(
      (served, { isRegistered, activity, world }) =>
        served && (isRegistered || Date.parse(activity.startDate) < world.clock.now().epochMilliseconds),
    ),
  ],
  'for-every-resident': [
    'Every resident finds what the family may see.',
    ['ATD-12'],
    forResidents((served, { attachment }) => served || attachment.publicToFamily),
  ],
  'one-for-all': [
    'Once a resident is registered, every resident finds the attachments.',
    ['ATD-12'],
    forResidents(
      (served, { activity, world }) =>
        served || world.store.registrations.all().some(({ activityId }) => activityId === activity.id),
    ),
  ],
  'registered-somewhere': [
    'A resident who is registered for one activity finds the attachments of all.',
    ['ATD-12'],
    forResidents(
      (served, { acting, world }) =>
        served || world.store.registrations.all().some(({ personId }) => personId === acting.id),
    ),
  ],
  'declined-is-marked': [
    'Any mark of attendance gives a resident the attachments, a declined one too.',
    ['ATD-12'],
    forResidents(
      (served, { acting, activity, world }) =>
        served ||
        world.store.attendance
          .all()
          .some(({ activityId, userId }) => activityId === activity.id && userId === acting.id),
    ),
  ],
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
  'residents-forbidden': [
    'A resident who does not take part gets 403 for what is kept from the family.',
    ['ATD-12'],
    inAccess('seesActivityAttachment', (original) => (request, world) => {
      const word = original(request, world);
      const isKept = fileIn(request.path, world)?.publicToFamily === false;
      return word && request.acting.kind === 'resident' && isKept ? refusal('forbidden') : word;
    }),
  ],
  'attended-by-one': [
    'Once somebody has attended an activity, every resident of the facility finds its attachments.',
    ['ATD-12'],
    forResidents(
      (served, { activity, world }) =>
        served ||
        world.store.attendance
          .all()
          .some(({ activityId, status }) => activityId === activity.id && status === 'attended'),
    ),
  ],
});
