import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { field, isObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { listOf } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { lever, people } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { residentsToAsk } from './assessments.ts';

/** Staff of the configuration of whom another answer shows the name, so that the target knows it. */
export interface ShownStaff {
  readonly staff: Identity & { readonly id: string };
  readonly name: string;
}

/** Residents whose assessments are looked at. */
const ASKED = 12;

/** The names of people by their ids, as lists of activities and of assessments show them. */
const namesShown = once(async (t: Tools): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  const note = (person: unknown): void => {
    const [id, name] = [field(person, 'id'), field(person, 'name')];
    if (isObject(person) && typeof id === 'string' && typeof name === 'string' && name !== '')
      names.set(id, name);
  };
  const today = await t.day(0);
  const query = { startDate: midnightOf(addDays(today, -20)), endDate: lastSecondOf(addDays(today, 20)) };
  for (const { id: facilityId } of t.run.facilities) {
    const answer = await t.call('listActivities', { path: { facilityId }, query });
    if (isSuccess(answer)) for (const { creator } of listOf(answer)) note(creator);
  }
  for (const residentId of (await residentsToAsk(t)).slice(0, ASKED)) {
    const answer = await t.call('listAssessments', { path: { residentId } });
    if (isSuccess(answer))
      for (const { createdBy, completedBy } of listOf(answer)) {
        note(createdBy);
        note(completedBy);
      }
  }
  return names;
});

/** A configured staff member of the facility, else of any, whose name is shown; unproven where there is none. */
export async function shownStaff(t: Tools, facilityId: string): Promise<ShownStaff> {
  const names = await namesShown(t);
  const known = t.run.identities.flatMap((one): readonly ShownStaff[] => {
    const { kind, id, actingId } = one;
    const name = names.get(id ?? '') ?? names.get(actingId);
    return kind === 'staff' && id !== undefined && name !== undefined
      ? [{ staff: { ...one, id }, name }]
      : [];
  });
  return (
    known.find(({ staff }) => staff.facilityId === facilityId) ??
    known[0] ??
    t.unproven(
      'needs a staff member under identities whose name an activity or an assessment shows',
      people('staff'),
      lever('create-staff'),
    )
  );
}

/** Whether an id in an answer means this staff member. */
export const isOf = ({ staff }: ShownStaff, shown: unknown): boolean =>
  shown === staff.id || shown === staff.actingId;
