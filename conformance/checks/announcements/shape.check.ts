import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { objects } from '../../kit/read.ts';
import { listOfObjects, mustBeOfType, mustHaveIds } from '../../laws/member-types.ts';
import { typesOf } from '../../laws/shown.ts';
import { announcementsShown } from './shown.ts';

typesOf('announcements', 'Announcement', announcementsShown, {
  'id-is-a-string': 'ANN-01',
  'groups-and-facilities-are-strings': 'ANN-03',
  'status-is-a-string': 'ANN-04',
  'flags-are-booleans': 'ANN-06',
});

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
