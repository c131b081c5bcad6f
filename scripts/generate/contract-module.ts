import { asList, asObject, asText, asTexts, resolve, type JsonObject } from './json.ts';
import { clauseRoles, operationsOf, type OperationFacts } from './operations.ts';
import { banner, literal, table, union } from './source.ts';

const entryOf = (facts: OperationFacts): JsonObject => {
  const { operation } = facts;
  return {
    id: facts.id,
    method: facts.method,
    path: facts.path,
    section: asTexts(operation['tags'])[0] ?? '',
    summary: asText(operation['summary']),
    part: asText(operation['x-part']),
    envelope: asText(operation['x-envelope']),
    access: asTexts(operation['x-access']),
    events: asTexts(operation['x-events']),
    choices: asTexts(operation['x-choices']),
    clauses: clauseRoles(operation),
    statuses: facts.statuses,
    parameters: facts.parameters,
    answers: facts.answers,
    ...(facts.body && { body: { ...facts.body } }),
    ...(operation['x-filters'] !== undefined && { filters: asObject(operation['x-filters']) }),
    ...(operation['x-window'] !== undefined && { window: asObject(operation['x-window']) }),
    ...(operation['x-page'] !== undefined && { page: asObject(operation['x-page']) }),
  };
};

const webhookEntries = (document: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(asObject(document['webhooks'])).map(([event, item]) => {
      const post = asObject(resolve(document, item)['post']);
      return [
        event,
        {
          event,
          section: asTexts(post['tags'])[0] ?? '',
          part: asText(post['x-part']),
          clauses: clauseRoles(post),
        },
      ];
    }),
  );

/** The contract as tables: operations, events, sections, and the types derived per operation. */
export const contractModule = (document: JsonObject): string => {
  const facts = operationsOf(document);
  const rules = facts.flatMap(({ operation }) => asTexts(operation['x-access']));
  const info = asObject(document['info']);
  return [
    banner,
    `import type { operations as Types } from './types.ts';\n`,
    `export const contractVersion = ${literal(info['version'] ?? '')};\n`,
    `export const operations = ${table(Object.fromEntries(facts.map((one) => [one.id, entryOf(one)])))} as const;\n`,
    `export const events = ${table(webhookEntries(document))} as const;\n`,
    `export type OperationId = keyof typeof operations;`,
    `export type EventType = keyof typeof events;`,
    `/** The sections of the interface, in its order; those that rule several others stand before them. */`,
    `export const sections = ${literal(asList(document['tags']).map((tag) => asObject(tag)['name'] ?? ''))} as const;
`,
    `export type Section = (typeof sections)[number];`,
    `export type AccessRule = ${union(rules)};\n`,
    DERIVED,
  ].join('\n');
};

const DERIVED = `/** The operations of a section. */
export type OperationIdIn<S extends Section> = { [O in OperationId]: (typeof operations)[O]['section'] extends S ? O : never }[OperationId];

type Parameters<O extends OperationId> = Types[O]['parameters'];
type Content<R> = R extends { content: infer C } ? (C extends { 'application/json': infer J } ? J : C[keyof C]) : undefined;

/** Path parameters of an operation, the tenant left out: callers and servers know it already. */
export type PathOf<O extends OperationId> = Parameters<O> extends { path: infer P } ? Omit<P, 'tenant'> : Record<never, never>;
export type QueryOf<O extends OperationId> = Parameters<O> extends { query?: infer Q } ? ([Exclude<Q, undefined>] extends [never] ? Record<never, never> : Exclude<Q, undefined>) : Record<never, never>;
/** Request body of an operation, the JSON one where it takes a form too; undefined where it takes none. */
export type BodyOf<O extends OperationId> = Types[O] extends { requestBody?: infer B } ? ([Exclude<B, undefined>] extends [never] ? undefined : Content<Exclude<B, undefined>>) : undefined;
/** The success statuses that the contract states for an operation; where it leaves the status open, the usual ones. */
export type StatusOf<O extends OperationId> = Extract<keyof Types[O]['responses'], number> | ('2XX' extends keyof Types[O]['responses'] ? 200 | 201 | 202 | 204 : never);
/** Body of the answer with one stated status; anything where the contract leaves it open. */
export type AnswerBodyOf<O extends OperationId, S extends StatusOf<O>> = S extends keyof Types[O]['responses'] ? Content<Types[O]['responses'][S]> : unknown;
`;
