/**
 * `npm run test:browser`: a real browser opens the documentation that the built mock serves. The page has to show every
 * operation, lets a reader try one, is accessible, and may ask for nothing but its own mock.
 * Where there is no browser it is skipped.
 */
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { operations } from '../../openapi/generated/contract.ts';
import { axeFindings, LOOKS } from './axe.ts';
import { startMockProcess } from '../harness/mock-process.ts';
import { chromiumOrSkip } from './chromium.ts';
import { openPage } from './page.ts';
import { firstCall, openInView, rulesBeforeParameters, tryIt } from './try-it.ts';

const executablePath = await chromiumOrSkip();

const summaries = new Map<string, string[]>();
for (const { section, summary } of Object.values(operations))
  summaries.set(section, [...(summaries.get(section) ?? []), summary]);

/** Another tenant, token, seed and place than those that the page was made with. */
const OTHERWISE = [
  ...['--tenant', 'maple', '--token', 'open-sesame', '--seed', '7'],
  ...['--base-path', '/community'],
];

const [mock, other] = await Promise.all([startMockProcess(), startMockProcess(OTHERWISE)]);
const browser = await chromium.launch({
  executablePath,
  // Nothing but this machine can be reached, whatever is asked.
  args: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1', '--disable-gpu'],
});
try {
  const page = await openPage(browser);
  const docs = `${mock.url}/docs`;
  assert.deepEqual(
    await page.missing(docs, [
      ...[
        'Community Engagement Service',
        'Your first call',
        'Workflows',
        'Who may call what',
        'States of a registration',
        'Open questions',
      ],
      // Not the address that the page was made with.
      mock.url,
    ]),
    [],
    'the overview lacks these',
  );
  for (const [section, texts] of summaries)
    assert.deepEqual(
      await page.missing(`${docs}#/${section}`, [...texts, 'Who may call', 'proven by a seeded fault']),
      [],
      `the chapter ${section} lacks these`,
    );
  // With its world the mock names the tenant, the token and the user that make the first call work.
  const own = [docs, `${mock.url}/__admin/examples`];
  assert.deepEqual(
    page.asked.filter((url) => !own.includes(url.replace(/#.*/, ''))),
    [],
    'to be read, the page asks for more than itself and its world',
  );
  await tryIt(page.page, mock.url);
  await openInView(page.page, mock.url);
  assert.deepEqual(await rulesBeforeParameters(page.page), [], 'a screen reader hears the rules first');
  for (const one of [mock, other])
    assert.equal(await firstCall(page.page, one), '200', `the first call of ${one.url}/docs does not work`);
  assert.deepEqual(
    // Of the refusal that was asked for the browser itself has a word.
    page.complaints.filter((text) => !text.includes('the server responded with a status of 404')),
    [],
    'the page complains',
  );
  assert.deepEqual(
    page.asked.filter((url) => ![mock, other].some((one) => url.startsWith(`${one.url}/`))),
    [],
    'the page asks beyond the mocks that serve it',
  );
  const found: string[] = [];
  for (const look of LOOKS)
    found.push(
      ...(await axeFindings(browser, docs, look, 'Who may call what')),
      ...(await axeFindings(browser, `${docs}#createRegistration`, look, 'Register a user', true)),
    );
  assert.deepEqual(found, [], 'axe finds something');
  console.log(
    `ok: /docs shows ${Object.keys(operations).length} operations, tries them, and sends requests to its mock only; axe finds nothing`,
  );
} finally {
  await browser.close();
  await mock.end();
  await other.end();
}
