import type { OperationId } from '../../openapi/generated/contract.ts';
import type { ActingHeaders } from '../mock/http/identity.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { someResident, residentAt } from '../witness/people.ts';
import type { Stage, StageCall } from '../witness/stage.ts';
import { inAnswer, inGate, type Mutation } from './mutation.ts';
import { saboteursOf, type Saboteur } from './saboteur.ts';

const NO_TOKEN = { headers: { Authorization: null } } as const;
const NO_ID = { headers: { 'X-Acting-User-Id': null } } as const;
const NO_TENANT = { headers: { 'X-Acting-User-Tenant': null } } as const;

const statusOf = async ({ call }: Stage, method: string, path: string, options: StageCall): Promise<number> =>
  (await call(method, path, options)).status;

const token =
  (isWelcome: (sent: string | undefined, token: string) => boolean): Mutation =>
  (tables) =>
    inGate(
      'checkToken',
      (original) => (authorization, known, world) =>
        isWelcome(authorization, known) ? undefined : original(authorization, known, world),
    )(tables);

const bearerOf = (authorization: string | undefined): string =>
  (authorization ?? '').replace(/^Bearer +/i, '');

/** Some operations take the acting headers less seriously than others. */
const actingFor = (
  isLax: (id: OperationId) => boolean,
  mend: (headers: ActingHeaders, tenant: string, actor: string) => ActingHeaders,
): Mutation =>
  inGate(
    'readActing',
    (original) => (headers, world, id) =>
      original(
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
  (header: string): Mutation =>
  (tables) => {
    let scene: Scene | undefined;
    const watching: Mutation = (before) => ({
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

export const authenticationSaboteurs = saboteursOf(
  'authentication',
  (stage) => statusOf(stage, 'GET', '/facilities', NO_TOKEN),
  {
    'open-house': ['Asks nobody for a token.', ['AUT-01', 'AUT-02'], token((sent) => sent === undefined)],
    'open-health': [
      'Lets anybody ask for its health.',
      ['AUT-02'],
      inAnswer((response, request) =>
        new URL(request.url).pathname === '/ping' && !request.headers.has('authorization')
          ? Response.json('healthy')
          : response,
      ),
      (stage) => statusOf(stage, 'GET', '/ping', NO_TOKEN),
    ],
    'open-catalogue': [
      'Shows the activity types, which are no secret, without a token.',
      ['AUT-01'],
      inAnswer((response, request) =>
        request.url.endsWith('/activity-types') && !request.headers.has('authorization')
          ? Response.json({ data: [] })
          : response,
      ),
      (stage) => statusOf(stage, 'GET', '/activity-types', NO_TOKEN),
    ],
    'server-fault-without-token': [
      'Stumbles over a request without a token and answers 500.',
      ['AUT-01'],
      inAnswer((response, request) =>
        request.headers.has('authorization') ? response : new Response(null, { status: 500 }),
      ),
    ],
    'any-token': [
      'Takes any bearer token.',
      ['AUT-03'],
      token((sent) => bearerOf(sent) !== '' && sent !== undefined),
      (stage) => statusOf(stage, 'GET', '/facilities', { headers: { Authorization: 'Bearer wrong' } }),
    ],
    'token-prefix': [
      'Compares only as many letters of the token as were sent.',
      ['AUT-03'],
      token((sent, known) => bearerOf(sent) !== '' && known.startsWith(bearerOf(sent))),
      (stage) => statusOf(stage, 'GET', '/facilities', { headers: { Authorization: 'Bearer demo-toke' } }),
    ],
    'token-in-capitals': [
      'Compares tokens without regard to capitals.',
      ['AUT-03'],
      token((sent, known) => bearerOf(sent).toLowerCase() === known.toLowerCase()),
      (stage) => statusOf(stage, 'GET', '/facilities', { headers: { Authorization: 'Bearer DEMO-TOKEN' } }),
    ],
    'deletes-before-it-asks-for-the-token': [
      'Refuses a delete without a token when it is done already.',
      ['AUT-04'],
      deletesFirst('authorization'),
      afterDelete(NO_TOKEN),
    ],
    'acting-user-optional': [
      'Acts for the system actor when nobody is named.',
      ['AUT-05'],
      actingFor(() => true, withActor),
      (stage) => statusOf(stage, 'GET', '/facilities', NO_ID),
    ],
    'acting-user-optional-for-one-delete': [
      'Forgets to ask who deletes a check-in.',
      ['AUT-05', 'AUT-07'],
      actingFor((id) => id === 'deleteCheckIn', withActor),
      async (stage) => (await stage.call('DELETE', '/residents/nobody/check-ins/none', NO_ID)).text,
    ],
    'acting-tenant-optional': [
      'Takes the tenant of the path when the header is missing.',
      ['AUT-06'],
      actingFor(() => true, withTenant),
      (stage) => statusOf(stage, 'GET', '/facilities', NO_TENANT),
    ],
    'acting-tenant-optional-for-lists-of-activities': [
      'Does not miss the tenant header on the list of activities.',
      ['AUT-06'],
      actingFor((id) => id === 'listActivities', withTenant),
      async (stage) =>
        (await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities`, NO_TENANT)).text,
    ],
    'deletes-before-it-asks-who': [
      'Refuses a delete without an acting user when it is done already.',
      ['AUT-07'],
      deletesFirst('x-acting-user-id'),
      afterDelete(NO_ID),
    ],
    'own-tenant-refused': [
      'Refuses a read of residents whose tenant header is written as the path writes it.',
      ['AUT-10'],
      inAnswer((response, request) =>
        request.method === 'GET' &&
        /\/residents(\?|$)/.test(request.url) &&
        request.url.includes(`/${request.headers.get('x-acting-user-tenant') ?? ' '}/`)
          ? new Response(null, { status: 403 })
          : response,
      ),
      (stage) => statusOf(stage, 'GET', `/facilities/${stage.facilities[0] ?? ''}/residents`, {}),
    ],
  },
);
