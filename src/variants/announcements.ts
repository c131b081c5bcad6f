import { showsMore } from './shapes.ts';
import { FIRST, marking, reading, someMailing } from '../witness/announcements.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

/** An announcement as everybody reads it, before and after it was archived. */
const usual: Witness = async (client) => {
  const mailing = await someMailing(client);
  const { announcementId, attachmentIds, first, third, under } = mailing;
  const byId = `/announcements/${announcementId}`;
  const seen: unknown[] = [];
  for (const [path, as] of [
    [byId, client.systemActor],
    [byId, client.staff[0] ?? ''],
    [under(first), client.systemActor],
    [under(first), FIRST],
    [under(third), client.systemActor],
    [under(first), first],
  ] as const)
    seen.push(await reading(client, path, as));
  seen.push((await client.call('GET', `${byId}/attachments/${attachmentIds[0] ?? ''}`)).headers);
  for (let time = 0; time < 2; time += 1) seen.push(await marking(client, mailing, 'archive', first));
  return [seen, await reading(client, byId)];
};

export const announcementVariants: readonly Variant[] = [
  ...readingsOf(usual, ['announcements']),
  ...variantsOf('freedom', usual, {
    'announcements-with-more-members': [
      'An announcement shows more than the interface lists, and leaves out what is not set.',
      showsMore(['getConnectionAnnouncement', 'getAnnouncement'], ({ scheduledAt }) => ({
        scheduledAt: scheduledAt ?? undefined,
        priority: 'high',
      })),
    ],
  }),
];
