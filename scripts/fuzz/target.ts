import { controlOf, startMockProcess, type Door, type Vitals } from '../harness/mock-process.ts';
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
  const control = controlOf(url);
  return {
    // Names of parts and a hash of each.
    digest: async () => (await control('GET', '/digest')) as Digest,
    reset: async () => {
      await control('POST', '/reset', begin);
      await control('POST', '/levers/set-webhook', { url: null });
    },
  };
};

/** Characters of error output that a report shows. */
const KEPT = 2_000;

/** A mock in a separate process, so a crash, its memory and its handles can be observed. */
export const startTarget = async (now: string): Promise<Target> => {
  let said = '';
  const log = (text: string): void => void (said = `${said}${text}`.slice(-KEPT));
  const flags = ['--planned', '--now', now, '--scenario', 'demo', '--seed', '1'];
  const mock = await startMockProcess(flags, { log });
  return {
    ...mock,
    ...controlsOf(mock, { seed: 1, scenario: 'demo', now }),
    ended: mock.ended.then((how) => `${how}${said && `, having said: ${said}`}`),
    stop: mock.end,
  };
};
