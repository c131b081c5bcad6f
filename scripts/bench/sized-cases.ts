import { activityWindows, changesOf, each, registration } from './cases.ts';
import { ADDRESSES, dayFromNow, numbers, type Ground } from './ground.ts';
import { residentPages } from './pages.ts';
import { reading, type Case } from './steps.ts';

/** The number of check-ins of one resident, and of registrations of one activity, in every world. */
export const LARGE = { checkIns: 15_000, registrations: 1_200 };

/**
 * A series since 1990 with this many exceptions. It has its own world: every listed occurrence contains all of them, so
 * a list of 28 days is more than a megabyte.
 */
export const LONG_SERIES = { exceptions: 5_000 };

const checkInCase = async ({ get, list, write, longStay }: Ground): Promise<Case> => {
  const path = `/residents/${longStay}/check-ins`;
  const windowFrom = (first: number): string =>
    `${path}?startDate=${dayFromNow(first)}T00:00:00Z&endDate=${dayFromNow(first + 27)}T23:00:00Z`;
  const stride = Math.floor((LARGE.checkIns - 60) / ADDRESSES);
  const reads = numbers(ADDRESSES).map((at) => get(windowFrom(at * stride - LARGE.checkIns)));
  const { data } = await list(windowFrom(-40));
  const writes = data.slice(0, 4).map(({ id, startDate, checkInStaff }) =>
    write('PUT', `${path}/${id}`, {
      startDate: startDate?.slice(0, 10),
      checkInStaffId: checkInStaff?.id,
      durationInMinutes: 15,
      description: 'Watered the plants together.',
    }),
  );
  return reading('window of check-ins', reads, writes);
};

/** The windows of activities, which a long series makes large. */
export const activitiesCase = (ground: Ground): Case =>
  reading('activities, by size', activityWindows(ground), changesOf(ground));

/** From one on. */
const sizes = (most: number): readonly number[] => numbers(most).map((at) => at + 1);

/** What is measured on one mock against the same on a larger one. */
export const sizedCasesFor = async (ground: Ground, residents: number): Promise<readonly Case[]> => {
  const { get, facility, feast, newcomers } = ground;
  const people = `/facilities/${facility}/residents`;
  const changes = changesOf(ground);
  const { cursors, emails } = await residentPages(ground, residents);
  const sized = [
    ...sizes(100).map((size) => `active&pageSize=${size}`),
    ...sizes(20).map((size) => `onLeave&pageSize=${size}`),
    ...sizes(20).map((size) => `inactive&pageSize=${size}`),
  ];
  return [
    reading('page', each(get, `${people}?pageSize=`, sizes(100)), changes),
    reading('cursor page', each(get, `${people}?pageSize=50&cursor=`, cursors), changes),
    reading('email filter', each(get, `${people}?email=`, emails.map(encodeURIComponent)), changes),
    reading('status filter', each(get, `${people}?status=`, sized), changes),
    await checkInCase(ground),
    { name: 'register', steps: newcomers.map((user) => registration(ground, feast, user)) },
    activitiesCase(ground),
  ];
};
