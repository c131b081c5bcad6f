import { editWorkRequestSettings, workRequestSettingsOf } from '../mock/operations/work-requests/settings.ts';
import type { World } from '../mock/world/world.ts';
import { instead, together, type Mutation } from '../saboteurs/mutation.ts';
import { begun, cancelled, done, inShop, someShop } from '../witness/work-requests.ts';
import { pick, type Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

/** One operation shows less than the others. */
const briefIn = (operation: string, where: string, witness: Witness): Variant => ({
  id: `freedom.work-request-details-not-in-${where}`,
  description: `The history and the crew of a request are not in the answer of ${operation}.`,
  readings: { 'work-request-details': { '*': 'full', [operation]: 'read-alone' } },
  witness,
});

const filed = inShop(async ({ create, list, kin }) => [
  await create(kin.residentId),
  await list(kin.residentId),
]);

const TEAMS = [{ key: 'all', name: 'Everything' }];

/** A request without a team where staff left one. */
const withoutTeam = inShop(async ({ edited, create, settings, kin }) => {
  await edited({ teams: TEAMS });
  return [await create(kin.residentId, { team: undefined }), await settings(kin.outsider, 1)];
});

const told: Witness = async (stage) => {
  const { filed: file, started, scheduled, cancel, kin } = await someShop(stage);
  const id = await file();
  await started(id);
  await scheduled(id, stage.day(3));
  await cancel(id, kin.residentId);
  return (await stage.events()).map(({ event }) => event);
};

/** Gives a facility that nobody edited the usual teams under keys of its own. */
const withOwnTeams = (facilityId: string | undefined, world: World): void => {
  if (facilityId === undefined || world.store.workTeams.find(facilityId)) return;
  const teams = workRequestSettingsOf(facilityId, world).teams.map(({ key, name }) => ({
    key: `${key}-${facilityId}`,
    name,
  }));
  editWorkRequestSettings(facilityId, { teams }, world);
};

const teamsOfEach: Mutation = together(
  instead('getWorkRequestSettings', (original) => (input, scene) => {
    withOwnTeams(scene.store.facilities.find(input.path['facilityId'])?.id, scene);
    return original(input, scene);
  }),
  instead('createWorkRequest', (original) => (input, scene) => {
    for (const { id } of scene.store.facilities.all()) withOwnTeams(id, scene);
    return original(input, scene);
  }),
);

/** Freedoms of the section Work requests. */
export const workRequestVariants: readonly Variant[] = [
  ...readingsOf(withoutTeam, [
    ['work-request-date-form', ['plain-dates'], cancelled(done)],
    [
      'work-request-can-cancel',
      ['by-state'],
      inShop(async ({ made, read, kin }) => read(await made(kin.daughter), kin.residentId)),
    ],
    [
      'maintenance-schedule-read',
      ['served'],
      inShop(async ({ maintained, read, kin }) => read(await maintained(), kin.residentId)),
    ],
    ['work-request-details', ['read-alone'], filed],
    [
      'location-outside-settings',
      ['refused'],
      inShop(({ create, kin }) => create(kin.residentId, { location: 'On the roof' })),
    ],
    ['single-team-scope', ['counted-in-tenant']],
    ['single-team-shown', ['unset']],
    ['work-request-first-entry', ['empty'], cancelled()],
    ['work-request-completed-date', ['any-end'], cancelled()],
    ['work-request-staff-entries', ['cancel-only'], cancelled(begun)],
    ['work-request-history-order', ['newest-first'], cancelled(begun)],
    ['work-request-events', ['work-requests'], told],
  ]),
  ...variantsOf(
    'freedom',
    inShop(({ settings, kin }) => settings(kin.residentId)),
    {
      'facilities-that-share-no-team': [
        'No team works in two facilities, so the tenant never has a single one.',
        { readings: { 'single-team-scope': 'counted-in-tenant' }, tables: teamsOfEach },
      ],
      'work-requests-otherwise-throughout': [
        'Histories hold cancels alone, days are plain dates, details are in the read alone.',
        {
          readings: {
            'work-request-first-entry': 'empty',
            'work-request-staff-entries': 'cancel-only',
            'work-request-history-order': 'newest-first',
            'work-request-date-form': 'plain-dates',
            'work-request-details': 'read-alone',
            'work-request-completed-date': 'any-end',
            'work-request-can-cancel': 'by-state',
          },
        },
        cancelled(begun),
      ],
      'work-requests-by-form-alone': [
        'A work request is taken as a form alone, with a location of the settings or none, and answered with 200.',
        {
          readings: {
            'request-files-form': { '*': 'json-or-multipart', createWorkRequest: 'multipart-only' },
            'create-status': { '*': 'created', createWorkRequest: 'ok' },
            'location-outside-settings': 'refused',
          },
        },
        inShop(async ({ create, filedWith, kin }) => [
          await create(kin.residentId),
          pick((await filedWith([])).body, 'data.id'),
        ]),
      ],
    },
  ),
  briefIn('listWorkRequests', 'lists', filed),
  briefIn('createWorkRequest', 'creates', filed),
  briefIn('cancelWorkRequest', 'cancels', cancelled()),
];
