import { inGate } from '../saboteurs/mutation.ts';
import { someConnection, someResident } from '../witness/people.ts';
import type { Stage, StageCall, Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

const asks =
  (path: string, options: StageCall): Witness =>
  async ({ call }) =>
    (await call('GET', path, options)).status;

const header = (name: string, value: string | null): StageCall => ({ headers: { [name]: value } });

const withoutBoth: Witness = async ({ call }: Stage) => [
  (await call('GET', '/facilities', header('Authorization', null))).status,
  (await call('GET', '/facilities', header('X-Acting-User-Id', null))).status,
];

const strangeTenant = asks('/facilities', header('X-Acting-User-Tenant', 'elsewhere'));
const nobody = asks('/facilities', { as: 'nobody' });

/** Acts for a resident and a connection who are gone. */
const goneActs: Witness = async (stage) => {
  const residentId = await someResident(stage);
  const connectionId = await someConnection(stage);
  await stage.call('DELETE', `/residents/${residentId}`);
  await stage.call('DELETE', `/connections/${connectionId}`);
  return [
    (await stage.call('GET', '/facilities', { as: residentId })).status,
    (await stage.call('GET', '/facilities', { as: connectionId })).status,
  ];
};

/** Acts for a resident and a connection who are inactive. */
const idleActs: Witness = async (stage) => {
  const residentId = await someResident(stage);
  const connectionId = await someConnection(stage);
  const names = { firstName: 'Ida', lastName: 'Idle', status: 'inactive' };
  await stage.call('PUT', `/residents/${residentId}`, { body: names });
  const links = { residents: [residentId], facilities: stage.facilities.slice(0, 1) };
  await stage.call('PUT', `/connections/${connectionId}`, { body: { ...names, ...links } });
  return [
    (await stage.call('GET', '/facilities', { as: residentId })).status,
    (await stage.call('GET', '/facilities', { as: connectionId })).status,
  ];
};

export const authenticationVariants: readonly Variant[] = [
  ...readingsOf(withoutBoth, [
    ['missing-header-status', ['all-401', 'all-403', 'all-400']],
    ['tenant-header-mismatch', ['bad-request', 'ignored'], strangeTenant],
    ['unknown-acting-id', ['unauthorized', 'bad-request', 'served'], nobody],
    ['deleted-acting-id', ['forbidden', 'unauthorized', 'bad-request'], goneActs],
    ['inactive-acting-id', ['forbidden', 'unauthorized', 'bad-request'], idleActs],
    [
      'entity-id-acts',
      ['separate'],
      async (stage) => {
        const as = await someResident(stage);
        return (await stage.call('GET', '/facilities', { as })).status;
      },
    ],
    [
      'ping-acting-headers',
      ['required'],
      asks('/ping', { headers: { 'X-Acting-User-Id': null, 'X-Acting-User-Tenant': null } }),
    ],
  ]),
  ...variantsOf('freedom', asks('/facilities', header('Authorization', 'Bearer another')), {
    'any-token': [
      'Every bearer token opens the service, as its configuration says.',
      {
        features: { fixedToken: false },
        tables: inGate('checkToken', (original) => (authorization, token, world) => {
          const isBearer = /^Bearer +\S+$/i.test(authorization ?? '');
          return isBearer ? undefined : original(authorization, token, world);
        }),
      },
    ],
  }),
];
