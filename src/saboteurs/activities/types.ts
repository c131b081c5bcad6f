import { refuse } from '../../mock/http/problem.ts';
import { someResident } from '../../witness/people.ts';
import type { Stage } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, inGate, inList, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const TYPES = 'listActivityTypes';

const typesFor = async (stage: Stage, as: string): Promise<unknown> => {
  const { status, body } = await stage.call('GET', '/activity-types', { as });
  return { status, body };
};

/** Lies of the list of activity types. */
export const typeSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.types-bare',
    lie: 'The activity types are an array without an envelope.',
    breaks: ['ACT-101'],
    tables: afterwards(TYPES, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: (stage) => typesFor(stage, stage.systemActor),
  },
  {
    id: 'activities.type-category-as-list',
    lie: 'The category of an activity type is a list of categories.',
    breaks: ['ACT-102'],
    tables: afterwards(
      TYPES,
      inData((type) => ({ ...type, category: [type['category']] })),
    ),
    witness: (stage) => typesFor(stage, stage.systemActor),
  },
  {
    id: 'activities.types-numbered',
    lie: 'The id of an activity type is its number.',
    breaks: ['ACT-102'],
    tables: afterwards(
      TYPES,
      inList((items) => items.map((item, place) => ({ ...membersIn(item), id: place }))),
    ),
    witness: (stage) => typesFor(stage, stage.systemActor),
  },
  {
    id: 'activities.types-for-nobody',
    lie: 'The activity types are served without X-Acting-User-Id.',
    breaks: ['ACT-103'],
    tables: inGate(
      'readActing',
      (honest) => (headers, world, operation) =>
        honest(
          operation === TYPES ? { ...headers, userId: headers.userId ?? 'nobody' } : headers,
          world,
          operation,
        ),
    ),
    witness: async (stage) =>
      (await stage.call('GET', '/activity-types', { headers: { 'X-Acting-User-Id': null } })).status,
  },
  {
    id: 'activities.types-for-the-known-alone',
    lie: 'The activity types are refused to an acting id that nobody has.',
    breaks: ['ACT-104'],
    tables: instead(
      TYPES,
      (honest) => (input, scene) =>
        input.acting.kind === 'unknown'
          ? refuse('acting-user-unknown', {
              promised: 'A known user.',
              found: 'nobody.',
              next: 'send another id.',
            })
          : honest(input, scene),
    ),
    witness: (stage) => typesFor(stage, 'nobody'),
  },
  {
    id: 'activities.types-for-residents',
    lie: 'Residents get the activity types of the category Social alone.',
    breaks: ['ACT-104'],
    tables: afterwards(TYPES, (reply, input) =>
      input.acting.kind === 'resident'
        ? inList((items) => items.filter((item) => membersIn(item)['category'] === 'Social'))(reply, input)
        : reply,
    ),
    witness: async (stage) => typesFor(stage, await someResident(stage)),
  },
  {
    id: 'activities.types-for-staff-without-permission',
    lie: 'Staff without the permission to view activities get no activity types.',
    breaks: ['ACT-104'],
    tables: afterwards(TYPES, (reply, input) =>
      input.acting.kind === 'staff' && !input.acting.permissions.includes('VIEW_ACTIVITIES')
        ? inList(() => [])(reply, input)
        : reply,
    ),
    witness: async (stage) => {
      const [facilityId = ''] = stage.facilities;
      const { staffId } = await stage.lever('create-staff', { facilityIds: [facilityId], permissions: [] });
      return typesFor(stage, staffId ?? '');
    },
  },
];
