import type { PoolName } from '../../openapi/generated/config-schema.ts';
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
  /** A valid body that contains the mark, by which it is found again. */
  readonly body: (mark: string) => JsonObject;
}

/** What the checks of both planned sections need from one kind of request. */
export interface Subject {
  readonly section: PlannedSection;
  /** The name of such a request in messages. */
  readonly noun: string;
  /** The first part of the ids of checks. */
  readonly word: 'transportation' | 'work-requests';
  readonly operations: Readonly<Record<SharedOperation, OperationId>> & { readonly replace?: OperationId };
  /** The state of a new request. */
  readonly firstState: 'pending' | 'open';
  /** The two modules that a community needs. */
  readonly modules: readonly [Module, Module];
  /** The levers that bring a request into a state. */
  readonly moves: Readonly<Record<string, readonly LeverName[]>>;
  readonly staffLever: LeverName;
  readonly commentLever: 'comment-on-transportation-request' | 'comment-on-work-request';
  /** The pool of requests with a comment of staff that the family sees. */
  readonly answeredPool: PoolName;
  /** The path of a request of a resident. */
  readonly path: (residentId: string, id: string) => Readonly<Record<string, string>>;
  /**
   * A family that makes such requests, in a community that offers them. Its resident is none of `besides`; `isKnown`: a
   * family of the configuration, though new residents act.
   */
  readonly family: (
    t: Tools,
    connections: number,
    at?: FacilityFact,
    besides?: readonly string[],
    isKnown?: boolean,
  ) => Promise<Household>;
  /** A community that only this check uses, with as few requirements as possible. */
  readonly community: (t: Tools) => Promise<FacilityFact>;
  /** The member of a request that shows its mark. */
  readonly markedIn: string;
  /**
   * The list that holds the requests of checks. For a list in pages: the last page, with the items of all
   * pages.
   */
  readonly listed: (t: Tools, residentId: string, as: Identity) => Promise<Answer>;
  /** Makes a request as staff, in their platform; returns its id. */
  readonly byStaff: (t: Tools, household: Household) => Promise<string>;
  readonly move: (t: Tools, id: string, state: string) => Promise<void>;
  readonly staffComment: (t: Tools, id: string, comment: StaffComment) => Promise<StaffCommented>;
}

export type SharedOperation =
  'settings' | 'list' | 'create' | 'read' | 'comments' | 'attachment' | 'comment' | 'cancel';

export type Module = Exclude<keyof LeverInput<'switch-modules'>, 'facilityId'>;

export type StaffComment = Omit<LeverInput<'comment-on-transportation-request'>, 'requestId'>;

export type StaffCommented = LeverReturns['comment-on-transportation-request'];
