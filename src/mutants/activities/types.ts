import { someResident } from '../../witness/people.ts';
import { seeing } from '../../witness/client.ts';
import { inGate } from '../mutation.ts';
import { wrongType } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';

const TYPES = 'listActivityTypes';

/** The activity types for every kind of user, and for none. */
const everyUser = seeing(async (client) => {
  const { call, facilities, lever, systemActor } = client;
  const [facilityId = ''] = facilities;
  const { staffId = '' } = await lever('create-staff', { facilityIds: [facilityId], permissions: [] });
  for (const as of [systemActor, 'nobody', await someResident(client), staffId])
    await call('GET', '/activity-types', { as });
  await call('GET', '/activity-types', { headers: { 'X-Acting-User-Id': null } });
});

export const typeMutants = mutantsOf('activities', everyUser, {
  'type-category-as-list': wrongType(['ACT-102'], TYPES, 'category', 'list'),
  'types-numbered': wrongType(['ACT-102'], TYPES, 'id', 'number'),
  'types-for-nobody': breaking('ACT-103', 'AUT-05')
    .says('The activity types are served without X-Acting-User-Id.')
    .with(
      inGate('readActing', (original) => {
        return (headers, world, operation) =>
          original(
            operation === TYPES ? { ...headers, userId: headers.userId ?? 'nobody' } : headers,
            world,
            operation,
          );
      }),
    ),
  'types-for-the-known-alone': breaking('ACT-104')
    .says('Unknown acting users cannot list the activity types.')
    .by(refusesAs, 'acting-user-unknown', TYPES, (_, { acting }) => acting.kind === 'unknown'),
});
