import { isRefusal } from '../../mock/http/problem.ts';
import { listActivities, someSeries } from '../../witness/activities.ts';
import { activityBody, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { afterwards, beforehand, inData, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, amendAndShow, replaceAndRead } from './amend.ts';

const PUT = 'replaceActivity';

const replacingPast: Witness = async (stage) => {
  const { activityId } = await stage.lever('create-activity', {
    calendarId: stage.calendars[0] ?? '',
    startDate: `${stage.day(-9)}T09:00:00Z`,
    endDate: `${stage.day(-9)}T10:00:00Z`,
  });
  return replaceAndRead(stage, activityId ?? '', activityBody(stage, { name: 'Oils' }));
};

const replacingSeries: Witness = async (stage) =>
  replaceAndRead(stage, await someSeries(stage), activityBody(stage, { name: 'Oils', maxRegistered: 3 }));

const isPast = (endDate: string | null, now: string): boolean => endDate !== null && endDate < now;

/** Saboteurs about what no replacement can change: the calendar, a past activity, a series. */
export const unchangeableSaboteurs = saboteursOf('activities', replacingSeries, {
  'past-ones-renamed-in-the-list': [
    'The list shows the name that a refused replacement of a past activity sent.',
    ['ACT-90'],
    (tables) => {
      const sent = new Map<string, unknown>();
      const heard = instead(PUT, (original) => (input, scene) => {
        const reply = original(input, scene);
        if (isRefusal(reply)) sent.set(input.path['activityId'] ?? '', input.sent['name']);
        return reply;
      });
      const told = afterwards(
        'listActivities',
        inData((activity) => ({ ...activity, name: sent.get(String(activity['id'])) ?? activity['name'] })),
      );
      return told(heard(tables));
    },
    async (stage) => {
      const day = stage.day(-9);
      const { activityId = '' } = await stage.lever('create-activity', {
        calendarId: stage.calendars[0] ?? '',
        ...{ startDate: `${day}T09:00:00Z`, endDate: `${day}T10:00:00Z` },
      });
      await stage.call('PUT', `/activities/${activityId}`, { body: activityBody(stage, { name: 'Oils' }) });
      return (await listActivities(stage, { startDate: `${day}T00:00:00Z`, endDate: `${day}T23:00:00Z` }))
        .body;
    },
  ],
  'replace-moves-to-a-calendar': [
    'A calendarId in a replacement moves the activity there.',
    ['ACT-88'],
    afterwards(PUT, (reply, input, scene) => {
      const calendar = scene.store.calendars.find(String(input.sent['calendarId']));
      return calendar
        ? amendAndShow(reply, scene, input.path['activityId'], () => ({ calendarId: calendar.id }))
        : reply;
    }),
    async (stage) =>
      replaceAndRead(
        stage,
        await someActivity(stage),
        activityBody(stage, { calendarId: stage.calendars[1] }),
      ),
  ],
  'replace-refuses-the-move-and-makes-it': [
    'A replacement with another calendarId is refused, and the activity is on that calendar afterwards.',
    ['ACT-88'],
    instead(PUT, (original) => (input, scene) => {
      const calendar = scene.store.calendars.find(String(input.sent['calendarId']));
      const activity = scene.store.activities.find(input.path['activityId']);
      if (!calendar || !activity || activity.calendarId === calendar.id) return original(input, scene);
      amend(scene, activity.id, () => ({ calendarId: calendar.id }));
      return { status: 409, body: {} };
    }),
    async (stage) =>
      replaceAndRead(
        stage,
        await someActivity(stage),
        activityBody(stage, { calendarId: stage.calendars[1] }),
      ),
  ],
  'past-ones-replaced': [
    'A past activity is replaced like any other.',
    ['ACT-90'],
    instead(PUT, (original) => (input, scene) => {
      const id = input.path['activityId'];
      const now = scene.clock.now().toString();
      if (!isPast(scene.store.activities.find(id)?.endDate ?? null, now)) return original(input, scene);
      amend(scene, id, () => ({ startDate: '2090-01-01T12:00:00.000Z', endDate: null }));
      return original(input, scene);
    }),
    replacingPast,
  ],
  'past-ones-refused-and-renamed': [
    'The replacement of a past activity is refused, and its name is changed all the same.',
    ['ACT-90'],
    instead(PUT, (original) => (input, scene) => {
      const id = input.path['activityId'];
      const reply = original(input, scene);
      const isOver = isPast(scene.store.activities.find(id)?.endDate ?? null, scene.clock.now().toString());
      if (isRefusal(reply) && isOver) amend(scene, id, () => ({ name: String(input.sent['name']) }));
      return reply;
    }),
    replacingPast,
  ],
  'series-replaced': [
    'The replacement of a series gives its name and places to every occurrence.',
    ['ACT-92'],
    instead(PUT, (original) => (input, scene) => {
      const activity = scene.store.activities.find(input.path['activityId']);
      if (!activity?.recurrence) return original(input, scene);
      return amendAndShow({ status: 200, body: {} }, scene, activity.id, () => ({
        name: String(input.sent['name']),
      }));
    }),
  ],
  'series-refused-and-limited': [
    'The replacement of a series is refused, and its places are those sent all the same.',
    ['ACT-92'],
    instead(PUT, (original) => (input, scene) => {
      const activity = scene.store.activities.find(input.path['activityId']);
      const places = Number(input.sent['maxRegistered']);
      if (activity?.recurrence) amend(scene, activity.id, () => ({ maxRegistered: places }));
      return original(input, scene);
    }),
  ],
  'series-made-single': [
    'A replacement makes one activity of a series.',
    ['ACT-92'],
    beforehand(PUT, (input, scene) => {
      const activity = scene.store.activities.find(input.path['activityId']);
      if (activity?.recurrence) amend(scene, activity.id, () => ({ recurrence: null }));
      return input;
    }),
  ],
});
