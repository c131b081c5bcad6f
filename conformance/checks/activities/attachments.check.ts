import { bodyOn, makeActivity } from '../../factories/activities.ts';
import { attachedActivity } from '../../factories/activities-by-staff.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { answerText, isSuccess } from '../../kit/match.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { byId, dataOf, idsOf, objects, text } from '../../kit/read.ts';
import { lever, pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { afterReplacing, type Sought } from './shows.ts';

const namesOf = (activity: JsonObject): readonly JsonObject[] => objects(activity, 'attachments');

const sent = (attachmentId: string) => ({ attachmentId, publicToFamily: true });

/** Two files of the pool on a new activity, where the target takes files of other activities. */
async function withFoundFiles(t: Tools) {
  const ids = new Set<string>();
  for (const activityId of [
    t.fixture('activitiesWithAttachments'),
    ...(t.run.fixtures.activitiesWithAttachments ?? []),
  ])
    for (const id of idsOf(namesOf(dataOf(await t.call('getActivity', { path: { activityId } })))))
      ids.add(id);
  const [first, second] = ids;
  const wanting = (what: string): never =>
    t.unproven(`needs ${what}`, pool('activitiesWithAttachments', 2), lever('create-activity'));
  if (first === undefined || second === undefined) return wanting('two attachments in the pool');
  const { calendarId, facilityId } = await soleCalendar(t);
  const day = await t.day(60);
  const body = await bodyOn(t, facilityId, day);
  const holds = (answer: Answer, id: string): boolean =>
    isSuccess(answer) && byId(namesOf(dataOf(answer)), id) !== undefined;
  const made = await makeActivity(t, calendarId, { ...body, attachments: [sent(first)] });
  if (!holds(made, first)) return wanting('a target that takes the files of other activities');
  const activityId = text(dataOf(made), 'id');
  const attachments = [sent(first), sent(second)];
  const both = await t.call('replaceActivity', { path: { activityId }, body: { ...body, attachments } });
  if (isSuccess(both))
    attributed(['ACT-85'], () =>
      mustHold(both, `the attachment ${first}`, holds(both, first), lacks(answerText(both), 'attachments')),
    );
  if (!holds(both, second)) return wanting('a target that takes the files of other activities');
  const sought: Sought = { activityId, facilityId, days: [day, day] };
  return { sought, files: [first, second] as const, body };
}

/** An activity with two files, and a replacement body that changes nothing but the attachments. */
async function withFiles(t: Tools) {
  if (!hasLever(t.run, 'create-activity')) return withFoundFiles(t);
  const staged = await attachedActivity(t);
  const [first, second] = staged.attachmentIds;
  if (first === undefined || second === undefined) return t.unproven('the lever attached no two files');
  const day = await t.day(60);
  const sought: Sought = { ...staged, days: [day, day] };
  return { sought, files: [first, second] as const, body: await bodyOn(t, staged.facilityId, day) };
}

check({
  id: 'activities.replacement-keeps-named-attachments',
  says: 'The attachments named in a replacement stay and get the publicToFamily sent with each.',
  clauses: ['ACT-85'],
  async run(t) {
    const { sought, files, body } = await withFiles(t);
    const [first, second] = files;
    const read = await t.call('getActivity', { path: { activityId: sought.activityId } });
    const before = namesOf(dataOf(read));
    const ways = [[false, true] as const, [true, true] as const, [false, false] as const];
    for (const [at, [one, two]] of ways.entries()) {
      const attachments = [
        { attachmentId: second, publicToFamily: two },
        { attachmentId: first, publicToFamily: one },
      ];
      const assert = (answer: Answer, found: JsonObject) => {
        for (const { attachmentId, publicToFamily } of attachments) {
          const { name, type, size } = byId(before, attachmentId) ?? {};
          const kept = byId(namesOf(found), attachmentId);
          mustHold(
            answer,
            `the attachment ${attachmentId}`,
            kept !== undefined,
            lacks(show(namesOf(found)), 'attachments'),
          );
          const sent = { name, type, size, publicToFamily };
          mustEcho(answer, { attachments: [kept] }, { attachments: [sent] });
        }
      };
      await afterReplacing(t, sought, { ...body, attachments }, assert, at === 0);
    }
  },
});

check({
  id: 'activities.replacement-drops-other-attachments',
  says: 'A replacement removes the attachments that its attachments do not name.',
  clauses: ['ACT-86', 'ACT-85'],
  async run(t) {
    for (const kept of [[0], [1], []]) {
      const { sought, files, body } = await withFiles(t);
      const attachments = kept.map((place) => ({ attachmentId: files[place] ?? '', publicToFamily: true }));
      await afterReplacing(t, sought, { ...body, attachments }, (answer, found) => {
        const ids = namesOf(found).map((one) => text(one, 'id'));
        for (const [place, id] of files.entries()) {
          const isKept = kept.includes(place);
          const promised = `${isKept ? 'the' : 'no'} attachment ${id}`;
          const found = `attachments ${ids.join() || 'none'}`;
          const fault = isKept ? lacks(found, 'attachments') : holdsExtra(found, 'attachments');
          attributed([isKept ? 'ACT-85' : 'ACT-86'], () =>
            mustHold(answer, promised, ids.includes(id) === isKept, fault),
          );
        }
      });
    }
  },
});
