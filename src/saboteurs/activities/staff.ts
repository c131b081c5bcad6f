import { isRefusal } from '../../mock/http/problem.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { inAccess, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const GET = 'getActivity';

const byStaff =
  (facility: number, permissions: ('MESSAGE_FAMILY_RESIDENTS' | 'VIEW_ACTIVITIES')[]): Witness =>
  async (stage) => {
    const facilityIds = [stage.facilities[facility] ?? ''];
    const { staffId } = await stage.lever('create-staff', { facilityIds, permissions });
    const as = staffId ?? '';
    const { status, body } = await stage.call('GET', `/activities/${await someActivity(stage)}`, { as });
    return { status, body };
  };

/** Lies about which staff may read an activity. */
export const staffSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.staff-need-no-permission',
    lie: 'Staff of the facility read an activity whether they have the permission or not.',
    breaks: ['ACT-61'],
    tables: inAccess(
      'staffMaySeeActivity',
      (honest) => (request, world) =>
        honest({ ...request, acting: { ...request.acting, permissions: ['VIEW_ACTIVITIES'] } }, world),
    ),
    witness: byStaff(0, []),
  },
  {
    id: 'activities.staff-need-any-permission',
    lie: 'Staff read an activity if they have a permission of any kind.',
    breaks: ['ACT-61'],
    tables: inAccess(
      'staffMaySeeActivity',
      (honest) => (request, world) =>
        request.acting.permissions.length > 0
          ? honest({ ...request, acting: { ...request.acting, permissions: ['VIEW_ACTIVITIES'] } }, world)
          : honest(request, world),
    ),
    witness: byStaff(0, ['MESSAGE_FAMILY_RESIDENTS']),
  },
  {
    id: 'activities.staff-without-permission-not-found',
    lie: 'Staff without the permission are told that there is no such activity.',
    breaks: ['ACT-61', 'ACT-62'],
    tables: inAccess('staffMaySeeActivity', (honest) => (request, world) => {
      const refusal = honest(request, world);
      return refusal && { ...refusal, status: 404 };
    }),
    witness: byStaff(0, []),
  },
  {
    id: 'activities.staff-of-every-facility',
    lie: 'Staff with the permission read the activities of every facility.',
    breaks: ['ACT-62'],
    tables: inAccess('staffMaySeeActivity', (honest) => (request, world) => {
      const facilityIds = world.store.facilities.all().map(({ id }) => id);
      return honest({ ...request, acting: { ...request.acting, facilityIds } }, world);
    }),
    witness: byStaff(1, ['VIEW_ACTIVITIES']),
  },
  {
    id: 'activities.staff-of-another-facility-see-an-empty-one',
    lie: 'Staff of another facility get 200 and an activity without members but its id.',
    breaks: ['ACT-62'],
    tables: (tables) => {
      const open = inAccess('staffMaySeeActivity', () => () => undefined)(tables);
      return instead(GET, (honest) => (input, scene) => {
        const refusal = tables.access.staffMaySeeActivity(input, scene);
        const reply = refusal ?? honest(input, scene);
        if (!isRefusal(reply)) return reply;
        const activity = scene.store.activities.find(input.path['activityId']);
        const isElsewhere = activity && !input.acting.facilityIds.includes(activity.facilityId);
        return isElsewhere ? { status: 200, body: { data: { id: activity.id } } } : reply;
      })(open);
    },
    witness: byStaff(1, ['VIEW_ACTIVITIES']),
  },
];
