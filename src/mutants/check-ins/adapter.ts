import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { membersIn, type Members } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';

export const LIST = 'listCheckIns';
export const CREATE = 'createCheckIn';
export const GET = 'getCheckIn';
export const CHANGE = 'replaceCheckIn';
export const DELETE = 'deleteCheckIn';

/** The operations that show check-ins. */
export const EVERYWHERE = [CREATE, GET, LIST, CHANGE] as const;

/** The verbs of faults for check-ins. */
export const checkIns = resourceOf<CheckInRecord>({
  records: ({ store }) => store.checkIns,
  view: checkInView,
  id: 'checkInId',
  list: LIST,
  create: CREATE,
  replace: CHANGE,
  shownBy: EVERYWHERE,
});

/** The day of a date or of an instant, as it is written. */
export const dayIn = (value: unknown): string => String(value).slice(0, 10);

/** The day that a body names. */
export const sentDay = ({ body }: AnyInput): string => dayIn(membersIn(body)['startDate']);

/** Whether a check-in is one of the resident of the path. */
export const isOwn = ({ residentId }: CheckInRecord, { path }: AnyInput): boolean =>
  residentId === path['residentId'];

/** Another check-in of the same resident within three days of a day. */
export const isAround = (former: CheckInRecord, { residentId, day }: CheckInRecord): boolean =>
  residentId === former.residentId && Math.abs(Date.parse(day) - Date.parse(former.day)) < 3e8;

/** A list that the original server refuses is served where the test says so: all from the first day to the last. */
export const servesBeyond = (serves: (query: Members) => boolean): Mutation =>
  instead(LIST, (original) => (input, context) => {
    const reply = original(input, context);
    if (!isRefusal(reply) || !serves(input.query)) return reply;
    const [first, last] = [dayIn(input.query['startDate']), dayIn(input.query['endDate'])];
    const found = context.store.checkIns.filter(
      (one) => isOwn(one, input) && first <= one.day && one.day <= last,
    );
    return { status: 200, body: { data: found.map((one) => checkInView(one, context)) } };
  });
