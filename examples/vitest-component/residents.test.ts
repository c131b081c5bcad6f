// @vitest-environment happy-dom
import { createClient } from 'community-engagement-contract/client';
import { createMock } from 'community-engagement-contract/mock';
import { expect, test } from 'vitest';
import { showResidents } from './residents.ts';

const mock = createMock({ scenario: 'empty', seed: 1 });

/** A world for this test alone, a client that acts in it, and an element to show something in. */
const scene = async (name: string) => {
  const world = await mock.world().fork(name);
  const { systemActor } = await world.identities();
  const { tenant, token } = world;
  const options = { baseUrl: 'http://ces.test', tenant, token, fetch: mock.fetch };
  const client = createClient({ ...options, actingAs: systemActor });
  const { data } = await client.GET('/api/v1/{tenant}/facilities');
  const facilityId = data?.data[0]?.id ?? '';
  return { world, client, facilityId, element: document.createElement('div') };
};

test('residents are listed by their full names', async () => {
  const { world, client, facilityId, element } = await scene('listed');
  await world.levers['create-resident']({ facilityId, firstName: 'Ada', lastName: 'Berg' });
  await showResidents(element, client, facilityId);
  expect(element.innerHTML).toBe('<ul><li>Ada Berg</li></ul>');
});

test('a failed request is shown to the user', async () => {
  const { world, client, facilityId, element } = await scene('faulty');
  await world.faults.add({ operations: ['list*'], status: 503 });
  await showResidents(element, client, facilityId);
  expect(element.textContent).toBe('Not shown: 503');
  expect(await world.requests.verify({ status: 503, count: 1 })).toMatchObject({ matched: true });
});
