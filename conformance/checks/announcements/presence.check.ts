import {
  family,
  givenAnnouncement,
  readersUnder,
  systemActor,
  usualLetter,
} from '../../factories/announcements.ts';
import { presence, type Sample } from '../../kit/presence.ts';
import { seenAlone, seenUnder } from '../../assertions/announcements.ts';
import { announcementsFound } from '../../assertions/found-announcements.ts';
import { pool } from '../../kit/to-add.ts';
import { membersOf } from '../../laws/shown.ts';
import { attached } from './shown.ts';

presence(
  {
    id: 'announcements.shows-its-members',
    says: 'An announcement shows every listed member that has a value, under a connection and by its id alone.',
    ...{ resource: 'Announcement', record: 'Announcement', clause: 'ANN-101' },
    found: { levers: ['send-announcement'], ways: [pool('announcements')], records: announcementsFound },
    members: membersOf('Announcement'),
  },
  async (t) => {
    const { connections } = await family(t, 1);
    const [connection] = connections;
    const letter = usualLetter(t);
    const { announcementId } = await givenAnnouncement(t, connections, {
      ...letter,
      from: t.fresh.text('Frieda'),
      recipientGroups: [t.fresh.text('Family')],
      scheduledAt: `${await t.day(-1)}T12:00:00Z`,
      attachments: attached([{ name: 'menu.txt', bytes: Buffer.from('soup') }]),
    });
    const shown: Sample['shown'][number][] = [];
    for (const reader of readersUnder(t, connection))
      shown.push(await seenUnder(t, connection, announcementId, reader));
    const values = { id: announcementId, ...letter };
    const samples: Sample[] = [{ shown, values: { ...values, isArchived: false } }];
    if (t.run.identities.some(({ kind }) => kind === 'systemActor')) {
      const alone = await seenAlone(t, announcementId, systemActor(t));
      // The flags without a connection in the request are open.
      samples.push({ shown: [alone], values, except: ['isRead', 'isArchived'] });
    }
    return samples;
  },
);
