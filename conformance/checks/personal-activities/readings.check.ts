import { observeErrorBody } from '../../assertions/error-body.ts';
import { lately } from '../../factories/homes.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show, type JsonObject } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { listOf } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { timesShown } from '../../laws/exact-times.ts';
import { personalActivities } from '../../resources/personal-activities.ts';

/** Open questions about a personal activity, apart from its window. */

interface Tried {
  readonly answer: Answer;
  /** The only item in the list of a new resident afterwards; undefined if there is not exactly one. */
  readonly item: JsonObject | undefined;
  /** The status, and a member of the item. */
  readonly seen: (member: string) => string;
}

/** A create for a new resident, with a few members that are more or other than usual, and its item in the list. */
async function tried(
  t: Tools,
  other: JsonObject,
  hours: readonly [string, string] = ['10:20', '11:05'],
  /** Those of a durationInMinutes that a number of JavaScript would round. */
  digits?: string,
): Promise<Tried> {
  const draft = await personalActivities.draft(t, { more: { hours } });
  const path = { residentId: draft.home.residentId };
  const body = { ...draft.body, ...other };
  const raw = digits && JSON.stringify({ ...body, durationInMinutes: '' }).replace(':""', `:${digits}`);
  const answer = await t.callAny('createPersonalActivity', { path, ...(raw ? { raw } : { body }) });
  const listed = await t.call('listPersonalActivities', { path, query: await lately(t) });
  const [found, another] = isSuccess(listed) ? listOf(listed) : [];
  const item = isSuccess(answer) && another === undefined ? found : undefined;
  return { answer, item, seen: (member) => `${answer.status}, ${member} ${show(item?.[member])}` };
}

/** A create with a duration and without an end, and whether the list shows this end. */
async function withoutEnd(t: Tools, from: string, duration: number | string, end = '') {
  const { item, ...one } = await tried(t, { endTime: undefined }, [from, '23:59'], String(duration));
  return { ...one, isDerived: item?.['endTime'] === end };
}

check({
  id: 'personal-activities.answer-of-a-create',
  says: 'Records what the create of a personal activity answers.',
  clauses: ['PAC-30'],
  async run(t) {
    const { answer } = await tried(t, {});
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
    for (const [minutes, end] of [[50, '10:10'] as const, [0, '09:20'] as const]) {
      const { answer, isDerived, seen } = await withoutEnd(t, '09:20', minutes, end);
      reading(t, 'derived-end-time', answer, { required: isRefused, derived: isDerived }, seen('endTime'));
    }
  },
});

/** As many minutes as no double holds: some days and 33 minutes. */
const BEYOND = '9007199254740993';

check({
  id: 'personal-activities.derived-end-past-midnight',
  says: 'Records what happens to an endTime past midnight that is derived from a duration.',
  clauses: ['PAC-36'],
  negative: true,
  async run(t) {
    const usual = await withoutEnd(t, '09:20', 50);
    if (isRefused(usual.answer)) return t.note('no end is derived at all');
    for (const [from, minutes, end] of [
      ['23:30', 60, '00:30'],
      ['09:20', 1440, '09:20'],
      ['09:20', BEYOND, '09:53'],
      ['09:20', -1, 'none'],
      ['09:20', `-${BEYOND}`, 'none'],
    ] as const) {
      const { answer, isDerived, seen } = await withoutEnd(t, from, minutes, end);
      if (end === 'none') observeErrorBody(t, answer, ['durationInMinutes']);
      // So large a one may be refused for its size alone.
      if (isRefused(answer) && (end === 'none' || minutes === BEYOND)) continue;
      const outcomes = { refused: isRefused, wrapped: isDerived };
      reading(t, 'derived-end-past-midnight', answer, outcomes, seen('endTime'));
    }
  },
});

readingCheck({
  id: 'personal-activities.names-that-are-no-presets',
  says: 'Records whether a name that is not a preset of the facility is accepted.',
  clauses: ['PAC-45'],
  negative: true,
  choice: 'personal-activity-names',
  ask: async (t) => (await tried(t, { name: t.fresh.text('Juggling') })).answer,
  outcomes: { 'presets-only': isRefused, any: isSuccess },
});

