import { someConnection } from '../../witness/people.ts';
import type { RequestAuthor } from '../../mock/world/request-records.ts';
import type { Saboteur } from '../saboteur.ts';
import { actingAs, barring, both, choosing, inRides, inWorks, madeBy, named, notFound } from './amend.ts';

const NOBODY: RequestAuthor = { id: '', name: '', userType: 'staff' };
const RELATIVE: RequestAuthor = { id: '', name: '', userType: 'connection' };

/** Something of everybody, and what somebody finds in the list. */
const inList = (as: 'residentId' | 'daughter') =>
  [
    inRides(async ({ made, byStaff, cancel, list, kin }) => {
      for (const by of [kin.residentId, kin.daughter, kin.son]) await made(by);
      await cancel(await made(kin.son), kin.son);
      await byStaff();
      return list(kin[as]);
    }),
    inWorks(async ({ made, byStaff, cancel, list, kin }) => {
      for (const by of [kin.residentId, kin.daughter, kin.son]) await made(by);
      await cancel(await made(kin.residentId), kin.residentId);
      await byStaff();
      return list(kin[as], 'status=open,cancelled');
    }),
  ] as const;

const [ridesOfTheResident, worksOfTheResident] = inList('residentId');
const [ridesOfTheDaughter, worksOfTheDaughter] = inList('daughter');

const resident = actingAs('resident');
const connection = actingAs('connection');

