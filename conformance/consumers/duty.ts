import type { Line } from './lines.ts';
import type { Exchange } from '../kit/record.ts';

/** What a consumer of the service must do, or should do, as one sentence. */
export interface Duty {
  /** `<side>.<name>`; an id never changes. */
  readonly id: string;
  readonly says: string;
  /**
   * firm: the interface states it, and a breach fails. robustness: good practice, judged separately. open: only
   * observed.
   */
  readonly kind: 'firm' | 'robustness' | 'open';
  /** The line of the interface that states it or leaves it open; absent for robustness. */
  readonly line?: Line;
  /** Judged only if the v2.0 draft is served. */
  readonly planned?: true;
  /** The kind of event that it is about; absent: any. */
  readonly about?: string;
  /** Sections of the interface in which it can be exercised; absent: all. */
  readonly sections?: readonly string[];
  /** What to change in a consumer that breaks the duty. */
  readonly next: string;
}

/** The result of one duty, as plain data. */
export type Judgement =
  | { readonly verdict: 'pass'; readonly notes?: readonly string[] }
  | {
      readonly verdict: 'fail';
      readonly found: string;
      /** The exchanges that led to it, oldest first; the last one shows it. */
      readonly exchanges: readonly Exchange[];
      /** Replaces the duty's own advice. */
      readonly next?: string;
    }
  | { readonly verdict: 'observed'; readonly notes: readonly string[] }
  | { readonly verdict: 'unproven' | 'not-applicable'; readonly reason: string };

/** A duty with its judge, which sees only the recorded story. */
export interface EvaluatedDuty<Story> extends Duty {
  readonly evaluate: (story: Story) => Judgement;
}

/** A duty and its judgement. */
export interface Outcome {
  readonly duty: Duty;
  readonly judgement: Judgement;
}

export const evaluateAll = <Story>(
  duties: readonly EvaluatedDuty<Story>[],
  story: Story,
): readonly Outcome[] => duties.map(({ evaluate, ...duty }) => ({ duty, judgement: evaluate(story) }));

export const kept = (...notes: readonly string[]): Judgement => ({
  verdict: 'pass',
  ...(notes.length > 0 && { notes }),
});

export const broken = (found: string, ...exchanges: readonly Exchange[]): Judgement => ({
  verdict: 'fail',
  ...{ found, exchanges },
});

export const observed = (...notes: readonly string[]): Judgement => ({ verdict: 'observed', notes });

export const unproven = (reason: string): Judgement => ({ verdict: 'unproven', reason });

export const notApplicable = (reason: string): Judgement => ({ verdict: 'not-applicable', reason });
