import { bodyOn } from '../../factories/activities.ts';
import { attachedActivity } from '../../factories/activities-by-staff.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { byId, dataOf, objects, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { afterReplacing, type Sought } from './shows.ts';

const namesOf = (activity: JsonObject): readonly JsonObject[] => objects(activity, 'attachments');

/**
 * An activity with two files made by staff, and a replacement body that changes nothing but the attachments.
 */
async function withFiles(t: Tools) {
  const staged = await attachedActivity(t);
  const [first, second] = staged.attachmentIds;
  if (first === undefined || second === undefined) return t.unproven('the lever attached no two files');
  const day = await t.day(60);
  const sought: Sought = { ...staged, days: [day, day] };
  return { sought, files: [first, second] as const, body: await bodyOn(t, staged.facilityId, day) };
}

check({
  id: 'activities.replacement-keeps-named-attachments',
  says: 'Attachments named in a replacement stay and take the publicToFamily sent with each.',
  clauses: ['ACT-85'],
  needs: ['lever:create-activity'],
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
  says: 'An attachment that the attachments of a replacement do not name is gone from the activity.',
  clauses: ['ACT-86', 'ACT-85'],
  needs: ['lever:create-activity'],
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
