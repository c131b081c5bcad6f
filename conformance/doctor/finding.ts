import type { RunSpec } from '../kit/run.ts';
import type { Question } from './ask.ts';
import type { Answer } from '../kit/call.ts';

/** Something that the doctor found, to be told in one sentence. */
export interface Finding {
  /** `stops`: a run would judge falsely, so none begins. `weakens`: the run judges less than it could. */
  readonly grade: 'stops' | 'weakens';
  /** What has to be mended; a fault of the target can end the run as well. */
  readonly fault: 'configuration' | 'target';
  /** The key of the configuration, dotted: `facilities.0.timeZone`. */
  readonly key: string;
  readonly promised: string;
  readonly found: string;
  readonly next: string;
}

/** A run before it begins: all of it but its listener. */
export type Planned = Omit<RunSpec, 'webhooks'>;

/** What an examination knows: the run, the target's clock, and every answer so far. */
export interface Patient {
  readonly run: Planned;
  /** Epoch milliseconds on the target's clock, as its last `Date` header told it. */
  readonly now: number;
  /** How far the target's clock is ahead, in milliseconds; undefined where no answer had a `Date` header. */
  readonly ahead: number | undefined;
  /** The answer to a question that was asked; undefined where it was left out. */
  answer(question: Question): Answer | undefined;
  /** Looks at all there is, and not at the first of each kind only. */
  readonly thorough: boolean;
}

/** One thing that the doctor looks at: what to ask, the most telling first, and what the answers mean. */
export interface Examination {
  readonly name: string;
  /** After such findings nothing else is looked at: the rest would say the same in other words. */
  readonly ends?: (findings: readonly Finding[]) => boolean;
  /** Asked one group after the other; a later group may depend on the answers to the earlier ones. */
  readonly asks: readonly ((patient: Patient) => readonly Question[])[];
  readonly judge: (patient: Patient) => readonly Finding[];
}
