import { observeErrorBody } from '../../assertions/error-body.ts';
import {
  flatActivityOn,
  needsFlatRoutes,
  registerFlat,
  unlistedHome,
} from '../../factories/flat-examples.ts';
import type { FlatActivityBody } from '../../factories/flat-examples.ts';
import { LONG_AGO, givenHomeAt } from '../../factories/homes.ts';
import { guestAt, soonActivity } from '../../factories/registrations.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { reading } from '../../kit/reading.ts';
import { same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilityOfAnotherZone } from '../../laws/window-readings.ts';
import { observeInstant } from '../without-zone.ts';

/** Bodies of the flat creates that are not as the contract describes them. */

async function usualBody(t: Tools): Promise<FlatActivityBody> {
  await needsFlatRoutes(t);
  return flatActivityOn(t, await unlistedHome(t), await t.day(LONG_AGO));
}

check({
  id: 'flat-examples.wrong-types',
  says: 'Records the answer to a number as location of a flat personal activity.',
  clauses: ['CNV-42'],
  negative: true,
  async run(t) {
    const body = { ...(await usualBody(t)), location: 4711 };
    const answer = await t.callAny('createPersonalActivityFlat', { body });
    const shown = field(answer.json, 'location');
    const outcomes = { refused: isRefused, coerced: isSuccess(answer) && shown === '4711' };
    reading(t, 'wrong-types', answer, outcomes, `${answer.status}, shows ${show(shown)}`);
  },
});

check({
  id: 'flat-examples.other-read-only-members',
  says: 'Records what flat creates do with createdAt and status, which only the service sets.',
  clauses: ['CNV-45'],
  async run(t) {
    const createdAt = '2001-02-03T04:05:06Z';
    const observe = (answer: Answer, member: string, value: string): void => {
      const isTaken = isSuccess(answer) && same(field(answer.json, member), value);
      const outcomes = { ignored: isSuccess(answer) && !isTaken, refused: isRefused };
      const seen = isTaken ? `${member} taken` : `${answer.status}`;
      reading(t, 'other-read-only-members', answer, outcomes, seen);
    };
    const body = { ...(await usualBody(t)), createdAt };
    observe(await t.callAny('createPersonalActivityFlat', { body }), 'createdAt', createdAt);
    const { activityId } = await soonActivity(t);
    for (const [at, [member, value]] of Object.entries({ createdAt, status: 'waitlisted' }).entries())
      observe(await registerFlat(t, activityId, await guestAt(t, at), { [member]: value }), member, value);
  },
});

check({
  id: 'flat-examples.date-time-without-zone',
  says: 'Records which instant a date-time without a zone means in the body of a flat personal activity.',
  // JSON Schema's date-time wants an offset, so strict validators of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    await needsFlatRoutes(t);
    const operation = 'createPersonalActivityFlat';
    const home = await givenHomeAt(t, facilityOfAnotherZone(t));
    const day = await t.day(LONG_AGO);
    const body = { ...(await flatActivityOn(t, home, day)), startTime: `${day}T12:00:00` };
    const answer = await t.call(operation, { body: { ...body, endTime: `${day}T13:00:00` } });
    if (!isSuccess(answer)) t.observe('date-time-without-zone', operation, `other: ${answer.status}`);
    else observeInstant(t, operation, field(answer.json, 'startTime'), body.startTime, home.timeZone);
  },
});

check({
  id: 'flat-examples.unknown-ids',
  says: 'Records whether the refusal of a flat create names the member that holds an unknown id.',
  clauses: ['CNV-41'],
  negative: true,
  async run(t) {
    const usual = await usualBody(t);
    const activity = await soonActivity(t);
    const registration = { residentId: await guestAt(t, 0), activityId: activity.activityId };
    const unknown = t.fresh.word('unknown');
    for (const [operation, body, member] of [
      ['createPersonalActivityFlat', usual, 'residentId'],
      ['createRegistrationFlat', registration, 'residentId'],
      ['createRegistrationFlat', registration, 'activityId'],
    ] as const) {
      const answer = await t.callAny(operation, { body: { ...body, [member]: unknown } });
      if (isSuccess(answer)) t.note(`${operation} takes a ${member} that no record has`);
      observeErrorBody(t, answer, [member]);
    }
  },
});
