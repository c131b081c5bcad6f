import { visitOn } from '../../given/personal-visits.ts';
import { keptVisit } from '../../models/personal-visits.ts';
import { windowReadings } from '../dated-window-readings.ts';
import { windowChecks } from '../dated-windows.ts';
import type { DatedWindow } from '../dated-windows.ts';

const window: DatedWindow = {
  section: 'personal-visits',
  thing: 'a visit',
  operation: 'listPersonalVisits',
  clauses: {
    inside: 'PVS-15',
    outside: 'PVS-16',
    served: 'PVS-22',
    beyond: 'PVS-23',
    noLonger: 'PVS-24',
    noShorter: 'PVS-25',
    middays: 'PVS-26',
  },
  // The filter makes the window no wider and no narrower.
  queries: [{}, { visitType: 'social' }],
  place: async (t, home, day, hours) => (await keptVisit(t, home, visitOn(t, home, day, hours))).visitId,
};

windowChecks(window);

windowReadings(window, {
  beyond: 'PVS-27',
  zone: 'PVS-28',
  start: 'PVS-29',
  end: 'PVS-30',
  endBeforeStart: 'PVS-31',
  plainDates: 'PVS-32',
});
