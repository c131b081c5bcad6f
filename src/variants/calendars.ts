import { someResident } from '../witness/people.ts';
import { readingsOf } from './reading.ts';

export const calendarVariants = readingsOf(
  async (stage) => {
    const [facility = ''] = stage.facilities;
    await stage.lever('create-calendar', { facilityIds: [facility], private: true });
    return (await stage.call('GET', `/facilities/${facility}/calendars`, { as: await someResident(stage) }))
      .body;
  },
  [['private-calendars', ['hidden']]],
);
