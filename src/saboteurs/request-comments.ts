import { downloadingSaboteurs } from './request-comments/downloading.ts';
import { enclosingSaboteurs } from './request-comments/enclosing.ts';
import { makingSaboteurs } from './request-comments/making.ts';
import { talkingSaboteurs } from './request-comments/talking.ts';
import type { Saboteur } from './saboteur.ts';

export const requestCommentSaboteurs: readonly Saboteur[] = [
  ...talkingSaboteurs,
  ...makingSaboteurs,
  ...enclosingSaboteurs,
  ...downloadingSaboteurs,
];
