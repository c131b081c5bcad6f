import { activityBody, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, withBody, without, type Members, textIn } from '../input.ts';
import { afterwards, beforehand, inData, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amendAndShow, createAndRead, made } from './amend.ts';

const POST = 'createActivity';

const creatingWithout =
  (...names: readonly string[]): Witness =>
  async (stage) => {
    const path = `/calendars/${stage.calendars[0] ?? ''}/activities`;
    return (await stage.call('POST', path, { body: without(activityBody(stage), ...names) })).status;
  };

const answers = (change: (activity: Members) => Members): Lie =>
  afterwards(
    POST,
    inData((activity) => ({ ...activity, ...change(activity) })),
  );

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

/** Lies of the create of an activity. */
export const creatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.create-answers-without-envelope',
    lie: 'A create answers the activity itself, without an envelope.',
    breaks: ['ACT-65'],
    tables: afterwards(POST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: createAndRead(),
  },
  {
    id: 'activities.create-answers-another-id',
    lie: 'The id in the answer to a create is none under which the activity can be read.',
    breaks: ['ACT-66'],
    tables: answers(({ id }) => ({ id: `new-${String(id)}` })),
    witness: createAndRead(),
  },
  {
    id: 'activities.same-body-same-activity',
    lie: 'A create with the name and the start of an activity that is there answers that one.',
    breaks: ['ACT-65', 'ACT-66'],
    tables: (tables) => {
      const known = new Map<string, unknown>();
      return afterwards(POST, (reply, input) => {
        const { name, startDate } = membersIn(input.body);
        const key = `${String(name)} ${String(startDate)}`;
        const body = known.get(key) ?? reply.body;
        known.set(key, body);
        return { ...reply, body };
      })(tables);
    },
    witness: async (stage) => [await someActivity(stage), await someActivity(stage)],
  },
  {
    id: 'activities.create-without-start-time',
    lie: 'A create without startTime begins at midnight.',
    breaks: ['ACT-69'],
    tables: beforeJudging(POST, (body) => ({ startTime: '00:00', ...body })),
    witness: creatingWithout('startTime'),
  },
  {
    id: 'activities.create-without-start-time-if-exact',
    lie: 'A create that names exactTime does without startTime.',
    breaks: ['ACT-69'],
    tables: beforeJudging(POST, (body) =>
      body['timeType'] === 'exactTime' ? { startTime: '00:00', ...body } : body,
    ),
    witness: async (stage) => {
      const body = without(activityBody(stage, { timeType: 'exactTime' }), 'startTime');
      return (await stage.call('POST', `/calendars/${stage.calendars[0] ?? ''}/activities`, { body })).status;
    },
  },
  {
    id: 'activities.create-without-name',
    lie: 'A create without a name takes the type for one.',
    breaks: ['ACT-68'],
    tables: beforeJudging(POST, (body) => ({ name: body['type'], ...body })),
    witness: creatingWithout('name'),
  },
  {
    id: 'activities.create-without-type',
    lie: 'A create without a type is of the first one.',
    breaks: ['ACT-201'],
    tables: beforeJudging(POST, (body) => ({ type: 'Fitness', ...body })),
    witness: creatingWithout('type'),
  },
  {
    id: 'activities.create-wants-an-end',
    lie: 'A create without endDate or endTime is refused.',
    breaks: ['ACT-71'],
    tables: beforeJudging(POST, (body) =>
      body['endDate'] === undefined || body['endTime'] === undefined ? without(body, 'name') : body,
    ),
    witness: creatingWithout('endDate', 'endTime'),
  },
  {
    id: 'activities.create-takes-any-time-type',
    lie: 'A create takes a timeType outside the five and shows it in the answer.',
    breaks: ['ACT-72'],
    tables: (tables) => {
      const judged = beforeJudging(POST, ({ timeType, ...body }) =>
        timeType === undefined || TIME_TYPES.includes(textIn(timeType))
          ? { ...body, ...(timeType !== undefined && { timeType }) }
          : { ...body, otherTimeType: timeType },
      )(tables);
      return afterwards(POST, (reply, input) =>
        inData((activity) => ({
          ...activity,
          timeType: input.sent['otherTimeType'] ?? activity['timeType'],
        }))(reply, input),
      )(judged);
    },
    witness: createAndRead({ timeType: 'teaTime' }),
  },
  {
    id: 'activities.create-for-all-day',
    lie: 'A create that names no timeType is for all day.',
    breaks: ['ACT-73'],
    tables: beforehand(POST, (input) => withBody(input, (body) => ({ timeType: 'allDay', ...body }))),
    witness: createAndRead(),
  },
  {
    id: 'activities.create-by-the-hour-of-its-start',
    lie: 'A create that names no timeType and no location is of the part of the day at which it starts.',
    breaks: ['ACT-73'],
    tables: beforehand(POST, (input) =>
      withBody(input, (body) => ({
        ...(body['location'] === undefined && {
          timeType: String(body['startTime']) < '12' ? 'morning' : 'afternoon',
        }),
        ...body,
      })),
    ),
    witness: createAndRead(),
  },
  {
    id: 'activities.description-shown-and-forgotten',
    lie: 'The description of a create shows in the answer and is not kept.',
    breaks: ['ACT-74'],
    tables: made(() => ({ description: null }), false),
    witness: createAndRead({ description: 'Bring a mat' }),
  },
  {
    id: 'activities.location-in-small-letters',
    lie: 'A location is kept in small letters.',
    breaks: ['ACT-74'],
    tables: made(({ location }) => ({ location: location?.toLowerCase() ?? null })),
    witness: createAndRead({ location: 'Garden room' }),
  },
  {
    id: 'activities.long-names-cut',
    lie: 'A name is cut after its twelfth letter.',
    breaks: ['ACT-74'],
    tables: made(({ name }) => ({ name: name.slice(0, 12) })),
    witness: createAndRead({ name: 'An afternoon of songs' }),
  },
  {
    id: 'activities.location-is-the-description',
    lie: 'Where a create names both, the description is kept as the location, too.',
    breaks: ['ACT-74'],
    tables: made(({ location, description }) => ({ location: location && (description ?? location) })),
    witness: createAndRead({ location: 'Hall', description: 'Bring a mat' }),
  },
  {
    id: 'activities.one-type-for-all',
    lie: 'Every activity is made of the first activity type.',
    breaks: ['ACT-74'],
    tables: afterwards(POST, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({
        type: scene.store.activityTypes.all()[0]?.name ?? '',
      })),
    ),
    witness: createAndRead({ type: 'Music' }),
  },
  {
    id: 'activities.end-date-is-the-start',
    lie: 'An activity ends on the day on which it starts, whatever endDate was sent.',
    breaks: ['ACT-75'],
    tables: made(({ startDate, endDate }) => ({
      endDate: endDate && `${startDate.slice(0, 10)}${endDate.slice(10)}`,
    })),
    witness: createAndRead({ endDate: '2026-07-17T13:00:00Z' }),
  },
  {
    id: 'activities.times-in-quarters',
    lie: 'The endTime is rounded down to the quarter.',
    breaks: ['ACT-75'],
    tables: made(({ endTime }) => ({
      endTime:
        endTime &&
        `${endTime.slice(0, 3)}${String(Math.floor(Number(endTime.slice(3)) / 15) * 15).padStart(2, '0')}`,
    })),
    witness: createAndRead({ endDate: '2026-07-15T13:05:00Z', endTime: '13:05' }),
  },
  {
    id: 'activities.evenings-are-afternoons',
    lie: 'An activity of the evening is kept as one of the afternoon.',
    breaks: ['ACT-75'],
    tables: made(({ timeType }) => ({ timeType: timeType === 'evening' ? 'afternoon' : timeType })),
    witness: createAndRead({ timeType: 'evening' }),
  },
];
