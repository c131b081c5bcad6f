import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { cursorOf } from '../kit/paging.ts';
import type { Tools } from '../kit/tools.ts';
import { made } from '../kit/made.ts';
import type { Filled } from './call.ts';
import { pagedRequest } from './paging-place.ts';
import { callOf } from './table.ts';

/** So many items of a paged list, and the request that lists these alone. */
export function fillOf(t: Tools, id: OperationId, count: number): Promise<Filled> {
  const { fill } = callOf(id);
  if (!fill) throw new Error(`${id} is no paged list`);
  return made(`${count} items of ${id}`, () => fill(t, count));
}

/** One page: `more` goes where the target takes the paging of the operation. */
export const pageOf = async (t: Tools, id: OperationId, filled: Filled, more: LooseQuery): Promise<Answer> =>
  t.callAny(id, await pagedRequest(t, id, filled, more));

type Pages = readonly [Answer, ...Answer[]];

/** The pages from the first to the one without more; ends after `most`, for cursors may run in a circle. */
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

/** A first page and those that follow it by their cursors. */
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
