import { rerouted } from '../../witness/family.ts';
import { beforehand, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  actingAs,
  both,
  conflict,
  doneAndRefused,
  forbidden,
  inRides,
  inWorks,
  letting,
  madeBy,
  named,
  notFound,
  ofTheFamily,
  refusingOtherwise,
  type When,
} from './amend.ts';

const PUT = 'replaceTransportationRequest';
const CANCEL_RIDE = 'cancelTransportationRequest';
const CANCEL_WORK = 'cancelWorkRequest';

const resident = actingAs('resident');
const connection = actingAs('connection');

/** Somebody cancels a work request as if they had made it. */
const cancellingAsTheCreator = (when: When): Mutation =>
  together(
    letting('madeWorkRequest', [CANCEL_WORK], when),
    beforehand(CANCEL_WORK, (input, scene) => {
      const creator = named(input, scene)?.creator;
      return creator && when(input, scene)
        ? { ...input, acting: { ...input.acting, id: creator.id } }
        : input;
    }),
  );

/** Saboteurs about who may change a request. */
export const changingSaboteurs = saboteursOf(
  'family-access',
  inWorks(async ({ made, cancel, kin }) => cancel(await made(kin.son), kin.daughter)),
  {
    'connections-cancel-for-each-other': [
      'A connection cancels the work requests of another connection of the resident.',
      ['FAM-19'],
      cancellingAsTheCreator(connection),
    ],
    'residents-cancel-any-ride-of-theirs': [
      'A resident cancels the rides that connections ordered for them.',
      ['FAM-19'],
      letting('madeTransportationRequest', [CANCEL_RIDE], both(resident, madeBy('connection'))),
      inRides(async ({ made, cancel, kin }) => cancel(await made(kin.daughter), kin.residentId)),
    ],
    'residents-cancel-work-requests-of-staff': [
      'A resident cancels the work requests that staff filed.',
      ['FAM-19'],
      cancellingAsTheCreator(both(resident, madeBy('staff'))),
      inWorks(async ({ byStaff, cancel, kin }) => cancel(await byStaff(), kin.residentId)),
    ],
    'residents-reroute-rides': [
      'A resident changes the rides that connections ordered.',
      ['FAM-19'],
      letting('madeTransportationRequest', [PUT], both(resident, madeBy('connection'))),
      inRides(async ({ made, kin }, stage) =>
        rerouted(stage, kin.residentId, await made(kin.daughter), kin.residentId),
      ),
    ],
    'connections-reroute-for-each-other': [
      'A connection changes the rides of another connection of the resident.',
      ['FAM-19'],
      letting('madeTransportationRequest', [PUT], connection),
      inRides(async ({ made, kin }, stage) =>
        rerouted(stage, kin.residentId, await made(kin.son), kin.daughter),
      ),
    ],
    'work-requests-of-others-are-not-found': [
      'A cancel of a work request that somebody else of the family made is 404.',
      ['FAM-19'],
      refusingOtherwise('madeWorkRequest', [CANCEL_WORK], notFound),
    ],
    'cancel-refused-and-done': [
      'A cancel by a resident who did not make the work request is refused with 403, and done.',
      ['FAM-19', 'CNV-34'],
      together(
        cancellingAsTheCreator(resident),
        doneAndRefused(
          CANCEL_WORK,
          forbidden,
          (input, scene) => named(input, scene)?.creator.id !== input.acting.id,
        ),
      ),
      inWorks(async ({ made, cancel, read, kin }) => {
        const id = await made(kin.son);
        return [await cancel(id, kin.residentId), await read(id, kin.residentId)];
      }),
    ],
    'reroute-refused-and-done': [
      'A change of a ride by a connection that did not order it is refused with 403, and done.',
      ['FAM-19', 'CNV-34'],
      together(
        letting('madeTransportationRequest', [PUT], connection),
        doneAndRefused(PUT, forbidden, (input, scene) => named(input, scene)?.creator.id !== input.acting.id),
      ),
      inRides(async ({ made, read, kin }, stage) => {
        const id = await made(kin.son);
        return [await rerouted(stage, kin.residentId, id, kin.daughter), await read(id, kin.son)];
      }),
    ],
    'unseen-work-requests-are-forbidden-to-cancel': [
      'A cancel of a work request of the resident is 403 to a connection: it is not the creator.',
      ['FAM-20'],
      refusingOtherwise('seesWorkRequest', [CANCEL_WORK], forbidden, both(ofTheFamily, madeBy('resident'))),
      inWorks(async ({ made, cancel, kin }) => cancel(await made(kin.residentId), kin.daughter)),
    ],
    'unseen-rides-are-forbidden-to-change': [
      'A change of a ride of another resident is 403: whoever asks is not the creator.',
      ['FAM-20'],
      refusingOtherwise('seesTransportationRequest', [PUT], forbidden, madeBy('resident', 'connection')),
      inRides(async ({ made, kin }, stage) =>
        rerouted(stage, kin.residentId, await made(kin.daughter), kin.neighbour),
      ),
    ],
    'connections-cancel-rides-of-the-resident': [
      'A connection cancels the rides of the resident, which it does not see.',
      ['FAM-20'],
      together(
        letting('seesTransportationRequest', [CANCEL_RIDE], both(ofTheFamily, madeBy('resident'))),
        letting('madeTransportationRequest', [CANCEL_RIDE], madeBy('resident')),
      ),
      inRides(async ({ made, cancel, kin }) => cancel(await made(kin.residentId), kin.daughter)),
    ],
    'unseen-and-settled-is-a-conflict': [
      'A cancel of a settled work request is 409 to strangers too.',
      ['FAM-20'],
      refusingOtherwise('seesWorkRequest', [CANCEL_WORK], conflict, (request, world) => {
        const found = named(request, world);
        return found?.status === 'cancelled' || found?.status === 'completed';
      }),
      inWorks(async ({ made, cancel, kin }) => {
        const id = await made(kin.daughter);
        await cancel(id, kin.daughter);
        return cancel(id, kin.neighbour);
      }),
    ],
  },
);
