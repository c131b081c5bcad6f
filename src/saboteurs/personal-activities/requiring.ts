import { isRefusal } from '../../mock/http/problem.ts';
import { insertPersonalActivity } from '../../mock/operations/personal-activities/record.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { World } from '../../mock/world/world.ts';
import { someWalks, sometime, walking } from '../../witness/personal-activities.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inGate, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isExact, later, minuteIn, timeOf } from '../times.ts';
import { amend, CREATE, creating, refused, refusing, sentAs } from './amend.ts';

const nothing = () => ({});
const lacking =
  (...names: readonly string[]) =>
  (): Members =>
    Object.fromEntries(names.map((name) => [name, undefined]));
const lasting = (startTime: string, durationInMinutes: number, more: Members = {}) => ({
  startTime,
  endTime: undefined,
  durationInMinutes,
  ...more,
});

/** What a refused body tells is kept all the same, under a name of its own, at noon of today. */
const insert = (body: Members, residentId: string, world: World): void => {
  insertPersonalActivity(
    residentId,
    {
      ...{ name: textIn(body['name']) || 'Untitled', startDate: isoOf(world.clock.now()) },
      ...{ startTime: null, endTime: null, timeType: 'allDay' },
      ...{ location: null, description: null, confirmed: null, durationInMinutes: null },
    },
    world,
  );
};

/** An end reckoned otherwise where a duration stands in its place. */
const ending = (end: (startTime: string, minutes: number, body: Members) => string | null): Mutation =>
  creating(({ startTime, endTime, timeType }, { sent }) => {
    const { durationInMinutes } = sent;
    if (sent['endTime'] !== undefined || timeType !== 'exactTime' || startTime === null) return { endTime };
    return { endTime: end(startTime, Number(durationInMinutes), sent) };
  });

