import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { contractVersion, events, operations } from '../../openapi/generated/contract.ts';
import { levers } from '../../openapi/generated/levers.ts';
import { compareContracts } from '../contract-diff/compare.ts';
import { loadContract } from '../contract-diff/load.ts';
import { changesText } from '../contract-diff/print.ts';

const FIRST = `The first release: contract, mock and conformance suite of version ${contractVersion} of the interface.`;

/** The entry of the changelog for this version; `since` is the tag of the release before, where there is one. */
export const entryOf = async (since: string | undefined): Promise<string> => {
  const changes =
    since === undefined
      ? FIRST
      : changesText(compareContracts(await loadContract(since), await loadContract('.')));
  return `## ${contractVersion}\n\n${changes}\n`;
};

const counted = (table: object, noun: string): string => `${Object.keys(table).length} ${noun}`;

/** What stands beside the files of a release. */
export const notesOf = (entry: string, files: readonly string[]): string =>
  [
    entry.replace(/^## .*\n/, `# Version ${contractVersion}\n`).trim(),
    `${counted(operations, 'operations')}, ${counted(events, 'events')}, ${counted(clauses, 'clauses')}, ` +
      `${counted(choices, 'open choices')}, ${counted(levers, 'levers')}. Suite, mock and contract have one version.`,
    ['```sh', `npm install --save-dev ./${files[0] ?? ''}`, 'npx ces mock', '```'].join('\n'),
    `Files: ${files.join(', ')}. \`sha256sum -c SHA256SUMS\` compares them.\n`,
  ].join('\n\n');

/** The changelog with an entry in the place of the one of the same version, or before all others. */
export const withEntry = (changelog: string, entry: string): string => {
  const title = entry.split('\n', 1)[0] ?? '';
  const [head = '', ...entries] = changelog.split(/^(?=## )/m);
  const others = entries.filter((one) => one.split('\n', 1)[0] !== title);
  return [head.trim(), entry.trim(), ...others.map((one) => one.trim())].join('\n\n') + '\n';
};
