import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interop } from './folder.ts';

/** A server in `interop/`. */
export interface InteropServer {
  readonly id: string;
  /** The commands that its start needs. */
  readonly needs: readonly string[];
}

/** One line of a server's `faults.json`. */
export interface Fault {
  readonly id: string;
  /** The line of the interface that the fault breaks. */
  readonly line: number;
  readonly what: string;
}

export const servers: readonly InteropServer[] = [
  { id: 'ruby-sinatra', needs: ['ruby', 'puma'] },
  { id: 'java-javalin', needs: ['java'] },
  { id: 'go-chi', needs: ['go'] },
];

export const folderOf = ({ id }: InteropServer): string => join(interop, id);

export const faultsOf = async (server: InteropServer): Promise<readonly Fault[]> =>
  // The file is ours to keep; a member that is missing shows in the table.
  JSON.parse(await readFile(join(folderOf(server), 'faults.json'), 'utf8')) as readonly Fault[];
