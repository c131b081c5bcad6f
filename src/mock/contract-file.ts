import type { ExampleMaker } from './admin/examples.ts';
import { queryOf, type Address } from './http/address.ts';
import { responseOf } from './http/answer.ts';
import { isPreflight } from './http/cors.ts';
import { isRefusal, type Refusal } from './http/problem.ts';
import { refusalResponse } from './http/reply.ts';
import { publishedContract, publishedWorkflows } from './published-contract.ts';
import type { Service } from './service.ts';

const WORKFLOWS = '/workflows.arazzo.yaml';

/** The documents that the mock serves: the contract, and journeys through it. */
export const DOCUMENTS: readonly string[] = ['/openapi.json', '/openapi.yaml', WORKFLOWS];

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

type Query = Readonly<Record<string, string>>;

/** What stands under `x-webhooks`, where openapi-generator ignores it, stands under its own name where that is asked for. */
const withWebhooks = ({ 'x-webhooks': webhooks, ...rest }: Readonly<Record<string, unknown>>): object => ({
  ...rest,
  webhooks,
});

/** The contract with the address of this mock as its only server, and with examples of the world that is asked for. */
const contractAt = async (
  { base }: Address,
  query: Query,
  service: Service,
  examples: ExampleMaker,
): Promise<object | Refusal> => {
  // Loaded here: no start waits for it.
  const { contractOfWorld } = await import('./admin/contract-of-world.ts');
  const slug = query['world'] ?? query['tenant'] ?? service.worlds.main.name;
  const filled = await contractOfWorld(await publishedContract(), service, slug, examples);
  if (isRefusal(filled)) return filled;
  const served = { ...filled, servers: [{ url: base, description: 'The mock that gave this document.' }] };
  return query['webhooks'] === 'standard' ? withWebhooks(served) : served;
};

const written = async (
  path: string,
  contract: object,
): Promise<{ readonly type: string; readonly text: string }> => {
  if (path.endsWith('.json')) return { type: 'application/json', text: JSON.stringify(contract, null, 2) };
  const { stringify } = await import('yaml');
  return { type: 'application/yaml', text: stringify(contract, { aliasDuplicateObjects: false }) };
};

const shown = async (
  request: Request,
  address: Address,
  service: Service,
  examples: ExampleMaker,
): Promise<Response> => {
  const contract =
    address.path === WORKFLOWS
      ? await publishedWorkflows()
      : await contractAt(address, queryOf(address.search), service, examples);
  if (isRefusal(contract)) return refusalResponse(contract, undefined);
  const { type, text } = await written(address.path, contract);
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      ...service.cors.fields(request.headers.get('origin')),
    },
  });
};

/** Answers a request for one of the documents; undefined for every other request. */
export const contractAnswer = (
  request: Request,
  address: Address,
  service: Service,
  examples: ExampleMaker,
): Response | Promise<Response> | undefined => {
  const { cors } = service;
  if (isRead(request)) return shown(request, address, service, examples);
  const caller = request.headers.get('origin');
  return cors.allows(caller) && isPreflight(request)
    ? responseOf(cors.preflight(request, caller))
    : undefined;
};
