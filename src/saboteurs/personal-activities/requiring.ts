import { isRefusal } from '../../mock/http/problem.ts';
import { insertPersonalActivity } from '../../mock/operations/personal-activities/record.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { World } from '../../mock/world/world.ts';
import { someWalks, sometime, walking } from '../../witness/personal-activities.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inGate, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
const ending = (end: (startTime: string, minutes: number, body: Members) => string | null): Lie =>
  creating(({ startTime, endTime, timeType }, { sent }) => {
    const { durationInMinutes } = sent;
    if (sent['endTime'] !== undefined || timeType !== 'exactTime' || startTime === null) return { endTime };
    return { endTime: end(startTime, Number(durationInMinutes), sent) };
  });

/** Lies of what a create requires. */
export const requiringSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-activities.nameless',
    lie: 'Without a name it is called an activity.',
    breaks: ['PAC-31'],
    tables: sentAs((body) => ({ name: 'Activity', ...body })),
    witness: walking(lacking('name')),
  },
  {
    id: 'personal-activities.today-where-there-are-no-times',
    lie: 'Without times and without a startDate it is today.',
    breaks: ['PAC-201'],
    tables: sentAs((body, _path, world) =>
      isExact(body) ? undefined : { startDate: isoOf(world.clock.now()), ...body },
    ),
    witness: walking(() => ({ ...sometime('allDay'), startDate: undefined })),
  },
  {
    id: 'personal-activities.refused-and-kept',
    lie: 'A body without a name is refused, and what it tells is kept all the same.',
    breaks: ['PAC-31', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      const { raw, path } = received;
      const body = raw.kind === 'json' ? membersIn(raw.value) : {};
      const residentId = path['residentId'] ?? '';
      const isLacking = route.id === CREATE && isRefusal(input) && body['name'] === undefined;
      if (isLacking && world.store.residents.find(residentId)) insert(body, residentId, world);
      return input;
    }),
    witness: async (stage) => {
      const walks = await someWalks(stage);
      return [await walks.create({ name: undefined }), await walks.days(-1, 1)];
    },
  },
  {
    id: 'personal-activities.refused-for-its-times-and-another-renamed',
    lie: 'A body without times is refused, and has renamed the latest one of the resident by then.',
    breaks: ['PAC-32', 'PAC-33'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const { path, body } = input;
      const own = scene.store.personalActivities.filter(
        ({ residentId }) => residentId === path['residentId'],
      );
      const { name } = membersIn(body);
      if (isRefusal(reply)) amend(scene, own.at(-1)?.id, () => ({ name: `${textIn(name)} (again)` }));
      return reply;
    }),
    witness: walking(nothing, lacking('startTime', 'endTime')),
  },
  {
    id: 'personal-activities.start-from-the-date',
    lie: 'Without a startTime it begins at the time of day of startDate.',
    breaks: ['PAC-32'],
    tables: sentAs((body) => ({ startTime: textIn(body['startDate']).slice(11, 16) || undefined, ...body })),
    witness: walking(lacking('startTime')),
  },
  {
    id: 'personal-activities.start-from-the-end',
    lie: 'Without a startTime it begins so many minutes before its end.',
    breaks: ['PAC-32'],
    tables: sentAs((body) => {
      const { startTime, endTime, durationInMinutes } = body;
      if (startTime !== undefined || typeof durationInMinutes !== 'number' || !isExact(body))
        return undefined;
      return endTime === undefined ? undefined : { ...body, startTime: later(endTime, -durationInMinutes) };
    }),
    witness: walking(() => ({ startTime: undefined, endTime: '10:45', durationInMinutes: 30 })),
  },
  {
    id: 'personal-activities.times-where-exact-time-is-told',
    lie: 'Only a body that names exactTime has to name times; any other one without them lasts from nine to five.',
    breaks: ['PAC-32', 'PAC-33'],
    tables: sentAs((body) => {
      const { startTime = '09:00', endTime = '17:00', durationInMinutes } = body;
      if (body['timeType'] !== undefined) return undefined;
      return { ...body, startTime, ...(durationInMinutes === undefined && { endTime }) };
    }),
    witness: walking(lacking('startTime', 'endTime')),
  },
  {
    id: 'personal-activities.an-hour-by-default',
    lie: 'With neither an end nor a duration it lasts an hour.',
    breaks: ['PAC-33'],
    tables: sentAs((body) => {
      const { startTime, endTime, durationInMinutes } = body;
      const isOpen = isExact(body) && endTime === undefined && durationInMinutes === undefined;
      return isOpen && startTime !== undefined ? { ...body, endTime: later(startTime, 60) } : undefined;
    }),
    witness: walking(lacking('endTime')),
  },
  {
    id: 'personal-activities.open-end',
    lie: 'With neither an end nor a duration it has no end.',
    breaks: ['PAC-33'],
    tables: (tables) => {
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
    witness: walking(lacking('endTime')),
  },
  {
    id: 'personal-activities.no-carry-into-the-hour',
    lie: 'Minutes past the hour do not carry when an end is derived.',
    breaks: ['PAC-34'],
    tables: ending((startTime, minutes) => {
      const at = minuteIn(startTime);
      return timeOf(Math.floor(at / 60) + Math.floor(minutes / 60), ((at % 60) + (minutes % 60)) % 60);
    }),
    witness: walking(() => lasting('10:50', 30)),
  },
  {
    id: 'personal-activities.derived-end-a-minute-early',
    lie: 'A derived end is that of the last minute.',
    breaks: ['PAC-34'],
    tables: ending((startTime, minutes) => later(startTime, minutes - 1)),
    witness: walking(() => lasting('10:50', 30)),
  },
  {
    id: 'personal-activities.derived-end-within-half-a-day',
    lie: 'A derived end is at most twelve hours after the start.',
    breaks: ['PAC-34'],
    tables: ending((startTime, minutes) => later(startTime, Math.min(minutes, 720))),
    witness: walking(() => lasting('00:00', 1439)),
  },
  {
    id: 'personal-activities.derived-end-where-exact-time-is-told',
    lie: 'An end is derived where the body names exactTime; elsewhere there is none.',
    breaks: ['PAC-34'],
    tables: ending((startTime, minutes, { timeType }) =>
      timeType === undefined ? null : later(startTime, minutes),
    ),
    witness: walking(() => lasting('10:50', 30)),
  },
  {
    id: 'personal-activities.derived-end-refused-and-kept',
    lie: 'A duration in place of the end is refused, and what was sent is kept all the same.',
    breaks: ['PAC-34'],
    tables: afterwards(CREATE, (reply, { body }) =>
      isExact(membersIn(body)) && membersIn(body)['endTime'] === undefined
        ? refused('endTime is sent.')
        : reply,
    ),
    witness: walking(() => lasting('10:50', 30)),
  },
  {
    id: 'personal-activities.derived-end-of-an-hour-forgets-the-rest',
    lie: 'More than two hours leave a derived end at the full hours.',
    breaks: ['PAC-34'],
    tables: ending((startTime, minutes) =>
      later(startTime, minutes > 120 ? minutes - (minutes % 60) : minutes),
    ),
    witness: walking(() => lasting('10:15', 150)),
  },
  {
    id: 'personal-activities.evenings-need-times',
    lie: 'An evening without times is refused.',
    breaks: ['PAC-37', 'PAC-38'],
    tables: refusing(
      'An evening has times.',
      ({ timeType, startTime }) => timeType === 'evening' && startTime === undefined,
    ),
    witness: walking(() => sometime('evening')),
  },
  {
    id: 'personal-activities.times-for-all-but-all-day',
    lie: 'Only what lasts all day needs no end.',
    breaks: ['PAC-37', 'PAC-38'],
    tables: refusing(
      'What does not last all day has an end.',
      ({ timeType, endTime, durationInMinutes }) =>
        timeType !== 'allDay' && endTime === undefined && durationInMinutes === undefined,
    ),
    witness: walking(() => sometime('morning')),
  },
  {
    id: 'personal-activities.answer-of-one-that-was-not-kept',
    lie: 'What has no times is answered with 201 and not kept.',
    breaks: ['PAC-41', 'PAC-37'],
    tables: afterwards(CREATE, (reply, { body }, { store }) => {
      if (!isExact(membersIn(body))) store.personalActivities.remove(idIn(reply));
      return reply;
    }),
    witness: walking(() => sometime('morning')),
  },
];
