import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What axe objects to in a page as it is now, one line for each place. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<Found>(`axe.run({ resultTypes: ['violations'] })`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} (${failureSummary.slice(0, 160)})`,
    ),
  );
};
