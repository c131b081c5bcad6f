import { showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';

export const announcementFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'announcements-with-more-members': [
      'An announcement shows more than the interface lists, and leaves out what is not set.',
      showsMore(['getConnectionAnnouncement', 'getAnnouncement'], ({ scheduledAt }) => ({
        scheduledAt: scheduledAt ?? undefined,
        priority: 'high',
      })),
    ],
  }),
];
