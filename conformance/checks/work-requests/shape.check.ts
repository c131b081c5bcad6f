import { checkWith } from '../../kit/check.ts';
import { isObject } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES } from '../../models/work-request.ts';
import {
  aBoolean,
  aText,
  anObject,
  inMember,
  listOfObjects,
  memberTypes,
  mustBeOfType,
  mustHaveIds,
  oneOf,
  texts,
  type MemberType,
  type Shown,
} from '../member-types.ts';
import { settingsShown, workShown } from './shown.ts';

/** A check of what everybody is shown of work requests. */
const workCheck = checkWith(workShown);

memberTypes('work-requests', async (t) => (await workShown(t)).shown, {
  'texts-are-strings': ['The urgency of a work request is a string.', 'WRQ-06', [aText, 'urgency']],
  'status-is-one-of-four': [
    'The status of a work request is open, in_progress, completed or cancelled.',
    'WRQ-07',
    [oneOf(...STATES), 'status'],
  ],
  'creator-is-a-person': [
    'The id of the creator of a work request is a string.',
    'WRQ-11',
    [aText, 'creator.id'],
  ],
  'can-cancel-is-a-boolean': [
    'The canCancel of a work request is a boolean.',
    'WRQ-12',
    [aBoolean, 'canCancel'],
  ],
});

memberTypes('work-requests', async (t) => (await settingsShown(t)).shown, {
  'types-and-locations-are-strings': [
    'The types and the locations are arrays of strings.',
    'WRQ-04',
    [texts, 'types locations'],
  ],
});

workCheck({
  id: 'work-requests.id-is-a-string',
  says: 'A work request has an id, a string.',
  clauses: ['WRQ-05'],
  async run(t, { home, shown }) {
    const { residentId, resident: as } = home;
    const list = await t.call('listWorkRequests', { path: { residentId }, as });
    must(list, status(200));
    const listed = listOf(list).map((resource) => ({ answer: list, resource }));
    mustHaveIds([...shown, ...listed], 'a request');
  },
});

workCheck({
  id: 'work-requests.creator-has-an-id',
  says: 'A creator that is shown is an object with an id.',
  clauses: ['WRQ-11'],
  run(t, { shown }) {
    mustBeOfType(shown, ['creator'], anObject);
    const creators = shown.flatMap(({ answer, resource: { creator } }) =>
      isObject(creator) ? [{ answer, resource: creator }] : [],
    );
    mustHaveIds(creators, 'a creator');
    if (creators.length === 0) t.unproven('no work request shows its creator');
  },
});

workCheck({
  id: 'work-requests.history-has-its-types',
  says: 'The statusHistory is an array of objects, each with one of the four states and a person who changed it.',
  clauses: ['WRQ-08'],
  run(t, { shown }) {
    mustBeOfType(shown, ['statusHistory'], listOfObjects);
    const entries = inMember(shown, 'statusHistory');
    mustBeOfType(entries, ['status'], oneOf(...STATES));
    mustBeOfType(entries, ['changedBy'], anObject);
    mustBeOfType(entries, ['changedBy.id'], aText);
    if (entries.length === 0) t.unproven('no work request shows an entry in its history');
  },
});

/** The member is an array of objects with ids, and shows one of them at least. */
function mustHoldObjects(t: Tools, shown: readonly Shown[], member: string, what: string): void {
  mustBeOfType(shown, [member], listOfObjects);
  const inner = inMember(shown, member);
  mustHaveIds(inner, what);
  if (inner.length === 0) t.unproven(`no work request shows ${what}`);
}

workCheck({
  id: 'work-requests.crew-has-its-types',
  says: 'The crew is an array of objects whose id is a string.',
  clauses: ['WRQ-09'],
  run: (t, { shown }) => mustHoldObjects(t, shown, 'crew', 'somebody of the crew'),
});

workCheck({
  id: 'work-requests.attachments-have-their-types',
  says: 'The attachments are an array of objects whose id is a string.',
  clauses: ['WRQ-10'],
  run: (t, { shown }) => mustHoldObjects(t, shown, 'attachments', 'an attachment'),
});

workCheck({
  id: 'work-requests.belongs-to-the-resident',
  says: 'The residentId is that of the path, and the facilityId that of the facility of the resident.',
  clauses: ['WRQ-14'],
  run(t, { home, shown }) {
    const { residentId, facilityId } = home;
    const is = (id: string): MemberType => ({ says: id, holds: (value) => value === id });
    mustBeOfType(shown, ['residentId'], is(residentId));
    mustBeOfType(shown, ['facilityId'], is(facilityId));
  },
});
