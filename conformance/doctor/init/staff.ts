import { addDays, dayOfInstant, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { VIEW_ACTIVITIES } from '../../kit/permissions.ts';
import type { Identity } from '../../kit/run.ts';
import { idsIn, listed } from '../answer-summary.ts';
import type { Asker, Question } from '../ask.ts';
import { facilitiesOf } from '../people.ts';
import { idNamed, nameOf, namedIn, participantsOf } from './names.ts';
import type { Named } from './names.ts';

/** The number of ids that are tried as acting staff of a facility. */
const TRIES = 4;

/** The days of check-ins that are read; fewer than a list may span, whatever zone it counts in. */
const DAYS = 40;

/** Where answers show staff: check-ins show no one else, the others also show whoever acted there. */
export interface ShownStaff {
  readonly checkedIn: readonly Named[];
  readonly others: readonly Named[];
}

/** The staff whom check-ins and assessments of residents show, and activities of their community. */
export async function staffShown(
  residents: readonly string[],
  activities: readonly JsonObject[],
  as: string,
  now: number,
  asker: Asker,
): Promise<ShownStaff> {
  const today = dayOfInstant(now);
  const query = { startDate: midnightOf(addDays(today, -DAYS)), endDate: lastSecondOf(today) };
  const checkIns = residents.map((residentId): Question => ({
    operationId: 'listCheckIns',
    as,
    path: { residentId },
    query,
  }));
  const assessments = residents.map((residentId): Question => ({
    operationId: 'listAssessments',
    as,
    path: { residentId },
  }));
  await asker.ask([...checkIns, ...assessments]);
  const rows = (questions: readonly Question[]): readonly JsonObject[] =>
    questions.flatMap((question) => listed(asker.answer(question)) ?? []);
  return {
    checkedIn: rows(checkIns).flatMap(({ checkInStaff }) => namedIn(checkInStaff)),
    others: [
      ...activities.flatMap(({ creator }) => namedIn(creator)),
      ...rows(assessments).flatMap(({ createdBy, completedBy }) => [createdBy, completedBy].flatMap(namedIn)),
    ],
  };
}

/** Those of whom the target takes an id for an acting id of this community alone: the id of the record, or that of threads. */
export async function staffAmong(
  { checkedIn }: ShownStaff,
  creators: readonly string[],
  threads: readonly Named[],
  facilityId: string,
  asker: Asker,
): Promise<readonly Identity[]> {
  const accounts = checkedIn.flatMap(({ id, name }): readonly (readonly [actingId: string, id: string])[] => {
    const actingId = idNamed(name, checkedIn) === id ? idNamed(name, threads) : undefined;
    const isStaff = threads.some((one) => one.id === actingId && one.type === 'staff');
    return isStaff && actingId !== undefined ? [[actingId, id]] : [];
  });
  const candidates = new Map([...accounts, ...creators.map((id) => [id, id] as const)]);
  const tried = [...candidates].slice(0, TRIES);
  await asker.ask(tried.map(([actingId]) => facilitiesOf(actingId)));
  return tried
    .filter(([actingId]) => idsIn(asker.answer(facilitiesOf(actingId)))?.join() === facilityId)
    .map(([actingId, id]) => ({ kind: 'staff', actingId, id, facilityId }));
}

/** A staff member with the id of the record, where a name tells it, and whether they may view activities, where one is read. */
export async function withStaffRecord(
  person: Identity,
  shown: readonly Named[],
  activities: readonly JsonObject[],
  asker: Asker,
): Promise<Identity> {
  const { actingId } = person;
  const isShown = shown.some(({ id }) => id === actingId);
  const id = isShown ? actingId : idNamed(nameOf(actingId, await participantsOf(actingId, asker)), shown);
  const mayView = await viewsActivities(person, activities, asker);
  return {
    ...(id !== undefined && { id }),
    ...(mayView !== undefined && { permissions: { [VIEW_ACTIVITIES]: mayView } }),
    ...person,
  };
}

/** Whether they get an activity of their facility; undefined where there is none, or where the answer tells nothing. */
async function viewsActivities(
  { actingId, facilityId }: Identity,
  activities: readonly JsonObject[],
  asker: Asker,
): Promise<boolean | undefined> {
  const own = activities.find((one) => one['facilityId'] === facilityId && one['isRecurring'] !== true);
  if (facilityId === undefined || typeof own?.['id'] !== 'string') return undefined;
  const question: Question = { operationId: 'getActivity', as: actingId, path: { activityId: own['id'] } };
  await asker.ask([question]);
  const answer = asker.answer(question);
  if (answer && isSuccess(answer)) return true;
  return answer?.status === 403 ? false : undefined;
}
