import { isRecord } from '../domain/json-object.ts';
import type { World } from '../world/world.ts';
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

/** The body of a list in which nothing matches, where a filter without a value has that meaning. */
export const underEmptyFilters = (route: Route, texts: Texts, body: unknown, world: World): unknown => {
  if (!isRecord(body) || emptyFilters(route, texts).length === 0) return body;
  const isEmpty = world.choose(
    'empty-filter',
    { 'no-match': true, 'no-filter': false, refused: false },
    route.id,
  );
  if (!isEmpty) return body;
  return { ...body, data: [], ...('hasMore' in body && { nextCursor: null, hasMore: false }) };
};
