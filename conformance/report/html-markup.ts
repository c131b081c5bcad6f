import { escapeText } from '../quoting/markup.ts';

/** A piece of HTML that is safe to put into a page. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[] | undefined | false;

/** HTML from a template: every text put into it is escaped, so that no answer of a target can become markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = strings.map((text, index) => unindented(text) + written(parts[index])).join('');
  return { markup };
}

/** A sentence of the contract, with what stands in backticks as code. */
export const prose = (text: string): Markup => {
  const pieces = text.split('`');
  if (pieces.length % 2 === 0) return html`${text}`;
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))}`;
};

/** A part of the page that is folded until a reader opens it. */
export const part = (title: string, brief: string, ...body: readonly Markup[]): Markup =>
  html`<details class="part">
    <summary>
      <h2>${title}</h2>
      <span>${brief}</span>
    </summary>
    ${body}
  </details>`;

/** Rows of cells under their titles. */
export const table = (titles: readonly string[], rows: readonly Markup[]): Markup =>
  html`<table>
    <thead>
      <tr>
        ${titles.map((title) => html`<th scope="col">${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

/** Markup that stands in this program's own source: styles and scripts. */
export const trusted = (markup: string): Markup => ({ markup });

/** The indentation of this program's source says nothing to a reader of the page. */
const unindented = (source: string): string => source.replace(/\n\s*/g, '\n');

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
