import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { objects } from '../../kit/read.ts';
import { aBoolean, aText, mustBeOfType, texts } from '../member-types.ts';
import type { MemberType } from '../member-types.ts';
import { announcementsShown } from './shown.ts';

/** What each member is said to be, wherever an answer shows an announcement. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly type: MemberType;
  readonly members: readonly string[];
}[] = [
  {
    id: 'announcements.groups-and-facilities-are-strings',
    says: 'The recipientGroups and the facilities of an announcement are arrays of strings.',
    clause: 'ANN-03',
    type: texts,
    members: ['recipientGroups', 'facilities'],
  },
  {
    id: 'announcements.status-is-a-string',
    says: 'The status of an announcement is a string.',
    clause: 'ANN-04',
    type: aText,
    members: ['status'],
  },
  {
    id: 'announcements.flags-are-booleans',
    says: 'The isRead and the isArchived of an announcement are booleans.',
    clause: 'ANN-06',
    type: aBoolean,
    members: ['isRead', 'isArchived'],
  },
];

for (const { id, says, clause, type, members } of promises)
  check({
    id,
    says,
    clauses: [clause],
    run: async (t) => mustBeOfType(await announcementsShown(t), members, type),
  });

check({
  id: 'announcements.id-is-a-string',
  says: 'An announcement has an id, a string.',
  clauses: ['ANN-01'],
  async run(t) {
    for (const { answer, resource } of await announcementsShown(t)) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});

const listOfObjects: MemberType = {
  says: 'an array of objects',
  holds: (value) => Array.isArray(value) && value.every(isObject),
};

check({
  id: 'announcements.attachments-have-their-types',
  says: 'The attachments of an announcement are an array of objects, each with an id of its own, a string.',
  clauses: ['ANN-05'],
  async run(t) {
    const shown = await announcementsShown(t);
    mustBeOfType(shown, ['attachments'], listOfObjects);
    let count = 0;
    for (const { answer, resource } of shown) {
      const files = objects(resource, 'attachments');
      count += files.length;
      const ids = files.map(({ id }) => id);
      for (const id of ids)
        mustHold(
          answer,
          'an attachment with an id, a string',
          typeof id === 'string' && id !== '',
          show(files),
        );
      mustHold(answer, 'an id of its own for each attachment', new Set(ids).size === ids.length, show(files));
    }
    if (count === 0) t.unproven('no announcement shows an attachment');
  },
});
