import { activitiesIn, activityBody, someActivity } from '../../witness/programme.ts';
import type { Stage } from '../../witness/stage.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, beforehand, inData, inList } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, amendAndShow, createAndRead, made } from './amend.ts';

const POST = 'createActivity';

const asSeries = async (stage: Stage): Promise<unknown> => {
  await someActivity(stage, { recurrence: { frequency: 'daily', interval: 1 } });
  return activitiesIn(stage);
};

/** Saboteurs of the create of an activity: for whom it is, where it stands, and how often it takes place. */
export const placingSaboteurs = saboteursOf('activities', createAndRead({}, 1), {
  'on-the-first-calendar-of-its-facility': [
    'Puts every activity on the first calendar of the facility.',
    ['ACT-78'],
    beforehand(POST, (input, { store }) => {
      const asked = store.calendars.find(input.path['calendarId']);
      const [facilityId = ''] = asked?.facilityIds ?? [];
      const [first] = store.calendars.filter(({ facilityIds }) => facilityIds.includes(facilityId));
      return { ...input, path: { ...input.path, calendarId: first?.id ?? asked?.id ?? '' } };
    }),
    async (stage) => {
      const { calendarId } = await stage.lever('create-calendar', {
        facilityIds: [stage.facilities[0] ?? ''],
      });
      const path = `/calendars/${calendarId ?? ''}/activities`;
      return (await stage.call('POST', path, { body: activityBody(stage) })).body;
    },
  ],
  'open-to-connections-for-good': [
    'Every activity is made with allowConnections true.',
    ['ACT-76'],
    made(() => ({ allowConnections: true })),
    createAndRead({ allowConnections: false }),
  ],
  'never-open-to-connections': [
    'The allowConnections of a create shows in the answer and is not kept.',
    ['ACT-76'],
    made(() => ({ allowConnections: false }), false),
    createAndRead({ allowConnections: true }),
  ],
  'places-mixed-up': [
    'The places for connections are shown as those for residents, too.',
    ['ACT-77'],
    made(({ maxRegistered, maxRegisteredConnections }) => ({
      maxRegistered: maxRegisteredConnections ?? maxRegistered,
    })),
    createAndRead({ maxRegisteredConnections: 4 }),
  ],
  'a-hundred-places-at-most': [
    'No more than a hundred places are kept.',
    ['ACT-77'],
    made(({ maxRegistered }) => ({ maxRegistered: maxRegistered && Math.min(maxRegistered, 100) })),
    createAndRead({ maxRegistered: 250 }),
  ],
  'on-the-first-calendar': [
    'Every activity is shown on the first calendar of the tenant.',
    ['ACT-78'],
    afterwards(POST, (reply, _input, scene) =>
      inData((activity) => ({ ...activity, calendarId: scene.store.calendars.all()[0]?.id }))(reply, _input),
    ),
  ],
  'calendar-forgotten': [
    'Once made, an activity is on the first calendar of the tenant.',
    ['ACT-78'],
    afterwards(POST, (reply, _input, scene) => {
      const calendarId = scene.store.calendars.all()[0]?.id ?? '';
      amend(scene, idIn(reply), () => ({ calendarId }));
      return reply;
    }),
  ],
  'facility-of-the-first': [
    'Every activity shows the first facility of the tenant as its own.',
    ['ACT-79'],
    afterwards('getActivity', (reply, input, scene) =>
      inData((activity) => ({ ...activity, facilityId: scene.store.facilities.all()[0]?.id }))(reply, input),
    ),
  ],
  'recurrence-makes-a-series': [
    'A create whose body holds a recurrence makes a daily series.',
    ['ACT-81'],
    afterwards(POST, (reply, input, scene) =>
      input.sent['recurrence'] === undefined
        ? reply
        : amendAndShow(reply, scene, idIn(reply), ({ startDate }) => ({
            recurrence: {
              frequency: 'daily',
              interval: 1,
              daysOfWeek: [],
              weekOfMonth: null,
              dayOfWeek: null,
              dayOfMonth: null,
              seriesStartDate: startDate.slice(0, 10),
              seriesEndDate: null,
              exceptionDates: [],
            },
          })),
    ),
    asSeries,
  ],
  'listed-twice': [
    'A new activity is in the list twice.',
    ['ACT-81'],
    afterwards(
      'listActivities',
      inList((items) =>
        items.flatMap((item) => (membersIn(item)['isRecurring'] === true ? [item] : [item, item])),
      ),
    ),
    async (stage) => {
      await someActivity(stage);
      return activitiesIn(stage);
    },
  ],
});
