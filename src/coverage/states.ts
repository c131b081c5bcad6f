import type { Lifecycle } from '../../openapi/generated/lifecycles.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import type { PlainExchange } from './exchange.ts';
import { GONE, moveKey, stateKey, type LifecycleFacts, type OperationFacts } from './facts.ts';

type Members = Readonly<Record<string, unknown>>;

/** The last states of the latest records, by resource and then by id. */
export type LastStates = Map<string, Map<string, string>>;

/** The largest number of records of a resource whose last state is kept. The oldest are dropped first. */
const MOST_KEPT = 1000;

const NONE: readonly unknown[] = [];

/** The records of an answer, with or without an envelope: one record, a list, or an object with one list. */
const recordsIn = (body: unknown, member: string): readonly unknown[] => {
  const data = isRecord(body) && 'data' in body ? body['data'] : body;
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) return NONE;
  return member in data ? [data] : (Object.values(data).find(Array.isArray) ?? NONE);
};

const stateOf = ({ shown, states }: Lifecycle, value: unknown): string | undefined => {
  const state = shown.as && typeof value === 'boolean' ? shown.as[String(value)] : value;
  return typeof state === 'string' && states.includes(state) ? state : undefined;
};

/** The values of the parameters in a path that ends with the template. */
const valuesIn = (path: string, template: readonly string[]): Readonly<Record<string, string>> => {
  const segments = path.split('/').slice(-template.length);
  return Object.fromEntries(
    template.flatMap((segment, place) =>
      segment.startsWith('{') ? [[segment.slice(1, -1), segments[place] ?? ''] as const] : [],
    ),
  );
};

/** The identity of a record, from its members or else from the path; undefined if neither has it. */
const identityOf = (
  { by, lifecycle }: LifecycleFacts,
  record: Members,
  path: Readonly<Record<string, string>>,
  user: string,
): string | undefined => {
  let key = lifecycle.shown.perUser === true ? user : '';
  for (const [member, parameter] of by) {
    const part = record[member] ?? path[parameter];
    if (typeof part !== 'string' || part === '') return undefined;
    // Most identities have one part, which needs no new text.
    key = key === '' ? part : `${key} ${part}`;
  }
  return key;
};

const keep = (last: Map<string, string>, record: string, state: string): void => {
  last.set(record, state);
  if (last.size <= MOST_KEPT) return;
  for (const oldest of last.keys()) {
    last.delete(oldest);
    return;
  }
};

const lastOf = (all: LastStates, resource: string): Map<string, string> => {
  const known = all.get(resource);
  if (known) return known;
  const made = new Map<string, string>();
  all.set(resource, made);
  return made;
};

/** Adds the moves of the operation whose state before and state after fit. */
const addOwnMoves = (
  { moves }: OperationFacts,
  { lifecycle, isRemembered }: LifecycleFacts,
  record: string | undefined,
  shown: string | undefined,
  last: Map<string, string>,
  known: string | undefined,
  add: (key: string) => void,
): void => {
  const before = (record === undefined ? undefined : last.get(record)) ?? known;
  for (const { move, isTwin } of moves) {
    const { from, to } = move;
    if (from && (before === undefined ? isTwin : !from.includes(before))) continue;
    if (to === undefined) {
      add(moveKey(lifecycle, move, GONE));
      if (record !== undefined) last.delete(record);
      continue;
    }
    const state = shown ?? (to.length === 1 ? to[0] : undefined);
    if (state === undefined || !to.includes(state)) continue;
    add(moveKey(lifecycle, move, state));
    if (shown === undefined) add(stateKey(lifecycle, state));
    if (record !== undefined && isRemembered) keep(last, record, state);
  }
};

/** Adds what an accepted exchange shows of states and of the moves between them. */
export const addStates = (
  operation: OperationFacts,
  facts: LifecycleFacts,
  exchange: PlainExchange,
  all: LastStates,
  add: (key: string) => void,
): void => {
  const { lifecycle, isRemembered, seenLater } = facts;
  const { member } = lifecycle.shown;
  const last = lastOf(all, lifecycle.resource);
  const records = recordsIn(exchange.responseBody, member);
  const user = exchange.actingId ?? exchange.identity ?? '';
  const path = isRemembered ? valuesIn(exchange.path, operation.template) : {};

  if (operation.moves.length > 0) {
    const first = isRecord(records[0]) ? records[0] : {};
    const record = isRemembered ? identityOf(facts, first, path, user) : undefined;
    addOwnMoves(operation, facts, record, stateOf(lifecycle, first[member]), last, exchange.before, add);
  }

  /** The states in this answer: even a list of many records has few. */
  const values = new Map<unknown, string | undefined>();
  let [value, state]: readonly [unknown, string | undefined] = [undefined, undefined];
  for (const record of records) {
    if (!isRecord(record)) continue;
    if (record[member] !== value) {
      value = record[member];
      state = stateOf(lifecycle, value);
      values.set(value, state);
    }
    const its = isRemembered && state !== undefined ? identityOf(facts, record, path, user) : undefined;
    const was = its === undefined ? undefined : last.get(its);
    if (its === undefined || state === undefined || was === state) continue;
    if (was !== undefined)
      for (const move of seenLater)
        if (move.from?.includes(was) === true && move.to?.includes(state) === true)
          add(moveKey(lifecycle, move, state));
    keep(last, its, state);
  }
  for (const found of values.values()) if (found !== undefined) add(stateKey(lifecycle, found));
};
