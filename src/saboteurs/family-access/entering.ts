import { saboteursOf } from '../saboteur.ts';
import { together } from '../mutation.ts';
import { actingAs, both, inRides, inWorks, letting, madeBy, notFound, refusingOtherwise } from './amend.ts';

const staff = actingAs('staff');
const service = actingAs('systemActor');

/** Saboteurs about who may ask at all. */
export const enteringSaboteurs = saboteursOf(
  'family-access',
  inWorks(async ({ made, read, kin }, { staff: [one = ''] }) => read(await made(kin.daughter), one)),
  {
    'staff-read-work-requests': [
      'Staff may read one work request.',
      ['FAM-01'],
      together(
        letting('residentOrConnection', ['getWorkRequest'], staff),
        letting('seesWorkRequest', ['getWorkRequest'], staff),
      ),
    ],
    'staff-list-rides': [
      'Staff may ask for the rides of a resident, and find none.',
      ['FAM-01'],
      together(
        letting('residentOrConnection', ['listTransportationRequests'], staff),
        letting('residentOrLinkedConnection', ['listTransportationRequests'], staff),
      ),
      inRides(({ list }, { staff: [one = ''] }) => list(one)),
    ],
    'staff-read-work-request-settings': [
      'Staff may read the settings for work requests.',
      ['FAM-01'],
      together(
        letting('residentOrConnection', ['getWorkRequestSettings'], staff),
        letting('ofTheCommunity', ['getWorkRequestSettings'], staff),
      ),
      inWorks(({ settings }, { staff: [one = ''] }) => settings(one)),
    ],
    'staff-find-no-ride': [
      'To staff one ride is 404.',
      ['FAM-01'],
      refusingOtherwise('residentOrConnection', ['getTransportationRequest'], notFound, staff),
      inRides(async ({ made, read, kin }, { staff: [one = ''] }) => read(await made(kin.daughter), one)),
    ],
    'staff-comment-on-work-requests': [
      'Staff may comment on the work requests of connections.',
      ['FAM-01'],
      together(
        letting('residentOrConnection', ['createWorkRequestComment'], both(staff, madeBy('connection'))),
        letting('seesWorkRequest', ['createWorkRequestComment'], both(staff, madeBy('connection'))),
      ),
      inWorks(async ({ made, comment, kin }, { staff: [one = ''] }) =>
        comment(await made(kin.daughter), one),
      ),
    ],
    'staff-cancel-their-rides': [
      'Staff may cancel what staff made, as far as rides go.',
      ['FAM-01'],
      together(
        letting('residentOrConnection', ['cancelTransportationRequest'], both(staff, madeBy('staff'))),
        letting('seesTransportationRequest', ['cancelTransportationRequest'], both(staff, madeBy('staff'))),
        letting('madeTransportationRequest', ['cancelTransportationRequest'], both(staff, madeBy('staff'))),
      ),
      inRides(async ({ byStaff, cancel }, { staff: [one = ''] }) => cancel(await byStaff(), one)),
    ],
    'service-lists-work-requests': [
      'A system actor may ask for the work requests of a resident.',
      ['FAM-02'],
      together(
        letting('residentOrConnection', ['listWorkRequests'], service),
        letting('residentOrLinkedConnection', ['listWorkRequests'], service),
      ),
      inWorks(({ list }, { systemActor }) => list(systemActor)),
    ],
    'service-reads-ride-comments': [
      'A system actor may read the comments on a ride.',
      ['FAM-02'],
      together(
        letting('residentOrConnection', ['listTransportationRequestComments'], service),
        letting('seesTransportationRequest', ['listTransportationRequestComments'], service),
      ),
      inRides(async ({ made, comments, kin }, { systemActor }) =>
        comments(await made(kin.daughter), systemActor),
      ),
    ],
    'service-fetches-files': [
      'A system actor may fetch the files of a work request.',
      ['FAM-02'],
      together(
        letting('residentOrConnection', ['getWorkRequestAttachment'], service),
        letting('seesWorkRequest', ['getWorkRequestAttachment'], service),
      ),
      inWorks(async ({ made, enclosed, attachment, kin }, { systemActor }) => {
        const id = await made(kin.daughter);
        return attachment(id, await enclosed(id), systemActor);
      }),
    ],
    'service-files-work-requests': [
      'A system actor may file a work request for anybody.',
      ['FAM-02'],
      together(
        letting('residentOrConnection', ['createWorkRequest'], service),
        letting('residentOrLinkedConnection', ['createWorkRequest'], service),
      ),
      inWorks(({ create }, { systemActor }) => create(systemActor)),
    ],
    'service-finds-no-ride-settings': [
      'To a system actor the settings for rides are 404.',
      ['FAM-02'],
      refusingOtherwise('residentOrConnection', ['getTransportationSettings'], notFound, service),
      inRides(({ settings }, { systemActor }) => settings(systemActor)),
    ],
    'service-finds-no-ride-to-change': [
      'To a system actor a change of a ride is 404 where there is one, 403 where there is none.',
      ['FAM-02'],
      refusingOtherwise(
        'residentOrConnection',
        ['replaceTransportationRequest', 'cancelTransportationRequest'],
        notFound,
        both(service, madeBy('resident', 'connection', 'staff')),
      ),
      inRides(async ({ made, cancel, kin }, { systemActor }) =>
        cancel(await made(kin.daughter), systemActor),
      ),
    ],
  },
);
