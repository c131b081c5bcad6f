import { expect, test } from 'vitest';
import { operations } from '../../openapi/generated/contract.ts';
import { startMock, defaults } from '../cli/start-mock.ts';

interface Answer {
  readonly tenant: string;
  readonly token: string;
  readonly identities: readonly { readonly kind: string; readonly actingId: string }[];
  readonly operations: Readonly<Record<string, { readonly at?: Readonly<Record<string, string>> }>>;
}

const asked = async (scenario: 'demo' | 'empty', query = ''): Promise<{ status: number; answer: Answer }> => {
  const mock = await startMock({ ...defaults, port: 0, planned: true, scenario });
  try {
    const response = await fetch(`${mock.url}/__admin/examples${query}`);
    return { status: response.status, answer: (await response.json()) as Answer };
  } finally {
    await mock.close();
  }
};

test('a demo world has a call of every operation, and tells who may act', async () => {
  const { answer } = await asked('demo');
  expect(Object.keys(answer.operations).sort()).toEqual(Object.keys(operations).sort());
  expect(new Set(answer.identities.map(({ kind }) => kind))).toEqual(
    new Set(['resident', 'connection', 'staff', 'systemActor']),
  );
  expect(answer).toMatchObject({ tenant: defaults.tenant, token: defaults.token });
});

test('an empty world has calls of those operations that it has something for', async () => {
  const { answer } = await asked('empty');
  expect(Object.keys(answer.operations)).toContain('listFacilities');
  expect(Object.keys(answer.operations)).not.toContain('getPhoto');
});

test('a world that there is not is refused', async () => {
  expect((await asked('demo', '?world=nowhere')).status).toBe(404);
});
