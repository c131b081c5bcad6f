import { LONG_AGO, givenHome, hoursOn, type Home } from '../../given/homes.ts';
import { activityName, aroundDay, personalActivityOn } from '../../given/personal-activities.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { listOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';

/** What of a personal activity the interface leaves open, its window aside. */

interface Tried {
  readonly answer: Answer;
  readonly isRefused: boolean;
  /** What the list of a new resident holds afterwards; undefined where that is not one thing. */
  readonly item: JsonObject | undefined;
}

/** A create of a new resident, and what the list shows of it. */
async function tried(t: Tools, more: (home: Home, day: string) => Promise<JsonObject>): Promise<Tried> {
  const home = await givenHome(t);
  const path = { residentId: home.residentId };
  const day = await t.day(LONG_AGO);
  const answer = await t.call('createPersonalActivity', { path, body: await more(home, day) });
  const listed = await t.call('listPersonalActivities', { path, query: aroundDay(day) });
  const [item, another] = isSuccess(listed) ? listOf(listed) : [];
  return {
    answer,
    isRefused: refused(answer) === undefined,
    item: isSuccess(answer) && another === undefined ? item : undefined,
  };
}

/** A good body with other members. */
const withMore =
  (t: Tools, more: JsonObject, hours?: readonly [string, string]) => async (home: Home, day: string) => ({
    ...(await personalActivityOn(t, home, day, hours)),
    ...more,
  });

/** A body with a duration in place of its end. */
const withoutEnd = (t: Tools, from: string, durationInMinutes: number) => async (home: Home, day: string) => {
  const { endTime: _, ...body } = await personalActivityOn(t, home, day, [from, '23:59']);
  return { ...body, durationInMinutes };
};

check({
  id: 'personal-activities.answer-of-a-create',
  says: 'What the create of a personal activity answers.',
  clauses: ['PAC-30'],
  async run(t) {
    const { answer } = await tried(t, withMore(t, {}));
    const { status, json, bytes } = answer;
    const isWrapped = isObject(field(json, 'data'));
    const isBare = isObject(json) && typeof json['id'] === 'string';
    const reading =
      status === 201 && isWrapped
        ? 'created-data'
        : status === 200 && isWrapped
          ? 'ok-data'
          : status === 201 && isBare
            ? 'created-bare'
            : status === 204 && bytes.length === 0
              ? 'no-content'
              : undefined;
    const body = isWrapped ? 'under data' : isBare ? 'bare' : 'another body';
    t.observe('personal-activity-answer', 'createPersonalActivity', reading ?? `other: ${status}, ${body}`);
  },
});

check({
  id: 'personal-activities.duration-in-place-of-the-end',
  says: 'Whether durationInMinutes may stand in place of endTime.',
  clauses: ['PAC-35'],
  negative: true,
  async run(t) {
    const { isRefused, item, answer } = await tried(t, withoutEnd(t, '09:20', 50));
    const found = item?.['endTime'];
    const reading = isRefused ? 'required' : found === '10:10' ? 'derived' : undefined;
    t.observe(
      'derived-end-time',
      'createPersonalActivity',
      reading ?? `other: ${answer.status}, endTime ${show(found)}`,
    );
  },
});

check({
  id: 'personal-activities.derived-end-past-midnight',
  says: 'What becomes of an end past midnight that a duration stands for.',
  clauses: ['PAC-36'],
  negative: true,
  async run(t) {
    const usual = await tried(t, withoutEnd(t, '09:20', 50));
    if (usual.isRefused) return t.note('no end is derived at all');
    const { isRefused, item, answer } = await tried(t, withoutEnd(t, '23:30', 60));
    const found = item?.['endTime'];
    const reading = isRefused ? 'refused' : found === '00:30' ? 'wrapped' : undefined;
    t.observe(
      'derived-end-past-midnight',
      'createPersonalActivity',
      reading ?? `other: ${answer.status}, endTime ${show(found)}`,
    );
  },
});

check({
  id: 'personal-activities.names-that-are-no-presets',
  says: 'Whether a name that is no preset of the facility is taken.',
  clauses: ['PAC-45'],
  negative: true,
  async run(t) {
    const { isRefused, answer } = await tried(t, withMore(t, { name: t.fresh.text('Juggling') }));
    const reading = isRefused ? 'presets-only' : isSuccess(answer) ? 'any' : undefined;
    t.observe('personal-activity-names', 'createPersonalActivity', reading ?? `other: ${answer.status}`);
  },
});

check({
  id: 'personal-activities.further-members',
  says: 'What location, description and confirmed do in the body of a create.',
  clauses: ['PAC-46'],
  negative: true,
  async run(t) {
    const sent: JsonObject = {
      location: t.fresh.text('Garden'),
      description: t.fresh.text('Potted herbs'),
      confirmed: true,
    };
    const { isRefused, answer, item } = await tried(t, withMore(t, sent));
    const kept = Object.keys(sent).filter((name) => item?.[name] === sent[name]);
    const lost = Object.keys(sent).filter((name) => item?.[name] !== sent[name]);
    const reading = isRefused
      ? 'refused'
      : item && lost.length === 0
        ? 'taken'
        : item && kept.length === 0
          ? 'ignored'
          : undefined;
    const told = item ? `${kept.join(', ')} kept, ${lost.join(', ')} lost` : 'nothing listed';
    t.observe(
      'personal-activity-members',
      'createPersonalActivity',
      reading ?? `other: ${answer.status}, ${told}`,
    );
  },
});

check({
  id: 'personal-activities.duration-that-differs-from-the-gap',
  says: 'Whether under exactTime the minutes are those from start to end or those sent.',
  clauses: ['PAC-47'],
  negative: true,
  async run(t) {
    const hours = ['09:20', '10:00'] as const;
    const sent = await tried(t, withMore(t, { durationInMinutes: 25 }, hours));
    // Where a duration beside both times is refused, none is sent.
    const { item, answer } = sent.isRefused ? await tried(t, withMore(t, {}, hours)) : sent;
    const found = item?.['durationInMinutes'];
    const reading = found === 40 ? 'gap' : item && (found === 25 || isBlank(found)) ? 'as-sent' : undefined;
    for (const operation of ['createPersonalActivity', 'listPersonalActivities'] as const)
      t.observe('personal-activity-gap', operation, reading ?? `other: ${answer.status}, ${show(found)}`);
  },
});

check({
  id: 'personal-activities.end-before-start',
  says: 'What an endTime earlier than startTime gets.',
  clauses: ['PAC-48'],
  negative: true,
  async run(t) {
    const { isRefused, item, answer } = await tried(t, async (home, day) => ({
      name: await activityName(t, home.facilityId),
      ...hoursOn(home, day, ['22:15', '23:00']),
      endTime: '00:30',
    }));
    const staysAsSent = item?.['startTime'] === '22:15' && item['endTime'] === '00:30';
    const reading = isRefused ? 'refused' : staysAsSent ? 'next-day' : undefined;
    t.observe(
      'end-time-before-start-time',
      'createPersonalActivity',
      reading ?? `other: ${answer.status}, ${show(item)}`,
    );
  },
});
