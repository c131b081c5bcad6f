import { taskText, type TaskGiven, type TaskId } from '../../../conformance/consumers/client/tasks.ts';
import type { CertifyWorld } from '../world.ts';

type Facts = Readonly<Record<string, string>>;

/** How a task is set up, and what is read from the world before and after it. */
interface Preparation {
  readonly facts: (world: CertifyWorld, facilityId: string) => Facts | Promise<Facts>;
  readonly look?: (world: CertifyWorld, facts: Facts) => Promise<unknown>;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const dataOf = (body: unknown): unknown => memberOf(body, 'data');

const idsOf = (body: unknown): readonly string[] => {
  const data = dataOf(body);
  return Array.isArray(data) ? data.map((one) => String(memberOf(one, 'id'))) : [];
};

const residentOf = async (world: CertifyWorld, { residentId = '' }: Facts): Promise<unknown> =>
  dataOf((await world.ask('GET', `/residents/${encodeURIComponent(residentId)}`)).body);

const allResidents = async (world: CertifyWorld, { facilityId = '' }: Facts): Promise<unknown> => {
  const ids: string[] = [];
  let cursor = '';
  for (let more = true; more;) {
    const { body } = await world.ask(
      'GET',
      `/facilities/${encodeURIComponent(facilityId)}/residents?pageSize=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    ids.push(...idsOf(body));
    cursor = String(memberOf(body, 'nextCursor'));
    more = memberOf(body, 'hasMore') === true;
  }
  return ids;
};

const DAY_MS = 86_400_000;

const dayFrom = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const aResident = async (world: CertifyWorld, facilityId: string): Promise<string> => {
  const { residentId = '' } = await world.lever('create-resident', { facilityId });
  return residentId;
};

/** A resident with a value in every member that a replacement may carry, so every loss shows. */
const knownResident = async (world: CertifyWorld, facilityId: string): Promise<string> => {
  const residentId = await aResident(world, facilityId);
  await world.ask('PUT', `/residents/${encodeURIComponent(residentId)}`, {
    ...{ firstName: 'Ada', lastName: 'Berg', nickname: 'Addie', phone: '16035550142', status: 'active' },
    ...{ email: 'ada.berg@example.com', roomNumber: 'A-1', gender: 'F', dob: '1938-04-02T00:00:00Z' },
    ...{
      moveInDate: '2019-09-01T00:00:00Z',
      about: { bio: 'Taught botany.', likes: ['chess'], isVeteran: true },
    },
  });
  return residentId;
};

const checkInsOf = async (world: CertifyWorld, { residentId = '', day = '' }: Facts): Promise<unknown> =>
  dataOf(
    (
      await world.ask(
        'GET',
        `/residents/${encodeURIComponent(residentId)}/check-ins?startDate=${day}T00:00:00Z&endDate=${day}T23:59:59Z`,
      )
    ).body,
  );

const preparations: Readonly<Record<TaskId, Preparation>> = {
  'change-one-member': {
    facts: async (world, facilityId) => ({
      residentId: await knownResident(world, facilityId),
      roomNumber: 'C-12',
    }),
    look: residentOf,
  },
  'read-all': { facts: (_world, facilityId) => ({ facilityId }), look: allResidents },
  'second-check-in': {
    facts: async (world, facilityId) => {
      const residentId = await aResident(world, facilityId);
      const { staff: staffId = '' } = world.identities;
      const day = dayFrom(0);
      const body = { startDate: day, checkInStaffId: staffId, durationInMinutes: 10 };
      await world.ask('POST', `/residents/${encodeURIComponent(residentId)}/check-ins`, body);
      return { residentId, staffId, day };
    },
    look: checkInsOf,
  },
  'attendance-of-registered': {
    facts: async (world, facilityId) => {
      const { calendarId = '' } = await world.lever('create-calendar', { facilityIds: [facilityId] });
      const { activityId = '' } = await world.lever('create-activity', {
        ...{ calendarId, name: 'Chess for one', maxRegistered: 1 },
        startDate: `${dayFrom(20)}T12:00:00Z`,
      });
      const [first, second] = [await aResident(world, facilityId), await aResident(world, facilityId)];
      return { activityId, first, second };
    },
  },
  'ninety-days': {
    // What a client lists on its own initiative, from today on, ends before this range.
    facts: (_world, facilityId) => ({ facilityId, from: dayFrom(60), to: dayFrom(149) }),
  },
  'read-announcement': {
    facts: async (world, facilityId) => {
      const { announcementId = '' } = await world.lever('send-announcement', {
        ...{ facilityIds: [facilityId], subject: 'The lift rests', message: 'On Monday.' },
      });
      return { announcementId };
    },
  },
};

/** A task that was set up; `after` is read when the round is over. */
export interface Prepared {
  readonly given: Omit<TaskGiven, 'after'>;
  readonly finish: () => Promise<TaskGiven>;
}

/** Sets the tasks up in a world. */
export const prepare = async (world: CertifyWorld, ids: readonly TaskId[]): Promise<readonly Prepared[]> => {
  const [facilityId = ''] = idsOf((await world.ask('GET', '/facilities')).body);
  const prepared: Prepared[] = [];
  for (const id of ids) {
    const { facts: makeFacts, look } = preparations[id];
    const facts = await makeFacts(world, facilityId);
    const given = { id, facts, says: taskText(id, facts), before: await look?.(world, facts) };
    prepared.push({ given, finish: async () => ({ ...given, after: await look?.(world, facts) }) });
  }
  return prepared;
};
