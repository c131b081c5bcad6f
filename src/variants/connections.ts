import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, inList, type Mutation } from '../saboteurs/mutation.ts';
import { PICTURE, connectionAt, connectionsIn, someConnection, someResident } from '../witness/people.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

const ANN = { email: 'ann@example.com' };

const created = async (stage: Stage, more: object) => {
  const links = { residents: [await someResident(stage)], facilities: [stage.facilities[0]] };
  const body = { firstName: 'Eve', lastName: 'Field', ...links, ...more };
  const answer = await stage.call('POST', '/connections', { body });
  return [answer.status, answer.body];
};

/** A second create with the address of a connection that knows a relationship, in another facility. */
const merged: Witness = async (stage) => {
  await someConnection(stage, { ...ANN, relationship: 'Daughter' });
  return created(stage, { ...ANN, facilities: [stage.facilities[1]] });
};

const withPicture = async (stage: Stage): Promise<string> => {
  const id = await someConnection(stage);
  await stage.call('POST', `/connections/${id}/avatar`, { file: PICTURE });
  return id;
};

const uploadOfNothing: Witness = async (stage) =>
  (await stage.call('POST', `/connections/${await withPicture(stage)}/avatar`)).body;

const shownFull: Witness = async (stage) => {
  const residents = [await someResident(stage), await someResident(stage)];
  const id = await someConnection(stage, { residents, groups: ['Family', 'Choir'] });
  await someConnection(stage, { residents });
  return [await connectionAt(stage, id), await connectionsIn(stage)];
};

/** The same change of a connection in every answer that shows one. */
const wherever =
  (change: (connection: Record<string, unknown>) => Record<string, unknown>): Mutation =>
  (tables) =>
    (
      [
        'listConnections',
        'listResidentConnections',
        'createConnection',
        'getConnection',
        'replaceConnection',
      ] as const
    ).reduce((changed, operation) => afterwards(operation, inData(change))(changed), tables);

const reversed = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list);

const flagOrNull = (flag: unknown): unknown => (flag === true ? true : null);

/** Freedoms of the section Connections. */
export const connectionVariants: readonly Variant[] = [
  ...readingsOf(merged, [
    ['merge-facilities', ['replaced', 'kept']],
    ['merge-omitted-members', ['cleared']],
    [
      'merge-email-case',
      ['exact'],
      async (stage) => {
        await someConnection(stage, ANN);
        return created(stage, { email: ANN.email.toUpperCase() });
      },
    ],
    [
      'merge-with-deleted',
      ['revived'],
      async (stage) => {
        const id = await someConnection(stage, ANN);
        await stage.call('DELETE', `/connections/${id}`);
        return created(stage, ANN);
      },
    ],
    ['contact-type', ['taken', 'refused'], (stage) => created(stage, { contactType: 'family' })],
    ['connection-status-on-create', ['taken', 'refused'], (stage) => created(stage, { status: 'inactive' })],
    ['avatar-without-file', ['clears', 'default-picture'], uploadOfNothing],
    ['unknown-linked-ids', ['dropped'], (stage) => created(stage, { residents: ['nobody'] })],
  ]),
  ...variantsOf('freedom', shownFull, {
    'connections-with-more-members': [
      'Shows members of a connection, and of those it is linked to, that nobody has heard of.',
      wherever((connection) => ({
        ...connection,
        fullName: 'C',
        residents: Array.isArray(connection['residents'])
          ? connection['residents'].map((one) => ({ ...membersIn(one), fullName: 'R', status: 'active' }))
          : connection['residents'],
      })),
    ],
    'connections-link-from-behind': [
      'Shows the residents, facilities and groups of a connection in the opposite order.',
      wherever((connection) => ({
        ...connection,
        residents: reversed(connection['residents']),
        facilities: reversed(connection['facilities']),
        groups: reversed(connection['groups']),
      })),
    ],
    'connections-without-false-flags': [
      'Shows the flags of a connection as null until they are true, when nobody sent them.',
      afterwards('createConnection', (reply, input) =>
        inData((connection) => {
          const { disableSMS, disableInvites, disableNotifications } = membersIn(input.body);
          return {
            ...connection,
            disableSMS: disableSMS ?? flagOrNull(connection['disableSMS']),
            disableInvites: disableInvites ?? flagOrNull(connection['disableInvites']),
            disableNotifications: disableNotifications ?? flagOrNull(connection['disableNotifications']),
          };
        })(reply, input),
      ),
      (stage) => created(stage, {}),
    ],
    'connections-in-the-order-of-their-ids': [
      'Lists connections in the order of their ids, which says nothing.',
      afterwards('listConnections', (reply, input) =>
        inList((items) =>
          items.toSorted((a, b) => String(membersIn(a)['id']).localeCompare(String(membersIn(b)['id']))),
        )(reply, input),
      ),
      async (stage) => {
        const residents = [await someResident(stage)];
        for (let count = 0; count < 8; count += 1) await someConnection(stage, { residents });
        return connectionsIn(stage);
      },
    ],
    'connections-without-a-contact-type': [
      'Shows no contactType of a connection at all.',
      wherever(({ contactType: _type, ...rest }) => rest),
    ],
  }),
];
