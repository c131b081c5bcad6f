import { someLounge, type Lounge } from '../../witness/personal-visits.ts';
import { seeing, type Stage, type Witness } from '../../witness/stage.ts';
import type { Members } from '../input.ts';

interface Bodies {
  readonly creates: readonly Members[];
  readonly replacements: readonly (readonly [former: Members, now: Members])[];
}

/** Visits of a new resident are created, others are replaced; each is read, and all are listed. */
export const writing = (bodies: (lounge: Lounge, stage: Stage) => Bodies): Witness =>
  seeing(async (stage) => {
    const lounge = await someLounge(stage);
    const { creates, replacements } = bodies(lounge, stage);
    for (const body of creates) await lounge.read(await lounge.made(body));
    for (const [former, now] of replacements) {
      const id = await lounge.made(former);
      await lounge.change(id, now);
      await lounge.read(id);
    }
    await lounge.days(-9, -5);
  });
