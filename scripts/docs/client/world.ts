import { home } from './home.ts';
import { itemsOf, membersOf, textOf } from './json.ts';

/** A call that works in the world of the reader. */
export interface WorldCall {
  readonly as: string;
  readonly at: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The texts of a form that holds a file. */
  readonly fields: Readonly<Record<string, string>>;
  readonly hasFile: boolean;
}

/** What the running mock says about a world; empty if its control plane refuses this page. */
export interface WorldFacts {
  readonly tenant: string;
  readonly token: string;
  readonly identities: readonly { readonly kind: string; readonly actingId: string }[];
  callOf(operation: string): WorldCall | undefined;
}

const texts = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(membersOf(value)).map(([name, member]) => [name, textOf(member)]));

/** Reads what `/__admin/examples` answered. */
export const worldFacts = (answer: unknown): WorldFacts => {
  const { tenant, token, identities, operations } = membersOf(answer);
  const known = itemsOf(identities)
    .map(membersOf)
    .map(({ kind, actingId }) => ({ kind: textOf(kind), actingId: textOf(actingId) }));
  const actor = known.find(({ kind }) => kind === 'systemActor')?.actingId ?? '';
  return {
    tenant: textOf(tenant),
    token: textOf(token),
    identities: known,
    callOf: (operation) => {
      const call = membersOf(operations)[operation];
      if (call === undefined) return undefined;
      const { as, at, body, fields, file } = membersOf(call);
      return {
        as: textOf(as) || actor,
        at: texts(at),
        body,
        fields: texts(fields),
        hasFile: file !== undefined,
      };
    },
  };
};

/** Asks the mock that serves this page; `world` is a tenant slug, and empty for its main one. */
export const askWorld = async (world: string): Promise<WorldFacts> => {
  const query = world === '' ? '' : `?world=${encodeURIComponent(world)}`;
  const answer = await fetch(`${home()}/__admin/examples${query}`)
    .then((response) => (response.ok ? (response.json() as Promise<unknown>) : undefined))
    .catch(() => undefined);
  return worldFacts(answer);
};
