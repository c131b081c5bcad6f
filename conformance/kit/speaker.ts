import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from './client.ts';

const running = new AsyncLocalStorage<Client>();

/** Does something in the name of a check: every request of it is that check's, whoever made what it uses. */
export const speakingFor = <T>(client: Client, act: () => Promise<T>): Promise<T> => running.run(client, act);

/** The client of the check that runs; outside of all checks the given one. */
export const speaker = (own: Client): Client => running.getStore() ?? own;
