import { someConnection, someResident } from '../witness/people.ts';
import { recording } from '../witness/recording.ts';
import type { Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

/** Staff, a resident and a connection of several facilities list and read, a private calendar too. */
const usual: Witness = async (stage) => {
  const { seen, call } = recording(stage);
  const [home = '', away = ''] = stage.facilities;
  await stage.lever('create-calendar', { facilityIds: [home], private: true });
  const resident = await someResident(stage);
  // At home in the first facility and linked to both, the second named first.
  const connection = await someConnection(stage, { facilities: [away, home] });
  for (const as of [stage.staff[0] ?? '', connection]) await call('GET', '/facilities', { as });
  for (const path of [`/facilities/${away}`, `/facilities/${home}/calendars`])
    await call('GET', path, { as: resident });
  return seen;
};

/** Variants of the sections Facilities and Calendars. */
export const facilityVariants = readingsOf(usual, [
  ['staff-facilities', ['all', 'refused']],
  ['connection-facilities', ['first', 'of-residents']],
  ['foreign-facility', ['forbidden', 'not-found']],
  ['private-calendars', ['hidden']],
]);
