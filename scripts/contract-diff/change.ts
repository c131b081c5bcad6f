import type { JsonObject } from '../generate/json.ts';

/** What a change means to anyone who builds on the contract. */
export type Kind = 'breaking' | 'additive' | 'wording';

export const KINDS: readonly Kind[] = ['breaking', 'additive', 'wording'];

export interface Change {
  readonly kind: Kind;
  /** The operation, the event or the clause that changed. */
  readonly of: string;
  readonly says: string;
}

/** The version of a contract, as far as it is compared. */
export interface Contract {
  readonly version: string;
  readonly document: JsonObject;
  /** Clauses by id; empty if only the document is available. */
  readonly clauses: Readonly<Record<string, { readonly says: string; readonly determinacy: string }>>;
}

export const change = (kind: Kind, of: string, says: string): Change => ({ kind, of, says });
