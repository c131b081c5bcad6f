import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { objects } from '../../kit/read.ts';
import { aBoolean, aText, memberTypes, mustBeOfType, mustHaveIds, texts } from '../../laws/member-types.ts';
import { announcementsShown } from './shown.ts';

memberTypes('announcements', announcementsShown, {
  'groups-and-facilities-are-strings': [
    'The recipientGroups and the facilities of an announcement are arrays of strings.',
    'ANN-03',
    [texts, 'recipientGroups facilities'],
  ],
  'status-is-a-string': ['The status of an announcement is a string.', 'ANN-04', [aText, 'status']],
  'flags-are-booleans': [
    'The isRead and the isArchived of an announcement are booleans.',
    'ANN-06',
    [aBoolean, 'isRead isArchived'],
  ],
});

check({
  id: 'announcements.id-is-a-string',
  says: 'An announcement has an id, a string.',
  clauses: ['ANN-01'],
  run: async (t) => mustHaveIds(await announcementsShown(t)),
});

const listOfObjects = {
  says: 'an array of objects',
  holds: (value: unknown) => Array.isArray(value) && value.every(isObject),
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
      mustHaveIds(files.map((resource) => ({ answer, resource })));
      mustHold(
        answer,
        'an id of its own for each attachment',
        new Set(ids).size === ids.length,
        shows('attachments.id', ids, show(files)),
      );
    }
    if (count === 0) t.unproven('no announcement shows an attachment');
  },
});
