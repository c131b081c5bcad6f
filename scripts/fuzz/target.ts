import { startMockProcess, type Vitals } from '../soak/mock-process.ts';
import type { Door } from '../soak/send.ts';
import type { Digest } from './trace.ts';

/** The mock under test, as seen and measured from outside. */
export interface Target extends Door {
  /** Resolves when it has ended, with how and with what it said last. */
  readonly ended: Promise<string>;
  vitals(): Promise<Vitals>;
  digest(): Promise<Digest>;
  /** Puts the world back to how it began, and removes its receivers. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** What the control plane of a mock at this door does for the fuzzer. */
export const controlsOf = ({ url }: Pick<Door, 'url'>, begin: object): Pick<Target, 'digest' | 'reset'> => {
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/__admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/__admin/${path} answered ${answer.status}: ${await answer.text()}`);
  };
  return {
    digest: async () => (await (await fetch(`${url}/__admin/digest`)).json()) as Digest,
    reset: async () => {
      await post('reset', begin);
      await post('levers/set-webhook', { url: null });
    },
  };
};

/** Characters of error output that a report shows. */
const KEPT = 2_000;

/** A mock in a process of its own, so that a crash, its memory and its handles can be seen. */
export const startTarget = async (now: string): Promise<Target> => {
  let said = '';
  const log = (text: string): void => void (said = `${said}${text}`.slice(-KEPT));
  const flags = ['--now', now, '--scenario', 'demo', '--seed', '1'];
  const mock = await startMockProcess({ flags, log });
  return {
    ...mock,
    ...controlsOf(mock, { seed: 1, scenario: 'demo', now }),
    ended: mock.ended.then((how) => `${how}${said && `, having said: ${said}`}`),
  };
};
