import type { OperationId } from '../../openapi/generated/contract.ts';
import type { At } from '../client/caller.ts';
import type { Tour } from './tour.ts';

/** One call that a reader could make, as the documentation shows it. */
export interface ExampleCall {
  /** The acting user; left out, it is the system actor. */
  readonly as?: string;
  /** The parameters of the path, and of the query. */
  readonly at?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The texts of a form, besides its file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
}

/** The same with the parameters of its operation. */
type CallOf<O extends OperationId> = Omit<ExampleCall, 'at'> &
  (Record<never, never> extends At<O> ? { readonly at?: At<O> } : { readonly at: At<O> });

/** One maker of an example for each operation. */
export type Examples = { readonly [O in OperationId]: (tour: Tour) => CallOf<O> };
