import { expect, test } from 'vitest';
import { events, operations } from '../../openapi/generated/contract.ts';
import { examples } from '../../src/examples/examples.ts';
import { showAll } from './exchanges.ts';

test('the demo world has an accepted example of every operation and a delivery of every event', async () => {
  const { exchanges, events: sent, refusal } = await showAll(examples);
  expect(Object.keys(exchanges).sort()).toEqual(Object.keys(operations).sort());
  expect(Object.keys(sent).sort()).toEqual(Object.keys(events).sort());
  expect(refusal.status).toBeGreaterThanOrEqual(400);
});

test('made twice they are the same', async () => {
  expect(JSON.stringify(await showAll(examples))).toBe(JSON.stringify(await showAll(examples)));
});
