import { someResident } from './people.ts';
import { checkInBody } from './programme.ts';
import type { WitnessClient } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** A new resident of the first facility, unless another one is counted, and short ways to its check-ins; days are counted from today, the usual one is a week ago. */
export const checkInsSetup = async (client: WitnessClient, facility = 0) => {
  const { see, make, day } = client;
  const residentId = await someResident(client, {}, facility);
  const sent = (body: Body) => ({ body: checkInBody(client, body) });
  /** The list of a query as it stands. */
  const asked = (search: string) => see('listCheckIns', { residentId }, { search });
  /** The list between two instants. */
  const between = (startDate: string, endDate: string) =>
    asked(`startDate=${encodeURIComponent(startDate)}&endDate=${encodeURIComponent(endDate)}`);
  return {
    asked,
    between,
    create: (body: Body = {}) => see('createCheckIn', { residentId }, sent(body)),
    /** Creates one and gives its id. */
    made: (body: Body = {}) => make('createCheckIn', { residentId }, sent(body)),
    read: (checkInId: string) => see('getCheckIn', { residentId, checkInId }),
    change: (checkInId: string, body: Body = {}) =>
      see('replaceCheckIn', { residentId, checkInId }, sent(body)),
    remove: (checkInId: string) => see('deleteCheckIn', { residentId, checkInId }),
    /** The list from the beginning of one day to the end of another. */
    days: (first: number, last: number) => between(`${day(first)}T00:00:00Z`, `${day(last)}T23:59:59Z`),
  };
};
