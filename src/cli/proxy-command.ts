import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pc from 'picocolors';
import { readConfigured } from '../../conformance/run/settings.ts';
import { many } from '../../conformance/kit/words.ts';
import { oneLine } from '../../conformance/quoting/terminal.ts';
import { headline } from '../../conformance/report/headline.ts';
import { prepareFolder, writeReports } from '../../conformance/report/write.ts';
import type { Fault } from '../proxy/findings.ts';
import { resultsOf } from '../proxy/results.ts';
import { shownSearch, type Seen } from '../proxy/seen.ts';
import { sentenceOf, startProxy, type Proxy } from '../proxy/start-proxy.ts';
import { receiverAddressFault } from '../mock/webhooks/receiver-address.ts';
import { againOf } from './certify-flags.ts';
import { wholeNumber } from './number-flags.ts';
import { listenFailure } from './listen-failure.ts';
import { keyFlag } from './text-flags.ts';
import { UsageError } from './usage-error.ts';
import { startListener, type Arrival } from './webhooks/listener.ts';

export interface ProxyFlags {
  readonly target: string;
  readonly host: string;
  readonly port: string;
  readonly config?: string;
  readonly out: string;
  readonly failOn?: string;
  readonly webhookListen?: string;
  readonly webhookKey?: string;
  readonly forwardTo?: string;
  readonly json?: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** An exchange as one line of JSON, or its findings for people; undefined where there is nothing to print. */
const lineOf = (seen: Seen, faults: readonly Fault[], json: boolean): string | undefined => {
  const { method, path, status } = seen;
  const search = shownSearch(seen);
  if (json)
    return JSON.stringify({
      ...{ method, path: path + search, status },
      findings: faults.map(({ side, rule, clauses, finding: { promised, found, next } }) => ({
        ...{ side, rule, clauses, promised, found },
        ...(next !== undefined && { next }),
      })),
    });
  if (faults.length === 0) return undefined;
  return [
    `${pc.red('✗')} ${oneLine(`${method} ${path}${search}`)} ${status}`,
    ...faults.map((fault) => `    ${oneLine(sentenceOf(fault))}`),
  ].join('\n');
};

/** The exit code: that of the suite where --fail-on asks for it. */
const exitCodeOf = (proxy: Proxy, failOn: string | undefined): number => {
  const { all, unjudged } = proxy.tally.exchanges();
  if (failOn === undefined) return 0;
  const { request, response, event } = proxy.tally.faults();
  if (request + response + event > 0) return 1;
  if (all === 0 && proxy.unanswered() > 0) return 4;
  return all === Object.values(unjudged).reduce((sum, one) => sum + one, 0) ? 3 : 0;
};

const summaryOf = (proxy: Proxy): readonly string[] => {
  const { all, unjudged } = proxy.tally.exchanges();
  const { request, response, event } = proxy.tally.faults();
  return [
    `${many(all, 'exchange')}, ${many(request, 'finding')} about requests, ${response} about responses, ${event} about events.`,
    ...Object.entries(unjudged).map(([why, count]) => `${many(count, 'response')} not judged: ${why}.`),
    ...(proxy.unanswered() > 0
      ? [`${many(proxy.unanswered(), 'request')} got no answer from the target.`]
      : []),
  ];
};

/** Receives the webhooks of the target, where a flag asks for it. */
const listenFor = async (
  { webhookListen, webhookKey, forwardTo }: ProxyFlags,
  known: string | undefined,
  onArrival: (arrival: Arrival) => void,
): Promise<{ readonly url: string; close(): void } | undefined> => {
  if (webhookListen === undefined) {
    if (forwardTo === undefined && webhookKey === undefined) return undefined;
    throw new UsageError('--webhook-key and --forward-to need --webhook-listen, the port for deliveries.');
  }
  const key = webhookKey ?? known;
  if (key === undefined)
    throw new UsageError(
      '--webhook-listen needs the key of the deliveries: --webhook-key, or webhooks.key in the configuration.',
    );
  const fault = forwardTo === undefined ? undefined : receiverAddressFault(forwardTo);
  if (fault !== undefined) throw new UsageError(`--forward-to takes ${fault}.`);
  const port = wholeNumber('--webhook-listen', webhookListen, 65_535);
  return startListener({
    key: keyFlag('--webhook-key', key),
    port,
    onArrival,
    ...(forwardTo !== undefined && { forwardTo }),
  });
};

/** Runs the proxy until a signal ends it; the exit code. */
export const runProxy = async (flags: ProxyFlags): Promise<number> => {
  const { host, failOn, json = false } = flags;
  if (failOn !== undefined && failOn !== 'violation')
    throw new UsageError(`--fail-on takes violation, found ${failOn}.`);
  const port = wholeNumber('--port', flags.port, 65_535);
  // Bodies that were judged are freed early: a proxy stays small next to a server and its tests.
  setFlagsFromString('--heap-growing-percent=25');
  const startedAt = Date.now();
  const { spec, webhooks } = await readConfigured({
    ...{ url: flags.target, cwd: process.cwd(), env: process.env },
    ...(flags.config !== undefined && { config: flags.config }),
  });
  const folder = await prepareFolder(resolve(flags.out));
  const ended = new Promise<void>((done) => {
    for (const signal of SIGNALS) process.once(signal, () => done());
  });
  let proxy: Proxy | undefined;
  let listener: Awaited<ReturnType<typeof listenFor>>;
  try {
    listener = await listenFor(flags, webhooks?.key, (arrival) => {
      proxy?.tally.delivered(arrival);
      const { eventType, faults } = arrival;
      if (json) console.log(JSON.stringify({ eventType, faults }));
      else if (faults.length > 0)
        console.log(`${pc.red('✗')} event ${oneLine(eventType)}: ${oneLine(faults.join('; '))}`);
    });
    proxy = await startProxy({
      ...{ spec, host, port },
      judged: (seen, faults) => {
        const line = lineOf(seen, faults, json);
        if (line !== undefined) console.log(line);
      },
    });
  } catch (error) {
    const failure = listenFailure(error, { host, port });
    if (!failure) throw error;
    console.error(`ces proxy: ${failure.says}`);
    return failure.exitCode;
  }
  console.log(
    json
      ? JSON.stringify({
          ...{ url: proxy.url, target: spec.url, admin: `${proxy.url}/__admin` },
          ...(listener && { webhooks: listener.url }),
        })
      : `forwarding ${pc.cyan(proxy.url)} to ${spec.url}\nfindings  ${proxy.url}/__admin\n${listener ? `webhooks  ${listener.url}\n` : ''}${pc.dim(`Ctrl-C ends it and writes ${flags.out}`)}`,
  );
  await ended;
  listener?.close();
  await proxy.close();
  const { json: _json, ...shown } = flags;
  const isLost = proxy.tally.exchanges().all === 0 && proxy.unanswered() > 0;
  const results = resultsOf(proxy.tally, {
    ...{ spec, notes: summaryOf(proxy), milliseconds: Date.now() - startedAt },
    again: againOf('ces proxy', shown),
    ...(isLost && {
      lost: `The target ${spec.url} answered none of ${many(proxy.unanswered(), 'request')}.`,
    }),
  });
  await writeReports(folder, results);
  if (!json)
    console.log(
      [headline(results), ...summaryOf(proxy), `report  ${join(folder, 'report.html')}`].join('\n'),
    );
  return exitCodeOf(proxy, failOn);
};
