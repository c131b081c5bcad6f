import { once } from 'node:events';
import { resolve } from 'node:path';
import pc from 'picocolors';
import { redactor } from '../../conformance/kit/redact.ts';
import { resultsOf } from '../../conformance/consumers/results.ts';
import { prepareFolder } from '../../conformance/report/write.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { runRehearsal } from '../certify/receiver/rehearse.ts';
import { startReceiverWorld } from '../certify/receiver/world.ts';
import { reportResults } from '../certify/report-results.ts';
import type { CertifyWorld } from '../certify/world.ts';
import { againOf, orListenFailure, waited, worldOf } from './certify-flags.ts';
import { number, wholeNumber } from './number-flags.ts';
import {
  addressesOf,
  declaredOf,
  headersOf,
  outsideOf,
  readBackOf,
  scopeOf,
  wantedOf,
  type ReceiverFlags,
} from './certify-receiver-flags.ts';
import { keyFlag } from './text-flags.ts';
import { trustOf } from './trust-flags.ts';

/** All that a receiver has to be given. */
const setupOf = ({ url, tenant, token, identities }: CertifyWorld) => ({
  ...{ url, tenant, token, actingId: identities['systemActor'] ?? '', identities },
});

type Setup = ReturnType<typeof setupOf>;

/** The first line: how a receiver reaches the world. */
const entrance = (setup: Setup, planned: boolean): string => {
  const { url, tenant, token, actingId, identities } = setup;
  const resident = planned ? `  resident ${identities['resident'] ?? ''}` : '';
  return `world ${url}  tenant ${tenant}  token ${token}  acting id ${actingId}${resident}`;
};

/** Prints what a receiver has to be given, and ends. */
const printSetup = async (flags: ReceiverFlags): Promise<number> => {
  const options = worldOf(flags);
  const world = await startReceiverWorld({ ...options, ...outsideOf(flags) });
  const events = scopeOf(wantedOf(flags.events), options.planned);
  await world.close();
  console.log(JSON.stringify({ ...setupOf(world), header: 'X-API-KEY', events }, null, 2));
  if (flags.publicUrl === undefined && options.port === 0)
    console.error('The port changes with every run: pass --port or --public-url for a stable address.');
  return 0;
};

/** Certifies one receiver; the exit code. */
export const certifyReceiver = (flags: ReceiverFlags): Promise<number> => {
  const stopping = new AbortController();
  const act = (): Promise<number> =>
    flags.printSetup ? printSetup(flags) : certified(flags, stopping.signal);
  return orListenFailure(act, flags, () => stopping.abort());
};

/** One line for each step, on standard error: standard output is for the results. */
const progress = (startedAt: number) => (says: string, at: number, of: number) => {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stderr.write(`${`${seconds} s`.padStart(8)}  ${String(at).padStart(2)} of ${of}  ${says}\n`);
};

const required = (flag: string, text: string | undefined): string => {
  if (text !== undefined) return text;
  throw new UsageError(
    `${flag} is missing. For example: ces certify receiver --url http://127.0.0.1:8080/hook --key my-key`,
  );
};

const IDS_ONLY =
  'The store only keeps ids and links (--store-keeps ids), so updates, removed members and deletions could not be checked.';

const certified = async (flags: ReceiverFlags, stop: AbortSignal): Promise<number> => {
  const urlOf = addressesOf(flags);
  const url = required('--url', flags.url);
  const key = keyFlag('--key', required('--key', flags.key));
  const options = worldOf(flags);
  const declared = declaredOf(flags);
  const outside = outsideOf(flags);
  const measures = {
    planned: options.planned,
    wants: wantedOf(flags.events),
    burst: wholeNumber('--burst', flags.burst, 100_000),
    slowFetch: number('--slow-fetch', flags.slowFetch, 600) * 1000,
    patience: number('--patience', flags.patience, 600) * 1000,
    answerLimit: number('--answer-within', flags.answerWithin, 600) * 1000,
  };
  if (measures.answerLimit === 0) throw new UsageError('--answer-within takes more than 0 seconds, found 0.');
  const trust = trustOf(flags);
  const headers = headersOf(flags.header);
  const readBack = readBackOf(flags, trust);
  const folder = await prepareFolder(resolve(flags.out));
  const json = flags.json ?? false;
  const startedAt = Date.now();
  const world = await startReceiverWorld({ ...options, ...outside });
  const setup = setupOf(world);
  console.log(json ? JSON.stringify(setup) : entrance(setup, options.planned));
  await waited(flags.wait, 'Press Enter to start the rehearsal.', once(stop, 'abort'));
  const { outcomes, unreachable, cut } = await runRehearsal(world, {
    ...{ url, urlOf, key, headers, trust, stop, ...declared, ...measures },
    ...(readBack && { readBack }),
    progress: progress(Date.now()),
  });
  await world.close();
  const { key: _key, token: _token, json: _json, header, ...given } = flags;
  // The value of a header may be a secret.
  const shown = { ...given, header: header?.map((text) => text.replace(/:[^]*/, ': …')) };
  const results = resultsOf({
    side: 'receiver',
    ...{ target: url, tenant: options.tenant, seed: options.seed, rounds: 1 },
    ...{ planned: options.planned, strict: flags.strict ?? false },
    ...{ startedAt, milliseconds: Date.now() - startedAt, requests: world.calls.length },
    ...{ interrupted: stop.aborted, outcomes },
    notes: [
      ...(declared.keepsIdsOnly ? [IDS_ONLY] : []),
      ...(cut === undefined ? [] : [`The rehearsal ended early: ${cut}. What was not tested is unproven.`]),
    ],
    scope: scopeOf(measures.wants, options.planned),
    redact: redactor([
      { name: 'WEBHOOK_KEY', value: key },
      { name: 'CES_TOKEN', value: flags.token },
    ]),
    again: `${againOf('ces certify receiver', shown)} --key "$WEBHOOK_KEY"`,
    ...(unreachable !== undefined && {
      unreachable: `No delivery to ${url} was answered (${unreachable}). Start the receiver, or correct --url.`,
    }),
  });
  await reportResults(results, {
    ...{ folder, json },
    paint: pc.createColors(pc.isColorSupported && process.stdout.isTTY),
    print: (text) => process.stdout.write(text),
  });
  return results.exitCode;
};
