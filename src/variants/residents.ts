import { isRefusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, type Mutation, instead, together } from '../saboteurs/mutation.ts';
import { PICTURE, residentAt, residentsIn, someResident } from '../witness/people.ts';
import { pick, type Stage, type Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

const names = { firstName: 'Eve', lastName: 'Field' };

const replaced = async (stage: Stage, first: object, second: object) => {
  const id = await someResident(stage, { ...first });
  const { status, body } = await stage.call('PUT', `/residents/${id}`, { body: { ...names, ...second } });
  return [status, body];
};

const deleted = async (stage: Stage): Promise<string> => {
  const id = await someResident(stage);
  await stage.call('DELETE', `/residents/${id}`);
  return id;
};

const pictured: Witness = async (stage) => {
  const id = await someResident(stage);
  await stage.call('POST', `/residents/${id}/avatar`, { file: PICTURE });
  const before = pick(await residentAt(stage, id), 'data.profilePhotoUrl');
  await stage.call('DELETE', `/residents/${id}/avatar`);
  return [before, pick(await residentAt(stage, id), 'data.profilePhotoUrl')];
};

const shownFull: Witness = async (stage) =>
  residentAt(
    stage,
    await someResident(stage, {
      nickname: 'Addie',
      dob: '2001-02-03T04:05:06Z',
      about: { likes: ['Tea', 'Jazz'] },
    }),
  );

/** The same change of a resident in every answer that shows one. */
const wherever =
  (change: (resident: Record<string, unknown>) => Record<string, unknown>): Mutation =>
  (tables) =>
    (['listResidents', 'createResident', 'getResident', 'replaceResident'] as const).reduce(
      (changed, operation) => afterwards(operation, inData(change))(changed),
      tables,
    );

const UNSET_TEXTS = ['nickname', 'email', 'phone', 'roomNumber', 'externalId', 'pccId', 'profilePhotoUrl'];
const DATES = ['moveInDate', 'dob', 'created', 'modified'];

/** The same instant on a clock two hours ahead, without fractions of a second. */
const ahead = (instant: unknown): unknown =>
  typeof instant === 'string'
    ? new Date(Date.parse(instant) + 7_200_000).toISOString().replace(/\.\d+Z$/, '+02:00')
    : instant;

const reversed = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list);

const NOTHING_KNOWN = {
  bio: '',
  likes: [],
  dislikes: [],
  veteranDetail: '',
  directoryOptOut: false,
  diagnoses: [],
  isVeteran: false,
};

const known = (about: unknown) =>
  Object.fromEntries(Object.entries(membersIn(about)).filter(([, value]) => value !== null));

/** A flat personal activity, which needs a resident and no more. */
const madeForTheDeleted: Witness = async (stage) => {
  const body = {
    residentId: await deleted(stage),
    title: 'Walk',
    startTime: '2026-06-01T10:00:00Z',
    endTime: '2026-06-01T11:00:00Z',
  };
  return (await stage.call('POST', '/personal-activities', { body })).status;
};

/** Freedoms of the section Residents. */
export const residentVariants: readonly Variant[] = [
  ...readingsOf(
    async (stage) => residentAt(stage, await someResident(stage)),
    [
      ['status-on-create', ['inactive', 'unset']],
      ['status-left-out-on-put', ['reset-to-active'], (stage) => replaced(stage, { status: 'onLeave' }, {})],
      [
        'deleted-resident-again',
        ['terminal'],
        async (stage) => {
          const path = `/residents/${await deleted(stage)}`;
          return [
            (await stage.call('PUT', path, { body: { ...names, status: 'active' } })).status,
            (await stage.call('DELETE', path)).status,
          ];
        },
      ],
      [
        'read-deleted-record',
        ['not-found'],
        async (stage) => (await stage.call('GET', `/residents/${await deleted(stage)}`)).status,
      ],
      ['made-for-the-deleted', ['not-found', 'another-refusal'], madeForTheDeleted],
      [
        'deleted-in-default-list',
        ['listed'],
        async (stage) => {
          await deleted(stage);
          return residentsIn(stage);
        },
      ],
      [
        'correlation-ids-on-put',
        ['taken', 'refused'],
        (stage) => replaced(stage, { pccId: 'p-1' }, { pccId: 'p-2' }),
      ],
      ['avatar-links', ['set-and-kept', 'not-shown'], pictured],
      [
        'delete-missing-avatar',
        ['not-found'],
        async (stage) =>
          (await stage.call('DELETE', `/residents/${await someResident(stage)}/avatar`)).status,
      ],
      ['full-name', ['last-first', 'nickname-last'], shownFull],
    ],
  ),
  ...variantsOf('freedom', shownFull, {
    'deleted-people-are-gone': [
      'A deleted resident or connection is read with 410.',
      {
        readings: { 'read-deleted-record': 'not-found' },
        tables: together(
          ...(['getResident', 'getConnection'] as const).map((operation) =>
            instead(operation, (original) => (input, scene) => {
              const reply = original(input, scene);
              return isRefusal(reply) ? { ...reply, status: 410 } : reply;
            }),
          ),
        ),
      },
      async (stage) => (await stage.call('GET', `/residents/${await deleted(stage)}`)).status,
    ],
    'residents-with-more-members': [
      'Shows members of a resident that nobody has heard of.',
      wherever((resident) => ({ ...resident, wing: 'East', tags: [], links: { self: '/' } })),
    ],
    'residents-by-the-clock-of-another-zone': [
      'Shows the instants of a resident with an offset of two hours.',
      wherever(({ about, ...resident }) => ({
        ...resident,
        ...Object.fromEntries(DATES.map((name) => [name, ahead(resident[name])])),
        about: about && { ...membersIn(about), anniversary: ahead(membersIn(about)['anniversary']) },
      })),
    ],
    'residents-with-empty-texts': [
      'Shows an empty text for whatever text of a resident is not set.',
      wherever((resident) => ({
        ...resident,
        ...Object.fromEntries(UNSET_TEXTS.map((name) => [name, resident[name] ?? ''])),
      })),
    ],
    'about-always-there': [
      'Shows about even where nothing is known: with empty lists, empty texts and false.',
      wherever(({ about, ...resident }) => ({
        ...resident,
        about: { ...NOTHING_KNOWN, ...known(about) },
      })),
    ],
    'lists-in-about-from-behind': [
      'Shows likes, dislikes and diagnoses in the opposite order.',
      wherever(({ about, ...resident }) => {
        const members = membersIn(about);
        const lists = ['likes', 'dislikes', 'diagnoses'].map((name) => [name, reversed(members[name])]);
        return { ...resident, about: about && { ...members, ...Object.fromEntries(lists) } };
      }),
    ],
    'pictures-of-residents-elsewhere': [
      'Links to pictures relative to the service, signed anew with every answer, thumbnails apart.',
      (tables) => {
        let count = 0;
        const links = (reply: AnyReply) => {
          count += 1;
          return {
            ...reply,
            body: { data: { avatarUrl: `/p/a?sig=${count}`, thumbUrl: `/t/a?sig=${count}` } },
          };
        };
        return afterwards('uploadResidentAvatar', links)(tables);
      },
      async (stage) =>
        (await stage.call('POST', `/residents/${await someResident(stage)}/avatar`, { file: PICTURE })).body,
    ],
  }),
];
