import { at, authorization } from './api.ts';
import { root } from './root.ts';
import { messageReader, type Message } from './sse.ts';

export type Connected = 'connecting' | 'live' | 'lost';

interface Listener {
  readonly message: (message: Message) => void;
  readonly state: (state: Connected) => void;
}

const AGAIN_MS = 1500;

/**
 * Follows the stream of a world until it is ended, and connects again when it is lost. By fetch, since an EventSource
 * sends no admin token.
 */
export const followStream = (world: string, { message, state }: Listener): (() => void) => {
  const stop = new AbortController();
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = async (): Promise<void> => {
    const response = await fetch(root + at('/stream', world), {
      headers: { ...authorization(), ...(last !== undefined && { 'Last-Event-ID': last }) },
      signal: stop.signal,
    });
    if (!response.ok || !response.body) return;
    state('live');
    const read = messageReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      for (const one of read(piece.value)) {
        last = one.id ?? last;
        message(one);
      }
  };

  const connect = (): void => {
    state('connecting');
    read()
      .catch(() => undefined)
      .finally(() => {
        if (stop.signal.aborted) return;
        state('lost');
        timer = setTimeout(connect, AGAIN_MS);
      });
  };

  connect();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
};
