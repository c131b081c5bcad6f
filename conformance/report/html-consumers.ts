import { many } from '../kit/words.ts';
import { checkSections } from './html-checks.ts';
import { html, part, table } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { Results } from './results.ts';

/** The second verdict on a receiver or a client, with its reasons. */
export function robustnessPart(results: Results): Markup | false {
  const { robustness } = results;
  if (!robustness) return false;
  return part(
    'Robustness',
    robustness.outcome,
    html`<p>What no line of the interface asks for, judged apart; it does not decide the exit code.</p>`,
    checkSections({ ...results, checks: robustness.checks }),
  );
}

/** What a client met while it was watched. */
export function coveragePart({ coverage }: Results): Markup | false {
  if (!coverage) return false;
  const kinds = [
    ['Operation', coverage.operations],
    ['Status', coverage.statuses],
    ['Event', coverage.events],
  ] as const;
  const tables = kinds.map(([kind, counts]) => {
    const rows = Object.entries(counts);
    return html`<details class="tablebox">
      <summary>${kind}: ${rows.length}</summary>
      ${table(
        [kind, 'Times'],
        rows.map(
          ([name, count]) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${count}</td>
            </tr>`,
        ),
      )}
    </details>`;
  });
  return part(
    'What the client called',
    many(Object.keys(coverage.operations).length, 'operation'),
    ...tables,
    html`<p>Never called: ${coverage.unmet.length === 0 ? 'none' : coverage.unmet.join(', ')}.</p>`,
  );
}
