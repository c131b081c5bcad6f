import { observeErrorBody } from '../../assertions/error-body.ts';
import { LONG_AGO, givenHome, hoursOn, type Home } from '../../factories/homes.ts';
import { activityName, aroundDay, personalActivityOn } from '../../factories/personal-activities.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show, type JsonObject } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { listOf } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';

/** Open questions about a personal activity, apart from its window. */

interface Tried {
  readonly answer: Answer;
  /** The only item in the list of a new resident afterwards; undefined if there is not exactly one. */
  readonly item: JsonObject | undefined;
}

/** A create for a new resident, and its item in the list. */
async function tried(t: Tools, more: (home: Home, day: string) => Promise<JsonObject>): Promise<Tried> {
  const home = await givenHome(t);
  const path = { residentId: home.residentId };
  const day = await t.day(LONG_AGO);
  const answer = await t.call('createPersonalActivity', { path, body: await more(home, day) });
  const listed = await t.call('listPersonalActivities', { path, query: aroundDay(day) });
  const [item, another] = isSuccess(listed) ? listOf(listed) : [];
  return { answer, item: isSuccess(answer) && another === undefined ? item : undefined };
}

/** A valid body with additional members. */
const withMore =
  (t: Tools, more: JsonObject, hours?: readonly [string, string]) => async (home: Home, day: string) => ({
    ...(await personalActivityOn(t, home, day, hours)),
    ...more,
  });

/** A body with a duration and without an end. */
const withoutEnd = (t: Tools, from: string, durationInMinutes: number) => async (home: Home, day: string) => {
  const { endTime: _, ...body } = await personalActivityOn(t, home, day, [from, '23:59']);
  return { ...body, durationInMinutes };
};

check({
  id: 'personal-activities.answer-of-a-create',
  says: 'Records what the create of a personal activity answers.',
  clauses: ['PAC-30'],
  async run(t) {
    const { answer } = await tried(t, withMore(t, {}));
    const { status, json, bytes } = answer;
    const isWrapped = isObject(field(json, 'data'));
    const isBare = isObject(json) && typeof json['id'] === 'string';
    const outcomes = {
      'created-data': status === 201 && isWrapped,
      'ok-data': status === 200 && isWrapped,
      'created-bare': status === 201 && isBare,
      'no-content': status === 204 && bytes.length === 0,
    };
    const body = isWrapped ? 'under data' : isBare ? 'bare' : 'another body';
    reading(t, 'personal-activity-answer', answer, outcomes, `${status}, ${body}`);
  },
});

check({
  id: 'personal-activities.duration-in-place-of-the-end',
  says: 'Records whether durationInMinutes may be sent in place of endTime.',
  clauses: ['PAC-35'],
  negative: true,
  async run(t) {
    for (const [minutes, end] of [
      [50, '10:10'],
      [0, '09:20'],
    ] as const) {
      const { item, answer } = await tried(t, withoutEnd(t, '09:20', minutes));
      const found = item?.['endTime'];
      const outcomes = { required: isRefused, derived: found === end };
      reading(t, 'derived-end-time', answer, outcomes, `${answer.status}, endTime ${show(found)}`);
    }
  },
});

check({
  id: 'personal-activities.derived-end-past-midnight',
  says: 'Records what happens to an endTime past midnight that is derived from a duration.',
  clauses: ['PAC-36'],
  negative: true,
  async run(t) {
    const usual = await tried(t, withoutEnd(t, '09:20', 50));
    if (isRefused(usual.answer)) return t.note('no end is derived at all');
    observeErrorBody(t, (await tried(t, withoutEnd(t, '09:20', -1))).answer, ['durationInMinutes']);
    for (const [start, minutes, end] of [
      ['23:30', 60, '00:30'],
      ['09:20', 1440, '09:20'],
    ] as const) {
      const { item, answer } = await tried(t, withoutEnd(t, start, minutes));
      const found = item?.['endTime'];
      const outcomes = { refused: isRefused, wrapped: found === end };
      reading(t, 'derived-end-past-midnight', answer, outcomes, `${answer.status}, endTime ${show(found)}`);
    }
  },
});

