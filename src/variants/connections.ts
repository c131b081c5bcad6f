import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, inList, type Mutation } from '../saboteurs/mutation.ts';
import { PICTURE, connectionAt, connectionsIn, someConnection, someResident } from '../witness/people.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

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
  takes('merge-facilities', 'replaced', merged),
  takes('merge-facilities', 'kept', merged),
  takes('merge-omitted-members', 'cleared', merged),
  takes('merge-email-case', 'exact', async (stage) => {
    await someConnection(stage, ANN);
    return created(stage, { email: ANN.email.toUpperCase() });
  }),
  takes('merge-with-deleted', 'revived', async (stage) => {
    const id = await someConnection(stage, ANN);
    await stage.call('DELETE', `/connections/${id}`);
    return created(stage, ANN);
  }),
  takes('contact-type', 'taken', (stage) => created(stage, { contactType: 'family' })),
  takes('contact-type', 'refused', (stage) => created(stage, { contactType: 'family' })),
  takes('connection-status-on-create', 'taken', (stage) => created(stage, { status: 'inactive' })),
  takes('connection-status-on-create', 'refused', (stage) => created(stage, { status: 'inactive' })),
  takes('avatar-without-file', 'clears', uploadOfNothing),
  takes('avatar-without-file', 'default-picture', uploadOfNothing),
  takes('unknown-linked-ids', 'dropped', (stage) => created(stage, { residents: ['nobody'] })),
  {
    id: 'freedom.connections-with-more-members',
    freedom: 'Shows members of a connection, and of those it is linked to, that nobody has heard of.',
    tables: wherever((connection) => ({
      ...connection,
      fullName: 'C',
      residents: Array.isArray(connection['residents'])
        ? connection['residents'].map((one) => ({ ...membersIn(one), fullName: 'R', status: 'active' }))
        : connection['residents'],
    })),
    witness: shownFull,
  },
  {
    id: 'freedom.connections-link-from-behind',
    freedom: 'Shows the residents, facilities and groups of a connection in the opposite order.',
    tables: wherever((connection) => ({
      ...connection,
      residents: reversed(connection['residents']),
      facilities: reversed(connection['facilities']),
      groups: reversed(connection['groups']),
    })),
    witness: shownFull,
  },
  {
    id: 'freedom.connections-without-false-flags',
    freedom: 'Shows the flags of a connection as null until they are true, when nobody sent them.',
    tables: afterwards('createConnection', (reply, input) =>
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
    witness: (stage) => created(stage, {}),
  },
  {
    id: 'freedom.connections-in-the-order-of-their-ids',
    freedom: 'Lists connections in the order of their ids, which says nothing.',
    tables: afterwards('listConnections', (reply, input) =>
      inList((items) =>
        items.toSorted((a, b) => String(membersIn(a)['id']).localeCompare(String(membersIn(b)['id']))),
      )(reply, input),
    ),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      for (let count = 0; count < 8; count += 1) await someConnection(stage, { residents });
      return connectionsIn(stage);
    },
  },
  {
    id: 'freedom.connections-without-a-contact-type',
    freedom: 'Shows no contactType of a connection at all.',
    tables: wherever(({ contactType: _type, ...rest }) => rest),
    witness: shownFull,
  },
];
