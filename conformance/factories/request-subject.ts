import type { Family } from './family-access.ts';
import type { PlannedSection } from './planned-part.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import type { FacilityFact, Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/levers.ts';

/** A family that makes requests. */
export interface Household extends Family {
  /** A body that is accepted, told apart by its mark. */
  readonly body: (mark: string) => JsonObject;
}

/** What checks that hold for both sections do with a request, whichever of the two it is. */
export interface Subject {
  readonly section: PlannedSection;
  /** What people call such a request. */
  readonly noun: string;
  /** Begins the ids of checks. */
  readonly word: 'transportation' | 'work-requests';
  readonly operations: Readonly<Record<SharedOperation, OperationId>> & { readonly replace?: OperationId };
  /** The state of a request that was just made. */
  readonly firstState: 'pending' | 'open';
  /** The two modules that a community needs. */
  readonly modules: readonly [Module, Module];
  /** The levers that bring a request into a state, by the state. */
  readonly moves: Readonly<Record<string, readonly LeverName[]>>;
  readonly staffLever: LeverName;
  readonly commentLever: 'comment-on-transportation-request' | 'comment-on-work-request';
  /** The path of a request of a resident. */
  readonly path: (residentId: string, id: string) => Readonly<Record<string, string>>;
  /** A family that makes such requests, in a community that has them; none of the residents `besides`. */
  readonly family: (
    t: Tools,
    connections: number,
    at?: FacilityFact,
    besides?: readonly string[],
  ) => Promise<Household>;
  /** A community of the check's own that asks for as little as it can. */
  readonly community: (t: Tools) => Promise<FacilityFact>;
  /** The member of a request that shows its mark. */
  readonly markedIn: string;
  /** A list that holds the requests of checks; of one in pages the last page, with the items of all. */
  readonly listed: (t: Tools, residentId: string, as: Identity) => Promise<Answer>;
  /** A request that staff make, in their platform. */
  readonly byStaff: (t: Tools, household: Household) => Promise<string>;
  readonly move: (t: Tools, id: string, state: string) => Promise<void>;
  readonly staffComment: (t: Tools, id: string, comment: StaffComment) => Promise<StaffCommented>;
}

export type SharedOperation =
  'settings' | 'list' | 'create' | 'read' | 'comments' | 'attachment' | 'comment' | 'cancel';

export type Module = Exclude<keyof LeverInput<'switch-modules'>, 'facilityId'>;

export type StaffComment = Omit<LeverInput<'comment-on-transportation-request'>, 'requestId'>;

export type StaffCommented = LeverReturns['comment-on-transportation-request'];
