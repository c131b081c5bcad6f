import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import { addDays, dayOfInstant, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { field, items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Asker, Question } from '../ask.ts';
import { listed } from '../answer-summary.ts';

const DAY = 86_400_000;

/** Windows of days around today: what was, what comes, and half a year away, where clocks are turned. */
const windows: readonly (readonly [first: number, last: number])[] = [
  [-40, -1],
  [0, 40],
  [160, 200],
  [-200, -160],
];

/** The activities of a community around today and half a year away. */
export async function activitiesAt(
  facilityId: string,
  as: string,
  now: number,
  asker: Asker,
): Promise<readonly JsonObject[]> {
  const today = dayOfInstant(now);
  const questions = windows.map(([first, last]): Question => {
    const query = {
      startDate: midnightOf(addDays(today, first)),
      endDate: lastSecondOf(addDays(today, last)),
    };
    return { operationId: 'listActivities', as, path: { facilityId }, query };
  });
  await asker.ask(questions);
  return questions.flatMap((question) => listed(asker.answer(question)) ?? []);
}

/** Which pools an activity may stand in. */
export function poolsOfActivity(activity: JsonObject, now: number): readonly PoolName[] {
  const end = readDateTime(String(activity['endDate'] ?? activity['startDate']));
  const ended = end?.offset === undefined ? undefined : end.wall - end.offset * 60_000;
  const isSeries = activity['isRecurring'] === true;
  const isCancelled = activity['isCancelled'] === true;
  const isOver = ended !== undefined && ended < now - DAY;
  return [
    ...(isOver && !isSeries && !isCancelled ? (['pastActivities'] as const) : []),
    ...(isCancelled ? (['cancelledActivities'] as const) : []),
    ...(isSeries ? (['seriesActivities'] as const) : []),
    ...(items(activity['attachments']).length > 0 ? (['activitiesWithAttachments'] as const) : []),
  ];
}

/** The ids of those who made the activities: staff, if anybody. */
export const creatorsOf = (activities: readonly JsonObject[]): readonly string[] => [
  ...new Set(
    activities.flatMap((activity) => {
      const id = field(activity, 'creator.id');
      return typeof id === 'string' ? [id] : [];
    }),
  ),
];
