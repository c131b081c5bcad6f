import { membersIn } from '../mutants/input.ts';
import { afterwards, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { byClock, membersAs, refusedWith, reversed, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';

const SHOWING = ['listResidents', 'createResident', 'getResident', 'replaceResident'] as const;

/** Another about, where there is one. */
const aboutAs = (change: (about: Record<string, unknown>) => object): Mutation =>
  showsMore(SHOWING, ({ about }) => ({ about: about && change({ ...membersIn(about) }) }));

const UNSET_TEXTS = ['nickname', 'email', 'phone', 'roomNumber', 'externalId', 'pccId', 'profilePhotoUrl'];

const NOTHING_KNOWN = {
  ...{ bio: '', likes: [], dislikes: [], veteranDetail: '', directoryOptOut: false },
  ...{ diagnoses: [], isVeteran: false },
};

const ahead = byClock(120);

export const residentFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'deleted-people-are-gone': [
      'A deleted resident or connection is read with 410.',
      {
        readings: { 'read-deleted-record': 'not-found' },
        tables: refusedWith(410, ['getResident', 'getConnection']),
      },
    ],
    'residents-with-more-members': [
      'Shows unknown members of a resident.',
      showsMore(SHOWING, () => ({ wing: 'East', tags: [], links: { self: '/' } })),
    ],
    'residents-by-the-clock-of-another-zone': [
      'Shows the instants of a resident with an offset of two hours.',
      (tables) =>
        aboutAs(membersAs(['anniversary'], ahead))(
          shows(SHOWING, membersAs(['moveInDate', 'dob', 'created', 'modified'], ahead))(tables),
        ),
    ],
    'residents-with-empty-texts': [
      'Shows an empty text for whatever text of a resident is not set.',
      shows(
        SHOWING,
        membersAs(UNSET_TEXTS, (text) => text ?? ''),
      ),
    ],
    'about-always-there': [
      'Shows about even where nothing is known: with empty lists, empty texts and false.',
      showsMore(SHOWING, ({ about }) => {
        const known = Object.entries(membersIn(about)).filter(([, value]) => value !== null);
        return { about: { ...NOTHING_KNOWN, ...Object.fromEntries(known) } };
      }),
    ],
    'lists-in-about-from-behind': [
      'Shows likes, dislikes and diagnoses in the opposite order.',
      aboutAs(membersAs(['likes', 'dislikes', 'diagnoses'], reversed)),
    ],
    'pictures-of-residents-elsewhere': [
      'Links to pictures relative to the service, signed again with every answer, thumbnails apart.',
      (tables) => {
        let count = 0;
        return afterwards('uploadResidentAvatar', (reply) => {
          count += 1;
          const data = { avatarUrl: `/p/a?sig=${count}`, thumbUrl: `/t/a?sig=${count}` };
          return { ...reply, body: { data } };
        })(tables);
      },
    ],
  }),
];
