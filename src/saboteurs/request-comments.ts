import { downloadingSaboteurs } from './request-comments/downloading.ts';
import { enclosingSaboteurs } from './request-comments/enclosing.ts';
import { makingSaboteurs } from './request-comments/making.ts';
import { talkingSaboteurs } from './request-comments/talking.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs about the comments on transportation and work requests, and about their files. */
export const requestCommentSaboteurs: readonly Saboteur[] = [
  ...talkingSaboteurs,
  ...makingSaboteurs,
  ...enclosingSaboteurs,
  ...downloadingSaboteurs,
];
