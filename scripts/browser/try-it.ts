import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { MockProcess } from '../harness/mock-process.ts';

/** How long a page that has settled stays where it is. */
const QUIET_MS = 1_000;

/** Opens the panel of the documentation, sends what it proposes, and gives the status line and the body shown. */
const send = async (page: Page): Promise<{ readonly status: string; readonly body: string }> => {
  const panel = page.getByRole('complementary', { name: 'Try it' });
  await panel.getByRole('button', { name: 'Send' }).click();
  const body = panel.getByRole('region', { name: 'Body of the answer' });
  await body.waitFor();
  return { status: await panel.locator('.ces-status').innerText(), body: await body.innerText() };
};

const isListed = async (url: string): Promise<boolean> => {
  const { data } = (await (await fetch(`${url}/__admin/requests?operation=createRegistration`)).json()) as {
    readonly data: readonly unknown[];
  };
  return data.length > 0;
};

/** A short address leads to its operation, and the button of the bar opens the operation in view. */
export const openInView = async (page: Page, url: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${url}/docs#cancelRegistration`);
  await page.getByRole('heading', { name: 'Cancel the registration of a user' }).first().waitFor();
  await page.waitForURL(/#\/registrations\/cancelRegistration$/i);
  await page.waitForFunction(
    `document.getElementById('registrations/cancelregistration')?.getBoundingClientRect().top < innerHeight / 3`,
  );
  // The renderer draws the operations above last, which moves the one that was asked for out of view and back.
  const place = (): Promise<number> => page.evaluate<number>('scrollY');
  for (let before = -1, now = await place(); now !== before; now = await place()) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
  const panel = page.getByRole('complementary', { name: 'Try it' });
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  assert.equal(await panel.getByLabel('Operation').inputValue(), 'cancelRegistration');
  await panel.getByRole('button', { name: 'Close the panel' }).click();
};

/** Operations that are drawn with something after their rules in the order of a screen reader. */
export const rulesBeforeParameters = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('#redoc .ces-rules')]
      .filter(({ parentElement }) => parentElement.nextElementSibling)
      .map((rules) => rules.closest('[data-item-kind]')?.id ?? '')`,
  );

/** The first call of the page, pasted into a shell. Gives the status that the mock answers with. */
export const firstCall = async (page: Page, { url, token }: MockProcess): Promise<string> => {
  await page.goto('about:blank');
  await page.goto(`${url}/docs`);
  const call = page.locator('pre', { hasText: /^curl/ }).filter({ hasText: url }).filter({ hasText: token });
  const pasted = (await call.first().innerText()).trim();
  const { stdout } = await promisify(execFile)('sh', ['-c', `${pasted} -s -o /dev/null -w '%{http_code}'`]);
  return stdout;
};

/** A reader tries an operation from its text and another from the list: the mock answers both, as it would anybody. */
export const tryIt = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/docs#/registrations/createRegistration`);
  await page.getByRole('link', { name: 'Try it' }).first().click();
  const made = await send(page);
  assert.match(made.status, /^201 /, `a registration is not made: ${made.body}`);
  assert.match(made.body, /"status": "(registered|waitlisted)"/);
  assert.ok(await isListed(url), 'the mock never heard of the registration');

  const panel = page.getByRole('complementary', { name: 'Try it' });
  await panel.getByLabel('Operation').selectOption('getResident');
  await panel.getByLabel('residentId (path, required)').fill('nobody');
  const refused = await send(page);
  assert.match(refused.status, /^404 /, 'a refusal is not shown as one');
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  assert.equal(await panel.count(), 0, 'the panel does not close');
};
