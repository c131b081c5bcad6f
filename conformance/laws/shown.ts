import { document as contract } from '../../openapi/generated/document.ts';
import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import { memberOrigins } from '../../openapi/generated/member-origins.ts';
import type { MemberOf, MemberOrigin, RecordName } from '../../openapi/generated/member-origins.ts';
import type { Section } from '../../openapi/generated/contract.ts';
import { LONG_AGO } from '../factories/homes.ts';
import type { Answer } from '../kit/call.ts';
import { check, type CheckSpec } from '../kit/check.ts';
import { field, isObject, items, type JsonObject } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { listedBy, presence, shownBy, type Sample } from '../kit/presence.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { objectAt, resolved } from '../kit/walk.ts';
import { unmarked } from '../kit/words.ts';
import { aTimeOfDay, anInteger, anObject, hasId, shownIn } from './dated-members.ts';
import {
  aBoolean,
  aDate,
  aDateTime,
  aText,
  inMember,
  listOfObjects,
  mustBeOfType,
  mustHaveIds,
  oneOf,
  texts,
} from './member-types.ts';
import type { MemberType, Shown } from './member-types.ts';
import type { How } from './description.ts';
import type { Resource } from './resource.ts';

/** A record that was created and then changed, in the answers of all operations that show it, and its id. */
async function answersAbout<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  how: How<Values>,
  as?: string,
): Promise<{ readonly id: string; readonly answers: readonly Answer[] }> {
  const day = await t.day(LONG_AGO);
  const draft = await one.draft(t, { home: await one.about.sharedHome(t, [day]), day, ...how });
  const made = await one.send(t, draft, as);
  const id = await precondition(`a ${one.about.thing}`, () => text(dataOf(made), 'id'));
  const [more = {}] = await one.about.others(t, draft.home);
  const now = { ...(await one.revised(t, draft, { ...how, more })), id };
  const { read } = one.about.operations;
  const replaced = await one.replace(t, now, as);
  const reads = read ? [await t.callAny(read, { path: one.path(now) })] : [];
  return { id, answers: [made, replaced, ...reads, await one.listedAround(t, now)] };
}

/** The same record as each of them shows it: without the first answer, which no change has touched yet. */
export async function shownThroughout<Values extends object>(
  t: Tools,
  one: Resource<Values>,
  how: How<Values> = {},
  as?: string,
): Promise<Sample['shown']> {
  const { id, answers } = await answersAbout(t, one, how, as);
  return answers
    .slice(1)
    .map((answer) =>
      answer.operationId === one.about.operations.list ? listedBy(answer, id) : shownBy(answer),
    );
}

/** A value that clients send, that the service sets, or that every record has. One that follows from others may lack. */
const isExpected = ({ from, always }: MemberOrigin): boolean => always === true || !from.includes('derived');

/** The members of a record that show a value where everything was sent: those with members of their own show theirs. */
export function membersOf<R extends RecordName>(
  record: R,
  {
    except = [],
    also = [],
  }: { readonly except?: readonly string[]; readonly also?: readonly MemberOf<R>[] } = {},
): readonly MemberOf<R>[] {
  const origins: Readonly<Record<string, MemberOrigin>> = memberOrigins[record];
  const all = Object.keys(origins);
  const isMember = (name: string): name is MemberOf<R> =>
    origins[name] !== undefined &&
    isExpected(origins[name]) &&
    !except.some((one) => one === name || name.startsWith(`${one}.`)) &&
    !all.some((other) => other.startsWith(`${name}.`));
  return [...all.filter(isMember), ...also];
}

/** Declares the check that every member with a value is shown; `also` are derived members that have one here. */
export const showsItsMembers = <R extends RecordName, Values extends object>(
  one: Resource<Values>,
  record: R,
  resource: string,
  also: readonly MemberOf<R>[] = [],
): void =>
  presence(
    {
      id: `${one.about.section}.shows-its-members`,
      says: `A ${one.about.thing} shows every listed member that has a value.`,
      ...{ resource, record, clause: one.about.clauses.shown, members: membersOf(record, { also }) },
    },
    async (t) => [{ shown: await shownThroughout(t, one) }],
  );

const isList = (schema: JsonObject): boolean => [schema['type']].flat().includes('array');

/** What a schema describes where there is a value at all: the one of its alternatives that is not null. */
function described(schema: unknown): JsonObject {
  const at = resolved(contract, schema);
  if (!isObject(at)) throw new Error('the contract has no schema here');
  const [first] = items(at['anyOf']);
  return first === undefined ? at : described(first);
}

/** The schema of a member of a record, by its dotted path; that of a member of a list is one of its items. */
const schemaOf = (record: RecordName, path: string): JsonObject =>
  path.split('.').reduce<JsonObject>(
    (schema, name) => {
      const owner = isList(schema) ? described(schema['items']) : schema;
      return described(field(owner['properties'], name));
    },
    objectAt(contract, `#/components/schemas/${record}`),
  );

