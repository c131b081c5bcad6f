import { inGate } from '../mutants/mutation.ts';
import { freedomsOf, type Freedom } from './variant.ts';

export const authenticationFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'any-token': [
      'Every bearer token opens the service, as its configuration says.',
      {
        features: { fixedToken: false },
        tables: inGate('checkToken', (original) => (authorization, token, world, ofService) => {
          const isBearer = /^Bearer +\S+$/i.test(authorization ?? '');
          return isBearer ? undefined : original(authorization, token, world, ofService);
        }),
      },
      ({ call }) => call('GET', '/facilities', { headers: { Authorization: 'Bearer another' } }),
    ],
  }),
];
