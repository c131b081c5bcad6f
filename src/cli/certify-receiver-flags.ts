import { exec } from 'node:child_process';
import { kindNames, kinds } from '../../conformance/consumers/receiver/kinds.ts';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import { globFlag } from '../../conformance/run/glob-flag.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { byCommand, byUrl, type ReadBackWay } from '../certify/receiver/read-back.ts';
import { PUBLIC_URL, publicUrlIn } from '../mock/http/public-address.ts';
import { receiverAddressFault } from '../mock/webhooks/receiver-address.ts';
import type { Trust } from '../mock/webhooks/trust.ts';
import type { CertifyFlags } from './certify-flags.ts';
import { tlsOf } from './tls-files.ts';
import type { TlsFlags } from './tls-flags.ts';
import type { TrustFlags } from './trust-flags.ts';

export interface ReceiverFlags extends CertifyFlags, TrustFlags, TlsFlags {
  readonly url?: string;
  readonly urlFor?: readonly string[];
  readonly key?: string;
  readonly header?: readonly string[];
  readonly readBack?: string;
  readonly readBackCommand?: string;
  readonly storeKeeps?: string;
  readonly deleted?: string;
  readonly restartCommand?: string;
  readonly events?: string;
  readonly burst: string;
  readonly patience: string;
  readonly answerWithin: string;
  readonly slowFetch: string;
  readonly publicUrl?: string;
  readonly trustProxy?: boolean;
  readonly printSetup?: boolean;
}

export const readBackOf = (
  { readBack, readBackCommand }: ReceiverFlags,
  trust: Trust,
): ReadBackWay | undefined => {
  if (readBack !== undefined && readBackCommand !== undefined)
    throw new UsageError('--read-back and --read-back-command exclude each other. Give only one of them.');
  const fault = readBack === undefined ? undefined : receiverAddressFault(readBack);
  if (fault !== undefined) throw new UsageError(`--read-back takes ${fault}.`);
  if (readBack !== undefined) return byUrl(readBack, trust);
  return readBackCommand === undefined ? undefined : byCommand(readBackCommand);
};

/** Does a list of globs name a kind? Refuses one that names none. */
const kindsBy = (flag: string, list: string): ((kind: string) => boolean) => {
  const globs = list.split(',').map((glob) => globFlag(glob.trim(), flag));
  const strange = globs.find((glob) => !kindNames.some((kind) => matchesGlob(glob, kind)));
  if (strange !== undefined)
    throw new UsageError(
      `${flag} takes kinds such as photo.*, found ${strange}. Kinds: ${kindNames.join(', ')}.`,
    );
  return (kind) => globs.some((glob) => matchesGlob(glob, kind));
};

/** The kinds that a receiver wants, from a list of globs; without globs every kind. */
export const wantedOf = (events: string | undefined): ((kind: string) => boolean) =>
  events === undefined ? () => true : kindsBy('--events', events);

const addressOf = (flag: string, text: string): string => {
  const fault = receiverAddressFault(text);
  if (fault !== undefined) throw new UsageError(`${flag} takes ${fault}.`);
  return text;
};

/** Where events of a kind are sent: the last address that is given for it, else that of `--url`. */
export const addressesOf = ({ url, urlFor = [] }: ReceiverFlags): ((kind: string) => string) => {
  const own = url === undefined ? undefined : addressOf('--url', url);
  const others = urlFor.map((text) => {
    const [, list = '', address = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (list === '')
      throw new UsageError(
        `--url-for takes kinds and an address, such as 'photo.*=http://127.0.0.1:8080/photos', found ${text}.`,
      );
    return { names: kindsBy('--url-for', list), address: addressOf('--url-for', address) };
  });
  return (kind) => others.findLast(({ names }) => names(kind))?.address ?? own ?? '';
};

/** Headers that every delivery carries. */
export const headersOf = (headers: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headers.map((text) => {
      const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*([\t\x20-\x7e]*)$/.exec(text) ?? [];
      if (name === '')
        throw new UsageError(`--header takes a name and a value, such as 'X-Env: test', found ${text}.`);
      if (/^(x-api-key|authorization|content-type|content-length)$/i.test(name))
        throw new UsageError(
          `--header cannot set ${name}: ces certify sets it itself, or leaves it out on purpose.`,
        );
      return [name, value];
    }),
  );

const oneOf = <T extends string>(
  flag: string,
  text: string | undefined,
  allowed: readonly T[],
): T | undefined => {
  if (text === undefined) return undefined;
  const found = allowed.find((one) => one === text);
  if (found === undefined) throw new UsageError(`${flag} takes ${allowed.join(' or ')}, found ${text}.`);
  return found;
};

const RESTART_LIMIT_MS = 120_000;

const restartBy = (command: string) => (): Promise<void> =>
  new Promise((done, failed) => {
    exec(command, { timeout: RESTART_LIMIT_MS }, (error) => {
      if (error) failed(new Error(error.message.trim()));
      else done();
    });
  });

/** What the receiver says of itself, and how it is restarted. */
export const declaredOf = ({ storeKeeps, deleted, restartCommand }: ReceiverFlags) => ({
  keepsIdsOnly: oneOf('--store-keeps', storeKeeps, ['objects', 'ids']) === 'ids',
  removesDeleted: oneOf('--deleted', deleted, ['removed', 'kept']) === 'removed',
  ...(restartCommand !== undefined && { restart: restartBy(restartCommand) }),
});

/** How the world is reached from outside. */
export const outsideOf = ({ publicUrl: text, trustProxy, ...flags }: ReceiverFlags) => {
  const publicUrl = text === undefined ? undefined : publicUrlIn(text);
  if (text !== undefined && publicUrl === undefined)
    throw new UsageError(`--public-url takes ${PUBLIC_URL}, found ${text}.`);
  const tls = tlsOf(flags);
  return {
    ...(publicUrl !== undefined && { publicUrl }),
    ...(trustProxy && { trustProxy: true }),
    ...(tls && { tls }),
  };
};

/** The kinds that come: those that are wanted, of the draft only where it is served. */
export const scopeOf = (wants: (kind: string) => boolean, planned: boolean) =>
  kindNames.filter((kind) => wants(kind) && (planned || !kinds[kind].planned));
