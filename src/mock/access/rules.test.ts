import { expect, test } from 'vitest';
import { peopleMock } from '../testing/people.ts';

const STATUSES = { served: 200, forbidden: 403, unauthorized: 401, 'bad-request': 400 } as const;

test.each([
  ['deleted-acting-id', 'deleted', 'inactive'],
  ['inactive-acting-id', 'inactive', 'deleted'],
] as const)('%s: every reading, for residents and connections', async (choice, status, another) => {
  for (const taken of ['served', 'forbidden', 'unauthorized', 'bad-request'] as const) {
    const mock = peopleMock({ [choice]: taken });
    const ask = async (path: string, as: string) => (await mock.call('GET', path, { as })).status;
    for (const add of [mock.addResident, mock.addConnection]) {
      const { id } = add({ status });
      expect(await ask('/facilities', id)).toBe(STATUSES[taken]);
      expect(await ask('/activity-types', id)).toBe(200);
      expect(await ask('/facilities', add({ status: another }).id)).toBe(200);
      expect(await ask('/facilities', add({ status: 'active' }).id)).toBe(200);
    }
  }
});
