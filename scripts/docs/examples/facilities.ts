import type { Examples } from '../example.ts';
import { home } from '../tour.ts';

export const facilityExamples: Pick<Examples, 'listFacilities' | 'getFacility'> = {
  listFacilities: () => ({ path: {} }),
  getFacility: (tour) => ({ path: { facilityId: home(tour).id } }),
};
