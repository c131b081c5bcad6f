import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  readonly page: Page;
  /** Goes to an address and gives those of the texts that do not come to be seen within the time. */
  missing(url: string, texts: readonly string[]): Promise<readonly string[]>;
  /** Every address that the page asked for, also where a policy stopped it; what it carries itself does not count. */
  readonly asked: readonly string[];
  /** What the page complained of. */
  readonly complaints: readonly string[];
}

/** How long a text may take to be seen, and how often it is looked for, in milliseconds. */
const PATIENCE = 60_000;
const LOOK = 100;

/** A new page of the browser that is watched from its first request on. */
export const openPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE);
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url())) asked.push(request.url());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return {
    page,
    missing: async (url, texts) => {
      await page.goto(url, { timeout: PATIENCE });
      for (const end = Date.now() + PATIENCE; ; await pause(LOOK)) {
        const seen = await page.locator('body').innerText();
        const left = texts.filter((text) => !seen.includes(text));
        if (left.length === 0 || Date.now() > end) return left;
      }
    },
    asked,
    complaints,
  };
};
