import { asList, asObject, isObject, type Json, type JsonObject } from './json.ts';
import { recordsOf, type Body, type Member, type ShownRecord } from './records.ts';
import { banner, table, union } from './source.ts';

const KEY = 'x-origin';

/** Where the value of a member may come from. openapi/schemas/README.md says what each of them means. */
const ORIGINS = ['required', 'sent', 'derived', 'service', 'staff'] as const;
type Origin = (typeof ORIGINS)[number];

/** What `x-origin` says of a member. */
export interface MemberOrigin {
  readonly from: readonly Origin[];
  /** The member of the request that it is sent as, where that has another name. */
  readonly as?: string;
  /** Every record has a value, from its creation on. Left out: it may be null or absent. */
  readonly always?: true;
}

/** By record, then by the path of the member. */
export type OriginTable = Readonly<Record<string, Readonly<Record<string, MemberOrigin>>>>;

const isOrigin = (value: unknown): value is Origin => ORIGINS.some((one) => one === value);

const HOW = `Write ${KEY}: { from: <one or a list of ${ORIGINS.join(', ')}> }, with always: true where every record has a value.`;

/** What a statement says, or what is wrong with it. */
function read(value: Json | undefined): MemberOrigin | string {
  if (value === undefined) return `has no ${KEY}. ${HOW}`;
  if (!isObject(value)) return `has an ${KEY} that is no object. ${HOW}`;
  const { from, as, always, ...rest } = value;
  const names = Array.isArray(from) ? asList(from) : [from];
  const origins = names.filter(isOrigin);
  const wrong = names
    .filter((one) => !isOrigin(one))
    .map((one) => (one === undefined ? 'nothing' : JSON.stringify(one)));
  if (wrong.length > 0) return `comes from ${wrong.join(', ')}, which is no origin. ${HOW}`;
  if (origins.length === 0 || new Set(origins).size < origins.length)
    return `names no origin, or one twice. ${HOW}`;
  if (as !== undefined && typeof as !== 'string') return `has an \`as\` that is no name of a member. ${HOW}`;
  if (always !== undefined && always !== true)
    return `has an \`always\` that is not true. Leave it out where a record may lack the value.`;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `has an unknown key ${unknown} in ${KEY}. ${HOW}`;
  return { from: origins, ...(as !== undefined && { as }), ...(always && { always }) };
}

/** How clients send a member: it must stand, it may, or nothing takes it. */
type Sending = 'required' | 'sent' | undefined;

const memberIn = ({ members }: Body, path: string): Member | undefined =>
  members.find((one) => one.path === path);

function sendingOf(bodies: readonly Body[], path: string): Sending {
  const makes = bodies.filter(({ makes: isCreate }) => isCreate);
  const first = makes.length > 0 ? makes : bodies;
  if (first.length > 0 && first.every((body) => memberIn(body, path)?.isRequired === true)) return 'required';
  return bodies.some((body) => memberIn(body, path) !== undefined) ? 'sent' : undefined;
}

const isOptionalUnder = (bodies: readonly Body[], path: string): boolean =>
  bodies.some((body) => memberIn(body, path)?.value['x-optional-under'] !== undefined);

/** What does not fit between the statement of a member and the rest of the contract. */
function mismatches({ bodies }: ShownRecord, member: Member, origin: MemberOrigin): readonly string[] {
  const { from, as, always } = origin;
  const sentAs = as ?? member.path;
  const sending = sendingOf(bodies, sentAs);
  const bySender = from.filter((one) => one === 'required' || one === 'sent');
  const names = [...new Set(bodies.map(({ operation }) => operation))].join(', ') || 'any operation';
  const problems: string[] = [];
  if (as !== undefined && (sending === undefined || bySender.length === 0))
    problems.push(`is sent as ${as}, but no body of ${names} has that member, or its origin is not sent`);
  if (as === undefined && member.value['readOnly'] === true && bySender.length > 0)
    problems.push(`is readOnly, so it is not ${bySender.join(' or ')}: write derived, service or staff`);
  if (sending !== undefined && !bySender.includes(sending))
    problems.push(`is ${sending} in the bodies of ${names}: write from: ${sending}`);
  if (bySender.some((one) => one !== sending))
    problems.push(
      sending === undefined
        ? `is ${bySender.join(' and ')}, but no body of ${names} has it: write derived, service or staff`
        : `is ${bySender.join(' and ')}, but ${sending} in the bodies of ${names}: write from: ${sending}`,
    );
  if (from.includes('required') && !always && !isOptionalUnder(bodies, sentAs))
    problems.push('is required on create, so every record has a value: write always: true');
  if (member.isRequired && !always)
    problems.push('is listed in `required` of its schema, so every record has a value: write always: true');
  return problems;
}

