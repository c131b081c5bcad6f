import { expect, test } from 'vitest';
import type { Answer } from './call.ts';
import { refusedWithoutTrace } from './no-trace.ts';

const answer = (status: number): Answer => ({
  operationId: 'createResident',
  status,
  headers: {},
  bytes: Buffer.alloc(0),
  text: '',
  json: undefined,
  exchange: { method: 'POST', path: '/x', status, responseBody: '', curl: '' },
});

test('a refusal that changes nothing holds', async () => {
  const seen = { ids: ['a'], name: null };
  expect(
    (
      await refusedWithoutTrace(
        async () => seen,
        async () => answer(422),
      )
    ).status,
  ).toBe(422);
});

test('a request that was served instead of refused, or left a trace, is a violation', async () => {
  let ids = ['a'];
  const adding = (status: number) => async () => {
    ids = [...ids, 'b'];
    return answer(status);
  };
  await expect(refusedWithoutTrace(async () => ids, adding(400))).rejects.toThrow(
    'seen is ["a","b"] and not ["a"]',
  );
  await expect(refusedWithoutTrace(async () => ids, adding(201))).rejects.toThrow('a refusal, 4xx');
});
