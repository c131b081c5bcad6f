import type { OperationId, PathOf, QueryOf } from '../../openapi/generated/contract.ts';
import type { LooseQuery, QueryValue } from './address.ts';
import type { Exchange } from './record.ts';
import type { Identity } from './run.ts';
import type { FilePart, Method } from './wire.ts';

/** One answer of the target, whatever its status; `json` is undefined where the body is no JSON. */
export interface Answer {
  readonly operationId: OperationId;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: unknown;
  readonly exchange: Exchange;
  /** The answer had the shape of a worked example; `json` tells what other reads show of the same records. */
  readonly isExample?: true;
}

/** What may be sent with any call. */
export interface Extras {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it stands, as application/json unless `headers` says otherwise. */
  readonly raw?: string;
  /** Sent as the part `file` of a multipart form. */
  readonly file?: FilePart;
  /** Sent as parts `files` of a multipart form. */
  readonly files?: readonly FilePart[];
  /** Further fields of a multipart form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Added to the usual headers; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** In place of the path of the operation, with its own names in braces. */
  readonly route?: string;
  /** In place of the operation's own, to try what the interface knows no route for. */
  readonly method?: Method;
  /** The acting user; default the system actor, else whoever the configuration names first. */
  readonly as?: Identity | string;
  /** Stands in the path and in X-Acting-User-Tenant; default the tenant of the run. */
  readonly tenant?: string;
  /** Gives back an answer in the shape of a worked example as it is; otherwise its records are read elsewhere. */
  readonly eitherShape?: boolean;
}

/** A call whose operation is known only when it runs, as in checks that go through all operations. */
export interface LooseInput extends Extras {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: LooseQuery;
}

/** A call of one operation: its path parameters (the tenant aside), its query by name, and what else is sent. */
type CallInput<O extends OperationId> = Extras & {
  readonly query?: { readonly [Name in keyof QueryOf<O>]?: QueryValue | undefined } & LooseQuery;
} & (Record<never, never> extends PathOf<O> ? { readonly path?: PathOf<O> } : { readonly path: PathOf<O> });

type Rest<O extends OperationId> =
  Record<never, never> extends PathOf<O> ? [input?: CallInput<O>] : [input: CallInput<O>];

export type Call = <O extends OperationId>(operationId: O, ...rest: Rest<O>) => Promise<Answer>;
export type CallAny = (operationId: OperationId, input?: LooseInput) => Promise<Answer>;
