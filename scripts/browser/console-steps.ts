import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { MockProcess } from '../harness/mock-process.ts';

/** What the steps of the console's test have in common. */
export interface Stage {
  readonly page: Page;
  readonly mock: MockProcess;
  /** Asks the API as the system actor; gives the status and the `data`. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<{ status: number; data: unknown }>;
  /** Kinds of the events that the receiver got, in order. */
  readonly received: readonly string[];
  readonly receiver: string;
}

const DAY_MS = 86_400_000;

const go = (page: Page, tab: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: tab, exact: true }).click();

const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

const idsOf = (data: unknown): readonly string[] =>
  (data as readonly { readonly id: string }[]).map(({ id }) => id);

/** The journal comes by itself; a refusal is explained; a request is copied as curl; filters are those of the mock. */
const journal = async ({ page, call }: Stage): Promise<void> => {
  await sees(page, 'No requests yet');
  await call('GET', '/facilities');
  await sees(page, 'listFacilities');
  await call('GET', '/facilities/nowhere');
  // A click anywhere on the row opens it.
  await page
    .getByRole('row', { name: /nowhere/ })
    .getByText('getFacility')
    .click();
  await sees(page, 'Why it was refused');
  await sees(page, 'Create facility');
  await button(page, 'Copy as curl').click();
  await button(page, 'Copied').waitFor();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  assert.match(
    copied,
    /^curl -i 'http.*\/facilities\/nowhere' \\\n {2}-H 'Authorization: Bearer demo-token'/,
  );
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('2xx');
  await button(page, 'Search').click();
  await page.getByRole('link', { name: 'Request 2' }).waitFor({ state: 'detached' });
};

/** A staff action is a form with a guard; what is missing is shown at its field. Gives the activity that it made. */
const levers = async ({ page, mock }: Stage): Promise<string> => {
  await go(page, 'Staff actions');
  await page.getByRole('link', { name: 'Deny transportation request' }).click();
  await sees(page, 'Only while the request is pending.');
  await page.getByRole('link', { name: 'All staff actions' }).click();
  await page.getByRole('link', { name: 'Create activity', exact: true }).click();
  await button(page, 'Run').click();
  await sees(page, 'is required');
  const field = page.getByRole('combobox', { name: /^Calendar/ });
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await field.selectOption({ index: 1 });
  await page.getByLabel('Name', { exact: true }).fill('Tea for One');
  const start = new Date(Date.parse(mock.now) + 2 * DAY_MS).toISOString();
  await page.getByLabel('Start date', { exact: true }).fill(`${start.slice(0, 10)}T15:00`);
  await page.getByLabel('Max registered', { exact: true }).fill('1');
  await button(page, 'Run').click();
  await sees(page, 'Done.');
  return page.locator('.done code').first().innerText();
};

/** Someone waits for a full activity, and moves up when a place comes free: shown in the calendar, sent to a receiver. */
const waitlist = async (
  { page, mock, call, received, receiver }: Stage,
  activityId: string,
): Promise<void> => {
  await go(page, 'Events');
  await page.getByText('Add a receiver', { exact: true }).click();
  await page.getByRole('textbox', { name: /^URL/ }).fill(receiver);
  await button(page, 'Add').click();
  await sees(page, 'active');
  const { data } = await call('GET', `/activities/${activityId}`);
  const { facilityId, startDate } = data as { readonly facilityId: string; readonly startDate: string };
  const people = idsOf(
    (await call('GET', `/facilities/${facilityId}/residents?status=active&pageSize=5`)).data,
  );
  const [first = '', second = ''] = people;
  const day = startDate.slice(0, 10);
  await page.evaluate(`location.hash = '#/calendar?facility=${facilityId}&day=${day}'`);
  await page.getByRole('link', { name: 'Tea for One' }).click();
  await sees(page, 'No one is registered.');
  for (const userId of [first, second])
    await call('POST', `/activities/${activityId}/registrations`, { userId, userType: 'resident' });
  await page.getByRole('cell', { name: /^waitlisted/ }).waitFor();
  await sees(page, '1 waiting');
  await call('DELETE', `/activities/${activityId}/registrations/${first}`);
  await sees(page, 'moved up');
  await page.getByRole('link', { name: 'Day', exact: true }).click();
  await page.getByRole('row', { name: /Tea for One/ }).waitFor();
  await go(page, 'Events');
  await sees(page, /^delivered/);
  const before = received.length;
  assert.ok(before >= 3, `the receiver got ${received.join(', ')}`);
  await button(page, /^Send again registration\./)
    .first()
    .click();
  for (let look = 0; received.length === before && look < 300; look += 1) await page.waitForTimeout(50);
  assert.equal(received.length, before + 1, 'the event was not sent again');
  assert.ok(mock.url);
};