/** Lies about what the family sees. */
export const seeingSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.residents-miss-rides-of-staff',
    lie: 'The list of a resident leaves the rides out that staff ordered.',
    breaks: ['FAM-12'],
    tables: choosing('listTransportationRequests', ({ creator }, { acting }) =>
      acting.kind === 'resident' && creator.userType === 'staff' ? { residentId: '' } : {},
    ),
    witness: ridesOfTheResident,
  },
  {
    id: 'family-access.residents-miss-work-requests-of-the-family',
    lie: 'The list of a resident leaves the work requests out that connections filed.',
    breaks: ['FAM-12'],
    tables: choosing('listWorkRequests', ({ creator }, { acting }) =>
      acting.kind === 'resident' && creator.userType === 'connection' ? { residentId: '' } : {},
    ),
    witness: worksOfTheResident,
  },
  {
    id: 'family-access.residents-miss-settled-rides-of-others',
    lie: 'The list of a resident leaves the cancelled rides of others out.',
    breaks: ['FAM-12'],
    tables: choosing('listTransportationRequests', ({ creator, residentId, status }, { acting }) =>
      acting.kind === 'resident' &&
      status === 'cancelled' &&
      creator.id !== acting.id &&
      residentId === acting.id
        ? { residentId: '' }
        : {},
    ),
    witness: ridesOfTheResident,
  },
  {
    id: 'family-access.residents-do-not-find-work-requests-of-staff',
    lie: 'A work request that staff filed is listed for the resident, and 404 alone.',
    breaks: ['FAM-12'],
    tables: barring('seesWorkRequest', ['getWorkRequest'], notFound, both(resident, madeBy('staff'))),
    witness: inWorks(async ({ byStaff, read, kin }) => read(await byStaff(), kin.residentId)),
  },
  {
    id: 'family-access.residents-do-not-find-rides-of-the-family',
    lie: 'To a resident one ride that a connection ordered is 404.',
    breaks: ['FAM-12'],
    tables: barring(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      notFound,
      both(resident, madeBy('connection')),
    ),
    witness: inRides(async ({ made, read, kin }) => read(await made(kin.daughter), kin.residentId)),
  },
  {
    id: 'family-access.residents-miss-comments-on-rides-of-the-family',
    lie: 'To a resident the comments on a ride that a connection ordered are 404.',
    breaks: ['FAM-12'],
    tables: barring(
      'seesTransportationRequest',
      ['listTransportationRequestComments'],
      notFound,
      both(resident, madeBy('connection')),
    ),
    witness: inRides(async ({ made, comments, kin }) => comments(await made(kin.daughter), kin.residentId)),
  },
  {
    id: 'family-access.residents-miss-files-of-the-family',
    lie: 'To a resident the files of work requests that others filed are 404.',
    breaks: ['FAM-12'],
    tables: barring(
      'seesWorkRequest',
      ['getWorkRequestAttachment'],
      notFound,
      both(resident, madeBy('connection', 'staff')),
    ),
    witness: inWorks(async ({ made, enclosed, attachment, kin }) => {
      const id = await made(kin.daughter);
      return attachment(id, await enclosed(id), kin.residentId);
    }),
  },
  {
    id: 'family-access.connections-list-their-own-work-requests',
    lie: 'The list of a connection holds the work requests that this connection filed, and those of no other.',
    breaks: ['FAM-13'],
    tables: choosing('listWorkRequests', ({ creator }, { acting }) =>
      acting.kind === 'connection' && creator.id !== acting.id ? { creator: NOBODY } : {},
    ),
    witness: worksOfTheDaughter,
  },
  {
    id: 'family-access.connections-miss-settled-rides-of-each-other',
    lie: 'The list of a connection leaves the cancelled rides of other connections out.',
    breaks: ['FAM-13'],
    tables: choosing('listTransportationRequests', ({ creator, status }, { acting }) =>
      acting.kind === 'connection' && status === 'cancelled' && creator.id !== acting.id
        ? { creator: NOBODY }
        : {},
    ),
    witness: ridesOfTheDaughter,
  },
  {
    id: 'family-access.connections-read-their-own-rides',
    lie: 'To a connection one ride that another connection ordered is 404.',
    breaks: ['FAM-13'],
    tables: barring(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      notFound,
      (request, world) =>
        both(connection, madeBy('connection'))(request, world) &&
        named(request, world)?.creator.id !== request.acting.id,
    ),
    witness: inRides(async ({ made, read, kin }) => read(await made(kin.son), kin.daughter)),
  },
  {
    id: 'family-access.connections-miss-files-of-each-other',
    lie: 'To a connection the files of a work request of another connection are 404.',
    breaks: ['FAM-13'],
    tables: barring(
      'seesWorkRequest',
      ['getWorkRequestAttachment'],
      notFound,
      (request, world) =>
        both(connection, madeBy('connection'))(request, world) &&
        named(request, world)?.creator.id !== request.acting.id,
    ),
    witness: inWorks(async ({ made, enclosed, attachment, kin }) => {
      const id = await made(kin.son);
      return attachment(id, await enclosed(id), kin.daughter);
    }),
  },
  {
    id: 'family-access.connections-miss-comments-on-settled-work-requests',
    lie: 'To a connection the comments on a completed work request are 404 unless it filed it.',
    breaks: ['FAM-13'],
    tables: barring('seesWorkRequest', ['listWorkRequestComments'], notFound, (request, world) => {
      const found = named(request, world);
      return (
        connection(request, world) && found?.status === 'completed' && found.creator.id !== request.acting.id
      );
    }),
    witness: inWorks(async ({ made, comments, kin }, stage) => {
      const workRequestId = await made(kin.son);
      await stage.lever('complete-work-request', { workRequestId });
      return comments(workRequestId, kin.daughter);
    }),
  },
  {
    id: 'family-access.connections-list-what-the-resident-filed',
    lie: 'The list of a connection holds the work requests of the resident too.',
    breaks: ['FAM-14'],
    tables: choosing('listWorkRequests', ({ creator }) =>
      creator.userType === 'resident' ? { creator: RELATIVE } : {},
    ),
    witness: worksOfTheDaughter,
  },
  {
    id: 'family-access.connections-list-rides-of-staff',
    lie: 'The list of a connection holds the rides that staff ordered.',
    breaks: ['FAM-14'],
    tables: choosing('listTransportationRequests', ({ creator }) =>
      creator.userType === 'staff' ? { creator: RELATIVE } : {},
    ),
    witness: ridesOfTheDaughter,
  },
  {
    id: 'family-access.connections-list-settled-work-requests',
    lie: 'The list of a connection holds the cancelled work requests of the resident.',
    breaks: ['FAM-14'],
    tables: choosing('listWorkRequests', ({ creator, status }) =>
      creator.userType === 'resident' && status === 'cancelled' ? { creator: RELATIVE } : {},
    ),
    witness: worksOfTheDaughter,
  },
  {
    id: 'family-access.filters-forget-who-filed',
    lie: 'With a filter the list of a connection holds the work requests of everybody.',
    breaks: ['FAM-14', 'WRQ-20', 'WRQ-21'],
    tables: choosing('listWorkRequests', (_, { query }) =>
      query['status'] === undefined ? {} : { creator: RELATIVE },
    ),
    witness: worksOfTheDaughter,
  },
  {
    id: 'family-access.later-pages-forget-who-filed',
    lie: 'On the second page of its list a connection finds the work requests of everybody.',
    breaks: ['FAM-14', 'WRQ-19', 'WRQ-20'],
    tables: choosing('listWorkRequests', (_, { query }) =>
      query['cursor'] === undefined ? {} : { creator: RELATIVE },
    ),
    witness: inWorks(async ({ made, list, kin }) => {
      await made(kin.residentId);
      await made(kin.daughter);
      await made(kin.daughter);
      const first = JSON.stringify(await list(kin.daughter, 'pageSize=1'));
      const cursor = /"nextCursor":"([^"]+)"/.exec(first)?.[1] ?? '';
      return list(kin.daughter, `pageSize=9&cursor=${encodeURIComponent(cursor)}`);
    }),
  },
  {
    id: 'family-access.lists-of-all-linked-residents',
    lie: 'The list of work requests of a connection holds those of all residents to whom it is linked.',
    breaks: ['FAM-18'],
    tables: choosing('listWorkRequests', ({ residentId }, { acting, path }, { store }) => {
      const links = store.connections.find(acting.id)?.residentIds ?? [];
      return links.includes(residentId) ? { residentId: path['residentId'] ?? '' } : {};
    }),
    witness: inWorks(async ({ made, list, kin }, stage) => {
      const linked = await someConnection(stage, { residents: [kin.residentId, kin.neighbour] });
      await made(linked);
      return list(linked, '', kin.neighbour);
    }),
  },
  {
    id: 'family-access.cancelled-rides-of-all-linked-residents',
    lie: 'The list of rides of a connection holds the cancelled ones of its other residents.',
    breaks: ['FAM-18'],
    tables: choosing('listTransportationRequests', ({ residentId, status }, { acting, path }, { store }) => {
      const links = store.connections.find(acting.id)?.residentIds ?? [];
      return status === 'cancelled' && links.includes(residentId)
        ? { residentId: path['residentId'] ?? '' }
        : {};
    }),
    witness: inRides(async ({ made, cancel, list, kin }, stage) => {
      const linked = await someConnection(stage, { residents: [kin.residentId, kin.neighbour] });
      await cancel(await made(linked), linked);
      return list(linked, '', kin.neighbour);
    }),
  },
  {
    id: 'family-access.rides-of-the-house',
    lie: 'The list of rides of a resident holds those of all residents of the facility.',
    breaks: ['FAM-18'],
    tables: choosing('listTransportationRequests', ({ residentId }, { path }, { store }) => {
      const [asked, other] = [path['residentId'], residentId].map(
        (id) => store.residents.find(id)?.facilityId,
      );
      return asked !== undefined && asked === other ? { residentId: path['residentId'] ?? '' } : {};
    }),
    witness: inRides(async ({ made, list, kin }) => {
      await made(kin.residentId);
      return list(kin.neighbour, '', kin.neighbour);
    }),
  },
];
