import type { Answer } from '../kit/call.ts';
import { isObject, show } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { shows } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import { isBlank, same } from '../kit/same.ts';

/**
 * No member that a replacement left out may keep its former value. The target may show null, nothing, false
 * or an empty text instead. A former value of false looks the same as no value, so it is not judged.
 */
export function mustClear(
  answer: Answer,
  found: JsonObject,
  { former, sent }: { readonly former: JsonObject; readonly sent: JsonObject },
): void {
  for (const [member, value] of Object.entries(former)) {
    if (sent[member] !== undefined) continue;
    mustHold(
      answer,
      `${member}, left out of the replacement, loses its former value`,
      !stillHas(found[member], value),
      shows(member, found[member], `${member} is still ${show(found[member])}`),
    );
  }
}

/** Whether any part of the former value is still in the found value. */
function stillHas(found: unknown, former: unknown): boolean {
  if (isBlank(former) || former === false) return false;
  if (isObject(former)) {
    return (
      isObject(found) && Object.entries(former).some(([member, value]) => stillHas(found[member], value))
    );
  }
  if (Array.isArray(former)) {
    return Array.isArray(found) && former.some((one) => found.some((other) => same(other, one)));
  }
  return same(found, former);
}
