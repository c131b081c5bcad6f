import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { AnyHandler } from '../../mock/operations/operation.ts';
import { someResident } from '../../witness/people.ts';
import { pick, type Stage } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, beforehand, inAnswer, inGate, inList, instead, type Mutation } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';

/** The first pages of so many residents under a query, followed by their cursors. */
const pages =
  (count: number, query: string, most = 4): Saboteur['witness'] =>
  async (stage) => {
    for (let made = 0; made < count; made += 1) await someResident(stage);
    const seen: unknown[] = [];
    let cursor = '';
    do {
      const { status, body } = await page(stage, `${query}${cursor}`);
      seen.push({ status, body });
      const next = pick(body, 'nextCursor');
      cursor = pick(body, 'hasMore') === true && typeof next === 'string' ? `&cursor=${next}` : '';
    } while (cursor !== '' && seen.length < most);
    return seen;
  };

const page = (stage: Stage, query: string) =>
  stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/residents?${query}`);

const onPage = (change: (body: Readonly<Record<string, unknown>>, input: AnyInput) => unknown): Mutation =>
  afterwards('listResidents', (reply, input) => ({ ...reply, body: change(membersIn(reply.body), input) }));

const sized = (size: (asked: number, input: AnyInput) => number): Mutation =>
  beforehand('listResidents', (input) => ({
    ...input,
    page: { ...input.page, size: size(input.page.size, input) },
  }));

const withoutMore = (body: unknown): Readonly<Record<string, unknown>> => ({
  ...membersIn(body),
  hasMore: false,
  nextCursor: null,
});

/** Asked for a cursor, shows one item of the page before again. */
const repeating: (original: AnyHandler) => AnyHandler = (original) => {
  let last: unknown;
  return (input, scene) => {
    const reply = original(input, scene);
    const body = membersIn('body' in reply ? reply.body : undefined);
    const items: readonly unknown[] = Array.isArray(body['data']) ? body['data'] : [];
    const again =
      input.page.after === undefined || last === undefined ? items : [last, ...items.slice(0, -1)];
    last = items.at(-1);
    return 'body' in reply ? { ...reply, body: { ...body, data: again } } : reply;
  };
};

/** What the query of the next request says, kept from the gate for a handler that should never see it. */
const withQuery = (
  change: (query: Readonly<Record<string, string>>, input: AnyInput) => AnyInput,
): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    return route.id === 'listResidents' && 'page' in input ? change(received.query, input) : input;
  });

/** The list of residents, which is paged by cursor, with one thing wrong at a time. */
export const conventionsPagingSaboteurs = saboteursOf('conventions', pages(3, 'pageSize=2'), {
  'no-cursor-on-the-last-page': [
    'Leaves nextCursor out of the last page.',
    ['CNV-14'],
    onPage(({ nextCursor, ...body }) => (nextCursor === null ? body : { ...body, nextCursor })),
    pages(2, 'pageSize=2'),
  ],
  'cursor-is-a-number': [
    'Numbers its pages and gives the number of the next as nextCursor.',
    ['CNV-14', 'CNV-16'],
    onPage((body) => ({ ...body, nextCursor: body['nextCursor'] === null ? null : 2 })),
  ],
  'has-more-in-words': [
    'Writes hasMore as text.',
    ['CNV-15'],
    onPage((body) => ({ ...body, hasMore: String(body['hasMore']) })),
    pages(1, 'pageSize=2'),
  ],
  'has-more-only-when-true': [
    'Carries hasMore only where there is more.',
    ['CNV-15'],
    onPage(({ hasMore, ...body }) => (hasMore === true ? { ...body, hasMore } : body)),
    pages(1, 'pageSize=2'),
  ],
  'more-without-cursor': [
    'Says that there is more, and keeps to itself how to get there.',
    ['CNV-16'],
    onPage((body) => ({ ...body, nextCursor: null })),
  ],
  'last-item-twice': [
    'Begins a page with the last item of the page before.',
    ['CNV-17'],
    instead('listResidents', repeating),
    pages(5, 'pageSize=2'),
  ],
  'item-lost-between-pages': [
    'Loses the first item of every page that a cursor leads to.',
    ['CNV-17'],
    afterwards('listResidents', (reply, input) =>
      input.page.after === undefined ? reply : inList((items) => items.slice(1))(reply, input),
    ),
    pages(5, 'pageSize=2'),
  ],
  'last-single-item-forgotten': [
    'Says that there is no more when one item alone would follow.',
    ['CNV-17'],
    instead('listResidents', (original) => (input, scene) => {
      const reply = original(input, scene);
      const one = original({ ...input, page: { ...input.page, size: input.page.size + 1 } }, scene);
      return 'body' in reply && 'body' in one && pick(one.body, 'hasMore') === false
        ? { ...reply, body: withoutMore(reply.body) }
        : reply;
    }),
  ],
  'three-pages-at-most': [
    'Ends every walk after its third page.',
    ['CNV-17'],
    instead('listResidents', (original) => {
      let walked = 0;
      return (input, scene) => {
        walked = input.page.after === undefined ? 1 : walked + 1;
        const reply = original(input, scene);
        return 'body' in reply && walked >= 3 ? { ...reply, body: withoutMore(reply.body) } : reply;
      };
    }),
    pages(5, 'pageSize=1', 9),
  ],
  'filter-forgotten-on-the-second-page': [
    'Minds the filters on the first page only.',
    ['CNV-17'],
    withQuery((query, input) =>
      'cursor' in query ? { ...input, query: { cursor: query['cursor'], pageSize: input.page.size } } : input,
    ),
    async (stage) => {
      for (const status of ['active', 'inactive', 'active', 'inactive'])
        await someResident(stage, { status });
      return pages(0, 'pageSize=1&status=active')(stage);
    },
  ],
  'twenty-by-default': [
    'Gives twenty items when no pageSize is sent.',
    ['CNV-19'],
    withQuery((query, input) =>
      'pageSize' in query ? input : { ...input, page: { ...input.page, size: 20 } },
    ),
    pages(21, 'status=active'),
  ],
  'hundred-by-default': [
    'Gives as many items as it may when no pageSize is sent.',
    ['CNV-19'],
    withQuery((query, input) =>
      'pageSize' in query ? input : { ...input, page: { ...input.page, size: 100 } },
    ),
    pages(51, 'status=active', 1),
  ],
  'one-too-many': [
    'Puts one item more on a page than was asked for.',
    ['CNV-20'],
    sized((asked) => asked + 1),
  ],
  'size-forgotten-on-the-second-page': [
    'Minds the pageSize on the first page only.',
    ['CNV-20'],
    sized((asked, input) => (input.page.after === undefined ? asked : 50)),
    pages(5, 'pageSize=2'),
  ],
  'ten-at-most': [
    'Never gives more than ten items for a pageSize of its callers.',
    ['CNV-20', 'CNV-21'],
    withQuery((query, input) =>
      'pageSize' in query
        ? { ...input, page: { ...input.page, size: Math.min(input.page.size, 10) } }
        : input,
    ),
    pages(12, 'pageSize=11'),
  ],
  'hundred-is-too-many': [
    'Refuses a pageSize of 100, counting from the wrong side of its maximum.',
    ['CNV-21'],
    inAnswer((response, request) =>
      new URL(request.url).searchParams.get('pageSize') === '100'
        ? new Response(null, { status: 400 })
        : response,
    ),
    pages(1, 'pageSize=100'),
  ],
  'no-maximum': [
    'Gives as many items as anybody asks for.',
    ['CNV-22'],
    withQuery((query, input) => ({
      ...input,
      page: { ...input.page, size: Number(query['pageSize'] ?? 50) },
    })),
    pages(102, 'pageSize=500', 1),
  ],
  'hundred-and-one': [
    'Lets a pageSize of 101 pass.',
    ['CNV-22'],
    withQuery((query, input) =>
      query['pageSize'] === '101' ? { ...input, page: { ...input.page, size: 101 } } : input,
    ),
    pages(102, 'pageSize=101', 1),
  ],
  'pages-by-number': [
    'Still knows the parameter page.',
    ['CNV-26'],
    withPageNumber(),
    pages(4, 'pageSize=3&page=2'),
  ],
  'before-still-works': [
    'Still knows the parameter before.',
    ['CNV-26'],
    inAnswer(async (response, request) =>
      new URL(request.url).searchParams.has('before')
        ? Response.json({ ...membersIn(await response.json()), data: [], hasMore: false, nextCursor: null })
        : response,
    ),
    pages(4, 'before=2000-01-01T00:00:00Z'),
  ],
});

/** The second page for `page=2`: what lies behind the first. */
function withPageNumber(): Mutation {
  const numbers = new WeakMap<object, number>();
  const noting = withQuery((query, input) => {
    numbers.set(input.page, Number(query['page'] ?? 1));
    return input;
  });
  const turning = instead('listResidents', (original) => (input, scene) => {
    const number = numbers.get(input.page) ?? 1;
    const all = original({ ...input, page: { ...input.page, size: 1000 } }, scene);
    const skip = Math.max(0, number - 1) * input.page.size;
    return number > 1 && 'body' in all
      ? (inList((items) => items.slice(skip, skip + input.page.size))(all, input) satisfies AnyReply)
      : original(input, scene);
  });
  return (tables) => turning(noting(tables));
}
