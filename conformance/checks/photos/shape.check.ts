import { PHOTO_TYPES } from '../../factories/photos.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  aBoolean,
  aDateTime,
  aText,
  memberTypes,
  mustHaveIds,
  oneOf,
  type MemberType,
} from '../../laws/member-types.ts';
import { photosShown } from './shown.ts';

const anArray: MemberType = { says: 'an array', holds: Array.isArray };
const aCaption: MemberType = { says: 'an object', holds: isObject };

const allShown = async (t: Tools) => {
  const { own, others } = await photosShown(t);
  return [...own, ...others];
};

memberTypes('photos', allShown, {
  'type-is-of-the-set': ['The type of a photo is one of the six.', 'PHO-03', [oneOf(...PHOTO_TYPES), 'type']],
  'caption-is-an-object': [
    'The caption of a photo is an object with a string creatorId.',
    'PHO-04',
    [aCaption, 'caption'],
    [aText, 'caption.creatorId'],
  ],
  'creator-is-told-in-strings': ['The creatorId of a photo is a string.', 'PHO-05', [aText, 'creatorId']],
  'links-are-arrays': [
    'The facilities, users, tags and albumIds of a photo are arrays.',
    'PHO-06',
    [anArray, 'facilities users tags albumIds'],
  ],
  'created-is-a-date-time': [
    'The created member of a photo is a date-time.',
    'PHO-07',
    [aDateTime, 'created'],
  ],
  'deleted-is-a-boolean': ['The deleted member of a photo is a boolean.', 'PHO-08', [aBoolean, 'deleted']],
});

check({
  id: 'photos.id-is-a-string',
  says: 'A photo has an id, a string.',
  clauses: ['PHO-01'],
  run: async (t) => mustHaveIds(await allShown(t)),
});

check({
  id: 'photos.not-deleted-while-nobody-did',
  says: 'A photo that was not deleted is never shown with deleted true.',
  clauses: ['PHO-08'],
  async run(t) {
    for (const { answer, resource } of (await photosShown(t)).own)
      mustHold(
        answer,
        'deleted is not true',
        resource['deleted'] !== true,
        shows('deleted', resource['deleted'], show(resource)),
      );
  },
});
