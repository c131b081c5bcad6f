import type { OperationId } from '../../openapi/generated/contract.ts';
import type { ActingHeaders } from '../mock/http/identity.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { someResident, residentAt } from '../witness/people.ts';
import type { Stage, StageCall } from '../witness/stage.ts';
import { inAnswer, inGate, type Lie } from './lies.ts';
import type { Saboteur } from './saboteur.ts';

const NO_TOKEN = { headers: { Authorization: null } } as const;
const NO_ID = { headers: { 'X-Acting-User-Id': null } } as const;
const NO_TENANT = { headers: { 'X-Acting-User-Tenant': null } } as const;

const statusOf = async ({ call }: Stage, method: string, path: string, options: StageCall): Promise<number> =>
  (await call(method, path, options)).status;

const token =
  (isWelcome: (sent: string | undefined, token: string) => boolean): Lie =>
  (tables) =>
    inGate(
      'checkToken',
      (honest) => (authorization, known, world) =>
        isWelcome(authorization, known) ? undefined : honest(authorization, known, world),
    )(tables);

const bearerOf = (authorization: string | undefined): string =>
  (authorization ?? '').replace(/^Bearer +/i, '');

/** Some operations take the acting headers less seriously than others. */
const actingFor = (
  isLax: (id: OperationId) => boolean,
  mend: (headers: ActingHeaders, tenant: string, actor: string) => ActingHeaders,
): Lie =>
  inGate(
    'readActing',
    (honest) => (headers, world, id) =>
      honest(
        isLax(id) ? mend(headers, world.tenant, world.store.systemActors.all()[0]?.id ?? '') : headers,
        world,
        id,
      ),
  );

const withActor = (headers: ActingHeaders, _tenant: string, actor: string): ActingHeaders => ({
  ...headers,
  userId: headers.userId ?? actor,
});

const withTenant = (headers: ActingHeaders, tenant: string): ActingHeaders => ({
  ...headers,
  tenant: headers.tenant ?? tenant,
});

/** Refuses a delete without the header and deletes all the same: the refusal comes too late. */
const deletesFirst =
  (header: string): Lie =>
  (tables) => {
    let scene: Scene | undefined;
    const watching: Lie = (before) => ({
      ...before,
      operations: {
        ...before.operations,
        createResident: (input, seen) => {
          scene = seen;
          return before.operations.createResident(input, seen);
        },
      },
    });
    return inAnswer((response, request) => {
      const id = /\/residents\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
      const resident = scene?.store.residents.find(id);
      if (scene && resident && request.method === 'DELETE' && !request.headers.has(header))
        scene.store.residents.replace({ ...resident, status: 'deleted' });
      return response;
    })(watching(tables));
  };

const afterDelete =
  (options: StageCall): Saboteur['witness'] =>
  async (stage) => {
    const id = await someResident(stage);
    await stage.call('DELETE', `/residents/${id}`, options);
    return residentAt(stage, id);
  };

