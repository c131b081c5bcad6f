import { isBlank } from './same.ts';
import { DEEPEST, isDeeperThan, isObject, show } from './json.ts';
import type { JsonObject } from './json.ts';

export type Envelope = 'data' | 'bare' | 'list' | 'page' | 'none' | 'text' | 'binary' | 'open';

interface Body {
  readonly json: unknown;
  readonly text: string;
  readonly bytes: Buffer;
}

/** The fault of the envelope of a successful answer, as a sentence; undefined if it is right. */
export function envelopeProblem(envelope: Envelope, body: Body): string | undefined {
  return problemIn[envelope](body);
}

const problemIn: Readonly<Record<Envelope, (body: Body) => string | undefined>> = {
  none: ({ bytes, text }) => (bytes.length === 0 ? undefined : `a body: ${show(text)}`),
  binary: ({ bytes }) => (bytes.length > 0 ? undefined : 'no bytes'),
  text: ({ json, text }) => (typeof json === 'string' ? undefined : `no JSON string: ${show(text)}`),
  bare: ({ json, text }) => {
    if (!isObject(json)) return noObject(text);
    return 'data' in json && !('id' in json) ? `the resource wrapped in data: ${show(json)}` : undefined;
  },
  data: ({ json, text }) => {
    if (!isObject(json)) return noObject(text);
    if (isObject(json['data'])) {
      const isTwice = 'id' in json && json['id'] === json['data']['id'];
      return isTwice ? `the resource under data and at the top level: ${show(json)}` : undefined;
    }
    return 'id' in json
      ? `the resource at the top level: ${show(json)}`
      : `no object under data: ${show(json)}`;
  },
  open: () => undefined,
  list: listProblem,
  page: (body) => listProblem(body) ?? (isObject(body.json) ? wrongPaging(body.json)?.[1] : undefined),
};

const noObject = (text: string): string =>
  isDeeperThan(DEEPEST, text)
    ? `JSON nested deeper than ${DEEPEST} levels, the most that is read: ${show(text)}`
    : `no JSON object: ${show(text)}`;

function listProblem({ json, text }: Body): string | undefined {
  if (!isObject(json)) return noObject(text);
  return Array.isArray(json['data']) ? undefined : `no array under data: ${show(json)}`;
}

/** The wrong member of a page, with its fault. */
function wrongPaging(page: JsonObject): readonly ['hasMore' | 'nextCursor', string] | undefined {
  const { nextCursor, hasMore } = page;
  if (typeof hasMore !== 'boolean') return ['hasMore', `hasMore ${show(hasMore)} where a boolean belongs`];
  if (!('nextCursor' in page)) return ['nextCursor', 'no nextCursor'];
  if (nextCursor !== null && typeof nextCursor !== 'string')
    return ['nextCursor', `nextCursor ${show(nextCursor)}, neither string nor null`];
  return hasMore && isBlank(nextCursor)
    ? ['nextCursor', 'hasMore true without a cursor to go on with']
    : undefined;
}

/** The wrong member of a page whose list itself is right. */
export const wrongPagingMember = (envelope: Envelope, body: Body): string | undefined =>
  envelope === 'page' && isObject(body.json) && listProblem(body) === undefined
    ? wrongPaging(body.json)?.[0]
    : undefined;
