import type { BodyOf, OperationId, PathOf, QueryOf, operations } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';

type Contract = typeof operations;
type IfAny<Type, Member> = Record<never, never> extends Type ? Partial<Member> : Member;
type ReadsOnly<O extends OperationId> = Contract[O]['method'] extends 'get' ? true : false;
type BodyKind<O extends OperationId> = Contract[O] extends {
  readonly body: { readonly contentType: infer C };
}
  ? C
  : undefined;

type Payload<O extends OperationId> =
  BodyKind<O> extends 'application/json'
    ? { readonly body: WithoutDefaults<O> }
    : BodyKind<O> extends 'multipart/form-data'
      ? {
          readonly file: FilePart;
          /** The form fields besides the file. */
          readonly form?: Readonly<Record<string, string>>;
        }
      : unknown;

/** A member with a default may be left out of a request, although the generated type requires it. */
type WithoutDefaults<O extends OperationId> = Omit<BodyOf<O>, 'timeType'> & Partial<BodyOf<O>>;

type Looks<O extends OperationId> =
  ReadsOnly<O> extends true
    ? unknown
    : {
        /** Reads what the call could change, through other operations: only records of the check. */
        readonly readState: () => Promise<unknown>;
      };

/**
 * One valid request of an operation, with its data made, but not sent yet: the required members and those
 * that identify it.
 */
type Ready<O extends OperationId> = IfAny<PathOf<O>, { readonly path: PathOf<O> }> &
  IfAny<QueryOf<O>, { readonly query: QueryOf<O> }> &
  Payload<O> &
  Looks<O> &
  Acts;

interface Acts {
  /** Who sends the request; absent: the usual acting user. */
  readonly as?: Identity | string;
  /** The record comes from the configuration, so other checks change it too. */
  readonly isOfPool?: boolean;
}

/** How to find a created record: its path, the operation that reads it, and the one that deletes it. */
export interface Makes {
  readonly path: (answer: Answer, ready: AnyReady) => Readonly<Record<string, string>>;
  readonly read?: OperationId;
  /** Absent if no operation deletes it. */
  readonly remove?: OperationId;
}

type Creates<O extends OperationId> = '201' extends Contract[O]['statuses'][number]
  ? { readonly makes: Makes }
  : unknown;

type Fill<O extends OperationId> = Contract[O]['envelope'] extends 'page'
  ? {
      /** Makes a number of items and returns the request that lists exactly these. */
      readonly fill: (t: Tools, count: number) => Promise<Filled>;
    }
  : unknown;

/**
 * Whether everything that a request looks at belongs to it alone. If not, it may share people with other
 * requests, but never the record that it changes. `untouched`: for requests that are refused; they may share
 * that record too.
 */
export type Alone = boolean | 'untouched';

/** Makes the data for one request. */
type MakeReady<Request> = (t: Tools, isAlone: Alone) => Promise<Request>;

/** How to make one valid call of an operation through the API. */
export type ValidCall<O extends OperationId> = {
  readonly ready: MakeReady<Ready<O>>;
  /**
   * Members of the body that must keep their value: ids, members that depend on them, and those that say
   * where the record is found.
   */
  readonly keeps?: readonly Extract<keyof BodyOf<O>, string>[];
  /** Members with a value that may end the record, so that it cannot be changed again. */
  readonly mayEnd?: readonly Extract<keyof BodyOf<O>, string>[];
} & Creates<O> &
  Fill<O>;

/** Valid calls of some operations. The table of all calls is made of these. */
export type ValidCalls<O extends OperationId> = { readonly [Id in O]: ValidCall<Id> };

/** A valid request of an operation that is known only by name. */
export interface AnyReady extends Acts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: LooseQuery;
  readonly body?: JsonObject;
  readonly file?: FilePart;
  readonly files?: readonly FilePart[];
  readonly form?: Readonly<Record<string, string>>;
  readonly readState?: () => Promise<unknown>;
}

export interface Filled extends Acts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: LooseQuery;
  /** The body of a list that is requested by POST. */
  readonly body?: JsonObject;
  readonly ids: readonly string[];
}

/** How to call an operation that is known only by name. */
export interface AnyCall {
  readonly ready: MakeReady<AnyReady>;
  readonly keeps?: readonly string[];
  readonly mayEnd?: readonly string[];
  readonly makes?: Makes;
  readonly fill?: (t: Tools, count: number) => Promise<Filled>;
}
