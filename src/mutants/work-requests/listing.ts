import { membersIn, type Members } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import type { Test, WorkRequest } from './amend.ts';
import { isRelative, LIST, listing, requests, statesIn } from './amend.ts';

/** A test of the original list counts for nothing where the query says so. */
const ignored = rowOf(
  (test: Test, when: string, isIgnored: (query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves the test ${test} out ${when}.`,
    listing((passes, _request, input) =>
      isIgnored(input.query, isRelative(input)) ? passes(test) : passes(),
    ),
  ],
);

const dropped = rowOf(
  (which: string, isDropped: (request: WorkRequest, query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves out ${which}.`,
    listing((passes, request, input) => passes() && !isDropped(request, input.query, isRelative(input))),
  ],
);

export const listingMutants = mutantsOf('work-requests', {
  'list-of-one-member': breaking('WRQ-17', 'CNV-10')
    .says('A list of one request holds the request itself in data.')
    .by(afterwards, LIST, (reply) => {
      const page = membersIn(reply.body);
      const items = [page['data']].flat();
      return items.length === 1 ? { ...reply, body: { ...page, data: items[0] } } : reply;
    }),
  'list-is-206': breaking('WRQ-17')
    .says('A page after which there is more is answered with 206.')
    .by(afterwards, LIST, (reply) => (membersIn(reply.body)['hasMore'] ? { ...reply, status: 206 } : reply)),
  'later-pages-turned-round': breaking('WRQ-18')
    .says('Every page after the first one is turned round.')
    .by(requests.listedAs, (items, { query }) =>
      query['cursor'] === undefined ? items : items.toReversed(),
    ),
  'first-status-alone': dropped(['WRQ-21'], 'all but the first of several states', (one, query) =>
    statesIn(query).slice(1).includes(one.status),
  ),
  'type-of-connections-ignored': ignored(['WRQ-22'], 'hasType', 'for connections', (_, isOf) => isOf),
  'type-ignored-beside-a-status': ignored(['WRQ-23'], 'hasType', 'with a status', (query) => {
    return query['status'] !== undefined;
  }),
  'maintenance-when-asked-for-open': ignored(['WRQ-24'], 'isRequest', 'for open', ({ status }) => {
    return status === 'open';
  }),
});
