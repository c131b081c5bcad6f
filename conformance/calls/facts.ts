import { clauses } from '../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { ChoiceId } from '../../openapi/generated/choices.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { document as contract } from '../../openapi/generated/document.ts';
import { isObject } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import type { Profile } from '../kit/run.ts';
import { objectAt, resolved } from '../kit/walk.ts';
import { operationIds } from './table.ts';

/** The parts of the contract about an operation that checks of all operations need. */
interface Facts {
  readonly method: string;
  readonly part: 'available' | Exclude<Profile, 'core'>;
  readonly envelope: string;
  readonly summary: string;
  readonly choices: readonly string[];
  readonly clauses: Readonly<Partial<Record<Role, readonly ClauseId[]>>>;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: string;
  }[];
  readonly body?: {
    readonly required: boolean;
    readonly contentType: string;
    readonly schema: string;
    /** The schema of the body as a form, if the operation accepts forms. */
    readonly form?: string;
  };
  readonly answers: Readonly<Record<string, { readonly schema?: string }>>;
}

type Role = 'answer' | 'required' | 'values' | 'paging' | 'headers' | 'rules';

export const factsOf = (id: OperationId): Facts => operations[id];

export const profileOf = (id: OperationId): Profile => {
  const { part } = factsOf(id);
  return part === 'available' ? 'core' : part;
};

/** The operations that an open question concerns. */
export const withChoice = (choice: ChoiceId): readonly OperationId[] =>
  operationIds.filter((id) => factsOf(id).choices.includes(choice));

/** The path parameters except the tenant, in their order. */
export const pathParametersOf = (id: OperationId): readonly string[] =>
  factsOf(id)
    .parameters.filter((one) => one.in === 'path' && one.name !== 'tenant')
    .map(({ name }) => name);

/** The query parameters with an enum, and its values. */
export const closedQueriesOf = (
  id: OperationId,
): readonly { readonly name: string; readonly values: readonly string[] }[] =>
  factsOf(id).parameters.flatMap(({ in: place, name, schema }) => {
    const values: unknown = objectAt(contract, schema)['enum'];
    return place === 'query' && Array.isArray(values) ? [{ name, values: values.map(String) }] : [];
  });

/** The members of the resource in the answer of an operation, each with its schema. */
export function shownMembersOf(id: OperationId): Readonly<Record<string, JsonObject>> {
  const { answers, envelope } = factsOf(id);
  const pointer = (answers['200'] ?? answers['201'])?.schema;
  if (pointer === undefined) return {};
  const body = objectAt(contract, pointer);
  return membersOf(envelope === 'data' ? membersOf(body)['data'] : body);
}

function membersOf(schema: JsonObject | undefined): Readonly<Record<string, JsonObject>> {
  const properties = isObject(schema?.['properties']) ? schema['properties'] : {};
  const members = Object.entries(properties).flatMap(([name, given]) => {
    const member = resolved(contract, given);
    return isObject(member) ? [[name, member] as const] : [];
  });
  return Object.fromEntries(members);
}

const isFirm = (id: ClauseId): boolean => clauses[id].determinacy !== 'open';

/** The clauses of an operation for one role that are not open, at most three. */
export const firmClausesOf = (id: OperationId, role: Role): readonly ClauseId[] =>
  (factsOf(id).clauses[role] ?? []).filter(isFirm).slice(0, 3);

/**
 * The clauses of one role that name a member or parameter, and those that name none and so hold for each.
 * Throws an Error if no clause names it, because a check of it would prove nothing.
 */
export function clausesNaming(id: OperationId, role: Role, name: string): readonly ClauseId[] {
  const firm = (factsOf(id).clauses[role] ?? []).filter(isFirm);
  const naming = firm.filter((clause) => clauses[clause].about.member.includes(name));
  const general = firm.filter((clause) => clauses[clause].about.member.length === 0);
  if (naming.length === 0) throw new Error(`no ${role} clause of ${id} names ${name}`);
  return [...naming, ...general].slice(0, 3);
}

/** The clauses that leave a question open, those of the operation before those of the whole interface. */
export function openClausesOf(choice: ChoiceId, id: OperationId): readonly ClauseId[] {
  const own = Object.values(factsOf(id).clauses)
    .flat()
    .filter((clause) => asks(clause, choice));
  const all = Object.values(clauses)
    .map((clause) => clause.id)
    .filter((clause) => asks(clause, choice));
  return [...new Set(own.length > 0 ? own : all)].slice(0, 3);
}

const asks = (id: ClauseId, choice: ChoiceId): boolean => {
  const clause: { readonly determinacy: string; readonly choice?: string } = clauses[id];
  return clause.determinacy === 'open' && clause.choice === choice;
};
