import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { wrongType } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import {
  aBoolean,
  aDateTime,
  aNumber,
  aText,
  aUrl,
  anEmail,
  mustBeOfType,
  oneOf,
  texts,
} from '../../laws/member-types.ts';
import type { MemberType } from '../../laws/member-types.ts';
import { connectionsShown } from './shown.ts';

/** The type of each member, in every answer that shows a connection. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly type: MemberType;
  readonly members: readonly string[];
}[] = [
  {
    id: 'connections.texts-are-strings',
    says: 'The relationship, contactType, additionalInfo, externalId and the names of a connection are strings.',
    clause: 'CON-33',
    type: aText,
    members: ['firstName', 'lastName', 'relationship', 'contactType', 'additionalInfo', 'externalId'],
  },
  {
    id: 'connections.email-is-an-address',
    says: 'The email of a connection is an e-mail address.',
    clause: 'CON-34',
    type: anEmail,
    members: ['email'],
  },
  {
    id: 'connections.groups-are-texts',
    says: 'The groups of a connection are an array of strings.',
    clause: 'CON-35',
    type: texts,
    members: ['groups'],
  },
  {
    id: 'connections.flags-are-booleans',
    says: 'The disableNotifications, disableSMS and disableInvites of a connection are booleans.',
    clause: 'CON-36',
    type: aBoolean,
    members: ['disableNotifications', 'disableSMS', 'disableInvites'],
  },
  {
    id: 'connections.links-to-pictures-are-urls',
    says: 'The avatarUrl and the thumbUrl of a connection are URLs.',
    clause: 'CON-37',
    type: aUrl,
    members: ['avatarUrl', 'thumbUrl'],
  },
  {
    id: 'connections.dates-are-date-times',
    says: 'The created and the updated of a connection are date-times.',
    clause: 'CON-38',
    type: aDateTime,
    members: ['created', 'updated'],
  },
  {
    id: 'connections.numbers-are-numbers',
    says: 'The phoneNumber and the pccId of a connection are numbers.',
    clause: 'CON-39',
    type: aNumber,
    members: ['phoneNumber', 'pccId'],
  },
  {
    id: 'connections.status-is-of-the-set',
    says: 'The status of a connection is active, inactive, deleted or onLeave.',
    clause: 'RES-35',
    type: oneOf('active', 'inactive', 'deleted', 'onLeave'),
    members: ['status'],
  },
];

for (const { id, says, clause, type, members } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    run: async (t) => mustBeOfType(await connectionsShown(t), members, type),
  });
}

check({
  id: 'connections.id-is-a-string',
  says: 'A connection has an id, a string.',
  clauses: ['CON-32'],
  async run(t) {
    for (const { answer, resource } of await connectionsShown(t)) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', wrongType('id', id));
    }
  },
});