/** People as the API shows them to the acting user, and records as they are stored. */
const people = async ({ page }: Stage): Promise<void> => {
  await go(page, 'People');
  await button(page, /^Act as /)
    .first()
    .click();
  await sees(page, 'acting user');
  await go(page, 'Acting user');
  await sees(page, /X-Acting-User-Id: res_/);
  await page.getByRole('textbox', { name: 'Search by name, kind or id', exact: true }).fill('systemActor');
  await button(page, /^Act as /)
    .first()
    .click();
  await sees(page, /X-Acting-User-Id: sys_/);
  await go(page, 'Records');
  await page.getByRole('combobox', { name: 'Collection', exact: true }).selectOption('facilities');
  await sees(page, /^Facilities: \d/);
};

/** Time passes, requests go wrong, worlds are forked, remembered and compared, and a question is answered otherwise. */
const controls = async ({ page, call }: Stage): Promise<void> => {
  await go(page, 'Clock');
  await button(page, 'Stop the clock').click();
  await sees(page, 'stopped');
  const before = await page.locator('.big').innerText();
  await button(page, '1 day').click();
  await sees(page, /was due|What happened/);
  await page.locator('.big').filter({ hasNotText: before }).waitFor();
  const by = page.getByRole('textbox', { name: /^Move by/ });
  await by.fill('soon');
  await button(page, 'Move forward').click();
  await sees(page, 'Enter a duration such as PT3H');
  await by.fill('3h');
  await button(page, 'Move forward').click();
  await page.getByText('Enter a duration such as PT3H').waitFor({ state: 'detached' });

  await go(page, 'Faults');
  await sees(page, 'No faults.');
  await page.getByRole('combobox', { name: /^Fault/ }).selectOption({ label: 'Down: requests get 503' });
  await page.getByRole('combobox', { name: 'Operations' }).first().selectOption('listFacilities');
  await page.getByLabel('Number of requests', { exact: true }).first().fill('1');
  await button(page, 'Add').first().click();
  await sees(page, 'Simulated error: 503');
  assert.equal((await call('GET', '/facilities')).status, 503);
  await go(page, 'Requests');
  await sees(page, 'simulated error');

  await go(page, 'Coverage');
  await sees(page, 'Your tests never saw');
  await sees(page, 'a call of listFacilities');

  await go(page, 'Worlds');
  await button(page, 'Take a snapshot').click();
  await page.getByRole('link', { name: 'Changes since last' }).click();
  await sees(page, 'No changes yet');
  await go(page, 'Worlds');
  await page.getByRole('textbox', { name: /^Name \(/ }).fill('branch');
  await button(page, 'Create').click();
  await sees(page, 'copy of demo');
  assert.match(page.url(), /world=branch/);

  await go(page, 'Open questions');
  await page.getByRole('textbox', { name: 'Search open questions', exact: true }).fill('waitlist-rule');
  await button(page, 'Search').click();
  await button(page, 'Try in a copy: waitlist-rule never').click();
  await sees(page, 'not the default');
};

/** A button above every view brings a state about, and shows what it made and its curl. */
const situations = async ({ page }: Stage): Promise<void> => {
  const row = page.getByRole('region', { name: 'Situations' });
  await row.getByRole('button', { name: 'Full activity', exact: true }).click();
  await row.getByText('waitlist of three').waitFor();
  await row.getByRole('link', { name: 'Pottery Studio' }).waitFor();
  assert.match(await row.innerText(), /curl -X POST 'http.*\/__admin\/situations\/full-activity/);
  await row.getByRole('button', { name: 'Close', exact: true }).click();
  await row.getByText('waitlist of three').waitFor({ state: 'detached' });
};

export const walk = async (stage: Stage): Promise<void> => {
  await journal(stage);
  await waitlist(stage, await levers(stage));
  await people(stage);
  await controls(stage);
  await situations(stage);
};
