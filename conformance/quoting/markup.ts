import { printable } from './terminal.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text for HTML and XML, in elements and in quoted attributes. Controls, lone surrogates and other characters that XML
 * 1.0 has no place for become �. `::` and `##[` are written in such a way that a log which shows the file holds no
 * command of a workflow.
 */
export const escapeText = (text: string): string =>
  printable(text.replace(/\r\n?/g, '\n'))
    .replace(/[\ud800-\udfff\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/(^|\n)([\t ]*):(?=:)/g, '$1$2&#58;')
    .replace(/##(?=\w*\[)/g, '#&#35;');

/** Text for a quoted attribute of XML, where a bare line break or tab would be read back as a blank. */
export const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/[\n\t]/g, (blank) => `&#${blank.charCodeAt(0)};`);
