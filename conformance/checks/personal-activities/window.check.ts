import { givenPersonalActivity, personalActivityOn } from '../../given/personal-activities.ts';
import { windowReadings } from '../dated-window-readings.ts';
import { windowChecks } from '../dated-windows.ts';
import type { DatedWindow } from '../dated-windows.ts';

const window: DatedWindow = {
  section: 'personal-activities',
  thing: 'a personal activity',
  operation: 'listPersonalActivities',
  clauses: {
    inside: 'PAC-14',
    outside: 'PAC-15',
    served: 'PAC-18',
    beyond: 'PAC-19',
    noLonger: 'PAC-20',
    noShorter: 'PAC-21',
    middays: 'PAC-22',
  },
  queries: [{}],
  place: async (t, home, day, hours) =>
    (await givenPersonalActivity(t, home, await personalActivityOn(t, home, day, hours))).id,
};

windowChecks(window);

windowReadings(window, {
  beyond: 'PAC-23',
  zone: 'PAC-24',
  start: 'PAC-25',
  end: 'PAC-26',
  endBeforeStart: 'PAC-27',
  plainDates: 'PAC-28',
});
