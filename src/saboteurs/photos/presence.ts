import { looking } from '../../witness/photos.ts';
import { leavingOut } from '../leaves-out.ts';
import { everywhere } from './amend.ts';

/** Members of a photo that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'photos',
    resource: 'a photo',
    breaks: ['PHO-101'],
    operations: everywhere,
    witness: looking,
  },
  [
    'type',
    'caption',
    'caption.text',
    'caption.creatorId',
    'caption.created',
    'creatorId',
    'creatorName',
    'facilities',
    'users',
    'tags',
    'albumIds',
    'created',
    'deleted',
  ],
);
