import { FAR_AHEAD, activityBody, activityType, activityTypes } from '../../factories/activities.ts';
import { bodyOn, givenActivity } from '../../factories/activities.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustClear } from '../cleared-members.ts';
import { afterReplacing, drawnBodies, exactSlots, fullBody, mustShow, wholeBody } from './shows.ts';
import type { Sought } from './shows.ts';

/** A new activity with every member set, on a far day. */
async function fullActivity(t: Tools): Promise<{ readonly sought: Sought; readonly former: JsonObject }> {
  const given = await givenActivity(t, fullBody(t, await activityBody(t)));
  return { sought: { ...given, days: [given.day, given.day] }, former: given.activity };
}

check({
  id: 'activities.replace-shows-what-was-sent',
  says: 'The members sent to replace an activity show in the answer, in a later read and in the list.',
  clauses: ['ACT-74', 'ACT-75', 'ACT-82'],
  async run(t) {
    const { sought } = await fullActivity(t);
    await t.property(drawnBodies(t, 'replaceActivity'), async ({ slot, drawn }) => {
      const { body, days } = await wholeBody(t, drawn, slot, sought.facilityId);
      const assert = (answer: Answer, found: JsonObject) => {
        mustShow(answer, found, body);
        attributed(['ACT-82'], () => mustEcho(answer, found, { id: sought.activityId }));
      };
      await afterReplacing(t, { ...sought, days }, body, assert, slot.ahead % 2 === 0);
    });
  },
});

check({
  id: 'activities.replaced-with-everything',
  says: 'Every member that can be sent to replace an activity shows in every answer, and the id stays.',
  clauses: ['ACT-67', 'ACT-74', 'ACT-77'],
  async run(t) {
    const { sought } = await fullActivity(t);
    const day = await t.day(FAR_AHEAD + 3);
    const type = (await activityTypes(t)).at(-1) ?? (await activityType(t));
    const later = { type, maxRegistered: 23, maxRegisteredConnections: 9 };
    const body = { ...fullBody(t, await bodyOn(t, sought.facilityId, day)), ...later };
    await afterReplacing(t, { ...sought, days: [day, day] }, body, (answer, found) => {
      mustShow(answer, found, body);
      mustEcho(answer, found, { id: sought.activityId });
    });
  },
});

check({
  id: 'activities.replaced-at-its-times',
  says: 'A replaced activity shows the dates and times that were sent, to the minute, also across midnight.',
  clauses: ['ACT-75'],
  async run(t) {
    const { sought } = await fullActivity(t);
    for (const slot of exactSlots) {
      const { body, days } = await wholeBody(t, { name: t.fresh.text('Tea') }, slot, sought.facilityId);
      await afterReplacing(t, { ...sought, days }, body, (answer, found) => mustShow(answer, found, body));
    }
  },
});

check({
  id: 'activities.replaced-under-each-time-type',
  says: 'A replaced activity shows the timeType that was sent, or exactTime where none was.',
  clauses: ['ACT-75', 'ACT-73'],
  async run(t) {
    const { sought } = await fullActivity(t);
    const body = await activityBody(t);
    const timeTypes = ['morning', 'afternoon', 'evening', 'exactTime', 'allDay', undefined];
    for (const [at, timeType] of timeTypes.entries()) {
      const assert = (answer: Answer, found: JsonObject) =>
        attributed([timeType ? 'ACT-75' : 'ACT-73'], () =>
          mustEcho(answer, found, { timeType: timeType ?? 'exactTime' }),
        );
      // The list is checked after every third replacement, the last one included.
      await afterReplacing(t, sought, { ...body, ...(timeType && { timeType }) }, assert, at % 3 === 2);
    }
  },
});

check({
  id: 'activities.replaced-for-connections-or-not',
  says: 'A replaced activity shows the allowConnections that was sent.',
  clauses: ['ACT-76'],
  async run(t) {
    const { sought } = await fullActivity(t);
    const base = await activityBody(t);
    for (const allowConnections of [false, true]) {
      const body = { ...base, allowConnections };
      await afterReplacing(t, sought, body, (answer, found) => mustShow(answer, found, body));
    }
  },
});

check({
  id: 'activities.replaced-by-required-alone',
  says: 'A replacement with the required members alone is accepted and clears location and description.',
  clauses: ['ACT-71', 'ACT-83'],
  async run(t) {
    const { sought, former } = await fullActivity(t);
    const { name, type, startDate, startTime } = await activityBody(t);
    const sent = { name, type, startDate, startTime };
    const { location, description } = former;
    await afterReplacing(t, sought, sent, (answer, found) => {
      mustShow(answer, found, sent);
      attributed(['ACT-83'], () => mustClear(answer, found, { former: { location, description }, sent }));
    });
  },
});

check({
  id: 'activities.replacement-clears-each-text',
  says: 'A replacement without location or without description clears that one and keeps the other.',
  clauses: ['ACT-83', 'ACT-74'],
  async run(t) {
    for (const left of ['location', 'description'] as const) {
      const { sought, former } = await fullActivity(t);
      const { [left]: _, ...body } = fullBody(t, await activityBody(t));
      await afterReplacing(t, sought, body, (answer, found) => {
        mustShow(answer, found, body);
        attributed(['ACT-83'], () =>
          mustClear(answer, found, { former: { [left]: former[left] }, sent: body }),
        );
      });
    }
  },
});

check({
  id: 'activities.replacement-takes-the-maximum-away',
  says: 'A replacement without the maximum of residents or of connections removes that maximum.',
  clauses: ['ACT-84'],
  async run(t) {
    const { sought, former } = await fullActivity(t);
    const {
      maxRegistered: _max,
      maxRegisteredConnections: _places,
      ...body
    } = fullBody(t, await activityBody(t));
    const maxima = ['capacity.residents.max', 'capacity.connections.max'].flatMap((path) => {
      const max = field(former, path);
      return typeof max === 'number' ? [{ path, max }] : [];
    });
    if (maxima.length === 0) t.unproven('the activity has no maximum to take away');
    await afterReplacing(t, sought, body, (answer, found) => {
      for (const { path, max } of maxima) {
        const shown = field(found, path);
        mustHold(answer, `${path} no longer ${max}`, shown !== max, shows(path, shown));
      }
    });
  },
});

check({
  id: 'activities.replace-at-an-exact-time-needs-start-time',
  says: 'A replacement under exactTime without startTime is refused, and nothing changes.',
  clauses: ['ACT-69'],
  negative: true,
  async run(t) {
    for (const former of ['exactTime', 'allDay'] as const) {
      const path = { activityId: (await givenActivity(t, { timeType: former })).activityId };
      const { startTime: _, ...body } = await activityBody(t);
      const readState = async () => dataOf(await t.call('getActivity', { path }));
      const attempts = [{}, { timeType: 'exactTime' }].map(
        (more) => () => t.call('replaceActivity', { path, body: { ...body, ...more } }),
      );
      await refusedWithoutTrace(readState, ...attempts);
    }
  },
});
