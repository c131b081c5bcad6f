import { contractVersion } from '../../../openapi/generated/contract.ts';
import { levers as vocabulary } from '../../../openapi/generated/levers.ts';
import type { AdminRoute, AdminRoutes } from './admin-route.ts';
import { adminRoutes } from './admin-routes.ts';
import { situationFacts, situationSchema } from '../../fixtures/situations/facts.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { closed } from './json-input.ts';
import { guardOf } from './lever-guards.ts';
import type { AdminLink } from './index-page.ts';

interface Lever {
  readonly name: string;
  readonly says: string;
  readonly input: object;
  readonly returns?: readonly string[];
  readonly part?: string;
}

const routes: AdminRoutes = adminRoutes;
const situations = Object.entries(situationFacts);

const vocabularyOf: readonly Lever[] = Object.values(vocabulary);

const worldParameter = { $ref: '#/components/parameters/world' };
const refusal = { $ref: '#/components/responses/refusal' };

const bodyOf = (schema: object, isOptional: boolean, examples?: AdminRoute['examples']) => ({
  required: !isOptional,
  content: {
    'application/json': {
      schema: closed(schema),
      ...(examples && {
        examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
      }),
    },
  },
});

const answerOf = (type: string, schema: object) => ({
  200: { description: 'Done.', content: { [type]: { schema } } },
});

const operationOf = (
  path: string,
  { id, summary, takes, examples, isOptional, query = {}, gives, ofWorld }: AdminRoute,
) => ({
  operationId: id,
  summary,
  parameters: [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(ofWorld ? [worldParameter] : []),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: { type: 'string' },
    })),
  ],
  ...(takes && { requestBody: bodyOf(takes, isOptional ?? false, examples) }),
  responses: {
    ...answerOf(gives ?? 'application/json', { type: gives === undefined ? 'object' : 'string' }),
    '4XX': refusal,
  },
});

const idsAnswer = (ids: readonly string[]) =>
  answerOf('application/json', {
    type: 'object',
    description: ids.length === 0 ? 'Nothing.' : `Ids: ${ids.join(', ')}.`,
  });

const leverOf = ({ name, says, input, returns = [], part }: Lever) => ({
  operationId: `lever-${name}`,
  summary: says,
  ...(guardOf(name) !== undefined && { description: guardOf(name) }),
  ...(part !== undefined && { tags: [part] }),
  parameters: [worldParameter],
  requestBody: bodyOf(input, false),
  responses: { ...idsAnswer(returns), '4XX': refusal },
});

const situationOf = ([name, facts]: (typeof situations)[number]) => ({
  operationId: `situation-${name}`,
  summary: facts.says,
  ...(facts.part && { tags: [facts.part] }),
  parameters: [worldParameter],
  requestBody: bodyOf(situationSchema(facts), true),
  responses: { ...idsAnswer(facts.gives), '4XX': refusal },
});

/** The control plane as an OpenAPI document; `base` is where this mock is reached. */
export const adminDocument = (base: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Control plane of the mock',
    version: contractVersion,
    description:
      'Everything that staff and testers do outside the API. Only loopback callers are accepted, unless the mock was started with an admin token.',
  },
  servers: [{ url: base }],
  security: [{}, { adminToken: [] }],
  paths: {
    ...Object.fromEntries(
      Object.entries(routes).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, route]) => [method, operationOf(path, route)]),
        ),
      ]),
    ),
    ...Object.fromEntries(
      vocabularyOf.map((lever) => [`/__admin/levers/${lever.name}`, { post: leverOf(lever) }]),
    ),
    ...Object.fromEntries(
      situations.map((one) => [`/__admin/situations/${one[0]}`, { post: situationOf(one) }]),
    ),
  },
  components: {
    securitySchemes: { adminToken: { type: 'http', scheme: 'bearer' } },
    parameters: {
      world: {
        name: 'world',
        in: 'query',
        description: 'Tenant slug of the world (also accepted as `tenant`; default: the main world).',
        schema: { type: 'string' },
      },
    },
    responses: {
      refusal: {
        description: 'A problem (RFC 9457) that says what was expected, what was found, and what to do next.',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
    },
  },
});

const ownLinks: readonly AdminLink[] = Object.entries(routes).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { summary }]) => ({ method: method.toUpperCase(), path, summary })),
);

/** Every route in a list, with the levers as one and the situations as another. */
export const adminLinks: readonly AdminLink[] = [
  ...ownLinks,
  { method: 'POST', path: '/__admin/levers/{name}', summary: 'Actions of staff outside the API' },
  { method: 'POST', path: '/__admin/situations/{name}', summary: 'Brings a situation about' },
];

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');

const fits = (template: string, path: string): boolean => {
  const [wanted, found] = [segmentsOf(template), segmentsOf(path)];
  return (
    wanted.length === found.length &&
    wanted.every((segment, at) => (segment.startsWith('{') ? found[at] !== '' : segment === found[at]))
  );
};

/** The methods of every path; of the levers and the situations those that there are. */
const methodsOf: readonly Pick<AdminLink, 'method' | 'path'>[] = [
  ...ownLinks,
  ...vocabularyOf.map(({ name }) => ({ method: 'POST', path: `/__admin/levers/${name}` })),
  ...situations.map(([name]) => ({ method: 'POST', path: `/__admin/situations/${name}` })),
];

/** The methods that the control plane has at a path; none where it has no such path. */
export const adminMethodsAt = (path: string): readonly string[] => {
  const methods = methodsOf.filter((one) => fits(one.path, path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
};

const addresses = adminLinks.map(({ method, path }) => ({
  method,
  path: path.replace('/__admin', '') || '/',
}));
const inWords = (some: typeof addresses): string =>
  some.map(({ method, path }) => `${method} ${path}`).join(', ');

const roomOf = (path: string): string => path.split('/')[1] ?? '';
const rooms = [...new Set(addresses.map(({ path }) => roomOf(path)))];

/** The routes that are similar to an unknown path, as a text; undefined if there are none. */
export const adminRoutesNear = (path: string): string | undefined => {
  const room = nearestName(roomOf(path), rooms);
  return room ? inWords(addresses.filter((one) => roomOf(one.path) === room)) : undefined;
};
