import { dayOfInstant, recentDays } from '../../kit/dates.ts';
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

/**
 * The staff whom the check-ins of residents show. Others who act are shown as well, by creators of activities and the like,
 * but some servers name them there by their accounts.
 */
export async function staffShown(
  residents: readonly string[],
  as: string,
  now: number,
  asker: Asker,
): Promise<readonly Named[]> {
  const query = recentDays(dayOfInstant(now));
  const questions = residents.map((residentId): Question => ({
    operationId: 'listCheckIns',
    as,
    path: { residentId },
    query,
  }));
  await asker.ask(questions);
  return questions
    .flatMap((question) => listed(asker.answer(question)) ?? [])
    .flatMap(({ checkInStaff }) => namedIn(checkInStaff));
}

/** Those whom the target takes for people of this community alone: staff in threads who check in, and who made activities. */
export async function staffAmong(
  shown: readonly Named[],
  creators: readonly string[],
  threads: readonly Named[],
  facilityId: string,
  asker: Asker,
): Promise<readonly Identity[]> {
  const accounts = shown.flatMap(({ id, name }) => {
    const actingId = idNamed(name, shown) === id ? idNamed(name, threads) : undefined;
    return threads.flatMap((one) => (one.id === actingId && one.type === 'staff' ? [one.id] : []));
  });
  const tried = [...new Set([...accounts, ...creators])].slice(0, TRIES);
  await asker.ask(tried.map(facilitiesOf));
  return tried
    .filter((actingId) => idsIn(asker.answer(facilitiesOf(actingId)))?.join() === facilityId)
    .map((actingId) => ({ kind: 'staff', actingId, facilityId }));
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
