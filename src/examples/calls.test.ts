import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { operations } from '../../openapi/generated/contract.ts';
import { startMock, defaults } from '../cli/start-mock.ts';

interface Answer {
  readonly tenant: string;
  readonly token: string;
  readonly identities: readonly { readonly kind: string; readonly actingId: string }[];
  readonly operations: Readonly<Record<string, { readonly at?: Readonly<Record<string, string>> }>>;
}

const asked = async (
  scenario: 'demo' | 'empty',
  query = '',
  now?: string,
): Promise<{ status: number; answer: Answer }> => {
  const mock = await startMock({
    ...defaults,
    port: 0,
    planned: true,
    scenario,
    ...(now !== undefined && { now: Temporal.Instant.from(now) }),
  });
  try {
    const response = await fetch(`${mock.url}/__admin/examples${query}`);
    return { status: response.status, answer: (await response.json()) as Answer };
  } finally {
    await mock.close();
  }
};

test('a demo world has a call of every operation, and lists the users who may act', async () => {
  const { answer } = await asked('demo');
  expect(Object.keys(answer.operations).sort()).toEqual(Object.keys(operations).sort());
  expect(new Set(answer.identities.map(({ kind }) => kind))).toEqual(
    new Set(['resident', 'connection', 'staff', 'systemActor']),
  );
  expect(answer).toMatchObject({ tenant: defaults.tenant, token: defaults.token });
});

test.each(['2026-01-31T23:30:00Z', '2026-03-01T09:00:00Z', '2026-11-23T14:50:00Z', '2028-02-29T12:00:00Z'])(
  'so has one that begins on another day: %s',
  async (now) => {
    const { answer } = await asked('demo', '', now);
    expect(Object.keys(answer.operations).sort()).toEqual(Object.keys(operations).sort());
  },
);

test('an empty world has calls of those operations that it has something for', async () => {
  const { answer } = await asked('empty');
  expect(Object.keys(answer.operations)).toContain('listFacilities');
  expect(Object.keys(answer.operations)).not.toContain('getPhoto');
});

test('a world that there is not is refused', async () => {
  expect((await asked('demo', '?world=nowhere')).status).toBe(404);
});
