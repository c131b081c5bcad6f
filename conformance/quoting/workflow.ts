import { printable } from './terminal.ts';

/*
 * What the runners of CI read in a log. GitHub: `::name …::` is a command where it begins a line, leading blanks are
 * trimmed, and `##[name …]` is one anywhere. Azure Pipelines and TeamCity: `##vso[…]` and `##teamcity[…]`. A log that
 * repeats what a stranger answered would give the stranger a say in the workflow.
 */

/**
 * The first colon of `::` at the beginning of a line. Everything but letters, digits, marks of punctuation and symbols
 * may stand before it, and what has no width between the two: a comparison by culture ignores that.
 */
const COMMAND = /(^|[\n\r])([^\p{L}\p{N}\p{P}\p{S}\n\r]*:)(?=[^\p{L}\p{N}\p{P}\p{S}\p{Z}\n\r]*:)/gu;
const BRACKET_COMMAND = /##(?=[^\p{L}\p{N}\p{P}\p{S}\p{Z}\n\r]*\w*\[)/gu;

/** Whether the log is read by such a runner. */
export const isWorkflow = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['GITHUB_ACTIONS'] === 'true' || Boolean(env['TF_BUILD']) || Boolean(env['TEAMCITY_VERSION']);

/** A text in which a runner finds no command: a blank stands within `::` and behind `##`, where they would make one. */
export const withoutCommands = (text: string): string =>
  text.replace(COMMAND, '$1$2 ').replace(BRACKET_COMMAND, '## ');

/** A command of GitHub's runner that shows one annotation. Title and message reach its reader as they are. */
export const annotation = (kind: 'error' | 'warning', title: string, message: string): string =>
  `::${kind} title=${property(title)}::${data(message)}`;

const data = (text: string): string =>
  printable(text.replaceAll('\r', ''))
    .replace(BRACKET_COMMAND, '## ')
    .replaceAll('%', '%25')
    .replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
