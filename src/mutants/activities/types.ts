import { inGate } from '../mutation.ts';
import { wrongType } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';

const TYPES = 'listActivityTypes';

export const typeMutants = mutantsOf('activities', {
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
