import { isRecord, membersOf, textOf, textsOf, type Members } from './json.ts';

/** One lever, as the document of the control plane describes it. */
export interface LeverReport {
  readonly name: string;
  readonly says: string;
  /** When it can be run; empty: always. */
  readonly guard: string;
  /** Whether it belongs to the planned part of the interface. */
  readonly isPlanned: boolean;
  readonly schema: Members;
}

const LEVERS = '/__admin/levers/';

const bodyOf = (operation: unknown): Members =>
  membersOf(membersOf(membersOf(membersOf(operation)['requestBody'])['content'])['application/json']);

const bodyIn = (document: unknown, method: string, path: string): Members =>
  bodyOf(membersOf(membersOf(membersOf(document)['paths'])[path])[method]);

/** The schema of what a route takes; without members where it takes nothing or is not there. */
export const schemaIn = (document: unknown, method: string, path: string): Members =>
  membersOf(bodyIn(document, method, path)['schema']);

/** Faults to begin with, by what they are called. */
export const presetsIn = (document: unknown): Members =>
  membersOf(bodyIn(document, 'post', '/__admin/faults')['examples']);

/** These members of a schema alone, with values to choose from where some are given. */
export const withOptions = (
  schema: Members,
  options: Readonly<Record<string, readonly string[]>>,
): Members => {
  const properties = membersOf(schema['properties']);
  const members = Object.entries(options).flatMap(([name, examples]) =>
    isRecord(properties[name])
      ? [[name, { ...properties[name], ...(examples.length > 0 && { examples }) }] as const]
      : [],
  );
  return { ...schema, properties: Object.fromEntries(members) };
};

/** The ids of all operations of the API, which the schema of a fault has as examples. */
export const operationsIn = (document: unknown): readonly string[] => {
  const { operations } = membersOf(schemaIn(document, 'post', '/__admin/faults')['properties']);
  return textsOf(membersOf(membersOf(operations)['items'])['examples']);
};

/** Every lever, in the order of the document. */
export const leversIn = (document: unknown): readonly LeverReport[] =>
  Object.entries(membersOf(membersOf(document)['paths']))
    .filter(([path]) => path.startsWith(LEVERS))
    .map(([path, methods]) => {
      const operation = membersOf(membersOf(methods)['post']);
      return {
        name: path.slice(LEVERS.length),
        says: textOf(operation['summary']),
        guard: textOf(operation['description']),
        isPlanned: textsOf(operation['tags']).includes('planned'),
        schema: membersOf(bodyOf(operation)['schema']),
      };
    });
