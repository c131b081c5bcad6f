import { isRecord } from '../mock/domain/json-object.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { inGate, together, type Mutation } from '../mutants/mutation.ts';
import { everywhere, inJson } from './rewriting.ts';

/** Servers that know people by the ids of their accounts, which are other ones than those of resource routes. */

/** What the account of a connection begins with. */
const ACCOUNT = 'account-';

/** How ids of people begin who have accounts. */
type Prefix = 'con_' | 'stf_';

/** The acting ids of people with accounts, as such a server knows them. */
export const accountsIn = (config: string, prefixes: readonly Prefix[] = ['con_']): string =>
  config.replace(new RegExp(`(actingId: "?)(?=${prefixes.join('|')})`, 'g'), `$1${ACCOUNT}`);

/** People act by the id of an account, which new ones have not, and are named by it where they say something. */
export const accountsOf = (prefixes: readonly Prefix[]): Mutation =>
  together(
    inGate('readActing', (original) => (headers, world, operation) => {
      const actingId = headers.userId ?? '';
      const isBare = prefixes.some((prefix) => actingId.startsWith(prefix));
      const userId = isBare ? `unknown-${actingId}` : actingId.replace(ACCOUNT, '');
      return original(headers.userId === undefined ? headers : { ...headers, userId }, world, operation);
    }),
    inJson(
      everywhere((value) => {
        if (!isRecord(value)) return value;
        const { author, participants } = value;
        return {
          ...value,
          ...('author' in value && { author: byAccount(author, prefixes) }),
          ...(Array.isArray(participants) && {
            participants: participants.map((one) => byAccount(one, prefixes)),
          }),
        };
      }),
    ),
  );

const byAccount = (person: unknown, prefixes: readonly Prefix[]): unknown => {
  const id = isRecord(person) ? person['id'] : undefined;
  return isRecord(person) && typeof id === 'string' && prefixes.some((prefix) => id.startsWith(prefix))
    ? { ...person, id: `${ACCOUNT}${id}` }
    : person;
};

/** Connections have accounts. */
export const accounts: Mutation = accountsOf(['con_']);

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
