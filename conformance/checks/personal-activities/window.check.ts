import { givenPersonalActivity, personalActivityOn } from '../../factories/personal-activities.ts';
import { windowReadings } from '../dated-window-readings.ts';
import { windowChecks, type DatedWindow } from '../dated-windows.ts';

const window: DatedWindow = {
  section: 'personal-activities',
  thing: 'a personal activity',
  operation: 'listPersonalActivities',
  clauses: {
    inside: 'PAC-14',
    outside: 'PAC-15',
    served: 'ACT-32',
    beyond: 'ACT-33',
    noLonger: 'ACT-34',
    noShorter: 'ACT-35',
    middays: 'PAC-22',
  },
  queries: [{}],
  place: async (t, home, day, hours) =>
    (await givenPersonalActivity(t, home, await personalActivityOn(t, home, day, hours))).id,
};

windowChecks(window);

windowReadings(window);
