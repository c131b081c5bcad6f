import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import { addDays, dayOfInstant } from '../../kit/dates.ts';
import { field, items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Identity } from '../../kit/run.ts';
import { listed } from '../answer-summary.ts';
import type { Asker, Question } from '../ask.ts';
import type { Pooled } from './pools.ts';

/** Requests of one resident whose comments are read. */
const READ = 4;

const settled: Readonly<Record<string, PoolName>> = {
  approved: 'approvedTransportationRequests',
  denied: 'deniedTransportationRequests',
  completed: 'completedTransportationRequests',
};

/** Which pools a transportation request of a list may stand in. */
export function poolsOfRide({ isRecurring, status }: JsonObject): readonly PoolName[] {
  if (isRecurring === true) return ['recurringTransportationRequests'];
  const pool = settled[String(status)];
  return pool ? [pool] : [];
}

/** Which pools a work request of a list may stand in. */
export const poolsOfWork = ({ status, crew }: JsonObject): readonly PoolName[] => [
  ...(status === 'in_progress' ? (['workRequestsInProgress'] as const) : []),
  ...(status === 'completed' ? (['completedWorkRequests'] as const) : []),
  ...(items(crew).length > 0 ? (['crewedWorkRequests'] as const) : []),
];

/** What the requests of the residents hold for the pools, as each resident is shown them. */
export async function pooledRequests(
  residents: readonly Identity[],
  now: number,
  asker: Asker,
): Promise<Pooled> {
  const pooled: Pooled[number][] = [];
  for (const { id: residentId, actingId: as } of residents) {
    if (residentId === undefined) continue;
    const rides = await rowsOf(asker, ridesOf(residentId, as, now));
    const works = await rowsOf(asker, [
      { operationId: 'listWorkRequests', as, path: { residentId }, query: { pageSize: 100 } },
    ]);
    pooled.push(...rides.flatMap((one) => pairs(one, poolsOfRide(one))));
    pooled.push(...works.flatMap((one) => pairs(one, poolsOfWork(one))));
    for (const one of rides.filter(({ isRecurring }) => isRecurring !== true).slice(0, READ)) {
      const path = { residentId, requestId: String(one['id']) };
      const comments = await rowsOf(asker, [{ operationId: 'listTransportationRequestComments', as, path }]);
      if (comments.some(isOfStaff)) pooled.push(...pairs(one, ['answeredTransportationRequests']));
    }
    for (const one of works.slice(0, READ)) {
      const path = { residentId, workRequestId: String(one['id']) };
      const comments = await rowsOf(asker, [{ operationId: 'listWorkRequestComments', as, path }]);
      if (comments.some(isOfStaff)) pooled.push(...pairs(one, ['answeredWorkRequests']));
    }
  }
  return pooled;
}

/** The requests of the 45 days before today, and of those after it. */
function ridesOf(residentId: string, as: string, now: number): readonly Question[] {
  const today = dayOfInstant(now);
  return [-44, 1].map((first) => ({
    operationId: 'listTransportationRequests',
    ...{ as, path: { residentId } },
    query: { startDate: addDays(today, first), endDate: addDays(today, first + 44) },
  }));
}

async function rowsOf(asker: Asker, questions: readonly Question[]): Promise<readonly JsonObject[]> {
  await asker.ask(questions);
  return questions.flatMap((question) => listed(asker.answer(question)) ?? []);
}

const isOfStaff = (comment: JsonObject): boolean => field(comment, 'author.userType') === 'staff';

const pairs = ({ id }: JsonObject, names: readonly PoolName[]): Pooled =>
  typeof id === 'string' ? names.map((name) => [name, id] as const) : [];
