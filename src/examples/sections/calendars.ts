import type { Examples } from '../example.ts';
import { home } from '../tour.ts';

export const calendarExamples = {
  listCalendars: (tour) => ({ at: { facilityId: home(tour).id } }),
} satisfies Partial<Examples>;
