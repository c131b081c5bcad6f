import type { Answer } from './call.ts';
import { Violation } from './errors.ts';
import { isObject, show } from './json.ts';
import type { JsonObject } from './json.ts';
import { differences, differencesText, isBlank } from './same.ts';

interface Shown {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** Other checks judge wrong types on the path to a member. */
function mustLeadOn(answer: Answer, promised: string, resource: unknown, member: string): void {
  const way = member.split('.').slice(0, -1);
  const unfit = valuesAt(resource, way).find((one) => !isBlank(one) && !isObject(one) && !Array.isArray(one));
  if (way.length === 0 || unfit === undefined) return;
  const path = withoutStars(way);
  throw new Violation({
    kind: 'wrong-type',
    promised,
    found: `${show(unfit)} as ${way.join('.')}`,
    members: [{ path: path.join('.') }],
    schemaMismatch: path,
    exchanges: [answer.exchange],
  });
}

/** The answer has the member, with the right value if it is known. */
export function mustShow({ answer, resource }: Shown, name: string, member: string, value?: unknown): void {
  const where = `(${answer.operationId})`;
  const known = value === undefined ? '' : `, ${show(value, 80)}`;
  const found = valuesAt(resource, member.split('.'));
  const promised = `the member ${member} of ${name}${known}: its value exists ${where}`;
  const path = withoutStars(member.split('.'));
  mustLeadOn(answer, promised, resource, member);
  const without = (reported: string): Violation =>
    missing(answer, promised, reported, firstBlank(resource, member));
  if (found.length === 0) throw without(`an empty list on the way to ${member}`);
  for (const one of found) {
    if (isBlank(one)) throw without(blankAs(one));
    if (value !== undefined) {
      // The right value with a wrong type counts as present: the type belongs to another check.
      const isSaid = typeof one === 'string' && typeof value === 'number' && Number(one) === value;
      const wrong = isSaid ? [] : differences(one, value);
      if (wrong.length === 0) continue;
      // The member is present. The check of its value judges what it shows.
      throw new Violation({
        kind: 'wrong-value',
        promised,
        found: differencesText(wrong),
        schemaMismatch: path,
        exchanges: [answer.exchange],
      });
    }
  }
}

const missing = ({ exchange }: Answer, promised: string, found: string, absent: string): Violation =>
  new Violation({ kind: 'missing-member', promised, found, absent, exchanges: [exchange] });

const blankAs = (value: unknown): string => (value === undefined ? 'no such member' : show(value));

/** A member that every such record has is present in each object on its path. Lists may be empty and objects unset. */
export function mustAlwaysShow({ answer, resource }: Shown, name: string, member: string): void {
  const path = member.split('.');
  const promised = `the member ${member} of ${name}, which each of them has (${answer.operationId})`;
  mustLeadOn(answer, promised, resource, member);
  for (const value of valuesAt(resource, path.slice(0, -1)).filter(isObject)) {
    const one = value[path.at(-1) ?? ''];
    if (isBlank(one)) throw missing(answer, promised, blankAs(one), withoutStars(path).join('.'));
  }
}

/** Whether a member has a value anywhere in a resource. */
export const showsAny = (resource: JsonObject, member: string): boolean =>
  valuesAt(resource, member.split('.')).some((one) => !isBlank(one));

const withoutStars = (path: readonly string[]): readonly string[] => path.filter((part) => part !== '*');

/** The outermost member without a value on the path to a missing one. */
function firstBlank(resource: JsonObject, member: string): string {
  const path = member.split('.');
  const at = path.findIndex(
    (part, place) =>
      part !== '*' &&
      (valuesAt(resource, path.slice(0, place + 1)).some(isBlank) || place === path.length - 1),
  );
  return withoutStars(path.slice(0, at + 1)).join('.');
}

/** The values at a path; `undefined` if a part is missing. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [undefined];
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [undefined];
}
