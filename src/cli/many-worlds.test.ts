import { expect, test } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import { factsOf } from './banner.ts';
import { defaults, startMock } from './start-mock.ts';

const WORKERS = 50;

const dataOf = (body: unknown): readonly unknown[] =>
  isRecord(body) && Array.isArray(body['data']) ? body['data'] : [];

test('fifty workers on one process, each in its own world, do not see each other', async () => {
  const mock = await startMock({ ...defaults, port: 0, seed: 4 });
  try {
    const { url, identities, token } = factsOf(mock.service, mock.url);
    const actingAs = identities.systemActor ?? '';
    const [facility] = mock.service.world('demo')?.store.facilities.all() ?? [];
    const at = { facilityId: facility?.id ?? '' };
    const admin = (path: string, init: RequestInit) => fetch(`${url}/__admin${path}`, init);

    const work = async (worker: number): Promise<readonly string[]> => {
      const tenant = `worker-${worker}`;
      const made = await admin('/worlds', { method: 'POST', body: JSON.stringify({ name: tenant }) });
      expect(made.status).toBe(200);
      const { ask } = createCaller({ baseUrl: url, tenant, token, actingAs });
      const email = 'same@example.com';
      for (let one = 0; one < 3; one += 1) {
        const body = { firstName: `Worker ${worker}`, lastName: `Number ${one}`, email };
        expect((await ask('createResident', at, { body })).status).toBeLessThan(300);
      }
      const found = dataOf((await ask('listResidents', { ...at, email })).body);
      if (worker % 2 === 0) await admin(`/worlds/${tenant}`, { method: 'DELETE' });
      return found.map((one) =>
        isRecord(one) ? `${String(one['firstName'])} ${String(one['lastName'])}` : '',
      );
    };

    const seen = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
    for (const [worker, names] of seen.entries())
      expect(names.toSorted()).toEqual([0, 1, 2].map((one) => `Worker ${worker} Number ${one}`));
    expect(mock.service.worlds.list()).toHaveLength(1 + WORKERS / 2);
  } finally {
    await mock.close();
  }
});
