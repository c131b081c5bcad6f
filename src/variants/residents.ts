import { membersIn } from '../mutants/input.ts';
import { afterwards, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { PICTURE, someResident } from '../witness/people.ts';
import { recording } from '../witness/recording.ts';
import { pick, type Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { byClock, membersAs, refusedWith, reversed, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Residents are made, pictured, replaced and deleted, and named once they are gone. */
const usual: Witness = async (client) => {
  const { seen, call, read, make, put } = recording(client);
  const home = `/facilities/${client.facilities[0] ?? ''}/residents`;
  const names = { firstName: 'Eve', lastName: 'Field' };
  const known = { nickname: 'Addie', dob: '2001-02-03T04:05:06Z', about: { likes: ['Tea', 'Jazz'] } };
  const eve = `/residents/${await make(home, { ...names, ...known, status: 'onLeave', pccId: 'p-1' })}`;
  const id = await make(home, names);
  const ada = `/residents/${id}`;
  await call('DELETE', `${ada}/avatar`);
  await call('POST', `${ada}/avatar`, { file: PICTURE });
  await read(ada, eve);
  await call('DELETE', `${ada}/avatar`);
  await read(ada);
  for (const pccId of [undefined, 'p-2']) await put(eve, { ...names, pccId });
  await call('DELETE', ada);
  await read(ada, home);
  const walk = { title: 'Walk', startTime: '2026-06-01T10:00:00Z', endTime: '2026-06-01T11:00:00Z' };
  await make('/personal-activities', { residentId: id, ...walk });
  await call('DELETE', ada);
  return seen;
};

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

/** The link to a picture is followed once another one is there. */
const formerPicture: Witness = async (client) => {
  const path = `/residents/${await someResident(client)}/avatar`;
  const former = await client.call('POST', path, { file: PICTURE });
  await client.call('POST', path, { file: PICTURE });
  return client.follow(String(pick(former.body, 'data.avatarUrl')));
};

export const residentVariants: readonly Variant[] = [
  ...readingsOf(usual, ['residents'], { 'former-avatar-link': formerPicture }),
  ...variantsOf('freedom', usual, {
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
