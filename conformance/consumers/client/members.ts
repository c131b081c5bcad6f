import { document } from '../../../openapi/generated/document.ts';
import { isObject, items } from '../../kit/json.ts';
import { objectAt, resolved } from '../../kit/walk.ts';
import type { Call } from '../call.ts';
import { observed, unproven, type Judgement } from '../duty.ts';
import { operationOf, queryOf, sentBody, type ClientStory, type OperationFacts } from './story.ts';

/** The members that a schema lists, with their schemas. */
const membersOf = (given: unknown): ReadonlyMap<string, unknown> => {
  const schema = resolved(document, given);
  if (!isObject(schema)) return new Map();
  const parts = [schema['allOf'], schema['anyOf']].flatMap(items);
  const own = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return new Map([...own, ...parts.flatMap((part) => [...membersOf(part)])]);
};

/** The members of an object or of the items of a list, if a schema describes them. */
const innerMembers = (schema: unknown): ReadonlySet<string> => {
  const whole = resolved(document, schema);
  const inList = isObject(whole) ? membersOf(whole['items']) : new Map<string, unknown>();
  return new Set([...membersOf(whole).keys(), ...inList.keys()]);
};

interface Listed {
  readonly top: ReadonlySet<string>;
  /** Members of parts of the body that are not members of the body itself, with their part. */
  readonly inside: ReadonlyMap<string, string>;
}

/** The members of the record in the answer: a client that sends a record back sends them too. */
const answeredMembers = ({ answers }: OperationFacts): ReadonlySet<string> => {
  const whole = Object.values(answers).flatMap(({ schema }) =>
    schema === undefined ? [] : [membersOf(objectAt(document, schema)).get('data')],
  );
  return new Set(whole.flatMap((schema) => [...membersOf(schema).keys()]));
};

const listedIn = (operation: OperationFacts): Listed => {
  const { body } = operation;
  const members = membersOf(body && objectAt(document, body.schema));
  const top = new Set(members.keys());
  const answered = answeredMembers(operation);
  const inside = [...members].flatMap(([part, schema]) =>
    [...innerMembers(schema)]
      .filter((name) => !top.has(name) && !answered.has(name))
      .map((name) => [name, part] as const),
  );
  return { top, inside: new Map(inside) };
};

const known = new Map<string, Listed>();

const listed = (operation: OperationFacts): Listed => {
  const one = known.get(operation.id) ?? listedIn(operation);
  known.set(operation.id, one);
  return one;
};

/** The members of the body that are not listed at the top level. */
const unlistedMembers = (call: Call): readonly string[] => {
  const operation = operationOf(call);
  const value = sentBody(call);
  if (!operation?.body || !isObject(value)) return [];
  const { top } = listed(operation);
  return top.size === 0 ? [] : Object.keys(value).filter((name) => !top.has(name));
};

/** The fault of a member that is sent at the top level but listed in a part of the body. */
export const misplacedFault = (call: Call): string | undefined => {
  const operation = operationOf(call);
  if (!operation?.body) return undefined;
  const { inside } = listed(operation);
  const name = unlistedMembers(call).find((one) => inside.has(one));
  return name && `sends ${name} at the top of the body; it is a member of ${inside.get(name)}`;
};

/** Members and parameters that the interface does not list. */
export const unlisted = ({ calls }: ClientStory): Judgement => {
  if (calls.length === 0) return unproven('no request came');
  const found = new Map<string, number>();
  for (const call of calls) {
    const operation = operationOf(call);
    if (!operation) continue;
    const named = new Set(operation.parameters.map(({ name }) => name));
    const names = [...[...queryOf(call).keys()].filter((name) => !named.has(name)), ...unlistedMembers(call)];
    for (const name of names) {
      const key = `${operation.id}: ${name}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return found.size === 0
    ? observed('nothing that is not listed was sent')
    : observed(...[...found].map(([name, count]) => `${name} (${count} times)`));
};
