import { someConnection, someResident } from '../witness/people.ts';
import { recording } from '../witness/recording.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';

/** Staff, a resident and a connection of several facilities list and read, a private calendar too. */
const usual: Witness = async (client) => {
  const { seen, call } = recording(client);
  const [home = '', away = ''] = client.facilities;
  await client.lever('create-calendar', { facilityIds: [home], private: true });
  const resident = await someResident(client);
  // At home in the first facility and linked to both, the second named first.
  const connection = await someConnection(client, { facilities: [away, home] });
  for (const as of [client.staff[0] ?? '', connection]) await call('GET', '/facilities', { as });
  for (const path of [`/facilities/${away}`, `/facilities/${home}/calendars`])
    await call('GET', path, { as: resident });
  return seen;
};

/** Variants of the sections Facilities and Calendars. */
export const facilityVariants = readingsOf(usual, ['facilities', 'calendars']);
