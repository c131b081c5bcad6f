import * as fc from 'fast-check';
import { expect } from 'vitest';
import { choices } from '../../../openapi/generated/choices.ts';
import { actingIdOf } from '../identity/acting.ts';
import type { TestApp, Readings } from './mock.ts';
import { collectionsOf } from '../world/store.ts';
import { stateOf } from './people.ts';

/** A call with placeholders: `@residents:3` is the id of a record of the world, or an unknown id. */
interface FuzzedCall {
  readonly method: string;
  readonly path: string;
  /** The acting user, as a placeholder; absent: the system actor. */
  readonly as?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Parts of a form: a text, in which ids may be stood for as in a body, or the bytes of a file. */
  readonly parts?: readonly (readonly [name: string, value: string, isFile: boolean])[];
}

/** Any combination of readings. The register names them itself, so each is one that its choice has. */
export const anyReadings = fc.record(
  Object.fromEntries(
    Object.entries(choices).map(([id, { readings }]) => [id, fc.constantFrom(...Object.keys(readings))]),
  ),
) as fc.Arbitrary<Readings>;

/** A placeholder for the id of a record in one collection of the store. */
export const anyId = (collection: string): fc.Arbitrary<string> =>
  fc.nat({ max: 5 }).map((at) => `@${collection}:${at}`);

/** Bodies of which most fit, and the others have one member or everything else instead. */
export const bodyOf = (
  fitting: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  required: readonly string[],
  strange: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> => {
  const fits = fc.record(fitting, { requiredKeys: [...required] });
  const names = fc.constantFrom(...Object.keys(fitting), '__proto__', 'nonsense');
  const swapped = fc
    .tuple(fits, names, fc.jsonValue())
    .map(([body, name, value]) => ({ ...body, [name]: value }));
  const extended = fc
    .tuple(fits, fc.record(strange, { requiredKeys: [] }))
    .map(([body, more]) => ({ ...body, ...more }));
  return fc.oneof(
    { weight: 6, arbitrary: fits },
    { weight: 3, arbitrary: extended },
    { weight: 3, arbitrary: swapped },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
};

/** What else a call carries. */
interface Carried {
  readonly as?: fc.Arbitrary<string>;
  readonly query?: fc.Arbitrary<Readonly<Record<string, string>>>;
  readonly body?: fc.Arbitrary<unknown>;
  readonly parts?: fc.Arbitrary<NonNullable<FuzzedCall['parts']>>;
}

/** A path in which a name such as `@residents` stands for any id of that collection; one name at most. */
const anyPath = (template: string): fc.Arbitrary<string> => {
  const name = /@(\w+)(?![\w:])/.exec(template)?.[1];
  return name === undefined
    ? fc.constant(template)
    : anyId(name).map((id) => template.replace(`@${name}`, id));
};

/** One of these calls; each row has its weight, its method, its path, and what else the call carries. */
export const anyCallOf = (
  ...rows: readonly (readonly [
    weight: number,
    method: string,
    path: string | fc.Arbitrary<string>,
    Carried?,
  ])[]
): fc.Arbitrary<FuzzedCall> =>
  fc.oneof(
    ...rows.map(([weight, method, path, carried]) => ({
      weight,
      arbitrary: fc.record({
        method: fc.constant(method),
        path: typeof path === 'string' ? anyPath(path) : path,
        ...carried,
      }),
    })),
  );

/** June, or any dates between which a list is asked for. */
export const anyRange = (day: fc.Arbitrary<string>): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc.oneof(
    fc.constant({ startDate: '2026-06-01T00:00:00Z', endDate: '2026-06-30T23:59:59Z' }),
    fc.dictionary(fc.constantFrom('startDate', 'endDate'), day, { maxKeys: 2 }),
  );

/** Date-times of a diary around 20 June 2026, and those near the ends of the calendar. */
export const diaryMoment = fc.constantFrom(
  ...[
    '2026-06-20T10:00:00Z',
    '2026-06-20T23:30:00-09:00',
    '2026-06-21T00:00:00',
    '2026-06-21T22:15:30+14:00',
  ],
  ...[
    '0001-01-02T00:00:00Z',
    '0000-01-01T00:00:00+14:00',
    '9998-12-30T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
  ],
);
export const diaryDay = fc.oneof(
  diaryMoment,
  fc.constantFrom('2026-06-20', '2026-06-21', '0000-01-01', '9999-12-31'),
);

/** The part of a test mock that a fuzz test needs. */
type Mock = Pick<TestApp, 'call' | 'world' | 'events'>;

const PLACEHOLDER = /@(\w+):(\d+)/g;

const resolved = (text: string, { world }: Mock): string =>
  text.replaceAll(PLACEHOLDER, (_, collection: string, at: string) => {
    const ids = Object.entries(collectionsOf(world.store)).flatMap(([name, records]) =>
      name === collection ? records.all().map(({ id }) => id) : [],
    );
    return ids[Number(at)] ?? 'nobody';
  });

const queryOf = (query: Readonly<Record<string, string>>, mock: Mock): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, resolved(value, mock)]),
  );

const formOf = (parts: NonNullable<FuzzedCall['parts']>, mock: Mock): FormData => {
  const form = new FormData();
  for (const [name, value, isFile] of parts)
    form.append(name, isFile ? new File([value], value) : resolved(value, mock));
  return form;
};

/** Makes the calls one after another: each is answered by plan, and one that is refused leaves no trace. */
export const hammer = async (mock: Mock, calls: readonly FuzzedCall[]): Promise<void> => {
  for (const { method, path, as = '@systemActors:0', query = {}, body, parts } of calls) {
    const before = { state: stateOf(mock.world), events: mock.events() };
    const target = `${resolved(path, mock)}?${queryOf(query, mock).toString()}`;
    const sent: unknown = body === undefined ? undefined : JSON.parse(resolved(JSON.stringify(body), mock));
    const answer = await mock.call(method, target, {
      as: actingIdOf(resolved(as, mock), mock.world),
      body: sent,
      ...(parts && { form: formOf(parts, mock) }),
    });
    const label = `${method} ${target} ${JSON.stringify(sent)}`;
    expect(answer.status, label).toBeLessThan(500);
    if (answer.status >= 400)
      expect({ state: stateOf(mock.world), events: mock.events() }, label).toEqual(before);
  }
};

/** Any calls to a mock with any readings, whose people live in one community or the other. */
export const fuzz = (
  anyOperation: fc.Arbitrary<FuzzedCall>,
  open: (readings: Readings, community: 'utc' | 'copenhagen') => Mock | Promise<Mock>,
  { numRuns = 150, maxLength = 12 } = {},
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      anyReadings,
      fc.constantFrom('utc' as const, 'copenhagen' as const),
      fc.array(anyOperation, { minLength: 1, maxLength }),
      async (readings, community, calls) => hammer(await open(readings, community), calls),
    ),
    { numRuns },
  );
