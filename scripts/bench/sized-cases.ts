import { activityWindows, changesOf, registration } from './cases.ts';
import { ADDRESSES, dayFromNow, numbers, type Ground } from './ground.ts';
import { residentPages } from './pages.ts';
import { mixed, type Case } from './steps.ts';

/** So many check-ins does one resident have, and so many registrations one activity, in every world. */
export const LARGE = { checkIns: 15_000, registrations: 1_200 };

/**
 * A series since 1990 with so many exceptions. It is in a world of its own: every occurrence that is listed tells all of
 * them, so a list of 28 days is more than a megabyte.
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
  return { name: 'window of check-ins', steps: mixed(reads, writes) };
};

/** The windows of activities, which a long series makes large. */
export const activitiesCase = (ground: Ground): Case => ({
  name: 'activities, by size',
  steps: mixed(activityWindows(ground), changesOf(ground)),
});

/** What is measured on one mock against the same on a larger one. */
export const sizedCasesFor = async (ground: Ground, residents: number): Promise<readonly Case[]> => {
  const { get, facility, feast, newcomers } = ground;
  const people = `/facilities/${facility}/residents`;
  const changes = changesOf(ground);
  const { cursors, emails } = await residentPages(ground, residents);
  const sized = [
    ...numbers(100).map((at) => `status=active&pageSize=${at + 1}`),
    ...numbers(20).map((at) => `status=onLeave&pageSize=${at + 1}`),
    ...numbers(20).map((at) => `status=inactive&pageSize=${at + 1}`),
  ];
  return [
    {
      name: 'page',
      steps: mixed(
        numbers(100).map((at) => get(`${people}?pageSize=${at + 1}`)),
        changes,
      ),
    },
    {
      name: 'cursor page',
      steps: mixed(
        cursors.map((cursor) => get(`${people}?pageSize=50&cursor=${cursor}`)),
        changes,
      ),
    },
    {
      name: 'email filter',
      steps: mixed(
        emails.map((email) => get(`${people}?email=${encodeURIComponent(email)}`)),
        changes,
      ),
    },
    {
      name: 'status filter',
      steps: mixed(
        sized.map((query) => get(`${people}?${query}`)),
        changes,
      ),
    },
    await checkInCase(ground),
    { name: 'register', steps: newcomers.map((user) => registration(ground, feast, user)) },
    activitiesCase(ground),
  ];
};
