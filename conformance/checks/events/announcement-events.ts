import { sendTo, usualLetter, type Addressee, type Letter } from '../../factories/announcements.ts';
import { givenConnection } from '../../factories/connections.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { attached, twoFiles } from '../announcements/shown.ts';
import { causing, type Caused } from './causing.ts';
import { afterWaiting } from './quiet.ts';

/** What staff did, what they wrote, and the event that reports it. */
export interface SentAnnouncement {
  readonly caused: Caused;
  readonly letter: Letter;
}

/** Announcements of every kind that staff may send, each with its event, once per run. Only the lever makes them. */
export const announcementsCaused = once(async (t: Tools): Promise<readonly SentAnnouncement[]> => {
  const { connectionId, facilityId } = await givenConnection(t);
  const { connectionId: other } = await givenConnection(t, { facilities: [facilityId] });
  const near: readonly [Addressee] = [{ connectionId, facilityId }];
  const kinds: readonly (readonly [string, Letter & { readonly connectionIds?: string[] }])[] = [
    ['staff sent an announcement to a connection', { ...usualLetter(t), connectionIds: [connectionId] }],
    ['staff sent one to two connections', { ...usualLetter(t), connectionIds: [connectionId, other] }],
    ['staff sent one to all connections of a facility', usualLetter(t)],
    [
      'staff sent one with files',
      { ...usualLetter(t), attachments: attached(twoFiles(t)), connectionIds: [connectionId] },
    ],
    [
      'staff sent one that is a subject and no more',
      { subject: t.fresh.text('Bare'), connectionIds: [other] },
    ],
    [
      'staff sent one that had been planned for a day before',
      { ...usualLetter(t), scheduledAt: `${await t.day(-1)}T12:00:00Z`, connectionIds: [connectionId] },
    ],
  ];
  const before = await afterWaiting(t);
  const sent: SentAnnouncement[] = [];
  for (const [cause, { connectionIds, ...letter }] of kinds) {
    const named = connectionIds === undefined ? {} : { connectionIds };
    const act = async () => (await sendTo(t, near, { ...letter, ...named })).announcementId;
    sent.push({ caused: await causing(t, before, ['announcement.sent', cause], act), letter });
  }
  return sent;
});

/** The same, or none where the target offers no way to send one. */
export async function possibleAnnouncementEvents(t: Tools): Promise<readonly Caused[]> {
  if (!hasLever(t.run, 'send-announcement')) return [];
  const sent = (await unlessUnproven(() => announcementsCaused(t))) ?? [];
  return sent.map(({ caused }) => caused).slice(0, 2);
}
