import type { PoolName } from '../../openapi/generated/config-schema.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/levers.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import type { Tools } from '../kit/tools.ts';
import type { Identity } from '../kit/run.ts';
import type { Family } from './family-access.ts';
import type { PlannedSection } from './planned-part.ts';

/** The path of a request. */
export type Path = Readonly<Record<string, string>>;

/** The forms in which a body can be sent. */
export type BodyForm = 'json' | 'multipart';

/** A family that makes requests of one kind. */
export interface Household extends Family {
  readonly subject: Subject;
  /** A body with the members that are required here, and these. */
  readonly least: (t: Tools, more?: JsonObject) => JsonObject;
  /** A body with every member, with values that show when they are lost or mixed up. */
  readonly full: (t: Tools, more?: JsonObject) => JsonObject;
  /** The forms in which the target takes a body without files. */
  readonly forms: (t: Tools) => Promise<readonly BodyForm[]>;
}

/** A request of the target: who made it, what was sent last, and its state. */
export interface Request {
  readonly id: string;
  readonly path: Path;
  readonly by: Identity;
  readonly body: JsonObject;
  readonly status: string;
  /** What it shows in addition to what was sent, or in place of it. */
  readonly also?: JsonObject;
  /** Whether its details come from a replacement. */
  readonly isReplaced?: boolean;
}

/** One kind of request: a transportation request, or a work request. */
export interface Subject {
  readonly section: PlannedSection;
  /** The name of such a request in messages. */
  readonly noun: string;
  /** The first part of the ids of checks. */
  readonly word: PlannedSection;
  readonly operations: Readonly<Record<SharedOperation, OperationId>> & { readonly replace?: OperationId };
  /** The state of a new request, and what else it shows that no one sent. */
  readonly firstState: 'pending' | 'open';
  readonly initially: JsonObject;
  /** The two modules that a community needs. */
  readonly modules: readonly [Module, Module];
  /** The levers that bring a request into a state, and the pool of those that are in it. */
  readonly moves: Readonly<Record<string, readonly LeverName[]>>;
  readonly pools: Readonly<Record<string, PoolName>>;
  readonly staffLever: LeverName;
  readonly commentLever: 'comment-on-transportation-request' | 'comment-on-work-request';
  /** The pool of requests with a comment of staff that the family sees. */
  readonly answeredPool: PoolName;
  /** The path of a request of a resident. */
  readonly path: (residentId: string, id: string) => Path;
  /** The member of a request that shows its mark, by which it is found again. */
  readonly markedIn: string;
  /** The list that holds the requests of checks. For a list in pages: the last page, with the items of all pages. */
  readonly listed: (t: Tools, residentId: string, as: Identity, more?: LooseQuery) => Promise<Answer>;
  /** The part of the list in which a request stands, by what was sent. */
  readonly around: (body: JsonObject) => LooseQuery;
  /** What a request shows of what was sent. */
  readonly details: (body: JsonObject) => JsonObject;
  /** Makes a request as staff, in their platform; the resident is who sees it. */
  readonly byStaff: (t: Tools, household: Household) => Promise<Request>;
  readonly move: (t: Tools, id: string, state: string) => Promise<void>;
  readonly deleted: (t: Tools, id: string) => Promise<unknown>;
  readonly staffComment: (t: Tools, id: string, comment: StaffComment) => Promise<StaffCommented>;
}

export type SharedOperation =
  'settings' | 'list' | 'create' | 'read' | 'comments' | 'attachment' | 'comment' | 'cancel';

export type Module = Exclude<keyof LeverInput<'switch-modules'>, 'facilityId'>;

export type StaffComment = Omit<LeverInput<'comment-on-transportation-request'>, 'requestId'>;

export type StaffCommented = LeverReturns['comment-on-transportation-request'];
