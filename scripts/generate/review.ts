import { clauseProblems } from './clause-problems.ts';
import { asObject, asText, asTexts, resolve, type JsonObject } from './json.ts';
import { lifecycleProblems } from './lifecycle-problems.ts';
import { memberProblems } from './member-problems.ts';
import { clauseRoles, operationsOf } from './operations.ts';
import { idOf, type Register } from './register.ts';

const ENVELOPES = ['data', 'bare', 'list', 'page', 'none', 'text', 'binary', 'open'];
const PARTS = ['available', 'flat', 'planned'];
const ROLES = ['answer', 'required', 'values', 'paging', 'headers', 'rules'];

const twice = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

const operationProblems = (
  document: JsonObject,
  clauseIds: ReadonlySet<string>,
  choiceIds: ReadonlySet<string>,
): readonly string[] =>
  operationsOf(document).flatMap(({ id, method, path, operation }) => {
    const where = `${method.toUpperCase()} ${path}`;
    const problems: string[] = [];
    if (id === '') problems.push(`${where} has no operationId`);
    if (asTexts(operation['tags']).length !== 1) problems.push(`${where} needs exactly one tag, its section`);
    if (!Array.isArray(operation['x-access']))
      problems.push(`${where} has no x-access (an empty list says: anyone)`);
    if (!PARTS.includes(asText(operation['x-part'])))
      problems.push(`${where}: x-part is not one of ${PARTS.join(', ')}`);
    if (!ENVELOPES.includes(asText(operation['x-envelope'])))
      problems.push(`${where}: x-envelope is not one of ${ENVELOPES.join(', ')}`);
    const roles = clauseRoles(operation);
    if (Object.values(roles).flat().length === 0) problems.push(`${where} has no x-clauses`);
    for (const role of Object.keys(roles))
      if (!ROLES.includes(role))
        problems.push(`${where}: x-clauses role ${role} is not one of ${ROLES.join(', ')}`);
    for (const clause of Object.values(roles).flat())
      if (!clauseIds.has(clause)) problems.push(`${where} cites ${clause}, which is no clause`);
    for (const choice of asTexts(operation['x-choices']))
      if (!choiceIds.has(choice)) problems.push(`${where} names ${choice}, which is no choice`);
    return problems;
  });

const webhookProblems = (document: JsonObject, clauseIds: ReadonlySet<string>): readonly string[] =>
  Object.entries(asObject(document['webhooks'])).flatMap(([event, item]) =>
    Object.values(clauseRoles(asObject(resolve(document, item)['post'])))
      .flat()
      .filter((clause) => !clauseIds.has(clause))
      .map((clause) => `event ${event} cites ${clause}, which is no clause`),
  );

const choiceProblems = (register: Register): readonly string[] =>
  register.choices.flatMap((choice) => {
    const readings = Object.keys(asObject(choice['readings']));
    const [id, taken] = [idOf(choice), asText(choice['default'])];
    return [
      ...(readings.includes(taken) ? [] : [`choice ${id}: default ${taken} is not one of its readings`]),
      ...(readings.length > 1
        ? []
        : [`choice ${id} leaves nothing to choose: it has ${readings.length} reading`]),
    ];
  });

/** What the OpenAPI rules cannot see: ids that dangle, facts that contradict each other. Empty when all holds. */
export const problemsOf = (document: JsonObject, register: Register): readonly string[] => {
  const clauseIds = register.clauses.map(({ clause }) => idOf(clause));
  const choiceIds = register.choices.map(idOf);
  const operationIds = operationsOf(document).map(({ id }) => id);
  return [
    ...twice(clauseIds).map((id) => `clause ${id} is numbered twice`),
    ...twice(choiceIds).map((id) => `choice ${id} stands twice`),
    ...twice(operationIds).map((id) => `operationId ${id} stands twice`),
    ...operationProblems(document, new Set(clauseIds), new Set(choiceIds)),
    ...webhookProblems(document, new Set(clauseIds)),
    ...clauseProblems(register, new Set(choiceIds)),
    ...memberProblems(document, register.clauses),
    ...choiceProblems(register),
    ...lifecycleProblems(register.lifecycles, {
      clauses: new Set(clauseIds),
      movers: new Set([...operationIds, ...register.levers.map(({ name }) => asText(name))]),
    }),
  ];
};
