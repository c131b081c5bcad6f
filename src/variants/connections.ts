import { membersIn } from '../mutants/input.ts';
import { afterwards, inList } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { PICTURE, someResident } from '../witness/people.ts';
import { recording } from '../witness/recording.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { itemsIn, membersAs, reversed, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Connections are made, merged, pictured and deleted. */
const usual: Witness = async (client) => {
  const { seen, call, read, make } = recording(client);
  const residents = [await someResident(client), await someResident(client)];
  const [home, away] = client.facilities;
  const body = { firstName: 'Eve', lastName: 'Field', residents, facilities: [home] };
  const email = 'ann@example.com';
  const known = { email, relationship: 'Daughter', groups: ['Family', 'Choir'] };
  const ann = `/connections/${await make('/connections', { ...body, ...known })}`;
  for (const more of [
    { email, facilities: [away] },
    { email: email.toUpperCase() },
    { contactType: 'family' },
    { status: 'inactive' },
    { residents: ['nobody'] },
  ])
    await make('/connections', { ...body, ...more });
  await call('POST', `${ann}/avatar`, { file: PICTURE });
  await call('POST', `${ann}/avatar`);
  await read(ann, '/connections', `/residents/${residents[0] ?? ''}/connections`);
  await call('DELETE', ann);
  await make('/connections', { ...body, email });
  return seen;
};

const SHOWING = [
  'listConnections',
  'listResidentConnections',
  'createConnection',
  'getConnection',
  'replaceConnection',
] as const;

const FLAGS = ['disableSMS', 'disableInvites', 'disableNotifications'];

export const connectionVariants: readonly Variant[] = [
  ...readingsOf(usual, ['connections']),
  ...variantsOf('freedom', usual, {
    'connections-with-more-members': [
      'Shows unknown members of a connection and of those it is linked to.',
      showsMore(SHOWING, ({ residents }) => ({
        fullName: 'C',
        residents: itemsIn(residents).map((one) => ({ ...one, fullName: 'R', status: 'active' })),
      })),
    ],
    'connections-link-from-behind': [
      'Shows the residents, facilities and groups of a connection in the opposite order.',
      shows(SHOWING, membersAs(['residents', 'facilities', 'groups'], reversed)),
    ],
    'connections-without-false-flags': [
      'Shows the flags of a connection as null until they are true, when no one sent them.',
      shows('createConnection', (connection, { body }) => {
        const sent = membersIn(body);
        const flag = (name: string): unknown => sent[name] ?? (connection[name] === true || null);
        return {
          ...connection,
          ...Object.fromEntries(FLAGS.map((name): [string, unknown] => [name, flag(name)])),
        };
      }),
    ],
    'connections-in-the-order-of-their-ids': [
      'Lists connections in the order of their ids, which says nothing.',
      afterwards(
        'listConnections',
        inList((items) => itemsIn(items).toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])))),
      ),
    ],
    'connections-without-a-contact-type': [
      'Shows no contactType of a connection at all.',
      shows(SHOWING, ({ contactType: _type, ...rest }) => rest),
    ],
  }),
];
