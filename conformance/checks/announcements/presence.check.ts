import { family, givenAnnouncement, usualLetter } from '../../factories/announcements.ts';
import { presence } from '../../kit/presence.ts';
import { viewsOf } from '../../assertions/announcements.ts';
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
    const { under, alone } = await viewsOf(t, announcementId, [connection]);
    const values = { id: announcementId, ...letter };
    return [
      { shown: under.flat(), values: { ...values, isArchived: false } },
      // The flags without a connection in the request are open.
      { shown: alone, values, except: ['isRead', 'isArchived'] },
    ];
  },
);
