import type { TextMatch } from '../../domain/text-match.ts';
import type { World } from '../../world/world.ts';

/** How the search of an operation compares texts; the interface says only that messages are found in either case. */
export const textMatch = (
  operation: 'listThreads' | 'searchThreads' | 'listMessages',
  world: World,
): TextMatch =>
  world.choose(
    'search-value-match',
    {
      part: 'part',
      'part-same-case': operation === 'listMessages' ? 'part' : 'part-same-case',
      words: 'words',
    } as const,
    operation,
  );
