import { refuse } from '../../mock/http/problem.ts';
import { someResident } from '../../witness/people.ts';
import type { Stage } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, inGate, inList, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const TYPES = 'listActivityTypes';

const typesFor = async (stage: Stage, as: string): Promise<unknown> => {
  const { status, body } = await stage.call('GET', '/activity-types', { as });
  return { status, body };
};

/** Saboteurs of the list of activity types. */
export const typeSaboteurs = saboteursOf('activities', (stage) => typesFor(stage, stage.systemActor), {
  'types-bare': [
    'The activity types are an array without an envelope.',
    ['ACT-101'],
    afterwards(TYPES, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'type-category-as-list': [
    'The category of an activity type is a list of categories.',
    ['ACT-102'],
    afterwards(
      TYPES,
      inData((type) => ({ ...type, category: [type['category']] })),
    ),
  ],
  'types-numbered': [
    'The id of an activity type is its number.',
    ['ACT-102'],
    afterwards(
      TYPES,
      inList((items) => items.map((item, place) => ({ ...membersIn(item), id: place }))),
    ),
  ],
  'types-for-nobody': [
    'The activity types are served without X-Acting-User-Id.',
    ['ACT-103'],
    inGate(
      'readActing',
      (original) => (headers, world, operation) =>
        original(
          operation === TYPES ? { ...headers, userId: headers.userId ?? 'nobody' } : headers,
          world,
          operation,
        ),
    ),
    async (stage) =>
      (await stage.call('GET', '/activity-types', { headers: { 'X-Acting-User-Id': null } })).status,
  ],
  'types-for-the-known-alone': [
    'The activity types are refused to an acting id that nobody has.',
    ['ACT-104'],
    instead(
      TYPES,
      (original) => (input, scene) =>
        input.acting.kind === 'unknown'
          ? refuse('acting-user-unknown', {
              promised: 'A known user.',
              found: 'nobody.',
              next: 'send another id.',
            })
          : original(input, scene),
    ),
    (stage) => typesFor(stage, 'nobody'),
  ],
  'types-for-residents': [
    'Residents get the activity types of the category Social alone.',
    ['ACT-104'],
    afterwards(TYPES, (reply, input) =>
      input.acting.kind === 'resident'
        ? inList((items) => items.filter((item) => membersIn(item)['category'] === 'Social'))(reply, input)
        : reply,
    ),
    async (stage) => typesFor(stage, await someResident(stage)),
  ],
  'types-for-staff-without-permission': [
    'Staff without the permission to view activities get no activity types.',
    ['ACT-104'],
    afterwards(TYPES, (reply, input) =>
      input.acting.kind === 'staff' && !input.acting.permissions.includes('VIEW_ACTIVITIES')
        ? inList(() => [])(reply, input)
        : reply,
    ),
    async (stage) => {
      const [facilityId = ''] = stage.facilities;
      const { staffId } = await stage.lever('create-staff', { facilityIds: [facilityId], permissions: [] });
      return typesFor(stage, staffId ?? '');
    },
  ],
});
