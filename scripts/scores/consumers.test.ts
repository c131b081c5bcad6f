import { expect, test } from 'vitest';
import { clientDuties } from '../../conformance/consumers/client/duties.ts';
import type { Duty } from '../../conformance/consumers/duty.ts';
import { receiverDuties } from '../../conformance/consumers/receiver/duties.ts';
import { clientDefects } from '../../conformance/consumers/samples/client/defects.ts';
import { clientVariations } from '../../conformance/consumers/samples/client/variations.ts';
import { receiverDefects } from '../../conformance/consumers/samples/receiver/defects.ts';
import { receiverVariations } from '../../conformance/consumers/samples/receiver/variations.ts';
import { CLIENT_DOORS, RECEIVER_DOORS, tryClient, tryReceiver } from './consumer-trials.ts';
import { rotating, today } from './sample.ts';

const duties: readonly Duty[] = [...receiverDuties, ...clientDuties];
const defects = [...receiverDefects, ...clientDefects];

const byId = <T extends { readonly id: string }>(all: readonly T[], id: string): T => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`there is no sample ${id}`);
  return found;
};

test('every duty that can be broken is broken by a sample, and every sample breaks one that there is', () => {
  const broken = new Set(defects.map(({ duty }) => duty));
  expect(duties.filter(({ kind, id }) => kind !== 'open' && !broken.has(id)).map(({ id }) => id)).toEqual([]);
  const ids = new Set(duties.map(({ id }) => id));
  expect([...broken].filter((duty) => !ids.has(duty))).toEqual([]);
});

test('there are samples enough of either side, and no two of one name', () => {
  for (const [some, variations] of [
    [receiverDefects, receiverVariations],
    [clientDefects, clientVariations],
  ] as const) {
    expect(some.length).toBeGreaterThanOrEqual(25);
    expect(variations.length).toBeGreaterThanOrEqual(10);
    const ids = [...some, ...variations].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(RECEIVER_DOORS)('a correct receiver on %s breaks nothing', async (door) => {
  expect(await tryReceiver(byId(receiverVariations, 'as-it-is'), door)).toEqual([]);
});

// The scores try every sample; here some do, others every day.
const todays = <T>(samples: readonly T[], size: number): readonly T[] => rotating(samples, size, today());

test.each(todays(receiverDefects, 2))(
  'a receiver with the defect $id is refused for the duty that it breaks',
  async (defect) => {
    expect(await tryReceiver(defect, 'node:http')).toContain(defect.duty);
  },
);

test.each(todays(receiverVariations, 1))('a receiver that varies by $id is passed', async (variation) => {
  expect(await tryReceiver(variation, 'hono')).toEqual([]);
});

test.each(CLIENT_DOORS)('a correct client in %s breaks nothing', async (door) => {
  const { ways, says } = byId(clientVariations, 'as-it-is');
  // One round as usual: the whole is for npm run scores.
  expect(await tryClient({ id: 'once', says, ways, duty: 'none' }, door)).toEqual([]);
});

test.each(todays(clientDefects, 2))(
  'a client with the defect $id is refused for the duty that it breaks',
  async (defect) => {
    expect(await tryClient(defect, 'fetch')).toContain(defect.duty);
  },
);
