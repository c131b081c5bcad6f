import { connect, type Socket } from 'node:net';
import { createReader, type Answer } from './answers.ts';
import { piecesOf, type Parcel } from './parcel.ts';

/** What became of a request. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Closed without a whole answer; `kept` where the connection had been promised to stay. */
  | { readonly kind: 'closed'; readonly kept: boolean }
  | { readonly kind: 'silent' };

/** A connection that is kept from one request to the next, and opened again where it was closed. */
export interface Line {
  exchange(parcel: Parcel): Promise<Outcome>;
  close(): void;
}

/** Node promises five seconds; a close within the last one is no fault. */
const PROMISED = 4_000;

/** Waits until the written bytes have left, so the next piece comes separately. */
const gap = (): Promise<void> => new Promise((done) => void setTimeout(done, 1));

const writeAll = async (socket: Socket, parcel: Parcel): Promise<void> => {
  for (const [at, piece] of piecesOf(parcel).entries()) {
    if (at > 0) await gap();
    if (socket.destroyed) return;
    socket.write(piece);
  }
};

/** `patience`: milliseconds within which an answer has to come. */
export const createLine = (port: number, patience: number): Line => {
  let kept: { readonly socket: Socket; readonly since: number } | undefined;

  const open = (): Socket => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => undefined);
    return socket;
  };

  const once = (parcel: Parcel, socket: Socket, wasKept: boolean): Promise<Outcome> =>
    new Promise((done) => {
      const reader = createReader(() => parcel.method === 'HEAD');
      let isWritten = false;
      const settle = (outcome: Outcome, reusable: boolean): void => {
        clearTimeout(timer);
        socket.removeAllListeners('data').removeAllListeners('close');
        if (reusable) kept = { socket, since: performance.now() };
        else socket.destroy();
        done(outcome);
      };
      const timer = setTimeout(() => settle({ kind: 'silent' }, false), patience);
      const heard = (answers: readonly Answer[], closed: boolean): void => {
        const [answer] = answers;
        if (!answer) return;
        const asked = answer.headers['connection']?.toLowerCase() !== 'close';
        // What follows an answer belongs to no request, and a request half written would eat the next one.
        const clean = answers.length === 1 && reader.left().length === 0 && isWritten;
        settle({ kind: 'answer', answer }, asked && clean && !closed);
      };
      socket.on('data', (bytes: Buffer) => heard(reader.take(bytes), false));
      socket.on('close', () => {
        heard(reader.end(), true);
        settle({ kind: 'closed', kept: wasKept }, false);
      });
      void writeAll(socket, parcel).then(() => (isWritten = true));
    });

  return {
    exchange: async (parcel) => {
      const old = kept;
      kept = undefined;
      if (!old) return once(parcel, open(), false);
      const isFresh = performance.now() - old.since < PROMISED;
      if (old.socket.destroyed && !isFresh) return once(parcel, open(), false);
      if (old.socket.destroyed) return { kind: 'closed', kept: true };
      const outcome = await once(parcel, old.socket, isFresh);
      return outcome.kind === 'closed' && !isFresh ? once(parcel, open(), false) : outcome;
    },
    close: () => {
      kept?.socket.destroy();
      kept = undefined;
    },
  };
};
