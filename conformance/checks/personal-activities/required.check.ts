import fc from 'fast-check';
import {
  LONG_AGO,
  TIME_TYPES,
  clockOf,
  givenHome,
  lately,
  minuteOf,
  type Home,
} from '../../factories/homes.ts';
import { precondition } from '../../kit/precondition.ts';
import { personalActivityOn, personalActivitySometimeOn } from '../../factories/personal-activities.ts';
import type { PersonalActivityBody } from '../../factories/personal-activities.ts';
import type { Answer } from '../../kit/call.ts';
import { watched } from '../../calls/send.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { once } from '../../kit/once.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustCount } from '../../assertions/own-list.ts';
import { listedAround, newIn } from '../../assertions/personal-activities.ts';
import { without } from '../../laws/dated-members.ts';

/** The list of the resident in those days. */
const readState =
  (t: Tools, { residentId }: Home) =>
  () =>
    precondition('a list of the personal activities', async () => {
      const query = await lately(t);
      const listed = listOf(await t.call('listPersonalActivities', { path: { residentId }, query }));
      return Object.fromEntries(listed.map((one) => [String(one['id']), one]));
    });

interface Door {
  readonly home: Home;
  readonly body: PersonalActivityBody;
  readonly readState: () => Promise<JsonObject>;
}

type Act = () => Promise<Answer>;

const creating =
  (t: Tools, { home: { residentId } }: Door, body: JsonObject): Act =>
  () =>
    t.call('createPersonalActivity', { path: { residentId }, body });

/** Each must be refused and leave no trace. Checks share the personal activities, so they take turns. */
const mustRefuse = ({ readState }: Door, acts: readonly Act[]): Promise<Answer> =>
  watched({ readState }, (seen) => refusedWithoutTrace(seen, ...acts));

/** A resident with one personal activity, who gets no other one, and a valid body for another. */
const door = once(async (t: Tools): Promise<Door> => {
  const home = await givenHome(t);
  const path = { residentId: home.residentId };
  const day = await t.day(LONG_AGO);
  const body = await personalActivityOn(t, home, day);
  const answer = await t.call('createPersonalActivity', { path, body });
  if (!isSuccess(answer)) t.unproven(`a personal activity could not be made: ${answer.status}`);
  return {
    home,
    body: await personalActivityOn(t, home, day, ['15:00', '15:50']),
    readState: readState(t, home),
  };
});

check({
  id: 'personal-activities.required-under-every-time-type',
  says: 'A create without name or without startDate makes no personal activity, under every timeType.',
  clauses: ['PAC-31', 'PAC-201'],
  negative: true,
  async run(t) {
    const shared = await door(t);
    const { home, body } = shared;
    for (const [name, clause] of [
      ['name', 'PAC-31'],
      ['startDate', 'PAC-201'],
    ] as const) {
      const bodies: JsonObject[] = [without(body, name), without(body, name, 'timeType')];
      for (const timeType of TIME_TYPES.slice(1)) {
        const vague = await personalActivitySometimeOn(t, home, await t.day(LONG_AGO), timeType);
        bodies.push(without(vague, name));
      }
      const acts = bodies.map((one) => creating(t, shared, one));
      await attributing([clause], () => mustRefuse(shared, acts));
    }
  },
});

check({
  id: 'personal-activities.exact-time-needs-start-time',
  says: 'A create under exactTime, sent or by default, without startTime makes nothing, even with an end or a duration.',
  clauses: ['PAC-32'],
  negative: true,
  async run(t) {
    const shared = await door(t);
    const { body } = shared;
    const bodies = [body, without(body, 'timeType')].flatMap((one) => {
      const { startTime: _start, endTime, ...rest } = one;
      const durationInMinutes = 50;
      const ways = [{ endTime }, { durationInMinutes }, { endTime, durationInMinutes }, {}];
      return ways.map((more) => ({ ...rest, ...more }));
    });
    await mustRefuse(
      shared,
      bodies.map((one) => creating(t, shared, one)),
    );
  },
});

check({
  id: 'personal-activities.exact-time-needs-end-time-or-duration',
  says: 'A create under exactTime, sent or by default, with neither endTime nor durationInMinutes makes nothing.',
  clauses: ['PAC-33'],
  negative: true,
  async run(t) {
    const shared = await door(t);
    const { body } = shared;
    const bodies = [without(body, 'endTime'), without(body, 'endTime', 'timeType')];
    await mustRefuse(
      shared,
      bodies.map((one) => creating(t, shared, one)),
    );
  },
});

/** A resident, and the items of the list at the last read. */
interface Row {
  readonly home: Home;
  held: readonly JsonObject[];
}

/**
 * A body with a duration and without an end must be refused without a trace, or be made with the end that
 * follows.
 */
async function mustDerive(t: Tools, row: Row, body: PersonalActivityBody, minutes: number): Promise<void> {
  const { home, held: before } = row;
  const path = { residentId: home.residentId };
  const sent = { ...body, durationInMinutes: minutes };
  const answer = await t.call('createPersonalActivity', { path, body: sent });
  const after = await listedAround(t, home, body);
  row.held = after.items;
  if (isSuccess(answer)) {
    const { startTime = '' } = body;
    const endTime = clockOf(minuteOf(startTime) + minutes);
    mustEcho(after.answer, newIn(before, after), { startTime, endTime });
    return;
  }
  must(answer, refused);
  mustCount(after, before.length, 'after a refused request');
}

check({
  id: 'personal-activities.end-derived-or-refused',
  says: 'A create under exactTime with a duration in place of endTime is refused without a trace, or endTime is that long after startTime.',
  clauses: ['PAC-34'],
  negative: true,
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    const row: Row = { home, held: [] };
    const one = async (from: string, minutes: number, isTyped: boolean) => {
      const { endTime: _, ...body } = await personalActivityOn(t, home, day, [from, '23:59']);
      const { timeType: _type, ...untyped } = body;
      await mustDerive(t, row, isTyped ? body : untyped, minutes);
    };
    const usual = [
      ['09:00', 60],
      ['00:00', 1_439],
      ['23:58', 1],
      ['11:45', 30],
      ['10:15', 150],
    ] as const;
    for (const [at, [from, minutes]] of usual.entries()) await one(from, minutes, at % 2 === 0);
    const drawn = fc
      .tuple(fc.integer({ min: 0, max: 1_430 }), fc.integer({ min: 1, max: 1_439 }), fc.boolean())
      .map(([begin, length, isTyped]) => [clockOf(begin), Math.min(length, 1_439 - begin), isTyped] as const);
    await t.property(drawn, async (drawn) => one(...drawn), { runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});
