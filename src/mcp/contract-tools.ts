import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { document } from '../../openapi/generated/document.ts';
import { levers } from '../../openapi/generated/levers.ts';
import { knownFaults } from '../../conformance/catalogue/data-file.ts';
import { loadDeclared } from '../../conformance/catalogue/declared.ts';
import { explanation } from '../../conformance/catalogue/explanation.ts';
import { subjectOf } from '../../conformance/catalogue/subject.ts';
import { objectAt } from '../../conformance/kit/walk.ts';
import { nearest } from '../../conformance/run/nearest.ts';
import { pageOf, ToolRefusal, wordOf, type Tool } from './tool.ts';

interface Entry {
  readonly id: string;
  readonly kind: 'operation' | 'rule' | 'open question' | 'staff action';
  readonly says: string;
}

const entries: readonly Entry[] = [
  ...Object.values(operations).map(({ id, summary }): Entry => ({ id, kind: 'operation', says: summary })),
  ...Object.values(clauses).map(({ id, says }): Entry => ({ id, kind: 'rule', says })),
  ...Object.values(choices).map(({ id, asks }): Entry => ({ id, kind: 'open question', says: asks })),
  ...Object.values(levers).map(({ name, says }): Entry => ({ id: name, kind: 'staff action', says })),
];

const isOperation = (id: unknown): id is OperationId =>
  typeof id === 'string' && Object.hasOwn(operations, id);

/** The operation named by an input. */
export const operationNamed = (id: unknown) => {
  if (isOperation(id)) return operations[id];
  const close = nearest(wordOf(id), Object.keys(operations));
  throw new ToolRefusal(`operation takes an operationId, found ${wordOf(id)}. Near: ${close.join(', ')}.`);
};

const wordsIn = (text: unknown): readonly string[] =>
  wordOf(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Tools that need only the contract. */
export const contractTools: readonly Tool[] = [
  {
    name: 'find',
    description:
      'Finds operations, rules, open questions and staff actions whose text has all the words. Answers ids and sentences; look_up or operation say more.',
    properties: {
      words: { type: 'string', description: 'Such as "check-in 409" or "waitlist".' },
      kind: { enum: ['operation', 'rule', 'open question', 'staff action'] },
      after: { type: 'string', description: 'The id after which to go on.' },
    },
    required: ['words'],
    isRead: true,
    run: ({ words, kind, after }) => {
      const wanted = wordsIn(words);
      const found = entries.filter(
        (entry) =>
          (kind === undefined || entry.kind === kind) &&
          wanted.every((word) => `${entry.id} ${entry.says}`.toLowerCase().includes(word)),
      );
      return pageOf(found, (entry) => entry?.id, after);
    },
  },
  {
    name: 'look_up',
    description:
      'Explains a rule (CHK-32), an open question (create-status) or a check of the conformance suite: what it says, where it stands, how it is tested.',
    properties: { id: { type: 'string' } },
    required: ['id'],
    isRead: true,
    run: async ({ id }) => explanation(subjectOf(wordOf(id), await loadDeclared(), await knownFaults())),
  },
  {
    name: 'operation',
    description: 'Describes one operation: path, parameters, body, statuses, who may call, and its rules.',
    properties: { operation: { type: 'string', description: 'An operationId, such as createCheckIn.' } },
    required: ['operation'],
    isRead: true,
    run: ({ operation }) => {
      const facts: {
        readonly id: string;
        readonly method: string;
        readonly path: string;
        readonly summary: string;
        readonly part: string;
        readonly access: readonly string[];
        readonly parameters: readonly unknown[];
        readonly statuses: readonly string[];
        readonly events: readonly string[];
        readonly choices: readonly string[];
        readonly clauses: Readonly<Record<string, readonly string[]>>;
        readonly body?: { readonly schema: string; readonly required: boolean };
      } = operationNamed(operation);
      const { id, method, path, summary, part, access, parameters, statuses, events, body } = facts;
      return {
        ...{ id, method: method.toUpperCase(), path, summary, part, access, parameters, statuses, events },
        ...(body && { body: { required: body.required, schema: objectAt(document, body.schema) } }),
        ...{ rules: [...new Set(Object.values(facts.clauses).flat())], openQuestions: facts.choices },
      };
    },
  },
];
