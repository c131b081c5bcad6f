import { visitOn, visitSometimeOn } from '../../factories/personal-visits.ts';
import { keptVisit } from '../../assertions/personal-visits.ts';
import { windowReadings } from '../../laws/dated-window-readings.ts';
import { windowChecks, type DatedWindow } from '../../laws/dated-windows.ts';
import { residentDatesCheck } from '../../laws/window-of-dates.ts';

const window: DatedWindow = {
  section: 'personal-visits',
  thing: 'a visit',
  operation: 'listPersonalVisits',
  clauses: {
    inside: 'PVS-15',
    outside: 'PVS-16',
    served: 'ACT-32',
    beyond: 'ACT-33',
    noLonger: 'ACT-34',
    noShorter: 'ACT-35',
    middays: 'PVS-26',
  },
  // The filter must not change the length of the window.
  queries: [{}, { visitType: 'social' }],
  place: async (t, home, day, hours) => (await keptVisit(t, home, visitOn(t, home, day, hours))).visitId,
};

windowChecks(window);

windowReadings(window);

residentDatesCheck(
  window,
  async (t, home, day) => (await keptVisit(t, home, visitSometimeOn(t, home, day, 'allDay'))).visitId,
);
