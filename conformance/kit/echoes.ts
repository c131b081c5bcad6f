import { clauses } from '../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { clausesAbout } from './about.ts';
import type { LooseInput } from './call.ts';
import { field, isObject } from './json.ts';
import { differences, isBlank } from './same.ts';

/**
 * The clauses that the answer of a write breaks, because a member does not show the sent value, under its name or in
 * the plural. A check that relies on the record is affected by that fault.
 */
export function echoClausesBroken(
  id: OperationId,
  { body, form = {} }: LooseInput,
  json: unknown,
): readonly ClauseId[] {
  const record = field(json, 'data') ?? json;
  if (!isObject(record)) return [];
  const wrong = Object.entries({ ...(isObject(body) ? body : {}), ...form })
    .filter(([name, sent]) =>
      name in record ? isUnlike(record[name], sent) : isMissingAmong(record[`${name}s`], sent),
    )
    .map(([name]) => name);
  if (wrong.length === 0) return [];
  const naming = clausesAbout(id, 'echo', 'effect').filter((clause) =>
    clauses[clause].about.member.some((one) => wrong.includes(one)),
  );
  return naming.length > 0
    ? naming
    : clausesAbout(id, 'echo').filter((clause) => clauses[clause].about.member.length === 0);
}

/** A single sent id may appear in a list, such as `albumId` in `albumIds`. */
const isMissingAmong = (shown: unknown, sent: unknown): boolean =>
  Array.isArray(shown) && !isBlank(sent) && !shown.includes(sent);

/** A value may appear in an object, such as a caption in `text`. Values of other types are not compared. */
function isUnlike(found: unknown, sent: unknown): boolean {
  if (isBlank(sent)) return false;
  if (isBlank(found)) return true;
  if (isObject(found) && typeof sent === 'string') return !Object.values(found).includes(sent);
  const shown = Array.isArray(found) ? found.map((one: unknown) => field(one, 'id') ?? one) : found;
  // A form has a list as a single text.
  const expected = Array.isArray(found) && typeof sent === 'string' ? sent.split(',') : sent;
  const isComparable = typeof shown === typeof expected && Array.isArray(shown) === Array.isArray(expected);
  return isComparable && differences(shown, expected).length > 0;
}
