import { refuse } from '../../http/problem.ts';
import type { Levers } from './lever.ts';

const isZone = (timeZone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A community opens; its modules and settings are those that every community begins with. */
export const facilityLevers = {
  'create-facility': (
    { name = 'New community', timeZone = 'UTC', bedCount = null, careSetting = null },
    { store, ids },
  ) => {
    if (!isZone(timeZone))
      return refuse('invalid-input', {
        promised: 'timeZone must be a time zone of the IANA database.',
        found: `${timeZone}.`,
        next: 'send one such as Europe/Copenhagen, or leave it out for UTC.',
      });
    const { id } = store.facilities.insert({ id: ids.next('fac'), name, bedCount, careSetting, timeZone });
    return { facilityId: id };
  },
} satisfies Partial<Levers>;
