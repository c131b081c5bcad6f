import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { contractVersion, events, operations } from '../../openapi/generated/contract.ts';
import { levers } from '../../openapi/generated/levers.ts';
import { compareContracts } from '../contract-diff/compare.ts';
import { loadContract } from '../contract-diff/load.ts';
import { changesText } from '../contract-diff/print.ts';

const FIRST = `The first release: contract, mock and conformance suite of version ${contractVersion} of the interface.`;

/** What changed in the contract, for the entry of this version; `since` is the tag of the release before, where there is one. */
export const contractChanges = async (since: string | undefined): Promise<string> =>
  since === undefined
    ? FIRST
    : changesText(compareContracts(await loadContract(since), await loadContract('.'))).replaceAll(
        /^### /gm,
        '#### ',
      );

const counted = (table: object, noun: string): string => `${Object.keys(table).length} ${noun}`;

/** The notes next to the files of a release. */
export const notesOf = (entry: string, files: readonly string[]): string =>
  [
    entry.replace(/^## .*\n/, `# Version ${contractVersion}\n`).trim(),
    `${counted(operations, 'operations')}, ${counted(events, 'events')}, ${counted(clauses, 'clauses')}, ` +
      `${counted(choices, 'open choices')}, ${counted(levers, 'levers')}. Suite, mock and contract have one version.`,
    ['```sh', `npm install --save-dev ./${files[0] ?? ''}`, 'npx ces mock', '```'].join('\n'),
    `Files: ${files.join(', ')}. \`sha256sum -c SHA256SUMS\` compares them.\n`,
  ].join('\n\n');

const titleOf = (version: string): string => `## ${version}`;
const CONTRACT = '### Contract';

/** What an entry of a version begins with; people write its first two parts. */
const emptyEntry = (version: string): string =>
  [titleOf(version), '### Code', '### Messages', CONTRACT].join('\n\n');

const sectionsOf = (changelog: string): readonly string[] =>
  changelog.split(/^(?=## )/m).map((one) => one.trim());

const isOf =
  (version: string) =>
  (section: string): boolean =>
    section.split('\n', 1)[0] === titleOf(version);

/** The entry of a version; empty if there is none. */
export const entryOf = (changelog: string, version: string): string =>
  sectionsOf(changelog).find(isOf(version)) ?? '';

/** The changelog with what changed in the contract in the entry of a version, which comes first where it is new. */
export const withContract = (changelog: string, version: string, changes: string): string => {
  const [head = '', ...entries] = sectionsOf(changelog);
  const known = entries.some(isOf(version)) ? entries : [emptyEntry(version), ...entries];
  const filled = known.map((entry) => {
    if (!isOf(version)(entry)) return entry;
    const [before = ''] = entry.split(new RegExp(`^${CONTRACT}$`, 'm'));
    return `${before.trim()}\n\n${CONTRACT}\n\n${changes.trim()}`;
  });
  return `${[head, ...filled].join('\n\n')}\n`;
};
