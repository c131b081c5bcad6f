import { isRefusal } from '../../mock/http/problem.ts';
import { facilityIdsOf } from '../../mock/world/activity-facilities.ts';
import type { AccessRequest } from '../../mock/access/access.ts';
import type { World } from '../../mock/world/world.ts';
import { asResidents, asStaff } from '../../witness/activity-attachments.ts';
import { inAccess, instead, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** What staff get for a file that is there: served, or refused so; the honest word where nothing is said. */
const forStaff = (change: (wish: StaffWish) => 'served' | 'forbidden' | 'not-found' | undefined): Lie =>
  inAccess('staffMaySeeActivity', (honest) => (request, world) => {
    const wish = wishOf(request, world);
    const word = wish && request.operation === 'getActivityAttachment' ? change(wish) : undefined;
    if (word === undefined) return honest(request, world);
    return word === 'served' ? undefined : refusal(word);
  });

/** Lies about staff and residents who ask for an attachment. */
export const peopleSaboteurs: readonly Saboteur[] = [
  {
    id: 'activity-attachments.staff-as-family',
    lie: 'Staff do not find an attachment that is kept from the family.',
    breaks: ['ATD-06'],
    tables: forStaff(({ isHere, mayView, isPublic }) =>
      isHere && mayView && !isPublic ? 'not-found' : undefined,
    ),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.not-for-staff',
    lie: 'Staff get 403 for attachments, with every permission.',
    breaks: ['ATD-06'],
    tables: forStaff(() => 'forbidden'),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.staff-without-permission',
    lie: 'Staff of the facility need no permission for its attachments.',
    breaks: ['ATD-07'],
    tables: forStaff(({ isHere }) => (isHere ? 'served' : undefined)),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.what-family-may-see-staff-may',
    lie: 'Staff need no permission for what the family may see.',
    breaks: ['ATD-07'],
    tables: forStaff(({ isHere, isPublic }) => (isHere && isPublic ? 'served' : undefined)),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.staff-without-permission-find-nothing',
    lie: 'Staff without the permission get 404.',
    breaks: ['ATD-07'],
    tables: forStaff(({ isHere, mayView }) => (isHere && !mayView ? 'not-found' : undefined)),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.staff-of-any-facility',
    lie: 'The permission holds for attachments of every facility.',
    breaks: ['ATD-08'],
    tables: forStaff(({ mayView }) => (mayView ? 'served' : undefined)),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.what-family-may-see-all-staff-may',
    lie: 'Staff of other facilities get what the family may see.',
    breaks: ['ATD-08'],
    tables: forStaff(({ mayView, isPublic }) => (mayView && isPublic ? 'served' : undefined)),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.other-staff-find-nothing',
    lie: 'Staff of other facilities get 404.',
    breaks: ['ATD-08'],
    tables: forStaff(({ isHere }) => (isHere ? undefined : 'not-found')),
    witness: asStaff,
  },
  {
    id: 'activity-attachments.residents-as-family',
    lie: 'A registered resident does not find an attachment that is kept from the family.',
    breaks: ['ATD-10'],
    tables: forResidents(
      (served, { attachment, hasAttended }) => served && (attachment.publicToFamily || hasAttended),
    ),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.attended-alone',
    lie: 'A resident finds attachments of activities that they attended, and of no others.',
    breaks: ['ATD-10'],
    tables: forResidents((_, { hasAttended }) => hasAttended),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.first-registered-alone',
    lie: 'Of the residents who are registered the first finds the attachments.',
    breaks: ['ATD-10'],
    tables: forResidents((served, { acting, activity, world, hasAttended }) => {
      const [first] = world.store.registrations.filter(({ activityId }) => activityId === activity.id);
      return served && (hasAttended || first?.personId === acting.id);
    }),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.registered-alone',
    lie: 'That a resident attended an activity gives them no attachment of it.',
    breaks: ['ATD-11'],
    tables: forResidents((_, { isRegistered }) => isRegistered),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.attended-as-family',
    lie: 'A resident who attended without having been registered finds what the family may see.',
    breaks: ['ATD-11'],
    tables: forResidents(
      (served, { isRegistered, attachment }) => served && (isRegistered || attachment.publicToFamily),
    ),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.attended-in-the-past',
    lie: 'That a resident attended counts once the day of the activity is over.',
    breaks: ['ATD-11'],
    tables: forResidents(
      (served, { isRegistered, activity, world }) =>
        served && (isRegistered || Date.parse(activity.startDate) < world.clock.now().epochMilliseconds),
    ),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.for-every-resident',
    lie: 'Every resident finds what the family may see.',
    breaks: ['ATD-12'],
    tables: forResidents((served, { attachment }) => served || attachment.publicToFamily),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.one-for-all',
    lie: 'Once a resident is registered, every resident finds the attachments.',
    breaks: ['ATD-12'],
    tables: forResidents(
      (served, { activity, world }) =>
        served || world.store.registrations.all().some(({ activityId }) => activityId === activity.id),
    ),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.registered-somewhere',
    lie: 'A resident who is registered for one activity finds the attachments of all.',
    breaks: ['ATD-12'],
    tables: forResidents(
      (served, { acting, world }) =>
        served || world.store.registrations.all().some(({ personId }) => personId === acting.id),
    ),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.declined-is-marked',
    lie: 'Any mark of attendance gives a resident the attachments, a declined one too.',
    breaks: ['ATD-12'],
    tables: forResidents(
      (served, { acting, activity, world }) =>
        served ||
        world.store.attendance
          .all()
          .some(({ activityId, userId }) => activityId === activity.id && userId === acting.id),
    ),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.cancelled-is-registered',
    lie: 'A resident who cancelled still finds the attachments.',
    breaks: ['ATD-12'],
    tables: (tables) => {
      const gone = new Set<string>();
      return together(
        instead('cancelRegistration', (honest) => (input, scene) => {
          const reply = honest(input, scene);
          const { activityId = '', userId = '' } = input.path;
          if (!isRefusal(reply)) gone.add(`${activityId} ${userId}`);
          return reply;
        }),
        forResidents((served, { activity, acting }) => served || gone.has(`${activity.id} ${acting.id}`)),
      )(tables);
    },
    witness: asResidents,
  },
  {
    id: 'activity-attachments.residents-forbidden',
    lie: 'A resident who does not take part gets 403 for what is kept from the family.',
    breaks: ['ATD-12'],
    tables: inAccess('seesActivityAttachment', (honest) => (request, world) => {
      const word = honest(request, world);
      const isKept = fileIn(request.path, world)?.publicToFamily === false;
      return word && request.acting.kind === 'resident' && isKept ? refusal('forbidden') : word;
    }),
    witness: asResidents,
  },
  {
    id: 'activity-attachments.attended-by-one',
    lie: 'Once somebody has attended an activity, every resident of the facility finds its attachments.',
    breaks: ['ATD-12'],
    tables: forResidents(
      (served, { activity, world }) =>
        served ||
        world.store.attendance
          .all()
          .some(({ activityId, status }) => activityId === activity.id && status === 'attended'),
    ),
    witness: asResidents,
  },
];
