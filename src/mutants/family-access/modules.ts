import { modulesOf } from '../../mock/access/family.ts';
import type { ModulesRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { mutantsOf } from '../mutant.ts';
import {
  both,
  connection,
  MODULES,
  not,
  open as opens,
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

const open = (...[breaks, operation, whom]: Parameters<typeof opens>) =>
  opens(breaks, operation, whom, MODULES);
const shut = (...[breaks, problem, operation, whom]: Parameters<typeof shuts>) =>
  shuts(breaks, problem, operation, whom, MODULES);

/** Mutants about what the community has enabled. */
export const moduleMutants = mutantsOf('family-access', {
  'ride-files-without-transportation': open(['FAM-03'], RIDE.file, has('familyTransportation')),
  'rides-of-residents-without-the-family': open(
    ['FAM-04'],
    Object.values(RIDE),
    both(resident, has('transportation')),
  ),
  'work-request-comments-without-the-module': open(['FAM-05'], WORK.comments, has('familyWorkRequests')),
  'work-request-settings-without-the-family': open(['FAM-06'], WORK.settings, has('workRequests')),
  'work-requests-need-transportation': shut(['FAM-07'], 'forbidden', WORK.list, lacks('transportation')),
  'rides-of-connections-need-family-work-requests': shut(
    ['FAM-07'],
    'forbidden',
    RIDE.create,
    both(connection, lacks('familyWorkRequests')),
  ),
});
