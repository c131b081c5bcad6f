import { activitiesIn, activityBody, someActivity } from '../../witness/programme.ts';
import type { Stage } from '../../witness/stage.ts';
import { idIn, membersIn } from '../input.ts';
import { afterwards, beforehand, inData, inList } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, amendAndShow, createAndRead, made } from './amend.ts';

const POST = 'createActivity';

const asSeries = async (stage: Stage): Promise<unknown> => {
  await someActivity(stage, { recurrence: { frequency: 'daily', interval: 1 } });
  return activitiesIn(stage);
};

/** Lies of the create of an activity: for whom it is, where it stands, and how often it takes place. */
export const placingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.on-the-first-calendar-of-its-facility',
    lie: 'Puts every activity on the first calendar of the facility.',
    breaks: ['ACT-78'],
    tables: beforehand(POST, (input, { store }) => {
      const asked = store.calendars.find(input.path['calendarId']);
      const [facilityId = ''] = asked?.facilityIds ?? [];
      const [first] = store.calendars.filter(({ facilityIds }) => facilityIds.includes(facilityId));
      return { ...input, path: { ...input.path, calendarId: first?.id ?? asked?.id ?? '' } };
    }),
    witness: async (stage) => {
      const { calendarId } = await stage.lever('create-calendar', {
        facilityIds: [stage.facilities[0] ?? ''],
      });
      const path = `/calendars/${calendarId ?? ''}/activities`;
      return (await stage.call('POST', path, { body: activityBody(stage) })).body;
    },
  },
  {
    id: 'activities.open-to-connections-for-good',
    lie: 'Every activity is made with allowConnections true.',
    breaks: ['ACT-76'],
    tables: made(() => ({ allowConnections: true })),
    witness: createAndRead({ allowConnections: false }),
  },
  {
    id: 'activities.never-open-to-connections',
    lie: 'The allowConnections of a create shows in the answer and is not kept.',
    breaks: ['ACT-76'],
    tables: made(() => ({ allowConnections: false }), false),
    witness: createAndRead({ allowConnections: true }),
  },
  {
    id: 'activities.places-mixed-up',
    lie: 'The places for connections are shown as those for residents, too.',
    breaks: ['ACT-77'],
    tables: made(({ maxRegistered, maxRegisteredConnections }) => ({
      maxRegistered: maxRegisteredConnections ?? maxRegistered,
    })),
    witness: createAndRead({ maxRegisteredConnections: 4 }),
  },
  {
    id: 'activities.a-hundred-places-at-most',
    lie: 'No more than a hundred places are kept.',
    breaks: ['ACT-77'],
    tables: made(({ maxRegistered }) => ({ maxRegistered: maxRegistered && Math.min(maxRegistered, 100) })),
    witness: createAndRead({ maxRegistered: 250 }),
  },
  {
    id: 'activities.on-the-first-calendar',
    lie: 'Every activity is shown on the first calendar of the tenant.',
    breaks: ['ACT-78'],
    tables: afterwards(POST, (reply, _input, scene) =>
      inData((activity) => ({ ...activity, calendarId: scene.store.calendars.all()[0]?.id }))(reply, _input),
    ),
    witness: createAndRead({}, 1),
  },
  {
    id: 'activities.calendar-forgotten',
    lie: 'Once made, an activity is on the first calendar of the tenant.',
    breaks: ['ACT-78'],
    tables: afterwards(POST, (reply, _input, scene) => {
      const calendarId = scene.store.calendars.all()[0]?.id ?? '';
      amend(scene, idIn(reply), () => ({ calendarId }));
      return reply;
    }),
    witness: createAndRead({}, 1),
  },
  {
    id: 'activities.facility-of-the-first',
    lie: 'Every activity shows the first facility of the tenant as its own.',
    breaks: ['ACT-79'],
    tables: afterwards('getActivity', (reply, input, scene) =>
      inData((activity) => ({ ...activity, facilityId: scene.store.facilities.all()[0]?.id }))(reply, input),
    ),
    witness: createAndRead({}, 1),
  },
  {
    id: 'activities.recurrence-makes-a-series',
    lie: 'A create whose body holds a recurrence makes a daily series.',
    breaks: ['ACT-81'],
    tables: afterwards(POST, (reply, input, scene) =>
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
    witness: asSeries,
  },
  {
    id: 'activities.listed-twice',
    lie: 'A new activity is in the list twice.',
    breaks: ['ACT-81'],
    tables: afterwards(
      'listActivities',
      inList((items) =>
        items.flatMap((item) => (membersIn(item)['isRecurring'] === true ? [item] : [item, item])),
      ),
    ),
    witness: async (stage) => {
      await someActivity(stage);
      return activitiesIn(stage);
    },
  },
];
