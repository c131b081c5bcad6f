import type { RunSpec } from '../kit/run.ts';
import type { Question } from './ask.ts';
import type { Answer } from '../kit/call.ts';

/** One finding of the doctor; it is shown as one sentence. */
export interface Finding {
  /** `stops`: a run would judge falsely, so none begins. `weakens`: the run judges less than it could. */
  readonly grade: 'stops' | 'weakens';
  /** What must be corrected. A fault of the target can also stop the run. */
  readonly fault: 'configuration' | 'target';
  /** The key of the configuration, dotted: `facilities.0.timeZone`. */
  readonly key: string;
  readonly promised: string;
  readonly found: string;
  readonly next: string;
}

/** A run before it begins, without its webhook listener. */
export type Planned = Omit<RunSpec, 'webhooks'>;

/** What an examination knows: the run, the target's clock, and every answer so far. */
export interface Patient {
  readonly run: Planned;
  /** Epoch milliseconds on the target's clock, as its last `Date` header stated it. */
  readonly now: number;
  /** How far the target's clock is ahead, in milliseconds; undefined where no answer had a `Date` header. */
  readonly ahead: number | undefined;
  /** The answer to a question that was asked; undefined where it was left out. */
  answer(question: Question): Answer | undefined;
  /** Whether to examine everything, not only the first of each kind. */
  readonly thorough: boolean;
}

/** One examination of the doctor: its questions, the most useful first, and how the answers are judged. */
export interface Examination {
  readonly name: string;
  /** Whether the findings end the examination, because later findings would only repeat them. */
  readonly ends?: (findings: readonly Finding[]) => boolean;
  /** Asked one group after the other; a later group may depend on the answers to the earlier ones. */
  readonly asks: readonly ((patient: Patient) => readonly Question[])[];
  readonly examine: (patient: Patient) => readonly Finding[];
}
