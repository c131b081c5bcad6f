import type { World } from '../world/world.ts';
import type { Route } from './routes.ts';
import { isRecord, type Members } from '../domain/json-object.ts';

/** The paging members of a body. The body is validated already, so they have their types. */
const inBody = (body: unknown): Members => {
  if (!isRecord(body)) return {};
  const { cursor, pageSize } = body;
  return { ...(cursor !== undefined && { cursor }), ...(pageSize !== undefined && { pageSize }) };
};

/** Whether an operation gives its list page by page. */
export const isPaged = ({ query, choices }: Route): boolean =>
  query.names.has('pageSize') || choices.has('search-paging-place');

/**
 * The paging parameters of a request: from its query or, where their place is an open choice, from its body.
 */
export const pagingOf = (route: Route, query: Members, body: unknown, world: World): Members =>
  route.choices.has('search-paging-place')
    ? world.choose('search-paging-place', {
        either: { ...inBody(body), ...query },
        query,
        body: inBody(body),
      })
    : query;
