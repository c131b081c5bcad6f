import { createClient } from 'community-engagement-contract/client';
import { expect, test, type PageWorld } from 'community-engagement-contract/playwright';

/** A page that lists residents by name, and shows its own date. */
const pageFor = ({ url, tenant, token }: PageWorld, systemActor: string, facilityId: string): string => `
  <ul></ul><output></output>
  <script type="module">
    const headers = { Authorization: 'Bearer ${token}', 'X-Acting-User-Id': '${systemActor}', 'X-Acting-User-Tenant': '${tenant}' };
    const answer = await fetch('${url}/api/v1/${tenant}/facilities/${facilityId}/residents', { headers });
    const { data } = await answer.json();
    document.querySelector('ul').innerHTML = data.map(({ fullName }) => '<li>' + fullName + '</li>').join('');
    setInterval(() => (document.querySelector('output').textContent = new Date().toISOString().slice(0, 10)), 100);
  </script>`;

for (const name of ['Ada', 'Bo', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gro', 'Hans'])
  test(`${name} is alone in a world`, async ({ page, world }) => {
    const { systemActor = '' } = await world.identities();
    const { url: baseUrl, tenant, token } = world;
    const client = createClient({ baseUrl, tenant, token, actingAs: systemActor });
    const { data } = await client.GET('/api/v1/{tenant}/facilities');
    const facilityId = data?.data[0]?.id ?? '';
    await world.levers['create-resident']({ facilityId, firstName: name, lastName: 'Berg' });

    await page.setContent(pageFor(world, systemActor, facilityId));
    await expect(page.locator('li')).toHaveText([`${name} Berg`]);

    // The clock of the world moves, and the page with it.
    await world.clock.set('2027-01-01T22:00:00Z');
    await world.clock.advance('PT3H');
    await expect(page.locator('output')).toHaveText('2027-01-02');
  });
