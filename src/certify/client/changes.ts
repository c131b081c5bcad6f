import { operations } from '../../../openapi/generated/contract.ts';
import type { FreedomId } from '../../../conformance/consumers/client/freedoms.ts';
import type { Readings } from '../../mock/world/choices.ts';
import { isRecord } from '../../mock/domain/json-object.ts';
import { inGate, type Mutation } from '../../mutants/mutation.ts';
import { generalFreedoms } from '../../variants/variations.ts';
import { everywhere, idsLike, inJson } from '../../variants/rewriting.ts';
import type { Recorder, Trouble } from '../record.ts';

/** What a freedom does to a world. */
export interface Change {
  readonly readings?: Readings;
  readonly tables?: Mutation;
  /** Made for every round, because it counts calls. A round with this freedom alone has more trouble. */
  readonly spoils?: (isAlone: boolean) => Parameters<Recorder['spoil']>[0];
}

const variation = (name: string): Change => {
  const variant = generalFreedoms.find(({ id }) => id === `freedom.${name}`);
  if (!variant?.tables) throw new Error(`there is no variation ${name}`);
  return { tables: variant.tables };
};

const SMALL = 7;

/** Pages hold fewer items than the client asked for. */
const smallPages = inGate('readInput', (original) => (route, received, world) => {
  const asked = Number(received.query['pageSize'] ?? SMALL);
  const isPaged = operations[route.id].envelope === 'page';
  return original(
    route,
    isPaged && !(asked < SMALL)
      ? { ...received, query: { ...received.query, pageSize: String(SMALL) } }
      : received,
    world,
  );
});

/** Texts without a format: a client may send an empty one back as it was shown. */
const TEXTS = ['nickname', 'roomNumber', 'location', 'description', 'relationship', 'additionalInfo'];

const emptied = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, one === null && TEXTS.includes(name) ? '' : one]),
      )
    : value;

/** An id of the mock, spelled as a UUID of version 4. */
const uuidOf = (id: string): string => {
  const digits = Buffer.from(id).toString('hex').slice(-30).padStart(30, '0');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(12, 15)}`,
    `8${digits.slice(15, 18)}`,
    digits.slice(18),
  ].join('-');
};

/** Trouble for request number `period`, and for number `2 * period` if the round has no other freedom. */
const every =
  (period: number, trouble: Trouble): NonNullable<Change['spoils']> =>
  (isAlone) => {
    let count = 0;
    return () => {
      count += 1;
      return count === period || (isAlone && count === 2 * period) ? trouble : undefined;
    };
  };

const comeAgain = (): Response =>
  new Response('{"title":"Too many requests"}', {
    status: 429,
    headers: { 'Retry-After': '1', 'Content-Type': 'application/problem+json' },
  });

/** How a world plays each freedom. */
export const changes: Readonly<Record<FreedomId, Change>> = {
  'created-200': { readings: { 'create-status': 'ok' } },
  'cursors-of-signs': variation('cursors-of-signs'),
  'small-pages': { tables: smallPages },
  'pollable-cursor': { readings: { 'last-cursor': 'pollable-cursor' } },
  'more-members': variation('members-of-its-own'),
  'members-reversed': variation('members-in-another-order'),
  'absent-members': { readings: { 'unset-members': 'absent' } },
  'empty-texts': { tables: inJson(everywhere(emptied)) },
  'lists-reversed': variation('lists-reversed'),
  'lists-unsteady': variation('lists-unsteady'),
  'ids-of-signs': variation('ids-of-signs'),
  'ids-of-digits': variation('ids-of-digits'),
  'ids-as-uuids': { tables: idsLike(uuidOf) },
  'instants-with-offset': variation('instants-with-offset'),
  'empty-refusals': { readings: { 'error-body': 'empty' } },
  'plain-refusals': { readings: { 'error-body': 'plain' } },
  'other-refusals': variation('other-refusals'),
  'occurrence-date-refused': { readings: { 'occurrence-date-on-single': 'refused' } },
  'json-with-charset': variation('json-with-charset'),
  'slow-answers': { spoils: every(4, { says: 'answered late', wait: 1500 }) },
  busy: { spoils: every(3, { says: 'answered 429', answer: comeAgain }) },
};
