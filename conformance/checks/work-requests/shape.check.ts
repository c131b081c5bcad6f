import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { listOf, objects } from '../../kit/read.ts';
import { STATES } from '../../models/work-request.ts';
import { aBoolean, aText, mustBeOfType, oneOf, type MemberType, type Shown } from '../member-types.ts';
import { workShown } from './shown.ts';

/** What each member is said to be, wherever an answer shows a request. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly type: MemberType;
  readonly members: readonly string[];
}[] = [
  {
    id: 'work-requests.texts-are-strings',
    says: 'The urgency of a work request is a string.',
    clause: 'WRQ-06',
    type: aText,
    members: ['urgency'],
  },
  {
    id: 'work-requests.status-is-one-of-four',
    says: 'The status of a work request is open, in_progress, completed or cancelled.',
    clause: 'WRQ-07',
    type: oneOf(...STATES),
    members: ['status'],
  },
  {
    id: 'work-requests.creator-is-a-person',
    says: 'The id of the creator of a work request is a string.',
    clause: 'WRQ-11',
    type: aText,
    members: ['creator.id'],
  },
  {
    id: 'work-requests.can-cancel-is-a-boolean',
    says: 'The canCancel of a work request is a boolean.',
    clause: 'WRQ-12',
    type: aBoolean,
    members: ['canCancel'],
  },
];

for (const { id, says, clause, type, members } of promises)
  check({
    id,
    says,
    clauses: [clause],
    run: async (t) => mustBeOfType((await workShown(t)).shown, members, type),
  });

const anObject: MemberType = { says: 'an object', holds: isObject };
const listOfObjects: MemberType = {
  says: 'an array of objects',
  holds: (value) => Array.isArray(value) && value.every(isObject),
};

/** What stands in an array of the requests, as if each were a resource of its own. */
const within = (shown: readonly Shown[], member: string): readonly Shown[] =>
  shown.flatMap(({ answer, resource }) =>
    objects(resource, member).map((inner) => ({ answer, resource: inner })),
  );

const mustHaveIds = (people: readonly Shown[], what: string): void => {
  for (const { answer, resource } of people) {
    const { id } = resource;
    mustHold(answer, `${what} with an id, a string`, typeof id === 'string' && id !== '', show(resource));
  }
};

check({
  id: 'work-requests.id-is-a-string',
  says: 'A work request has an id, a string.',
  clauses: ['WRQ-05'],
  async run(t) {
    const { home, shown } = await workShown(t);
    const { residentId, resident: as } = home;
    const list = await t.call('listWorkRequests', { path: { residentId }, as });
    must(list, status(200));
    const listed = listOf(list).map((resource) => ({ answer: list, resource }));
    mustHaveIds([...shown, ...listed], 'a request');
  },
});

check({
  id: 'work-requests.creator-has-an-id',
  says: 'A creator that is shown is an object with an id.',
  clauses: ['WRQ-11'],
  async run(t) {
    const { shown } = await workShown(t);
    mustBeOfType(shown, ['creator'], anObject);
    const creators = shown.flatMap(({ answer, resource: { creator } }) =>
      isObject(creator) ? [{ answer, resource: creator }] : [],
    );
    mustHaveIds(creators, 'a creator');
    if (creators.length === 0) t.unproven('no work request shows its creator');
  },
});

check({
  id: 'work-requests.history-has-its-types',
  says: 'The statusHistory is an array of objects, each with one of the four states and a person who changed it.',
  clauses: ['WRQ-08'],
  async run(t) {
    const { shown } = await workShown(t);
    mustBeOfType(shown, ['statusHistory'], listOfObjects);
    const entries = within(shown, 'statusHistory');
    mustBeOfType(entries, ['status'], oneOf(...STATES));
    mustBeOfType(entries, ['changedBy'], anObject);
    mustBeOfType(entries, ['changedBy.id'], aText);
    if (entries.length === 0) t.unproven('no work request shows an entry in its history');
  },
});

check({
  id: 'work-requests.crew-has-its-types',
  says: 'The crew is an array of objects whose id is a string.',
  clauses: ['WRQ-09'],
  async run(t) {
    const { shown } = await workShown(t);
    mustBeOfType(shown, ['crew'], listOfObjects);
    const people = within(shown, 'crew');
    mustHaveIds(people, 'somebody of the crew');
    if (people.length === 0) t.unproven('no work request shows anybody who was assigned to it');
  },
});

check({
  id: 'work-requests.attachments-have-their-types',
  says: 'The attachments are an array of objects whose id is a string.',
  clauses: ['WRQ-10'],
  async run(t) {
    const { shown } = await workShown(t);
    mustBeOfType(shown, ['attachments'], listOfObjects);
    const files = within(shown, 'attachments');
    mustHaveIds(files, 'an attachment');
    if (files.length === 0) t.unproven('no work request shows an attachment');
  },
});

check({
  id: 'work-requests.belongs-to-the-resident',
  says: 'The residentId is that of the path, and the facilityId that of the facility of the resident.',
  clauses: ['WRQ-14'],
  async run(t) {
    const { home, shown } = await workShown(t);
    const { residentId, facilityId } = home;
    const is = (id: string): MemberType => ({ says: id, holds: (value) => value === id });
    mustBeOfType(shown, ['residentId'], is(residentId));
    mustBeOfType(shown, ['facilityId'], is(facilityId));
  },
});
