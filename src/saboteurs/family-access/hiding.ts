import type { World } from '../../mock/world/world.ts';
import { instead, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs about what is hidden from some of the family and from strangers. */
export const hidingSaboteurs = saboteursOf(
  'family-access',
  inWorks(async ({ made, read, kin }) => read(await made(kin.residentId), kin.daughter)),
  {
    'connections-read-what-the-resident-filed': [
      'A connection that knows the id of a work request of the resident reads it.',
      ['FAM-15'],
      letting('seesWorkRequest', ['getWorkRequest'], both(ofTheFamily, madeBy('resident'))),
    ],
    'connections-read-rides-of-staff': [
      'A connection that knows the id of a ride that staff ordered reads it.',
      ['FAM-15'],
      letting('seesTransportationRequest', ['getTransportationRequest'], both(ofTheFamily, madeBy('staff'))),
      inRides(async ({ byStaff, read, kin }) => read(await byStaff(), kin.daughter)),
    ],
    'connections-read-comments-on-rides-of-the-resident': [
      'A connection reads the comments on a ride of the resident.',
      ['FAM-15'],
      letting(
        'seesTransportationRequest',
        ['listTransportationRequestComments'],
        both(ofTheFamily, madeBy('resident')),
      ),
      inRides(async ({ made, comments, kin }) => comments(await made(kin.residentId), kin.daughter)),
    ],
    'connections-fetch-files-of-staff-made-work-requests': [
      'A connection fetches the files of a work request that staff filed.',
      ['FAM-15'],
      letting('seesWorkRequest', ['getWorkRequestAttachment'], both(ofTheFamily, madeBy('staff'))),
      inWorks(async ({ byStaff, enclosed, attachment, kin }) => {
        const id = await byStaff();
        return attachment(id, await enclosed(id), kin.daughter);
      }),
    ],
    'hidden-rides-are-forbidden': [
      'A ride of the resident is 403 to a connection.',
      ['FAM-15'],
      refusingOtherwise(
        'seesTransportationRequest',
        ['getTransportationRequest'],
        forbidden,
        both(ofTheFamily, madeBy('resident')),
      ),
      inRides(async ({ made, read, kin }) => read(await made(kin.residentId), kin.daughter)),
    ],
    'connections-comment-unseen': [
      'A connection comments on a work request of the resident that it does not see.',
      ['FAM-15'],
      letting('seesWorkRequest', ['createWorkRequestComment'], both(ofTheFamily, madeBy('resident'))),
      inWorks(async ({ made, comment, kin }) => comment(await made(kin.residentId), kin.daughter)),
    ],
    'hidden-comments-are-none': [
      'The comments on a ride that a connection does not see are an empty list.',
      ['FAM-15'],
      together(
        letting('seesTransportationRequest', ['listTransportationRequestComments'], ofTheFamily),
        instead(
          'listTransportationRequestComments',
          (original) => (input, scene) =>
            input.acting.kind === 'connection' && named(input, scene)?.creator.userType !== 'connection'
              ? { status: 200, body: { data: [] } }
              : original(input, scene),
        ),
      ),
      inRides(async ({ byStaff, comments, kin }) => comments(await byStaff(), kin.daughter)),
    ],
    'settled-is-open-to-connections': [
      'A connection reads a completed work request of the resident.',
      ['FAM-15'],
      letting(
        'seesWorkRequest',
        ['getWorkRequest'],
        (request, world) =>
          both(connection, ofTheFamily)(request, world) && named(request, world)?.status === 'completed',
      ),
      inWorks(async ({ made, read, kin }, stage) => {
        const workRequestId = await made(kin.residentId);
        await stage.lever('complete-work-request', { workRequestId });
        return read(workRequestId, kin.daughter);
      }),
    ],
    'neighbours-read-work-requests': [
      'A resident reads the work requests of the whole facility by their ids.',
      ['FAM-16'],
      letting('seesWorkRequest', ['getWorkRequest'], both(isStranger, livesThere)),
      inWorks(async ({ made, read, kin }) => read(await made(kin.daughter), kin.neighbour)),
    ],
    'rides-of-others-are-forbidden': [
      'One ride of another resident is 403.',
      ['FAM-16'],
      refusingOtherwise('seesTransportationRequest', ['getTransportationRequest'], forbidden, isStranger),
      inRides(async ({ made, read, kin }) => read(await made(kin.daughter), kin.neighbour)),
    ],
    'friends-fetch-files-of-rides': [
      'Any connection fetches the files of a ride that a connection ordered.',
      ['FAM-16'],
      letting(
        'seesTransportationRequest',
        ['getTransportationRequestAttachment'],
        both(connection, isStranger, madeBy('connection')),
      ),
      inRides(async ({ made, enclosed, attachment, kin }) => {
        const id = await made(kin.daughter);
        return attachment(id, await enclosed(id), kin.friend);
      }),
    ],
    'outsiders-read-comments': [
      'A connection of a resident elsewhere reads the comments on a work request of a connection.',
      ['FAM-16'],
      letting(
        'seesWorkRequest',
        ['listWorkRequestComments'],
        both(connection, isStranger, madeBy('connection')),
      ),
      inWorks(async ({ made, comments, kin }) => comments(await made(kin.daughter), kin.farFriend)),
    ],
    'refused-comments-stay': [
      'A comment of a stranger on a work request is refused with 404, and stays.',
      ['FAM-16', 'CNV-34'],
      together(
        letting('seesWorkRequest', ['createWorkRequestComment'], isStranger),
        instead('createWorkRequestComment', (original) => (input, scene) => {
          const reply = original(input, scene);
          return ofTheFamily(input, scene) ? reply : notFound;
        }),
      ),
      inWorks(async ({ made, comment, comments, kin }) => {
        const id = await made(kin.daughter);
        return [await comment(id, kin.neighbour), await comments(id, kin.residentId)];
      }),
    ],
  },
);
