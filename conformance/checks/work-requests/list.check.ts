import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { madeLater } from '../../factories/in-turn.ts';
import {
  givenWork,
  staffWork,
  unrelatedUsers,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import { checkWith } from '../../kit/check.ts';
import { pairwise } from '../../kit/pairwise.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES } from '../../models/work-requests.ts';
import {
  cancelled,
  listWork,
  mustBeNewestFirst,
  mustContainExactly,
  mustContainWork,
  mustReport,
} from '../../assertions/work-requests.ts';
import { listedClauses } from '../../assertions/work-requests-clauses.ts';
import { listSetup, mustFilter, workIn, type Listed } from './list-setup.ts';
import { typedWorkCheck, workCheck } from './family-requests.ts';
import { people } from '../../kit/to-add.ts';

typedWorkCheck({
  id: 'work-requests.list-is-newest-first',
  says: 'The list is newest first over all its pages, no matter who made a request and what happened to it since.',
  clauses: ['WRQ-18', 'WRQ-17'],
  given: { connections: 2, shared: false },
  async run(t, home) {
    const [type] = home.settings.types;
    const { people } = home;
    const turns = [...people, ...people.toReversed(), ...people];
    const made: WorkPath[] = [];
    let former: JsonObject | undefined;
    for (const [place, by] of turns.entries()) {
      const asked = { by, ...(place % 2 === 0 && type !== undefined && { type }) };
      const file = () => givenWork(t, home, asked);
      const filed = await madeLater(former, file, ({ request }) => request);
      former = filed.at(-1)?.request;
      made.push(...filed.map(({ path }) => path));
      // What staff file stands among the others.
      if (place === 4 && hasLever(t.run, 'create-work-request')) made.push((await staffWork(t, home)).path);
    }
    const latest = made.at(-1);
    if (latest) await cancelled(t, { path: latest, by: turns.at(-1) ?? home.resident });
    // The oldest ones change last.
    for (const workRequestId of made.slice(0, 2).map((path) => path.workRequestId))
      if (hasLever(t.run, 'triage-work-request'))
        await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
    const [oldest] = made;
    if (oldest) await cancelled(t, { path: oldest, by: home.resident });
    const queries = [{}, { status: 'open' }, { status: 'cancelled,open' }, ...(type ? [{ type }] : [])];
    const all = people.flatMap((as) =>
      queries.flatMap((query) => [100, 5].map((pageSize) => ({ as, query: { ...query, pageSize } }))),
    );
    const valuesOf = ({ as, query }: (typeof all)[number]) => {
      const { pageSize, ...filter } = query;
      return [as.actingId, String(pageSize), show(filter)];
    };
    for (const { as, query } of pairwise(all, valuesOf))
      mustBeNewestFirst(await listWork(t, home.residentId, as, query), made, `with ${show(query)}`);
  },
});

/** A check that begins with requests of one resident in every state. */
const setupCheck = checkWith(listSetup);

setupCheck({
  id: 'work-requests.list-without-filter-holds-every-state',
  says: 'Without a filter the list holds the requests in each of the states, those without a type too.',
  clauses: ['WRQ-19', 'WRQ-17'],
  async run(t, setup) {
    const everything = { query: {}, passes: () => true };
    await mustFilter(t, setup, [everything, everything, everything], [3, 100, 5]);
    const list = await listWork(t, setup.home.residentId, setup.home.resident);
    for (const { path, status: state } of setup.requests)
      mustReport(mustContainWork(list, path, `the request that is ${state}`), { status: state });
    if (setup.states.length < STATES.length) t.note(`tried in the states ${setup.states.join(', ')} alone`);
  },
});

setupCheck({
  id: 'work-requests.list-by-one-status',
  says: 'With one status the list holds the requests in this state, and no others, on all its pages.',
  clauses: ['WRQ-20'],
  async run(t, setup) {
    const filters = STATES.map((state) => ({
      query: { status: state },
      passes: (one: Listed) => one.status === state,
    }));
    await mustFilter(t, setup, filters, [100, 1, 2]);
  },
});

/** Every choice of two or more out of some, every other one in the opposite order. */
function several<T>(all: readonly T[]): readonly (readonly T[])[] {
  const subsets = all.reduce<readonly (readonly T[])[]>(
    (found, one) => [...found, ...found.map((subset) => [...subset, one])],
    [[]],
  );
  return subsets
    .filter(({ length }) => length > 1)
    .map((subset, at) => (at % 2 === 0 ? subset : subset.toReversed()));
}

setupCheck({
  id: 'work-requests.list-by-several-statuses',
  says: 'With several statuses, in whatever order, the list holds the requests in any of these, and no others.',
  clauses: ['WRQ-21'],
  async run(t, setup) {
    const filters = several(STATES).map((subset) => ({
      query: { status: subset.join(',') },
      passes: (one: Listed) => subset.includes(one.status),
    }));
    await mustFilter(t, setup, filters);
    const isEither = ({ status: one }: Listed) => one === 'open' || one === 'cancelled';
    await mustFilter(t, setup, [{ query: { status: 'open,cancelled' }, passes: isEither }], [2, 3]);
  },
});

setupCheck({
  id: 'work-requests.list-by-type',
  says: 'With a type the list holds the requests of exactly this type and no others, also none without a type.',
  clauses: ['WRQ-22'],
  async run(t, setup) {
    const types = setup.home.settings.types.slice(0, 6);
    const filters = types.map((type) => ({ query: { type }, passes: (one: Listed) => one.type === type }));
    await mustFilter(t, setup, filters, [2, 100]);
  },
});

setupCheck({
  id: 'work-requests.list-by-status-and-type',
  says: 'With statuses and a type the list holds the requests that meet both, and no others.',
  clauses: ['WRQ-23'],
  async run(t, setup) {
    const statuses = [...STATES, 'open,cancelled', 'completed,in_progress', STATES.join(',')];
    const filters = setup.types.flatMap((type) =>
      statuses.map((status) => ({
        query: { status, type },
        passes: (one: Listed) => one.type === type && status.split(',').includes(one.status),
      })),
    );
    await mustFilter(t, setup, filters, [100, 1, 100]);
  },
});

workCheck({
  id: 'work-requests.filters-follow-the-state',
  says: 'A request that is cancelled or begun leaves the list of its old state and is in that of the new one.',
  clauses: ['WRQ-20', 'WRQ-65', 'WRQ-51'],
  async run(t, home) {
    const [first, second] = [await workIn(t, home, 'open'), await workIn(t, home, 'open')];
    const own = [first.path, second.path];
    const mustBeIn = async (held: { readonly [state: string]: readonly WorkPath[] }) => {
      for (const status of STATES) await mustContainOnly(t, home, { status }, own, held[status] ?? []);
    };
    await mustContainOnly(t, home, { status: 'open' }, own, own);
    await cancelled(t, { path: first.path, by: home.resident });
    await mustBeIn({ open: [second.path], cancelled: [first.path] });
    if (!hasLever(t.run, 'start-work-request') || !hasLever(t.run, 'complete-work-request')) return;
    const { workRequestId } = second.path;
    await t.lever('start-work-request', { workRequestId });
    await mustBeIn({ in_progress: [second.path], cancelled: [first.path] });
    await t.lever('complete-work-request', { workRequestId });
    await mustBeIn({ completed: [second.path], cancelled: [first.path] });
  },
});

typedWorkCheck({
  id: 'work-requests.maintenance-is-not-listed',
  says: 'A recurring maintenance schedule is in no list of the resident, filtered or not, and hides no request.',
  clauses: ['WRQ-24'],
  needs: ['lever:create-maintenance-schedule'],
  given: { shared: false },
  async run(t, home) {
    const [type] = home.settings.types;
    const before = await workIn(t, home, 'open', { type });
    const schedules: WorkPath[] = [];
    const schedule = async (title: string) => {
      const { residentId } = home;
      const { workRequestId } = await t.lever('create-maintenance-schedule', { residentId, title });
      schedules.push({ residentId, workRequestId });
    };
    await schedule(t.fresh.text('Filter'));
    const among = await workIn(t, home, 'cancelled', { type });
    await schedule(t.fresh.text('Smoke alarm'));
    const [connection] = home.connections;
    const after = connection ? await workIn(t, home, 'open', { by: connection }) : undefined;
    const own = [before.path, among.path, ...(after ? [after.path] : [])];
    const mustHide = async (query: Filter, wanted: readonly WorkPath[]) => {
      const pageSize = (turn += 1) % 2 === 0 ? 100 : 2;
      await mustContainOnly(t, home, { ...query, pageSize }, [...own, ...schedules], wanted);
    };
    let turn = 0;
    for (let size = 0; size < 2; size += 1) await mustHide({}, own);
    await mustHide({ status: STATES.join(',') }, own);
    const open = own.filter((path) => path !== among.path);
    const held = { open, cancelled: [among.path], in_progress: [], completed: [] };
    for (const status of STATES) await mustHide({ status }, held[status]);
    if (type !== undefined) await mustHide({ type }, [before.path, among.path]);
    for (const as of home.connections) {
      const list = await listWork(t, home.residentId, as);
      mustContainExactly(list, schedules, [], 'schedules that a connection finds');
    }
  },
});

typedWorkCheck({
  id: 'work-requests.filter-of-two-residents',
  says: 'Asked with the same filter, the lists of two residents hold the requests of each, and of no one else.',
  clauses: ['WRQ-20', 'WRQ-22'],
  given: { connections: 0, shared: false },
  async run(t, home) {
    const other = await unrelatedUsers(t, home);
    if (!other) return t.unproven('needs two residents who act', people('resident', { count: 2 }));
    const [type] = home.settings.types;
    const more = type === undefined ? {} : { type };
    const [mine, theirs] = [(await givenWork(t, home, more)).path, (await givenWork(t, other, more)).path];
    for (const query of [{}, { status: 'open' }, more, { status: 'open,completed', ...more }]) {
      await mustContainOnly(t, home, query, [mine, theirs], [mine]);
      await mustContainOnly(t, other, query, [mine, theirs], [theirs]);
    }
  },
});

interface Filter {
  readonly status?: string;
  readonly type?: string;
  readonly pageSize?: number;
}

/** Of its own requests a check finds these in the list of a resident, and no others. */
async function mustContainOnly(
  t: Tools,
  { residentId, resident }: Tenants,
  query: Filter,
  own: readonly WorkPath[],
  wanted: readonly WorkPath[],
): Promise<void> {
  const list = await listWork(t, residentId, resident, { ...query });
  const lacks = wanted.some(({ workRequestId }) => !list.items.some(({ id }) => id === workRequestId));
  const isLost = lacks && query.status === 'cancelled';
  const broken: readonly ClauseId[] = isLost ? ['WRQ-65'] : listedClauses(query);
  mustContainExactly(list, own, wanted, `with ${show(query)}, those listed`, broken);
}
