import type { World } from '../../mock/world/world.ts';
import { instead, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  actingAs,
  both,
  forbidden,
  inRides,
  inWorks,
  letting,
  madeBy,
  named,
  notFound,
  ofTheFamily,
  refusingOtherwise,
} from './amend.ts';
import type { AccessRequest } from '../../mock/access/access.ts';

const connection = actingAs('connection');

const isStranger = (request: AccessRequest, world: World): boolean =>
  named(request, world)?.residentId === request.path['residentId'] && !ofTheFamily(request, world);

/** Lives where the resident in the path does. */
const livesThere = ({ acting, path }: AccessRequest, { store }: World): boolean =>
  acting.kind === 'resident' &&
  store.residents.find(acting.id)?.facilityId === store.residents.find(path['residentId'])?.facilityId;

/** Lies about what is hidden from some of the family and from strangers. */
export const hidingSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.connections-read-what-the-resident-filed',
    lie: 'A connection that knows the id of a work request of the resident reads it.',
    breaks: ['FAM-15'],
    tables: letting('seesWorkRequest', ['getWorkRequest'], both(ofTheFamily, madeBy('resident'))),
    witness: inWorks(async ({ made, read, kin }) => read(await made(kin.residentId), kin.daughter)),
  },
  {
    id: 'family-access.connections-read-rides-of-staff',
    lie: 'A connection that knows the id of a ride that staff ordered reads it.',
    breaks: ['FAM-15'],
    tables: letting(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      both(ofTheFamily, madeBy('staff')),
    ),
    witness: inRides(async ({ byStaff, read, kin }) => read(await byStaff(), kin.daughter)),
  },
  {
    id: 'family-access.connections-read-comments-on-rides-of-the-resident',
    lie: 'A connection reads the comments on a ride of the resident.',
    breaks: ['FAM-15'],
    tables: letting(
      'seesTransportationRequest',
      ['listTransportationRequestComments'],
      both(ofTheFamily, madeBy('resident')),
    ),
    witness: inRides(async ({ made, comments, kin }) => comments(await made(kin.residentId), kin.daughter)),
  },
  {
    id: 'family-access.connections-fetch-files-of-staff-made-work-requests',
    lie: 'A connection fetches the files of a work request that staff filed.',
    breaks: ['FAM-15'],
    tables: letting('seesWorkRequest', ['getWorkRequestAttachment'], both(ofTheFamily, madeBy('staff'))),
    witness: inWorks(async ({ byStaff, enclosed, attachment, kin }) => {
      const id = await byStaff();
      return attachment(id, await enclosed(id), kin.daughter);
    }),
  },
  {
    id: 'family-access.hidden-rides-are-forbidden',
    lie: 'A ride of the resident is 403 to a connection.',
    breaks: ['FAM-15'],
    tables: refusingOtherwise(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      forbidden,
      both(ofTheFamily, madeBy('resident')),
    ),
    witness: inRides(async ({ made, read, kin }) => read(await made(kin.residentId), kin.daughter)),
  },
  {
    id: 'family-access.connections-comment-unseen',
    lie: 'A connection comments on a work request of the resident that it does not see.',
    breaks: ['FAM-15'],
    tables: letting('seesWorkRequest', ['createWorkRequestComment'], both(ofTheFamily, madeBy('resident'))),
    witness: inWorks(async ({ made, comment, kin }) => comment(await made(kin.residentId), kin.daughter)),
  },
  {
    id: 'family-access.hidden-comments-are-none',
    lie: 'The comments on a ride that a connection does not see are an empty list.',
    breaks: ['FAM-15'],
    tables: together(
      letting('seesTransportationRequest', ['listTransportationRequestComments'], ofTheFamily),
      instead(
        'listTransportationRequestComments',
        (honest) => (input, scene) =>
          input.acting.kind === 'connection' && named(input, scene)?.creator.userType !== 'connection'
            ? { status: 200, body: { data: [] } }
            : honest(input, scene),
      ),
    ),
    witness: inRides(async ({ byStaff, comments, kin }) => comments(await byStaff(), kin.daughter)),
  },
  {
    id: 'family-access.settled-is-open-to-connections',
    lie: 'A connection reads a completed work request of the resident.',
    breaks: ['FAM-15'],
    tables: letting(
      'seesWorkRequest',
      ['getWorkRequest'],
      (request, world) =>
        both(connection, ofTheFamily)(request, world) && named(request, world)?.status === 'completed',
    ),
    witness: inWorks(async ({ made, read, kin }, stage) => {
      const workRequestId = await made(kin.residentId);
      await stage.lever('complete-work-request', { workRequestId });
      return read(workRequestId, kin.daughter);
    }),
  },
  {
    id: 'family-access.neighbours-read-work-requests',
    lie: 'A resident reads the work requests of the whole facility by their ids.',
    breaks: ['FAM-16'],
    tables: letting('seesWorkRequest', ['getWorkRequest'], both(isStranger, livesThere)),
    witness: inWorks(async ({ made, read, kin }) => read(await made(kin.daughter), kin.neighbour)),
  },
  {
    id: 'family-access.rides-of-others-are-forbidden',
    lie: 'One ride of another resident is 403.',
    breaks: ['FAM-16'],
    tables: refusingOtherwise(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      forbidden,
      isStranger,
    ),
    witness: inRides(async ({ made, read, kin }) => read(await made(kin.daughter), kin.neighbour)),
  },
  {
    id: 'family-access.friends-fetch-files-of-rides',
    lie: 'Any connection fetches the files of a ride that a connection ordered.',
    breaks: ['FAM-16'],
    tables: letting(
      'seesTransportationRequest',
      ['getTransportationRequestAttachment'],
      both(connection, isStranger, madeBy('connection')),
    ),
    witness: inRides(async ({ made, enclosed, attachment, kin }) => {
      const id = await made(kin.daughter);
      return attachment(id, await enclosed(id), kin.friend);
    }),
  },
  {
    id: 'family-access.outsiders-read-comments',
    lie: 'A connection of a resident elsewhere reads the comments on a work request of a connection.',
    breaks: ['FAM-16'],
    tables: letting(
      'seesWorkRequest',
      ['listWorkRequestComments'],
      both(connection, isStranger, madeBy('connection')),
    ),
    witness: inWorks(async ({ made, comments, kin }) => comments(await made(kin.daughter), kin.farFriend)),
  },
  {
    id: 'family-access.refused-comments-stay',
    lie: 'A comment of a stranger on a work request is refused with 404, and stays.',
    breaks: ['FAM-16', 'CNV-34'],
    tables: together(
      letting('seesWorkRequest', ['createWorkRequestComment'], isStranger),
      instead('createWorkRequestComment', (honest) => (input, scene) => {
        const reply = honest(input, scene);
        return ofTheFamily(input, scene) ? reply : notFound;
      }),
    ),
    witness: inWorks(async ({ made, comment, comments, kin }) => {
      const id = await made(kin.daughter);
      return [await comment(id, kin.neighbour), await comments(id, kin.residentId)];
    }),
  },
];
