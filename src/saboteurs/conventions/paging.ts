import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { AnyHandler } from '../../mock/operations/operation.ts';
import { someResident } from '../../witness/people.ts';
import { pick, type Stage } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, beforehand, inAnswer, inGate, inList, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

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

const onPage = (change: (body: Readonly<Record<string, unknown>>, input: AnyInput) => unknown): Lie =>
  afterwards('listResidents', (reply, input) => ({ ...reply, body: change(membersIn(reply.body), input) }));

const sized = (size: (asked: number, input: AnyInput) => number): Lie =>
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
const repeating: (honest: AnyHandler) => AnyHandler = (honest) => {
  let last: unknown;
  return (input, scene) => {
    const reply = honest(input, scene);
    const body = membersIn('body' in reply ? reply.body : undefined);
    const items: readonly unknown[] = Array.isArray(body['data']) ? body['data'] : [];
    const again =
      input.page.after === undefined || last === undefined ? items : [last, ...items.slice(0, -1)];
    last = items.at(-1);
    return 'body' in reply ? { ...reply, body: { ...body, data: again } } : reply;
  };
};

/** What the query of the next request says, kept from the gate for a handler that should never see it. */
const withQuery = (lie: (query: Readonly<Record<string, string>>, input: AnyInput) => AnyInput): Lie =>
  inGate('readInput', (honest) => (route, received, world) => {
    const input = honest(route, received, world);
    return route.id === 'listResidents' && 'page' in input ? lie(received.query, input) : input;
  });

