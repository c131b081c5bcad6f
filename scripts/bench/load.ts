import { connect } from 'node:net';
import { createFraming } from './framing.ts';

/** Steps of requests as bytes, sent in rotation. */
interface Load {
  readonly port: number;
  readonly steps: readonly (readonly Buffer[])[];
  readonly connections: number;
  readonly seconds: number;
}

interface Measured {
  /** Milliseconds that each answer took. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  /** All answers, those of the warm-up too. */
  readonly answered: number;
  /** How many answers came with each status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** Answers given before this many milliseconds have passed are not counted: connections open, code warms up. */
const WARM_UP = 150;

/**
 * Keeps every connection busy with one request at a time, straight over TCP: a full HTTP client would be slower
 * than the servers. A step that was begun is sent to its end. Rejects where a connection breaks.
 */
export const load = ({ port, steps, connections, seconds }: Load): Promise<Measured> =>
  new Promise((done, failed) => {
    const latencies: number[] = [];
    const statuses = new Map<number, number>();
    const start = performance.now() + WARM_UP;
    const end = start + seconds * 1000;
    let open = connections;
    let last = start;
    let answered = 0;
    let turn = 0;
    const nextStep = (): readonly Buffer[] => steps[turn++ % steps.length] ?? [];

    // Never asleep: waking a sleeping process costs its writer, here the server. A server quicker than this generator
    // keeps it awake anyway, and only slower ones would pay.
    const stayAwake = (): void => {
      if (open > 0) setImmediate(stayAwake);
    };
    stayAwake();

    const finish = (): void => {
      open -= 1;
      if (open === 0) done({ latencies, seconds: (last - start) / 1000, answered, statuses });
    };

    for (let at = 0; at < connections; at += 1) {
      const frame = createFraming();
      let sentAt = 0;
      let step = nextStep();
      let place = 0;
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const send = (now: number): void => {
        sentAt = now;
        socket.write(step[place++] ?? '');
      };
      socket.once('connect', () => send(performance.now()));
      socket.once('error', failed);
      socket.on('data', (bytes) => {
        const answer = frame(bytes);
        if (answer === undefined) return;
        const now = performance.now();
        answered += 1;
        if (now > start) {
          latencies.push(now - sentAt);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          last = now;
        }
        if (place < step.length) return send(now);
        if (now < end) {
          step = nextStep();
          place = 0;
          return send(now);
        }
        socket.destroy();
        finish();
      });
    }
  });
