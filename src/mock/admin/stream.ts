import { withDigits } from '../domain/exact-integer.ts';
import type { Exchange } from '../journal/exchange.ts';
import type { Journal } from '../journal/journal.ts';
import { shown } from '../journal/show.ts';
import { unrefTimer } from '../world/timers.ts';

/** Milliseconds between comments that keep the connection open. */
const BEAT_MS = 20_000;
/** The stream ends when this many messages wait for its reader. */
const MOST_WAITING = 1000;

const message = (kind: string, value: unknown, id?: number): string =>
  `event: ${kind}\n${id === undefined ? '' : `id: ${id}\n`}data: ${withDigits(JSON.stringify(value))}\n\n`;

const requestMessage = (exchange: Exchange): string => message('request', shown(exchange), exchange.n);

/**
 * The requests and the events of a world as they happen, as server-sent events. `after` is the number of the last
 * request that the reader has: those since are sent first.
 */
export const streamOf = (journal: Journal, after: string | undefined): Response => {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string): void => {
        if ((controller.desiredSize ?? 0) < -MOST_WAITING) {
          end();
          controller.close();
        } else controller.enqueue(encoder.encode(text));
      };
      send(': requests and events of this world\nretry: 1000\n\n');
      if (after !== undefined && /^\d{1,9}$/.test(after))
        for (const exchange of journal.entries())
          if (exchange.n > Number(after)) send(requestMessage(exchange));
      const unfollow = journal.follow({
        request: (exchange) => send(requestMessage(exchange)),
        event: (event) => send(message('event', event)),
      });
      const beat = setInterval(() => send(': still here\n\n'), BEAT_MS);
      unrefTimer(beat);
      end = () => {
        unfollow();
        clearInterval(beat);
      };
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  });
};
