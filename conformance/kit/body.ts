import fc from 'fast-check';
import { operations } from '../../openapi/generated/contract.ts';
import type { BodyOf, OperationId } from '../../openapi/generated/contract.ts';
import { document as contract } from '../../openapi/generated/document.ts';
import { arbitraryOf, recordWith } from './arbitrary.ts';
import type { Fresh } from './fresh.ts';
import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';
import { objectAt, resolved } from './walk.ts';

/**
 * Members that a body has only by an override: no route creates attachments, registering for a single occurrence is
 * open, and so is a page in a body.
 */
const ON_DEMAND: readonly string[] = [
  'attachments',
  'attachmentId',
  'occurrenceDate',
  'scheduledAt',
  'cursor',
  'pageSize',
];

/** Replaces the value by the schema: a constant, an arbitrary, or undefined to leave the member out. */
export type Overrides<O extends OperationId> = {
  readonly [Name in Extract<keyof Exclude<BodyOf<O>, undefined>, string>]?: unknown;
} & Readonly<Record<string, unknown>>;

/** Bodies that the operation must accept; overridden members are always present. */
export function bodyOf<O extends OperationId>(
  operationId: O,
  fresh: Fresh,
  overrides: Overrides<O>,
): fc.Arbitrary<JsonObject> {
  const schema = bodySchema(operationId);
  const drawing = { document: contract, fresh };
  const drawn = Object.entries(membersOf(schema))
    .filter(
      ([name, member]) => !(name in overrides) && !ON_DEMAND.includes(name) && member['readOnly'] !== true,
    )
    .map(([name, member]) => [name, arbitraryOf(member, drawing, name)] as const);
  const replaced = Object.entries(overrides)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value instanceof fc.Arbitrary ? value : fc.constant(value)] as const);
  const members = Object.fromEntries([...drawn, ...replaced]);
  const required = [...requiredOf(operationId), ...Object.keys(overrides)];
  const bodies = recordWith(members, required);
  // A service may refuse an empty body, so it is never drawn.
  return Object.keys(members).length === 0 ? bodies : bodies.filter((body) => Object.keys(body).length > 0);
}

/** The members of a JSON body, or the parts of a form, that a request of the operation must have. */
export function requiredOf(operationId: OperationId): readonly string[] {
  const { body } = factsOf(operationId);
  const required: unknown = body?.required === true ? bodySchema(operationId)['required'] : undefined;
  return Array.isArray(required) ? required.map(String) : [];
}

/** The members of a JSON body, or the parts of a form, each with its schema. */
export const bodyMembersOf = (operationId: OperationId): Readonly<Record<string, JsonObject>> =>
  factsOf(operationId).body ? membersOf(bodySchema(operationId)) : {};

/** The members of a JSON body, or the fields of a form, that have a closed set of values, with that set. */
export function closedSetsOf(
  operationId: OperationId,
): readonly { readonly member: string; readonly values: readonly unknown[] }[] {
  return Object.entries(bodyMembersOf(operationId)).flatMap(([member, schema]) => {
    const values: unknown = schema['enum'];
    return Array.isArray(values) ? [{ member, values }] : [];
  });
}

/** The query parameters that a request must carry. */
export function requiredQueryOf(operationId: OperationId): readonly string[] {
  const { parameters }: Facts = operations[operationId];
  return parameters.filter((one) => one.in === 'query' && one.required).map((one) => one.name);
}

interface Facts {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly body?: { readonly required: boolean; readonly contentType: string; readonly schema: string };
}

const factsOf = (operationId: OperationId): Facts => operations[operationId];

function bodySchema(operationId: OperationId): JsonObject {
  const { body } = factsOf(operationId);
  if (!body) throw new Error(`${operationId} takes no body`);
  return objectAt(contract, body.schema);
}

function membersOf(schema: JsonObject): Readonly<Record<string, JsonObject>> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const members = Object.entries(properties).flatMap(([name, given]) => {
    const member = resolved(contract, given);
    return isObject(member) ? [[name, member] as const] : [];
  });
  return Object.fromEntries(members);
}
