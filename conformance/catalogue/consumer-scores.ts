import recorded from './consumer-scores.json' with { type: 'json' };

/** Sample consumers of one side: those with a defect that were caught, and permitted variations that passed. */
export interface ConsumerScores {
  readonly defects: { readonly caught: number; readonly all: number };
  readonly variations: { readonly passed: number; readonly all: number };
}

/** As `npm run scores -- --consumers --record` wrote them; of a side that was not scored since there are none. */
export const consumerScores: Readonly<Partial<Record<'receiver' | 'client', ConsumerScores>>> = recorded;
