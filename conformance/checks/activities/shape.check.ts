import { startDayAt } from '../../factories/activities-series.ts';
import { attachedActivity } from '../../factories/activities-by-staff.ts';
import { hasLever } from '../../kit/levers.ts';
import { objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityIn } from '../activity-lists.ts';
import { aTimeOfDay, shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';
import { typesOf } from '../../laws/shown.ts';
import { occurrenceOn, someOccurrences } from './occurrences.ts';
import { registeredTwice } from './people.ts';
import { activitiesShown, activityShown } from './shown.ts';

typesOf('activities', 'Activity', activitiesShown, {
  'id-is-a-string': 'ACT-01',
  'texts-are-strings': 'ACT-02',
  'dates-are-date-times': 'ACT-03',
  'times-are-times-of-day': ['ACT-04', aTimeOfDay],
  'time-type-is-of-the-set': 'ACT-05',
  'capacity-of-residents-has-its-types': 'ACT-06',
  'capacity-of-connections-has-its-types': 'ACT-07',
  'flags-are-booleans': 'ACT-08',
  'places-are-strings': 'ACT-09',
  'creator-has-its-types': 'ACT-11',
});

/** An activity with files: one made by staff, else a configured one. */
async function withFiles(t: Tools): Promise<readonly Shown[]> {
  const shown = hasLever(t.run, 'create-activity')
    ? await activityShown(t, { ...(await attachedActivity(t)), day: await t.day(60) })
    : shownIn(await t.call('getActivity', { path: { activityId: t.fixture('activitiesWithAttachments') } }));
  if (!shown.some(({ resource }) => objects(resource, 'attachments').length > 0))
    t.unproven('no answer shows an attachment');
  return shown;
}

typesOf('activities', 'Activity', withFiles, { 'attachments-have-their-types': 'ACT-10' });

typesOf(
  'activities',
  'Activity',
  async (t) => {
    const { both, residentId } = await registeredTwice(t);
    return activityShown(t, both[0], residentId);
  },
  { 'user-status-is-a-string': 'ACT-12' },
);

/** One occurrence of a series, from the list and from Get activity. */
async function occurrenceShown(t: Tools): Promise<readonly Shown[]> {
  const { series, walk, items } = await someOccurrences(t);
  const [occurrence] = items;
  const [answer] = walk.pages;
  if (!occurrence || !answer) return t.unproven('no list shows an occurrence to look at');
  const read = await occurrenceOn(t, startDayAt(t, series.facilityId)(occurrence));
  return [{ answer, resource: occurrence }, activityIn(read)];
}

typesOf('activities', 'Activity', occurrenceShown, {
  'recurrence-has-its-types': 'ACT-13',
  'recurrence-begins-and-ends-at-date-times': 'ACT-14',
});
