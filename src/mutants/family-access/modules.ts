import { modulesOf } from '../../mock/access/family.ts';
import type { ModulesRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { someRides, someWorks, type FamilyRequests } from '../../witness/family.ts';
import type { Witness } from '../../witness/client.ts';
import { inAccess, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import {
  both,
  connection,
  doneAndRefused,
  lets,
  MODULES,
  not,
  open as opens,
  refusal,
  refusedAs,
  resident,
  RIDE,
  shut as shuts,
  who,
  WORK,
  type Who,
} from './amend.ts';

type Module = Exclude<keyof ModulesRecord, 'id'>;

const facilityIn = (path: Readonly<Record<string, string>>, { store }: World): string =>
  path['facilityId'] ?? store.residents.find(path['residentId'])?.facilityId ?? '';

/** The community has a module. */
const has = (module: Module): Who =>
  who(`where ${module} is on`, ({ path }, world) => modulesOf(facilityIn(path, world), world)[module]);
const lacks = (module: Module): Who => not(has(module));

const anyLacks = who('where any community lacks a module', (_asked, { store }) =>
  store.modules.all().some(({ workRequests, familyWorkRequests }) => !workRequests || !familyWorkRequests),
);

const open = (...[breaks, operation, whom]: Parameters<typeof opens>) =>
  opens(breaks, operation, whom, MODULES);
const shut = (...[breaks, problem, operation, whom]: Parameters<typeof shuts>) =>
  shuts(breaks, problem, operation, whom, MODULES);

/** Both people try all there is while a module is off, here and elsewhere, and after it is on again. */
const trying = async ({ family, switched, ...half }: FamilyRequests): Promise<unknown> => {
  const seen: unknown[] = [];
  const modules = ['transportation', 'familyTransportation', 'workRequests', 'familyWorkRequests'];
  for (const module of modules)
    for (const as of [family.residentId, family.daughter]) {
      const id = await half.made(as);
      const file = await half.enclosed(id);
      for (const facility of [0, 1]) {
        await switched({ [module]: false }, facility);
        seen.push(await half.list(as), await half.settings(as), await half.create(as));
        seen.push(
          await half.comments(id, as),
          await half.attachment(id, file, as),
          await half.cancel(id, as),
        );
        await switched({ [module]: true }, facility);
        seen.push(await half.list(as));
      }
    }
  return seen;
};

const switching: Witness = async (client) => [
  await trying(await someRides(client)),
  await trying(await someWorks(client)),
];

/** Mutants about what the community has enabled. */
export const moduleMutants = mutantsOf('family-access', switching, {
  'rides-without-transportation': open(['FAM-03'], Object.values(RIDE), has('familyTransportation')),
  'ride-files-without-transportation': open(['FAM-03'], RIDE.file, has('familyTransportation')),
  'rides-of-residents-without-the-family': open(
    ['FAM-04'],
    Object.values(RIDE),
    both(resident, has('transportation')),
  ),
  'no-such-ride-without-the-family': refusedAs(
    ['FAM-04'],
    'not-found',
    RIDE.cancel,
    has('transportation'),
    MODULES,
  ),
  'work-request-comments-without-the-module': open(['FAM-05'], WORK.comments, has('familyWorkRequests')),
  'filed-without-the-module': doneAndRefused(
    ['FAM-05'],
    'forbidden',
    WORK.create,
    lacks('workRequests'),
    lets(WORK.create, has('familyWorkRequests'), MODULES),
  ),
  'work-request-settings-without-the-family': open(['FAM-06'], WORK.settings, has('workRequests')),
  'connections-without-the-family': open(['FAM-06'], WORK.cancel, both(connection, has('workRequests'))),
  'work-requests-need-transportation': shut(['FAM-07'], 'forbidden', WORK.list, lacks('transportation')),
  'rides-of-connections-need-family-work-requests': shut(
    ['FAM-07'],
    'forbidden',
    RIDE.create,
    both(connection, lacks('familyWorkRequests')),
  ),
  'everywhere-or-nowhere': breaking('FAM-07')
    .says('Work requests are refused if any facility of the tenant lacks a module for them.')
    .by(inAccess, 'workRequestsEnabled', (original) => {
      return (request, world) =>
        anyLacks.is(request, world) ? refusal('forbidden') : original(request, world);
    }),
  'once-off-always-off': breaking('FAM-07')
    .says('A community that was once without a module for rides stays without.')
    .by(noting(Set<string>), (off) =>
      inAccess('transportationEnabled', (original) => (request, world) => {
        const facility = facilityIn(request.path, world);
        const refused = original(request, world);
        if (refused) off.add(facility);
        return off.has(facility) ? (refused ?? refusal('forbidden')) : undefined;
      }),
    ),
});
