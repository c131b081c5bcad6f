import type { Lifecycle } from '../../openapi/generated/lifecycles.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import type { PlainExchange } from './exchange.ts';
import { GONE, moveKey, stateKey, type OperationFacts } from './facts.ts';

type Members = Readonly<Record<string, unknown>>;

/** The last states of the latest records, by resource and id. */
export type LastStates = Map<string, string>;

/** The largest number of records whose last state is kept. The oldest are dropped first. */
const MOST_KEPT = 1000;

/** The records of an answer: in its envelope or without one, alone, in a list, or in the one list of an object. */
const recordsIn = (body: unknown, member: string): readonly Members[] => {
  const data = isRecord(body) && 'data' in body ? body['data'] : body;
  if (Array.isArray(data)) return data.filter(isRecord);
  if (!isRecord(data)) return [];
  if (member in data) return [data];
  const inner = Object.values(data).find(Array.isArray);
  return inner?.filter(isRecord) ?? [];
};

const stateIn = ({ shown, states }: Lifecycle, record: Members): string | undefined => {
  const value = record[shown.member];
  const state = shown.as && typeof value === 'boolean' ? shown.as[String(value)] : value;
  return typeof state === 'string' && states.includes(state) ? state : undefined;
};

/** What a path gives for the parameters of its template; the template stands at its end. */
const valuesIn = (path: string, template: readonly string[]): Readonly<Record<string, string>> => {
  const segments = path.split('/').slice(-template.length);
  return Object.fromEntries(
    template.flatMap((segment, place) =>
      segment.startsWith('{') ? [[segment.slice(1, -1), segments[place] ?? ''] as const] : [],
    ),
  );
};

/** What identifies a record, by its members or else by the path; undefined where neither says it. */
const identityOf = (
  { resource, shown }: Lifecycle,
  record: Members,
  path: Readonly<Record<string, string>>,
  user: string,
): string | undefined => {
  let key = shown.perUser === true ? `${resource} ${user}` : resource;
  for (const [member, parameter] of Object.entries(shown.by)) {
    const part = record[member] ?? path[parameter];
    if (typeof part !== 'string' || part === '') return undefined;
    key += ` ${part}`;
  }
  return key;
};

const keep = (last: LastStates, record: string, state: string): void => {
  last.set(record, state);
  if (last.size <= MOST_KEPT) return;
  for (const oldest of last.keys()) {
    last.delete(oldest);
    return;
  }
};

/** Adds what an accepted exchange shows of states and of the moves between them. */
export const addStates = (
  { lifecycle: facts, moves, template }: OperationFacts,
  exchange: PlainExchange,
  last: LastStates,
  add: (key: string) => void,
): void => {
  if (!facts) return;
  const { lifecycle, isRemembered, seenLater } = facts;
  const records = recordsIn(exchange.responseBody, lifecycle.shown.member);
  const user = exchange.actingId ?? exchange.identity ?? '';
  const path = isRemembered || moves.length > 0 ? valuesIn(exchange.path, template) : {};
  const shown = records[0] && stateIn(lifecycle, records[0]);

  const own = moves.length > 0 ? identityOf(lifecycle, records[0] ?? {}, path, user) : undefined;
  const before = own === undefined ? undefined : last.get(own);
  for (const { move, isTwin } of moves) {
    if (
      move.from && before === undefined
        ? isTwin
        : before !== undefined && move.from?.includes(before) === false
    )
      continue;
    const to = move.to === undefined ? GONE : (shown ?? (move.to.length === 1 ? move.to[0] : undefined));
    if (to === undefined || (move.to !== undefined && !move.to.includes(to))) continue;
    add(moveKey(lifecycle, move, to));
    if (to === GONE) {
      if (own !== undefined) last.delete(own);
    } else {
      if (shown === undefined) add(stateKey(lifecycle, to));
      if (own !== undefined && isRemembered) keep(last, own, to);
    }
  }

  let latest: string | undefined;
  const counted = new Set<string>();
  for (const record of records) {
    const state = stateIn(lifecycle, record);
    if (state === undefined) continue;
    if (state !== latest) counted.add(state);
    latest = state;
    if (!isRemembered) continue;
    const its = identityOf(lifecycle, record, path, user);
    if (its === undefined) continue;
    const was = last.get(its);
    if (was === state) continue;
    if (was !== undefined)
      for (const move of seenLater)
        if (move.from?.includes(was) === true && move.to?.includes(state) === true)
          add(moveKey(lifecycle, move, state));
    keep(last, its, state);
  }
  for (const state of counted) add(stateKey(lifecycle, state));
};
