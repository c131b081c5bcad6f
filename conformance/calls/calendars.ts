import type { ValidCalls } from './call.ts';

export const calendarCalls: ValidCalls<'listCalendars'> = {
  listCalendars: { ready: async (t) => ({ path: { facilityId: (await t.facility()).id } }) },
};
