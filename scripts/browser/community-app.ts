import type { Page } from 'playwright-core';

/** The address of the service, and the acting user of the app. */
export interface AppPlace {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly actingAs: string;
  readonly staffIds: readonly string[];
  readonly today: string;
  readonly later: string;
}

/** A small app of a community: each button is a screen, and the list shows what the service answered. */
const app = (
  place: AppPlace,
): string => `<!doctype html><title>Community</title><nav></nav><ul></ul><output></output>
<script type="module">
const { url, tenant, token, actingAs, staffIds: [staff, colleague], today, later } = ${JSON.stringify(place)};
const headers = { Authorization: 'Bearer ' + token, 'X-Acting-User-Id': actingAs, 'X-Acting-User-Tenant': tenant };
const call = async (method, path, body) => {
  const json = body && { 'Content-Type': 'application/json' };
  const answer = await fetch(url + '/api/v1/' + tenant + path, { method, headers: { ...headers, ...json }, body: body && JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, ...(text && JSON.parse(text)) };
};
const window = 'startDate=' + today + 'T00:00:00Z&endDate=' + later + 'T23:59:59Z';
const at = '/facilities/' + (await call('GET', '/facilities')).data[0].id;
const residents = async () => (await call('GET', at + '/residents?status=active')).data;
const screens = {
  Residents: async () => {
    const names = [];
    let cursor = '';
    do {
      const page = await call('GET', at + '/residents?status=active&pageSize=10' + cursor);
      names.push(...page.data.map(({ fullName }) => fullName));
      cursor = page.hasMore && '&cursor=' + encodeURIComponent(page.nextCursor);
    } while (cursor && names.length < 200);
    return names;
  },
  Phone: async () => {
    const { phone } = (await residents()).find((one) => one.phone);
    return (await call('GET', at + '/residents?phone=' + encodeURIComponent(phone))).data.map(({ fullName }) => fullName);
  },
  Rooms: async () => {
    const { id, firstName, lastName, gender } = (await residents()).find((one) => one.gender);
    const changed = { firstName, lastName, status: 'active', roomNumber: 'B 12', gender: gender === 'M' ? 'F' : 'M' };
    const { status } = await call('PUT', '/residents/' + id, changed);
    return ['saved ' + status];
  },
  'Check-in': async () => {
    const [other, path] = (await residents()).slice(-2).map(({ id }) => '/residents/' + id + '/check-ins');
    const by = (checkInStaffId, description = 'Well') => ({ startDate: later, durationInMinutes: 5, checkInStaffId, description });
    const first = await call('POST', path, by(staff));
    const second = await call('POST', path, by(colleague));
    const made = await call('POST', other, by(staff));
    const changed = await call('PUT', other + '/' + made.data.id, by(staff, 'Asleep'));
    return [first, second, made, changed].map(({ status }) => status);
  },
  Calendar: async () => (await call('GET', at + '/activities?' + window)).data.map(({ name }) => name),
  Registrations: async () => {
    const ahead = (await call('GET', at + '/activities?' + window)).data;
    const open = ahead.find((one) => !one.isCancelled && !one.recurrence && one.startDate > today + 'T24');
    const { id } = (await residents()).at(-2);
    const path = '/activities/' + open.id + '/registrations';
    const made = await call('POST', path, { userId: id, userType: 'resident' });
    return [made.status, (await call('DELETE', path + '/' + id)).status];
  },
  Family: async () => (await call('GET', '/connections')).data.map(({ fullName }) => fullName),
  Photos: async () => (await call('GET', at + '/photos')).data.map(({ id }) => id),
};
for (const [name, show] of Object.entries(screens)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = async () => {
    document.querySelector('output').textContent = '';
    const items = await show().catch((error) => [error.message]);
    document.querySelector('ul').replaceChildren(...items.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
    document.querySelector('output').textContent = name + ': ' + items.length;
  };
  document.querySelector('nav').append(button);
}
document.querySelector('output').textContent = 'ready';
</script>`;

const SCREENS = ['Residents', 'Phone', 'Rooms', 'Check-in', 'Calendar', 'Registrations', 'Family', 'Photos'];

/** Clicks through all screens of the app; gives what each one shows. */
export const visitScreens = async (
  page: Page,
  place: AppPlace,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  await page.setContent(app(place));
  await page.getByText('ready').waitFor();
  const shown = new Map<string, readonly string[]>();
  for (const name of SCREENS) {
    await page.getByRole('button', { name }).click();
    await page.getByText(`${name}: `).waitFor();
    shown.set(name, await page.locator('li').allInnerTexts());
  }
  return shown;
};
