import type { ValidCalls } from './call.ts';

export const facilityCalls: ValidCalls<'listFacilities' | 'getFacility'> = {
  listFacilities: { ready: () => Promise.resolve({}) },
  getFacility: { ready: async (t) => ({ path: { facilityId: (await t.facility()).id } }) },
};
