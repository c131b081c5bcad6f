import { document as contract } from '../../openapi/generated/document.ts';
import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import { memberOrigins } from '../../openapi/generated/member-origins.ts';
import type { MemberOf, MemberOrigin, RecordName } from '../../openapi/generated/member-origins.ts';
import { items, type JsonObject } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { listedBy, presence, shownBy, type Sample } from '../kit/presence.ts';
import type { Tools } from '../kit/tools.ts';
import { objectAt, resolved } from '../kit/walk.ts';
import { anInteger, anObject, hasId, shownIn } from './dated-members.ts';
import { aBoolean, aText, listOfObjects, memberTypes, oneOf, texts } from './member-types.ts';
import type { MemberType, Shown } from './member-types.ts';
import type { How, Resource } from './resource.ts';

/** A record that was created and then changed, in the answer of every operation that shows it. */
export async function shownThroughout<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  how: How<Values> = {},
): Promise<Sample['shown']> {
  const kept = await one.given(t, how);
  const [more = {}] = await one.about.others(t);
  const now = await one.revised(t, kept, { more, without: how.without ?? [] });
  const replaced = await one.replace(t, now);
  const { read: operation, list } = one.about.operations;
  const read = operation ? [await t.callAny(operation, { path: one.path(now) })] : [];
  return [replaced, ...read].map(shownBy).concat(listedBy(await one.listedAround(t, now), kept.id));
}

/** A value that clients send, that the service sets, or that every record has. One that follows from others may lack. */
const isExpected = ({ from, always }: MemberOrigin): boolean => always === true || !from.includes('derived');

/** The members of a record that show a value where everything was sent: those with members of their own show theirs. */
function membersOf<R extends RecordName>(record: R): readonly MemberOf<R>[] {
  const origins: Readonly<Record<string, MemberOrigin>> = memberOrigins[record];
  const all = Object.keys(origins);
  const isMember = (name: string): name is MemberOf<R> =>
    origins[name] !== undefined &&
    isExpected(origins[name]) &&
    !all.some((other) => other.startsWith(`${name}.`));
  return all.filter(isMember);
}

/** Declares the check that every member with a value is shown. */
export const showsItsMembers = <R extends RecordName, Values extends object>(
  one: Resource<Values>,
  record: R,
  resource: string,
): void =>
  presence(
    {
      id: `${one.about.section}.shows-its-members`,
      says: `A ${one.about.thing} shows every listed member that has a value.`,
      ...{ resource, record, clause: one.about.clauses.shown, members: membersOf(record) },
    },
    async (t) => [{ shown: await shownThroughout(t, one) }],
  );

/** The schema of a member, by its dotted path. */
const schemaOf = (record: string, path: string): JsonObject =>
  path
    .split('.')
    .reduce(
      (schema, name) =>
        chosen(objectAt({ schema, components: contract['components'] }, `#/schema/properties/${name}`)),
      objectAt(contract, `#/components/schemas/${record}`),
    );

/** Of a schema or null, the schema. */
function chosen(schema: JsonObject): JsonObject {
  const [first] = items(schema['anyOf']).map((one) => resolved(contract, one));
  return typeof first === 'object' && first !== null ? { ...first } : schema;
}

const TYPES: Readonly<Record<string, MemberType>> = {
  string: aText,
  integer: anInteger,
  boolean: aBoolean,
  object: anObject,
};

function typeOf(record: RecordName, path: string): MemberType {
  const schema = schemaOf(record, path);
  const values = items(schema['enum']).filter((one) => typeof one === 'string');
  if (values.length > 0) return oneOf(...values);
  const [name = ''] = [schema['type']].flat().map(String);
  if (name === 'array')
    return chosen(objectAt({ schema, components: contract['components'] }, '#/schema/items'))['type'] ===
      'string'
      ? texts
      : listOfObjects;
  const type = TYPES[name];
  if (!type) throw new Error(`the contract gives ${path} of ${record} no type that can be judged`);
  return type;
}

/**
 * Declares a check for each clause about the types of members: the members are those of the clause, their types those of
 * the contract, unless another one is given. The samples have every member set, and only the required ones.
 */
export function hasTypes<Values extends object>(
  one: Resource<Values>,
  record: RecordName,
  rows: Readonly<Record<string, ClauseId | readonly [ClauseId, MemberType]>>,
): void {
  const samples = once(async (t: Tools): Promise<readonly Shown[]> => {
    const optional = Object.keys(one.about.clauses.optional ?? {});
    const all = [];
    for (const without of [[], optional]) {
      const made = await one.draft(t, { without });
      all.push(...shownIn(await one.send(t, made)), ...(await shownThroughout(t, one, { without })));
    }
    return all;
  });
  const { section } = one.about;
  for (const [name, row] of Object.entries(rows)) {
    const [clause, type] = typeof row === 'string' ? [row] : row;
    const { says, about } = clauses[clause];
    const sentence = says.replaceAll('`', '');
    if (about.member.join() === 'id') hasId(`${section}.${name}`, sentence, clause, samples);
    else
      memberTypes(section, samples, {
        [name]: [
          sentence,
          clause,
          ...about.member.map((path) => [type ?? typeOf(record, path), path] as const),
        ],
      });
  }
}
