import { many } from '../kit/words.ts';
import { repeatOf } from './finding.ts';
import { clauseRing, symbols } from './html-chart.ts';
import { checkSections, isLinked } from './html-checks.ts';
import { detectionPart } from './html-detection.ts';
import { moreOf } from './headline.ts';
import { html, prose, trusted } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import { script, style } from './html-style.ts';
import { coveragePart, robustnessPart } from './html-consumers.ts';
import { troubles } from './html-troubles.ts';
import type { ClauseResult, Results } from './results.ts';
import { reasonAlone } from '../kit/to-add.ts';
import { verdicts } from './count.ts';
import { requestWords } from './verdicts.ts';

/** report.html: one file that needs nothing else, neither network nor script. */
export function reportHtml(results: Results): string {
  const { target, outcome } = results;
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <title>${titleOf(results)} of ${target.url}</title>
        <style>
          ${trusted(style)}
        </style>
      </head>
      <body>
        <header>
          <div>
            <h1>${titleOf(results)} report</h1>
            <p class="outcome ${tone(results)}">${outcome} <span>${moreOf(results).join(' ')}</span></p>
            ${runFacts(results)}
          </div>
          ${clauseRing(results.summary)}
        </header>
        <main>
          ${troubles(results)} ${robustnessPart(results)}
          <h2>Checks</h2>
          ${filters(results)}${checkSections(results)} ${detectionPart(results)}
          <h2>Clauses</h2>
          ${clauseTables(results.clauses)} ${choiceTable(results)} ${coveragePart(results)}
        </main>
        <footer>
          Repeat with
          <code>${repeatOf(results)}</code>
        </footer>
        <script>
          ${trusted(script)};
        </script>
      </body>
    </html>`;
  return `${markup}\n`;
}

const titleOf = ({ subject }: Results): string =>
  subject === undefined ? 'Conformance' : `Certification of a ${subject}`;

function tone({ exitCode }: Results): string {
  if (exitCode === 0) return 'pass';
  return exitCode === 1 ? 'fail' : exitCode === 4 ? 'error' : 'unproven';
}

function runFacts(results: Results): Markup {
  const facts: readonly (readonly [string, string])[] = [
    ['target', results.target.url],
    ['tenant', results.target.tenant],
    ['contract', results.contract],
    ['profiles', results.profiles.join(', ')],
    ['seed', String(results.seed)],
    ['started', results.startedAt],
    ['took', `${results.seconds} s, ${requestWords(results)}`],
    ...(results.only === undefined ? [] : [['only', results.only] as const]),
    ...(results.shard === undefined ? [] : [['shard', results.shard] as const]),
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function filters({ summary }: Results): Markup {
  const present = verdicts.filter((verdict) => summary.verdicts[verdict] > 0);
  const boxes = present.map(
    (verdict) =>
      html`<label class="${verdict}"
        ><input type="checkbox" value="${verdict}" />${symbols[verdict]} ${verdict}
        ${summary.verdicts[verdict]}</label
      >`,
  );
  return html`<form class="filters" hidden aria-label="Filter checks">
    ${boxes}<input type="search" placeholder="Words, ids, clauses" aria-label="Search checks" /><span
      id="shown"
      role="status"
    ></span>
  </form>`;
}

function clauseTables(clauses: readonly ClauseResult[]): Markup {
  const names = [...new Set(clauses.map(({ section }) => section))];
  return html`${names.map((name) => {
    const rows = clauses.filter(({ section }) => section === name);
    const stated = rows.filter(({ determinacy }) => determinacy !== 'open');
    const held = stated.filter(({ state }) => state === 'held').length;
    return html`<details class="tablebox">
      <summary>${name}: ${held} of ${stated.length} stated clauses held</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">Says</th>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
            <th scope="col">Checks</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(clauseRow)}
        </tbody>
      </table>
    </details>`;
  })}`;
}

const clauseRow = ({ id, says, determinacy, availability, state, reason, checks }: ClauseResult): Markup =>
  html`<tr>
    <td><code>${id}</code></td>
    <td>${prose(says)}</td>
    <td>${determinacy}${availability !== undefined && `, ${availability}`}</td>
    <td class="${stateTone[state]}">${state}${reason !== undefined && `: ${reasonAlone(reason)}`}</td>
    <td>${citing(state, checks)}</td>
  </tr>`;

/** Where a clause held, a number says enough: its checks name it, and the search finds them. */
const citing = (state: ClauseResult['state'], checks: readonly string[]): Markup =>
  isLinked(state)
    ? html`${checks.map((check) => html`<a href="#check-${check}"><code>${check}</code></a> `)}`
    : html`${checks.length > 0 && many(checks.length, 'check')}`;

const stateTone: Readonly<Record<ClauseResult['state'], string>> = {
  held: 'pass',
  violated: 'fail',
  waived: 'waived',
  observed: 'observed',
  unproven: 'unproven',
  'not-applicable': 'not-applicable',
  unobservable: 'not-applicable',
};

function choiceTable({ choices }: Results): Markup {
  const rows = Object.entries(choices);
  if (rows.length === 0) return html``;
  const readings = (reading: string | Readonly<Record<string, string>>): Markup =>
    typeof reading === 'string'
      ? html`<code>${reading}</code>`
      : html`${Object.entries(reading).map(([operation, one]) => html`<div>${operation}: <code>${one}</code></div>`)}`;
  return html`<h2>Choices seen</h2>
    <details class="tablebox">
      <summary>${many(rows.length, 'open point')} read</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Open point</th>
            <th scope="col">Reading</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([choice, reading]) =>
              html`<tr>
                <td><code>${choice}</code></td>
                <td>${readings(reading)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
}
