/**
 * `npm run test:browser`: a real browser opens the documentation that the built mock serves. The page has to show every
 * operation and may ask for nothing but itself. Where there is no browser it is skipped.
 */
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { operations } from '../../openapi/generated/contract.ts';
import { startBuiltMock } from './built-mock.ts';
import { findChromium } from './chromium.ts';
import { openPage } from './page.ts';

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
    await page.missing(docs, ['Community Engagement Service', 'Open questions']),
    [],
    'the overview lacks these',
  );
  for (const [section, texts] of summaries)
    assert.deepEqual(
      await page.missing(`${docs}#/${section}`, [...texts, 'Promised']),
      [],
      `the chapter ${section} lacks these`,
    );
  assert.deepEqual(page.complaints, [], 'the page complains');
  assert.deepEqual(
    page.asked.filter((url) => url.replace(/#.*/, '') !== docs),
    [],
    'the page asks for more than itself',
  );
  console.log(`ok: /docs shows ${Object.keys(operations).length} operations and asks for nothing but itself`);
} finally {
  await browser.close();
  mock.stop();
}
