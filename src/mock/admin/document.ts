import { contractVersion } from '../../../openapi/generated/contract.ts';
import { levers as vocabulary } from '../../../openapi/generated/levers.ts';
import { closed } from './json-input.ts';
import { faultSchema } from './fault-input.ts';
import type { AdminLink } from './index-page.ts';
import type { FilterName } from './request-filters.ts';
import { resetSchema } from './reset-schema.ts';
import { verifySchema } from './verify-input.ts';

/** One route of the control plane, as its document says it. */
interface AdminRoute {
  readonly id: string;
  readonly summary: string;
  /** The schema of its body. */
  readonly takes?: object;
  /** Whether it can be asked without that body. */
  readonly isOptional?: boolean;
  /** Names of what its query takes, with what they say; `world` is not named. */
  readonly query?: Readonly<Record<string, string>>;
  /** Media type of its answer; absent: JSON. */
  readonly gives?: string;
  /** Whether it is about one world, which the query names. */
  readonly ofWorld?: boolean;
}

type Routes = Readonly<Record<string, Readonly<Record<string, AdminRoute>>>>;

const filters: Readonly<Record<FilterName, string>> = {
  operation: 'An operationId or a glob.',
  status: 'A status, or a class such as 4xx.',
  acting: 'An acting id, or a kind of acting user.',
  method: 'A method.',
  path: 'A glob.',
  since: 'Only those with a higher number.',
  limit: 'So many at most, the latest; 100 where it is left out.',
};

/** Every route of the control plane but for the levers, which the vocabulary lists. */
const routes: Routes = {
  '/__admin': {
    get: { id: 'adminIndex', summary: 'What there is: for browsers a page, for others JSON' },
  },
  '/__admin/openapi.json': { get: { id: 'adminDocument', summary: 'This document' } },
  '/__admin/health': {
    get: { id: 'adminHealth', summary: 'Whether the mock is up, its tenants, its seed and its clock' },
  },
  '/__admin/digest': {
    get: { id: 'adminDigest', summary: 'Short texts that differ where something in a world changed' },
  },
  '/__admin/reset': {
    post: {
      id: 'adminReset',
      summary: 'All worlds begin anew; journals and faults are emptied',
      takes: resetSchema,
      isOptional: true,
    },
  },
  '/__admin/config': {
    get: { id: 'adminConfig', summary: 'A ready ces.config.yaml', gives: 'application/yaml' },
  },
  '/__admin/examples': {
    get: {
      id: 'adminExamples',
      summary: 'A call of each operation with ids and dates of a world, and who may act in it',
      ofWorld: true,
    },
  },
  '/__admin/events': {
    get: { id: 'adminEvents', summary: 'What was sent to receivers, and whether it arrived', ofWorld: true },
  },
  '/__admin/faults': {
    get: { id: 'listFaults', summary: 'The faults of a world and what they did', ofWorld: true },
    post: { id: 'addFault', summary: 'A rule by which requests go wrong', takes: faultSchema, ofWorld: true },
    delete: {
      id: 'clearFaults',
      summary: 'Takes faults away',
      query: { id: 'The one to take away; without it all of them.' },
      ofWorld: true,
    },
  },
  '/__admin/requests': {
    get: { id: 'listRequests', summary: 'The latest requests of the API', query: filters, ofWorld: true },
    delete: { id: 'clearRequests', summary: 'Empties the journal', ofWorld: true },
  },
  '/__admin/requests/unmatched': {
    get: {
      id: 'listUnmatchedRequests',
      summary: 'Requests that hit no operation as the contract has it, and the nearest one',
      ofWorld: true,
    },
  },
  '/__admin/requests/verify': {
    post: {
      id: 'verifyRequests',
      summary: 'Whether requests were made as often as is said',
      takes: verifySchema,
      ofWorld: true,
    },
  },
  '/__admin/stream': {
    get: {
      id: 'streamWorld',
      summary: 'Requests and events as they happen (server-sent events)',
      gives: 'text/event-stream',
      ofWorld: true,
    },
  },
};

interface Lever {
  readonly name: string;
  readonly says: string;
  readonly input: object;
  readonly returns?: readonly string[];
}

const vocabularyOf: readonly Lever[] = Object.values(vocabulary);

const worldParameter = { $ref: '#/components/parameters/world' };
const refusal = { $ref: '#/components/responses/refusal' };

const bodyOf = (schema: object, isOptional: boolean) => ({
  required: !isOptional,
  content: { 'application/json': { schema: closed(schema) } },
});

const answerOf = (type: string, schema: object) => ({
  200: { description: 'Done.', content: { [type]: { schema } } },
});

const operationOf = ({ id, summary, takes, isOptional, query = {}, gives, ofWorld }: AdminRoute) => ({
  operationId: id,
  summary,
  parameters: [
    ...(ofWorld ? [worldParameter] : []),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: { type: 'string' },
    })),
  ],
  ...(takes && { requestBody: bodyOf(takes, isOptional ?? false) }),
  responses: {
    ...answerOf(gives ?? 'application/json', { type: gives === undefined ? 'object' : 'string' }),
    '4XX': refusal,
  },
});

const leverOf = ({ name, says, input, returns = [] }: Lever) => ({
  operationId: `lever-${name}`,
  summary: says,
  parameters: [worldParameter],
  requestBody: bodyOf(input, false),
  responses: {
    ...answerOf('application/json', {
      type: 'object',
      description: returns.length === 0 ? 'Nothing.' : `Ids: ${returns.join(', ')}.`,
    }),
    '4XX': refusal,
  },
});

/** The control plane as an OpenAPI document; `origin` is where this mock is reached. */
export const adminDocument = (origin: string): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Control plane of the mock',
    version: contractVersion,
    description:
      'What staff and testers do outside the API. It answers loopback only, unless the mock was started with an admin token.',
  },
  servers: [{ url: origin }],
  security: [{}, { adminToken: [] }],
  paths: {
    ...Object.fromEntries(
      Object.entries(routes).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, route]) => [method, operationOf(route)])),
      ]),
    ),
    ...Object.fromEntries(
      vocabularyOf.map((lever) => [`/__admin/levers/${lever.name}`, { post: leverOf(lever) }]),
    ),
  },
  components: {
    securitySchemes: { adminToken: { type: 'http', scheme: 'bearer' } },
    parameters: {
      world: {
        name: 'world',
        in: 'query',
        description: 'A tenant slug (`tenant` is another name for it); without it the main world is meant.',
        schema: { type: 'string' },
      },
    },
    responses: {
      refusal: {
        description: 'A problem (RFC 9457) that says what was promised, what was found, and what to do next.',
        content: { 'application/problem+json': { schema: { type: 'object' } } },
      },
    },
  },
});

/** Every route in a list, with the levers as one. */
export const adminLinks: readonly AdminLink[] = [
  ...Object.entries(routes).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ method: method.toUpperCase(), path, summary })),
  ),
  { method: 'POST', path: '/__admin/levers/{name}', summary: 'What staff do outside the API' },
];

/** The same in one sentence. */
export const adminRoutesInWords = adminLinks
  .map(({ method, path }) => `${method} ${path.replace('/__admin', '') || '/'}`)
  .join(', ');
