import type { Verdict } from '../kit/record.ts';
import { many } from '../kit/words.ts';
import { html } from './html-markup.ts';
import type { Markup } from './html-markup.ts';
import type { CheckResult, Summary } from './results.ts';
import { countVerdicts, verdicts } from './count.ts';
import { askedOf } from './verdicts.ts';

/** The sign next to each colour, so that no meaning depends on colour alone. */
export const symbols: Readonly<Record<Verdict, string>> = {
  pass: '✓',
  fail: '✗',
  waived: '⚑',
  observed: '◉',
  unproven: '?',
  'not-applicable': '–',
  error: '!',
};

/** The verdicts of a section: a bar as long as it has checks, and the counts in words. */
export function sectionBar(name: string, checks: readonly CheckResult[], longest: number): Markup {
  const counts = countVerdicts(checks);
  return html`${bar(name, counts, longest)}
    <span class="counts"
      >${present(counts).map((verdict) => html`<span class="${verdict}">${symbols[verdict]} ${counts[verdict]}</span>`)}</span
    >`;
}

function bar(name: string, counts: Readonly<Record<Verdict, number>>, longest: number): Markup {
  let x = 0;
  const pieces = present(counts).map((verdict) => {
    const piece = html`<rect class="${verdict}" x="${x}" y="0" width="${counts[verdict]}" height="10"
      ><title>${counts[verdict]} ${verdict}</title></rect
    >`;
    x += counts[verdict];
    return piece;
  });
  const label = `${name}: ${present(counts)
    .map((verdict) => `${counts[verdict]} ${verdict}`)
    .join(', ')}`;
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${longest} 10" preserveAspectRatio="none">
    ${pieces}
  </svg>`;
}

/** A ring of the stated clauses that were asked for: held, violated, waived, not applicable; what is left open is unproven. */
export function clauseRing(summary: Summary): Markup {
  const clauses = askedOf(summary);
  const circumference = 2 * Math.PI * 54;
  const slices = [
    ['fail', clauses.violated],
    ['waived', clauses.waived],
    ['pass', clauses.held],
    ['not-applicable', clauses.notApplicable],
  ] as const;
  let turned = 0;
  const arcs = slices.map(([name, number]) => {
    const length = (number / Math.max(1, clauses.stated)) * circumference;
    const arc = html`<circle
      class="${name}"
      cx="64"
      cy="64"
      r="54"
      pathLength="${circumference.toFixed(2)}"
      stroke-dasharray="${length.toFixed(2)} ${circumference.toFixed(2)}"
      stroke-dashoffset="${(-turned).toFixed(2)}"
    />`;
    turned += length;
    return length > 0 ? arc : html``;
  });
  const label = `${clauses.held} of ${many(clauses.stated, 'stated clause')} held, ${clauses.violated} violated, ${clauses.unproven} unproven`;
  return html`<svg class="ring" role="img" aria-label="${label}" viewBox="0 0 128 128">
    <circle class="track" cx="64" cy="64" r="54" />
    <g transform="rotate(-90 64 64)">${arcs}</g>
    <text x="64" y="66" class="big">${clauses.held}</text>
    <text x="64" y="84">of ${clauses.stated} held</text>
  </svg>`;
}

const present = (counts: Readonly<Record<Verdict, number>>): Verdict[] =>
  verdicts.filter((verdict) => counts[verdict] > 0);
