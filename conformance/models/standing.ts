import type { Answer } from '../kit/call.ts';
import { eventually } from '../kit/eventually.ts';
import { show } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { data, fits, status } from '../kit/match.ts';
import type { Matcher } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf, listOf, number } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { aroundNow } from '../given/registrations.ts';
import type { Status } from './registration.ts';

/** How somebody stands to one activity, as the list of that resident shows it. */
interface Standing {
  readonly answer: Answer;
  /** The registrations for that activity alone. */
  readonly rows: readonly JsonObject[];
}

type Stands = Status | 'absent';

/** How an answered registration stands. */
export const standsIn = ({ status }: JsonObject): Status =>
  status === 'waitlisted' ? 'waitlisted' : 'registered';

export async function standingOf(t: Tools, activityId: string, residentId: string): Promise<Standing> {
  const answer = await t.call('listResidentRegistrations', {
    path: { residentId },
    query: await aroundNow(t),
  });
  must(answer, status(200), fits);
  return { answer, rows: listOf(answer).filter((row) => row['activityId'] === activityId) };
}

/** The resident's list holds the activity once with that status, or not at all. `promised` says why that must be. */
function mustStand({ answer, rows }: Standing, stands: Stands, promised: string): void {
  const found =
    rows.length === 0
      ? 'the activity is not in the list of the resident'
      : `in the list of the resident the activity is ${rows.map((row) => show(row['status'])).join(' and ')}`;
  mustHold(answer, promised, isStanding(rows, stands), found);
}

const isStanding = (rows: readonly JsonObject[], stands: Stands): boolean =>
  stands === 'absent' ? rows.length === 0 : rows.length === 1 && rows[0]?.['status'] === stands;

/** How a resident stands right now. */
export async function mustNowStand(
  t: Tools,
  activityId: string,
  residentId: string,
  stands: Stands,
  promised: string,
): Promise<void> {
  mustStand(await standingOf(t, activityId, residentId), stands, promised);
}

/** A promotion is another's doing, so it may take a moment: the list is asked until the patience is used up. */
export async function mustMoveUp(
  t: Tools,
  activityId: string,
  residentId: string,
  promised: string,
  patience: number = t.run.patience,
): Promise<void> {
  const seen = await eventually(
    () => standingOf(t, activityId, residentId),
    ({ rows }) => isStanding(rows, 'registered'),
    patience,
  );
  mustStand(seen, 'registered', promised);
}

interface Taken {
  readonly answer: Answer;
  /** How many residents the activity says are registered. */
  readonly registered: number;
}

export async function placesTaken(t: Tools, activityId: string): Promise<Taken> {
  const answer = await t.call('getActivity', { path: { activityId } });
  must(answer, status(200), fits);
  return { answer, registered: number(dataOf(answer), 'capacity.residents.registered') };
}

/** The activity counts so many registered residents. */
export async function mustCount(
  t: Tools,
  activityId: string,
  count: number,
  promised: string,
): Promise<void> {
  const { answer, registered } = await placesTaken(t, activityId);
  mustHold(answer, promised, registered === count, `capacity.residents.registered is ${registered}`);
}

/** A registration that was just made is one of the two that are named. */
export const isNamedStatus: Matcher = data('the status registered or waitlisted', (registration) =>
  registration['status'] === 'registered' || registration['status'] === 'waitlisted'
    ? undefined
    : `the status ${show(registration['status'])}`,
);
