import { clauses as register, type Clause, type ClauseId } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import { levers } from '../../openapi/generated/levers.ts';
import { ruleExplanations } from './access/explanations.ts';
import { routes, type Route } from './http/routes.ts';
import { statusOf, type Invalid, type Refusal } from './http/problem.ts';
import type { Exchange } from './journal/exchange.ts';

const says: Readonly<Record<string, Pick<Clause, 'says' | 'about'> | undefined>> = register;
const vocabulary: readonly { readonly name: string; readonly returns?: readonly string[] }[] =
  Object.values(levers);

/** Ids of the clauses that the contract connects with an operation. */
export const clausesOf = ({ id }: Route): readonly string[] =>
  Object.values<readonly string[]>(operations[id].clauses).flat();

/** Clauses of the operation that name a status. */
const naming = (status: number, route: Route): readonly string[] =>
  clausesOf(route).filter((id) => says[id]?.about.status.includes(status));

const clausesOfRule = ({ rule, acting }: Exchange, route: Route): readonly string[] => {
  if (rule === undefined) return [];
  const { clauses, only = {} } = ruleExplanations[rule];
  const kindOf = (id: ClauseId) => only[id];
  const meant = clauses.filter((id) => (kindOf(id) ?? acting?.kind) === acting?.kind);
  const listed = clausesOf(route);
  const own = meant.filter((id) => listed.includes(id));
  return own.length > 0 ? own : meant;
};

/** The last id in a path: mostly that is the one that was not found. */
const lastParameter = ({ path }: Route): string | undefined => [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];

const CREATES = /^(?:create|send)-/;

/** Levers and operations that create what the path names and is missing, or change what is in the way. */
const changing = (
  route: Route,
  status: number,
  validation: readonly Invalid[] = [],
): { readonly levers: readonly string[]; readonly requests: readonly string[] } => {
  const parameter = lastParameter(route);
  const isOfSection = ({ section, method, id }: Route): boolean =>
    section === route.section && method !== 'get' && id !== route.id;
  // A conflict is about a record that is there: to create another one does not help.
  if (status === 409) return { levers: [], requests: routes.filter(isOfSection).map(({ id }) => id) };
  // An id in the query or in the body was not found: the path says nothing about it.
  if (validation.length > 0) return { levers: [], requests: [] };
  const made = vocabulary.filter(
    ({ name, returns = [] }) => CREATES.test(name) && returns.some((one) => one === parameter),
  );
  const requests = routes.filter(
    (one) => isOfSection(one) && one.method === 'post' && !one.path.includes(`{${parameter ?? ''}}`),
  );
  return { levers: made.map(({ name }) => name), requests: requests.map(({ id }) => id) };
};

const EXPLAINED = [403, 404, 409];

/** The refusal, with the rules that caused it. */
export const explained = (refusal: Refusal, exchange: Exchange): Refusal => {
  const { route, rule } = exchange;
  if (!route) return { ...refusal, explain: { clauses: [], change: { next: refusal.next } } };
  const status = statusOf(refusal);
  if (!EXPLAINED.includes(status)) return { ...refusal, explain: { clauses: clausesOf(route) } };
  const ids = rule === undefined ? naming(status, route) : clausesOfRule(exchange, route);
  const asked = rule === undefined ? route.access : [rule];
  const means =
    rule === undefined
      ? changing(route, status, refusal.validation)
      : { levers: ruleExplanations[rule].levers ?? [], requests: [] };
  return {
    ...refusal,
    explain: {
      ...(rule !== undefined && { rule }),
      clauses: ids,
      says: Object.fromEntries(ids.map((id) => [id, says[id]?.says ?? ''])),
      allowed: asked.map((one) => ruleExplanations[one].allowed),
      change: { next: refusal.next, ...means },
    },
  };
};
