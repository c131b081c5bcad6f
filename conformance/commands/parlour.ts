import type { Home } from '../given/homes.ts';
import { VISIT_TYPES } from '../given/personal-visits.ts';
import { addDays } from '../kit/dates.ts';
import type { Tools } from '../kit/tools.ts';
import { mustBe, visitsListed } from '../models/personal-visits.ts';
import { visitsTo } from '../models/visit-book.ts';
import type { VisitBook } from '../models/visit-book.ts';

/** Residents of the target whose visits come and go on a few days in a row. */
export interface Parlour {
  readonly t: Tools;
  readonly homes: readonly Home[];
  /** Connections who come to visit. */
  readonly relatives: readonly string[];
  /** Day 0. */
  readonly first: string;
}

export function homeAt({ homes }: Parlour, who: number): Home {
  const home = homes[who % homes.length];
  if (!home) throw new Error('a parlour needs a resident');
  return home;
}

/** What the target lists of each resident, of both types and of each, is what the model holds. */
export async function mustAgree(
  model: VisitBook,
  { t, homes, first }: Parlour,
  after: string,
): Promise<void> {
  const range = [addDays(first, -2), addDays(first, 6)] as const;
  for (const home of homes) {
    const visits = visitsTo(model, home.residentId);
    mustBe(await visitsListed(t, home, range), visits, after);
    for (const visitType of VISIT_TYPES) {
      const those = visits.filter(({ body }) => body.visitType === visitType);
      mustBe(await visitsListed(t, home, range, { visitType }), those, `${after}, of ${visitType}`);
    }
  }
}
