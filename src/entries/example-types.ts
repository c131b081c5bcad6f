import type { operations } from '../../openapi/generated/client-types.ts';

/** A call of one operation that works in a world. */
export interface ExampleCall {
  /** The acting user. Absent: the system actor. */
  readonly as?: string;
  /** Parameters of path and query. */
  readonly at?: Readonly<Record<string, string>>;
  /** The JSON body. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** The fields of a form. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The file of a form. */
  readonly file?: {
    /** File name. */
    readonly name: string;
    /** Media type. */
    readonly type: string;
  };
}

/** A call of each operation, and what every call needs. */
export interface Examples {
  /** Slug of the tenant. */
  readonly tenant: string;
  /** The service token. */
  readonly token: string;
  /** The first acting user of each kind. */
  readonly identities: readonly {
    /** Such as `resident`. */
    readonly kind: string;
    /** Value of `X-Acting-User-Id`. */
    readonly actingId: string;
  }[];
  /** By operation id. */
  readonly operations: Readonly<Partial<Record<keyof operations, ExampleCall>>>;
}
