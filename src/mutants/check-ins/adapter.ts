import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { checkInsSetup } from '../../witness/check-ins.ts';
import { seeing, type Witness } from '../../witness/client.ts';
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

/** Windows of the list, about as long as the longest that is served. */
const WINDOWS = [
  ['2026-04-26T00:00:00Z', '2026-06-09T23:59:59Z'],
  ['2026-04-26T18:00:00Z', '2026-06-09T23:59:59Z'],
  ['2026-04-26T00:00:00Z', '2026-06-10T00:00:00Z'],
  ['2026-04-26T00:00:00Z', '2026-06-10T23:59:59Z'],
  ['2026-04-26T22:00:00Z', '2026-06-10T21:00:00Z'],
  ['2026-01-10T00:00:00Z', '2026-02-24T12:00:00Z'],
  ['2026-02-15T00:00:00Z', '2026-06-10T23:59:59Z'],
] as const;

/** Check-ins of two residents are made, changed, moved, refused, read, listed and deleted. */
export const everyOperation: Witness = seeing(async (client) => {
  const { day, staff } = client;
  const { create, made, change, read, remove, days, between, asked } = await checkInsSetup(client);
  const other = await checkInsSetup(client);
  await other.create({ description: 'cheerful' });
  await other.create({ startDate: day(-8) });
  const id = await made({ description: 'tired, asked for the newspaper', durationInMinutes: 8 });
  await create({ durationInMinutes: 9 });
  await create({ checkInStaffId: staff[1] });
  await days(-7, -7);
  await days(-9, -8);
  await days(-3, -1);
  await asked(`startDate=${day(-9)}T00:00:00Z`);
  for (const [at, durationInMinutes] of [0, -5, 5000].entries())
    await create({ startDate: day(-10 - at), description: 'cheerful', durationInMinutes });
  for (const missing of ['checkInStaffId', 'durationInMinutes']) {
    await create({ startDate: day(-15), [missing]: undefined });
    await change(id, { [missing]: undefined });
    await read(id);
  }
  for (const startDate of ['2024-02-29', '2023-12-31', day(-10)]) await create({ startDate });
  await days(-14, -5);
  const second = await made({ startDate: day(-5), checkInStaffId: staff[1], durationInMinutes: 0 });
  await change(second, { startDate: day(-5), checkInStaffId: staff[0], durationInMinutes: 90 });
  await change(second, { startDate: day(-5), description: 'calm', durationInMinutes: 0 });
  await change(second, { startDate: day(-8), description: 'sleepy' });
  await read(second);
  await days(-9, -3);
  await change(id, { startDate: '2024-02-03' });
  await create();
  await create({ startDate: day(-8) });
  await remove(second);
  await read(second);
  await days(-9, -3);
  await create({ startDate: day(-8) });
  for (const [startDate, endDate] of WINDOWS) await between(startDate, endDate);
});
