import { isRecord } from '../domain/json-object.ts';
import type { World } from '../world/world.ts';
import type { AnyReply } from './reply.ts';
import type { Route } from './routes.ts';

type Texts = Readonly<Record<string, string>>;

/** Parameters of lists that are no filters: the range, the page and whose status is shown. */
const NO_FILTERS = ['startDate', 'endDate', 'cursor', 'pageSize', 'actingUserId'];

/** The filters of a list that are sent without a value, where the list has the choice of what they do. */
export const emptyFilters = ({ query, choices }: Pick<Route, 'query' | 'choices'>, texts: Texts) =>
  choices.has('empty-filter')
    ? Object.keys(texts).filter(
        (name) => texts[name] === '' && query.names.has(name) && !NO_FILTERS.includes(name),
      )
    : [];

/** The reply with an empty list, if a filter without a value means that nothing matches. */
export const underEmptyFilters = (route: Route, texts: Texts, reply: AnyReply, world: World): AnyReply => {
  const { body } = reply;
  if (emptyFilters(route, texts).length === 0 || !isRecord(body)) return reply;
  const isEmpty = world.choose(
    'empty-filter',
    { 'no-match': true, 'no-filter': false, refused: false },
    route.id,
  );
  if (!isEmpty) return reply;
  const paging = 'hasMore' in body && { nextCursor: null, hasMore: false };
  return { ...reply, body: { ...body, data: [], ...paging } };
};
