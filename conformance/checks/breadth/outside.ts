import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyReady } from '../../calls/call.ts';
import type { Attempt } from '../../calls/refusals.ts';
import { shownMembersOf } from '../../calls/facts.ts';
import { closedSetsOf } from '../../kit/body.ts';
import type { LooseInput } from '../../kit/call.ts';
import type { Tools } from '../../kit/tools.ts';

export const outsideOf = (member: string, at: number): string => `${member} outside its set, ${at}`;

/** The same request with each value outside each closed set of its body, by what is outside. */
export const outsiders = (t: Tools, id: OperationId, ready: AnyReady): Readonly<Record<string, Attempt>> =>
  Object.fromEntries(
    closedSetsOf(id).flatMap(({ member, values }) =>
      valuesOutside(t, id, member, values).map((value, at) => [
        outsideOf(member, at),
        { ready, changes: withMember(ready, member, value), mayBeServed: true },
      ]),
    ),
  );

/** The request with another value of a member of its body, or of a field of its form. */
export const withMember = ({ file, form, body }: AnyReady, member: string, value: unknown): LooseInput =>
  file ? { form: { ...form, [member]: String(value) } } : { body: { ...body, [member]: value } };

/** Values that the set does not hold: nonsense, a value in other letters, and what only the resource may show. */
export function valuesOutside(
  t: Tools,
  id: OperationId,
  member: string,
  values: readonly unknown[],
): readonly string[] {
  const shown: unknown = shownMembersOf(id)[member]?.['enum'];
  const others = values.map((value) => otherCase(String(value)));
  return [
    t.fresh.word('outside'),
    ...others.slice(0, 1),
    ...(Array.isArray(shown) ? shown.filter((value) => typeof value === 'string') : []),
  ].filter((value) => !values.includes(value));
}

const otherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