/** Places with a statement that is about no member of a record. */
function strays(value: Json, known: ReadonlySet<JsonObject>, at: string): readonly string[] {
  if (Array.isArray(value))
    return asList(value).flatMap((one, place) => strays(one, known, `${at}/${place}`));
  if (!isObject(value)) return [];
  const own = value[KEY] !== undefined && !known.has(value);
  return [
    ...(own ? [`${at} has an ${KEY}, but no answer shows it as a member: take it out`] : []),
    ...Object.entries(value).flatMap(([name, one]) => strays(one, known, `${at}/${name}`)),
  ];
}

const without = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(without);
  return isObject(value) ? withoutOrigins(value) : value;
};

/** The document as everyone but the generator reads it. */
const withoutOrigins = (document: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) =>
      name === KEY ? [] : [[name, without(value)] as const],
    ),
  );

/**
 * Takes the statements of origin out of the document: programs read them in a table, and they are no promise to
 * anyone who reads the published contract. `files` says in which file a schema stands.
 */
export function takeOrigins(
  document: JsonObject,
  files: Readonly<Record<string, string>>,
): { readonly document: JsonObject; readonly origins: OriginTable; readonly problems: readonly string[] } {
  const records = recordsOf(document);
  const problems = new Set<string>();
  const origins = records.map((record) => {
    const known = record.members.flatMap((member) => {
      const where = `${files[member.schema] ?? 'openapi/paths'}: ${member.schema}.${member.within}`;
      const origin = read(member.value[KEY]);
      if (typeof origin === 'string') {
        problems.add(`${where} ${origin}`);
        return [];
      }
      for (const problem of mismatches(record, member, origin)) problems.add(`${where} ${problem}`);
      return [[member.path, origin] as const];
    });
    return [record.name, Object.fromEntries(known)] as const;
  });
  const known = new Set(records.flatMap(({ members }) => members.map(({ value }) => value)));
  const stray = strays(asObject(document['components']), known, 'openapi: #/components').concat(
    strays(asObject(document['paths']), known, 'openapi: #/paths'),
  );
  return {
    document: withoutOrigins(document),
    origins: Object.fromEntries(origins),
    problems: [...problems, ...stray],
  };
}

/** The statements as a typed table. */
export const originsModule = (origins: OriginTable): string =>
  [
    banner,
    `/** Where a value comes from: clients must send it on create, may send it; it follows from others; the service sets it, or staff do. */`,
    `export type ValueOrigin = ${union(ORIGINS)};`,
    `/** \`as\`: the member of the request; \`always\`: every record has a value. */`,
    `export interface MemberOrigin { readonly from: readonly ValueOrigin[]; readonly as?: string; readonly always?: true }\n`,
    `export const memberOrigins = ${table(origins)} as const satisfies Readonly<Record<string, Readonly<Record<string, MemberOrigin>>>>;\n`,
    `/** What answers show, by the name of its schema. */`,
    `export type RecordName = keyof typeof memberOrigins;`,
    `/** A member of a record by its path, in which \`*\` stands for every item of a list. */`,
    `export type MemberOf<R extends RecordName> = Extract<keyof (typeof memberOrigins)[R], string>;\n`,
  ].join('\n');