export const authenticationSaboteurs: readonly Saboteur[] = [
  {
    id: 'authentication.open-house',
    lie: 'Asks nobody for a token.',
    breaks: ['AUT-01', 'AUT-02'],
    tables: token((sent) => sent === undefined),
    witness: (stage) => statusOf(stage, 'GET', '/facilities', NO_TOKEN),
  },
  {
    id: 'authentication.open-health',
    lie: 'Lets anybody ask for its health.',
    breaks: ['AUT-02'],
    tables: inAnswer((response, request) =>
      new URL(request.url).pathname === '/ping' && !request.headers.has('authorization')
        ? Response.json('healthy')
        : response,
    ),
    witness: (stage) => statusOf(stage, 'GET', '/ping', NO_TOKEN),
  },
  {
    id: 'authentication.open-catalogue',
    lie: 'Shows the activity types, which are no secret, without a token.',
    breaks: ['AUT-01'],
    tables: inAnswer((response, request) =>
      request.url.endsWith('/activity-types') && !request.headers.has('authorization')
        ? Response.json({ data: [] })
        : response,
    ),
    witness: (stage) => statusOf(stage, 'GET', '/activity-types', NO_TOKEN),
  },
  {
    id: 'authentication.server-fault-without-token',
    lie: 'Stumbles over a request without a token and answers 500.',
    breaks: ['AUT-01'],
    tables: inAnswer((response, request) =>
      request.headers.has('authorization') ? response : new Response(null, { status: 500 }),
    ),
    witness: (stage) => statusOf(stage, 'GET', '/facilities', NO_TOKEN),
  },
  {
    id: 'authentication.any-token',
    lie: 'Takes any bearer token.',
    breaks: ['AUT-03'],
    tables: token((sent) => bearerOf(sent) !== '' && sent !== undefined),
    witness: (stage) => statusOf(stage, 'GET', '/facilities', { headers: { Authorization: 'Bearer wrong' } }),
  },
  {
    id: 'authentication.token-prefix',
    lie: 'Compares only as many letters of the token as were sent.',
    breaks: ['AUT-03'],
    tables: token((sent, known) => bearerOf(sent) !== '' && known.startsWith(bearerOf(sent))),
    witness: (stage) =>
      statusOf(stage, 'GET', '/facilities', { headers: { Authorization: 'Bearer demo-toke' } }),
  },
  {
    id: 'authentication.token-in-capitals',
    lie: 'Compares tokens without regard to capitals.',
    breaks: ['AUT-03'],
    tables: token((sent, known) => bearerOf(sent).toLowerCase() === known.toLowerCase()),
    witness: (stage) =>
      statusOf(stage, 'GET', '/facilities', { headers: { Authorization: 'Bearer DEMO-TOKEN' } }),
  },
  {
    id: 'authentication.deletes-before-it-asks-for-the-token',
    lie: 'Refuses a delete without a token when it is done already.',
    breaks: ['AUT-04'],
    tables: deletesFirst('authorization'),
    witness: afterDelete(NO_TOKEN),
  },
  {
    id: 'authentication.acting-user-optional',
    lie: 'Acts for the system actor when nobody is named.',
    breaks: ['AUT-05'],
    tables: actingFor(() => true, withActor),
    witness: (stage) => statusOf(stage, 'GET', '/facilities', NO_ID),
  },
  {
    id: 'authentication.acting-user-optional-for-one-delete',
    lie: 'Forgets to ask who deletes a check-in.',
    breaks: ['AUT-05', 'AUT-07'],
    tables: actingFor((id) => id === 'deleteCheckIn', withActor),
    witness: async (stage) => (await stage.call('DELETE', '/residents/nobody/check-ins/none', NO_ID)).text,
  },
  {
    id: 'authentication.acting-tenant-optional',
    lie: 'Takes the tenant of the path when the header is missing.',
    breaks: ['AUT-06'],
    tables: actingFor(() => true, withTenant),
    witness: (stage) => statusOf(stage, 'GET', '/facilities', NO_TENANT),
  },
  {
    id: 'authentication.acting-tenant-optional-for-lists-of-activities',
    lie: 'Does not miss the tenant header on the list of activities.',
    breaks: ['AUT-06'],
    tables: actingFor((id) => id === 'listActivities', withTenant),
    witness: async (stage) =>
      (await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities`, NO_TENANT)).text,
  },
  {
    id: 'authentication.deletes-before-it-asks-who',
    lie: 'Refuses a delete without an acting user when it is done already.',
    breaks: ['AUT-07'],
    tables: deletesFirst('x-acting-user-id'),
    witness: afterDelete(NO_ID),
  },
  {
    id: 'authentication.own-tenant-refused',
    lie: 'Refuses a read of residents whose tenant header is written as the path writes it.',
    breaks: ['AUT-10'],
    tables: inAnswer((response, request) =>
      request.method === 'GET' &&
      /\/residents(\?|$)/.test(request.url) &&
      request.url.includes(`/${request.headers.get('x-acting-user-tenant') ?? ' '}/`)
        ? new Response(null, { status: 403 })
        : response,
    ),
    witness: (stage) => statusOf(stage, 'GET', `/facilities/${stage.facilities[0] ?? ''}/residents`, {}),
  },
];
