import { expect, test } from 'vitest';
import { clientDuties } from '../../conformance/consumers/client/duties.ts';
import type { Duty } from '../../conformance/consumers/duty.ts';
import { receiverDuties } from '../../conformance/consumers/receiver/duties.ts';
import { clientDefects } from '../../conformance/consumers/samples/client/defects.ts';
import { clientVariations } from '../../conformance/consumers/samples/client/variations.ts';
import { receiverDefects } from '../../conformance/consumers/samples/receiver/defects.ts';
import { receiverVariations } from '../../conformance/consumers/samples/receiver/variations.ts';
import { CLIENT_DOORS, RECEIVER_DOORS, tryClient, tryReceiver } from './consumer-trials.ts';

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

test.each(['takes-no-key', 'answers-202', 'announcement-as-staff', 'wants-listed-members-only'])(
  'a receiver with the defect %s is refused for the duty that it breaks',
  async (id) => {
    const defect = byId(receiverDefects, id);
    expect(await tryReceiver(defect, 'node:http')).toContain(defect.duty);
  },
);

test.each(['answers-first', 'refuses-with-403', 'unknown-422'])(
  'a receiver that varies by %s is passed',
  async (id) => {
    expect(await tryReceiver(byId(receiverVariations, id), 'hono')).toEqual([]);
  },
);

test.each(CLIENT_DOORS)('a correct client in %s breaks nothing', async (door) => {
  const { ways, says } = byId(clientVariations, 'as-it-is');
  // One round as usual: the whole is for npm run scores.
  expect(await tryClient({ id: 'once', says, ways, duty: 'none' }, door)).toEqual([]);
});

test.each(['no-token-on-ping', 'cuts-cursors', 'one-day-too-many', 'tries-again', 'wants-201'])(
  'a client with the defect %s is refused for the duty that it breaks',
  async (id) => {
    const defect = byId(clientDefects, id);
    expect(await tryClient(defect, 'fetch')).toContain(defect.duty);
  },
);
