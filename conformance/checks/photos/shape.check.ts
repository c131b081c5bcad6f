import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { PHOTO_TYPES } from '../../given/photos.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { aBoolean, aDateTime, aText, mustBeOfType, oneOf } from '../member-types.ts';
import type { MemberType } from '../member-types.ts';
import { photosShown } from './shown.ts';

const anArray: MemberType = { says: 'an array', holds: Array.isArray };
const aCaption: MemberType = { says: 'an object', holds: isObject };

/** What each member is said to be, wherever an answer shows a photo. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'photos.type-is-of-the-set',
    says: 'The type of a photo is one of the six.',
    clause: 'PHO-03',
    types: [[oneOf(...PHOTO_TYPES), ['type']]],
  },
  {
    id: 'photos.caption-is-an-object',
    says: 'The caption of a photo is an object with a text as creatorId.',
    clause: 'PHO-04',
    types: [
      [aCaption, ['caption']],
      [aText, ['caption.creatorId']],
    ],
  },
  {
    id: 'photos.creator-is-told-in-strings',
    says: 'The creatorId of a photo is a string.',
    clause: 'PHO-05',
    types: [[aText, ['creatorId']]],
  },
  {
    id: 'photos.links-are-arrays',
    says: 'The facilities, users, tags and albumIds of a photo are arrays.',
    clause: 'PHO-06',
    types: [[anArray, ['facilities', 'users', 'tags', 'albumIds']]],
  },
  {
    id: 'photos.created-is-a-date-time',
    says: 'The created member of a photo is a date-time.',
    clause: 'PHO-07',
    types: [[aDateTime, ['created']]],
  },
  {
    id: 'photos.deleted-is-a-boolean',
    says: 'The deleted member of a photo is a boolean.',
    clause: 'PHO-08',
    types: [[aBoolean, ['deleted']]],
  },
];

for (const { id, says, clause, types } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const { own, others } = await photosShown(t);
      for (const [type, members] of types) mustBeOfType([...own, ...others], members, type);
    },
  });
}

check({
  id: 'photos.id-is-a-string',
  says: 'A photo has an id, a string.',
  clauses: ['PHO-01'],
  async run(t) {
    const { own, others } = await photosShown(t);
    for (const { answer, resource } of [...own, ...others]) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});

check({
  id: 'photos.not-deleted-while-nobody-did',
  says: 'No answer says of a photo that it is deleted while nobody has deleted it.',
  clauses: ['PHO-08'],
  async run(t) {
    for (const { answer, resource } of (await photosShown(t)).own)
      mustHold(answer, 'deleted is not true', resource['deleted'] !== true, show(resource));
  },
});
