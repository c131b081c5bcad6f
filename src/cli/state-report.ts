import { oneLine } from '../../conformance/quoting/terminal.ts';
import type { Found } from '../mock/state/state.ts';

/** What a start found of worlds that are kept. */
export interface FoundState {
  readonly folder: string;
  readonly worlds: readonly Found[];
}

const worldLine = (
  { tenant, counts, written, withheld, notes = [] }: Found,
  served: readonly string[],
): string => {
  const holds = counts
    ? `${counts.records} records, ${counts.files} files, ${counts.events} events`
    : 'as it begins';
  const says = [
    ...(written === undefined ? [] : [`${holds}, last written ${written}`]),
    ...(withheld ? [withheld.found.replace(/\.$/, '')] : []),
    ...notes,
    ...(served.includes(tenant) ? [] : [`not loaded (start with --tenant ${tenant} to load it)`]),
  ];
  return oneLine(`world ${tenant}: ${says.join('; ')}`);
};

/** One line for the folder and one for each world in it. */
export const stateLines = ({ folder, worlds }: FoundState, served: readonly string[]): readonly string[] => [
  `state in ${folder}${worlds.length === 0 ? ': no world yet' : ''}`,
  ...worlds.map((world) => worldLine(world, served)),
];