/** The list of residents, which is paged by cursor, with one thing wrong at a time. */
export const conventionsPagingSaboteurs: readonly Saboteur[] = [
  {
    id: 'conventions.no-cursor-on-the-last-page',
    lie: 'Leaves nextCursor out of the last page.',
    breaks: ['CNV-14'],
    tables: onPage(({ nextCursor, ...body }) => (nextCursor === null ? body : { ...body, nextCursor })),
    witness: pages(2, 'pageSize=2'),
  },
  {
    id: 'conventions.cursor-is-a-number',
    lie: 'Numbers its pages and gives the number of the next as nextCursor.',
    breaks: ['CNV-14', 'CNV-16'],
    tables: onPage((body) => ({ ...body, nextCursor: body['nextCursor'] === null ? null : 2 })),
    witness: pages(3, 'pageSize=2'),
  },
  {
    id: 'conventions.has-more-in-words',
    lie: 'Writes hasMore as text.',
    breaks: ['CNV-15'],
    tables: onPage((body) => ({ ...body, hasMore: String(body['hasMore']) })),
    witness: pages(1, 'pageSize=2'),
  },
  {
    id: 'conventions.has-more-only-when-true',
    lie: 'Carries hasMore only where there is more.',
    breaks: ['CNV-15'],
    tables: onPage(({ hasMore, ...body }) => (hasMore === true ? { ...body, hasMore } : body)),
    witness: pages(1, 'pageSize=2'),
  },
  {
    id: 'conventions.more-without-cursor',
    lie: 'Says that there is more, and keeps to itself how to get there.',
    breaks: ['CNV-16'],
    tables: onPage((body) => ({ ...body, nextCursor: null })),
    witness: pages(3, 'pageSize=2'),
  },
  {
    id: 'conventions.last-item-twice',
    lie: 'Begins a page with the last item of the page before.',
    breaks: ['CNV-17'],
    tables: instead('listResidents', repeating),
    witness: pages(5, 'pageSize=2'),
  },
  {
    id: 'conventions.item-lost-between-pages',
    lie: 'Loses the first item of every page that a cursor leads to.',
    breaks: ['CNV-17'],
    tables: afterwards('listResidents', (reply, input) =>
      input.page.after === undefined ? reply : inList((items) => items.slice(1))(reply, input),
    ),
    witness: pages(5, 'pageSize=2'),
  },
  {
    id: 'conventions.last-single-item-forgotten',
    lie: 'Says that there is no more when one item alone would follow.',
    breaks: ['CNV-17'],
    tables: instead('listResidents', (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const one = honest({ ...input, page: { ...input.page, size: input.page.size + 1 } }, scene);
      return 'body' in reply && 'body' in one && pick(one.body, 'hasMore') === false
        ? { ...reply, body: withoutMore(reply.body) }
        : reply;
    }),
    witness: pages(3, 'pageSize=2'),
  },
  {
    id: 'conventions.three-pages-at-most',
    lie: 'Ends every walk after its third page.',
    breaks: ['CNV-17'],
    tables: instead('listResidents', (honest) => {
      let walked = 0;
      return (input, scene) => {
        walked = input.page.after === undefined ? 1 : walked + 1;
        const reply = honest(input, scene);
        return 'body' in reply && walked >= 3 ? { ...reply, body: withoutMore(reply.body) } : reply;
      };
    }),
    witness: pages(5, 'pageSize=1', 9),
  },
  {
    id: 'conventions.filter-forgotten-on-the-second-page',
    lie: 'Minds the filters on the first page only.',
    breaks: ['CNV-17'],
    tables: withQuery((query, input) =>
      'cursor' in query ? { ...input, query: { cursor: query['cursor'], pageSize: input.page.size } } : input,
    ),
    witness: async (stage) => {
      for (const status of ['active', 'inactive', 'active', 'inactive'])
        await someResident(stage, { status });
      return pages(0, 'pageSize=1&status=active')(stage);
    },
  },
  {
    id: 'conventions.twenty-by-default',
    lie: 'Gives twenty items when no pageSize is sent.',
    breaks: ['CNV-19'],
    tables: withQuery((query, input) =>
      'pageSize' in query ? input : { ...input, page: { ...input.page, size: 20 } },
    ),
    witness: pages(21, 'status=active'),
  },
  {
    id: 'conventions.hundred-by-default',
    lie: 'Gives as many items as it may when no pageSize is sent.',
    breaks: ['CNV-19'],
    tables: withQuery((query, input) =>
      'pageSize' in query ? input : { ...input, page: { ...input.page, size: 100 } },
    ),
    witness: pages(51, 'status=active', 1),
  },
  {
    id: 'conventions.one-too-many',
    lie: 'Puts one item more on a page than was asked for.',
    breaks: ['CNV-20'],
    tables: sized((asked) => asked + 1),
    witness: pages(3, 'pageSize=2'),
  },
  {
    id: 'conventions.size-forgotten-on-the-second-page',
    lie: 'Minds the pageSize on the first page only.',
    breaks: ['CNV-20'],
    tables: sized((asked, input) => (input.page.after === undefined ? asked : 50)),
    witness: pages(5, 'pageSize=2'),
  },
  {
    id: 'conventions.ten-at-most',
    lie: 'Never gives more than ten items for a pageSize of its callers.',
    breaks: ['CNV-20', 'CNV-21'],
    tables: withQuery((query, input) =>
      'pageSize' in query
        ? { ...input, page: { ...input.page, size: Math.min(input.page.size, 10) } }
        : input,
    ),
    witness: pages(12, 'pageSize=11'),
  },
  {
    id: 'conventions.hundred-is-too-many',
    lie: 'Refuses a pageSize of 100, counting from the wrong side of its maximum.',
    breaks: ['CNV-21'],
    tables: inAnswer((response, request) =>
      new URL(request.url).searchParams.get('pageSize') === '100'
        ? new Response(null, { status: 400 })
        : response,
    ),
    witness: pages(1, 'pageSize=100'),
  },
  {
    id: 'conventions.no-maximum',
    lie: 'Gives as many items as anybody asks for.',
    breaks: ['CNV-22'],
    tables: withQuery((query, input) => ({
      ...input,
      page: { ...input.page, size: Number(query['pageSize'] ?? 50) },
    })),
    witness: pages(102, 'pageSize=500', 1),
  },
  {
    id: 'conventions.hundred-and-one',
    lie: 'Lets a pageSize of 101 pass.',
    breaks: ['CNV-22'],
    tables: withQuery((query, input) =>
      query['pageSize'] === '101' ? { ...input, page: { ...input.page, size: 101 } } : input,
    ),
    witness: pages(102, 'pageSize=101', 1),
  },
  {
    id: 'conventions.pages-by-number',
    lie: 'Still knows the parameter page.',
    breaks: ['CNV-26'],
    tables: withPageNumber(),
    witness: pages(4, 'pageSize=3&page=2'),
  },
  {
    id: 'conventions.before-still-works',
    lie: 'Still knows the parameter before.',
    breaks: ['CNV-26'],
    tables: inAnswer(async (response, request) =>
      new URL(request.url).searchParams.has('before')
        ? Response.json({ ...membersIn(await response.json()), data: [], hasMore: false, nextCursor: null })
        : response,
    ),
    witness: pages(4, 'before=2000-01-01T00:00:00Z'),
  },
];

/** The second page for `page=2`: what lies behind the first. */
function withPageNumber(): Lie {
  const numbers = new WeakMap<object, number>();
  const noting = withQuery((query, input) => {
    numbers.set(input.page, Number(query['page'] ?? 1));
    return input;
  });
  const turning = instead('listResidents', (honest) => (input, scene) => {
    const number = numbers.get(input.page) ?? 1;
    const all = honest({ ...input, page: { ...input.page, size: 1000 } }, scene);
    const skip = Math.max(0, number - 1) * input.page.size;
    return number > 1 && 'body' in all
      ? (inList((items) => items.slice(skip, skip + input.page.size))(all, input) satisfies AnyReply)
      : honest(input, scene);
  });
  return (tables) => turning(noting(tables));
}
