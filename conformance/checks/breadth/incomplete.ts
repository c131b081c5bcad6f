import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyReady } from '../../calls/call.ts';
import { factsOf } from '../../calls/facts.ts';
import type { Attempt } from '../../calls/refusals.ts';
import { requiredOf, requiredQueryOf } from '../../kit/body.ts';
import { withMember } from './outside.ts';

/** Names of the cases in which all required values are left out; the last two send an empty body and no body. */
export const WITHOUT_ANYTHING = ['without anything', 'with an empty body', 'without a body'] as const;

/** The same request without each of what it requires, and without anything, by what is left out. */
export function incomplete(
  id: OperationId,
  ready: AnyReady,
): Readonly<Record<string, { readonly ready: AnyReady }>> {
  const bare = without(ready, requiredIn(id));
  if (requiredIn(id).length === 0) return {};
  const { body: _, ...bodiless } = bare;
  const bares = ready.body ? [bare, { ...bodiless, body: {} }, bodiless] : [bare];
  return {
    ...Object.fromEntries(requiredIn(id).map((name) => [name, { ready: without(ready, [name]) }])),
    ...Object.fromEntries(bares.map((one, at) => [WITHOUT_ANYTHING[at] ?? '', { ready: one }])),
  };
}

/** The fields that a form requires, apart from its file. */
export const requiredFieldsOf = (id: OperationId): readonly string[] =>
  factsOf(id).body?.contentType === 'multipart/form-data'
    ? requiredOf(id).filter((name) => name !== 'file')
    : [];

export const emptied = (name: string): string => `${name} sent empty`;

/** The same request with each of these fields there and empty, which no line says to be refused. */
export const emptiedFields = (id: OperationId, ready: AnyReady): Readonly<Record<string, Attempt>> =>
  Object.fromEntries(
    requiredFieldsOf(id).map((name) => [
      emptied(name),
      { ready, changes: withMember(ready, name, ''), mayBeServed: true },
    ]),
  );

export function requiredIn(id: OperationId): readonly string[] {
  return [...requiredOf(id), ...requiredQueryOf(id)];
}

/** The same request without the named members, parameters and parts; a form stays one by a field of no meaning. */
function without(
  { query = {}, body, file, form = {}, ...ready }: AnyReady,
  names: readonly string[],
): AnyReady {
  const rest = <T>(members: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
  return {
    ...ready,
    query: rest(query),
    ...(body && { body: rest(body) }),
    ...(file && { form: { ...rest(form), note: 'what this form is about' } }),
    ...(file && !names.includes('file') && { file }),
  };
}
