import { openClausesOf } from '../../calls/facts.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { isRefused, isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { callers } from './shared.ts';
import { reading } from '../../kit/reading.ts';

check({
  id: 'conventions.cursor-with-other-filters',
  says: 'Which filters hold when those sent with a cursor are not those with which the walk began.',
  clauses: openClausesOf('cursor-with-other-filters', 'listResidents'),
  negative: true,
  async run(t) {
    // Both kinds have items after the first one, whether the list starts with the oldest or the newest.
    const { facilityId, own: begun, other } = await callers(t);
    const ask = (phone: string, cursor?: string) =>
      t.call('listResidents', {
        path: { facilityId },
        query: { phone, pageSize: 1, ...(cursor !== undefined && { cursor }) },
      });
    const first = await ask(begun.phone);
    must(first, success);
    const cursor = field(first.json, 'nextCursor');
    if (typeof cursor !== 'string') {
      t.note('the first page gives no cursor to go on with');
      return;
    }
    const next = await ask(other.phone, cursor);
    const listed = isSuccess(next) ? idsOf(listOf(next)) : [];
    const isOf = (ids: readonly string[]): boolean =>
      listed.length > 0 && listed.every((one) => ids.includes(one));
    const outcomes = {
      'request-wins': isOf(other.ids),
      'cursor-wins': isOf(begun.ids),
      refused: isRefused,
    };
    reading(t, 'cursor-with-other-filters', next, outcomes, `${next.status} with ${listed.length} items`);
  },
});
