import { someLounge, type Lounge } from '../../witness/personal-visits.ts';
import { seeing, type WitnessClient, type Witness } from '../../witness/client.ts';
import type { Members } from '../input.ts';

interface Bodies {
  readonly creates: readonly Members[];
  readonly replacements: readonly (readonly [former: Members, now: Members])[];
}

/** Visits of a new resident are created, others are replaced; each is read, and all are listed. */
export const writing = (bodies: (lounge: Lounge, client: WitnessClient) => Bodies): Witness =>
  seeing(async (client) => {
    const lounge = await someLounge(client);
    const { creates, replacements } = bodies(lounge, client);
    for (const body of creates) await lounge.read(await lounge.made(body));
    for (const [former, now] of replacements) {
      const id = await lounge.made(former);
      await lounge.change(id, now);
      await lounge.read(id);
    }
    await lounge.days(-9, -5);
  });
