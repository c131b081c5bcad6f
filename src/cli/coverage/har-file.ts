import { readFileSync } from 'node:fs';
import { identityKinds } from '../../../openapi/generated/identity-kinds.ts';
import type { PlainExchange } from '../../coverage/exchange.ts';
import { isRecord } from '../../mock/domain/json-object.ts';
import { addressOf, queryOf } from '../../mock/http/address.ts';
import { createRouteTable } from '../../mock/http/route-table.ts';
import { routesByPath } from '../../mock/http/routes.ts';
import { UsageError } from '../usage-error.ts';

/** A recording of requests, with what it does not show. */
interface Recording {
  readonly exchanges: readonly PlainExchange[];
  /** Whether it has the kinds of acting users; the recording of a browser has only their ids. */
  readonly hasIdentities: boolean;
}

type Members = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown, name: string): Members => {
  const member = isRecord(value) ? value[name] : undefined;
  return isRecord(member) ? member : {};
};

const textIn = (value: Members, name: string): string | undefined => {
  const member = value[name];
  return typeof member === 'string' ? member : undefined;
};

const valueOf = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const headerIn = (request: Members, wanted: string): string | undefined => {
  const headers = Array.isArray(request['headers']) ? request['headers'].filter(isRecord) : [];
  const found = headers.find((header) => textIn(header, 'name')?.toLowerCase() === wanted);
  return found && textIn(found, 'value');
};

const answerIn = (response: Members): unknown => {
  const content = objectIn(response, 'content');
  const text = textIn(content, 'text');
  const isCoded = content['encoding'] === 'base64';
  return valueOf(isCoded && text !== undefined ? Buffer.from(text, 'base64').toString('utf8') : text);
};

const match = createRouteTable(routesByPath(['available', 'flat', 'planned']));

/** The path as in the contract, without the prefix of a gateway. Undefined if it is not a path of the API. */
const pathOfApi = (path: string): string | undefined => {
  const at = path.indexOf('/api/v1/');
  if (at >= 0) return path.slice(at);
  return path.endsWith('/ping') ? '/ping' : undefined;
};

/** An entry as a plain exchange; undefined where it is no request of the API. */
const exchangeIn = (entry: Members): PlainExchange | undefined => {
  const [request, response] = [objectIn(entry, 'request'), objectIn(entry, 'response')];
  const [method, url] = [textIn(request, 'method'), textIn(request, 'url')];
  if (method === undefined || method === 'OPTIONS' || url === undefined || !URL.canParse(url))
    return undefined;
  const { path: arrived, search } = addressOf(url);
  const path = pathOfApi(arrived);
  if (path === undefined) return undefined;
  const identity = textIn(entry, '_identity');
  const status = response['status'];
  return {
    operationId: match(path)?.at.served.get(method === 'HEAD' ? 'GET' : method)?.id,
    ...{ method, path },
    query: queryOf(search),
    ...(identity !== undefined && identityKinds.includes(identity) && { identity }),
    actingId: headerIn(request, 'x-acting-user-id'),
    status: typeof status === 'number' ? status : 0,
    requestBody: valueOf(textIn(objectIn(request, 'postData'), 'text')),
    responseBody: answerIn(response),
  };
};

const textOfFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--har takes a file that can be read, found ${file}.`);
  }
};

/** The requests of the API in an HTTP archive. Nothing of it but what was met is kept. */
export const readHar = (file: string): Recording => {
  const entries = objectIn(valueOf(textOfFile(file)), 'log')['entries'];
  if (!Array.isArray(entries))
    throw new UsageError(
      `--har takes an HTTP archive: JSON with a list log.entries. Found something else in ${file}. ` +
        'Save one in the network view of a browser, or from GET /__admin/requests.har.',
    );
  const exchanges = entries.filter(isRecord).flatMap((entry) => exchangeIn(entry) ?? []);
  return { exchanges, hasIdentities: exchanges.some(({ identity }) => identity !== undefined) };
};
