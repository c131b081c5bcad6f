import { rerouted } from '../../witness/family.ts';
import { beforehand, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
const cancellingAsTheCreator = (when: When): Lie =>
  together(
    letting('madeWorkRequest', [CANCEL_WORK], when),
    beforehand(CANCEL_WORK, (input, scene) => {
      const creator = named(input, scene)?.creator;
      return creator && when(input, scene)
        ? { ...input, acting: { ...input.acting, id: creator.id } }
        : input;
    }),
  );

/** Lies about who may change a request. */
export const changingSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.connections-cancel-for-each-other',
    lie: 'A connection cancels the work requests of another connection of the resident.',
    breaks: ['FAM-19'],
    tables: cancellingAsTheCreator(connection),
    witness: inWorks(async ({ made, cancel, kin }) => cancel(await made(kin.son), kin.daughter)),
  },
  {
    id: 'family-access.residents-cancel-any-ride-of-theirs',
    lie: 'A resident cancels the rides that connections ordered for them.',
    breaks: ['FAM-19'],
    tables: letting('madeTransportationRequest', [CANCEL_RIDE], both(resident, madeBy('connection'))),
    witness: inRides(async ({ made, cancel, kin }) => cancel(await made(kin.daughter), kin.residentId)),
  },
  {
    id: 'family-access.residents-cancel-work-requests-of-staff',
    lie: 'A resident cancels the work requests that staff filed.',
    breaks: ['FAM-19'],
    tables: cancellingAsTheCreator(both(resident, madeBy('staff'))),
    witness: inWorks(async ({ byStaff, cancel, kin }) => cancel(await byStaff(), kin.residentId)),
  },
  {
    id: 'family-access.residents-reroute-rides',
    lie: 'A resident changes the rides that connections ordered.',
    breaks: ['FAM-19'],
    tables: letting('madeTransportationRequest', [PUT], both(resident, madeBy('connection'))),
    witness: inRides(async ({ made, kin }, stage) =>
      rerouted(stage, kin.residentId, await made(kin.daughter), kin.residentId),
    ),
  },
  {
    id: 'family-access.connections-reroute-for-each-other',
    lie: 'A connection changes the rides of another connection of the resident.',
    breaks: ['FAM-19'],
    tables: letting('madeTransportationRequest', [PUT], connection),
    witness: inRides(async ({ made, kin }, stage) =>
      rerouted(stage, kin.residentId, await made(kin.son), kin.daughter),
    ),
  },
  {
    id: 'family-access.work-requests-of-others-are-not-found',
    lie: 'A cancel of a work request that somebody else of the family made is 404.',
    breaks: ['FAM-19'],
    tables: refusingOtherwise('madeWorkRequest', [CANCEL_WORK], notFound),
    witness: inWorks(async ({ made, cancel, kin }) => cancel(await made(kin.son), kin.daughter)),
  },
  {
    id: 'family-access.cancel-refused-and-done',
    lie: 'A cancel by a resident who did not make the work request is refused with 403, and done.',
    breaks: ['FAM-19', 'CNV-34'],
    tables: together(
      cancellingAsTheCreator(resident),
      doneAndRefused(
        CANCEL_WORK,
        forbidden,
        (input, scene) => named(input, scene)?.creator.id !== input.acting.id,
      ),
    ),
    witness: inWorks(async ({ made, cancel, read, kin }) => {
      const id = await made(kin.son);
      return [await cancel(id, kin.residentId), await read(id, kin.residentId)];
    }),
  },
  {
    id: 'family-access.reroute-refused-and-done',
    lie: 'A change of a ride by a connection that did not order it is refused with 403, and done.',
    breaks: ['FAM-19', 'CNV-34'],
    tables: together(
      letting('madeTransportationRequest', [PUT], connection),
      doneAndRefused(PUT, forbidden, (input, scene) => named(input, scene)?.creator.id !== input.acting.id),
    ),
    witness: inRides(async ({ made, read, kin }, stage) => {
      const id = await made(kin.son);
      return [await rerouted(stage, kin.residentId, id, kin.daughter), await read(id, kin.son)];
    }),
  },
  {
    id: 'family-access.unseen-work-requests-are-forbidden-to-cancel',
    lie: 'A cancel of a work request of the resident is 403 to a connection: it is not the creator.',
    breaks: ['FAM-20'],
    tables: refusingOtherwise(
      'seesWorkRequest',
      [CANCEL_WORK],
      forbidden,
      both(ofTheFamily, madeBy('resident')),
    ),
    witness: inWorks(async ({ made, cancel, kin }) => cancel(await made(kin.residentId), kin.daughter)),
  },
  {
    id: 'family-access.unseen-rides-are-forbidden-to-change',
    lie: 'A change of a ride of another resident is 403: whoever asks is not the creator.',
    breaks: ['FAM-20'],
    tables: refusingOtherwise(
      'seesTransportationRequest',
      [PUT],
      forbidden,
      madeBy('resident', 'connection'),
    ),
    witness: inRides(async ({ made, kin }, stage) =>
      rerouted(stage, kin.residentId, await made(kin.daughter), kin.neighbour),
    ),
  },
  {
    id: 'family-access.connections-cancel-rides-of-the-resident',
    lie: 'A connection cancels the rides of the resident, which it does not see.',
    breaks: ['FAM-20'],
    tables: together(
      letting('seesTransportationRequest', [CANCEL_RIDE], both(ofTheFamily, madeBy('resident'))),
      letting('madeTransportationRequest', [CANCEL_RIDE], madeBy('resident')),
    ),
    witness: inRides(async ({ made, cancel, kin }) => cancel(await made(kin.residentId), kin.daughter)),
  },
  {
    id: 'family-access.unseen-and-settled-is-a-conflict',
    lie: 'A cancel of a settled work request is 409 to strangers too.',
    breaks: ['FAM-20'],
    tables: refusingOtherwise('seesWorkRequest', [CANCEL_WORK], conflict, (request, world) => {
      const found = named(request, world);
      return found?.status === 'cancelled' || found?.status === 'completed';
    }),
    witness: inWorks(async ({ made, cancel, kin }) => {
      const id = await made(kin.daughter);
      await cancel(id, kin.daughter);
      return cancel(id, kin.neighbour);
    }),
  },
];
