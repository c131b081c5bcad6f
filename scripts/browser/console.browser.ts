/**
 * The second part of `npm run test:browser`: a real browser uses the console of the built mock, by clicking. Every view
 * is shown in both themes, wide and narrow; axe may object to nothing, and the page may ask for nothing but the mock.
 * Where there is no browser it is skipped.
 */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { LOOKS, violationsOf, type Look } from './axe.ts';
import { startMockProcess } from '../harness/mock-process.ts';
import { chromiumOrSkip } from './chromium.ts';
import { walk } from './console-steps.ts';
import { openPage, type WatchedPage } from './page.ts';

const executablePath = await chromiumOrSkip();

const VIEWS = [
  ...[
    'journal',
    'coverage',
    'people',
    'records/facilities',
    'calendar',
    'calendar?view=day',
    'levers',
    'levers/create-activity',
  ],
  ...['events', 'clock', 'faults', 'worlds', 'worlds/demo/diff', 'choices?q=waitlist', 'identity'],
];

/** A receiver of webhooks that keeps the kinds of the events that it got. */
const received: string[] = [];
const receiver = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const event = JSON.parse(Buffer.concat(pieces).toString()) as { readonly eventType: string };
    received.push(event.eventType);
    response.end();
  });
});
await new Promise<void>((done) => void receiver.listen(0, '127.0.0.1', done));
const { port } = receiver.address() as AddressInfo;

const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

/** Waits until everything that a view asked for is there. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.locator('body[data-asks="0"]').waitFor();
};

/** Every view in one look; gives the page, which was watched all the while. */
const lookThrough = async (browser: Browser, url: string, { width, theme }: Look): Promise<WatchedPage> => {
  const watched = await openPage(browser, { viewport: { width, height: 844 }, colorScheme: theme });
  const { page } = watched;
  for (const view of VIEWS) {
    await page.goto(`${url}/__admin?world=demo#/${view}`);
    await page.locator('main h2').waitFor();
    await settled(page);
    const where = `${view}, ${width} px, ${theme}`;
    assert.ok((await overflow(page)) <= 0, `${where} scrolls sideways`);
    assert.deepEqual(await violationsOf(page), [], `axe objects to ${where}`);
  }
  return watched;
};

const [mock, closed] = await Promise.all([
  startMockProcess(['--planned']),
  startMockProcess(['--admin-token', 'open-sesame', '--base-path', '/community']),
]);
const browser = await chromium.launch({
  executablePath,
  // Nothing but this machine can be reached, whatever is asked.
  args: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1', '--disable-gpu'],
});
try {
  const began = performance.now();
  const watched = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = watched;
  await page.goto(`${mock.url}/__admin`);
  await walk({
    ...{ page, mock, received, receiver: `http://127.0.0.1:${port}/` },
    call: async (method, path, body) => {
      const answer = await fetch(`${mock.url}/api/v1/demo${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${mock.token}`,
          'X-Acting-User-Id': mock.identities.systemActor ?? '',
          'X-Acting-User-Tenant': 'demo',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const given = answer.status === 204 ? {} : ((await answer.json()) as { readonly data?: unknown });
      return { status: answer.status, data: given.data ?? given };
    },
  });
  const walked = performance.now();

  const looks = await Promise.all(LOOKS.map((look) => lookThrough(browser, mock.url, look)));

  // By keyboard: the first stop leads past the links.
  await page.goto(`${mock.url}/__admin#/clock`);
  await page.reload();
  await page.locator('main h2').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate('document.activeElement.id'), 'main');

  await page.goto(`${closed.url}/__admin`);
  await page.getByLabel('Admin token').fill('open-sesame');
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByText('No requests yet').waitFor();

  const all = [watched, ...looks];
  const complaints = all.flatMap((one) => one.complaints);
  const asked = all.flatMap((one) => one.asked);
  assert.deepEqual(
    // The page itself shows that a request was refused.
    complaints.filter((text) => !text.startsWith('Failed to load resource')),
    [],
    'the page complains',
  );
  assert.deepEqual(
    asked.filter((url) => ![mock.url, closed.url].some((origin) => url.startsWith(`${origin}/__admin`))),
    [],
    'the page asks for more than the control plane',
  );
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
  console.log(
    `ok: the console was used by clicking (${seconds(began, walked)} s), and axe objects to none of ${VIEWS.length} views in ${LOOKS.length} looks (${seconds(walked, performance.now())} s)`,
  );
} finally {
  await browser.close();
  receiver.close();
  receiver.closeAllConnections();
  await mock.end();
  await closed.end();
}
