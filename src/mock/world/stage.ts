import type { LeverInput, LeverName, LeverReturns } from '../../../openapi/generated/lever-types.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { World } from './world.ts';

/** The staff actions that concern one world. */
export type StagedLever = Exclude<LeverName, 'set-webhook' | 'set-clock'>;

/** A step that was refused; the cause is the refusal. */
export class StepRefused extends Error {
  constructor(says: string, cause: object) {
    super(says, { cause });
  }
}

/** A call of the API. */
interface StagedCall {
  /** The parameters of the path and of the query. */
  readonly at?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Id of the person who acts; absent: the system actor. */
  readonly as?: string;
}

/**
 * How a state is brought about: by staff actions and by calls of the API, under their rules and with their events. Both
 * throw StepRefused where they are refused.
 */
export interface Stage {
  readonly world: World;
  /** Whether the planned part is served. */
  readonly isPlanned: boolean;
  readonly lever: <L extends StagedLever>(name: L, input: LeverInput<L>) => LeverReturns[L];
  readonly call: (operation: OperationId, call: StagedCall) => void;
}
