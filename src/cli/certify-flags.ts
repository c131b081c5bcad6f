import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { shellArgument } from '../../conformance/quoting/shell.ts';
import { slugFlag, tokenFlag } from './text-flags.ts';
import { listenFailure } from './listen-failure.ts';
import { number, wholeNumber } from './number-flags.ts';

/** The flags that both certifications take, as commander hands them over. */
export interface CertifyFlags {
  readonly host: string;
  readonly port: string;
  readonly tenant: string;
  readonly token: string;
  readonly seed: string;
  readonly planned?: boolean;
  readonly wait?: string;
  readonly out: string;
  readonly strict?: boolean;
  readonly json?: boolean;
}

/** What a world is started with. */
export const worldOf = (flags: CertifyFlags) => ({
  host: flags.host,
  port: wholeNumber('--port', flags.port, 65_535),
  tenant: slugFlag('--tenant', flags.tenant),
  token: tokenFlag('--token', flags.token),
  seed: wholeNumber('--seed', flags.seed, 2_147_483_647),
  planned: flags.planned ?? false,
});

/** Waits a number of seconds, or for Enter; the end of the input counts as Enter, and `earlier` ends it too. */
export const waited = async (
  wait: string | undefined,
  asks: string,
  earlier: Promise<unknown> = new Promise(() => undefined),
): Promise<void> => {
  if (wait !== undefined) {
    const seconds = number('--wait', wait, 86_400);
    const over = new AbortController();
    const pause = setTimeout(seconds * 1000, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([pause, earlier]);
    over.abort();
    return;
  }
  if (process.stdin.isTTY) process.stderr.write(`${asks}\n`);
  // An input that has ended says nothing of it again.
  if (process.stdin.readableEnded) return;
  const lines = createInterface({ input: process.stdin });
  const entered = new Promise<void>((done) => {
    lines.once('line', () => done());
    lines.once('close', () => done());
  });
  await Promise.race([entered, earlier]);
  lines.close();
};

/** The words of a command that repeats a run. */
export const againOf = (command: string, flags: object): string => {
  const words = Object.entries(flags).flatMap(([name, value]: [string, unknown]) => {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (value === true) return [flag];
    if (Array.isArray(value)) return value.flatMap((one) => [flag, shellArgument(String(one))]);
    if (typeof value !== 'string') return [];
    return [flag, shellArgument(value)];
  });
  return [command, ...words].join(' ');
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Certifies, and says why where the port of the world cannot be had. */
export const orListenFailure = async (
  act: () => Promise<number>,
  flags: { readonly host: string; readonly port: string },
  interrupted: () => void = () => process.exit(130),
): Promise<number> => {
  // A second signal ends the process at once.
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    return await act();
  } catch (error) {
    const failure = listenFailure(error, { host: flags.host, port: Number(flags.port) });
    if (!failure) throw error;
    console.error(`ces certify: ${failure.says}`);
    return failure.exitCode;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
  }
};
