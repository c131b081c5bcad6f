import type { Saboteur } from '../saboteur.ts';
import { together } from '../lies.ts';
import { actingAs, both, inRides, inWorks, letting, madeBy, notFound, refusingOtherwise } from './amend.ts';

const staff = actingAs('staff');
const service = actingAs('systemActor');

/** Lies about who may ask at all. */
export const enteringSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.staff-read-work-requests',
    lie: 'Staff may read one work request.',
    breaks: ['FAM-01'],
    tables: together(
      letting('residentOrConnection', ['getWorkRequest'], staff),
      letting('seesWorkRequest', ['getWorkRequest'], staff),
    ),
    witness: inWorks(async ({ made, read, kin }, { staff: [one = ''] }) =>
      read(await made(kin.daughter), one),
    ),
  },
  {
    id: 'family-access.staff-list-rides',
    lie: 'Staff may ask for the rides of a resident, and find none.',
    breaks: ['FAM-01'],
    tables: together(
      letting('residentOrConnection', ['listTransportationRequests'], staff),
      letting('residentOrLinkedConnection', ['listTransportationRequests'], staff),
    ),
    witness: inRides(({ list }, { staff: [one = ''] }) => list(one)),
  },
  {
    id: 'family-access.staff-read-work-request-settings',
    lie: 'Staff may read the settings for work requests.',
    breaks: ['FAM-01'],
    tables: together(
      letting('residentOrConnection', ['getWorkRequestSettings'], staff),
      letting('ofTheCommunity', ['getWorkRequestSettings'], staff),
    ),
    witness: inWorks(({ settings }, { staff: [one = ''] }) => settings(one)),
  },
  {
    id: 'family-access.staff-find-no-ride',
    lie: 'To staff one ride is 404.',
    breaks: ['FAM-01'],
    tables: refusingOtherwise('residentOrConnection', ['getTransportationRequest'], notFound, staff),
    witness: inRides(async ({ made, read, kin }, { staff: [one = ''] }) =>
      read(await made(kin.daughter), one),
    ),
  },
  {
    id: 'family-access.staff-comment-on-work-requests',
    lie: 'Staff may comment on the work requests of connections.',
    breaks: ['FAM-01'],
    tables: together(
      letting('residentOrConnection', ['createWorkRequestComment'], both(staff, madeBy('connection'))),
      letting('seesWorkRequest', ['createWorkRequestComment'], both(staff, madeBy('connection'))),
    ),
    witness: inWorks(async ({ made, comment, kin }, { staff: [one = ''] }) =>
      comment(await made(kin.daughter), one),
    ),
  },
  {
    id: 'family-access.staff-cancel-their-rides',
    lie: 'Staff may cancel what staff made, as far as rides go.',
    breaks: ['FAM-01'],
    tables: together(
      letting('residentOrConnection', ['cancelTransportationRequest'], both(staff, madeBy('staff'))),
      letting('seesTransportationRequest', ['cancelTransportationRequest'], both(staff, madeBy('staff'))),
      letting('madeTransportationRequest', ['cancelTransportationRequest'], both(staff, madeBy('staff'))),
    ),
    witness: inRides(async ({ byStaff, cancel }, { staff: [one = ''] }) => cancel(await byStaff(), one)),
  },
  {
    id: 'family-access.service-lists-work-requests',
    lie: 'A system actor may ask for the work requests of a resident.',
    breaks: ['FAM-02'],
    tables: together(
      letting('residentOrConnection', ['listWorkRequests'], service),
      letting('residentOrLinkedConnection', ['listWorkRequests'], service),
    ),
    witness: inWorks(({ list }, { systemActor }) => list(systemActor)),
  },
  {
    id: 'family-access.service-reads-ride-comments',
    lie: 'A system actor may read the comments on a ride.',
    breaks: ['FAM-02'],
    tables: together(
      letting('residentOrConnection', ['listTransportationRequestComments'], service),
      letting('seesTransportationRequest', ['listTransportationRequestComments'], service),
    ),
    witness: inRides(async ({ made, comments, kin }, { systemActor }) =>
      comments(await made(kin.daughter), systemActor),
    ),
  },
  {
    id: 'family-access.service-fetches-files',
    lie: 'A system actor may fetch the files of a work request.',
    breaks: ['FAM-02'],
    tables: together(
      letting('residentOrConnection', ['getWorkRequestAttachment'], service),
      letting('seesWorkRequest', ['getWorkRequestAttachment'], service),
    ),
    witness: inWorks(async ({ made, enclosed, attachment, kin }, { systemActor }) => {
      const id = await made(kin.daughter);
      return attachment(id, await enclosed(id), systemActor);
    }),
  },
  {
    id: 'family-access.service-files-work-requests',
    lie: 'A system actor may file a work request for anybody.',
    breaks: ['FAM-02'],
    tables: together(
      letting('residentOrConnection', ['createWorkRequest'], service),
      letting('residentOrLinkedConnection', ['createWorkRequest'], service),
    ),
    witness: inWorks(({ create }, { systemActor }) => create(systemActor)),
  },
  {
    id: 'family-access.service-finds-no-ride-settings',
    lie: 'To a system actor the settings for rides are 404.',
    breaks: ['FAM-02'],
    tables: refusingOtherwise('residentOrConnection', ['getTransportationSettings'], notFound, service),
    witness: inRides(({ settings }, { systemActor }) => settings(systemActor)),
  },
  {
    id: 'family-access.service-finds-no-ride-to-change',
    lie: 'To a system actor a change of a ride is 404 where there is one, 403 where there is none.',
    breaks: ['FAM-02'],
    tables: refusingOtherwise(
      'residentOrConnection',
      ['replaceTransportationRequest', 'cancelTransportationRequest'],
      notFound,
      both(service, madeBy('resident', 'connection', 'staff')),
    ),
    witness: inRides(async ({ made, cancel, kin }, { systemActor }) =>
      cancel(await made(kin.daughter), systemActor),
    ),
  },
];
