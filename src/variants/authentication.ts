import { inGate } from '../mutants/mutation.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { recording } from '../witness/recording.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Reads without a header, with another token or tenant, and by everybody who is there, inactive, gone or unknown. */
const usual: Witness = async (client) => {
  const { seen, call, put } = recording(client);
  for (const header of [
    ...[{ Authorization: null }, { Authorization: 'Bearer another' }, { 'X-Acting-User-Id': null }],
    { 'X-Acting-User-Tenant': 'elsewhere' },
  ] as const)
    await call('GET', '/facilities', { headers: { ...header } });
  await call('GET', '/ping', { headers: { 'X-Acting-User-Id': null, 'X-Acting-User-Tenant': null } });
  const [resident, connection] = [await someResident(client), await someConnection(client)];
  const paths = [`/residents/${resident}`, `/connections/${connection}`];
  const names = { firstName: 'Ida', lastName: 'Idle', status: 'inactive' };
  const everybody = async (): Promise<void> => {
    for (const as of [resident, connection, 'nobody']) await call('GET', '/facilities', { as });
  };
  await everybody();
  for (const path of paths)
    await put(path, { ...names, residents: [resident], facilities: client.facilities.slice(0, 1) });
  await everybody();
  for (const path of paths) await call('DELETE', path);
  await everybody();
  return seen;
};

/** The challenge of a refusal without a token. */
const challenge: Witness = async ({ call }) => {
  const { headers } = await call('GET', '/facilities', { headers: { Authorization: null } });
  return headers['www-authenticate'];
};

export const authenticationVariants: readonly Variant[] = [
  ...readingsOf(usual, ['authentication', 'health'], { 'token-challenge': challenge }),
  ...variantsOf('freedom', usual, {
    'any-token': [
      'Every bearer token opens the service, as its configuration says.',
      {
        features: { fixedToken: false },
        tables: inGate('checkToken', (original) => (authorization, token, world, ofService) => {
          const isBearer = /^Bearer +\S+$/i.test(authorization ?? '');
          return isBearer ? undefined : original(authorization, token, world, ofService);
        }),
      },
    ],
  }),
];
