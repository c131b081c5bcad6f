import http from 'node:http';
import { Temporal } from 'temporal-polyfill';
import { messageOf } from '../../conformance/kit/errors.ts';
import { agentsFor } from '../../conformance/kit/agents.ts';
import type { RunSpec } from '../../conformance/kit/run.ts';
import { urlOf } from '../mock/http/url-of.ts';
import { Exchange } from '../mock/journal/exchange.ts';
import { createJournal } from '../mock/journal/journal.ts';
import { controlListener, isForControl } from './control.ts';
import type { Fault } from './findings.ts';
import { forward, type Passed } from './forward.ts';
import { createJudge } from './judge.ts';
import type { Begun, Ticket } from './memory.ts';
import { createTally, type Tally } from './results.ts';
import { addressOf, seenOf } from './seen-of.ts';
import type { Seen } from './seen.ts';

/** Exchanges that the journal keeps. */
const JOURNAL = 1000;
/** The most exchanges that may wait for judging, and bytes of their bodies. More are forwarded unjudged. */
const MOST_WAITING = 2000;
const MOST_BYTES_WAITING = 8 * 1024 * 1024;
/** The most milliseconds for which judging waits for an idle moment; fewer if many exchanges wait. */
const PATIENCE_MS = 20;
/** Milliseconds that running exchanges get when the proxy closes. */
const DRAIN_MS = 10_000;

export interface ProxyOptions {
  readonly spec: Omit<RunSpec, 'webhooks'>;
  readonly host: string;
  readonly port: number;
  /** Called with each judged exchange, in the order of their end. */
  readonly judged: (seen: Seen, faults: readonly Fault[]) => void;
}

export interface Proxy {
  readonly url: string;
  readonly tally: Tally;
  /** The number of requests without an answer of the target. */
  unanswered(): number;
  /** Settles when running exchanges have ended and are judged, or after ten seconds. */
  close(): Promise<void>;
}

/** How the journal shows a fault. */
export const sentenceOf = ({ side, clauses, finding: { promised, found } }: Fault): string =>
  `${side}${clauses.length > 0 ? ` ${clauses.join(', ')}` : ''}: ${found}. Expected: ${promised}`;

/** An exchange in the form of the mock's journal. */
const journalEntry = (seen: Seen, faults: readonly Fault[], startedAt: number): Exchange => {
  const { method, path, search, at, ended, status, answer, answerHeaders, headers } = seen;
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(startedAt + at));
  const entry = new Exchange(method, path, search.slice(1), instant, at);
  entry.actingId = headers['x-acting-user-id'];
  entry.notes = faults.map(sentenceOf);
  entry.outsideContract = faults.some(({ side }) => side === 'response');
  entry.settle(
    { status, headers: { 'Content-Type': answerHeaders['content-type'] ?? '' }, body: answer },
    ended,
  );
  return entry;
};

const bytesOf = ({ sent, answer }: Passed): number => (sent?.length ?? 0) + (answer?.bytes?.length ?? 0);

/** Starts the proxy. Rejects with Node's error where the port cannot be opened. */
export const startProxy = async ({ spec, host, port, judged }: ProxyOptions): Promise<Proxy> => {
  const { url } = spec;
  const { kept: agent } = agentsFor(new URL(url).protocol, { tls: spec.tls });
  const target = { base: new URL(url), agent };
  const startedAt = Date.now();
  const zero = performance.now();
  const now = (): number => performance.now() - zero;
  const judge = createJudge(spec.profiles.includes('planned'));
  const journal = createJournal(JOURNAL);
  const tally = createTally();
  const begun = new WeakMap<http.IncomingMessage, { readonly head: Begun; readonly ticket: Ticket }>();
  let n = 0;
  const waiting: Passed[] = [];
  let bytesWaiting = 0;
  let passing = 0;
  let unanswered = 0;
  let isJudging = false;
  let queue = Promise.resolve();
  let goOn = (): void => undefined;

  const headOf = ({ method = 'GET', url: address = '/', headers }: http.IncomingMessage): Begun => ({
    ...{ method, path: addressOf(address).path },
    headers: { 'x-acting-user-id': String(headers['x-acting-user-id'] ?? '') },
  });
  const judgeOne = async (passed: Passed): Promise<void> => {
    const known = begun.get(passed.incoming);
    const seen = await seenOf(passed, (n += 1));
    if (known) judge.ends(known.head);
    if (!seen) unanswered += 1;
    if (!seen || !known) return;
    const result = judge.judge(seen, known.ticket);
    tally.add(result, seen);
    journal.enter(journalEntry(seen, result.faults, startedAt));
    judged(seen, result.faults);
  };
  /** Forwarding comes first: judging waits for an idle moment, unless too many exchanges wait. */
  const aQuietMoment = (): Promise<void> =>
    new Promise((turn) => {
      const timer = passing > 0 ? setTimeout(turn, PATIENCE_MS - waiting.length) : undefined;
      goOn = () => {
        clearTimeout(timer);
        setImmediate(turn);
      };
      if (passing === 0) goOn();
    });
  // One at a time, in the order of their end.
  const judgeAll = async (): Promise<void> => {
    isJudging = true;
    for (;;) {
      await aQuietMoment();
      const passed = waiting.shift();
      if (!passed) break;
      bytesWaiting -= bytesOf(passed);
      // An error in judging must not stop the proxy or later exchanges.
      await judgeOne(passed).catch((error: unknown) =>
        tally.pass(`it could not be judged: ${messageOf(error)}`),
      );
    }
    isJudging = false;
  };
  const watcher = {
    begun: ({ incoming }: { readonly incoming: http.IncomingMessage }) => {
      passing += 1;
      const head = headOf(incoming);
      begun.set(incoming, { head, ticket: judge.begins(head) });
    },
    passed: (passed: Passed) => {
      passing -= 1;
      if (waiting.length >= MOST_WAITING || bytesWaiting + bytesOf(passed) > MOST_BYTES_WAITING) {
        judge.ends(headOf(passed.incoming));
        tally.pass('more exchanges than can be judged in time');
      } else {
        waiting.push(passed);
        bytesWaiting += bytesOf(passed);
        if (!isJudging) queue = judgeAll();
      }
      if (passing === 0) goOn();
    },
  };

  const shownTo = new Set<http.ServerResponse>();
  const server = http.createServer((incoming, outgoing) => {
    if (isForControl(incoming)) {
      shownTo.add(outgoing);
      outgoing.once('close', () => shownTo.delete(outgoing));
      void control(incoming, outgoing);
    } else forward(incoming, outgoing, target, watcher, now);
  });
  // A stream or an upload may take as long as client and target allow.
  server.requestTimeout = 0;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const address = server.address();
  const own = urlOf(host, typeof address === 'object' && address ? address.port : port);
  const control = controlListener({ target: url, base: own, journal, tally });
  return {
    ...{ url: own, tally },
    unanswered: () => unanswered,
    close: async () => {
      // An open page follows the stream, which must not delay the end.
      for (const outgoing of shownTo) outgoing.destroy();
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
      });
      clearTimeout(cut);
      agent.destroy();
      await queue;
    },
  };
};
