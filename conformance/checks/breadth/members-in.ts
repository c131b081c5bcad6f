import { document as contract } from '../../../openapi/generated/document.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf } from '../../calls/facts.ts';
import type { Answer } from '../../kit/call.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { wrongType } from '../../kit/fault.ts';
import { isObject } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import { objectAt, resolved } from '../../kit/walk.ts';

/** Dotted paths and values of all members, however deep. */
export function membersIn(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly [string, unknown])[] {
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = [...path, name];
    return [[at.join('.'), inner] as const, ...membersIn(inner, at)];
  });
}

/** The innermost member of a path; none where it ends at a place in a list. */
export const nameAt = (path: string): string => path.split('.').at(-1) ?? '';

/** Names of the members that the contract describes as date-times and as nothing else, wherever they stand; none that has no type at one of its places. */
export function dateTimesIn(id: OperationId): ReadonlySet<string> {
  const pointers = Object.values(factsOf(id).answers).flatMap(({ schema }) =>
    schema === undefined ? [] : [schema],
  );
  const names = new Set<string>();
  const untyped = new Set<string>();
  const collect = (given: unknown): void => {
    const schema = resolved(contract, given);
    if (!isObject(schema)) return;
    for (const [name, inner] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {})) {
      const member = resolved(contract, inner);
      const isUntyped = isObject(inner) && inner['x-untyped'] === true;
      if (isUntyped) untyped.add(name);
      else if (isObject(member) && member['format'] === 'date-time') names.add(name);
      collect(member);
    }
    collect(schema['items']);
    for (const key of ['anyOf', 'allOf']) if (Array.isArray(schema[key])) schema[key].forEach(collect);
  };
  for (const pointer of pointers) collect(objectAt(contract, pointer));
  return new Set([...names].filter((name) => !untyped.has(name)));
}

/** The members of these names that have a value are ISO 8601 date-times, or in a form that is accepted as well. */
export function mustWriteDateTimes(answer: Answer, names: ReadonlySet<string>, accepted?: RegExp): void {
  for (const [path, value] of membersIn(answer.json)) {
    if (!names.has(nameAt(path)) || isBlank(value)) continue;
    const isInstant =
      typeof value === 'string' && (readDateTime(value) !== undefined || accepted?.test(value) === true);
    mustHold(answer, `an ISO 8601 date-time as ${path}`, isInstant, wrongType(path, value));
  }
}
