import { actingStaff } from '../../factories/acting-staff.ts';
import {
  downloaded,
  filedActivity,
  servesDownloads,
  type NewFile,
  type FiledActivity,
} from '../../factories/activities-files.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { status } from '../../kit/match.ts';
import { differs } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { reading } from '../../kit/reading.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { randomBytes } from 'node:crypto';
import { homeOf, mustDownload, mustGetAll, newFilesCheck, seatedIn, visitor } from './downloads.ts';

const plainFile = (name: string, text: string, publicToFamily = true) => ({
  ...{ name, type: 'text/plain', publicToFamily },
  bytes: Buffer.from(text),
});

const more = (t: Tools): NewFile[] => [
  { name: 'plan.pdf', type: 'application/pdf', bytes: randomBytes(70_000), publicToFamily: true },
  plainFile('empty lines.txt', `\r\n\n\0${t.fresh.text('é')}\n`, false),
  // Another file has the same name and other bytes.
  { name: 'plan.pdf', type: 'application/pdf', bytes: randomBytes(900), publicToFamily: true },
];

check({
  id: 'activity-attachments.is-the-file',
  says: 'The download of an attachment answers 200 with exactly the bytes that staff attached, for each of several.',
  clauses: ['ATD-01', 'ATD-06'],
  async run(t) {
    const one = await filedActivity(t, { more: more(t) });
    const other = await filedActivity(t, { besides: [one.activityId] });
    const staff = await actingStaff(t, one.facilityId, true);
    const { resident, residentId } = await visitor(t, homeOf(t, one));
    const [seated] = await seatedIn(t, [one, other], residentId);
    for (const activity of [one, other]) await mustGetAll(t, activity, staff);
    // The first file again, after other files, by another identity.
    if (seated) await mustGetAll(t, seated, resident);
  },
});

check({
  id: 'activity-attachments.type-of-the-file',
  says: 'The Content-Type of a downloaded attachment is the type of the file.',
  clauses: ['ATD-02'],
  async run(t) {
    const activity = await filedActivity(t, { more: more(t) });
    const as = await actingStaff(t, activity.facilityId, true);
    for (const { id, type, name } of activity.files.filter((file) => file.type !== '')) {
      const { answer, value } = await headerOf(t, activity, id, as, 'content-type');
      mustHold(
        answer,
        `the type ${type} of ${name}`,
        essenceOf(value) === type,
        differs(`the Content-Type ${value}`),
      );
    }
  },
});

newFilesCheck({
  id: 'activity-attachments.unknown-type',
  says: 'The Content-Type of an attachment without a known type is application/octet-stream.',
  clauses: ['ATD-03', 'ATD-01'],
  needs: ['lever:attach-to-activity'],
  async run(t, activity) {
    const { activityId, facilityId } = activity;
    const [name, bytes] = [t.fresh.word('unnamed'), randomBytes(333)];
    const attached = { activityId, name, content: bytes.toString('base64'), publicToFamily: true };
    const { attachmentId: id } = await t.lever('attach-to-activity', attached);
    const as = await actingStaff(t, facilityId, true);
    const { answer, value } = await headerOf(t, activity, id, as, 'content-type');
    const isUnknown = essenceOf(value) === 'application/octet-stream';
    attributed(['ATD-03'], () =>
      mustHold(answer, 'application/octet-stream', isUnknown, differs(`the Content-Type ${value}`)),
    );
    const added = { id, name, type: '', bytes, size: bytes.length, publicToFamily: true };
    for (const file of [added, ...activity.files]) await mustDownload(t, activity, file, as);
  },
});

check({
  id: 'activity-attachments.name-of-the-file',
  says: 'The Content-Disposition of a downloaded attachment has the name of the file, with any letters.',
  clauses: ['ATD-04'],
  async run(t) {
    const names = [t.fresh.word('notes'), 'crème brûlée', '列表'];
    const named = names.map((name) => plainFile(`${name}.txt`, t.fresh.text('Soup')));
    const activity = await filedActivity(t, { more: named });
    const as = await actingStaff(t, activity.facilityId, true);
    for (const { id, name } of activity.files.filter((file) => file.name !== '')) {
      const { answer, value } = await headerOf(t, activity, id, as, 'content-disposition');
      mustHold(answer, `the name ${name}`, carries(value, name), differs(`the Content-Disposition ${value}`));
    }
  },
});

check({
  id: 'activity-attachments.disposition',
  says: 'Records whether an attachment is sent as attachment or as inline, or not at all yet.',
  clauses: ['ATD-05'],
  async run(t) {
    const choice = 'activity-attachment-disposition';
    if (!(await servesDownloads(t))) return t.observe(choice, 'getActivityAttachment', 'not-available');
    const { activityId, facilityId, files } = await filedActivity(t);
    for (const { id } of files) {
      const answer = await downloaded(t, activityId, id, await actingStaff(t, facilityId, true));
      const [kind] = (answer.headers['content-disposition'] ?? 'none').trim().toLowerCase().split(/[;\s]/);
      const outcomes = { attachment: kind === 'attachment', inline: kind === 'inline' };
      reading(t, choice, answer, outcomes, kind);
    }
  },
});

/** Downloads a file and reads one header of the answer. */
async function headerOf(t: Tools, { activityId }: FiledActivity, id: string, as: Identity, name: string) {
  const answer = await downloaded(t, activityId, id, as);
  attributed(['ATD-01'], () => must(answer, status(200)));
  return { answer, value: answer.headers[name] ?? 'none' };
}

/** A media type without its parameters. */
const essenceOf = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/**
 * Whether the header names the file: unchanged, with backslash escapes, in UTF-8 bytes or percent-encoded.
 */
function carries(header: string, name: string): boolean {
  const spellings = [header, header.replaceAll('\\', ''), Buffer.from(header, 'latin1').toString('utf8')];
  return [...spellings, percentsRead(header)].some((one) => one.normalize().includes(name.normalize()));
}

function percentsRead(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
