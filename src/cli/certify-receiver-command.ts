import { resolve } from 'node:path';
import pc from 'picocolors';
import { kindNames, kinds } from '../../conformance/consumers/receiver/kinds.ts';
import { resultsOf } from '../../conformance/consumers/results.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { globFlag } from '../../conformance/run/glob-flag.ts';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import { prepareFolder } from '../../conformance/report/write.ts';
import { redactor } from '../../conformance/kit/redact.ts';
import { byCommand, byUrl, type ReadBackWay } from '../certify/receiver/read-back.ts';
import { runRehearsal } from '../certify/receiver/rehearse.ts';
import { reportResults } from '../certify/report-results.ts';
import { startWorld, type CertifyWorld } from '../certify/world.ts';
import { receiverAddressFault } from '../mock/webhooks/receiver-address.ts';
import type { Trust } from '../mock/webhooks/trust.ts';
import {
  againOf,
  number,
  orListenFailure,
  waited,
  wholeNumber,
  worldOf,
  type CertifyFlags,
} from './certify-flags.ts';
import { keyFlag } from './text-flags.ts';
import { trustOf, type TrustFlags } from './trust-flags.ts';

export interface ReceiverFlags extends CertifyFlags, TrustFlags {
  readonly url: string;
  readonly key: string;
  readonly readBack?: string;
  readonly readBackCommand?: string;
  readonly events?: string;
  readonly burst: string;
  readonly patience: string;
  readonly slowFetch: string;
}

const ANSWER_LIMIT_MS = 30_000;

const readBackOf = ({ readBack, readBackCommand }: ReceiverFlags, trust: Trust): ReadBackWay | undefined => {
  if (readBack !== undefined && readBackCommand !== undefined)
    throw new UsageError('--read-back and --read-back-command exclude each other; give one of them.');
  const fault = readBack === undefined ? undefined : receiverAddressFault(readBack);
  if (fault !== undefined) throw new UsageError(`--read-back takes ${fault}.`);
  if (readBack !== undefined) return byUrl(readBack, trust);
  return readBackCommand === undefined ? undefined : byCommand(readBackCommand);
};

/** The kinds that a receiver wants, of a list of globs; every kind where there is none. */
const wantedOf = (events: string | undefined): ((kind: string) => boolean) => {
  if (events === undefined) return () => true;
  const globs = events.split(',').map((glob) => globFlag(glob.trim(), '--events'));
  const strange = globs.find((glob) => !kindNames.some((kind) => matchesGlob(glob, kind)));
  if (strange !== undefined)
    throw new UsageError(
      `--events takes kinds such as photo.*, found ${strange}. Kinds: ${kindNames.join(', ')}.`,
    );
  return (kind) => globs.some((glob) => matchesGlob(glob, kind));
};

/** The first line: how a receiver reaches the world. */
const entrance = ({ url, tenant, token, identities }: CertifyWorld, json: boolean): string => {
  const { systemActor: actingId = '' } = identities;
  return json
    ? JSON.stringify({ url, tenant, token, actingId, identities })
    : `world ${url}  tenant ${tenant}  token ${token}  acting id ${actingId}`;
};

/** Certifies one receiver; the exit code. */
export const certifyReceiver = (flags: ReceiverFlags): Promise<number> =>
  orListenFailure(() => certified(flags), flags);

const certified = async (flags: ReceiverFlags): Promise<number> => {
  const fault = receiverAddressFault(flags.url);
  if (fault !== undefined) throw new UsageError(`--url takes ${fault}.`);
  const key = keyFlag('--key', flags.key);
  const options = worldOf(flags);
  const measures = {
    planned: options.planned,
    wants: wantedOf(flags.events),
    burst: wholeNumber('--burst', flags.burst, 100_000),
    slowFetch: number('--slow-fetch', flags.slowFetch, 600) * 1000,
    patience: number('--patience', flags.patience, 600) * 1000,
  };
  const trust = trustOf(flags);
  const readBack = readBackOf(flags, trust);
  const folder = await prepareFolder(resolve(flags.out));
  const json = flags.json ?? false;
  const startedAt = Date.now();
  const world = await startWorld(options);
  console.log(entrance(world, json));
  await waited(flags.wait, 'Enter starts the rehearsal.');
  const { outcomes, unreachable } = await runRehearsal(world, {
    ...{ url: flags.url, key, answerLimit: ANSWER_LIMIT_MS, trust, ...measures },
    ...(readBack && { readBack }),
  });
  await world.close();
  const { key: _key, token: _token, json: _json, ...shown } = flags;
  const results = resultsOf({
    side: 'receiver',
    ...{ target: flags.url, tenant: options.tenant, seed: options.seed, rounds: 1 },
    ...{ planned: options.planned, strict: flags.strict ?? false },
    ...{ startedAt, milliseconds: Date.now() - startedAt, requests: world.calls.length },
    ...{ interrupted: false, notes: [], outcomes },
    scope: kindNames.filter((kind) => measures.wants(kind) && (options.planned || !kinds[kind].planned)),
    redact: redactor([
      { name: 'WEBHOOK_KEY', value: flags.key },
      { name: 'CES_TOKEN', value: flags.token },
    ]),
    again: `${againOf('ces certify receiver', shown)} --key "$WEBHOOK_KEY"`,
    ...(unreachable !== undefined && {
      unreachable: `No delivery to ${flags.url} was answered (${unreachable}). Start the receiver, or correct --url.`,
    }),
  });
  await reportResults(results, {
    ...{ folder, json },
    paint: pc.createColors(pc.isColorSupported && process.stdout.isTTY),
    print: (text) => process.stdout.write(text),
  });
  return results.exitCode;
};
