import {
  canMove,
  givenWork,
  move,
  tenantsWithTypes,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import { precondition } from '../../kit/precondition.ts';
import { once } from '../../kit/once.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES, type WorkStatus } from '../../models/work-requests.ts';
import { cancelled, listWork, mustContainExactly } from '../../assertions/work-requests.ts';
import { listedClauses } from '../../assertions/work-requests-clauses.ts';

export interface Listed {
  readonly path: WorkPath;
  readonly by: Identity;
  readonly status: WorkStatus;
  readonly type: string | undefined;
}

/** Requests of one resident, oldest first, in each state that the target can be brought to show. */
interface ListSetup {
  readonly home: Tenants;
  readonly states: readonly WorkStatus[];
  readonly types: readonly string[];
  readonly requests: readonly Listed[];
}

/** A new request of this user, brought into a state. */
export async function workIn(
  t: Tools,
  home: Tenants,
  status: WorkStatus,
  { by = home.resident, type }: { readonly by?: Identity; readonly type?: string | undefined } = {},
): Promise<Listed> {
  const given = await givenWork(t, home, { by, ...(type !== undefined && { type }) });
  if (status === 'cancelled') await precondition('a cancelled request', () => cancelled(t, given));
  else if (status !== 'open') await move(t, given.path, status);
  return { path: given.path, by, status, type };
}

/**
 * In each state requests of two types and of none, made by the resident and by connections in turn; in an order in
 * which neither state, type nor creator stays the same for long. Checks must not change them: the whole run shares them.
 */
export const listSetup = once(async (t: Tools): Promise<ListSetup> => {
  const home = await tenantsWithTypes(t, { connections: 2 });
  const states = STATES.filter((one) => one === 'open' || one === 'cancelled' || canMove(t, one));
  const types = home.settings.types.slice(0, 2);
  const { people } = home;
  const requests: Listed[] = [];
  for (const [round, type] of [...types, undefined].entries())
    for (const [place, status] of states.entries()) {
      const by = people[(round + place) % people.length] ?? home.resident;
      requests.push(await workIn(t, home, status, { by, type }));
    }
  return { home, states, types, requests };
});

/** Those who look at the list, each with the requests that they see. */
const readersOf = ({ home, requests }: ListSetup): readonly (readonly [Identity, readonly Listed[]])[] =>
  home.people.map((as) => [
    as,
    requests.filter(({ by }) => as === home.resident || by.kind === 'connection'),
  ]);

/** A filter, and which requests pass it. */
export interface Filtering {
  readonly query: { readonly status?: string; readonly type?: string };
  readonly passes: (one: Listed) => boolean;
}

/**
 * Asked with each of some filters the list holds those that pass it and no others: for the resident, for a connection
 * at every third one, and with each size of a page in turn.
 */
export async function mustFilter(
  t: Tools,
  setup: ListSetup,
  filters: readonly Filtering[],
  sizes: readonly number[] = [100],
): Promise<void> {
  const own = setup.requests.map(({ path }) => path);
  const [resident, ...connections] = readersOf(setup);
  let turn = 0;
  for (const [at, { query, passes }] of filters.entries())
    for (const reader of [
      resident,
      at % 3 === 0 ? connections[Math.floor(at / 3) % connections.length] : undefined,
    ]) {
      if (!reader) continue;
      const [as, seen] = reader;
      const wanted = seen.filter(passes).map(({ path }) => path);
      const asked = { ...query, pageSize: sizes[turn % sizes.length] ?? 100 };
      const list = await listWork(t, setup.home.residentId, as, asked);
      const what = `for ${as.kind}, with ${JSON.stringify(asked)}, those listed`;
      mustContainExactly(list, own, wanted, what, listedClauses(query));
      turn += 1;
    }
}
