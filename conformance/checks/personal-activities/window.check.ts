import { givenPersonalActivity, personalActivityOn } from '../../factories/personal-activities.ts';
import { perRun } from '../../kit/per-run.ts';
import { windowReadings } from '../dated-window-readings.ts';
import { windowChecks, type DatedWindow } from '../dated-windows.ts';

/** The ids of all records of these checks: no other check makes any for their residents. */
const placedBefore = perRun(() => new Set<string>());

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
  async place(t, home, day, hours) {
    const known = placedBefore(t.run);
    const body = await personalActivityOn(t, home, day, hours);
    const { id } = await givenPersonalActivity(t, home, body, [...known]);
    known.add(id);
    return id;
  },
};

windowChecks(window);

windowReadings(window);
