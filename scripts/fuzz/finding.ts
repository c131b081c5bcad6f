/** What must never be, and what each means. */
export const FORBIDDEN = {
  '5xx': 'an answer of 5xx',
  crash: 'the process ended',
  silent: 'no answer within the time',
  closed: 'closed without an answer, or after the connection was promised to stay',
  'no-problem': 'an error without a problem body',
  'off-contract': 'a success or redirect outside the contract',
  trace: 'a refused request that changed something',
  growth: 'memory or handles grew',
  unexpected: 'a raw exchange that went another way than its table allows',
} as const;

export type Kind = keyof typeof FORBIDDEN;

export const KINDS = Object.keys(FORBIDDEN) as readonly Kind[];

/** One thing that must not be. */
export interface Fault {
  readonly kind: Kind;
  readonly says: string;
}

/** A fault and the request that showed it. */
export interface Finding extends Fault {
  readonly index: number;
  readonly section: string;
  readonly name: string;
  /** For a shell or for eyes. */
  readonly request: string;
  /** Whether the request alone, on a world that has just begun, shows it again. */
  readonly alone?: boolean;
}
