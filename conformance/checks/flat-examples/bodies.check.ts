import { flatActivityOn, needsFlatRoutes, registerFlat } from '../../given/flat-examples.ts';
import type { FlatActivityBody } from '../../given/flat-examples.ts';
import { LONG_AGO, givenHome, givenHomeAt } from '../../given/homes.ts';
import { soonActivity } from '../../given/registrations.ts';
import { givenResident } from '../../given/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilityOfAnotherZone, observeInstant } from '../without-zone.ts';

/** Bodies of the flat creates that are not as the contract describes them. */

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

async function usualBody(t: Tools): Promise<FlatActivityBody> {
  await needsFlatRoutes(t);
  return flatActivityOn(t, await givenHome(t), await t.day(LONG_AGO));
}

check({
  id: 'flat-examples.wrong-types',
  says: 'What a number as location does to a flat personal activity.',
  clauses: ['CNV-42'],
  profile: 'flat',
  negative: true,
  async run(t) {
    const body = { ...(await usualBody(t)), location: 4711 };
    const answer = await t.callAny('createPersonalActivityFlat', { body });
    const shown = field(answer.json, 'location');
    t.observe(
      'wrong-types',
      'createPersonalActivityFlat',
      isRefused(answer)
        ? 'refused'
        : isSuccess(answer) && shown === '4711'
          ? 'coerced'
          : `other: ${answer.status}, shows ${show(shown)}`,
    );
  },
});

check({
  id: 'flat-examples.other-read-only-members',
  says: 'What the flat creates do with createdAt and status, which no request holds.',
  clauses: ['CNV-45'],
  profile: 'flat',
  async run(t) {
    const createdAt = '2001-02-03T04:05:06Z';
    const observe = (answer: Answer, member: string, value: string): void => {
      const isTaken = isSuccess(answer) && same(field(answer.json, member), value);
      t.observe(
        'other-read-only-members',
        answer.operationId,
        isTaken
          ? `other: ${member} taken`
          : isSuccess(answer)
            ? 'ignored'
            : isRefused(answer)
              ? 'refused'
              : `other: ${answer.status}`,
      );
    };
    const body = { ...(await usualBody(t)), createdAt };
    observe(await t.callAny('createPersonalActivityFlat', { body }), 'createdAt', createdAt);
    const { activityId } = await soonActivity(t);
    for (const [member, value] of [
      ['createdAt', createdAt],
      ['status', 'waitlisted'],
    ] as const) {
      const { residentId } = await givenResident(t);
      observe(await registerFlat(t, activityId, residentId, { [member]: value }), member, value);
    }
  },
});

check({
  id: 'flat-examples.date-time-without-zone',
  says: 'Which instant a date-time without a zone is in the body of a flat personal activity.',
  // JSON Schema's date-time wants an offset, so strict judges of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  profile: 'flat',
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
