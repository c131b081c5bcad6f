import { membersIn } from '../mutants/input.ts';
import { afterwards, inList } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { itemsIn, membersAs, reversed, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { membersOtherwise } from '../witness/tour.ts';

const SHOWING = [
  'listConnections',
  'listResidentConnections',
  'createConnection',
  'getConnection',
  'replaceConnection',
] as const;

const FLAGS = ['disableSMS', 'disableInvites', 'disableNotifications'];

export const connectionFreedoms: readonly Freedom[] = [
  ...freedomsOf({
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
      membersOtherwise('createConnection'),
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
