import type { Examples } from '../example.ts';
import { home } from '../tour.ts';

export const calendarExamples: Pick<Examples, 'listCalendars'> = {
  listCalendars: (tour) => ({ path: { facilityId: home(tour).id } }),
};
