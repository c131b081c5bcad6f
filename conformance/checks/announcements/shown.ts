import { family, givenAnnouncement, readersUnder, sendTo } from '../../factories/announcements.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import type { Tools } from '../../kit/tools.ts';
import { setArchive, viewsOf, type Seen } from '../../assertions/announcements.ts';

/** A file in the form of a lever input. */
export interface Sending {
  readonly name: string;
  readonly bytes: Buffer;
}

export const attached = (files: readonly Sending[]): { name: string; content: string }[] =>
  files.map(({ name, bytes }) => ({ name, content: bytes.toString('base64') }));

/** A text and a picture with bytes that no other file has. */
export function twoFiles(t: Tools): readonly [Sending, Sending] {
  const words = `${t.fresh.text('Soup, crème brûlée')}\r\n\tand ${t.fresh.text('tea')}\n`;
  const { name, bytes } = randomPicture(9);
  return [
    { name: 'menu.txt', bytes: Buffer.from(words) },
    { name, bytes },
  ];
}

/**
 * Announcements in the answers of every route to all readers, once per run: one with every member, archived
 * by one of its two connections, and one with as few members as possible.
 */
export const announcementsShown = once(async (t: Tools): Promise<readonly Seen[]> => {
  const { connections } = await family(t, 2);
  const [connection] = connections;
  const full = await givenAnnouncement(t, connections, {
    from: t.fresh.text('Frieda'),
    recipientGroups: [t.fresh.text('Family'), t.fresh.text('Choir')],
    scheduledAt: `${await t.day(-1)}T12:00:00Z`,
    attachments: attached(twoFiles(t)),
  });
  const announcements = [full];
  if (hasLever(t.run, 'send-announcement')) {
    const connectionIds = connections.map(({ connectionId }) => connectionId);
    announcements.push(await sendTo(t, [connection], { connectionIds, subject: t.fresh.text('Bare') }));
    const { announcementId } = full;
    await setArchive(t, { connection, announcementId }, readersUnder(t, connection)[0], true);
  }
  const shown: Seen[] = [];
  for (const { announcementId } of announcements) {
    const { under, alone } = await viewsOf(t, announcementId, connections);
    shown.push(...under.flat(), ...alone);
  }
  return shown;
});
