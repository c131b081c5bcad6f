import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { HEADER_VALUE, isHeaderValue } from '../mock/domain/header-value.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import { receiverAddressFault } from '../mock/webhooks/receiver-address.ts';
import { adminTokenOption } from './admin-token-option.ts';
import { endOnSignals } from './end-on-signals.ts';
import { MOCK_URL } from './trigger-command.ts';
import { addTrustFlags, trustOf, type TrustFlags } from './trust-flags.ts';
import { UsageError } from './usage-error.ts';
import { controlPlane, ControlPlaneFault } from './webhooks/control-plane.ts';
import { startListener, type Arrival } from './webhooks/listener.ts';
import { wholeNumber } from './number-flags.ts';
import { jsonText } from '../../conformance/quoting/json.ts';
import { oneLine } from '../../conformance/quoting/terminal.ts';

interface Flags extends TrustFlags {
  readonly url: string;
  readonly world?: string;
  readonly adminToken?: string;
  readonly forwardTo?: string;
  readonly events?: string;
  readonly port: string;
  readonly keyFile: string;
  readonly json?: boolean;
}

const KEY_FILE = join(homedir(), '.config', 'ces', 'listen-key');

/** The key in a file; undefined where it cannot be read. */
const keptKey = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** The key of this machine's listener: drawn once, and the same from then on. */
const keyIn = (file: string): string => {
  const kept = keptKey(file);
  if (kept === undefined) {
    const key = `ces-${randomBytes(18).toString('base64url')}`;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    return key;
  }
  if (isHeaderValue(kept)) return kept;
  throw new UsageError(
    `--key-file names a file with ${HEADER_VALUE}, found something else in ${file}. Delete the file to get a new key.`,
  );
};

const line = ({ at, eventType, eventId, resourceId, faults, status, forwarded }: Arrival): string => {
  const mark = faults.length > 0 || status >= 300 ? pc.red('✗') : pc.green('✓');
  const head = `${pc.dim(at.slice(11, 23))} ${mark} ${oneLine(eventType)}  about ${oneLine(resourceId)}  ${pc.dim(oneLine(eventId))}`;
  return [
    head,
    ...faults.map((fault) => `    ${oneLine(fault)}`),
    ...(forwarded === undefined ? [] : [`    ${pc.dim(oneLine(forwarded))}`]),
  ].join('\n');
};

const run = async (flags: Flags): Promise<void> => {
  const { forwardTo, json } = flags;
  const fault = forwardTo === undefined ? undefined : receiverAddressFault(forwardTo);
  if (fault !== undefined) throw new UsageError(`--forward-to takes ${fault}.`);
  const port = wholeNumber('--port', flags.port, 65_535);
  const trust = trustOf(flags);
  const plane = controlPlane(flags);
  const key = keyIn(flags.keyFile);
  const listener = await startListener({
    ...{ key, port, trust, ...(forwardTo !== undefined && { forwardTo }) },
    onArrival: (arrival) => console.log(json ? jsonText(arrival) : line(arrival)),
  });
  try {
    const events = flags.events?.split(',').map((one) => one.trim());
    const made = await plane.ask('POST', '/receivers', { url: listener.url, key, ...(events && { events }) });
    const data = isRecord(made) && isRecord(made['data']) ? made['data'] : {};
    const id = String(data['id']);
    // A receiver that no longer listens must not stay registered.
    endOnSignals(async () => {
      await plane.ask('DELETE', `/receivers?id=${id}`);
    });
    console.log(
      json
        ? JSON.stringify({ listening: listener.url, receiver: id, key })
        : `listening at ${pc.cyan(listener.url)} as ${id}, X-API-KEY ${key}\n${pc.dim('another terminal: ces trigger photo.uploaded; Ctrl-C ends it')}`,
    );
  } catch (error) {
    listener.close();
    if (!(error instanceof ControlPlaneFault)) throw error;
    console.error(`ces listen: ${oneLine(error.message)}`);
    process.exitCode = error.exitCode;
  }
};

export const addListenCommand = (program: Command): void => {
  const command = program
    .command('listen')
    .description('receive the webhooks of a running mock in the terminal, check them and forward them')
    .option('--forward-to <url>', 'forward every delivery to this address, and answer as it does')
    .option('--events <globs>', "only these kinds of events, such as 'photo.*,activity.created'")
    .option('--url <url>', 'address of the running mock', MOCK_URL)
    .option('--world <slug>', 'world to use (default: the main one)')
    .addOption(adminTokenOption('admin token of the mock'))
    .option('--port <port>', 'port to receive on; 0 picks a free one', '0')
    .option('--key-file <file>', 'file of its webhook key, which stays the same after a restart', KEY_FILE)
    .option('--json', 'one line of JSON for each delivery')
    .action(run);
  addTrustFlags(command, 'the address of --forward-to');
};
