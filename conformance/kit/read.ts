import type { Answer } from './call.ts';
import { Violation } from './errors.ts';
import { memberFault, memberPath } from './fault.ts';
import { field, isObject, show } from './json.ts';
import type { JsonObject } from './json.ts';
import { fits, status, success, answerText } from './match.ts';
import { must } from './must.ts';
import { isBlank } from './same.ts';

/** Readers that judge while they read: what they give back has the type they say, or the target broke a promise. */

/** The object under `data` of a successful answer. */
export function dataOf(answer: Answer): JsonObject {
  must(answer, success);
  const data = field(answer.json, 'data');
  if (isObject(data)) return data;
  throw new Violation({
    kind: 'wrong-envelope',
    promised: 'one object under data',
    found: answerText(answer),
    aspect: 'envelope',
    exchanges: [answer.exchange],
  });
}

/** The object under `data` of an answer 200 as the contract describes it. */
export function readOf(answer: Answer): JsonObject {
  must(answer, status(200), fits);
  return dataOf(answer);
}

/** The whole body of a successful answer that states no envelope. */
export function bareOf(answer: Answer): JsonObject {
  must(answer, success);
  if (isObject(answer.json)) return answer.json;
  throw new Violation({
    kind: 'wrong-envelope',
    promised: 'a JSON object',
    found: answerText(answer),
    exchanges: [answer.exchange],
  });
}

/** The objects in the array under `data` of a successful answer. */
export function listOf(answer: Answer): readonly JsonObject[] {
  must(answer, success);
  const data = field(answer.json, 'data');
  if (Array.isArray(data) && data.every(isObject)) return data;
  throw new Violation({
    kind: 'wrong-envelope',
    promised: 'an array of objects under data',
    found: answerText(answer),
    aspect: 'envelope',
    exchanges: [answer.exchange],
  });
}

/** The items of a list, be they under data or, as those of an activity's attendance, in a member of it. */
export function itemsIn(answer: Answer): readonly JsonObject[] {
  return isObject(field(answer.json, 'data')) ? objects(dataOf(answer), 'attendanceRecords') : listOf(answer);
}

/** Reads one text that must be there, by its dotted path. */
export function text(value: unknown, path: string): string {
  const found = field(value, path);
  if (typeof found === 'string' && found !== '') return found;
  throw ofAnotherType('a text', value, path);
}

/** Reads one number that must be there, by its dotted path. */
export function number(value: unknown, path: string): number {
  const found = field(value, path);
  if (typeof found === 'number') return found;
  throw ofAnotherType('a number', value, path);
}

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

/** What type a member has is for the check of that type to say, where it has a value at all. */
function ofAnotherType(promised: string, value: unknown, path: string): Violation {
  const found = field(value, path);
  return new Violation({
    kind: isBlank(found) ? 'missing-member' : 'wrong-type',
    promised: `${promised} as ${path}`,
    found: `${show(found)} in ${show(value)}`,
    members: [memberFault(path, found)],
    ...(!isBlank(found) && { schemaMismatch: [lastOf(path)] }),
  });
}

/** The objects of an array by its dotted path; none where it is null, absent or empty. */
export function objects(value: unknown, path: string): readonly JsonObject[] {
  const found = field(value, path) ?? [];
  if (Array.isArray(found) && found.every(isObject)) return found;
  throw new Violation({
    kind: 'wrong-type',
    promised: `an array of objects as ${path}`,
    found: `${show(found)} in ${show(value)}`,
    members: [{ path: memberPath(path) }],
    schemaMismatch: [lastOf(path)],
  });
}

/** The ids of listed resources, or another member that each of them has. */
export function idsOf(list: readonly object[], member = 'id'): readonly string[] {
  return list.map((item) => text(item, member));
}

export function byId(list: readonly JsonObject[], id: string): JsonObject | undefined {
  return list.find((item) => item['id'] === id);
}
