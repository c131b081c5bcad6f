import { modulesOf } from '../../mock/access/family.ts';
import type { AccessRequest } from '../../mock/access/access.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { ModulesRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { inAccess, instead, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  actingAs,
  both,
  forbidden,
  inRides,
  inWorks,
  letting,
  notFound,
  refusingOtherwise,
} from './amend.ts';

type Module = Exclude<keyof ModulesRecord, 'id'>;

const facilityIn = ({ path }: Pick<AccessRequest, 'path'>, { store }: World): string =>
  path['facilityId'] ?? store.residents.find(path['residentId'])?.facilityId ?? '';

/** Whether the community of a request has these modules. */
const has =
  (...modules: readonly Module[]) =>
  (request: Pick<AccessRequest, 'path'>, world: World): boolean => {
    const found = modulesOf(facilityIn(request, world), world);
    return modules.every((module) => found[module]);
  };

const RIDES = [
  'getTransportationSettings',
  'listTransportationRequests',
  'createTransportationRequest',
  'getTransportationRequest',
  'replaceTransportationRequest',
  'cancelTransportationRequest',
  'listTransportationRequestComments',
  'createTransportationRequestComment',
  'getTransportationRequestAttachment',
] as const;

/** Saboteurs about what the community has enabled. */
export const moduleSaboteurs = saboteursOf(
  'family-access',
  inRides(async ({ switched, list, kin }) => {
    await switched({ transportation: false });
    return list(kin.residentId);
  }),
  {
    'rides-without-transportation': [
      'Rides need Family & Resident Transportation alone.',
      ['FAM-03'],
      letting('transportationEnabled', RIDES, has('familyTransportation')),
    ],
    'ride-files-without-transportation': [
      'The files of a ride are found even where the Transportation module is off.',
      ['FAM-03'],
      letting('transportationEnabled', ['getTransportationRequestAttachment'], has('familyTransportation')),
      inRides(async ({ made, enclosed, switched, attachment, kin }) => {
        const id = await made(kin.daughter);
        const file = await enclosed(id);
        await switched({ transportation: false });
        return attachment(id, file, kin.residentId);
      }),
    ],
    'rides-of-residents-without-the-family': [
      'Residents ask for rides without Family & Resident Transportation, connections do not.',
      ['FAM-04'],
      letting('transportationEnabled', RIDES, both(actingAs('resident'), has('transportation'))),
      inRides(async ({ switched, list, kin }) => {
        await switched({ familyTransportation: false });
        return list(kin.residentId);
      }),
    ],
    'no-such-ride-without-the-family': [
      'Without Family & Resident Transportation the cancel of a ride is 404.',
      ['FAM-04'],
      refusingOtherwise(
        'transportationEnabled',
        ['cancelTransportationRequest'],
        notFound,
        has('transportation'),
      ),
      inRides(async ({ made, switched, cancel, kin }) => {
        const id = await made(kin.daughter);
        await switched({ familyTransportation: false });
        return cancel(id, kin.daughter);
      }),
    ],
    'work-request-comments-without-the-module': [
      'The comments on a work request are read even where the Work Requests module is off.',
      ['FAM-05'],
      letting('workRequestsEnabled', ['listWorkRequestComments'], has('familyWorkRequests')),
      inWorks(async ({ made, switched, comments, kin }) => {
        const id = await made(kin.daughter);
        await switched({ workRequests: false });
        return comments(id, kin.daughter);
      }),
    ],
    'filed-without-the-module': [
      'Where the Work Requests module is off, a work request is refused with 403, and filed.',
      ['FAM-05'],
      together(
        letting('workRequestsEnabled', ['createWorkRequest'], has('familyWorkRequests')),
        instead('createWorkRequest', (original) => (input, scene) => {
          const reply = original(input, scene);
          return isRefusal(reply) || has('workRequests')(input, scene) ? reply : forbidden;
        }),
      ),
      inWorks(async ({ switched, create, list, kin }) => {
        await switched({ workRequests: false });
        const refused = await create(kin.residentId);
        await switched({ workRequests: true });
        return [refused, await list(kin.residentId)];
      }),
    ],
    'work-request-settings-without-the-family': [
      'The settings for work requests are read even without Family & Resident Work Requests.',
      ['FAM-06'],
      letting('workRequestsEnabled', ['getWorkRequestSettings'], has('workRequests')),
      inWorks(async ({ switched, settings, kin }) => {
        await switched({ familyWorkRequests: false });
        return settings(kin.residentId);
      }),
    ],
    'connections-without-the-family': [
      'Connections cancel work requests even without Family & Resident Work Requests.',
      ['FAM-06'],
      letting(
        'workRequestsEnabled',
        ['cancelWorkRequest'],
        both(actingAs('connection'), has('workRequests')),
      ),
      inWorks(async ({ made, switched, cancel, kin }) => {
        const id = await made(kin.daughter);
        await switched({ familyWorkRequests: false });
        return cancel(id, kin.daughter);
      }),
    ],
    'work-requests-need-transportation': [
      'The list of work requests needs the Transportation module too.',
      ['FAM-07'],
      inAccess(
        'workRequestsEnabled',
        (original) => (request, world) =>
          request.operation === 'listWorkRequests' && !has('transportation')(request, world)
            ? forbidden
            : original(request, world),
      ),
      inWorks(async ({ switched, list, kin }) => {
        await switched({ transportation: false });
        return list(kin.residentId);
      }),
    ],
    'rides-of-connections-need-family-work-requests': [
      'A connection orders rides only where Family & Resident Work Requests is on.',
      ['FAM-07'],
      inAccess(
        'transportationEnabled',
        (original) => (request, world) =>
          request.operation === 'createTransportationRequest' &&
          request.acting.kind === 'connection' &&
          !has('familyWorkRequests')(request, world)
            ? forbidden
            : original(request, world),
      ),
      inRides(async ({ switched, create, kin }) => {
        await switched({ familyWorkRequests: false });
        return create(kin.daughter);
      }),
    ],
    'everywhere-or-nowhere': [
      'Work requests are refused where any community of the tenant lacks a module for them.',
      ['FAM-07'],
      inAccess(
        'workRequestsEnabled',
        (original) => (request, world) =>
          world.store.modules
            .all()
            .every(({ workRequests, familyWorkRequests }) => workRequests && familyWorkRequests)
            ? original(request, world)
            : forbidden,
      ),
      inWorks(async ({ switched, list, kin }) => {
        await switched({ workRequests: false }, 1);
        return list(kin.residentId);
      }),
    ],
    'once-off-always-off': [
      'A community that was once without a module for rides stays without.',
      ['FAM-07'],
      (tables) => {
        const off = new Set<string>();
        return inAccess('transportationEnabled', (original) => (request, world) => {
          const facility = facilityIn(request, world);
          const refusal = original(request, world);
          if (refusal) off.add(facility);
          return off.has(facility) ? (refusal ?? forbidden) : undefined;
        })(tables);
      },
      inRides(async ({ switched, list, kin }) => {
        await switched({ transportation: false });
        await list(kin.residentId);
        await switched({ transportation: true });
        return list(kin.residentId);
      }),
    ],
  },
);
