import { globTest } from '../domain/glob.ts';
import { isRecord } from '../domain/json-object.ts';
import type { Exchange } from './exchange.ts';
import type { Selection } from './selection.ts';
import { sentIn } from './show.ts';

/**
 * Whether a value matches: an object has the wanted members, a list matches item by item, other values are
 * equal.
 */
const has = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(value) && value.length === wanted.length && wanted.every((one, at) => has(value[at], one))
    );
  if (isRecord(wanted))
    return isRecord(value) && Object.entries(wanted).every(([name, member]) => has(value[name], member));
  return value === wanted;
};

/** Makes texts of the wanted numbers and booleans, since a query has texts only. */
const asTexts = (wanted: unknown): unknown =>
  isRecord(wanted)
    ? Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)]))
    : wanted;

const hasStatus = (status: number, wanted: number | string): boolean =>
  /^[1-5]xx$/i.test(String(wanted))
    ? Math.floor(status / 100) === Number(String(wanted)[0])
    : status === Number(wanted);

/** Gives the test whether an exchange is in a selection. */
export const selects = (selection: Selection): ((exchange: Exchange) => boolean) => {
  const { operation, method, path, status, acting, query, body } = selection;
  const isOperation = operation === undefined ? undefined : globTest(operation);
  const isPath = path === undefined ? undefined : globTest(path);
  const wantedQuery = asTexts(query);
  return (exchange) =>
    (isOperation?.(exchange.route?.id ?? '') ?? true) &&
    (method === undefined || exchange.method === method.toUpperCase()) &&
    (isPath?.(exchange.path) ?? true) &&
    (status === undefined || hasStatus(exchange.status, status)) &&
    (acting === undefined || exchange.actingId === acting || exchange.acting?.kind === acting) &&
    (wantedQuery === undefined || has(sentIn(exchange).query, wantedQuery)) &&
    (body === undefined || has(sentIn(exchange).body, body));
};
