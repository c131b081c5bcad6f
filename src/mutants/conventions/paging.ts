import { isRefusal } from '../../mock/http/problem.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, inAnswer, inList, instead, together, type Mutation, inReading } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsQueryAs } from '../verbs.ts';

const LIST = 'listResidents';

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
export const conventionsPagingMutants = mutantsOf('conventions', {
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
