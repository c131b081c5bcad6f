import { someResident } from '../witness/people.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

export const calendarVariants: readonly Variant[] = [
  takes('private-calendars', 'hidden', async (stage) => {
    const [facility = ''] = stage.facilities;
    await stage.lever('create-calendar', { facilityIds: [facility], private: true });
    return (await stage.call('GET', `/facilities/${facility}/calendars`, { as: await someResident(stage) }))
      .body;
  }),
];
