import { filteredBy } from '../../assertions/request-clauses.ts';
import {
  cancelled,
  listed,
  mustContainExactly,
  someRequest,
  type Answered,
} from '../../assertions/requests.ts';
import type { OwnList } from '../../assertions/own-list.ts';
import { madeLater } from '../../factories/in-turn.ts';
import type { Household, Request } from '../../factories/request-subject.ts';
import { canMove, neighbourOf } from '../../factories/request-subjects.ts';
import { newRequest } from '../../factories/requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { tenantsWithTypes, type Tenants } from '../../factories/work-requests.ts';
import type { LooseQuery } from '../../kit/address.ts';
import { checkWith } from '../../kit/check.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { pairwise } from '../../kit/pairwise.ts';
import { idsOf } from '../../kit/read.ts';
import { people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  byOneStatus,
  bySeveral,
  inEveryState,
  mustFilter,
  mustContainEveryState,
  type Filtering,
  type InEveryState,
} from '../../laws/request-lists.ts';
import { STATES } from '../../models/family-access.ts';
import { mustBeNewestFirst, typedWorkCheck, workCheck } from './work.ts';

const ALL = STATES['work-requests'];

typedWorkCheck({
  id: 'work-requests.list-is-newest-first',
  says: 'The list is newest first over all its pages, no matter who made a request and what happened to it since.',
  clauses: ['WRQ-18', 'WRQ-17'],
  given: { connections: 2, shared: false },
  async run(t, home) {
    const [type] = home.settings.types;
    const { people: family, resident } = home;
    const turns = [...family, ...family.toReversed(), ...family];
    const made: Request[] = [];
    let former: JsonObject | undefined;
    for (const [place, by] of turns.entries()) {
      const file = () => newRequest(t, home, { by, ...(place % 2 === 0 && type !== undefined && { type }) });
      const filed = await madeLater(former, file, ({ request }) => request);
      former = filed.at(-1)?.request;
      made.push(...filed);
      // What staff file stands among the others.
      if (place === 4 && hasLever(t.run, works.staffLever)) made.push(await works.byStaff(t, home));
    }
    for (const one of made.slice(-1)) await cancelled(t, home, one);
    // The oldest ones change last.
    for (const { id: workRequestId } of made.slice(0, 2))
      if (hasLever(t.run, 'triage-work-request'))
        await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
    const [oldest] = made;
    if (oldest) await t.callAny('cancelWorkRequest', { path: oldest.path, as: resident });
    const queries = [{}, { status: 'open' }, { status: 'cancelled,open' }, ...(type ? [{ type }] : [])];
    const all = family.flatMap((as) =>
      queries.flatMap((query) => [100, 5].map((pageSize) => ({ as, query, pageSize }))),
    );
    for (const { as, query, pageSize } of pairwise(all, (one) => [
      one.as.actingId,
      String(one.pageSize),
      show(one.query),
    ]))
      mustBeNewestFirst(await listed(t, home, as, { ...query, pageSize }), made, `with ${show(query)}`);
  },
});

/** A check that begins with requests of one resident in every state, of two types and of none. */
const setupCheck = checkWith(
  inEveryState(
    (t) => tenantsWithTypes(t, { connections: 2 }),
    ({ settings }) => [...settings.types.slice(0, 2).map((type) => ({ type })), {}],
  ),
);

/** What the list holds with each of these filters, with each size of a page in turn. */
const filters =
  (filtersOf: (setup: InEveryState<Tenants>) => readonly Filtering[], ...sizes: readonly number[]) =>
  (t: Tools, setup: InEveryState<Tenants>): Promise<void> =>
    mustFilter(
      t,
      setup,
      filtersOf(setup),
      filteredBy,
      sizes.map((pageSize) => ({ pageSize })),
    );

const ofType = (type: string) => (one: Request) => one.body['type'] === type;

for (const [name, clause, says, run] of [
  [
    'list-without-filter-holds-every-state',
    'WRQ-19',
    'Without a filter the list holds the requests in each of the states, those without a type too.',
    async (t: Tools, setup: InEveryState<Tenants>) => {
      const everything = { query: {}, passes: () => true };
      await filters(() => [everything, everything, everything], 3, 100, 5)(t, setup);
      await mustContainEveryState(t, setup);
    },
  ],
  [
    'list-by-one-status',
    'WRQ-20',
    'With one status the list holds the requests in this state, and no others, on all its pages.',
    filters(() => byOneStatus('work-requests'), 100, 1, 2),
  ],
  [
    'list-by-several-statuses',
    'WRQ-21',
    'With several statuses, in whatever order, the list holds the requests in any of these, and no others.',
    filters(() => bySeveral('work-requests'), 100, 2, 100, 3),
  ],
  [
    'list-by-type',
    'WRQ-22',
    'With a type the list holds the requests of exactly this type and no others, also none without a type.',
    filters(
      ({ home }) =>
        home.settings.types.slice(0, 6).map((type) => ({ query: { type }, passes: ofType(type) })),
      2,
      100,
    ),
  ],
  [
    'list-by-status-and-type',
    'WRQ-23',
    'With statuses and a type the list holds the requests that meet both, and no others.',
    filters(
      ({ home }) =>
        home.settings.types.slice(0, 2).flatMap((type) =>
          [...ALL, 'open,cancelled', 'completed,in_progress', ALL.join(',')].map((status) => ({
            query: { status, type },
            passes: (one: Request) => ofType(type)(one) && status.split(',').includes(one.status),
          })),
        ),
      100,
      1,
      100,
    ),
  ],
] as const)
  setupCheck({ id: `work-requests.${name}`, says, clauses: [clause], run });

