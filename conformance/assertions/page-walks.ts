import type { Filled } from '../calls/call.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { counts, holdsExtra, holdsOthers, shows } from '../kit/fault.ts';
import { field } from '../kit/json.ts';
import { answerText } from '../kit/match.ts';
import { mustHold } from '../kit/must.ts';
import { listClausesOf } from '../kit/preconditions.ts';
import { idsOf, listOf } from '../kit/read.ts';
import { sameSet } from '../kit/same.ts';

/** Every item of the list stands once on the pages, `hasMore` is false at last, and no later page holds others. */
export function mustHoldEachOnce(pages: readonly Answer[], filled: Filled): void {
  const { ids } = filled;
  const seen = seenOn(pages, filled);
  const missing = ids.filter((one) => !seen.includes(one)).length;
  const last = pages.at(-1);
  if (!last) return;
  const promised = `each of ${ids.length} items once on ${pages.length} pages`;
  const twice = seen.length - new Set(seen).size;
  const found = `${missing} missing, ${twice} twice`;
  mustHold(last, promised, sameSet(seen, ids), holdsOthers(seen, ids, found));
  // A list must end, however many items other people have.
  const isEndless = field(last.json, 'hasMore') === true && listOf(last).length === 0;
  const endless = shows('hasMore', true, `hasMore is true on ${pages.length} pages`);
  mustHold(last, 'hasMore is false at last', !isEndless, endless);
  mustStayNarrow(pages, filled);
}

/** Where the first page holds nothing but these items, no other one does: a filter holds for the whole walk. */
function mustStayNarrow(pages: readonly Answer[], { ids }: Filled): void {
  const isNarrow = (page: Answer): boolean => idsOf(listOf(page)).every((one) => ids.includes(one));
  const wide = pages.findIndex((page) => !isNarrow(page));
  const page = pages[wide];
  if (!page) return;
  attributed(listClausesOf(page.operationId), () =>
    mustHold(
      page,
      'no item on a later page that the list does not hold',
      wide === 0,
      holdsExtra(answerText(page)),
    ),
  );
}

/** No page holds more than was asked for, nor fewer while more match. */
export function mustHaveSizes(pages: readonly Answer[], size: number, matching: number): void {
  let rest = matching;
  for (const page of pages) {
    const { length } = listOf(page);
    mustHold(page, `at most ${size} items on a page`, length <= size, counts(`${length} items`));
    const isFull = rest <= size || length === size;
    mustHold(page, `${size} items on a page while more match`, isFull, counts(`${length} items`));
    rest -= length;
  }
}

/** The items of the list on these pages; other people's stay aside. No page alone proves anything: its order is free. */
export const seenOn = (pages: readonly Answer[], { ids }: Filled): readonly string[] =>
  pages.flatMap((page) => idsOf(listOf(page))).filter((one) => ids.includes(one));
