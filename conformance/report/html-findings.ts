import { operations } from '../../openapi/generated/contract.ts';
import { isOperation } from '../kit/about.ts';
import { partsOf } from '../kit/to-add.ts';
import { many } from '../kit/words.ts';
import { printable } from '../quoting/terminal.ts';
import { defectText } from './cause-kinds.ts';
import { clip } from './finding.ts';
import { byOperation, groupsOf } from './groups.ts';
import type { Group } from './groups.ts';
import { symbols } from './html-chart.ts';
import { factList, lastExchange } from './html-checks.ts';
import { html, part, prose } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { CheckResult, Results } from './results.ts';
import { SERVER_ERRORS_SAY, serverErrorText, serverErrorsOf } from './server-errors.ts';
import { unlocksText } from './unlocks.ts';
import { problemTexts } from './waived.ts';
import { reasonsOf } from './verdicts.ts';

/** Characters of what another check of a group found; the check itself shows it whole. */
const FOUND = 160;

/** What a reader has to act on: server errors, what failed by operation and cause, waivers to correct, errors of the run. */
export function findings(results: Results): Markup {
  const { checks, resembles, waiverProblems, faults } = results;
  const errors = serverErrorsOf(checks).map((error) => html`<li>${serverErrorText(error)}</li>`);
  const found = byOperation(groupsOf(checks));
  return html`${errors.length + found.length > 0 && html`<h2>Findings</h2>`}
  ${resembles && html`<p>Behaves like a known fault, <code>${resembles.id}</code>: ${resembles.says}</p>`}
  ${errors.length > 0 && serverErrorEntry(errors)} ${found.map((groups) => operationEntry(groups, results))}
  ${listed(
    'Waivers to correct',
    problemTexts(waiverProblems).map(({ kind, says }) => html`<li>${kind}: ${says}</li>`),
  )}
  ${listed(
    'Errors',
    faults.map(({ where, message }) => html`<li>${where}: ${message}</li>`),
  )}`;
}

/** Why checks could not judge, and what to add to the configuration. */
export function unprovenPart({ checks, summary }: Results): Markup | false {
  const reasons = reasonsOf(checks, 'unproven');
  const unlocks = unlocksText(checks);
  return (
    reasons.length > 0 &&
    part(
      'Unproven, and what to add',
      `${many(summary.verdicts.unproven, 'check')}, ${many(reasons.length, 'reason')}`,
      html`${unlocks !== '' && html`<p>${unlocks}.</p>`}
        <ul class="card">
          ${reasons.map(({ reason, checks: count }) => reasonItem(`${count} × `, reason))}
        </ul>`,
    )
  );
}

const serverErrorEntry = (items: readonly Markup[]): Markup =>
  entry(
    'error',
    many(items.length, 'server error'),
    html`Requests that the API does not specify are answered with 5xx`,
    html`<p>${SERVER_ERRORS_SAY}</p>
      <ul>
        ${items}
      </ul>`,
  );

/** What failed in one operation: the story of its cause, or its causes one beneath another, the most telling in its title. */
function operationEntry(groups: readonly Group[], results: Results): Markup {
  const [first, ...rest] = groups;
  if (!first) return html``;
  const { cause, says, verdict } = first.shown;
  const address = cause?.operation !== undefined && addressOf(cause.operation);
  const title = html`${first.says ?? prose(says)}${rest.length > 0 && `, and ${many(rest.length, 'other cause')}`}${address}`;
  const inside = groups.map((group) =>
    rest.length > 0 ? causeEntry(group, results) : story(group, results),
  );
  return entry(verdict, countOf(...groups), title, html`${inside}`);
}

const causeEntry = (group: Group, results: Results): Markup =>
  entry(
    group.shown.verdict,
    countOf(group),
    html`${group.shown.cause && defectText(group.shown.cause)}`,
    story(group, results),
  );

const countOf = (...groups: readonly Group[]): string =>
  many(
    groups.reduce((sum, { others }) => sum + others.length + 1, 0),
    'check',
  );

/** The simplest story of a cause, and the other checks that it fails folded beneath. */
const story = ({ shown, others }: Group, results: Results): Markup =>
  html`<p>
      ${prose(shown.says)} <a href="#check-${shown.id}"><code>${shown.id}</code></a>
    </p>
    ${factList(shown, results)}${lastExchange(shown, results)} ${others.length > 0 && othersList(others)}`;

const entry = (verdict: CheckResult['verdict'], count: string, title: Markup, inside: Markup): Markup =>
  html`<details class="group ${verdict}">
    <summary>
      <b>${symbols[verdict]} ${count}</b>
      <span>${title}</span>
    </summary>
    <div class="inside">${inside}</div>
  </details>`;

const addressOf = (id: string): Markup | false =>
  isOperation(id) && html` <code>${operations[id].method.toUpperCase()} ${operations[id].path}</code>`;

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

const listed = (title: string, items: readonly Markup[]): Markup | false =>
  items.length > 0 &&
  html`<h2>${title}</h2>
    <ul class="card">
      ${items}
    </ul>`;
