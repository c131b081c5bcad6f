/** What further routes of the control plane answer, as far as the console reads it. */

import type { PersonToAct } from '../answers/answers.ts';

export interface Invalid {
  readonly pointer: string;
  readonly message: string;
}

export interface Explain {
  readonly rule?: string;
  readonly clauses?: readonly string[];
  readonly says?: Readonly<Record<string, string>>;
  readonly allowed?: readonly string[];
  readonly change?: {
    readonly next?: string;
    readonly levers?: readonly string[];
    readonly requests?: readonly string[];
  };
}

/** A refusal, of the control plane or of the API. */
export interface Problem {
  readonly status: number;
  readonly type?: string;
  readonly title: string;
  readonly detail: string;
  readonly validation?: readonly Invalid[];
  readonly explain?: Explain;
}

export interface EventReport {
  readonly eventId: string;
  readonly eventType: string;
  readonly resourceId: string;
}

export interface Exchange {
  readonly n: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly operation?: string;
  readonly acting?: { readonly id: string; readonly kind: string };
  readonly body?: unknown;
  readonly unknown?: unknown;
  readonly status: number | null;
  readonly ended?: string;
  readonly refused?: {
    readonly problem: string;
    readonly promised: string;
    readonly found: string;
    readonly next: string;
    readonly validation?: readonly Invalid[];
  };
  readonly answer: { readonly size: number; readonly type?: string; readonly body?: unknown };
  readonly touched: readonly { readonly collection: string; readonly id: string; readonly how: string }[];
  readonly events: readonly EventReport[];
  /** The faults that it met. */
  readonly faults?: readonly { readonly id: string; readonly kind: string }[];
  readonly preferences?: readonly string[];
  readonly notes?: readonly string[];
  readonly milliseconds: number;
  readonly explain?: Explain;
}

export interface Identities {
  readonly data: readonly PersonToAct[];
  readonly found: number;
  readonly tenant: string;
  readonly token: string;
}

export interface Delivery {
  readonly state: string;
  readonly attempts?: number;
  readonly status?: number;
  readonly reason?: string;
}

export interface OutboxEntry {
  readonly event: EventReport & { readonly occurredAt: string };
  readonly delivery: Delivery;
  readonly receivers?: Readonly<Record<string, Delivery>>;
}

export interface Receiver {
  readonly id: string;
  readonly url: string;
  readonly state: string;
  readonly events?: readonly string[];
  /** The faults that a user asked for in its deliveries. */
  readonly plan?: unknown;
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
  readonly refused: number;
}

export interface Listed<T> {
  readonly data: readonly T[];
}

export interface Found<T> extends Listed<T> {
  readonly found: number;
}
