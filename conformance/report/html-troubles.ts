import { partsOf } from '../kit/to-add.ts';
import { printable } from '../quoting/terminal.ts';
import { clip } from './finding.ts';
import { groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import { symbols } from './html-chart.ts';
import { html } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { Results } from './results.ts';
import { reasonsOf } from './verdicts.ts';

/** Characters of a fact among what did not hold; the check itself shows it whole. */
const factLimit = 300;

/** So many others of a group are linked; the rest is counted. */
const OTHERS = 8;

/** What a reader has to know first: what did not hold, waivers to mend, faults, why things stay unproven, notes. */
export function troubles(results: Results): Markup {
  const { checks, resembles } = results;
  const groups = groupsOf(checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error'));
  const reasons = reasonsOf(checks, 'unproven').map(({ reason, checks: count }) =>
    reasonItem(`${count} × `, reason),
  );
  return html`${
    groups.length > 0 &&
    html`<h2>What did not hold</h2>
      ${resembles && html`<p>Behaves like a known fault, <code>${resembles.id}</code>: ${resembles.says}</p>`}
      <ul class="card plain">
        ${groups.map(groupItem)}
      </ul>`
  }
  ${listed(
    'Waivers to mend',
    results.waiverProblems.map(({ kind, says }) => html`<li>${kind}: ${says}</li>`),
  )}
  ${listed(
    'Errors',
    results.faults.map(({ where, message }) => html`<li>${where}: ${message}</li>`),
  )}
  ${listed('Unproven, because', reasons)}
  ${listed(
    'Notes',
    results.notes.map((note) => html`<li>${note}</li>`),
  )}`;
}

function groupItem({ shown, others }: Group): Markup {
  const { verdict, id, says, finding, reason } = shown;
  const facts = Object.entries({ promised: finding?.promised, found: finding?.found, reason });
  const rest = others.length - OTHERS;
  const same = others.slice(0, OTHERS).map((other) => html`<a href="#check-${other.id}">${other.id}</a> `);
  return html`<li>
    <span class="badge ${verdict}">${symbols[verdict]} ${verdict}</span>
    <a href="#check-${id}">${says}</a>
    <dl>
      ${facts.flatMap(([label, text]) =>
        text === undefined
          ? []
          : [
              html`<dt>${label}</dt>
                <dd class="${label}">${clip(printable(text), factLimit)}</dd>`,
            ],
      )}
      ${
        others.length > 0 &&
        html`<dt>the same</dt>
          <dd>${same}${rest > 0 ? `and ${rest} more` : ''}</dd>`
      }
    </dl>
  </li>`;
}

/** A reason with the lines that would mend it, ready to copy. */
export function reasonItem(before: string, reason: string): Markup {
  const { why, lines } = partsOf(reason);
  return html`<li>
    ${before}${why}${lines.length > 0 && html`<pre tabindex="0" class="copy">${lines.join('\n')}</pre>`}
  </li>`;
}

const listed = (title: string, items: readonly Markup[]): Markup | false =>
  items.length > 0 &&
  html`<h2>${title}</h2>
    <ul class="card">
      ${items}
    </ul>`;
