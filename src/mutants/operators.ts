import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { beforeValidation, membersIn, textIn, without, type Members } from './input.ts';
import type { AnyInput } from '../mock/http/input.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { afterwards, type OneOrMore } from './mutation.ts';
import { rowOf, type Breaks, type MutantRow } from './mutant.ts';
import { readsQueryAs, refusesWith, shows } from './verbs.ts';

// Faults that any operation can have. Each operator gives a whole row, description and all, from its arguments; the
// section gives it a name.

const named = (operations: OneOrMore): string => [operations].flat().join(', ');

/** A success is answered with another status, without a body where the status has none. */
export const wrongStatus = rowOf((operation: OperationId, status: number) => [
  `${operation} answers ${status}.`,
  afterwards(operation, (reply) => (status === 204 ? { status, body: undefined } : { ...reply, status })),
]);

/** What stands in `data` is the whole answer. */
export const withoutEnvelope = rowOf((operations: OneOrMore) => [
  `The resource is answered without its envelope by ${named(operations)}.`,
  afterwards(operations, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
]);

const FORMS = {
  number: (value: unknown) => Number.parseInt(String(value).replace(/\D/g, ''), 10) || 0,
  text: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  list: (value: unknown) => [value],
  object: (value: unknown) => ({ value }),
  milliseconds: (value: unknown) => Date.parse(String(value)),
} as const;

/** Another value at a dotted path, where there is one; `*` stands for every element of a list. */
export const changedAt = (value: unknown, path: string, change: (found: unknown) => unknown): unknown => {
  const [name = '', ...rest] = path.split('.');
  if (path === '') return value === undefined || value === null ? value : change(value);
  if (name === '*')
    return Array.isArray(value) ? value.map((one: unknown) => changedAt(one, rest.join('.'), change)) : value;
  const members = membersIn(value);
  return name in members ? { ...members, [name]: changedAt(members[name], rest.join('.'), change) } : value;
};

const retyped = rowOf((operations: OneOrMore, member: string, form: keyof typeof FORMS) => [
  `The member ${member} is shown with the wrong type (${form}) by ${named(operations)}.`,
  shows(operations, (resource) => membersIn(changedAt(resource, member, FORMS[form]))),
]);

/** What is broken in every answer, whatever clause describes the member: ids are texts, date-times are written in ISO 8601. */
const generalOf = (member: string, form: keyof typeof FORMS): readonly ClauseId[] =>
  form === 'milliseconds' ? ['CNV-04'] : form === 'number' && /(^|\.)id$|Id$/.test(member) ? ['CNV-03'] : [];

/** A member of the resource, by its dotted path, has a value of another type wherever it has one. */
export const wrongType = (
  breaks: Breaks,
  operations: OneOrMore,
  member: string,
  form: keyof typeof FORMS,
): MutantRow => {
  const further = generalOf(member, form).filter((one) => !breaks.includes(one));
  return retyped([...breaks, ...further], operations, member, form);
};

/** What stands in the place of a value that was found. */
type OtherValue = (found: unknown, resource: Members, input: AnyInput, context: OperationContext) => unknown;

/** The value of a member of the resource, by its dotted path, is another one wherever it has one. */
export const wrongValue = (breaks: Breaks, operations: OneOrMore, member: string) => {
  const as = (words: string) => ({
    by: (value: OtherValue): MutantRow => [
      `The member ${member} is shown as ${words} by ${named(operations)}.`,
      breaks,
      shows(operations, (resource, input, context) =>
        membersIn(changedAt(resource, member, (found) => value(found, resource, input, context))),
      ),
    ],
  });
  return { as, is: (value: string | boolean | null): MutantRow => as(String(value)).by(() => value) };
};

/** What is refused is refused with another status, of the refusals that the test finds. */
export const wrongRefusal = rowOf(
  (operations: OneOrMore, status: number, test?: Parameters<typeof refusesWith>[2]) => [
    `A refusal by ${named(operations)} has the wrong status ${status}.`,
    refusesWith(operations, status, test),
  ],
);

/** A member of the query has another value where the request names it. */
export const takesFor = (breaks: Breaks, operation: OperationId, name: string) => ({
  as: (words: string) => ({
    by: (value: (sent: string) => string | undefined): MutantRow => [
      `${operation} takes the parameter ${name} for ${words}.`,
      breaks,
      readsQueryAs(operation, (query) =>
        query[name] === undefined ? query : { ...query, [name]: value(textIn(query[name])) },
      ),
    ],
  }),
});

/** A request without a required member is taken for one with this value. */
export const acceptsWithout = rowOf((operations: OneOrMore, member: string, value: unknown) => [
  `A body without ${member} is taken by ${named(operations)}, as if it were ${JSON.stringify(value)}.`,
  beforeValidation(operations, (body) => ({ [member]: value, ...body })),
]);

/** A parameter of the query has no effect. */
export const ignoresParameter = rowOf((operation: OperationId, name: string) => [
  `${operation} ignores the parameter ${name}.`,
  readsQueryAs(operation, (query) => without(query, name)),
]);
