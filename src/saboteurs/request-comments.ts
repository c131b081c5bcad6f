import { downloadingSaboteurs } from './request-comments/downloading.ts';
import { enclosingSaboteurs } from './request-comments/enclosing.ts';
import { hearingSaboteurs } from './request-comments/hearing.ts';
import { limitSaboteurs } from './request-comments/limits.ts';
import { listingSaboteurs } from './request-comments/listing.ts';
import { makingSaboteurs } from './request-comments/making.ts';
import { presenceSaboteurs } from './request-comments/presence.ts';
import { shapeSaboteurs } from './request-comments/shape.ts';
import { withholdingSaboteurs } from './request-comments/withholding.ts';
import { wordingSaboteurs } from './request-comments/wording.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs about the comments on transportation and work requests, and about their files. */
export const requestCommentSaboteurs: readonly Saboteur[] = [
  ...shapeSaboteurs,
  ...listingSaboteurs,
  ...hearingSaboteurs,
  ...wordingSaboteurs,
  ...makingSaboteurs,
  ...enclosingSaboteurs,
  ...limitSaboteurs,
  ...downloadingSaboteurs,
  ...withholdingSaboteurs,
  ...presenceSaboteurs,
];
