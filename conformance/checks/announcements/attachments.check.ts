import { createHash } from 'node:crypto';
import { family, givenAnnouncement, systemActor } from '../../factories/announcements.ts';
import type { Addressee } from '../../factories/announcements.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { hasLever } from '../../kit/levers.ts';
import { status, success } from '../../kit/match.ts';
import { differs, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { viewsOf } from '../../assertions/announcements.ts';
import {
  mustDistinguishFiles,
  mustShowFiles,
  mustShowOneSetOfFiles,
} from '../../assertions/found-announcements.ts';
import { attached, twoFiles, type Sending } from './shown.ts';

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Posted {
  readonly announcementId: string;
  readonly files: readonly { readonly id: string; readonly sent: Sending }[];
}

async function posted(
  t: Tools,
  to: readonly [Addressee, ...Addressee[]],
  files: readonly Sending[],
): Promise<Posted> {
  const { announcementId, attachmentIds } = await givenAnnouncement(t, to, { attachments: attached(files) });
  if (attachmentIds.length !== files.length)
    t.unproven(`the lever returned ${attachmentIds.length} attachments of ${files.length}`);
  return { announcementId, files: files.map((sent, at) => ({ id: attachmentIds[at] ?? '', sent })) };
}

async function mustDownload(
  t: Tools,
  announcementId: string,
  attachmentId: string,
  { name, bytes }: Sending,
) {
  const { as } = systemActor(t);
  const answer = await t.call('getAnnouncementAttachment', { path: { announcementId, attachmentId }, as });
  must(answer, status(200));
  const isSame = digest(answer.bytes) === digest(bytes);
  const promised = `the ${bytes.length} bytes of ${name} as they were sent`;
  mustHold(answer, promised, isSame, differs(`${answer.bytes.length} bytes, or others`));
}

/** Which extension belongs to a file is open (jpg or jpeg), but no name of a file is one: it has no dot that the name lacks. */
function mustBeExtension(answer: Answer, { name }: Sending, extension: unknown): void {
  if (typeof extension !== 'string') return;
  const bare = extension.replace(/^\./, '').toLowerCase();
  const isOne = !bare.includes('.') || name.toLowerCase().endsWith(`.${bare}`);
  mustHold(answer, `the extension of ${name}`, isOne, shows('attachments.extension', extension));
}

check({
  id: 'announcements.attachment-is-the-file',
  says: 'An attachment of an announcement is answered with exactly the bytes that were sent.',
  clauses: ['ANN-27'],
  async run(t) {
    if (!hasLever(t.run, 'send-announcement')) return mustDistinguishFiles(t);
    const { connections } = await family(t, 2);
    const [text, picture] = twoFiles(t);
    const [otherText, otherPicture] = twoFiles(t);
    // The same names in another announcement in reverse order, and an announcement with one file.
    const all = [
      await posted(t, connections, [text, picture]),
      await posted(t, connections, [otherPicture, otherText]),
      await posted(t, [connections[0]], [{ ...picture, bytes: otherPicture.bytes }]),
      await posted(t, connections, [otherText, text, otherPicture, { ...text, name: 'more.txt' }]),
    ];
    for (const { announcementId, files } of all)
      for (const { id, sent } of files) await mustDownload(t, announcementId, id, sent);
    // The first file of each announcement again, in another order.
    for (const { announcementId, files } of [...all].reverse())
      for (const { id, sent } of files.slice(0, 1)) await mustDownload(t, announcementId, id, sent);
  },
});

check({
  id: 'announcements.shown-attachments-are-the-files',
  says: 'The attachments that an announcement shows are those sent, and each can be fetched by its id.',
  clauses: ['ANN-05', 'ANN-27'],
  async run(t) {
    if (!hasLever(t.run, 'send-announcement')) return mustShowOneSetOfFiles(t);
    const { connections } = await family(t, 2);
    const sent = twoFiles(t);
    await posted(t, connections, twoFiles(t));
    const { announcementId, files } = await posted(t, connections, sent);
    const { under, alone } = await attributing(['ANN-05'], () => viewsOf(t, announcementId, connections));
    const ids = files.map(({ id }) => id);
    const fetched = new Set<string>();
    for (const seen of [...under.flat(), ...alone])
      for (const file of mustShowFiles(seen, ids)) {
        const named = sent.find(({ name }) => name === file['name']);
        if (named) attributed(['ANN-05'], () => mustBeExtension(seen.answer, named, file['extension']));
        const path = { announcementId, attachmentId: text(file, 'id') };
        if (fetched.has(path.attachmentId)) continue;
        fetched.add(path.attachmentId);
        await attributing(['ANN-27'], async () => {
          if (named) await mustDownload(t, announcementId, path.attachmentId, named);
          else must(await t.call('getAnnouncementAttachment', { path, as: systemActor(t).as }), success);
        });
      }
    if (fetched.size === 0) t.unproven('the announcement shows no attachments');
  },
});
