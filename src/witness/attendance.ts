import { someConnection, someResident } from './people.ts';
import { someActivity } from './programme.ts';
import type { WitnessClient, Witness } from './client.ts';

type Members = Readonly<Record<string, unknown>>;

export const DECLINED = { status: 'declined', declineReason: 'Sleeping', duration: 12 };
export const AS_CONNECTION = { userType: 'connection' };

/** Two activities, two residents, a connection of the first one, and short ways to their attendance. */
const attendanceFixtureOf = async (client: WitnessClient) => {
  const { outcome, day } = client;
  const made = (more: Members) => someActivity(client, { location: 'Hall', ...more });
  const soon = `${day(7)}T12:00:00Z`;
  const first = await made({ startDate: soon, endDate: `${day(7)}T13:00:00Z` });
  const second = await made({ name: 'Choir', type: 'Music', location: 'Library', startDate: soon });
  const [ann, ben] = [await someResident(client), await someResident(client, { firstName: 'Ben' })];
  /** By which the connection is known elsewhere. */
  const externalId = `ext-${ann}`;
  const connection = await someConnection(client, { residents: [ann], externalId });
  const cameTo = (activityId: string) => outcome('listAttendance', { activityId });
  /** Attendance of a resident between two days, counted from today. */
  const came = (residentId: string, from = -3, until = 12) =>
    outcome('listResidentAttendance', {
      residentId,
      ...{ startDate: `${day(from)}T00:00:00Z`, endDate: `${day(until)}T23:59:59Z` },
    });
  return {
    ...{ first, second, ann, ben, connection, externalId, cameTo, came },
    /** Marks a user: by default a resident who attended the first activity. */
    mark: (userId: string, more: Members = {}, activityId = first) => {
      const body = { userId, userType: 'resident', status: 'attended', ...more };
      return outcome('markAttendance', { activityId }, { body });
    },
    update: (userId: string, body: Members, activityId = first) =>
      outcome('updateAttendance', { activityId, userId }, { body }),
    remove: (userId: string, activityId = first) => outcome('deleteAttendance', { activityId, userId }),
    /** Whatever all lists show. */
    all: async () => [await cameTo(first), await cameTo(second), await came(ann), await came(ben)],
  };
};

type AttendanceFixture = Awaited<ReturnType<typeof attendanceFixtureOf>>;

/** What is answered to steps with the fixture, and all lists after them. */
export const withAttendanceFixture =
  (steps: (fixture: AttendanceFixture, client: WitnessClient) => Promise<unknown>): Witness =>
  async (client) => {
    const fixture = await attendanceFixtureOf(client);
    return [await steps(fixture, client), await fixture.all()];
  };

/** All steps of `all`, one after the other. */
export const inTurn = async (...all: readonly (() => Promise<unknown>)[]): Promise<readonly unknown[]> => {
  const seen: unknown[] = [];
  for (const one of all) seen.push(await one());
  return seen;
};

/** A resident who came is marked, and shown in the list of the activity. */
export const marks: Witness = withAttendanceFixture(async ({ mark, cameTo, first, ann }) =>
  inTurn(
    () => mark(ann, { duration: 45 }),
    () => cameTo(first),
  ),
);

/** A daily series that began four days ago. */
export const begunSeries = async ({ lever, calendars, day }: WitnessClient): Promise<string> => {
  const made = await lever('create-activity', {
    calendarId: calendars[0] ?? '',
    startDate: `${day(-4)}T09:00:00Z`,
    endDate: `${day(-4)}T10:00:00Z`,
    recurrence: { frequency: 'daily', seriesEndDate: day(8) },
  });
  return made['activityId'] ?? '';
};
