import { isRefusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, type Mutation, instead, together } from '../saboteurs/mutation.ts';
import { PICTURE, residentAt, residentsIn, someResident } from '../witness/people.ts';
import { pick, type Stage, type Witness } from '../witness/stage.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

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
  takes('status-on-create', 'inactive', async (stage) => residentAt(stage, await someResident(stage))),
  takes('status-on-create', 'unset', async (stage) => residentAt(stage, await someResident(stage))),
  takes('status-left-out-on-put', 'reset-to-active', (stage) => replaced(stage, { status: 'onLeave' }, {})),
  takes('deleted-resident-again', 'terminal', async (stage) => {
    const path = `/residents/${await deleted(stage)}`;
    return [
      (await stage.call('PUT', path, { body: { ...names, status: 'active' } })).status,
      (await stage.call('DELETE', path)).status,
    ];
  }),
  takes(
    'read-deleted-record',
    'not-found',
    async (stage) => (await stage.call('GET', `/residents/${await deleted(stage)}`)).status,
  ),
  {
    id: 'freedom.deleted-people-are-gone',
    freedom: 'A deleted resident or connection is read with 410.',
    readings: { 'read-deleted-record': 'not-found' },
    tables: together(
      ...(['getResident', 'getConnection'] as const).map((operation) =>
        instead(operation, (original) => (input, scene) => {
          const reply = original(input, scene);
          return isRefusal(reply) ? { ...reply, status: 410 } : reply;
        }),
      ),
    ),
    witness: async (stage) => (await stage.call('GET', `/residents/${await deleted(stage)}`)).status,
  },
  takes('made-for-the-deleted', 'not-found', madeForTheDeleted),
  takes('made-for-the-deleted', 'another-refusal', madeForTheDeleted),
  takes('deleted-in-default-list', 'listed', async (stage) => {
    await deleted(stage);
    return residentsIn(stage);
  }),
  takes('correlation-ids-on-put', 'taken', (stage) => replaced(stage, { pccId: 'p-1' }, { pccId: 'p-2' })),
  takes('correlation-ids-on-put', 'refused', (stage) => replaced(stage, { pccId: 'p-1' }, { pccId: 'p-2' })),
  takes('avatar-links', 'set-and-kept', pictured),
  takes('avatar-links', 'not-shown', pictured),
  takes(
    'delete-missing-avatar',
    'not-found',
    async (stage) => (await stage.call('DELETE', `/residents/${await someResident(stage)}/avatar`)).status,
  ),
  takes('full-name', 'last-first', shownFull),
  takes('full-name', 'nickname-last', shownFull),
  {
    id: 'freedom.residents-with-more-members',
    freedom: 'Shows members of a resident that nobody has heard of.',
    tables: wherever((resident) => ({ ...resident, wing: 'East', tags: [], links: { self: '/' } })),
    witness: shownFull,
  },
  {
    id: 'freedom.residents-by-the-clock-of-another-zone',
    freedom: 'Shows the instants of a resident with an offset of two hours.',
    tables: wherever(({ about, ...resident }) => ({
      ...resident,
      ...Object.fromEntries(DATES.map((name) => [name, ahead(resident[name])])),
      about: about && { ...membersIn(about), anniversary: ahead(membersIn(about)['anniversary']) },
    })),
    witness: shownFull,
  },
  {
    id: 'freedom.residents-with-empty-texts',
    freedom: 'Shows an empty text for whatever text of a resident is not set.',
    tables: wherever((resident) => ({
      ...resident,
      ...Object.fromEntries(UNSET_TEXTS.map((name) => [name, resident[name] ?? ''])),
    })),
    witness: shownFull,
  },
  {
    id: 'freedom.about-always-there',
    freedom: 'Shows about even where nothing is known: with empty lists, empty texts and false.',
    tables: wherever(({ about, ...resident }) => ({
      ...resident,
      about: { ...NOTHING_KNOWN, ...known(about) },
    })),
    witness: shownFull,
  },
  {
    id: 'freedom.lists-in-about-from-behind',
    freedom: 'Shows likes, dislikes and diagnoses in the opposite order.',
    tables: wherever(({ about, ...resident }) => {
      const members = membersIn(about);
      const lists = ['likes', 'dislikes', 'diagnoses'].map((name) => [name, reversed(members[name])]);
      return { ...resident, about: about && { ...members, ...Object.fromEntries(lists) } };
    }),
    witness: shownFull,
  },
  {
    id: 'freedom.pictures-of-residents-elsewhere',
    freedom: 'Links to pictures relative to the service, signed anew with every answer, thumbnails apart.',
    tables: (tables) => {
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
    witness: async (stage) =>
      (await stage.call('POST', `/residents/${await someResident(stage)}/avatar`, { file: PICTURE })).body,
  },
];
