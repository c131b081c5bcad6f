import type { Exchange } from '../kit/record.ts';
import { reasonAlone } from '../kit/to-add.ts';
import { many } from '../kit/words.ts';
import { printable } from '../quoting/terminal.ts';
import { scriptLines } from '../story/script.ts';
import { clip, factsOf, replayOf, waiverOf } from './finding.ts';
import { sectionBar, symbols } from './html-chart.ts';
import { html, prose } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { CheckResult, ClauseResult, Results } from './results.ts';

const bodyLimit = 20_000;

/**
 * Every check, folded by section: the head of a section tells its verdicts. What did not hold can be opened for all that
 * is known of it; the rest is one line each, so that the page of a run of thousands stays small.
 */
export function checkSections(results: Results): Markup {
  const linked = new Set(results.clauses.flatMap(({ state, checks }) => (isLinked(state) ? checks : [])));
  const names = [...new Set(results.checks.map(({ section }) => section))];
  const sections = names.map((name) => ({
    name,
    checks: results.checks.filter(({ section }) => section === name),
  }));
  const longest = Math.max(1, ...sections.map(({ checks }) => checks.length));
  return html`${sections.map(
    ({ name, checks }) =>
      html`<details class="checks" id="section-${name}" ${sections.length === 1 ? html` open` : html``}>
        <summary>
          <h3>${name}</h3>
          ${sectionBar(name, checks, longest)}
        </summary>
        ${checks.map((check) =>
          isBroken(check) ? wholeEntry(check, results) : lineEntry(check, linked.has(check.id)),
        )}
      </details>`,
  )}`;
}

const isBroken = ({ verdict }: CheckResult): boolean =>
  verdict === 'fail' || verdict === 'waived' || verdict === 'error';

/** Whether the row of a clause links to its checks: where it held, a number says enough. */
export const isLinked = (state: ClauseResult['state']): boolean => state === 'violated' || state === 'waived';

/** A name to link to costs more than half of the line, so that only a line has one that something links to. */
function lineEntry(check: CheckResult, isNamed: boolean): Markup {
  const { verdict, id, says, clauses, reason, notes, observations, tiers, requests, milliseconds } = check;
  const seen = observations.map(({ choice, operation, reading }) => `${choice} (${operation}): ${reading}`);
  const more = [
    clauses.join(' '),
    reasonAlone(reason ?? ''),
    ...new Set([...notes, ...seen]),
    ...check.violations.map(({ operationId, message }) => `validator, ${operationId}: ${message}`),
    tiers.length > 0 ? `by ${tiers.join(', ')}` : '',
    requests > 0 ? `${many(requests, 'request')}, ${(milliseconds / 1000).toFixed(2)} s` : '',
  ].filter((part) => part !== '');
  const name = isNamed ? html`id="check-${id}"` : html``;
  return html`<div class="check ${verdict}" ${name}>
    <b>${symbols[verdict]}${verdict === 'pass' ? '' : ` ${verdict}`}</b><span>${prose(says)}</span
    ><code>${id}</code><small>${printable(more.join(' · '))}</small>
  </div>`;
}

function wholeEntry(check: CheckResult, results: Results): Markup {
  const { verdict, id, says } = check;
  return html`<details class="check ${verdict}" id="check-${id}">
    <summary><b>${symbols[verdict]} ${verdict}</b><span>${prose(says)}</span><code>${id}</code></summary>
    <div class="inside">${factList(check, results)}${exchanges(check.finding?.exchanges ?? [], results)}</div>
  </details>`;
}

/** All that is known of a check but its exchanges. */
export function factList(check: CheckResult, results: Results): Markup {
  const listed = [
    ...factsOf(check, results).filter(({ label }) => label !== 'says'),
    ...check.notes.map((text) => ({ label: 'note', text })),
    ...check.observations.map(({ choice, operation, reading }) => ({
      label: 'observed',
      text: `${choice} (${operation}): ${reading}`,
    })),
    ...(check.tiers.length > 0 ? [{ label: 'set up by', text: check.tiers.join(', ') }] : []),
    ...check.violations.map(({ operationId, message }) => ({
      label: 'validator',
      text: `${operationId}: ${message}`,
    })),
    ...(results.subject === undefined && check.requests > 0
      ? [{ label: 'cost', text: `${check.requests} requests, ${(check.milliseconds / 1000).toFixed(2)} s` }]
      : []),
    ...replayOf(check, results),
    ...waiverOf(check),
  ];
  return html`<dl>
    ${listed.map(
      ({ label, text }) =>
        html`<dt>${label}</dt>
          <dd class="${label.replace(' ', '-')}">${label === 'clause' ? prose(text) : text}</dd>`,
    )}
  </dl>`;
}

/** The exchange that shows a finding, folded. */
export function lastExchange({ finding }: CheckResult, { subject }: Results): Markup | false {
  const all = finding?.exchanges ?? [];
  const last = all.at(-1);
  const isStory = all.length > 1 && subject === undefined;
  return last !== undefined && html`${exchangeEntry(last, false)}${isStory && storyEntry(all)}`;
}

const storyEntry = (all: readonly Exchange[]): Markup =>
  html`<details class="exchange">
    <summary>The whole as a script; replay.sh in the same folder runs it</summary>
    <pre tabindex="0" class="copy">${scriptLines(all, true).join('\n')}</pre>
  </details>`;

function exchanges(all: readonly Exchange[], { subject }: Results): Markup {
  if (all.length === 0) return html``;
  const isStory = all.length > 1 && subject === undefined;
  return html`<h4>Exchanges</h4>
    ${isStory && storyEntry(all)}
    ${all.map((exchange, index) => exchangeEntry(exchange, index === all.length - 1))}`;
}

function exchangeEntry(
  { method, path, as, requestBody, status, responseBody, curl }: Exchange,
  last: boolean,
): Markup {
  return html`<details class="exchange" ${last ? html` open` : html``}>
    <summary>
      <b>${method.toUpperCase()}</b> <code>${path}</code> →
      <b>${status}</b>${as ? html` <span class="as">as ${as}</span>` : html``}
    </summary>
    ${
      requestBody
        ? html`<p class="label">Sent</p>
            <pre tabindex="0">${pretty(requestBody)}</pre>`
        : html``
    }
    <p class="label">Answered</p>
    <pre tabindex="0">${responseBody ? pretty(responseBody) : '(no body)'}</pre>
    <p class="label">Again</p>
    <pre tabindex="0" class="copy">${curl}</pre>
  </details>`;
}

function pretty(body: string): string {
  try {
    return clip(JSON.stringify(JSON.parse(body), null, 2), bodyLimit);
  } catch {
    return clip(body, bodyLimit);
  }
}
