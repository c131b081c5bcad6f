import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';

/** How a page is looked at. */
export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** On a desk and on a phone, by day and by night. */
export const LOOKS: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds against a page as it is now. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<{ violations: readonly Violation[] }>('axe.run()');
  return violations.map(textOf);
};

const textOf = ({ id, nodes }: Violation): string =>
  `${id} (${nodes.length}): ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`;

/** What axe finds against a page that shows a heading by then, as it is or unfolded; empty where it finds nothing. */
export const axeFindings = async (
  browser: Browser,
  url: string,
  { width, theme }: Look,
  shown: string,
  isUnfolded = false,
): Promise<readonly string[]> => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: theme });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('heading', { name: shown }).first().waitFor();
    await page.waitForFunction("!document.body.innerText.includes('Loading...')");
    if (isUnfolded)
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    return (await violationsOf(page)).map((one) => `${width} px, ${theme}: ${one}`);
  } finally {
    await context.close();
  }
};
