import { givenHome, LONG_AGO } from '../factories/homes.ts';
import { perRun } from '../kit/per-run.ts';
import type { Tools } from '../kit/tools.ts';
import { checkIns } from '../resources/check-ins.ts';
import { personalActivities } from '../resources/personal-activities.ts';
import { companyOf, visits } from '../resources/personal-visits.ts';
import { callsOf } from './of-resource.ts';
import { homeFor, newOrShared } from './people.ts';

const turns = perRun(() => ({ taken: 0 }));

/** A day of its own for each call, so that one resident serves many requests. */
async function someDay(t: Tools): Promise<string> {
  const turn = turns(t.run);
  turn.taken += 1;
  return t.day(-10 - (turn.taken % 20));
}

const checkIn = callsOf(checkIns, {
  keeps: ['startDate', 'checkInStaffId'],
  async draft(t, isAlone) {
    const day = isAlone ? await t.day(LONG_AGO) : await someDay(t);
    const home = await (isAlone ? homeFor(t, isAlone) : checkIns.about.sharedHome(t, [day]));
    return checkIns.draft(t, { home, day, more: { durationInMinutes: 7 }, without: ['description'] });
  },
});

const personalActivity = callsOf(personalActivities, {
  // No other members are sent, because the interface shows none.
  keeps: [
    ...['name', 'startDate', 'startTime', 'endTime', 'timeType'],
    ...['durationInMinutes', 'location', 'description', 'confirmed'],
  ],
});

const companyFor = newOrShared(async (t: Tools) => companyOf(t, await givenHome(t)));

const visit = callsOf(visits, {
  keeps: [
    ...['startDate', 'startTime', 'endTime', 'timeType', 'durationInMinutes'],
    ...['additionalAttendeeResidentIds', 'connectionVisitors', 'manualVisitors'],
  ],
  /** To two residents, by a connection and a manual visitor. */
  async draft(t, isAlone) {
    const { home, connectionIds, others } = await companyFor(t, isAlone);
    const people = { connectionIds: connectionIds.slice(0, 1), attendeeIds: [others[0].residentId] };
    return visits.draft(t, { home, more: { hours: ['09:15', '10:00'], ...people } });
  },
});

/** The calls that the descriptions of resources give. */
export const resourceCalls = {
  listCheckIns: checkIn.list,
  createCheckIn: checkIn.create,
  getCheckIn: checkIn.read,
  replaceCheckIn: checkIn.replace,
  deleteCheckIn: checkIn.remove,
  listPersonalActivities: personalActivity.list,
  createPersonalActivity: personalActivity.create,
  listPersonalVisits: visit.list,
  createPersonalVisit: visit.create,
  getPersonalVisit: visit.read,
  replacePersonalVisit: visit.replace,
  deletePersonalVisit: visit.remove,
} as const;
