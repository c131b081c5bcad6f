import fc from 'fast-check';
import { clockOf, minuteOf } from '../../factories/homes.ts';
import { check } from '../../kit/check.ts';
import { echo, expect, lists, listsCount } from '../../kit/expect.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { without } from '../../laws/dated-members.ts';
import { refuses } from '../../laws/refused.ts';
import { personalActivities } from '../../resources/personal-activities.ts';

refuses(personalActivities, {
  'exact-time-needs-start-time': {
    says: 'A create under exactTime, sent or by default, without startTime makes nothing, even with an end or a duration.',
    clauses: ['PAC-32'],
    async tries(_t, { create, good }) {
      const bodies = [await good(), await good({ timeType: undefined })].flatMap((body) => {
        const lasting: JsonObject = { ...body, durationInMinutes: 50 };
        return [body, without(lasting, 'endTime'), lasting, without(body, 'endTime')];
      });
      return [['PAC-32', bodies.map((body) => create(without(body, 'startTime')))]];
    },
  },
  'exact-time-needs-end-time-or-duration': {
    says: 'A create under exactTime, sent or by default, with neither endTime nor durationInMinutes makes nothing.',
    clauses: ['PAC-33'],
    async tries(_t, { create, good }) {
      const bodies = [await good(), await good({ timeType: undefined })];
      return [['PAC-33', bodies.map((body) => create(without(body, 'endTime')))]];
    },
  },
});

const USUAL = [
  ['09:00', 60],
  ['00:00', 1_439],
  ['23:58', 1],
  ['11:45', 30],
  ['10:15', 150],
] as const;

check({
  id: 'personal-activities.end-derived-or-refused',
  says: 'A create under exactTime with a duration in place of endTime is refused without a trace, or endTime is that long after startTime.',
  clauses: ['PAC-34'],
  negative: true,
  async run(t) {
    const { home } = await personalActivities.draft(t);
    let before: readonly string[] = [];
    const mustDerive = async (from: string, minutes: number, isTyped: boolean): Promise<void> => {
      const more = { hours: [from, '23:59'], ...(!isTyped && { timeType: undefined }) } as const;
      const draft = await personalActivities.draft(t, { home, more, without: ['endTime'] });
      const body = { ...draft.body, durationInMinutes: minutes };
      const answer = await personalActivities.send(t, { ...draft, body });
      const list = await personalActivities.listedAround(t, draft);
      const former = before;
      before = idsOf(listOf(list));
      if (!isSuccess(answer)) {
        expect('PAC-34', answer, refused);
        return expect('PAC-34', list, listsCount(former.length, 'after a refused request'));
      }
      const id = before.find((one) => !former.includes(one)) ?? '';
      const times = [echo('startTime', from), echo('endTime', clockOf(minuteOf(from) + minutes))];
      expect('PAC-34', list, listsCount(former.length + 1, 'after a create'), lists(id, 'it', ...times));
    };
    for (const [at, [from, minutes]] of USUAL.entries()) await mustDerive(from, minutes, at % 2 === 0);
    const drawn = fc
      .tuple(fc.integer({ min: 0, max: 1_430 }), fc.integer({ min: 1, max: 1_439 }), fc.boolean())
      .map(([begin, length, isTyped]) => [clockOf(begin), Math.min(length, 1_439 - begin), isTyped] as const);
    await t.property(drawn, async (one) => mustDerive(...one), { runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});
