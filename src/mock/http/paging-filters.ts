import type { Route } from './routes.ts';
import { isRecord } from '../domain/json-object.ts';

/** The filters of a list, by their names in the query or the body. */
export type Filters = Readonly<Record<string, unknown>>;

const PAGING = ['cursor', 'pageSize'];

const named = (members: Filters, isMeant: (name: string) => boolean): Filters =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([name, value]) => isMeant(name) && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isFilter = (name: string): boolean => !PAGING.includes(name);
const isPaging = (name: string): boolean => PAGING.includes(name);

/** The query and the body of a request for a list. */
interface Asked {
  readonly query: Filters;
  readonly body: unknown;
}

/** The filters of a request for a page. Only the search of threads has them in its body. */
export const filtersOf = (route: Route, { query, body }: Asked): Filters => {
  if (!route.choices.has('cursor-with-other-filters')) return {};
  return named(isRecord(body) ? body : query, isFilter);
};

/** The same request with other filters. */
export const underFilters = ({ query, body }: Asked, filters: Filters): Asked =>
  isRecord(body)
    ? { query, body: { ...named(body, isPaging), ...filters } }
    : { query: { ...named(query, isPaging), ...filters }, body };

/** Whether the filters of two requests are the same. */
export const sameFilters = (a: Filters, b: Filters): boolean => JSON.stringify(a) === JSON.stringify(b);
