import { isRecord } from '../mock/domain/json-object.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { routes } from '../mock/http/routes.ts';
import { each, inGate, instead, together, type Mutation } from '../mutants/mutation.ts';

/** Habits of a server that a team builds with a framework and a database, as most teams do. */

/** What cannot be read here is refused with 400 (TRA-301, TRA-302). */
const REFUSED_WITH_400: ReadonlySet<string> = new Set([
  'createTransportationRequest',
  'replaceTransportationRequest',
]);

/** What cannot be read is refused with this status, except where the interface states one. */
export const refusesUnreadWith = (status: number): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    return isRefusal(input) && !REFUSED_WITH_400.has(route.id) ? { ...input, status } : input;
  });

const OFFSET = 'offset-';
/** More than any list holds. */
const WHOLE_LIST = 1_000_000;

const paged = routes.filter(({ query }) => query.names.has('pageSize')).map(({ id }) => id);
const isPaged: ReadonlySet<string> = new Set(paged);

/** A cursor is a number of records to skip: a record that comes or goes before it moves the pages after it. */
export const offsetCursors: Mutation = together(
  each(paged, (operation) =>
    instead(operation, (original) => (input, context) => {
      const { cursor } = input.query;
      const isOffset = typeof cursor === 'string' && cursor.startsWith(OFFSET);
      const from = isOffset ? Number(cursor.slice(OFFSET.length)) : 0;
      const whole = original({ ...input, page: { ...input.page, size: WHOLE_LIST } }, context);
      if (isRefusal(whole) || !isRecord(whole.body) || !Array.isArray(whole.body['data'])) return whole;
      const { data } = whole.body;
      const next = from + input.page.size;
      const hasMore = next < data.length;
      const nextCursor = hasMore ? `${OFFSET}${next}` : null;
      return { ...whole, body: { ...whole.body, data: data.slice(from, next), nextCursor, hasMore } };
    }),
  ),
  inGate('readInput', (original) => (route, received, world) => {
    const { cursor, ...rest } = received.query;
    if (!isPaged.has(route.id) || !/^offset-\d+$/.test(cursor ?? '')) return original(route, received, world);
    const input = original(route, { ...received, query: rest }, world);
    return isRefusal(input) ? input : { ...input, query: { ...input.query, cursor } };
  }),
);
