import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from './client.ts';

const running = new AsyncLocalStorage<Client>();

/** Runs `act` for a check: all its requests count as requests of that check, also those of shared makers. */
export const onBehalfOfCheck = <T>(client: Client, act: () => Promise<T>): Promise<T> =>
  running.run(client, act);

/** The client of the running check; outside of checks, the given client. */
export const currentClient = (own: Client): Client => running.getStore() ?? own;
