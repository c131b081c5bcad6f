import { many } from '../kit/words.ts';
import { repeatOf } from './finding.ts';
import { clauseRing, symbols } from './html-chart.ts';
import { checkSections, isLinked } from './html-checks.ts';
import { detectionPart } from './html-detection.ts';
import { moreOf, tried } from './headline.ts';
import { findings, unprovenPart } from './html-findings.ts';
import { html, part, prose, table, trusted } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import { script, style } from './html-style.ts';
import { coveragePart, robustnessPart } from './html-consumers.ts';
import type { ClauseResult, Results } from './results.ts';
import { reasonAlone } from '../kit/to-add.ts';
import { verdicts } from './count.ts';
import { askedOf, requestWords } from './verdicts.ts';

/** report.html: one file that needs nothing else, neither network nor script. */
export function reportHtml(results: Results): string {
  const { target, outcome, notes, startedAt } = results;
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
            <p class="outcome ${tone(results)}">
              ${outcome} <span>${[tried(results), ...moreOf(results)].join(' ')}</span>
            </p>
          </div>
          ${clauseRing(results.summary)}
        </header>
        <main>
          ${findings(results)} ${robustnessPart(results)} ${unprovenPart(results)}
          ${part('All checks', countWords(results), filters(results), checkSections(results))}
          ${detectionPart(results)} ${clausePart(results)} ${choicePart(results)} ${coveragePart(results)}
          ${
            notes.length > 0 &&
            part(
              'Notes',
              String(notes.length),
              html`<ul class="card">
                ${notes.map((note) => html`<li>${note}</li>`)}
              </ul>`,
            )
          }
          ${part('About this run', startedAt, runFacts(results))}
        </main>
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
    ['repeat with', repeatOf(results)],
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

const countWords = ({ summary }: Results): string =>
  verdicts
    .filter((verdict) => summary.verdicts[verdict] > 0)
    .map((verdict) => `${summary.verdicts[verdict]} ${verdict}`)
    .join(', ');

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

function clausePart({ clauses, summary }: Results): Markup {
  const { held, stated } = askedOf(summary);
  const names = [...new Set(clauses.map(({ section }) => section))];
  const tables = names.map((name) => {
    const rows = clauses.filter(({ section }) => section === name);
    const firm = rows.filter(({ determinacy }) => determinacy !== 'open');
    return html`<details class="tablebox">
      <summary>
        ${name}: ${firm.filter(({ state }) => state === 'held').length} of ${firm.length} stated clauses held
      </summary>
      ${table(['Clause', 'Says', 'Kind', 'State', 'Checks'], rows.map(clauseRow))}
    </details>`;
  });
  return part('Clauses', `${held} of ${many(stated, 'stated clause')} held`, ...tables);
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

function choicePart({ choices }: Results): Markup | false {
  const rows = Object.entries(choices);
  const readings = (reading: string | Readonly<Record<string, string>>): Markup =>
    typeof reading === 'string'
      ? html`<code>${reading}</code>`
      : html`${Object.entries(reading).map(([operation, one]) => html`<div>${operation}: <code>${one}</code></div>`)}`;
  return (
    rows.length > 0 &&
    part(
      'Choices observed',
      `how the target answers ${many(rows.length, 'open question')}`,
      html`<div class="tablebox">
        ${table(
          ['Open question', 'What the target does'],
          rows.map(
            ([choice, reading]) =>
              html`<tr>
                <td><code>${choice}</code></td>
                <td>${readings(reading)}</td>
              </tr>`,
          ),
        )}
      </div>`,
    )
  );
}
