import { someConnection } from '../../witness/people.ts';
import type { Saboteur } from '../saboteur.ts';
import { together } from '../lies.ts';
import {
  actingAs,
  barring,
  forbidden,
  inRides,
  inWorks,
  letting,
  doneAndRefused,
  ofTheFamily,
} from './amend.ts';

/** Lies about whose resident it is. */
export const linkedSaboteurs: readonly Saboteur[] = [
  {
    id: 'family-access.unlinked-are-let-in',
    lie: 'Another resident of the facility may ask for the rides of a resident, and finds none.',
    breaks: ['FAM-08'],
    tables: letting(
      'residentOrLinkedConnection',
      ['listTransportationRequests'],
      ({ acting, path }, { store }) => {
        const home = store.residents.find(path['residentId'])?.facilityId;
        return acting.kind === 'resident' && store.residents.find(acting.id)?.facilityId === home;
      },
    ),
    witness: inRides(({ list, kin }) => list(kin.neighbour)),
  },
  {
    id: 'family-access.neighbours-file-for-each-other',
    lie: 'A resident may file a work request for another one.',
    breaks: ['FAM-08'],
    tables: letting('residentOrLinkedConnection', ['createWorkRequest'], actingAs('resident')),
    witness: inWorks(({ create, kin }) => create(kin.neighbour)),
  },
  {
    id: 'family-access.connections-of-anybody',
    lie: 'A connection of anybody in the facility may ask for the work requests of everybody there.',
    breaks: ['FAM-08'],
    tables: letting('residentOrLinkedConnection', ['listWorkRequests'], ({ acting, path }, { store }) => {
      const home = store.residents.find(path['residentId'])?.facilityId;
      const links = store.connections.find(acting.id)?.residentIds ?? [];
      return links.some((id) => store.residents.find(id)?.facilityId === home);
    }),
    witness: inWorks(({ list, kin }) => list(kin.friend)),
  },
  {
    id: 'family-access.outsiders-find-an-empty-list',
    lie: 'A connection from another facility is answered with an empty list of rides.',
    breaks: ['FAM-08'],
    tables: letting(
      'residentOrLinkedConnection',
      ['listTransportationRequests'],
      ({ acting, path }, { store }) => {
        const home = store.residents.find(path['residentId'])?.facilityId ?? '';
        return acting.kind === 'connection' && !acting.facilityIds.includes(home);
      },
    ),
    witness: inRides(({ list, kin }) => list(kin.farFriend)),
  },
  {
    id: 'family-access.connections-order-rides-for-anybody',
    lie: 'A connection may order a ride for any resident.',
    breaks: ['FAM-08'],
    tables: letting('residentOrLinkedConnection', ['createTransportationRequest'], actingAs('connection')),
    witness: inRides(({ create, kin }) => create(kin.friend)),
  },
  {
    id: 'family-access.outsiders-read-ride-settings',
    lie: 'Residents of any facility may read the settings for rides of every one.',
    breaks: ['FAM-09'],
    tables: letting('ofTheCommunity', ['getTransportationSettings'], actingAs('resident')),
    witness: inRides(({ settings, kin }) => settings(kin.outsider)),
  },
  {
    id: 'family-access.connections-read-any-settings',
    lie: 'Connections may read the settings for work requests of every facility.',
    breaks: ['FAM-09'],
    tables: letting('ofTheCommunity', ['getWorkRequestSettings'], actingAs('connection')),
    witness: inWorks(({ settings, kin }) => settings(kin.farFriend)),
  },
  {
    id: 'family-access.settings-by-the-facilities-of-a-connection',
    lie: 'A connection may read the settings for work requests of its own facilities, whoever lives there.',
    breaks: ['FAM-09'],
    tables: letting(
      'ofTheCommunity',
      ['getWorkRequestSettings'],
      ({ acting, path }) =>
        acting.kind === 'connection' && acting.facilityIds.includes(path['facilityId'] ?? ''),
    ),
    witness: inWorks(async ({ settings, kin }, stage) => {
      const facilities = stage.facilities.slice(0, 2);
      return settings(await someConnection(stage, { residents: [kin.outsider], facilities }));
    }),
  },
  {
    id: 'family-access.first-connection-alone',
    lie: 'Of the connections of a resident only the first may ask for their work requests.',
    breaks: ['FAM-11'],
    tables: barring(
      'residentOrLinkedConnection',
      ['listWorkRequests'],
      forbidden,
      ({ acting, path }, { store }) => {
        const linked = store.connections.filter(({ residentIds }) =>
          residentIds.includes(path['residentId'] ?? ''),
        );
        return acting.kind === 'connection' && linked[0]?.id !== acting.id;
      },
    ),
    witness: inWorks(({ list, kin }) => list(kin.son)),
  },
  {
    id: 'family-access.connections-look-and-do-not-order',
    lie: 'Connections may ask for rides, and may not order any.',
    breaks: ['FAM-11'],
    tables: barring(
      'residentOrLinkedConnection',
      ['createTransportationRequest'],
      forbidden,
      actingAs('connection'),
    ),
    witness: inRides(({ create, kin }) => create(kin.daughter)),
  },
  {
    id: 'family-access.first-resident-alone',
    lie: 'A connection of several residents may ask for the work requests of the first alone.',
    breaks: ['FAM-11'],
    tables: barring(
      'residentOrLinkedConnection',
      ['listWorkRequests'],
      forbidden,
      ({ acting, path }, { store }) => {
        const [first] = store.connections.find(acting.id)?.residentIds ?? [];
        return first !== undefined && first !== path['residentId'];
      },
    ),
    witness: inWorks(async ({ list, kin }, stage) => {
      const residents = [kin.residentId, kin.neighbour];
      const both = await someConnection(stage, { residents });
      return [await list(both), await list(both, '', kin.neighbour)];
    }),
  },
  {
    id: 'family-access.residents-have-it-filed',
    lie: 'A resident does not file work requests; connections do.',
    breaks: ['FAM-11'],
    tables: barring('residentOrLinkedConnection', ['createWorkRequest'], forbidden, actingAs('resident')),
    witness: inWorks(({ create, kin }) => create(kin.residentId)),
  },
  {
    id: 'family-access.refused-for-want-of-a-link-and-filed',
    lie: 'A work request of a connection without a link is refused with 403, and filed.',
    breaks: ['FAM-08'],
    tables: together(
      letting('residentOrLinkedConnection', ['createWorkRequest'], actingAs('connection')),
      doneAndRefused(
        'createWorkRequest',
        forbidden,
        ({ acting, path }, world) => !ofTheFamily({ acting, path }, world),
      ),
    ),
    witness: inWorks(async ({ create, list, kin }) => [await create(kin.friend), await list(kin.residentId)]),
  },
];
