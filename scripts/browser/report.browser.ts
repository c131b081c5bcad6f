/**
 * `npm run test:browser`: a real browser opens the report of a run that met one defect. The page has to begin with one
 * paragraph and its findings, fold the rest, find checks by words, be usable without sight or a pointer, and ask for nothing. Where there is
 * no browser it is skipped.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { axeFindings, LOOKS } from './axe.ts';
import { startMockProcess } from '../harness/mock-process.ts';
import { chromiumOrSkip } from './chromium.ts';
import { openPage } from './page.ts';

const ces = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));
/** Pixels that the folded page of one defect may be tall on a desk. */
const TALLEST = 1_200;

const executablePath = await chromiumOrSkip();

/** The exit code of a run in a folder. */
const conformed = (cwd: string): Promise<unknown> =>
  new Promise((done) => {
    execFile(process.execPath, [ces, 'conform', '--seed', '1', '--quiet'], { cwd }, (error) =>
      done(error?.code ?? 0),
    );
  });

const folder = await mkdtemp(join(tmpdir(), 'ces-report-'));
const mock = await startMockProcess();
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
try {
  const config = await fetch(`${mock.url}/__admin/config`);
  await writeFile(join(folder, 'ces.config.yaml'), await config.text());
  const fault = { operations: ['listResidents'], emptyList: true };
  await fetch(`${mock.url}/__admin/faults`, { method: 'POST', body: JSON.stringify(fault) });
  assert.equal(await conformed(folder), 1);
  const url = pathToFileURL(join(folder, 'conformance-report', 'report.html')).href;

  const { page, missing, asked, complaints } = await openPage(browser, {
    viewport: { width: 1280, height: 900 },
  });
  assert.deepEqual(
    await missing(url, [
      'All have one cause: listResidents answers an empty list.',
      'could not judge',
      'Next: fix the first finding below and repeat the run',
    ]),
    [],
  );
  const top = page.locator('main > *');
  assert.equal(await top.first().innerText(), 'Findings', 'findings follow the verdict');
  assert.equal(await page.locator('details[open]:visible').count(), 0, 'everything is folded at first');
  const finding = page.locator('main > .group').first();
  assert.match(await finding.innerText(), /listResidents answers an empty list/);
  assert.ok(((await finding.boundingBox())?.y ?? Infinity) < 844, 'the first finding is on the first screen');
  await finding.locator('summary').first().click();
  assert.equal(await finding.locator('dd.found').isVisible(), true, 'a finding opens with its story');
  await finding.locator('summary').first().click();
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  assert.ok(height <= TALLEST, `the folded page is ${height} pixels tall`);
  await page.getByRole('heading', { name: 'All checks' }).click();
  const shown = page.locator('.check:visible');
  assert.equal(await shown.count(), 0, 'sections are folded at first');
  await page.getByRole('searchbox').fill('residents.listed-in-their-facility');
  assert.ok((await shown.count()) > 0, 'a search opens what it finds');
  await page.getByRole('searchbox').fill('');
  assert.equal(await shown.count(), 0, 'and folds it again');
  await page.goto(`${url}#check-residents.listed-in-their-facility`);
  assert.equal(
    await page.locator('[id="check-residents.listed-in-their-facility"]').isVisible(),
    true,
    'a link opens its target',
  );
  assert.deepEqual(
    asked.filter((one) => !one.startsWith(url)),
    [],
    'the page asks for more than itself',
  );
  assert.deepEqual(complaints, [], 'the page complains');

  const found: string[] = [];
  for (const look of LOOKS)
    for (const isUnfolded of [false, true])
      found.push(...(await axeFindings(browser, url, look, 'Findings', isUnfolded)));
  assert.deepEqual(found, []);
  console.log(
    'the report says the verdict and the cause first, folds the rest, is found by search and has no barrier',
  );
} finally {
  await browser.close();
  await mock.end();
  await rm(folder, { recursive: true });
}
