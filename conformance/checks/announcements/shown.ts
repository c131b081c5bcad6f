import { family, givenAnnouncement, readersUnder } from '../../factories/announcements.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import type { Tools } from '../../kit/tools.ts';
import { seenAlone, seenUnder, setArchive, type Seen } from '../../assertions/announcements.ts';

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
  const full = await givenAnnouncement(t, connections, {
    from: t.fresh.text('Frieda'),
    recipientGroups: [t.fresh.text('Family'), t.fresh.text('Choir')],
    scheduledAt: `${await t.day(-1)}T12:00:00Z`,
    attachments: attached(twoFiles(t)),
  });
  const announcements = [full];
  if (hasLever(t.run, 'send-announcement')) {
    const { connectionId, facilityId } = connections[0];
    const bare = { facilityIds: [facilityId], connectionIds: connections.map((one) => one.connectionId) };
    announcements.push(await t.lever('send-announcement', { ...bare, subject: t.fresh.text('Bare') }));
    await setArchive(t, { connectionId }, full.announcementId, readersUnder(t, connections[0])[0], true);
  }
  const shown: Seen[] = [];
  for (const { announcementId } of announcements) {
    for (const connection of connections)
      for (const reader of readersUnder(t, connection))
        shown.push(await seenUnder(t, connection, announcementId, reader));
    for (const { actingId: as } of t.run.identities.filter(({ kind }) => kind === 'systemActor').slice(0, 1))
      shown.push(await seenAlone(t, announcementId, { as }));
  }
  return shown;
});