workCheck({
  id: 'work-requests.filters-follow-the-state',
  says: 'A request that is cancelled or begun leaves the list of its old state and is in that of the new one.',
  clauses: ['WRQ-20', 'WRQ-65', 'WRQ-51'],
  async run(t, home) {
    const [first, second] = [await someRequest(t, home), await someRequest(t, home)];
    const own = [first, second];
    const mustBeIn = async (held: { readonly [state: string]: readonly Answered[] }) => {
      for (const status of ALL) await mustContainOnly(t, home, { status }, own, held[status] ?? []);
    };
    await mustContainOnly(t, home, { status: 'open' }, own, own);
    await cancelled(t, home, first);
    await mustBeIn({ open: [second], cancelled: [first] });
    for (const state of ['in_progress', 'completed']) {
      if (!canMove(t, works, state)) return;
      await works.move(t, second.id, state);
      await mustBeIn({ [state]: [second], cancelled: [first] });
    }
  },
});

typedWorkCheck({
  id: 'work-requests.maintenance-is-not-listed',
  says: 'A recurring maintenance schedule is in no list of the resident, filtered or not, and hides no request.',
  clauses: ['WRQ-24'],
  needs: ['lever:create-maintenance-schedule'],
  given: { shared: false },
  async run(t, home) {
    const { residentId, relative: by } = home;
    const [type] = home.settings.types;
    const typed = type === undefined ? {} : { type };
    const schedules: { readonly id: string }[] = [];
    const schedule = async (title: string) => {
      const { workRequestId: id } = await t.lever('create-maintenance-schedule', { residentId, title });
      schedules.push({ id });
    };
    const before = await someRequest(t, home, typed);
    await schedule(t.fresh.text('Filter'));
    const among = await cancelled(t, home, await someRequest(t, home, typed));
    await schedule(t.fresh.text('Smoke alarm'));
    const after = await someRequest(t, home, { by });
    const own = [before, among, after];
    const open = [before, after];
    const held = { open, cancelled: [among], in_progress: [], completed: [] };
    for (const [turn, [query, wanted]] of (
      [
        [{}, own],
        [{}, own],
        [{ status: ALL.join(',') }, own],
        ...ALL.map((status) => [{ status }, held[status]] as const),
        [typed, type === undefined ? own : [before, among]],
      ] as const
    ).entries())
      await mustContainOnly(
        t,
        home,
        { ...query, pageSize: turn % 2 === 0 ? 2 : 100 },
        [...own, ...schedules],
        wanted,
      );
    for (const as of home.connections) {
      const list = await listed(t, home, as);
      mustContainExactly(list, schedules, [], 'schedules that a connection finds', ['WRQ-24']);
    }
  },
});

typedWorkCheck({
  id: 'work-requests.filter-of-two-residents',
  says: 'Asked with the same filter, the lists of two residents hold the requests of each, and of no one else.',
  clauses: ['WRQ-20', 'WRQ-22'],
  given: { connections: 0, shared: false },
  async run(t, home) {
    const other = await neighbourOf(t, home);
    if (!other) return t.unproven('needs two residents who act', people('resident', { count: 2 }));
    const [type] = home.settings.types;
    const more = type === undefined ? {} : { type };
    const [mine, theirs] = [await someRequest(t, home, more), await someRequest(t, other, more)];
    for (const query of [{}, { status: 'open' }, more, { status: 'open,completed', ...more }])
      for (const [one, wanted] of [
        [home, mine],
        [other, theirs],
      ] as const)
        await mustContainOnly(t, one, query, [mine, theirs], [wanted]);
  },
});

/** Of its own requests a check finds these in the list of a resident, and no others. */
async function mustContainOnly(
  t: Tools,
  home: Household,
  query: LooseQuery,
  own: readonly { readonly id: string }[],
  wanted: readonly { readonly id: string }[],
): Promise<void> {
  const list: OwnList = await listed(t, home, home.resident, query);
  const isLost = query['status'] === 'cancelled' && wanted.some(({ id }) => !idsOf(list.items).includes(id));
  const broken = isLost ? (['WRQ-65'] as const) : filteredBy(query);
  mustContainExactly(list, own, wanted, `with ${show(query)}, those listed`, broken);
}
