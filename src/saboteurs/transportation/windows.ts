import { refuse } from '../../mock/http/problem.ts';
import { riding } from '../../witness/transportation.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textIn, withQuery, type Members } from '../input.ts';
import { afterwards, beforehand, inGate, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { DAY } from '../windows.ts';
import { isRelative, keepingOnly, LIST, refusing } from './amend.ts';

const later = (day: unknown, days: number): string =>
  new Date(Date.parse(textIn(day)) + days * DAY).toISOString().slice(0, 10);

/** Days from startDate to endDate: 44 where it is day 45. */
const reachOf = ({ query }: AnyInput): number =>
  (Date.parse(textIn(query['endDate'])) - Date.parse(textIn(query['startDate']))) / DAY;

/** A list of which the original server is asked in pieces of 40 days, so that a longer one is served. */
const servingBeyond = (serves: (input: AnyInput) => boolean): Mutation =>
  instead(LIST, (original) => (input, scene) => {
    const reach = reachOf(input);
    if (reach <= 44 || !serves(input)) return original(input, scene);
    const data: unknown[] = [];
    for (let from = 0; from <= reach; from += 40) {
      const startDate = later(input.query['startDate'], from);
      const endDate = later(input.query['startDate'], Math.min(reach, from + 39));
      const reply = original(
        withQuery(input, (query) => ({ ...query, startDate, endDate })),
        scene,
      );
      const { data: piece } = membersIn('body' in reply ? reply.body : {});
      data.push(...(Array.isArray(piece) ? (piece as readonly unknown[]) : []));
    }
    return { status: 200, body: { data } };
  });

const filling = (name: 'startDate' | 'endDate', date: (query: Members) => string): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    if (route.id !== LIST || received.query[name] !== undefined) return original(route, received, world);
    const query = { ...received.query, [name]: date(received.query) };
    return original(route, { ...received, query }, world);
  });

/** The list of a few windows, over requests of many days. */
const windows: Witness = riding(async (depot, stage) => {
  const { residentId, relatives, staffMakes, list, between } = depot;
  for (const as of [residentId, relatives[0]])
    for (const away of [-1, 0, 1, 9, 10, 11, 43, 44, 45, 46])
      await staffMakes({ creatorId: as, date: stage.day(away), appointmentTime: '12:00' });
  const seen: unknown[] = [];
  for (const [first, last] of [
    [0, 44],
    [0, 43],
    [0, 45],
    [0, 46],
    [0, 60],
    [9, 11],
    [10, 10],
  ] as const)
    for (const query of ['', '&status=pending', '&status=approved'])
      for (const as of [residentId, relatives[0]])
        seen.push(await list(`startDate=${stage.day(first)}&endDate=${stage.day(last)}${query}`, as));
  seen.push(await list(`startDate=${stage.day(0)}`), await list(`endDate=${stage.day(20)}`));
  // Over the end of a year, over a short February and over a change of the clocks.
  for (const first of ['2026-12-01', '2027-02-01', '2027-03-01'])
    seen.push(await list(`startDate=${first}&endDate=${later(first, 44)}`));
  return [seen, await between(44, 44), await between(45, 45)];
});

const tooFar = refuse('invalid-input', { promised: 'Fewer days.', found: 'more.', next: 'ask for fewer.' });

/** Saboteurs of the days of the list. */
export const windowSaboteurs = saboteursOf('transportation', windows, {
  'list-without-an-envelope': [
    'The list is a bare array.',
    ['TRA-27', 'CNV-10'],
    afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'list-of-nothing-is-204': [
    'An empty list is answered with 204.',
    ['TRA-27'],
    afterwards(LIST, (reply) =>
      JSON.stringify(reply.body) === '{"data":[]}' ? { status: 204, body: undefined } : reply,
    ),
  ],
  'list-from-today': [
    'A list without startDate begins a week before endDate.',
    ['TRA-28', 'CNV-34'],
    filling('startDate', ({ endDate }) => later(endDate, -7)),
  ],
  'list-without-an-end': [
    'A list without endDate runs through day 45.',
    ['TRA-204', 'CNV-34'],
    filling('endDate', ({ startDate }) => later(startDate, 44)),
  ],
  'list-of-44-days': ['Day 45 is refused.', ['TRA-29'], refusing(LIST, (input) => reachOf(input) === 44)],
  'list-of-one-year': [
    'A window through day 45 is refused where it reaches into the next year.',
    ['TRA-29'],
    refusing(
      LIST,
      (input) =>
        reachOf(input) > 40 &&
        textIn(input.query['startDate']).slice(0, 4) !== textIn(input.query['endDate']).slice(0, 4),
    ),
  ],
  'list-of-a-month-and-a-half': [
    'The last day is the one before the same day of the next month, and 14 days: fewer than 45 after a February.',
    ['TRA-29'],
    refusing(LIST, (input) => {
      const [year = 0, month = 0, day = 0] = textIn(input.query['startDate']).split('-').map(Number);
      return Date.parse(textIn(input.query['endDate'])) > Date.UTC(year, month, day + 14);
    }),
  ],
  'list-of-46-days': ['Day 46 is served.', ['TRA-30'], servingBeyond((input) => reachOf(input) === 45)],
  'list-of-as-long-as-you-like-by-state': [
    'A list of one state has no longest window.',
    ['TRA-30'],
    servingBeyond(({ query }) => query['status'] !== undefined),
  ],
  'list-as-far-as-it-goes': [
    'A window of more than 45 days is cut after day 45.',
    ['TRA-30'],
    beforehand(LIST, (input) =>
      reachOf(input) > 44
        ? withQuery(input, (query) => ({ ...query, endDate: later(query['startDate'], 44) }))
        : input,
    ),
  ],
  'list-too-long-is-422': [
    'A window of more than 45 days is refused with 422.',
    ['TRA-30'],
    instead(
      LIST,
      (original) => (input, scene) =>
        reachOf(input) > 44 ? { ...tooFar, status: 422 } : original(input, scene),
    ),
  ],
  'list-without-the-last-day': [
    'The last day is not in the list.',
    ['TRA-31'],
    keepingOnly(({ date }, { query }) => date !== query['endDate'] || query['startDate'] === date),
  ],
  'list-without-the-first-day': [
    'The first day is not in the list of a connection.',
    ['TRA-31'],
    keepingOnly(({ date }, input) => !isRelative(input) || date !== input.query['startDate']),
  ],
  'list-of-a-single-day-is-empty': [
    'A window of a single day has nothing in it.',
    ['TRA-31'],
    keepingOnly((_item, { query }) => query['startDate'] !== query['endDate']),
  ],
  'list-served-and-cut': [
    'Day 45 is served, and what is on it is not there.',
    ['TRA-31'],
    keepingOnly(({ date }, { query }) => date !== later(query['startDate'], 44)),
  ],
  'list-a-day-too-long': [
    'The list holds the day after the last one as well.',
    ['TRA-32'],
    beforehand(LIST, (input) =>
      reachOf(input) < 44
        ? withQuery(input, (query) => ({ ...query, endDate: later(query['endDate'], 1) }))
        : input,
    ),
  ],
  'list-a-day-too-early': [
    'The list of one state begins the day before the first one.',
    ['TRA-32'],
    beforehand(LIST, (input) =>
      reachOf(input) < 44 && input.query['status'] !== undefined
        ? withQuery(input, (query) => ({ ...query, startDate: later(query['startDate'], -1) }))
        : input,
    ),
  ],
});
