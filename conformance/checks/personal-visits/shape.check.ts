import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { objects } from '../../kit/read.ts';
import { aText, mustBeOfType, oneOf, texts, type MemberType } from '../member-types.ts';
import { anObject } from '../diary.ts';
import { visitsShown } from './shown.ts';

const listOfObjects: MemberType = {
  says: 'an array of objects',
  holds: (value) => Array.isArray(value) && value.every(isObject),
};

/** What each member is said to be, wherever an answer shows a visit. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'personal-visits.type-is-of-the-set',
    says: 'The visitType of a visit is care or social.',
    clause: 'PVS-03',
    types: [[oneOf('care', 'social'), ['visitType']]],
  },
  {
    id: 'personal-visits.time-type-is-of-the-set',
    says: 'The timeType of a visit is one of the five.',
    clause: 'PVS-07',
    types: [[oneOf('exactTime', 'allDay', 'morning', 'afternoon', 'evening'), ['timeType']]],
  },
  {
    id: 'personal-visits.attended-ids-are-strings',
    says: 'The attendedResidentIds of a visit are an array of strings.',
    clause: 'PVS-09',
    types: [[texts, ['attendedResidentIds']]],
  },
  {
    id: 'personal-visits.creator-has-id-and-name',
    says: 'The creator of a visit is an object with a text as id.',
    clause: 'PVS-12',
    types: [
      [anObject, ['creator']],
      [aText, ['creator.id']],
    ],
  },
];

for (const { id, says, clause, types } of promises)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const shown = await visitsShown(t);
      for (const [type, members] of types) mustBeOfType(shown, members, type);
    },
  });

for (const { list, members, clause } of [
  { list: 'connectionVisitors', members: ['connectionId'], clause: 'PVS-10' },
  { list: 'manualVisitors', members: [], clause: 'PVS-11' },
] as const)
  check({
    id: `personal-visits.${list === 'manualVisitors' ? 'strangers' : 'connections'}-have-their-types`,
    says: `The ${list} of a visit are an array of objects with the texts ${members.join(' and ')}.`,
    clauses: [clause],
    async run(t) {
      const shown = await visitsShown(t);
      mustBeOfType(shown, [list], listOfObjects);
      for (const { answer, resource } of shown)
        for (const visitor of objects(resource, list))
          mustBeOfType([{ answer, resource: visitor }], members, aText);
    },
  });

check({
  id: 'personal-visits.id-is-a-string',
  says: 'A visit has an id, a string, wherever it is shown.',
  clauses: ['PVS-01'],
  async run(t) {
    for (const { answer, resource } of await visitsShown(t)) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});
