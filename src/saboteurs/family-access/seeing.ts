import { someConnection } from '../../witness/people.ts';
import type { RequestAuthor } from '../../mock/world/request-records.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs about what the family sees. */
export const seeingSaboteurs = saboteursOf('family-access', worksOfTheDaughter, {
  'residents-miss-rides-of-staff': [
    'The list of a resident leaves the rides out that staff ordered.',
    ['FAM-12'],
    choosing('listTransportationRequests', ({ creator }, { acting }) =>
      acting.kind === 'resident' && creator.userType === 'staff' ? { residentId: '' } : {},
    ),
    ridesOfTheResident,
  ],
  'residents-miss-work-requests-of-the-family': [
    'The list of a resident leaves the work requests out that connections filed.',
    ['FAM-12'],
    choosing('listWorkRequests', ({ creator }, { acting }) =>
      acting.kind === 'resident' && creator.userType === 'connection' ? { residentId: '' } : {},
    ),
    worksOfTheResident,
  ],
  'residents-miss-settled-rides-of-others': [
    'The list of a resident leaves the cancelled rides of others out.',
    ['FAM-12'],
    choosing('listTransportationRequests', ({ creator, residentId, status }, { acting }) =>
      acting.kind === 'resident' &&
      status === 'cancelled' &&
      creator.id !== acting.id &&
      residentId === acting.id
        ? { residentId: '' }
        : {},
    ),
    ridesOfTheResident,
  ],
  'residents-do-not-find-work-requests-of-staff': [
    'A work request that staff filed is listed for the resident, and 404 alone.',
    ['FAM-12'],
    barring('seesWorkRequest', ['getWorkRequest'], notFound, both(resident, madeBy('staff'))),
    inWorks(async ({ byStaff, read, kin }) => read(await byStaff(), kin.residentId)),
  ],
  'residents-do-not-find-rides-of-the-family': [
    'To a resident one ride that a connection ordered is 404.',
    ['FAM-12'],
    barring(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      notFound,
      both(resident, madeBy('connection')),
    ),
    inRides(async ({ made, read, kin }) => read(await made(kin.daughter), kin.residentId)),
  ],
  'residents-miss-comments-on-rides-of-the-family': [
    'To a resident the comments on a ride that a connection ordered are 404.',
    ['FAM-12'],
    barring(
      'seesTransportationRequest',
      ['listTransportationRequestComments'],
      notFound,
      both(resident, madeBy('connection')),
    ),
    inRides(async ({ made, comments, kin }) => comments(await made(kin.daughter), kin.residentId)),
  ],
  'residents-miss-files-of-the-family': [
    'To a resident the files of work requests that others filed are 404.',
    ['FAM-12'],
    barring(
      'seesWorkRequest',
      ['getWorkRequestAttachment'],
      notFound,
      both(resident, madeBy('connection', 'staff')),
    ),
    inWorks(async ({ made, enclosed, attachment, kin }) => {
      const id = await made(kin.daughter);
      return attachment(id, await enclosed(id), kin.residentId);
    }),
  ],
  'connections-list-their-own-work-requests': [
    'The list of a connection holds the work requests that this connection filed, and those of no other.',
    ['FAM-13'],
    choosing('listWorkRequests', ({ creator }, { acting }) =>
      acting.kind === 'connection' && creator.id !== acting.id ? { creator: NOBODY } : {},
    ),
  ],
  'connections-miss-settled-rides-of-each-other': [
    'The list of a connection leaves the cancelled rides of other connections out.',
    ['FAM-13'],
    choosing('listTransportationRequests', ({ creator, status }, { acting }) =>
      acting.kind === 'connection' && status === 'cancelled' && creator.id !== acting.id
        ? { creator: NOBODY }
        : {},
    ),
    ridesOfTheDaughter,
  ],
  'connections-read-their-own-rides': [
    'To a connection one ride that another connection ordered is 404.',
    ['FAM-13'],
    barring(
      'seesTransportationRequest',
      ['getTransportationRequest'],
      notFound,
      (request, world) =>
        both(connection, madeBy('connection'))(request, world) &&
        named(request, world)?.creator.id !== request.acting.id,
    ),
    inRides(async ({ made, read, kin }) => read(await made(kin.son), kin.daughter)),
  ],
  'connections-miss-files-of-each-other': [
    'To a connection the files of a work request of another connection are 404.',
    ['FAM-13'],
    barring(
      'seesWorkRequest',
      ['getWorkRequestAttachment'],
      notFound,
      (request, world) =>
        both(connection, madeBy('connection'))(request, world) &&
        named(request, world)?.creator.id !== request.acting.id,
    ),
    inWorks(async ({ made, enclosed, attachment, kin }) => {
      const id = await made(kin.son);
      return attachment(id, await enclosed(id), kin.daughter);
    }),
  ],
  'connections-miss-comments-on-settled-work-requests': [
    'To a connection the comments on a completed work request are 404 unless it filed it.',
    ['FAM-13'],
    barring('seesWorkRequest', ['listWorkRequestComments'], notFound, (request, world) => {
      const found = named(request, world);
      return (
        connection(request, world) && found?.status === 'completed' && found.creator.id !== request.acting.id
      );
    }),
    inWorks(async ({ made, comments, kin }, stage) => {
      const workRequestId = await made(kin.son);
      await stage.lever('complete-work-request', { workRequestId });
      return comments(workRequestId, kin.daughter);
    }),
  ],
  'connections-list-what-the-resident-filed': [
    'The list of a connection holds the work requests of the resident too.',
    ['FAM-14'],
    choosing('listWorkRequests', ({ creator }) =>
      creator.userType === 'resident' ? { creator: RELATIVE } : {},
    ),
  ],
  'connections-list-rides-of-staff': [
    'The list of a connection holds the rides that staff ordered.',
    ['FAM-14'],
    choosing('listTransportationRequests', ({ creator }) =>
      creator.userType === 'staff' ? { creator: RELATIVE } : {},
    ),
    ridesOfTheDaughter,
  ],
  'connections-list-settled-work-requests': [
    'The list of a connection holds the cancelled work requests of the resident.',
    ['FAM-14'],
    choosing('listWorkRequests', ({ creator, status }) =>
      creator.userType === 'resident' && status === 'cancelled' ? { creator: RELATIVE } : {},
    ),
  ],
  'filters-forget-who-filed': [
    'With a filter the list of a connection holds the work requests of everybody.',
    ['FAM-14', 'WRQ-20', 'WRQ-21'],
    choosing('listWorkRequests', (_, { query }) =>
      query['status'] === undefined ? {} : { creator: RELATIVE },
    ),
  ],
  'later-pages-forget-who-filed': [
    'On the second page of its list a connection finds the work requests of everybody.',
    ['FAM-14', 'WRQ-19', 'WRQ-20'],
    choosing('listWorkRequests', (_, { query }) =>
      query['cursor'] === undefined ? {} : { creator: RELATIVE },
    ),
    inWorks(async ({ made, list, kin }) => {
      await made(kin.residentId);
      await made(kin.daughter);
      await made(kin.daughter);
      const first = JSON.stringify(await list(kin.daughter, 'pageSize=1'));
      const cursor = /"nextCursor":"([^"]+)"/.exec(first)?.[1] ?? '';
      return list(kin.daughter, `pageSize=9&cursor=${encodeURIComponent(cursor)}`);
    }),
  ],
  'lists-of-all-linked-residents': [
    'The list of work requests of a connection holds those of all residents to whom it is linked.',
    ['FAM-18'],
    choosing('listWorkRequests', ({ residentId }, { acting, path }, { store }) => {
      const links = store.connections.find(acting.id)?.residentIds ?? [];
      return links.includes(residentId) ? { residentId: path['residentId'] ?? '' } : {};
    }),
    inWorks(async ({ made, list, kin }, stage) => {
      const linked = await someConnection(stage, { residents: [kin.residentId, kin.neighbour] });
      await made(linked);
      return list(linked, '', kin.neighbour);
    }),
  ],
  'cancelled-rides-of-all-linked-residents': [
    'The list of rides of a connection holds the cancelled ones of its other residents.',
    ['FAM-18'],
    choosing('listTransportationRequests', ({ residentId, status }, { acting, path }, { store }) => {
      const links = store.connections.find(acting.id)?.residentIds ?? [];
      return status === 'cancelled' && links.includes(residentId)
        ? { residentId: path['residentId'] ?? '' }
        : {};
    }),
    inRides(async ({ made, cancel, list, kin }, stage) => {
      const linked = await someConnection(stage, { residents: [kin.residentId, kin.neighbour] });
      await cancel(await made(linked), linked);
      return list(linked, '', kin.neighbour);
    }),
  ],
  'rides-of-the-house': [
    'The list of rides of a resident holds those of all residents of the facility.',
    ['FAM-18'],
    choosing('listTransportationRequests', ({ residentId }, { path }, { store }) => {
      const [asked, other] = [path['residentId'], residentId].map(
        (id) => store.residents.find(id)?.facilityId,
      );
      return asked !== undefined && asked === other ? { residentId: path['residentId'] ?? '' } : {};
    }),
    inRides(async ({ made, list, kin }) => {
      await made(kin.residentId);
      return list(kin.neighbour, '', kin.neighbour);
    }),
  ],
});
