import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { RoundGiven } from './rounds.ts';

const jsonFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes everything that a client needs for a round to a file. */
export const writeGiven = (file: string, given: RoundGiven): Promise<void> =>
  writeFile(file, jsonFile(given));

/** `systemActor` as CES_ACTING_SYSTEM_ACTOR. */
const actingName = (kind: string): string =>
  `CES_ACTING_${kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Where the files of a round are: a folder for the command, and one file with everything. */
interface Files {
  readonly folder: string;
  readonly world: string;
}

/** Runs the client's command and returns its exit code. The environment and files say how to reach the world. */
export const runCommand = async (
  command: string,
  given: RoundGiven,
  { folder, world }: Files,
): Promise<number> => {
  const [identities, tasks] = [join(folder, 'identities.json'), join(folder, 'tasks.json')];
  await writeFile(identities, jsonFile(given.identities));
  await writeFile(tasks, jsonFile(given.tasks));
  const env = {
    ...process.env,
    ...{ CES_URL: given.url, CES_TENANT: given.tenant, CES_TOKEN: given.token, CES_WORLD: world },
    ...{ CES_ROUND: String(given.round), CES_IDENTITIES: identities, CES_TASKS: tasks },
    ...Object.fromEntries(Object.entries(given.identities).map(([kind, id]) => [actingName(kind), id])),
  };
  // What the client prints goes to standard error: standard output is for the certification.
  const child = spawn(command, { env, shell: true, stdio: ['ignore', process.stderr, process.stderr] });
  return new Promise((done) => {
    child.once('error', () => done(127));
    // The exit code that a shell gives.
    child.once('exit', (code, signal) =>
      done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
};

/** Says how a command failed. */
export const endingOf = (code: number): string => {
  const [signal] = Object.entries(constants.signals).find(([, number]) => number === code - 128) ?? [];
  return signal === undefined ? `ended with ${code}` : `crashed (${signal}, exit code ${code})`;
};
