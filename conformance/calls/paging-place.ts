import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer, LooseInput } from '../kit/call.ts';
import { field } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';
import type { Filled } from './call.ts';
import { factsOf } from './facts.ts';
import { callOf } from './table.ts';

/**
 * Where a request states the page size and the cursor: in the query, unless the operation leaves this open.
 * Then both are tried, the query first.
 */

type Place = 'query' | 'body';

/** The places in which the target accepts each of the two members; empty if in none. */
interface Places {
  readonly pageSize: readonly Place[];
  readonly cursor: readonly Place[];
}

/** The request of one page; unproven if the target accepts a requested member in no place. */
export async function pagedRequest(
  t: Tools,
  id: OperationId,
  filled: Filled,
  more: LooseQuery,
): Promise<LooseInput> {
  const asked = Object.entries(more).filter(([, value]) => value !== undefined);
  if (asked.length === 0 || !isOpen(id)) return requestWith(filled, { query: more });
  const places = await placesOf(t);
  const parts: Record<Place, Record<string, (typeof asked)[number][1]>> = { query: {}, body: {} };
  for (const [name, value] of asked) {
    const [place] = name === 'cursor' ? places.cursor : places.pageSize;
    if (place === undefined)
      t.unproven('the target takes cursor and pageSize of this search neither in the query nor in the body');
    parts[place][name] = value;
  }
  return requestWith(filled, parts);
}

const isOpen = (id: OperationId): boolean => factsOf(id).choices.includes('search-paging-place');

type More = { readonly [At in Place]?: LooseQuery };

const requestWith = ({ path, query, body, as }: Filled, more: More): LooseInput => ({
  path,
  query: { ...query, ...more.query },
  ...(body && { body: { ...body, ...more.body } }),
  ...(as !== undefined && { as }),
});

const PLACES: readonly Place[] = ['query', 'body'];
const FEW = 2;

/** Tested once per run, with three threads and a page of two. */
export const placesOf = once(async (t: Tools): Promise<Places> => {
  const { fill } = callOf('searchThreads');
  if (!fill) return { pageSize: [], cursor: [] };
  return precondition('the paging of the search of threads', async () => {
    const filled = await fill(t, FEW + 1);
    const ask = (more: More) => t.callAny('searchThreads', requestWith(filled, more));
    const pageSize = await placesWhere(async (place) => isFew(await ask({ [place]: { pageSize: FEW } })));
    const [sized] = pageSize;
    if (sized === undefined) return { pageSize, cursor: [] };
    const first = await ask({ [sized]: { pageSize: FEW } });
    const cursor = String(field(first.json, 'nextCursor'));
    const isNext = async (place: Place): Promise<boolean> =>
      goesOn(
        await ask(
          sized === place
            ? { [place]: { pageSize: FEW, cursor } }
            : { [sized]: { pageSize: FEW }, [place]: { cursor } },
        ),
        first,
      );
    return { pageSize, cursor: await placesWhere(isNext) };
  });
});

async function placesWhere(test: (place: Place) => Promise<boolean>): Promise<readonly Place[]> {
  const held: Place[] = [];
  for (const place of PLACES) if (await test(place)) held.push(place);
  return held;
}

const isFew = (page: Answer): boolean =>
  isSuccess(page) && listOf(page).length === FEW && field(page.json, 'hasMore') === true;

/** Whether the page has items and repeats none of the first page. */
function goesOn(page: Answer, first: Answer): boolean {
  if (!isSuccess(page)) return false;
  const [before, now] = [idsOf(listOf(first)), idsOf(listOf(page))];
  return now.length > 0 && now.every((id) => !before.includes(id));
}
