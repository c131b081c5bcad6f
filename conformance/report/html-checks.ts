import type { Exchange } from '../kit/record.ts';
import { scriptLines } from '../story/script.ts';
import { clip, factsOf, replayOf, waiverOf } from './finding.ts';
import { symbols } from './html-chart.ts';
import { html, prose } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { CheckResult, Results } from './results.ts';

const bodyLimit = 20_000;

/** Every check, section by section; what did not hold stands open. */
export function checkSections(results: Results): Markup {
  const names = [...new Set(results.checks.map(({ section }) => section))];
  return html`${names.map(
    (name) =>
      html`<section class="checks" id="section-${name}" aria-labelledby="title-${name}">
        <h3 id="title-${name}">${name}</h3>
        ${results.checks.filter(({ section }) => section === name).map((check) => checkEntry(check, results))}
      </section>`,
  )}`;
}

function checkEntry(check: CheckResult, results: Results): Markup {
  const { verdict, id, says } = check;
  const opened = verdict === 'fail' || verdict === 'error' ? html` open` : html``;
  return html`<details class="check ${verdict}" id="check-${id}" data-verdict="${verdict}" ${opened}>
    <summary>
      <span class="badge ${verdict}">${symbols[verdict]} ${verdict}</span>
      <span class="says">${prose(says)}</span>
      <code>${id}</code>
    </summary>
    <div class="inside">
      ${facts(check, results)}${observations(check)}${exchanges(check.finding?.exchanges ?? [])}
    </div>
  </details>`;
}

function facts(check: CheckResult, results: Results): Markup {
  const broken = check.verdict === 'fail' || check.verdict === 'waived' || check.verdict === 'error';
  const listed = [
    ...factsOf(check, results).filter(({ label }) => label !== 'says'),
    ...check.notes.map((text) => ({ label: 'note', text })),
    ...(check.tiers.length > 0 ? [{ label: 'set up by', text: check.tiers.join(', ') }] : []),
    ...check.violations.map(({ operationId, message }) => ({
      label: 'validator',
      text: `${operationId}: ${message}`,
    })),
    { label: 'cost', text: `${check.requests} requests, ${(check.milliseconds / 1000).toFixed(2)} s` },
    ...(broken ? [...replayOf(check, results), ...waiverOf(check)] : []),
  ];
  return html`<dl>
    ${listed.map(
      ({ label, text }) =>
        html`<dt>${label}</dt>
          <dd class="${label.replace(' ', '-')}">${label === 'clause' ? prose(text) : text}</dd>`,
    )}
  </dl>`;
}

function observations({ observations: seen }: CheckResult): Markup {
  if (seen.length === 0) return html``;
  return html`<table>
    <caption>
      Observed
    </caption>
    <thead>
      <tr>
        <th scope="col">Choice</th>
        <th scope="col">Operation</th>
        <th scope="col">Reading</th>
      </tr>
    </thead>
    <tbody>
      ${seen.map(
        ({ choice, operation, reading }) =>
          html`<tr>
            <td><code>${choice}</code></td>
            <td>${operation}</td>
            <td>${reading}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function exchanges(all: readonly Exchange[]): Markup {
  if (all.length === 0) return html``;
  const script =
    all.length > 1 &&
    html`<details class="exchange">
      <summary>The whole as a script; replay.sh beside this report runs it</summary>
      <pre tabindex="0" class="copy">${scriptLines(all, true).join('\n')}</pre>
    </details>`;
  return html`<h4>Exchanges</h4>
    ${script} ${all.map((exchange, index) => exchangeEntry(exchange, index === all.length - 1))}`;
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
        ? html`<h5>Sent</h5>
            <pre tabindex="0">${pretty(requestBody)}</pre>`
        : html``
    }
    <h5>Answered</h5>
    <pre tabindex="0">${responseBody ? pretty(responseBody) : '(no body)'}</pre>
    <h5>Again</h5>
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
