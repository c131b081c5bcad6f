import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { counts, holdsExtra, lacks } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { byId, listOf } from '../kit/read.ts';

/** A list with only the check's own items, because no other check uses the resident. */
export interface OwnList {
  readonly answer: Answer;
  readonly items: readonly JsonObject[];
}

/** The list in an answer, which must be 200 and fit the contract. */
export function ownList(answer: Answer): OwnList {
  must(answer, status(200), fits);
  return { answer, items: listOf(answer) };
}

/** The list must hold the item; otherwise it breaks these clauses, or all of the check if none is given. */
export function mustContain(
  { answer, items }: OwnList,
  id: string,
  what: string,
  ...broken: readonly ClauseId[]
): JsonObject {
  const item = byId(items, id);
  const fault = { ...lacks(`it is not among ${items.length} items`), items: [id] };
  attributed(broken, () => mustHold(answer, `${what} is in the list`, item !== undefined, fault));
  return item ?? {};
}

export function mustNotContain(
  { answer, items }: OwnList,
  id: string,
  what: string,
  ...broken: readonly ClauseId[]
): void {
  const isListed = byId(items, id) !== undefined;
  const found = `it is among ${items.length} items`;
  attributed(broken, () => mustHold(answer, `${what} is not in the list`, !isListed, holdsExtra(found)));
}

export function mustCount(
  { answer, items }: OwnList,
  count: number,
  when: string,
  ...broken: readonly ClauseId[]
): void {
  const promised = `${when}, the list holds ${count} items`;
  attributed(broken, () =>
    mustHold(answer, promised, items.length === count, counts(`${items.length} items`)),
  );
}
