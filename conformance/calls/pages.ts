import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { cursorOf } from '../kit/paging.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';
import type { Filled } from './call.ts';
import { pagedRequest } from './paging-place.ts';
import { callOf } from './table.ts';

/**
 * Makes a number of items of a paged list and returns the request that lists exactly these. Throws an Error
 * if the list is not paged.
 */
export function fillOf(t: Tools, id: OperationId, count: number): Promise<Filled> {
  const { fill } = callOf(id);
  if (!fill) throw new Error(`${id} is no paged list`);
  return precondition(`${count} items of ${id}`, () => fill(t, count));
}

/** Reads one page. `more` is put into the query or the body, as the target accepts it. */
export const pageOf = async (t: Tools, id: OperationId, filled: Filled, more: LooseQuery): Promise<Answer> =>
  t.callAny(id, await pagedRequest(t, id, filled, more));

type Pages = readonly [Answer, ...Answer[]];

/** Reads the pages from the first to the last; stops after `most` pages, because cursors may repeat. */
export async function walk(
  t: Tools,
  id: OperationId,
  filled: Filled,
  pageSize?: number,
  most = 100,
): Promise<Pages> {
  const first = await pageOf(t, id, filled, { pageSize });
  must(first, success);
  return walkOn(t, id, filled, first, pageSize, most);
}

/** Reads the pages that follow a first page by their cursors. */
export async function walkOn(
  t: Tools,
  id: OperationId,
  filled: Filled,
  first: Answer,
  pageSize?: number,
  most = 100,
): Promise<Pages> {
  const pages: [Answer, ...Answer[]] = [first];
  for (let cursor = cursorOf(first); cursor !== undefined && pages.length < most;) {
    const page = await pageOf(t, id, filled, { pageSize, cursor });
    must(page, success);
    pages.push(page);
    cursor = cursorOf(page);
  }
  return pages;
}
