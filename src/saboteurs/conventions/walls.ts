import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { residentAt, someResident } from '../../witness/people.ts';
import type { Stage } from '../../witness/stage.ts';
import { inAnswer, instead, together, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

/** A write finds its resident in whichever tenant it lives, once somebody was made there. */
const writesEverywhere =
  (operation: OperationId): Mutation =>
  (tables) => {
    const tenants = new Map<object, Scene>();
    const heard = instead('createResident', (original) => (input, scene) => {
      tenants.set(scene.store, scene);
      return original(input, scene);
    });
    const written = instead(operation, (original) => (input, scene) => {
      const { residentId } = input.path;
      const home = [...tenants.values()].find(({ store }) => store.residents.find(residentId));
      return original(input, home ?? scene);
    });
    return together(heard, written)(tables);
  };

/** Somebody of the first tenant, after the second one was told to change or to delete them. */
const written =
  (method: string, body?: object) =>
  async (stage: Stage): Promise<unknown> => {
    const id = await someResident(stage);
    const { tenant, systemActor: as } = stage.second;
    await stage.call(method, `/residents/${id}`, { tenant, as, ...(body && { body }) });
    return residentAt(stage, id);
  };

/** What was served under the slug, by the same path without it. */
const withoutSlug = (): Mutation => {
  const served = new Map<string, string>();
  return inAnswer(async (response, request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') return response;
    const known = response.status === 404 ? served.get(pathname) : undefined;
    if (known !== undefined)
      return new Response(known, { status: 200, headers: { 'content-type': 'application/json' } });
    if (response.status !== 200 || !pathname.startsWith('/api/v1/')) return response;
    served.set(pathname.replace(/^\/api\/v1\/[^/]+/, '/api/v1'), await response.clone().text());
    return response;
  });
};

/** Tenants that are not apart. */
export const wallSaboteurs = saboteursOf(
  'conventions',
  written('PUT', { firstName: 'Eve', lastName: 'Anew' }),
  {
    'residents-replaced-from-other-tenants': [
      'Replace resident, sent to one tenant, changes the resident of another.',
      ['CNV-101'],
      (tables) => writesEverywhere('replaceResident')(tables),
    ],
    'residents-deleted-from-other-tenants': [
      'Delete resident, sent to one tenant, deletes the resident of another.',
      ['CNV-101'],
      (tables) => writesEverywhere('deleteResident')(tables),
      written('DELETE'),
    ],
    'routes-without-the-slug': [
      'Serves without the slug in the path what it served with it.',
      ['CNV-01'],
      (tables) => withoutSlug()(tables),
      async (stage) => {
        const own = await stage.call('GET', '/activity-types');
        return [own.status, (await stage.call('GET', '', { tenant: 'activity-types' })).body];
      },
    ],
  },
);
