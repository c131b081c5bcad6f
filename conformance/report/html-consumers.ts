import { checkSections } from './html-checks.ts';
import { html } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { Results } from './results.ts';

/** The second verdict on a receiver or a client, with its reasons. */
export function robustnessPart(results: Results): Markup | false {
  const { robustness } = results;
  if (!robustness) return false;
  return html`<h2>Robustness</h2>
    <p class="outcome ${robustness.verdict}">${robustness.outcome}</p>
    <p>What no line of the interface asks for, judged apart; it does not decide the exit code.</p>
    ${checkSections({ ...results, checks: robustness.checks })}`;
}

/** What a client met while it was watched. */
export function coveragePart({ coverage }: Results): Markup | false {
  if (!coverage) return false;
  const kinds = [
    ['Operation', coverage.operations],
    ['Status', coverage.statuses],
    ['Event', coverage.events],
  ] as const;
  return html`<h2>Met on the way</h2>
    ${kinds.map(
      ([kind, counts]) =>
        html`<details class="tablebox">
          <summary>${kind}: ${Object.keys(counts).length}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">${kind}</th>
                <th scope="col">Times</th>
              </tr>
            </thead>
            <tbody>
              ${Object.entries(counts).map(
                ([name, count]) =>
                  html`<tr>
                    <td><code>${name}</code></td>
                    <td>${count}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </details>`,
    )}
    <p>Never called: ${coverage.unmet.length === 0 ? 'none' : coverage.unmet.join(', ')}.</p>`;
}
