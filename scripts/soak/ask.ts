import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Draw } from './draw.ts';
import type { Known, Place } from './known.ts';
import { pathNames, type Operation } from './operations.ts';
import { hinted, sample, schemaAt, type Hint } from './sample.ts';

/** One request of the soak. */
export interface Ask {
  readonly operation: OperationId;
  readonly method: string;
  /** Template of the path, filled with `place` when it is sent. */
  readonly path: string;
  readonly place: Place;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or a form. */
  readonly body?: string | FormData;
}

/** What makers of requests have at hand. */
export interface Means {
  readonly draw: Draw;
  readonly known: Known;
  /** Names of activity types, and ids of staff and of everybody who may act. */
  readonly types: readonly string[];
  readonly staff: readonly string[];
  readonly acting: readonly string[];
}

const DAY = 24 * 3_600_000;

/** The day so many days from now, YYYY-MM-DD. */
const day = (offset: number): string => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

const hintsFor = ({ draw, known, types, staff }: Means): Readonly<Record<string, () => unknown>> => ({
  status: () => 'active',
  residents: () => [known.id('residentId', draw)].filter((id) => id !== undefined),
  facilities: () => [known.id('facilityId', draw)].filter((id) => id !== undefined),
  residentId: () => known.id('residentId', draw),
  facilityId: () => known.id('facilityId', draw),
  connectionId: () => known.id('connectionId', draw),
  actingUserId: () => known.id('residentId', draw),
  type: () => draw.one(types),
  checkInStaffId: () => draw.one(staff),
  attachments: () => [],
  maxRegistered: () => draw.int(2, 30),
});

/** Members whose values hang together, by operation. */
const hintsOf: Readonly<
  Partial<Record<OperationId, (means: Means) => Readonly<Record<string, () => unknown>>>>
> = {
  createActivity: ({ draw }) => span(draw),
  replaceActivity: ({ draw }) => span(draw),
  createRegistration: ({ known, draw }) => ({
    userId: () => known.id('residentId', draw),
    userType: () => 'resident',
    occurrenceDate: () => null,
  }),
  createCheckIn: ({ draw }) => ({ startDate: () => day(-draw.int(0, 3000)) }),
  replaceCheckIn: ({ draw }) => ({ startDate: () => day(-draw.int(0, 3000)) }),
};

const span = (draw: Draw): Readonly<Record<string, () => unknown>> => {
  const on = draw.int(3, 30);
  return {
    startDate: () => `${day(on)}T15:00:00Z`,
    endDate: () => `${day(on)}T16:00:00Z`,
    startTime: () => '15:00',
    endTime: () => '16:00',
    timeType: () => 'exactTime',
  };
};

/** Windows are asked in the lists of the contract by these two names. */
const windowOf = (draw: Draw): Readonly<Record<string, () => unknown>> => {
  const from = draw.int(-20, 0);
  return { startDate: () => day(from), endDate: () => day(from + draw.int(1, 40)) };
};

/** Parameters that would send nearly every request astray if they were drawn at random. */
const SELDOM = ['cursor', 'occurrenceDate', 'email', 'phone', 'externalId', 'pccId', 'location'];

const queryFor = ({ parameters }: Operation, means: Means, hint: Hint): Readonly<Record<string, string>> => {
  const { draw } = means;
  const asked = parameters.filter(
    (one) => one.in === 'query' && (one.required || draw.chance(SELDOM.includes(one.name) ? 0.03 : 0.4)),
  );
  const window = windowOf(draw);
  const values = asked.map(
    ({ name, schema }) => [name, window[name]?.() ?? hinted(name, schema, draw, hint)] as const,
  );
  return Object.fromEntries(
    values.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]),
  );
};

const form = (draw: Draw): FormData => {
  const data = new FormData();
  const bytes = Buffer.alloc(draw.int(1, 4096), 'picture');
  data.set('file', new Blob([bytes], { type: 'image/png' }), 'picture.png');
  return data;
};

/** Where the path leads: to what belongs together, as far as the innermost parameter tells. */
export const placeFor = (operation: Operation, { known, draw }: Means): Place => {
  const names = pathNames(operation);
  const innermost = names.at(-1);
  const place = innermost === undefined ? undefined : known.place(innermost, draw);
  return Object.fromEntries(
    names.map((name) => [name, place?.[name] ?? known.id(name, draw) ?? 'not-known-yet']),
  );
};

/** A request that the contract allows. */
export const askFor = (operation: Operation, place: Place, means: Means): Ask => {
  const { draw } = means;
  const own = hintsOf[operation.id]?.(means);
  const common = hintsFor(means);
  const hint: Hint = (name) => (own?.[name] ?? common[name])?.();
  const { id, method, path, body } = operation;
  const payload =
    body === undefined
      ? undefined
      : body.contentType === 'application/json'
        ? JSON.stringify(sample(schemaAt(body.schema), draw, hint))
        : form(draw);
  return {
    operation: id,
    method: method.toUpperCase(),
    path,
    place,
    query: queryFor(operation, means, hint),
    headers: {
      'X-Acting-User-Id': draw.one(means.acting) ?? '',
      ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(payload !== undefined && { body: payload }),
  };
};
