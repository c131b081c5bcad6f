import { oneLine, printable } from './terminal.ts';

/**
 * Text on one line within Markdown, as GitHub reads it: no emphasis, link, image, HTML, entity, formula, mention or cell
 * of a table comes of it.
 */
export const inline = (text: string): string =>
  oneLine(text)
    .replace(/[\\`*_{}[\]<>|#&~$@]/g, (mark) => `\\${mark}`)
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/www\./gi, (start) => `${start.slice(0, -1)}\\.`);

/** Text on one line as code. What backticks cannot hold everywhere, such as | in a table, is written in entities. */
export function code(text: string): string {
  const line = oneLine(text);
  if (/^[^`|\\]+$/.test(line) && line.trim() === line) return `\`${line}\``;
  return `<code>${line.replace(/[^\p{L}\p{N} ]/gu, (mark) => `&#${mark.codePointAt(0)};`)}</code>`;
}

/** A block of code. Its fence is longer than any run of backticks in it. */
export function fenced(language: string, lines: readonly string[]): string[] {
  const body = lines.map(printable);
  const runs = body.flatMap((line) => [...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return [`${fence}${language}`, ...body, fence];
}
