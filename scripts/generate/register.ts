import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { asList, asObject, asText, type JsonObject } from './json.ts';

/** What is kept next to the OpenAPI document: clauses by section, open choices, levers, lifecycles. */
export interface Register {
  readonly clauses: readonly { readonly section: string; readonly clause: JsonObject }[];
  /** Clauses that went, and what took their place. */
  readonly retired: readonly JsonObject[];
  readonly choices: readonly JsonObject[];
  readonly levers: readonly JsonObject[];
  /** The states of what has states, and the moves between them. */
  readonly lifecycles: readonly JsonObject[];
  /** Of which schema which members are judged by their type. */
  readonly types: readonly JsonObject[];
  readonly configSchema: JsonObject;
  /** Ids of checks that went, each with the check that took its place. */
  readonly retiredChecks: JsonObject;
}

const RETIRED = 'retired.yaml';

const list = async (url: URL): Promise<readonly JsonObject[]> =>
  asList(parse(await readFile(url, 'utf8'), { merge: true })).map(asObject);

/** The clauses of every section. */
export const readClauses = async (folder: URL): Promise<Register['clauses']> => {
  const names = (await readdir(new URL('clauses/', folder)))
    .filter((name) => name.endsWith('.yaml') && name !== RETIRED)
    .sort();
  const clauses = await Promise.all(
    names.map(async (name) => {
      const section = name.replace(/\.yaml$/, '');
      return (await list(new URL(`clauses/${name}`, folder))).map((clause) => ({ section, clause }));
    }),
  );
  return clauses.flat();
};

export const readRegister = async (folder: URL): Promise<Register> => ({
  clauses: await readClauses(folder),
  retired: await list(new URL(`clauses/${RETIRED}`, folder)),
  choices: await list(new URL('choices.yaml', folder)),
  levers: await list(new URL('levers.yaml', folder)),
  lifecycles: await list(new URL('lifecycles.yaml', folder)),
  types: await list(new URL('types.yaml', folder)),
  retiredChecks: asObject(
    parse(await readFile(new URL('../conformance/retired-checks.yaml', folder), 'utf8')),
  ),
  configSchema: asObject(JSON.parse(await readFile(new URL('config.schema.json', folder), 'utf8'))),
});

/** In which file each schema stands. */
export const readSchemaFiles = async (folder: URL): Promise<Readonly<Record<string, string>>> => {
  const names = (await readdir(new URL('schemas/', folder))).filter((name) => name.endsWith('.yaml'));
  const files = await Promise.all(
    [...names.map((name) => `schemas/${name}`), 'shared.yaml'].map(async (name) => {
      const file = asObject(parse(await readFile(new URL(name, folder), 'utf8')));
      return Object.keys(asObject(file['schemas'] ?? file)).map(
        (schema) => [schema, `openapi/${name}`] as const,
      );
    }),
  );
  return Object.fromEntries(files.flat());
};

export const idOf = (entry: JsonObject): string => asText(entry['id']);
