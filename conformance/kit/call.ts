import type { OperationId, PathOf, QueryOf } from '../../openapi/generated/contract.ts';
import type { LooseQuery, QueryValue } from './address.ts';
import type { Exchange } from './record.ts';
import type { Identity } from './run.ts';
import type { FilePart, Method } from './wire.ts';

/** One answer of the target, with any status; `json` is undefined if the body is not JSON. */
export interface Answer {
  readonly operationId: OperationId;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: unknown;
  readonly exchange: Exchange;
  /** The answer had the shape of a worked example; `json` holds the same records from other reads. */
  readonly isExample?: true;
}

/** What any call may send. */
export interface Extras {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, as application/json unless `headers` names another type. */
  readonly raw?: string;
  /** Sent as the part `file` of a multipart form. */
  readonly file?: FilePart;
  /** Sent as parts `files` of a multipart form. */
  readonly files?: readonly FilePart[];
  /** Further fields of a multipart form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Added to the usual headers; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Replaces the path of the operation; its parameters are in braces. */
  readonly route?: string;
  /** Replaces the method of the operation, to try a route that the interface does not have. */
  readonly method?: Method;
  /** The acting user; default: the system actor, else the first identity of the configuration. */
  readonly as?: Identity | string;
  /** The tenant in the path and in X-Acting-User-Tenant; default: the tenant of the run. */
  readonly tenant?: string;
  /** Returns an answer in the shape of a worked example unchanged; by default, other reads supply its records. */
  readonly eitherShape?: boolean;
}

/** A call whose operation is known only when it runs, as in checks that go through all operations. */
export interface LooseInput extends Extras {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: LooseQuery;
}

/** A call of one operation: its path parameters (without the tenant), its query by name, and the extras. */
type CallInput<O extends OperationId> = Extras & {
  readonly query?: { readonly [Name in keyof QueryOf<O>]?: QueryValue | undefined } & LooseQuery;
} & (Record<never, never> extends PathOf<O> ? { readonly path?: PathOf<O> } : { readonly path: PathOf<O> });

type Rest<O extends OperationId> =
  Record<never, never> extends PathOf<O> ? [input?: CallInput<O>] : [input: CallInput<O>];

export type Call = <O extends OperationId>(operationId: O, ...rest: Rest<O>) => Promise<Answer>;
export type CallAny = (operationId: OperationId, input?: LooseInput) => Promise<Answer>;
