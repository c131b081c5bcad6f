import { someResident } from './people.ts';
import { checkInBody } from './programme.ts';
import type { WitnessClient } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** A new resident of the first facility, unless another one is counted, and short ways to its check-ins; days are counted from today, the usual one is a week ago. */
export const checkInsSetup = async (client: WitnessClient, facility = 0) => {
  const { see, make } = client;
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
    /** Creates one and gives its id. */
    made: (body: Body = {}) => make('createCheckIn', { residentId }, sent(body)),
    read: (checkInId: string) => see('getCheckIn', { residentId, checkInId }),
    remove: (checkInId: string) => see('deleteCheckIn', { residentId, checkInId }),
  };
};
