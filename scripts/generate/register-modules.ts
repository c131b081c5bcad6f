import { asList, asObject, asText, asTexts, type Json, type JsonObject } from './json.ts';
import type { TypedSchema } from './member-types.ts';
import { idOf, type Register } from './register.ts';
import { banner, literal, table, union } from './source.ts';
import { ASPECTS } from './clause-problems.ts';
import { typesModule } from './types-module.ts';

const byId = (entries: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(entries.map((entry) => [idOf(entry), entry]));

/** One value or several, as a list. */
const asMany = (value: Json | undefined): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? asList(value) : [value];

/** Each clause with all that it is about as lists. Which operations it binds stands at these (`x-clauses`). */
const clauseEntries = (register: Register): readonly JsonObject[] =>
  register.clauses.map(({ section, clause }) => {
    const { member, aspect, status } = asObject(clause['about']);
    const about = { member: asMany(member), aspect: asMany(aspect), status: asMany(status) };
    return { ...clause, about, section };
  });

const readingsLine = (choice: JsonObject): string => {
  const names = Object.keys(asObject(choice['readings'])).map((name) => JSON.stringify(name));
  return `  readonly ${JSON.stringify(idOf(choice))}: ${names.join(' | ')};`;
};

/** Clauses, choices, the bundled contract and the configuration schema, each as a module that both rooms can read. */
export const registerModules = (register: Register): Readonly<Record<string, string>> => ({
  'clauses.ts': [
    banner,
    `export type ClauseId = ${register.clauses.map(({ clause }) => `'${idOf(clause)}'`).join(' | ')};\n`,
    `/** Whether the interface states it or leaves it open. */`,
    `export type Determinacy = 'firm' | 'open';\n`,
    `/** What an assertion looks at. */`,
    `export type Aspect = ${ASPECTS.map((one) => `'${one}'`).join(' | ')};\n`,
    `/** What a clause is about. Its sentence is for people; code reads this. */`,
    `export interface About { readonly member: readonly string[]; readonly aspect: readonly Aspect[]; readonly status: readonly (number | string)[] }\n`,
    `export interface Clause { readonly id: ClauseId; readonly section: string; readonly says: string; readonly determinacy: Determinacy; readonly availability?: 'planned'; readonly source: { readonly part: string; readonly line: number; readonly also?: readonly number[] }; readonly choice?: string; readonly unobservable?: string; readonly kept?: 'shape'; readonly about: About }\n`,
    `export const clauses: Readonly<Record<ClauseId, Clause>> = ${table(byId(clauseEntries(register)))};\n`,
  ].join('\n'),
  'choices.ts': [
    banner,
    `export const choices = ${table(byId(register.choices))} as const;\n`,
    `export type { ChoiceId, ReadingOf } from './readings.ts';\n`,
  ].join('\n'),
  // Apart from the table: users of the package need the names, and not what is said of them.
  'readings.ts': [
    banner,
    `/** The readings of every open choice. */`,
    `export interface ReadingsByChoice {\n${register.choices.map(readingsLine).join('\n')}\n}\n`,
    `export type ChoiceId = keyof ReadingsByChoice;`,
    `export type ReadingOf<C extends ChoiceId> = ReadingsByChoice[C];\n`,
  ].join('\n'),
  'lifecycles.ts': [
    banner,
    `export interface Move { readonly by: string; readonly from?: readonly string[]; readonly to?: readonly string[]; readonly when?: string; readonly ofAnother?: true; readonly clauses: readonly string[] }\n`,
    `/** Where an answer shows the state: in which member, and by what a record is identified, in the record and in the path. */`,
    `export interface StateShown { readonly member: string; readonly as?: Readonly<Record<string, string>>; readonly by: Readonly<Record<string, string>>; readonly perUser?: true }\n`,
    `export interface Lifecycle { readonly resource: string; readonly section: string; readonly says: string; readonly shown: StateShown; readonly states: readonly string[]; readonly moves: readonly Move[] }\n`,
    `export const lifecycles: readonly Lifecycle[] = ${table(register.lifecycles)};\n`,
  ].join('\n'),
  'identity-kinds.ts': [
    banner,
    `/** The kinds of users that act. */`,
    `export const identityKinds: readonly string[] = ${literal(Object.keys(partOf(register.configSchema, 'identities')))};\n`,
  ].join('\n'),
  'retired-checks.ts': [
    banner,
    `export const retiredChecks: Readonly<Record<string, string>> = ${table(register.retiredChecks)};\n`,
  ].join('\n'),
  'document.ts': [
    banner,
    `import contract from './contract.json' with { type: 'json' };\n`,
    `/** The bundled contract; schemas are read from here by pointer. */`,
    `export const document: Readonly<Record<string, unknown>> = contract;\n`,
  ].join('\n'),
  'config-schema.ts': [
    banner,
    `export const configSchema: Readonly<Record<string, unknown>> = ${table(register.configSchema)};\n`,
    `/** The pools of fixtures, and what each must hold. */`,
    `export const pools = ${table(saidOf(register.configSchema, 'fixtures'))} as const;\n`,
    `export type PoolName = keyof typeof pools;\n`,
    `/** What a configuration may say that the target can, or cannot. */`,
    `export const features = ${table(saidOf(register.configSchema, 'features'))} as const;\n`,
    `export type FeatureName = keyof typeof features;\n`,
  ].join('\n'),
});

const partOf = (schema: JsonObject, part: string): JsonObject =>
  asObject(asObject(asObject(schema['properties'])[part])['properties']);

/** What the schema says of each member of one part of a configuration. */
const saidOf = (schema: JsonObject, part: string): JsonObject => {
  const members = partOf(schema, part);
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, asText(asObject(member)['description'])]),
  );
};

/** The members that are judged by their type, with the words of the interface that say so. */
export const memberTypesModule = (types: readonly TypedSchema[]): string =>
  [
    banner,
    `export interface TypedSchema { readonly schema: string; readonly section: string; readonly members: Readonly<Record<string, { readonly line: number; readonly words: string }>> }\n`,
    `export const memberTypes: readonly TypedSchema[] = ${table(types)};\n`,
  ].join('\n');

/** The vocabulary of staff actions, with a type for the input of each. */
export const leverModules = async (register: Register): Promise<Readonly<Record<string, string>>> => {
  const named = register.levers.map((lever) => [asText(lever['name']), lever] as const);
  const inputs = Object.fromEntries(named.map(([name, lever]) => [name, asObject(lever['input'])]));
  const returns = named.map(([name, lever]) => {
    const members = asTexts(lever['returns']).map(
      (id) => `readonly ${id}: ${id.endsWith('Ids') ? 'readonly string[]' : 'string'}`,
    );
    return `  ${JSON.stringify(name)}: { ${members.join('; ')} };`;
  });
  return {
    'lever-inputs.ts': await typesModule({
      openapi: '3.1.0',
      info: { title: 'levers', version: '1' },
      paths: {},
      components: { schemas: inputs },
    }),
    'levers.ts': [
      banner,
      `export const levers = ${table(Object.fromEntries(named))} as const;\n`,
      `export type { LeverInput, LeverName, LeverReturns } from './lever-types.ts';\n`,
    ].join('\n'),
    // Apart from the table, which users of the types would have to download.
    'lever-types.ts': [
      banner,
      `import type { components } from './lever-inputs.ts';\n`,
      `export type LeverName = ${union(named.map(([name]) => name))};`,
      `export type LeverInput<L extends LeverName> = components['schemas'][L];`,
      `export interface LeverReturns {\n${returns.join('\n')}\n}\n`,
    ].join('\n'),
  };
};
