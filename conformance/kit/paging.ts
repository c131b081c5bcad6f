import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer, LooseInput } from './call.ts';
import { field } from './json.ts';
import type { JsonObject } from './json.ts';
import { fits, status } from './match.ts';
import { must } from './must.ts';
import { listOf } from './read.ts';
import type { Tools } from './tools.ts';

export interface Walk {
  readonly items: readonly JsonObject[];
  readonly pages: readonly Answer[];
}

/** The cursor of the page that follows; undefined on the last one. */
export function cursorOf({ json }: Pick<Answer, 'json'>): string | undefined {
  const next = field(json, 'nextCursor');
  return field(json, 'hasMore') === true && typeof next === 'string' ? next : undefined;
}

/**
 * Follows the cursors of a paged list until `hasMore` is false, each page judged by the contract. Ends after `most`
 * pages all the same: other people's records may be many, and cursors may run in a circle.
 */
export async function allPages(
  t: Tools,
  operationId: OperationId,
  input: LooseInput,
  most = 200,
): Promise<Walk> {
  const pages: Answer[] = [];
  const items: JsonObject[] = [];
  let cursor: string | undefined;
  do {
    const page = await t.callAny(operationId, { ...input, query: { ...input.query, cursor } });
    must(page, status(200), fits);
    pages.push(page);
    items.push(...listOf(page));
    cursor = cursorOf(page);
  } while (cursor !== undefined && pages.length < most);
  return { items, pages };
}
