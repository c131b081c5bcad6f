import { contractVersion } from '../../../openapi/generated/contract.ts';
import { isRecord } from '../domain/json-object.ts';
import { withoutSecrets } from '../domain/secrets.ts';
import { MOST_KEPT, type Exchange } from './exchange.ts';
import { shown } from './show.ts';

const pairsIn = (value: unknown): readonly object[] =>
  isRecord(value) ? Object.entries(value).map(([name, member]) => ({ name, value: String(member) })) : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const postData = (body: unknown): object => {
  if (!isRecord(body) || !isRecord(body['fields']))
    return { mimeType: 'application/json', text: textOf(body) };
  const files = Array.isArray(body['files']) ? body['files'].filter(isRecord) : [];
  return {
    mimeType: 'multipart/form-data',
    params: [
      ...pairsIn(body['fields']),
      ...files.map(({ part, name, type }) => ({ name: part, fileName: name, contentType: type })),
    ],
  };
};

/** A request and its answer as the journal shows them; what a token, a key or a cookie held is not in it. */
const entryOf = (exchange: Exchange, base: string): object => {
  const { query, body, answer, acting } = shown(exchange);
  const { at, method, path, search, status, took, size, type = '' } = exchange;
  const content = isRecord(answer) ? answer['body'] : undefined;
  return {
    startedDateTime: at.toString(),
    time: took,
    request: {
      method,
      url: `${base}${path}${search === '' ? '' : `?${withoutSecrets(search)}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: isRecord(acting) ? [{ name: 'X-Acting-User-Id', value: acting['id'] }] : [],
      queryString: pairsIn(query),
      ...(body !== undefined && { postData: postData(body) }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: type === '' ? [] : [{ name: 'Content-Type', value: type }],
      content: {
        size,
        mimeType: type,
        ...(content !== undefined && { text: textOf(content) }),
        ...(size > MOST_KEPT && { comment: `cut after ${MOST_KEPT} characters` }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: size,
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
    ...(exchange.acting && { _identity: exchange.acting.kind }),
  };
};

/** A journal as an HTTP archive (HAR 1.2). `base` is where the mock is reached. */
export const harOf = (exchanges: readonly Exchange[], base: string): object => ({
  log: {
    version: '1.2',
    creator: { name: 'ces mock', version: contractVersion },
    entries: exchanges.map((exchange) => entryOf(exchange, base)),
  },
});
