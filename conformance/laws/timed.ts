import { DAY_PARTS, givenHomeAt } from '../factories/homes.ts';
import { data, exactly, expect, lists, member } from '../kit/expect.ts';
import { precondition } from '../kit/precondition.ts';
import { text } from '../kit/read.ts';
import { someHours } from './dated-members.ts';
import { mustBeListed, mustKeep, mustKeepDrawn } from './kept.ts';
import type { Law } from './law.ts';
import { facilityOfAnotherZone } from './window-readings.ts';

/** What has a time type, and times at an exact time. */
export const timed: readonly Law[] = [
  {
    name: 'created-under-each-time-type',
    says: ({ thing }) =>
      `A ${thing} of allDay, morning, afternoon or evening can be created without times and shows its timeType, between those at exact times.`,
    cites: ({ timeless = [] }) => timeless,
    async run(t, one) {
      const { under, filter } = one.about;
      const kinds = filter?.values ?? [{}];
      const tries = DAY_PARTS.map((timeType, at) => ({
        more: { ...kinds[at % kinds.length], ...under?.(timeType) },
      }));
      await mustKeep(t, one, [{}, ...tries, { more: under?.(undefined) ?? {} }]);
    },
  },
  {
    name: 'created-at-its-times',
    says: ({ thing }) =>
      `A ${thing} shows the start and the times that were sent, to the minute, also at the ends of a day.`,
    cites: ({ times = [] }) => times,
    async run(t, one) {
      const at = (from: string, until: string) => one.about.at?.([from, until]) ?? {};
      await mustKeep(t, one, [
        { day: '2024-02-29', more: at('00:00', '00:01') },
        { day: '2023-12-31', more: at('23:58', '23:59') },
        { day: '2024-01-01', more: at('00:00', '23:59') },
        { day: '2025-03-30', more: at('11:59', '12:01') },
        { day: '2025-10-26', more: at('09:05', '19:50') },
      ]);
      const drawn = someHours.map(([from, until]) => at(from, until));
      await mustKeepDrawn(t, one, drawn);
    },
  },
  {
    name: 'created-at-an-exact-time-by-default',
    says: ({ thing }) =>
      `A ${thing} created without a timeType is exactTime, whatever the ${thing} before it was.`,
    cites: ({ exactByDefault }) => [exactByDefault],
    async run(t, one) {
      const { clauses, under, operations, thing } = one.about;
      const by = clauses.exactByDefault ?? [];
      const isExactTime = member('timeType', exactly('exactTime'));
      const { home, day } = await one.draft(t, { home: await one.about.sharedHome(t, []) });
      const others = await one.about.others(t, home);
      const all = [];
      for (const [at, timeType] of DAY_PARTS.entries()) {
        await one.given(t, { home, day, more: under?.(timeType) ?? {} });
        const kept = await one.given(t, { home, day, more: { ...others[at], ...under?.(undefined) } });
        if (operations.read) expect(by, await one.readBack(t, kept), data(isExactTime));
        all.push(kept);
      }
      const list = await one.listedAround(t, { home, day });
      for (const { id } of all) {
        await precondition(`a ${thing} in its list`, () => expect([], list, lists(id, 'it')));
        expect(by, list, lists(id, `the ${thing}`, isExactTime));
      }
    },
  },
  {
    name: 'created-on-another-clock',
    says: () =>
      'At a facility never on UTC a create keeps the local times and the instant of the start, and the lists of its day there and in UTC hold it.',
    cites: ({ times = [], listed }) => (times.length > 0 ? [...times, listed] : []),
    async run(t, one) {
      const home = await givenHomeAt(t, facilityOfAnotherZone(t));
      const all = [];
      for (const hours of [
        ['13:10', '14:45'],
        ['00:10', '00:50'],
        ['23:10', '23:50'],
      ] as const)
        all.push(await one.made(t, await one.draft(t, { home, more: one.about.at?.(hours) ?? {} })));
      for (const kept of all) await one.seen(t, kept, false);
      await mustBeListed(t, one, all);
      // The first and the last day on which one begins, there or in UTC.
      const days = all.flatMap(({ day, body }) => [day, text(body, 'startDate').slice(0, 10)]).sort();
      const list = await one.listed(t, home, [days.at(0) ?? '', days.at(-1) ?? '']);
      for (const kept of all) one.expectListed(list, kept);
    },
  },
];
