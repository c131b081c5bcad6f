import type { AnyInput } from '../../mock/http/input.ts';
import { refuse } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { attachmentReply } from '../../mock/operations/request-comments/files.ts';
import type { RequestAttachmentRecord } from '../../mock/world/request-records.ts';
import type { Mutation } from '../mutation.ts';
import { serving, type Half } from './amend.ts';

export const noSuchFile = (problem: 'not-found' | 'forbidden') =>
  refuse(problem, {
    promised: 'The path names a file that the acting user may have.',
    found: 'none.',
    next: 'take ids from the comments.',
  });

/** The file in the path, among others. */
export const named =
  ({ path }: AnyInput) =>
  ({ id }: RequestAttachmentRecord): boolean =>
    id === path['attachmentId'];

/** Another file than the original one is sent: of the request in the path, or of any. */
export const sending = (
  find: (input: AnyInput, scene: Scene) => RequestAttachmentRecord | undefined,
  halves?: readonly Half[],
): Mutation =>
  serving(
    (original) => (input, scene) => {
      const found = find(input, scene);
      return found ? attachmentReply(found, scene) : original(input, scene);
    },
    halves,
  );
