import { partsOf } from '../kit/to-add.ts';
import { many } from '../kit/words.ts';
import { printable } from '../quoting/terminal.ts';
import { clip } from './finding.ts';
import { groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import { symbols } from './html-chart.ts';
import { factList, lastExchange } from './html-checks.ts';
import { html, prose } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { CheckResult, Results } from './results.ts';
import { SERVER_ERRORS_SAY, serverErrorText, serverErrorsOf } from './server-errors.ts';
import { unlocksText } from './unlocks.ts';
import { reasonsOf } from './verdicts.ts';

/** Causes that stand open; the others are one line each until a reader opens them. */
const OPEN = 3;

/** Characters of what another check of a group found; the check itself shows it whole. */
const FOUND = 160;

/** Items of a list that are shown; the others are folded beneath. */
const ITEMS = 5;

/** What a reader has to know first: causes of failures, waivers to correct, faults, why things stay unproven, notes. */
export function troubles(results: Results): Markup {
  const { checks, resembles } = results;
  const groups = groupsOf(checks);
  const reasons = reasonsOf(checks, 'unproven').map(({ reason, checks: count }) =>
    reasonItem(`${count} × `, reason),
  );
  const unlocks = unlocksText(checks);
  return html`${listed('Server errors', serverErrorItems(checks))}
  ${
    groups.length > 0 &&
    html`<h2>What failed</h2>
      ${resembles && html`<p>Behaves like a known fault, <code>${resembles.id}</code>: ${resembles.says}</p>`}
      ${groups.map((group, place) => groupEntry(group, results, place < OPEN))}`
  }
  ${listed(
    'Waivers to correct',
    results.waiverProblems.map(({ kind, says }) => html`<li>${kind}: ${says}</li>`),
  )}
  ${listed(
    'Errors',
    results.faults.map(({ where, message }) => html`<li>${where}: ${message}</li>`),
  )}
  ${listed('Unproven, because', reasons)} ${unlocks !== '' && html`<p>${unlocks}.</p>`}
  ${listed(
    'Notes',
    results.notes.map((note) => html`<li>${note}</li>`),
  )}`;
}

function serverErrorItems(checks: readonly CheckResult[]): readonly Markup[] {
  const errors = serverErrorsOf(checks);
  const items = errors.map((error) => html`<li>${serverErrorText(error)}</li>`);
  return errors.length === 0 ? [] : [html`<li>${SERVER_ERRORS_SAY}</li>`, ...items];
}

/** A cause: its simplest story, and the other checks that it fails folded beneath. */
function groupEntry({ shown, others, says }: Group, results: Results, isOpen: boolean): Markup {
  const { verdict, id } = shown;
  return html`<details class="group ${verdict}" ${isOpen ? html` open` : html``}>
    <summary>
      <b>${symbols[verdict]} ${many(others.length + 1, 'check')}</b>
      <span>${says ?? prose(shown.says)}</span>
    </summary>
    <div class="inside">
      <p>
        ${prose(shown.says)} <a href="#check-${id}"><code>${id}</code></a>
      </p>
      ${factList(shown, results)}${lastExchange(shown, results)} ${others.length > 0 && othersList(others)}
    </div>
  </details>`;
}

const othersList = (others: readonly CheckResult[]): Markup =>
  html`<details class="others">
    <summary>and ${many(others.length, 'more check')} with this cause</summary>
    <ul>
      ${others.map(
        ({ id, finding, reason }) =>
          html`<li>
            <a href="#check-${id}">${id}</a> ${clip(printable(finding?.found ?? reason ?? ''), FOUND)}
          </li>`,
      )}
    </ul>
  </details>`;

/** A reason with the lines that would fix it, ready to copy. */
export function reasonItem(before: string, reason: string): Markup {
  const { why, lines } = partsOf(reason);
  return html`<li>
    ${before}${why}${lines.length > 0 && html`<pre tabindex="0" class="copy">${lines.join('\n')}</pre>`}
  </li>`;
}

function listed(title: string, items: readonly Markup[]): Markup | false {
  const more = items.slice(ITEMS);
  return (
    items.length > 0 &&
    html`<h2>${title}</h2>
      <ul class="card">
        ${items.slice(0, ITEMS)}
      </ul>
      ${
        more.length > 0 &&
        html`<details class="tablebox">
          <summary>and ${more.length} more</summary>
          <ul>
            ${more}
          </ul>
        </details>`
      }`
  );
}
