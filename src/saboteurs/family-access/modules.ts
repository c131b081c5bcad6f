import { modulesOf } from '../../mock/access/family.ts';
import type { AccessRequest } from '../../mock/access/access.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { ModulesRecord } from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { inAccess, instead, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies about what the community has enabled. */
export const moduleSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.rides-without-transportation',
    lie: 'Rides need Family & Resident Transportation alone.',
    breaks: ['FAM-03'],
    tables: letting('transportationEnabled', RIDES, has('familyTransportation')),
    witness: inRides(async ({ switched, list, kin }) => {
      await switched({ transportation: false });
      return list(kin.residentId);
    }),
  },
  {
    id: 'family-access.ride-files-without-transportation',
    lie: 'The files of a ride are found even where the Transportation module is off.',
    breaks: ['FAM-03'],
    tables: letting(
      'transportationEnabled',
      ['getTransportationRequestAttachment'],
      has('familyTransportation'),
    ),
    witness: inRides(async ({ made, enclosed, switched, attachment, kin }) => {
      const id = await made(kin.daughter);
      const file = await enclosed(id);
      await switched({ transportation: false });
      return attachment(id, file, kin.residentId);
    }),
  },
  {
    id: 'family-access.rides-of-residents-without-the-family',
    lie: 'Residents ask for rides without Family & Resident Transportation, connections do not.',
    breaks: ['FAM-04'],
    tables: letting('transportationEnabled', RIDES, both(actingAs('resident'), has('transportation'))),
    witness: inRides(async ({ switched, list, kin }) => {
      await switched({ familyTransportation: false });
      return list(kin.residentId);
    }),
  },
  {
    id: 'family-access.no-such-ride-without-the-family',
    lie: 'Without Family & Resident Transportation the cancel of a ride is 404.',
    breaks: ['FAM-04'],
    tables: refusingOtherwise(
      'transportationEnabled',
      ['cancelTransportationRequest'],
      notFound,
      has('transportation'),
    ),
    witness: inRides(async ({ made, switched, cancel, kin }) => {
      const id = await made(kin.daughter);
      await switched({ familyTransportation: false });
      return cancel(id, kin.daughter);
    }),
  },
  {
    id: 'family-access.work-request-comments-without-the-module',
    lie: 'The comments on a work request are read even where the Work Requests module is off.',
    breaks: ['FAM-05'],
    tables: letting('workRequestsEnabled', ['listWorkRequestComments'], has('familyWorkRequests')),
    witness: inWorks(async ({ made, switched, comments, kin }) => {
      const id = await made(kin.daughter);
      await switched({ workRequests: false });
      return comments(id, kin.daughter);
    }),
  },
  {
    id: 'family-access.filed-without-the-module',
    lie: 'Where the Work Requests module is off, a work request is refused with 403, and filed.',
    breaks: ['FAM-05'],
    tables: together(
      letting('workRequestsEnabled', ['createWorkRequest'], has('familyWorkRequests')),
      instead('createWorkRequest', (honest) => (input, scene) => {
        const reply = honest(input, scene);
        return isRefusal(reply) || has('workRequests')(input, scene) ? reply : forbidden;
      }),
    ),
    witness: inWorks(async ({ switched, create, list, kin }) => {
      await switched({ workRequests: false });
      const refused = await create(kin.residentId);
      await switched({ workRequests: true });
      return [refused, await list(kin.residentId)];
    }),
  },
  {
    id: 'family-access.work-request-settings-without-the-family',
    lie: 'The settings for work requests are read even without Family & Resident Work Requests.',
    breaks: ['FAM-06'],
    tables: letting('workRequestsEnabled', ['getWorkRequestSettings'], has('workRequests')),
    witness: inWorks(async ({ switched, settings, kin }) => {
      await switched({ familyWorkRequests: false });
      return settings(kin.residentId);
    }),
  },
  {
    id: 'family-access.connections-without-the-family',
    lie: 'Connections cancel work requests even without Family & Resident Work Requests.',
    breaks: ['FAM-06'],
    tables: letting(
      'workRequestsEnabled',
      ['cancelWorkRequest'],
      both(actingAs('connection'), has('workRequests')),
    ),
    witness: inWorks(async ({ made, switched, cancel, kin }) => {
      const id = await made(kin.daughter);
      await switched({ familyWorkRequests: false });
      return cancel(id, kin.daughter);
    }),
  },
  {
    id: 'family-access.work-requests-need-transportation',
    lie: 'The list of work requests needs the Transportation module too.',
    breaks: ['FAM-07'],
    tables: inAccess(
      'workRequestsEnabled',
      (honest) => (request, world) =>
        request.operation === 'listWorkRequests' && !has('transportation')(request, world)
          ? forbidden
          : honest(request, world),
    ),
    witness: inWorks(async ({ switched, list, kin }) => {
      await switched({ transportation: false });
      return list(kin.residentId);
    }),
  },
  {
    id: 'family-access.rides-of-connections-need-family-work-requests',
    lie: 'A connection orders rides only where Family & Resident Work Requests is on.',
    breaks: ['FAM-07'],
    tables: inAccess(
      'transportationEnabled',
      (honest) => (request, world) =>
        request.operation === 'createTransportationRequest' &&
        request.acting.kind === 'connection' &&
        !has('familyWorkRequests')(request, world)
          ? forbidden
          : honest(request, world),
    ),
    witness: inRides(async ({ switched, create, kin }) => {
      await switched({ familyWorkRequests: false });
      return create(kin.daughter);
    }),
  },
  {
    id: 'family-access.everywhere-or-nowhere',
    lie: 'Work requests are refused where any community of the tenant lacks a module for them.',
    breaks: ['FAM-07'],
    tables: inAccess(
      'workRequestsEnabled',
      (honest) => (request, world) =>
        world.store.modules
          .all()
          .every(({ workRequests, familyWorkRequests }) => workRequests && familyWorkRequests)
          ? honest(request, world)
          : forbidden,
    ),
    witness: inWorks(async ({ switched, list, kin }) => {
      await switched({ workRequests: false }, 1);
      return list(kin.residentId);
    }),
  },
  {
    id: 'family-access.once-off-always-off',
    lie: 'A community that was once without a module for rides stays without.',
    breaks: ['FAM-07'],
    tables: (tables) => {
      const off = new Set<string>();
      return inAccess('transportationEnabled', (honest) => (request, world) => {
        const facility = facilityIn(request, world);
        const refusal = honest(request, world);
        if (refusal) off.add(facility);
        return off.has(facility) ? (refusal ?? forbidden) : undefined;
      })(tables);
    },
    witness: inRides(async ({ switched, list, kin }) => {
      await switched({ transportation: false });
      await list(kin.residentId);
      await switched({ transportation: true });
      return list(kin.residentId);
    }),
  },
];
