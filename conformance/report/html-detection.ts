import { codeScore, codeScoreText } from '../catalogue/code-score.ts';
import { many } from '../kit/words.ts';
import { html, part } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import { reasonItem } from './html-findings.ts';
import type { Results } from './results.ts';

/** So many reasons are shown; those that keep fewer faults out of reach are left out. */
const REASONS = 6;

/** How many of the known faults this very run could have caught, by section, and what would raise it. */
export function detectionPart({ detection }: Results): Markup | false {
  if (!detection || detection.known === 0) return false;
  const { known, reached, lacking, sections } = detection;
  const rows = Object.entries(sections).filter(([, reach]) => reach.known > 0);
  const longest = Math.max(1, ...rows.map(([, reach]) => reach.known));
  return part(
    'What this run could have caught',
    `${reached} of ${many(known, 'known fault')} (${Math.floor((100 * reached) / known)} %)`,
    html`<p>
        A known fault is a server that breaks one sentence of the interface. Those counted here fail a check
        that judged in this run. In general, ${codeScoreText(codeScore)}.
      </p>
      <details class="tablebox">
        <summary>By section</summary>
        <ol class="card chart">
          ${rows.map(
            ([name, reach]) =>
              html`<li>
                <span>${name}</span>
                <svg
                  role="img"
                  aria-label="${name}: ${reach.reached} of ${reach.known}"
                  viewBox="0 0 ${longest} 10"
                  preserveAspectRatio="none"
                >
                  <rect class="not-applicable" x="0" y="0" width="${reach.known}" height="10" />
                  <rect class="pass" x="0" y="0" width="${reach.reached}" height="10" />
                </svg>
                <span class="counts">${reach.reached} of ${reach.known}</span>
              </li>`,
          )}
        </ol>
      </details>
      ${
        lacking.length > 0 &&
        html`<details class="tablebox">
          <summary>Out of reach, because</summary>
          <ul class="card">
            ${lacking.slice(0, REASONS).map(({ reason, faults }) => reasonItem(`${many(faults, 'fault')}: `, reason))}
          </ul>
        </details>`
      }`,
  );
}
