import { isRecord } from '../mock/domain/json-object.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { inGate, together, type Mutation } from '../mutants/mutation.ts';
import { everywhere, inJson } from './rewriting.ts';

/** Servers that know people by the ids of their accounts, which are other ones than those of resource routes. */

/** What the account of a connection begins with. */
const ACCOUNT = 'account-';

/** The acting ids of connections, as such a server knows them. */
export const accountsIn = (config: string): string =>
  config.replace(/(actingId: "?)(?=con_)/g, `$1${ACCOUNT}`);

/** Connections act by the id of an account, which new ones have not, and are named by it where they say something. */
export const accounts: Mutation = together(
  inGate('readActing', (original) => (headers, world, operation) => {
    const actingId = headers.userId ?? '';
    const isBare = world.store.connections.find(actingId) !== undefined;
    const userId = isBare ? `nobody-${actingId}` : actingId.replace(ACCOUNT, '');
    return original(headers.userId === undefined ? headers : { ...headers, userId }, world, operation);
  }),
  inJson(
    everywhere((value) => {
      if (!isRecord(value)) return value;
      const { author, participants } = value;
      return {
        ...value,
        ...('author' in value && { author: byAccount(author) }),
        ...(Array.isArray(participants) && { participants: participants.map(byAccount) }),
      };
    }),
  ),
);

const byAccount = (person: unknown): unknown =>
  isRecord(person) && typeof person['id'] === 'string' && person['id'].startsWith('con_')
    ? { ...person, id: `${ACCOUNT}${person['id']}` }
    : person;

/** Threads take people by the same ids as headers do, and know no other ones. */
export const namedByAccounts: Mutation = together(
  accounts,
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    if (isRefusal(input) || (route.id !== 'createThread' && route.id !== 'searchThreads')) return input;
    const named = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(named);
      if (typeof value !== 'string') return value;
      return value.startsWith(ACCOUNT) ? value.slice(ACCOUNT.length) : value.replace(/^(?=con_)/, 'nobody-');
    };
    const body = Object.fromEntries(
      Object.entries(isRecord(input.body) ? input.body : {}).map(([name, value]) => [
        name,
        /^(?:participant|creator)/.test(name) ? named(value) : value,
      ]),
    );
    return { ...input, body };
  }),
);
