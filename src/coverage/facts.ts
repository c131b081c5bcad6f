import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { lifecycles, type Lifecycle, type Move } from '../../openapi/generated/lifecycles.ts';

/** A move of the table, with the keys under which it is counted: by the state it leads to, or by its end. */
interface MoveFacts {
  readonly move: Move;
  /** Whether another move of the same call leads to the same state, so only the state before separates them. */
  readonly isTwin: boolean;
}

/** A lifecycle, prepared for reading exchanges. */
export interface LifecycleFacts {
  readonly lifecycle: Lifecycle;
  /** Whether the last state of each record must be kept. */
  readonly isRemembered: boolean;
  /** The members that identify a record, each with the path parameter of the same value. */
  readonly by: readonly (readonly [member: string, parameter: string])[];
  /** Moves that only a later answer shows: by staff, or of another record. */
  readonly seenLater: readonly Move[];
}

/** What can be learned from an exchange of one operation, with the keys under which it is counted. */
export interface OperationFacts {
  readonly id: OperationId;
  readonly part: string;
  readonly template: readonly string[];
  readonly called: string;
  readonly accepted: string | undefined;
  readonly statuses: ReadonlyMap<number, string>;
  readonly refused: string | undefined;
  readonly secondPage: string | undefined;
  readonly emptyList: string | undefined;
  readonly lifecycle: LifecycleFacts | undefined;
  readonly moves: readonly MoveFacts[];
}

export const stateKey = ({ resource }: Lifecycle, state: string): string => `state ${resource} ${state}`;
export const moveKey = ({ resource }: Lifecycle, { by, from = [] }: Move, to: string): string =>
  `move ${resource} ${by} ${from.join('|')} ${to}`;
export const identityKey = (kind: string): string => `identity ${kind}`;
export const eventKey = (event: string): string => `event ${event}`;

const LISTS: readonly string[] = ['list', 'page'];

/** A mark of where a move ends that removes the record. */
export const GONE = '-';

const targetOf = ({ to = [GONE] }: Move): string => to.join('|');

const movesOf = (lifecycle: Lifecycle, operation: string): readonly MoveFacts[] => {
  const own = lifecycle.moves.filter(({ by, ofAnother }) => by === operation && ofAnother !== true);
  return own.map((move) => ({
    move,
    isTwin: own.some((other) => other !== move && targetOf(other) === targetOf(move)),
  }));
};

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);

const lifecycleFacts = (lifecycle: Lifecycle): LifecycleFacts => {
  const seenLater = lifecycle.moves.filter(({ by, ofAnother }) => ofAnother === true || !isOperation(by));
  const movers = [...new Set(lifecycle.moves.map(({ by }) => by))];
  const hasTwins = movers.some((by) => movesOf(lifecycle, by).some(({ isTwin }) => isTwin));
  const by = Object.entries(lifecycle.shown.by);
  return { lifecycle, by, seenLater, isRemembered: seenLater.length > 0 || hasTwins };
};

const factsOf = (id: OperationId, all: readonly LifecycleFacts[]): OperationFacts => {
  const { part, path, section, envelope, parameters, statuses: stated } = operations[id];
  const statuses: readonly string[] = stated;
  const lifecycle = all.find((one) => one.lifecycle.section === section);
  return {
    id,
    part,
    template: path.split('/'),
    called: `operation ${id}`,
    accepted: statuses.some((one) => one.startsWith('2')) ? `status ${id} 2` : undefined,
    statuses: new Map(
      statuses.filter((one) => /^[^2]\d\d$/.test(one)).map((one) => [Number(one), `status ${id} ${one}`]),
    ),
    refused: statuses.includes('4XX') ? `refusal ${id}` : undefined,
    secondPage: parameters.some(({ name }) => name === 'cursor') ? `page ${id}` : undefined,
    emptyList: LISTS.includes(envelope) ? `empty ${id}` : undefined,
    lifecycle,
    moves: lifecycle ? movesOf(lifecycle.lifecycle, id) : [],
  };
};

let made: ReadonlyMap<string, OperationFacts> | undefined;

/** The facts of every operation by its id. They are made on first use, so no start waits for them. */
export const operationFacts = (): ReadonlyMap<string, OperationFacts> => {
  if (made) return made;
  const all = lifecycles.map(lifecycleFacts);
  made = new Map(Object.values(operations).map(({ id }) => [id, factsOf(id, all)]));
  return made;
};
