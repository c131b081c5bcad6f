import type { JsonObject } from '../../kit/json.ts';
import { objects } from '../../kit/read.ts';
import { same } from '../../kit/same.ts';

/** The entries of the history of a request. */
export const historyOf = (request: JsonObject): readonly JsonObject[] => objects(request, 'statusHistory');

/** The entries of a later history that are new, and the earlier ones that are lost. */
export function moved(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): { readonly added: readonly JsonObject[]; readonly lost: readonly JsonObject[] } {
  const rest = [...after];
  const lost = before.filter((entry) => {
    const at = rest.findIndex((other) => same(other, entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return { added: rest, lost };
}
