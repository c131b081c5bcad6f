import { openClausesOf } from '../../calls/facts.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { isRefused, isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { same } from '../../kit/same.ts';
import { callers } from './shared.ts';

check({
  id: 'conventions.cursor-with-other-filters',
  says: 'Records which filters apply when a cursor is sent with other filters than the list began with.',
  clauses: openClausesOf('cursor-with-other-filters', 'listResidents'),
  negative: true,
  async run(t) {
    // Both kinds have items after the first one, whether the list starts with the oldest or the newest. Three of them are
    // asked for, since without any filter the next two may be of one kind.
    const { facilityId, own: begun, other } = await callers(t);
    const ask = (phone: string, cursor?: string) =>
      t.call('listResidents', {
        path: { facilityId },
        query: { phone, ...(cursor === undefined ? { pageSize: 1 } : { pageSize: 3, cursor }) },
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

check({
  id: 'conventions.foreign-cursor',
  says: 'Records what a list answers to a cursor that it never gave.',
  clauses: ['CNV-62'],
  negative: true,
  async run(t) {
    const { facilityId } = await callers(t);
    const residents = (query: LooseQuery) => t.call('listResidents', { path: { facilityId }, query });
    const photos = (query: LooseQuery) => t.call('listFacilityPhotos', { path: { facilityId }, query });
    const first = await residents({ pageSize: 1 });
    must(first, success);
    const given = field(first.json, 'nextCursor');
    for (const [list, before, cursor] of [
      [residents, first, t.fresh.word('cursor')],
      [photos, await photos({ pageSize: 1 }), given],
    ] as const) {
      if (typeof cursor !== 'string') continue;
      const answer = await list({ pageSize: 1, cursor });
      const isFirst =
        isSuccess(answer) && isSuccess(before) && same(idsOf(listOf(answer)), idsOf(listOf(before)));
      reading(t, 'foreign-cursor', answer, { refused: isRefused, 'first-page': isFirst });
      observeErrorBody(t, answer, ['cursor']);
    }
  },
});