readingCheck({
  id: 'personal-activities.names-that-are-no-presets',
  says: 'Records whether a name that is not a preset of the facility is accepted.',
  clauses: ['PAC-45'],
  negative: true,
  choice: 'personal-activity-names',
  ask: async (t) => (await tried(t, withMore(t, { name: t.fresh.text('Juggling') }))).answer,
  outcomes: { 'presets-only': isRefused, any: isSuccess },
});

check({
  id: 'personal-activities.further-members',
  says: 'Records what location, description and confirmed do in the body of a create.',
  clauses: ['PAC-46'],
  negative: true,
  async run(t) {
    const sent: JsonObject = {
      location: t.fresh.text('Garden'),
      description: t.fresh.text('Potted herbs'),
      confirmed: true,
    };
    const { answer, item } = await tried(t, withMore(t, sent));
    const kept = Object.keys(sent).filter((name) => item?.[name] === sent[name]);
    const lost = Object.keys(sent).filter((name) => item?.[name] !== sent[name]);
    const outcomes = {
      refused: isRefused,
      taken: item !== undefined && lost.length === 0,
      ignored: item !== undefined && kept.length === 0,
    };
    const found = item ? `${kept.join(', ')} kept, ${lost.join(', ')} lost` : 'nothing listed';
    reading(t, 'personal-activity-members', answer, outcomes, `${answer.status}, ${found}`);
    const timeless = { timeType: 'allDay', startTime: undefined, endTime: undefined, durationInMinutes: 45 };
    const allDay = await tried(t, withMore(t, timeless));
    const duration = allDay.item?.['durationInMinutes'];
    const shown = {
      refused: isRefused(answer) && duration === 45,
      taken: outcomes.taken && duration === 45,
      ignored: outcomes.ignored && isBlank(duration),
    };
    const seen = `${allDay.answer.status}, durationInMinutes ${show(duration)} under allDay`;
    reading(t, 'personal-activity-members', allDay.answer, shown, seen);
  },
});

check({
  id: 'personal-activities.duration-that-differs-from-the-gap',
  says: 'Records whether durationInMinutes under exactTime is the gap between the times or the one sent.',
  clauses: ['PAC-47'],
  negative: true,
  async run(t) {
    const hours = ['09:20', '10:00'] as const;
    const sent = await tried(t, withMore(t, { durationInMinutes: 25 }, hours));
    // If a duration together with both times is refused, it is sent without a duration.
    const { item, answer } = isRefused(sent.answer) ? await tried(t, withMore(t, {}, hours)) : sent;
    const found = item?.['durationInMinutes'];
    const outcomes = { gap: found === 40, 'as-sent': item !== undefined && (found === 25 || isBlank(found)) };
    for (const operationId of ['createPersonalActivity', 'listPersonalActivities'] as const) {
      const shown = { ...answer, operationId };
      reading(t, 'personal-activity-gap', shown, outcomes, `${answer.status}, ${show(found)}`);
    }
  },
});

check({
  id: 'personal-activities.end-before-start',
  says: 'Records what an endTime earlier than startTime gets.',
  clauses: ['PAC-48'],
  negative: true,
  async run(t) {
    const { item, answer } = await tried(t, async (home, day) => ({
      name: await activityName(t, home.facilityId),
      ...hoursOn(home, day, ['22:15', '23:00']),
      endTime: '00:30',
    }));
    const staysAsSent = item?.['startTime'] === '22:15' && item['endTime'] === '00:30';
    const outcomes = { refused: isRefused, 'next-day': staysAsSent };
    reading(t, 'end-time-before-start-time', answer, outcomes, `${answer.status}, ${show(item)}`);
  },
});
