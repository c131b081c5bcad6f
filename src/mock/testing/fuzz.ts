import * as fc from 'fast-check';
import { expect } from 'vitest';
import { choices } from '../../../openapi/generated/choices.ts';
import { actingIdOf } from '../identity/acting.ts';
import type { TestApp } from './mock.ts';
import type { Readings } from '../world/choices.ts';
import { collectionsOf } from '../world/store.ts';
import { stateOf } from './people.ts';

/** A call in which texts such as `@residents:3` stand for the id of a record of the world, or of nobody. */
interface FuzzedCall {
  readonly method: string;
  readonly path: string;
  /** Whoever acts, by a placeholder; the system actor when left out. */
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

/** Calls of one method on one kind of path, with whatever else they carry. */
export const anyCall = (
  method: string,
  path: fc.Arbitrary<string>,
  more: {
    readonly [K in 'as' | 'query' | 'body' | 'parts']?: fc.Arbitrary<
      K extends 'body' ? unknown : NonNullable<FuzzedCall[K]>
    >;
  } = {},
): fc.Arbitrary<FuzzedCall> => fc.record({ method: fc.constant(method), path, ...more });

/** As far as a test of chance needs it. */
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
