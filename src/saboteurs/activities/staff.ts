import { isRefusal } from '../../mock/http/problem.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { inAccess, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

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

/** Saboteurs about which staff may read an activity. */
export const staffSaboteurs = saboteursOf('activities', byStaff(0, []), {
  'staff-need-no-permission': [
    'Staff of the facility read an activity whether they have the permission or not.',
    ['ACT-61'],
    inAccess(
      'staffMaySeeActivity',
      (original) => (request, world) =>
        original({ ...request, acting: { ...request.acting, permissions: ['VIEW_ACTIVITIES'] } }, world),
    ),
  ],
  'staff-need-any-permission': [
    'Staff read an activity if they have a permission of any kind.',
    ['ACT-61'],
    inAccess(
      'staffMaySeeActivity',
      (original) => (request, world) =>
        request.acting.permissions.length > 0
          ? original({ ...request, acting: { ...request.acting, permissions: ['VIEW_ACTIVITIES'] } }, world)
          : original(request, world),
    ),
    byStaff(0, ['MESSAGE_FAMILY_RESIDENTS']),
  ],
  'staff-without-permission-not-found': [
    'Staff without the permission are told that there is no such activity.',
    ['ACT-61', 'ACT-62'],
    inAccess('staffMaySeeActivity', (original) => (request, world) => {
      const refusal = original(request, world);
      return refusal && { ...refusal, status: 404 };
    }),
  ],
  'staff-of-every-facility': [
    'Staff with the permission read the activities of every facility.',
    ['ACT-62'],
    inAccess('staffMaySeeActivity', (original) => (request, world) => {
      const facilityIds = world.store.facilities.all().map(({ id }) => id);
      return original({ ...request, acting: { ...request.acting, facilityIds } }, world);
    }),
    byStaff(1, ['VIEW_ACTIVITIES']),
  ],
  'staff-of-another-facility-see-an-empty-one': [
    'Staff of another facility get 200 and an activity without members but its id.',
    ['ACT-62'],
    (tables) => {
      const open = inAccess('staffMaySeeActivity', () => () => undefined)(tables);
      return instead(GET, (original) => (input, scene) => {
        const refusal = tables.access.staffMaySeeActivity(input, scene);
        const reply = refusal ?? original(input, scene);
        if (!isRefusal(reply)) return reply;
        const activity = scene.store.activities.find(input.path['activityId']);
        const isElsewhere = activity && !input.acting.facilityIds.includes(activity.facilityId);
        return isElsewhere ? { status: 200, body: { data: { id: activity.id } } } : reply;
      })(open);
    },
    byStaff(1, ['VIEW_ACTIVITIES']),
  ],
});
