/**
 * `npm run test:browser`: a real browser opens the documentation that the built mock serves. The page has to show every
 * operation, lets a reader try one, is accessible, and may ask for nothing but its own mock.
 * Where there is no browser it is skipped.
 */
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { operations } from '../../openapi/generated/contract.ts';
import { axeFindings, LOOKS } from './axe.ts';
import { startBuiltMock } from './built-mock.ts';
import { findChromium } from './chromium.ts';
import { openPage } from './page.ts';
import { tryIt } from './try-it.ts';

const executablePath = await findChromium();
if (executablePath === undefined) {
  console.log('skipped: there is no chromium on this machine (CHROMIUM may hold the path of one)');
  process.exit(0);
}

const summaries = new Map<string, string[]>();
for (const { section, summary } of Object.values(operations))
  summaries.set(section, [...(summaries.get(section) ?? []), summary]);

const mock = await startBuiltMock();
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
      ...['Community Engagement Service', 'Open questions', 'States and moves', 'Who may ask'],
      // Not the address that the page was made with.
      mock.url,
    ]),
    [],
    'the overview lacks these',
  );
  for (const [section, texts] of summaries)
    assert.deepEqual(
      await page.missing(`${docs}#/${section}`, [...texts, 'Promised']),
      [],
      `the chapter ${section} lacks these`,
    );
  assert.deepEqual(
    page.asked.filter((url) => url.replace(/#.*/, '') !== docs),
    [],
    'to be read, the page asks for more than itself',
  );
  await tryIt(page.page, mock.url);
  assert.deepEqual(
    // Of the refusal that was asked for the browser itself has a word.
    page.complaints.filter((text) => !text.includes('the server responded with a status of 404')),
    [],
    'the page complains',
  );
  assert.deepEqual(
    page.asked.filter((url) => !url.startsWith(`${mock.url}/`)),
    [],
    'the page asks beyond the mock that serves it',
  );
  const found = await Promise.all(
    LOOKS.map((look) =>
      axeFindings(browser, `${docs}#/registrations`, look, 'Register a user for an activity'),
    ),
  );
  assert.deepEqual(found.flat(), [], 'axe finds something');
  console.log(
    `ok: /docs shows ${Object.keys(operations).length} operations, tries them, and sends requests to its mock only; axe finds nothing`,
  );
} finally {
  await browser.close();
  mock.stop();
}
