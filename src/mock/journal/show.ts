import { operations } from '../../../openapi/generated/contract.ts';
import { isRecord } from '../domain/json-object.ts';
import { HIDDEN, isSecretName } from '../domain/secrets.ts';
import { queryOf } from '../http/address.ts';
import { knownMembersOf } from '../http/members.ts';
import { withoutQueryPreferences } from '../http/preferences.ts';
import { isoOf } from '../world/clock.ts';
import type { Exchange, Sent, Touch } from './exchange.ts';

const redacted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(redacted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecretName(name) ? HIDDEN : redacted(member)]),
  );
};

const shownBody = (sent: Sent | undefined): unknown => {
  if (sent === undefined || sent.kind === 'none') return undefined;
  if (sent.kind === 'left-out') return { leftOut: `${sent.bytes} bytes, more than the journal keeps` };
  if (sent.kind === 'json') return redacted(sent.value);
  return { fields: redacted(sent.fields), files: sent.files };
};

/** The query and the body of a request as values; the body is undefined where none is kept. */
export const sentIn = ({ search, sent }: Exchange): { readonly query: object; readonly body: unknown } => ({
  query: withoutQueryPreferences(queryOf(search)),
  body: sent?.kind === 'json' ? sent.value : sent?.kind === 'form' ? sent.fields : undefined,
});

/** Names in the query and the body that the contract does not list for the operation. */
const unknownIn = (exchange: Exchange): Readonly<Record<string, readonly string[]>> => {
  const { route } = exchange;
  if (!route) return {};
  const { query, body } = sentIn(exchange);
  const inQuery = Object.keys(query).filter((name) => !route.query.names.has(name));
  const known = knownMembersOf(route);
  const inBody = isRecord(body) ? Object.keys(body).filter((name) => !known.has(name)) : [];
  return {
    ...(inQuery.length > 0 && { query: inQuery }),
    ...(inBody.length > 0 && { body: inBody }),
  };
};

const shownRefusal = ({ refusal, rule }: Exchange) =>
  refusal && {
    problem: refusal.problem,
    ...(rule !== undefined && { rule }),
    promised: refusal.promised,
    found: refusal.found,
    next: refusal.next,
    ...(refusal.validation && { validation: refusal.validation }),
  };

const parsed = (text: string): unknown => {
  try {
    return redacted(JSON.parse(text));
  } catch {
    return text;
  }
};

const shownAnswer = (exchange: Exchange) => {
  const { size, type, text } = exchange;
  const body = text !== undefined && type?.includes('json') ? parsed(text) : text;
  return { size, ...(type !== undefined && { type }), ...(body !== undefined && { body }) };
};

/**
 * One entry for each record. Created and then changed counts as created; created and then deleted is left
 * out.
 */
const touchedOnce = (touches: readonly Touch[]): readonly Touch[] => {
  const records = new Map<string, Touch>();
  for (const touch of touches) {
    const key = `${touch.collection}/${touch.id}`;
    const before = records.get(key);
    if (before?.how === 'created' && touch.how === 'deleted') records.delete(key);
    else if (before?.how === 'created') continue;
    else records.set(key, touch);
  }
  return [...records.values()].map(({ collection, id, how }) => ({ collection, id, how }));
};

/** An exchange as the control plane shows it. Members without a value are absent. */
export const shown = (exchange: Exchange): Readonly<Record<string, unknown>> => {
  const { n, at, method, path, search, route, acting, actingId, struck, applied, notes } = exchange;
  const query = queryOf(search);
  const body = shownBody(exchange.sent);
  const unknown = unknownIn(exchange);
  return {
    n,
    at: isoOf(at),
    method,
    path,
    ...(search !== '' && { query: redacted(query) }),
    ...(route && { operation: route.id, template: operations[route.id].path }),
    ...(actingId !== undefined && { acting: { id: actingId, kind: acting?.kind ?? 'unknown' } }),
    ...(body !== undefined && { body }),
    ...(Object.keys(unknown).length > 0 && { unknown }),
    status: exchange.status === 0 ? null : exchange.status,
    ...(exchange.ends && { ended: exchange.ends }),
    ...(exchange.refusal && { refused: shownRefusal(exchange) }),
    answer: shownAnswer(exchange),
    touched: touchedOnce(exchange.touched ?? []),
    events: (exchange.events ?? []).map(({ eventId, eventType, resourceId }) => ({
      eventId,
      eventType,
      resourceId,
    })),
    ...(struck && { faults: struck.by, delay: struck.delay }),
    ...(applied && applied.length > 0 && { preferences: applied }),
    ...(notes && notes.length > 0 && { notes }),
    ...(exchange.outsideContract && { outsideContract: true }),
    milliseconds: Math.round(exchange.took * 100) / 100,
  };
};
