import { responseOf } from './http/answer.ts';
import { isPreflight, type Cors } from './http/cors.ts';
import { publishedContract } from './published-contract.ts';

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The contract, with the address of this mock as its only server. */
const contractAt = async (origin: string): Promise<object> => {
  const published = await publishedContract();
  return { ...published, servers: [{ url: origin, description: 'The mock that gave this document.' }] };
};

const written = async (
  path: string,
  origin: string,
): Promise<{ readonly type: string; readonly text: string }> => {
  const contract = await contractAt(origin);
  if (path.endsWith('.json')) return { type: 'application/json', text: JSON.stringify(contract, null, 2) };
  const { stringify } = await import('yaml');
  return { type: 'application/yaml', text: stringify(contract, { aliasDuplicateObjects: false }) };
};

const shown = async (request: Request, origin: string, path: string, cors: Cors): Promise<Response> => {
  const { type, text } = await written(path, origin);
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      ...cors.fields(request.headers.get('origin')),
    },
  });
};

/** Answers a request for the contract as JSON or YAML; undefined for every other request. */
export const contractAnswer = (
  request: Request,
  origin: string,
  path: string,
  cors: Cors,
): Response | Promise<Response> | undefined => {
  if (isRead(request)) return shown(request, origin, path, cors);
  const caller = request.headers.get('origin');
  return cors.allows(caller) && isPreflight(request)
    ? responseOf(cors.preflight(request, caller))
    : undefined;
};
