import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from './record.ts';

const recording = new AsyncLocalStorage<Exchange[]>();

interface Recorded<T> {
  readonly result: T;
  readonly exchanges: readonly Exchange[];
}

/** Does something, and tells the exchanges of it: checks that look at what it caused later on show them as their story. */
export async function recorded<T>(act: () => Promise<T>): Promise<Recorded<T>> {
  const exchanges: Exchange[] = [];
  const result = await recording.run(exchanges, act);
  return { result, exchanges };
}

/** Keeps an exchange of what is recorded at the moment, if anything is. */
export const record = (exchange: Exchange): void => void recording.getStore()?.push(exchange);
