import {
  givenPersonalActivity,
  personalActivityOn,
  personalActivitySometimeOn,
} from '../../factories/personal-activities.ts';
import { perRun } from '../../kit/per-run.ts';
import type { Tools } from '../../kit/tools.ts';
import { windowReadings } from '../../laws/dated-window-readings.ts';
import { windowChecks, type DatedWindow } from '../../laws/dated-windows.ts';
import { residentDatesCheck } from '../../laws/window-of-dates.ts';

/** The ids of all records of these checks: no other check makes any for their residents. */
const placedBefore = perRun(() => new Set<string>());

type Home = Parameters<DatedWindow['place']>[1];
type Body = Awaited<ReturnType<typeof personalActivityOn>>;

async function placed(t: Tools, home: Home, body: Body): Promise<string> {
  const known = placedBefore(t.run);
  const { id } = await givenPersonalActivity(t, home, body, [...known]);
  known.add(id);
  return id;
}

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
  place: async (t, home, day, hours) => placed(t, home, await personalActivityOn(t, home, day, hours)),
};

windowChecks(window);

windowReadings(window);

residentDatesCheck(window, async (t, home, day) =>
  placed(t, home, await personalActivitySometimeOn(t, home, day, 'allDay')),
);
