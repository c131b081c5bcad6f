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
          /** The fields of the form beside its file. */
          readonly form?: Readonly<Record<string, string>>;
        }
      : unknown;

/** A member with a default may be left out of a request, whatever the type made from its schema says. */
type WithoutDefaults<O extends OperationId> = Omit<BodyOf<O>, 'timeType'> & Partial<BodyOf<O>>;

type Looks<O extends OperationId> =
  ReadsOnly<O> extends true
    ? unknown
    : {
        /** What the call could change, as other operations show it: only what belongs to the check. */
        readonly look: () => Promise<unknown>;
      };

/** One valid request of an operation, its data made, not yet sent: the required members and what tells it apart. */
type Ready<O extends OperationId> = IfAny<PathOf<O>, { readonly path: PathOf<O> }> &
  IfAny<QueryOf<O>, { readonly query: QueryOf<O> }> &
  Payload<O> &
  Looks<O> &
  Acts;

interface Acts {
  /** Who sends it, where that is not the usual acting user. */
  readonly as?: Identity | string;
  /** The record is one that the configuration holds: other checks change it, too. */
  readonly isOfPool?: boolean;
}

/** How what a create made is found again: its path, who shows it, who takes it away. */
export interface Makes {
  readonly path: (answer: Answer, ready: AnyReady) => Readonly<Record<string, string>>;
  readonly read?: OperationId;
  /** Absent where no operation takes it away again. */
  readonly remove?: OperationId;
}

type Creates<O extends OperationId> = '201' extends Contract[O]['statuses'][number]
  ? { readonly makes: Makes }
  : unknown;

type Fill<O extends OperationId> = Contract[O]['envelope'] extends 'page'
  ? {
      /** Makes so many items and gives the request that lists these and no others. */
      readonly fill: (t: Tools, count: number) => Promise<Filled>;
    }
  : unknown;

/**
 * Whether whatever a request looks at is its own to change; else it may share people with others, though never the
 * record that it changes. `untouched`: for those who are refused; they may share that record, too.
 */
export type Alone = boolean | 'untouched';

/** Makes the data behind one request. */
type MakeReady<Request> = (t: Tools, isAlone: Alone) => Promise<Request>;

/** How to make one valid call of an operation through the API. */
export type ValidCall<O extends OperationId> = {
  readonly ready: MakeReady<Ready<O>>;
  /** Members of the body that no other value may replace: ids, what depends on them, and where the call lands. */
  readonly keeps?: readonly Extract<keyof BodyOf<O>, string>[];
  /** Members of which a value may end the thing, so that it cannot be changed again. */
  readonly mayEnd?: readonly Extract<keyof BodyOf<O>, string>[];
} & Creates<O> &
  Fill<O>;

/** Valid calls of some operations; the table of all is made of these. */
export type ValidCalls<O extends OperationId> = { readonly [Id in O]: ValidCall<Id> };

/** A valid request once its operation is known only by name. */
export interface AnyReady extends Acts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: LooseQuery;
  readonly body?: JsonObject;
  readonly file?: FilePart;
  readonly files?: readonly FilePart[];
  readonly form?: Readonly<Record<string, string>>;
  readonly look?: () => Promise<unknown>;
}

export interface Filled extends Acts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: LooseQuery;
  /** Of a list that is asked for by a POST. */
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
