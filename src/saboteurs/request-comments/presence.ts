import { enclosing } from '../../witness/request-comments.ts';
import { leavingOut } from '../leaves-out.ts';
import { HALVES } from './amend.ts';

/** Members of a comment that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'request-comments',
    resource: 'a comment',
    breaks: ['CMT-101'],
    operations: HALVES.flatMap(({ list, create }) => [list, create]),
    witness: enclosing,
  },
  [
    'text',
    'author',
    'author.id',
    'author.name',
    'author.userType',
    'attachments',
    'attachments.*.id',
    'attachments.*.name',
    'attachments.*.type',
    'attachments.*.size',
    'created',
  ],
);