/** Saboteurs of what a create requires. */
export const requiringSaboteurs = saboteursOf(
  'personal-activities',
  walking(() => lasting('10:50', 30)),
  {
    nameless: [
      'Without a name it is called an activity.',
      ['PAC-31'],
      sentAs((body) => ({ name: 'Activity', ...body })),
      walking(lacking('name')),
    ],
    'today-where-there-are-no-times': [
      'Without times and without a startDate it is today.',
      ['PAC-201'],
      sentAs((body, _path, world) =>
        isExact(body) ? undefined : { startDate: isoOf(world.clock.now()), ...body },
      ),
      walking(() => ({ ...sometime('allDay'), startDate: undefined })),
    ],
    'refused-and-kept': [
      'A body without a name is refused, and what it tells is kept all the same.',
      ['PAC-31', 'CNV-34'],
      inGate('readInput', (original) => (route, received, world) => {
        const input = original(route, received, world);
        const { raw, path } = received;
        const body = raw.kind === 'json' ? membersIn(raw.value) : {};
        const residentId = path['residentId'] ?? '';
        const isLacking = route.id === CREATE && isRefusal(input) && body['name'] === undefined;
        if (isLacking && world.store.residents.find(residentId)) insert(body, residentId, world);
        return input;
      }),
      async (stage) => {
        const walks = await someWalks(stage);
        return [await walks.create({ name: undefined }), await walks.days(-1, 1)];
      },
    ],
    'refused-for-its-times-and-another-renamed': [
      'A body without times is refused, and has renamed the latest one of the resident by then.',
      ['PAC-32', 'PAC-33'],
      instead(CREATE, (original) => (input, scene) => {
        const reply = original(input, scene);
        const { path, body } = input;
        const own = scene.store.personalActivities.filter(
          ({ residentId }) => residentId === path['residentId'],
        );
        const { name } = membersIn(body);
        if (isRefusal(reply)) amend(scene, own.at(-1)?.id, () => ({ name: `${textIn(name)} (again)` }));
        return reply;
      }),
      walking(nothing, lacking('startTime', 'endTime')),
    ],
    'start-from-the-date': [
      'Without a startTime it begins at the time of day of startDate.',
      ['PAC-32'],
      sentAs((body) => ({ startTime: textIn(body['startDate']).slice(11, 16) || undefined, ...body })),
      walking(lacking('startTime')),
    ],
    'start-from-the-end': [
      'Without a startTime it begins so many minutes before its end.',
      ['PAC-32'],
      sentAs((body) => {
        const { startTime, endTime, durationInMinutes } = body;
        if (startTime !== undefined || typeof durationInMinutes !== 'number' || !isExact(body))
          return undefined;
        return endTime === undefined ? undefined : { ...body, startTime: later(endTime, -durationInMinutes) };
      }),
      walking(() => ({ startTime: undefined, endTime: '10:45', durationInMinutes: 30 })),
    ],
    'times-where-exact-time-is-told': [
      'Only a body that names exactTime has to name times; any other one without them lasts from nine to five.',
      ['PAC-32', 'PAC-33'],
      sentAs((body) => {
        const { startTime = '09:00', endTime = '17:00', durationInMinutes } = body;
        if (body['timeType'] !== undefined) return undefined;
        return { ...body, startTime, ...(durationInMinutes === undefined && { endTime }) };
      }),
      walking(lacking('startTime', 'endTime')),
    ],
    'an-hour-by-default': [
      'With neither an end nor a duration it lasts an hour.',
      ['PAC-33'],
      sentAs((body) => {
        const { startTime, endTime, durationInMinutes } = body;
        const isOpen = isExact(body) && endTime === undefined && durationInMinutes === undefined;
        return isOpen && startTime !== undefined ? { ...body, endTime: later(startTime, 60) } : undefined;
      }),
      walking(lacking('endTime')),
    ],
    'open-end': [
      'With neither an end nor a duration it has no end.',
      ['PAC-33'],
      (tables) => {
        const ended = sentAs((body) => {
          const { endTime, durationInMinutes } = body;
          return isExact(body) && endTime === undefined && durationInMinutes === undefined
            ? { ...body, endTime: '23:59', isOpen: true }
            : undefined;
        })(tables);
        return creating(({ endTime }, { sent }) => ({ endTime: sent['isOpen'] === true ? null : endTime }))(
          ended,
        );
      },
      walking(lacking('endTime')),
    ],
    'no-carry-into-the-hour': [
      'Minutes past the hour do not carry when an end is derived.',
      ['PAC-34'],
      ending((startTime, minutes) => {
        const at = minuteIn(startTime);
        return timeOf(Math.floor(at / 60) + Math.floor(minutes / 60), ((at % 60) + (minutes % 60)) % 60);
      }),
    ],
    'derived-end-a-minute-early': [
      'A derived end is that of the last minute.',
      ['PAC-34'],
      ending((startTime, minutes) => later(startTime, minutes - 1)),
    ],
    'derived-end-within-half-a-day': [
      'A derived end is at most twelve hours after the start.',
      ['PAC-34'],
      ending((startTime, minutes) => later(startTime, Math.min(minutes, 720))),
      walking(() => lasting('00:00', 1439)),
    ],
    'derived-end-where-exact-time-is-told': [
      'An end is derived where the body names exactTime; elsewhere there is none.',
      ['PAC-34'],
      ending((startTime, minutes, { timeType }) =>
        timeType === undefined ? null : later(startTime, minutes),
      ),
    ],
    'derived-end-refused-and-kept': [
      'A duration in place of the end is refused, and what was sent is kept all the same.',
      ['PAC-34'],
      afterwards(CREATE, (reply, { body }) =>
        isExact(membersIn(body)) && membersIn(body)['endTime'] === undefined
          ? refused('endTime is sent.')
          : reply,
      ),
    ],
    'derived-end-of-an-hour-forgets-the-rest': [
      'More than two hours leave a derived end at the full hours.',
      ['PAC-34'],
      ending((startTime, minutes) => later(startTime, minutes > 120 ? minutes - (minutes % 60) : minutes)),
      walking(() => lasting('10:15', 150)),
    ],
    'evenings-need-times': [
      'An evening without times is refused.',
      ['PAC-37', 'PAC-38'],
      refusing(
        'An evening has times.',
        ({ timeType, startTime }) => timeType === 'evening' && startTime === undefined,
      ),
      walking(() => sometime('evening')),
    ],
    'times-for-all-but-all-day': [
      'Only what lasts all day needs no end.',
      ['PAC-37', 'PAC-38'],
      refusing(
        'What does not last all day has an end.',
        ({ timeType, endTime, durationInMinutes }) =>
          timeType !== 'allDay' && endTime === undefined && durationInMinutes === undefined,
      ),
      walking(() => sometime('morning')),
    ],
    'answer-of-one-that-was-not-kept': [
      'What has no times is answered with 201 and not kept.',
      ['PAC-41', 'PAC-37'],
      afterwards(CREATE, (reply, { body }, { store }) => {
        if (!isExact(membersIn(body))) store.personalActivities.remove(idIn(reply));
        return reply;
      }),
      walking(() => sometime('morning')),
    ],
  },
);
