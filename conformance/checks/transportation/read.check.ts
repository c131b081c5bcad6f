import { fullBody, givenRiders, givenSeries, type Riders } from '../../factories/transportation.ts';
import { listed, mustBeListed, mustReadBack, someRide, type Ride } from '../../assertions/transportation.ts';
import { rideCheck } from './rides.ts';
import fc from 'fast-check';
import {
  mustBeOccurrence,
  mustContainFoundAmongOthers,
  mustContainFoundSeries,
  mustFindOneOffs,
  mustMissFoundOccurrences,
  mustReadFoundOccurrences,
} from '../../assertions/found-series.ts';
import { attributing } from '../../kit/attribute.ts';
import { addDays, daysBetween } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { status } from '../../kit/match.ts';
import { holdsExtra, lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { sameSet } from '../../kit/same.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { occurrencesOf, patternOf, type Recurrence } from '../../models/transportation-pattern.ts';

rideCheck({
  id: 'transportation.read-by-its-id',
  says: 'Each request can be read by its own id, no matter which member of the family made it and how alike they are.',
  clauses: ['TRA-68', 'TRA-52'],
  given: { connections: 2 },
  async run(t, riders) {
    const others = await givenRiders(t, { shared: true });
    const rides: Ride[] = [await someRide(t, others, fullBody(t, others))];
    for (const by of [riders.resident, ...riders.connections, riders.resident])
      rides.push(await someRide(t, riders, { ...fullBody(t, riders), by }));
    for (const ride of rides) await mustReadBack(t, ride);
    for (const ride of rides.toReversed())
      if (ride.path.residentId === riders.residentId) await mustReadBack(t, ride, riders.resident);
  },
});

interface Series {
  readonly path: { readonly residentId: string; readonly requestId: string };
  readonly first: string;
  readonly rule: Recurrence;
  /** Identifies its occurrences, whatever ids they have. */
  readonly destination: string;
}

async function seriesOf(t: Tools, riders: Riders, rule: Recurrence, by?: Identity): Promise<Series> {
  const { exceptionDates = [], ...rest } = rule;
  const recurring = { ...rest, exceptionDates: [...exceptionDates] };
  const destination = t.fresh.text('Dialysis');
  const path = await givenSeries(t, riders, recurring, { destination, ...(by && { by }) });
  return { path, first: riders.day, rule, destination };
}

/** The list of the window holds exactly the occurrences in it, each with its own date and isRecurring true. */
async function mustContainOccurrences(
  t: Tools,
  { path, first, rule, destination }: Series,
  as: Identity,
  [from, until]: readonly [string, string],
): Promise<void> {
  const list = await listed(t, path.residentId, as, [from, until]);
  const own = list.items.filter(({ id }) => id === path.requestId);
  const dates = own.map(({ occurrenceDate }) => occurrenceDate);
  const wanted = occurrencesOf(first, rule).filter((day) => from <= day && day <= until);
  const strays = list.items.filter((one) => one['destination'] === destination && !own.includes(one));
  const isScattered = strays.length > 0;
  const isLacking = wanted.some((day) => !dates.includes(day));
  const found = `${show(dates)}, among ${list.items.length} items`;
  const fault = isScattered
    ? shows(
        'id',
        strays.map(({ id }) => id),
        found,
      )
    : (isLacking ? lacks : holdsExtra)(found);
  await attributing([isScattered ? 'TRA-39' : 'TRA-38'], () =>
    mustHold(
      list.answer,
      `from ${from} to ${until} the occurrences of ${wanted.join(', ') || 'no day'} under one id`,
      sameSet(dates, wanted),
      fault,
    ),
  );
  await attributing(['TRA-40'], () => {
    for (const { isRecurring } of own)
      mustHold(list.answer, 'isRecurring is true', isRecurring === true, shows('isRecurring', isRecurring));
  });
}

/** A random rule with some days as exceptions; the short ranges make first and last days likely. */
const rules = (first: string): fc.Arbitrary<Recurrence> =>
  fc
    .record({
      frequency: fc.constantFrom('daily' as const, 'weekly' as const),
      interval: fc.constantFrom(1, 1, 2, 3),
      count: fc.integer({ min: 2, max: 9 }),
      isBounded: fc.boolean(),
      out: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
    })
    .map(({ frequency, interval, count, isBounded, out }) => {
      const days = patternOf(first, { frequency, interval, count });
      const last = days.at(-1) ?? first;
      // One day always stays: a series without any day is not tried, since the interface does not say what it is.
      const exceptionDates = days.filter((_, at) => out.includes(at)).slice(0, days.length - 1);
      const end = isBounded ? { until: addDays(last, frequency === 'weekly' ? 3 : 0) } : { count };
      return { frequency, interval, ...end, exceptionDates };
    });

/**
 * Rules with the first, the last or two middle days as exceptions, with `count` or `until`: cases that random rules
 * can miss.
 */
const cornerRules = (first: string): readonly Recurrence[] => {
  const [second, third, last] = [1, 2, 4].map((days) => addDays(first, days));
  return [
    { frequency: 'daily', count: 5, exceptionDates: [first] },
    { frequency: 'daily', until: last ?? first, exceptionDates: [last ?? first] },
    { frequency: 'daily', count: 5, exceptionDates: [second ?? first, third ?? first] },
    { frequency: 'weekly', interval: 2, count: 3, exceptionDates: [addDays(first, 14)] },
    { frequency: 'weekly', until: addDays(first, 20) },
  ];
};

/** Tries the corner cases first, then random rules. */
async function forRules(t: Tools, { day }: Riders, tryRule: (rule: Recurrence) => Promise<void>) {
  for (const rule of cornerRules(day)) await tryRule(rule);
  await t.property(rules(day), tryRule, { runs: Math.ceil(t.run.runs / 3) });
}

/**
 * Windows over all of the days, over a part of them, over one alone: the second and those taken out. All of the days
 * are in the first; of the others each rule has every third one, in turns.
 */
function windowsOf({ first, rule }: Series, turn: number): readonly (readonly [string, string])[] {
  const days = patternOf(first, rule);
  const last = days.at(-1) ?? first;
  const [second = first] = days.slice(1);
  const end = daysBetween(first, last) > 40 ? addDays(first, 40) : last;
  const windows = [
    [addDays(first, -2), addDays(end, 2)],
    [first, end],
    [second, addDays(second, 44)],
    [addDays(last, -44), addDays(last, -1)],
    [last, addDays(last, 20)],
    ...days
      .filter((day) => day === second || rule.exceptionDates?.includes(day))
      .map((day) => [day, day] as const),
    [addDays(first, -9), addDays(first, -1)],
    [addDays(last, 1), addDays(last, 9)],
  ] as const;
  return windows.filter((_, at) => at === 0 || at % 3 === turn % 3);
}

const whole = ({ first, rule }: Series): readonly [string, string] => [
  addDays(first, -1),
  addDays(first, Math.min(43, daysBetween(first, patternOf(first, rule).at(-1) ?? first) + 2)),
];

rideCheck({
  id: 'transportation.occurrences-in-the-list',
  says: 'Each occurrence in the window is an item with its own occurrenceDate and the id of the series; excepted days have none.',
  clauses: ['TRA-38', 'TRA-39', 'TRA-40'],
  async run(t, riders) {
    if (!hasLever(t.run, 'create-transportation-request')) return mustContainFoundSeries(t);
    let turn = 0;
    await forRules(t, riders, async (rule) => {
      const series = await seriesOf(t, riders, rule);
      for (const window of windowsOf(series, (turn += 1)))
        await mustContainOccurrences(t, series, riders.resident, window);
    });
    // On other weekdays too: weeks may begin on any of them.
    for (const ahead of [2, 5]) {
      const later = { ...riders, day: addDays(riders.day, ahead) };
      const series = await seriesOf(t, later, { frequency: 'weekly', interval: 2, count: 3 });
      await mustContainOccurrences(t, series, riders.resident, whole(series));
    }
  },
});

rideCheck({
  id: 'transportation.occurrences-among-other-requests',
  says: 'Two series and one-off requests in one window are all there, each under its own id, to resident and connection.',
  clauses: ['TRA-38', 'TRA-39', 'TRA-31'],
  async run(t, riders) {
    if (!hasLever(t.run, 'create-transportation-request')) return mustContainFoundAmongOthers(t);
    const { relative: by } = riders;
    const out = [addDays(riders.day, 1), addDays(riders.day, 5)];
    const daily = await seriesOf(t, riders, { frequency: 'daily', count: 6, exceptionDates: out }, by);
    const weekly = await seriesOf(t, riders, { frequency: 'weekly', count: 5 }, by);
    const one = await someRide(t, riders, { by });
    for (const as of [riders.resident, by]) {
      for (const series of [daily, weekly]) await mustContainOccurrences(t, series, as, whole(series));
      await mustBeListed(t, one, { as });
    }
  },
});

rideCheck({
  id: 'transportation.occurrence-by-its-date',
  says: 'Every occurrence can be read by the id and its own occurrenceDate, and shows that date.',
  clauses: ['TRA-69', 'TRA-39', 'TRA-40'],
  async run(t, riders) {
    if (!hasLever(t.run, 'create-transportation-request')) return mustReadFoundOccurrences(t);
    const { relative: by } = riders;
    await forRules(t, riders, async (rule) => {
      const { path, first } = await seriesOf(t, riders, rule, by);
      const days = occurrencesOf(first, rule);
      // The first, the last, and every second one between them.
      const asked = days.filter((_, at) => at % 2 === 0 || at === days.length - 1);
      for (const [turn, occurrenceDate] of asked.entries()) {
        const as = turn % 2 === 0 ? by : riders.resident;
        const answer = await t.call('getTransportationRequest', { path, query: { occurrenceDate }, as });
        mustBeOccurrence(answer, path.requestId, occurrenceDate);
      }
    });
  },
});

/** Each of these dates is 404; one of the people asks for each date, in turn. */
async function mustHaveNone(
  t: Tools,
  path: Series['path'],
  people: readonly Identity[],
  dates: Iterable<string>,
): Promise<void> {
  for (const [turn, occurrenceDate] of [...dates].entries())
    for (const as of people.slice(turn % people.length).slice(0, 1))
      must(await t.call('getTransportationRequest', { path, query: { occurrenceDate }, as }), status(404));
}

rideCheck({
  id: 'transportation.no-occurrence-on-that-date',
  says: 'For a recurring request a date before the first occurrence, after the last, between two or excepted answers 404.',
  clauses: ['TRA-70'],
  negative: true,
  async run(t, riders) {
    if (!hasLever(t.run, 'create-transportation-request')) return mustMissFoundOccurrences(t);
    const { relative: by } = riders;
    let turn = 0;
    await forRules(t, riders, async (rule) => {
      const series = await seriesOf(t, riders, rule, by);
      const days = occurrencesOf(series.first, rule);
      const pattern = patternOf(series.first, rule);
      const [first = series.first, last = first] = [pattern[0], pattern.at(-1)];
      const step = daysBetween(first, pattern[1] ?? addDays(first, 7));
      const dates = [
        ...pattern,
        ...[-1, 1, -step].map((away) => addDays(first, away)),
        ...[1, step, 365].map((away) => addDays(last, away)),
      ].filter((day, at) => !days.includes(day) && (at < pattern.length || (at + turn) % 2 === 0));
      turn += 1;
      await mustHaveNone(t, series.path, [riders.resident, by], new Set(dates));
    });
  },
});

rideCheck({
  id: 'transportation.occurrence-date-on-one-off',
  says: 'For a request that does not recur every occurrenceDate, its own date included, answers 404.',
  clauses: ['TRA-72'],
  negative: true,
  async run(t, riders) {
    const dates = [0, 1, -1, 7, 365].map((away) => addDays(riders.day, away));
    for (const by of riders.people.slice(0, 2))
      await mustHaveNone(t, (await someRide(t, riders, { by })).path, [by], dates);
  },
});

rideCheck({
  id: 'transportation.series-leaves-others',
  says: 'A recurring request does not change how a one-off request is found.',
  clauses: ['TRA-68', 'TRA-38'],
  async run(t, riders) {
    if (!hasLever(t.run, 'create-transportation-request')) return mustFindOneOffs(t);
    const one = await someRide(t, riders);
    await seriesOf(t, riders, { frequency: 'daily', count: 4 });
    const two = await someRide(t, riders);
    for (const ride of [one, two]) {
      await mustReadBack(t, ride);
      await mustBeListed(t, ride);
    }
  },
});
