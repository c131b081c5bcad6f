import type { OperationId } from '../../../openapi/generated/contract.ts';
import { document as contract } from '../../../openapi/generated/document.ts';
import { factsOf, profileOf } from '../../calls/facts.ts';
import { ownReady, send, sharedReady } from '../../calls/send.ts';
import { callOf, operationIds } from '../../calls/table.ts';
import type { AnyReady } from '../../calls/call.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { bodyMembersOf } from '../../kit/body.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { isObject, type JsonObject } from '../../kit/json.ts';
import { fits, isSuccess, status, takenOrRefused } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { statusClausesOf } from '../../kit/preconditions.ts';
import type { Tools } from '../../kit/tools.ts';
import { dataOf } from '../../kit/read.ts';
import { objectAt, resolved } from '../../kit/walk.ts';
import { freeTextsOf, writes } from './edge-values.ts';
import { dateTimesIn, mustWriteDateTimes } from './members-in.ts';

/** Near the ends of the years that four digits write. In UTC the first two lie in the year after and before. */
const FAR = ['9999-12-31T23:59:00-05:00', '0001-01-01T00:00:00+05:00', '9999-06-15T12:00:00Z'] as const;

/** Forms of ISO 8601 that few clients write: ten digits of a fraction after a comma, hours alone as offset, no offset. */
const SELDOM = ['2027-06-15T12:00:00,1234567890+05', '2027-06-15T12:00'] as const;

/** A year of more than four digits, as ISO 8601 has it for those who agree on it: Java and JavaScript write it. */
const EXPANDED = /^[+-]\d{5,6}-\d\d-\d\dT/;

/** Each date-time of a body, at most one object deep, as the members that a body gets to hold a value there. */
type Placing = (value: string, body: JsonObject) => JsonObject;

const isInstant = (schema: unknown): boolean => isObject(schema) && schema['format'] === 'date-time';

function placingsOf(id: OperationId): Readonly<Record<string, Placing>> {
  const all = Object.entries(bodyMembersOf(id)).flatMap(([name, schema]): [string, Placing][] => {
    if (isInstant(schema)) return [[name, (value) => ({ [name]: value })]];
    const inner = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
    return inner
      .filter(([, one]) => isInstant(resolved(contract, one)))
      .map(([member]) => [
        member,
        (value, body) => ({ [name]: { ...(isObject(body[name]) && body[name]), [member]: value } }),
      ]);
  });
  return Object.fromEntries(all);
}

/** Where the answer to a write is open, what it made is read in a list. */
const LISTED: Readonly<Partial<Record<OperationId, OperationId>>> = { sendMessage: 'listMessages' };

/** The answers that show what a write made or changed: its own, and a read of it. */
async function answersOf(t: Tools, id: OperationId, ready: AnyReady, answer: Answer) {
  const { makes } = callOf(id);
  const acting = ready.as !== undefined && { as: ready.as };
  const list = LISTED[id];
  if (list !== undefined) return [await t.callAny(list, { path: ready.path ?? {}, ...acting })];
  const own = factsOf(id).envelope === 'open' ? [] : [answer];
  return makes?.read === undefined
    ? own
    : [...own, await t.callAny(makes.read, { path: makes.path(answer, ready), ...acting })];
}

for (const id of operationIds) {
  const { body, method } = factsOf(id);
  if (body?.contentType !== 'application/json' || method === 'get') continue;
  const placings = Object.entries(placingsOf(id));
  if (placings.length === 0) continue;
  const names = placings.map(([name]) => name);
  const answering = statusClausesOf(id).slice(0, 1);
  const [label] = writes.includes(id) ? freeTextsOf(id) : [];
  check({
    id: `breadth.${id}.far-dates`,
    says: `${id} accepts the first and last dates of the calendar and shows them as date-times${label === undefined ? '' : ` and the ${label} that came with them`}, or refuses them: ${names.join(', ')}.`,
    clauses: ['CNV-04', ...answering, ...(label === undefined ? [] : (['CNV-56'] as const))],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const ready = await ownReady(t, id);
      for (const [, placed] of placings) {
        for (const value of SELDOM) {
          const answer = await send(t, id, ready, {
            body: { ...ready.body, ...placed(value, ready.body ?? {}) },
          });
          await attributing(answering, () => must(answer, takenOrRefused));
          const own = dateTimesIn(id);
          if (isSuccess(answer)) attributed(['CNV-04'], () => mustWriteDateTimes(answer, own));
        }
        for (const value of FAR) {
          // Another text each time: what says that it was accepted, and stored nothing, shows the former one.
          const fresh = label === undefined ? {} : { [label]: t.fresh.text('Tea') };
          const sent = { ...ready.body, ...fresh, ...placed(value, ready.body ?? {}) };
          const answer = await send(t, id, ready, { body: sent });
          await attributing(answering, () => must(answer, takenOrRefused));
          if (!isSuccess(answer)) continue;
          if (label !== undefined) attributed(['CNV-56'], () => mustEcho(answer, dataOf(answer), fresh));
          for (const shown of await answersOf(t, id, ready, answer)) {
            if (shown !== answer) must(shown, status(200));
            const own = dateTimesIn(shown.operationId);
            attributed(['CNV-04'], () => mustWriteDateTimes(shown, own, EXPANDED));
          }
        }
      }
    },
  });
}

/** The parameters of the query that may be instants. */
const instantsAskedOf = (id: OperationId): readonly string[] =>
  factsOf(id)
    .parameters.filter((one) => one.in === 'query')
    .filter(({ schema }) => {
      const { anyOf } = objectAt(contract, schema);
      return Array.isArray(anyOf) && anyOf.some(isInstant);
    })
    .map(({ name }) => name);

for (const id of operationIds.filter((one) => factsOf(one).method === 'get')) {
  const names = instantsAskedOf(id);
  if (names.length === 0) continue;
  const answering = statusClausesOf(id).slice(0, 1);
  check({
    id: `breadth.${id}.far-dates-asked`,
    says: `${id} accepts the first and last dates of the calendar and date-times as few write them, or refuses them: ${names.join(', ')}.`,
    clauses: answering,
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const ready = await sharedReady(t, id);
      for (const value of [...SELDOM, ...FAR.slice(0, 2)]) {
        const query = { ...ready.query, ...Object.fromEntries(names.map((name) => [name, value])) };
        const answer = await send(t, id, ready, { query });
        must(answer, takenOrRefused);
        if (isSuccess(answer)) must(answer, fits);
      }
    },
  });
}
