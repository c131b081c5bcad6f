import { shownCall, type Call } from '../call.ts';
import { broken, kept, unproven, type Judgement } from '../duty.ts';
import type { ClientStory, Round } from './story.ts';

export interface Fault {
  readonly found: string;
  readonly calls: readonly Call[];
}

/** Judges every round separately: what a client learned in one world does not count in another. */
export const byRound =
  (
    faultIn: (calls: readonly Call[], round: Round) => Fault | undefined,
    occasion: (call: Call, calls: readonly Call[], round: Round) => boolean,
    none: string,
  ) =>
  ({ rounds }: ClientStory): Judgement => {
    if (!rounds.some((round) => round.calls.some((call) => occasion(call, round.calls, round))))
      return unproven(none);
    for (const round of rounds) {
      const fault = faultIn(round.calls, round);
      if (!fault) continue;
      const { freedoms } = round;
      const when = freedoms.length === 0 ? '' : ` (when ${freedoms.map((one) => one.when).join(', and ')})`;
      return broken(fault.found + when, ...fault.calls.map(shownCall));
    }
    return kept();
  };

/** The first fault of a call, as the end of a sentence that begins with its method and path. */
export const firstFault =
  (faultOf: (call: Call, calls: readonly Call[], round: Round) => string | undefined) =>
  (calls: readonly Call[], round: Round): Fault | undefined => {
    for (const call of calls) {
      const fault = faultOf(call, calls, round);
      if (fault !== undefined) return { found: `${call.method} ${call.path} ${fault}`, calls: [call] };
    }
    return undefined;
  };
