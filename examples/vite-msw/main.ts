import { createClient } from 'community-engagement-contract/client';
import { createHandlers } from 'community-engagement-contract/msw';
import { setupWorker } from 'msw/browser';

// The whole mock runs in this page. `npx msw init public` puts the service worker in its place.
const { mock, handlers } = createHandlers({ seed: 1, now: '2026-06-15T12:00:00Z' });
await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });

const { tenant, token, identities } = mock.world();
const { systemActor = '' } = await identities();
const client = createClient({ baseUrl: location.origin, tenant, token, actingAs: systemActor });

const facilities = await client.GET('/api/v1/{tenant}/facilities');
const facilityId = facilities.data?.data[0]?.id ?? '';
const residents = await client.GET('/api/v1/{tenant}/facilities/{facilityId}/residents', {
  params: { path: { facilityId } },
});

for (const { fullName } of residents.data?.data ?? []) {
  const item = document.createElement('li');
  item.textContent = fullName;
  document.querySelector('#residents')?.append(item);
}
