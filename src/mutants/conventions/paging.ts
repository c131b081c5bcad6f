import { isRefusal } from '../../mock/http/problem.ts';
import { someResident } from '../../witness/people.ts';
import { pick, type WitnessClient, type Witness } from '../../witness/client.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, inAnswer, inList, instead, together, type Mutation, inReading } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsQueryAs } from '../verbs.ts';

const LIST = 'listResidents';

/** The pages of the list under a query, followed by their cursors. */
const walk = async (client: WitnessClient, query: string, most = 6): Promise<unknown> => {
  const seen: unknown[] = [];
  let cursor = '';
  do {
    const path = `/facilities/${client.facilities[0] ?? ''}/residents?${query}${cursor}`;
    const { status, body } = await client.call('GET', path);
    seen.push([status, body]);
    cursor = pick(body, 'hasMore') === true ? `&cursor=${String(pick(body, 'nextCursor'))}` : '';
  } while (cursor !== '' && seen.length < most);
  return seen;
};

/** Walks through a list of five. */
const usual: Witness = async (client) => {
  for (const status of ['active', 'inactive', 'active', 'inactive', 'active'])
    await someResident(client, { status });
  const sizes = [1, 2, 3, 5, 100].map((size) => `pageSize=${size}`);
  const seen: unknown[] = [];
  for (const query of [
    ...sizes,
    'pageSize=1&status=active',
    'pageSize=3&page=2',
    'before=2000-01-01T00:00:00Z',
  ])
    seen.push(await walk(client, query));
  return seen;
};

/** First pages of a list longer than any page. */
const ofMany: Witness = async (client) => {
  for (let made = 0; made < 102; made += 1) await someResident(client);
  return Promise.all(
    ['', 'pageSize=11', 'pageSize=101', 'pageSize=500'].map((query) => walk(client, query, 1)),
  );
};

const bodyAs = (change: (body: Members) => unknown): Mutation =>
  afterwards(LIST, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** Pages of another size than was asked for. */
const sized = (size: (asked: number, query: Readonly<Record<string, string>>) => number): Mutation =>
  inReading((original) => (route, received, world) => {
    const input = original(route, received, world);
    if (route.id !== LIST || !('page' in input)) return input;
    return { ...input, page: { ...input.page, size: size(input.page.size, received.query) } };
  });

const LAST = { hasMore: false, nextCursor: null };

/** The list of residents, which is paged by cursor, with one thing wrong at a time. */
export const conventionsPagingMutants = mutantsOf('conventions', usual, {
  'cursor-is-a-number': breaking('CNV-14', 'CNV-16')
    .says('Numbers its pages and gives the number of the next as nextCursor.')
    .by(bodyAs, (body) => ({ ...body, nextCursor: body['nextCursor'] === null ? null : 2 })),
  'has-more-only-when-true': breaking('CNV-15')
    .says('Sends hasMore only if it is true.')
    .by(bodyAs, ({ hasMore, ...body }) => (hasMore === true ? { ...body, hasMore } : body)),
  'filter-forgotten-on-the-second-page': breaking('CNV-17')
    .says('Minds the filters on the first page only.')
    .by(readsQueryAs, LIST, (query, { page }) => (page.after === undefined ? query : {})),
  'twenty-by-default': breaking('CNV-19')
    .says('Gives twenty items when no pageSize is sent.')
    .seenBy(ofMany)
    .by(sized, (asked, query) => ('pageSize' in query ? asked : 20)),
  'size-forgotten-on-the-second-page': breaking('CNV-20')
    .says('Minds the pageSize on the first page only.')
    .by(sized, (asked, query) => ('cursor' in query ? 50 : asked)),
  'hundred-is-too-many': breaking('CNV-21')
    .says('Refuses a pageSize of 100, counting from the wrong side of its maximum.')
    .by(inAnswer, (response, request) =>
      new URL(request.url).searchParams.get('pageSize') === '100'
        ? new Response(null, { status: 400 })
        : response,
    ),
  'no-maximum': breaking('CNV-22')
    .says('Gives as many items as anybody asks for.')
    .seenBy(ofMany)
    .by(sized, (_asked, { pageSize = '50' }) => Number(pageSize)),
  'pages-by-number': breaking('CNV-26')
    .says('Still knows the parameter page.')
    .with((tables) => {
      const numbers = new WeakMap<object, number>();
      const noting = inReading((original) => (route, received, world) => {
        const input = original(route, received, world);
        if ('page' in input) numbers.set(input.page, Number(received.query['page'] ?? 1));
        return input;
      });
      const turning = instead(LIST, (original) => (input, context) => {
        const skipped = ((numbers.get(input.page) ?? 1) - 1) * input.page.size;
        const all = original({ ...input, page: { ...input.page, size: 1000 } }, context);
        return skipped > 0 && !isRefusal(all)
          ? inList((items) => items.slice(skipped, skipped + input.page.size))(all, input)
          : original(input, context);
      });
      return together(noting, turning)(tables);
    }),
  'before-still-works': breaking('CNV-26')
    .says('Still knows the parameter before.')
    .by(inAnswer, async (response, request) =>
      new URL(request.url).searchParams.has('before')
        ? Response.json({ ...membersIn(await response.json()), data: [], ...LAST })
        : response,
    ),
});