check({
  id: 'personal-activities.further-members',
  says: 'Records what location, description and confirmed do in the body of a create.',
  clauses: ['PAC-46'],
  negative: true,
  async run(t) {
    const words = { location: t.fresh.text('Garden'), description: t.fresh.text('Potted herbs') };
    const sent: JsonObject = { ...words, confirmed: true };
    const { answer, item } = await tried(t, sent);
    const kept = Object.keys(sent).filter((name) => item?.[name] === sent[name]);
    const lost = Object.keys(sent).filter((name) => !kept.includes(name));
    const outcomes = {
      refused: isRefused(answer),
      taken: item !== undefined && lost.length === 0,
      ignored: item !== undefined && kept.length === 0,
    };
    const found = item ? `${kept.join(', ')} kept, ${lost.join(', ')} lost` : 'nothing listed';
    reading(t, 'personal-activity-members', answer, outcomes, `${answer.status}, ${found}`);
    // Its times have no say under allDay: under exactTime alone it may be the gap between them.
    const allDay = await tried(t, { timeType: 'allDay', durationInMinutes: 25 });
    const duration = allDay.item?.['durationInMinutes'];
    const shown = {
      refused: outcomes.refused && duration === 25,
      taken: outcomes.taken && duration === 25,
      ignored: outcomes.ignored && isBlank(duration),
    };
    const seen = `${allDay.seen('durationInMinutes')} under allDay`;
    reading(t, 'personal-activity-members', allDay.answer, shown, seen);
  },
});

check({
  id: 'personal-activities.times-without-exact-time',
  says: 'Records what becomes of startTime and endTime under another timeType than exactTime.',
  clauses: ['PAC-49'],
  negative: true,
  async run(t) {
    const { answer, item } = await tried(t, { timeType: 'morning' }, ['09:20', '10:00']);
    const outcomes = timesShown(item, ['09:20', '10:00']);
    reading(t, 'times-without-exact-time', answer, outcomes, `${answer.status}, ${show(item)}`);
  },
});

check({
  id: 'personal-activities.duration-that-differs-from-the-gap',
  says: 'Records whether durationInMinutes under exactTime is the gap between the times or the one sent.',
  clauses: ['PAC-47'],
  negative: true,
  async run(t) {
    const hours = ['09:20', '10:00'] as const;
    const sent = await tried(t, { durationInMinutes: 25 }, hours);
    // If a duration together with both times is refused, it is sent without a duration.
    const { item, answer, seen } = isRefused(sent.answer) ? await tried(t, {}, hours) : sent;
    const found = item?.['durationInMinutes'];
    const outcomes = { gap: found === 40, 'as-sent': item !== undefined && (found === 25 || isBlank(found)) };
    for (const operationId of ['createPersonalActivity', 'listPersonalActivities'] as const)
      reading(t, 'personal-activity-gap', { ...answer, operationId }, outcomes, seen('durationInMinutes'));
  },
});

check({
  id: 'personal-activities.end-before-start',
  says: 'Records what an endTime earlier than startTime gets.',
  clauses: ['PAC-48'],
  negative: true,
  async run(t) {
    const { item, answer } = await tried(t, { endTime: '00:30' }, ['22:15', '23:00']);
    // One that ends as it starts does not end earlier.
    const atOnce = (await tried(t, {}, ['22:15', '22:15'])).answer;
    const staysAsSent = item?.['startTime'] === '22:15' && item['endTime'] === '00:30';
    const isTaken = isSuccess(atOnce);
    const outcomes = { refused: isTaken && isRefused(answer), 'next-day': isTaken && staysAsSent };
    const seen = `${answer.status}, ${show(item)}, and ${atOnce.status} to an end at the start`;
    reading(t, 'end-time-before-start-time', answer, outcomes, seen);
  },
});
