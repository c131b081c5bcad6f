import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { listedOf, mustHoldOf } from '../../assertions/assessments.ts';
import { mustFilterFound, type Wanted } from '../../assertions/found-assessments.ts';
import { heldAssessments, pathOf, type GivenAssessment, type Held } from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** Residents whose interviews are held and deleted by a check, and what their lists hold of them. */

interface Resident {
  readonly residentId: string;
  left: readonly GivenAssessment[];
  after: string;
}

export type Step = (t: Tools, cited: readonly ClauseId[], resident: Resident) => Promise<void>;

/** What happens to a resident, one thing after the other. */
export type Deeds = readonly [who: number, ...steps: readonly Step[]];

export const hold =
  (...all: readonly Held[]): Step =>
  async (t, _, resident) => {
    resident.left = [...resident.left, ...(await heldAssessments(t, all, resident.residentId))];
    resident.after = `after ${resident.left.length} interviews, `;
  };

export async function mustDelete(t: Tools, given: GivenAssessment): Promise<void> {
  const answer = await t.call('deleteAssessment', { path: await pathOf(t, given) });
  attributed(['ASM-49'], () => must(answer, status(204), fits));
}

const looking =
  (category?: 'lifeStory'): Step =>
  async (t, cited, { residentId, left, after }) => {
    const known = left.map(({ id, held }) => ({ id, category: held?.category }));
    const list = await listedOf(t, residentId, category);
    mustHoldOf(list, known, cited, { category, isWhole: true, after });
  };

/** The list of all is looked at, or that of the life stories. */
export const all = looking();
export const stories = looking('lifeStory');

/** Deletes one of those that are left, if there is any, and looks at the list. */
export const remove =
  (place: number): Step =>
  async (t, cited, resident) => {
    const gone = resident.left[place % Math.max(resident.left.length, 1)];
    if (!gone) return;
    await mustDelete(t, gone);
    resident.left = resident.left.filter((one) => one !== gone);
    resident.after = 'after a delete, ';
    await all(t, cited, resident);
  };

export async function live(t: Tools, cited: readonly ClauseId[], deeds: readonly Deeds[]): Promise<void> {
  const residents = new Map<number, Resident>();
  for (const [who, ...steps] of deeds) {
    const { residentId } = residents.get(who) ?? (await givenResident(t));
    const resident = residents.get(who) ?? { residentId, left: [], after: '' };
    residents.set(who, resident);
    for (const step of steps) await step(t, cited, resident);
  }
}

interface Life extends Pick<CheckSpec, 'says' | 'clauses' | 'negative'> {
  readonly deeds: (t: Tools) => readonly Deeds[] | Promise<void>;
  /** Where staff hold no interviews here: what one resident at least has to have, or how those found are judged. */
  readonly found?: Wanted | ((t: Tools) => Promise<void>);
}

/** Declares a check for each row, of these deeds in this order, or of any. */
export function lives(rows: Readonly<Record<string, Life>>): void {
  for (const [name, { deeds, found, ...spec }] of Object.entries(rows))
    check({
      id: `assessments.${name}`,
      ...spec,
      async run(t) {
        if (found && !hasLever(t.run, 'create-assessment'))
          return typeof found === 'function' ? found(t) : mustFilterFound(t, spec.clauses, found);
        const done = deeds(t);
        return done instanceof Promise ? done : live(t, spec.clauses, done);
      },
    });
}
