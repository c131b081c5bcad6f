import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from './record.ts';

const recording = new AsyncLocalStorage<Exchange[]>();

interface Recorded<T> {
  readonly result: T;
  readonly exchanges: readonly Exchange[];
}

/** Runs `act` and returns its exchanges, too: a check that later judges the effect shows them in its story. */
export async function recorded<T>(act: () => Promise<T>): Promise<Recorded<T>> {
  const exchanges: Exchange[] = [];
  const result = await recording.run(exchanges, act);
  return { result, exchanges };
}

/** Adds an exchange to the current recording, if there is one. */
export const record = (exchange: Exchange): void => void recording.getStore()?.push(exchange);
