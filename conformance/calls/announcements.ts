import { precondition } from '../kit/precondition.ts';
import { family, filesOf, givenAnnouncement, readersUnder, systemActor } from '../factories/announcements.ts';
import { hasLever } from '../kit/levers.ts';
import { success } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { once } from '../kit/once.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { ValidCalls } from './call.ts';

type Operations =
  | 'getConnectionAnnouncement'
  | 'archiveAnnouncement'
  | 'unarchiveAnnouncement'
  | 'getAnnouncement'
  | 'getAnnouncementAttachment';

const addressees = once((t: Tools) => family(t, 1));

/** An announcement under a connection that got it, archived or not. */
async function onOne(t: Tools, archived = false) {
  const { connections } = await addressees(t);
  const [me] = connections;
  const { announcementId } = await givenAnnouncement(t, [me]);
  const { as } = readersUnder(t, me).at(-1) ?? systemActor(t);
  const path = { connectionId: me.connectionId, announcementId };
  // A missing `isArchived` counts as not archived.
  const readState = async () =>
    dataOf(await t.call('getConnectionAnnouncement', { path, as }))['isArchived'] === true;
  if (archived)
    await precondition('an archived announcement', async () =>
      must(await t.call('archiveAnnouncement', { path, as }), success),
    );
  return { path, as, readState, isOfPool: !hasLever(t.run, 'send-announcement') };
}

/** An announcement with a file, and the id of that file. */
async function withFile(t: Tools) {
  const { connections } = await addressees(t);
  const content = Buffer.from(t.fresh.text('Programme')).toString('base64');
  const given = await givenAnnouncement(t, connections, {
    attachments: [{ name: 'programme.txt', content }],
  });
  const [attachmentId] = await filesOf(t, given);
  return { announcementId: given.announcementId, attachmentId };
}

export const announcementCalls: ValidCalls<Operations> = {
  getConnectionAnnouncement: {
    ready: async (t) => {
      const { path, as } = await onOne(t);
      return { path, as };
    },
  },
  archiveAnnouncement: { ready: (t) => onOne(t) },
  unarchiveAnnouncement: { ready: (t) => onOne(t, true) },
  getAnnouncement: {
    ready: async (t) => {
      const { connections } = await addressees(t);
      const { announcementId } = await givenAnnouncement(t, connections);
      return { path: { announcementId }, as: systemActor(t).as };
    },
  },
  getAnnouncementAttachment: {
    ready: async (t) => ({ path: await withFile(t), as: systemActor(t).as }),
  },
};