/** The path of a member, cut after each list on its way: the lists whose items have it, and its name there. */
function inLists(record: RecordName, path: string): readonly string[] {
  const names = path.split('.');
  const cuts = names.flatMap((_, at) =>
    at > 0 && isList(schemaOf(record, names.slice(0, at).join('.'))) ? [at] : [],
  );
  return [0, ...cuts].map((from, which) => names.slice(from, cuts[which]).join('.'));
}

const TYPES: Readonly<Record<string, MemberType>> = {
  string: aText,
  integer: anInteger,
  boolean: aBoolean,
  object: anObject,
};

const FORMATS: Readonly<Record<string, MemberType>> = { date: aDate, 'date-time': aDateTime };

const anArray: MemberType = { says: 'an array', holds: Array.isArray };

/** A list of texts or of objects, as the contract says; else of anything. */
function listType({ items: of }: JsonObject): MemberType {
  const { type, anyOf } = described(of);
  if (type === 'string') return texts;
  return Array.isArray(type) || anyOf !== undefined ? anArray : listOfObjects;
}

function typeOf(record: RecordName, path: string): MemberType {
  const schema = schemaOf(record, path);
  const values = items(schema['enum']).filter((one) => typeof one === 'string');
  if (values.length > 0) return oneOf(...values);
  if (isList(schema)) return listType(schema);
  if (schema['pattern'] !== undefined) return aTimeOfDay;
  const format = FORMATS[String(schema['format'])];
  if (format) return format;
  const named = [schema['type']].flat().filter((name) => name !== 'null');
  const [type, ...others] = named.flatMap((name) => TYPES[String(name)] ?? []);
  if (type && others.length > 0)
    return {
      says: [type, ...others].map(({ says }) => says).join(' or '),
      holds: (value) => [type, ...others].some((one) => one.holds(value)),
    };
  if (!type) throw new Error(`the contract gives ${path} of ${record} no type that can be judged`);
  return type;
}

/** Checks by their names, each of a clause about types, and the type where the contract gives none. */
type TypeRows = Readonly<Record<string, ClauseId | readonly [ClauseId, MemberType]>>;

/**
 * Declares a check for each clause about the types of members: the members are those of the clause, their types those of
 * the contract, unless another one is given. The samples, where none are given, have every member set, and only the required ones.
 */
export function hasTypes<Values extends object>(
  one: Resource<Values>,
  record: RecordName,
  rows: TypeRows,
  samplesOf?: (t: Tools) => Promise<readonly Shown[]>,
): void {
  const samples = once(async (t: Tools): Promise<readonly Shown[]> => {
    if (samplesOf) return samplesOf(t);
    const optional = Object.keys(one.about.clauses.optional ?? {});
    const all = [];
    for (const without of [[], optional]) {
      const { answers } = await answersAbout(t, one, { without });
      all.push(...answers.flatMap(shownIn));
    }
    return all;
  });
  typesOf(one.about.section, record, samples, rows);
}

/** The same of any samples of a record. A list of which nothing shows an item proves nothing of its items. */
export function typesOf(
  section: Section,
  record: RecordName,
  samples: (t: Tools) => Promise<readonly Shown[]>,
  rows: TypeRows,
  more: Pick<CheckSpec, 'readsWithout'> = {},
): void {
  for (const [name, row] of Object.entries(rows)) {
    const [clause, type] = typeof row === 'string' ? [row] : row;
    const { says, about } = clauses[clause];
    const sentence = unmarked(says);
    if (about.member.join() === 'id') hasId(`${section}.${name}`, sentence, clause, samples);
    else
      check({
        ...{ id: `${section}.${name}`, says: sentence, clauses: [clause], ...more },
        async run(t) {
          const shown = await samples(t);
          for (const path of about.member) {
            const parts = inLists(record, path);
            const [lists, [member = '']] = [parts.slice(0, -1), parts.slice(-1)];
            const those = lists.reduce<readonly Shown[]>((all, list) => inMember(all, list), shown);
            if (lists.length > 0 && those.length === 0)
              t.unproven(`nothing that is shown has ${lists.join('.')}`);
            mustBeOfType(those, [member], type ?? typeOf(record, path));
            if (isIdAlways(record, parts.join('.*.')))
              mustHaveIds(ownersOf(those, member), path, member.split('.').at(-1));
          }
        },
      });
  }
}

/** Whether a member is the id that an object of the record has wherever it is shown. */
function isIdAlways(record: RecordName, path: string): boolean {
  const origins: Readonly<Record<string, MemberOrigin>> = memberOrigins[record];
  return /\.(id|\w*guid)$/i.test(path) && origins[path]?.always === true;
}

/** The objects that have a member, by its dotted path. */
const ownersOf = (shown: readonly Shown[], member: string): readonly Shown[] => {
  const owner = member.split('.').slice(0, -1).join('.');
  if (owner === '') return shown;
  return shown.flatMap(({ answer, resource }) => {
    const found = field(resource, owner);
    return isObject(found) ? [{ answer, resource: found }] : [];
  });
};
