import { downloadingMutants } from './request-comments/downloading.ts';
import { enclosingMutants } from './request-comments/enclosing.ts';
import { makingMutants } from './request-comments/making.ts';
import { talkingMutants } from './request-comments/talking.ts';
import type { Mutant } from './mutant.ts';

export const requestCommentMutants: readonly Mutant[] = [
  ...talkingMutants,
  ...makingMutants,
  ...enclosingMutants,
  ...downloadingMutants,
];
