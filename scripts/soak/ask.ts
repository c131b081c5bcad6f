import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Draw } from './draw.ts';
import { commonHints, day, ownHints, type Means } from './hints.ts';
import type { Place } from './known.ts';
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

/** Windows are asked in the lists of the contract by these two names. */
const windowOf = (means: Means): Readonly<Record<string, () => unknown>> => {
  const { draw } = means;
  const from = draw.int(-20, 0);
  return { startDate: () => day(means, from), endDate: () => day(means, from + draw.int(1, 40)) };
};

/** Parameters that would send nearly every request astray if they were drawn at random. */
const SELDOM = ['cursor', 'occurrenceDate', 'email', 'phone', 'externalId', 'pccId', 'location'];

const queryFor = ({ parameters }: Operation, means: Means, hint: Hint): Readonly<Record<string, string>> => {
  const { draw } = means;
  const asked = parameters.filter(
    (one) => one.in === 'query' && (one.required || draw.chance(SELDOM.includes(one.name) ? 0.03 : 0.4)),
  );
  const window = windowOf(means);
  const values = asked.map(
    ({ name, schema }) => [name, window[name]?.() ?? hinted(name, schema, draw, hint)] as const,
  );
  return Object.fromEntries(
    values.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]),
  );
};

/** A form as its schema has it: texts, and something like a picture in the part `file`. */
const formFor = (schema: string, draw: Draw, hint: Hint): FormData => {
  const drawn = sample(schemaAt(schema), draw, (name) => (name === 'file' ? null : hint(name)));
  const fields = typeof drawn === 'object' && drawn !== null ? drawn : {};
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  const bytes = Buffer.alloc(draw.int(1, 4096), 'picture');
  data.set('file', new Blob([bytes], { type: 'image/png' }), 'picture.png');
  return data;
};

/** The parameters of the path that belong together, by the innermost one. */
export const placeFor = (operation: Operation, { known, draw }: Means): Place => {
  const names = pathNames(operation);
  const innermost = names.at(-1);
  const place = innermost === undefined ? undefined : known.place(innermost, draw, names);
  const { by } = place ?? {};
  return {
    ...Object.fromEntries(
      names.map((name) => [name, place?.[name] ?? known.id(name, draw) ?? 'not-known-yet']),
    ),
    ...(by !== undefined && { by }),
  };
};

/** Threads are there for the people in them, requests and their settings for residents; the system actor is in none. */
const actingFor = ({ path }: Operation, place: Place, { draw, known, acting, people }: Means): string => {
  if (place['by'] !== undefined) return place['by'];
  if (path.includes('/messages/threads')) return draw.one(people) ?? '';
  if (!/(transportation|work-request)/.test(path) || draw.chance(0.2)) return draw.one(acting) ?? '';
  return place['residentId'] ?? known.id('residentId', draw) ?? '';
};

/** A request that the contract allows. */
export const askFor = (operation: Operation, place: Place, means: Means): Ask => {
  const { draw } = means;
  const own = ownHints[operation.id]?.(means);
  const common = commonHints(means);
  const hint: Hint = (name) => (own?.[name] ?? common[name])?.();
  const { id, method, path, body } = operation;
  const payload =
    body === undefined
      ? undefined
      : body.contentType === 'application/json'
        ? JSON.stringify(sample(schemaAt(body.schema), draw, hint))
        : formFor(body.schema, draw, hint);
  return {
    operation: id,
    method: method.toUpperCase(),
    path,
    place,
    query: queryFor(operation, means, hint),
    headers: {
      'X-Acting-User-Id': actingFor(operation, place, means),
      ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(payload !== undefined && { body: payload }),
  };
};
