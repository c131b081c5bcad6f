import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Results } from '../../../conformance/report/results.ts';
import { freePort } from '../../free-port.ts';
import { CES, inFolder } from '../../harness/run.ts';
import { folderOf, type InteropConsumer } from './consumers.ts';

/** What is switched on in the program: one of its defects or variations, or nothing. */
export type Switch = Readonly<Partial<Record<'DEFECT' | 'VARIATION', string>>>;

/** The first start of a program may build it. */
const START_WITHIN = 120_000;
const BETWEEN_LOOKS = 50;
const KEY = 'interop-key';

/** What the first line of a certification says with --json. */
interface Entrance {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly identities: Readonly<Record<string, string>>;
}

const firstLineOf = async ({ stdout }: ChildProcess): Promise<Entrance> => {
  if (stdout === null) throw new Error('the certification has no standard output');
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  // `ces certify --json` printed it.
  return JSON.parse(line) as Entrance;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (url: string, program: ChildProcess): Promise<void> => {
  const deadline = performance.now() + START_WITHIN;
  while (!(await isReady(url))) {
    if (program.exitCode !== null) throw new Error(`the receiver ended with ${program.exitCode} at its start`);
    if (performance.now() > deadline) throw new Error(`no answer at ${url}`);
    await pause(BETWEEN_LOOKS);
  }
};

const certify = (args: readonly string[], folder: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [CES, 'certify', ...args, '--port', '0', '--json'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });

const ended = async (child: ChildProcess): Promise<void> => {
  child.stdout?.resume();
  if (child.exitCode === null) await once(child, 'exit');
};

const tryReceiver = async (receiver: InteropConsumer, on: Switch, folder: string): Promise<void> => {
  const port = await freePort();
  const at = `http://127.0.0.1:${port}`;
  const certification = certify(
    ['receiver', '--url', `${at}/hook`, '--key', KEY, '--read-back', `${at}/store/{resourceId}`, '--planned'],
    folder,
    {},
  );
  const { url, tenant, token, identities } = await firstLineOf(certification);
  const program = spawn('./start.sh', {
    cwd: folderOf(receiver),
    env: {
      ...process.env,
      ...on,
      ...{ PORT: String(port), KEY, CES_URL: url, CES_TENANT: tenant, CES_TOKEN: token },
      ...{ CES_SYSTEM_ACTOR: identities['systemActor'], CES_STAFF: identities['staff'] },
      ...{ CES_RESIDENT: identities['resident'], CES_CONNECTION: identities['connection'] },
    },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await untilReady(`${at}/ready`, program);
    // Press Enter to start the rehearsal.
    certification.stdin?.end('\n');
    await ended(certification);
  } finally {
    certification.kill();
    // The whole group: a script may have started the program as its child.
    try {
      if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL');
    } catch {
      // It ended on its own.
    }
  }
};

const tryClient = (client: InteropConsumer, on: Switch, folder: string): Promise<void> =>
  ended(certify(['client', '--planned', '--tasks', '--exec', join(folderOf(client), 'start.sh')], folder, { ...on }));

/** Certifies the program as its owner would, with the default flags; what the report says. */
export const tryConsumer = (consumer: InteropConsumer, on: Switch): Promise<Results> =>
  inFolder('interop', async (folder) => {
    await (consumer.side === 'receiver' ? tryReceiver : tryClient)(consumer, on, folder);
    // `ces certify` has just written the file.
    return JSON.parse(
      await readFile(join(folder, 'certification-report', 'results.json'), 'utf8'),
    ) as Results;
  });
