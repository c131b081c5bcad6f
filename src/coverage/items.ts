import { events, operations } from '../../openapi/generated/contract.ts';
import { identityKinds } from '../../openapi/generated/identity-kinds.ts';
import { lifecycles, type Lifecycle, type Move } from '../../openapi/generated/lifecycles.ts';
import {
  eventKey,
  GONE,
  identityKey,
  moveKey,
  operationFacts,
  stateKey,
  type OperationFacts,
} from './facts.ts';
import { article, inState, nounOf, one, wordsIn } from './words.ts';

/** The dimensions of coverage, each counted separately. */
export type DimensionName =
  | 'operations'
  | 'statuses'
  | 'refusals'
  | 'states'
  | 'moves'
  | 'pages'
  | 'emptyLists'
  | 'identities'
  | 'webhooks';

/** One thing that a consumer can meet, with the key of its count. */
export interface Item {
  readonly key: string;
  readonly dimension: DimensionName;
  /** available, flat or planned. */
  readonly part: string;
  readonly section: string;
  readonly operation?: string;
  readonly says: string;
  /** Operations that lead to it. It matters most to consumers that call one of them. */
  readonly near: readonly string[];
  /** The status of the refusal, if it is about one. */
  readonly status?: number;
}

type Table = Readonly<
  Record<string, { readonly section: string; readonly part: string; readonly events: readonly string[] }>
>;

const table: Table = operations;

const ofOperation = (facts: OperationFacts): readonly Item[] => {
  const { id, part } = facts;
  const { section, statuses } = operations[id];
  const base = { part, section, operation: id, near: [id] };
  const noun = nounOf(id);
  const all: readonly string[] = statuses;
  const accepted = all.filter((status) => status.startsWith('2')).join(' or ');
  const item = (dimension: DimensionName, key: string | undefined, says: string): readonly Item[] =>
    key === undefined ? [] : [{ ...base, dimension, key, says }];
  return [
    ...item('operations', facts.called, `a call of ${id}`),
    ...[...facts.statuses].flatMap(([status, key]) =>
      item('statuses', key, `a ${status} on ${one(noun)} (${id})`).map((found) => ({ ...found, status })),
    ),
    ...item('statuses', facts.accepted, `an accepted ${id} (${accepted.toLowerCase()})`),
    ...item('refusals', facts.refused, `a refused ${id} (any 4xx)`),
    ...item('pages', facts.secondPage, `a second page of ${noun} (${id})`),
    ...item('emptyLists', facts.emptyList, `an empty list of ${noun} (${id})`),
  ];
};

const moveSays = ({ resource }: Lifecycle, { by, from = [] }: Move, to: string): string => {
  const before = from.join(' or ');
  if (to === GONE) return `${article(resource)} that was ${before} and was removed (${by})`;
  return from.length === 0
    ? `a new ${resource} that is ${to} (${by})`
    : `${article(resource)} that went from ${before} to ${to} (${by})`;
};

const ofLifecycle = (lifecycle: Lifecycle): readonly Item[] => {
  const { resource, section, states, moves } = lifecycle;
  const part = Object.values(table).find((one) => one.section === section)?.part ?? 'available';
  return [
    ...states.map((state): Item => ({
      ...{ key: stateKey(lifecycle, state), dimension: 'states', part, section },
      says: inState(state, resource),
      near: moves.flatMap(({ by, to }) => (to?.includes(state) ? [by] : [])),
    })),
    ...moves.flatMap((move) =>
      (move.to ?? [GONE]).map((to): Item => ({
        ...{ key: moveKey(lifecycle, move, to), dimension: 'moves', part, section },
        says: moveSays(lifecycle, move, to),
        near: [move.by],
      })),
    ),
  ];
};

const webhooks: readonly Item[] = Object.values(events).map(({ event, part, section }) => ({
  ...{ key: eventKey(event), dimension: 'webhooks', part, section },
  says: `the webhook ${event}`,
  near: Object.entries(table).flatMap(([id, one]) => (one.events.includes(event) ? [id] : [])),
}));

const identities: readonly Item[] = identityKinds.map((kind) => ({
  ...{ key: identityKey(kind), dimension: 'identities', part: 'available', section: 'authentication' },
  says: `a call as ${wordsIn(kind)}`,
  near: [],
}));

/** Everything that a consumer can meet, by the tables of the contract. */
export const items = (): readonly Item[] => [
  ...[...operationFacts().values()].flatMap(ofOperation),
  ...lifecycles.flatMap(ofLifecycle),
  ...identities,
  ...webhooks,
];
