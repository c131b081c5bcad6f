import { someConnection } from '../../witness/people.ts';
import { saboteursOf } from '../saboteur.ts';
import { together } from '../mutation.ts';
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

/** Saboteurs about whose resident it is. */
export const linkedSaboteurs = saboteursOf(
  'family-access',
  inRides(({ list, kin }) => list(kin.neighbour)),
  {
    'unlinked-are-let-in': [
      'Another resident of the facility may ask for the rides of a resident, and finds none.',
      ['FAM-08'],
      letting('residentOrLinkedConnection', ['listTransportationRequests'], ({ acting, path }, { store }) => {
        const home = store.residents.find(path['residentId'])?.facilityId;
        return acting.kind === 'resident' && store.residents.find(acting.id)?.facilityId === home;
      }),
    ],
    'neighbours-file-for-each-other': [
      'A resident may file a work request for another one.',
      ['FAM-08'],
      letting('residentOrLinkedConnection', ['createWorkRequest'], actingAs('resident')),
      inWorks(({ create, kin }) => create(kin.neighbour)),
    ],
    'connections-of-anybody': [
      'A connection of anybody in the facility may ask for the work requests of everybody there.',
      ['FAM-08'],
      letting('residentOrLinkedConnection', ['listWorkRequests'], ({ acting, path }, { store }) => {
        const home = store.residents.find(path['residentId'])?.facilityId;
        const links = store.connections.find(acting.id)?.residentIds ?? [];
        return links.some((id) => store.residents.find(id)?.facilityId === home);
      }),
      inWorks(({ list, kin }) => list(kin.friend)),
    ],
    'outsiders-find-an-empty-list': [
      'A connection from another facility is answered with an empty list of rides.',
      ['FAM-08'],
      letting('residentOrLinkedConnection', ['listTransportationRequests'], ({ acting, path }, { store }) => {
        const home = store.residents.find(path['residentId'])?.facilityId ?? '';
        return acting.kind === 'connection' && !acting.facilityIds.includes(home);
      }),
      inRides(({ list, kin }) => list(kin.farFriend)),
    ],
    'connections-order-rides-for-anybody': [
      'A connection may order a ride for any resident.',
      ['FAM-08'],
      letting('residentOrLinkedConnection', ['createTransportationRequest'], actingAs('connection')),
      inRides(({ create, kin }) => create(kin.friend)),
    ],
    'outsiders-read-ride-settings': [
      'Residents of any facility may read the settings for rides of every one.',
      ['FAM-09'],
      letting('ofTheCommunity', ['getTransportationSettings'], actingAs('resident')),
      inRides(({ settings, kin }) => settings(kin.outsider)),
    ],
    'connections-read-any-settings': [
      'Connections may read the settings for work requests of every facility.',
      ['FAM-09'],
      letting('ofTheCommunity', ['getWorkRequestSettings'], actingAs('connection')),
      inWorks(({ settings, kin }) => settings(kin.farFriend)),
    ],
    'settings-by-the-facilities-of-a-connection': [
      'A connection may read the settings for work requests of its own facilities, whoever lives there.',
      ['FAM-09'],
      letting(
        'ofTheCommunity',
        ['getWorkRequestSettings'],
        ({ acting, path }) =>
          acting.kind === 'connection' && acting.facilityIds.includes(path['facilityId'] ?? ''),
      ),
      inWorks(async ({ settings, kin }, stage) => {
        const facilities = stage.facilities.slice(0, 2);
        return settings(await someConnection(stage, { residents: [kin.outsider], facilities }));
      }),
    ],
    'first-connection-alone': [
      'Of the connections of a resident only the first may ask for their work requests.',
      ['FAM-11'],
      barring(
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
      inWorks(({ list, kin }) => list(kin.son)),
    ],
    'connections-look-and-do-not-order': [
      'Connections may ask for rides, and may not order any.',
      ['FAM-11'],
      barring(
        'residentOrLinkedConnection',
        ['createTransportationRequest'],
        forbidden,
        actingAs('connection'),
      ),
      inRides(({ create, kin }) => create(kin.daughter)),
    ],
    'first-resident-alone': [
      'A connection of several residents may ask for the work requests of the first alone.',
      ['FAM-11'],
      barring(
        'residentOrLinkedConnection',
        ['listWorkRequests'],
        forbidden,
        ({ acting, path }, { store }) => {
          const [first] = store.connections.find(acting.id)?.residentIds ?? [];
          return first !== undefined && first !== path['residentId'];
        },
      ),
      inWorks(async ({ list, kin }, stage) => {
        const residents = [kin.residentId, kin.neighbour];
        const both = await someConnection(stage, { residents });
        return [await list(both), await list(both, '', kin.neighbour)];
      }),
    ],
    'residents-have-it-filed': [
      'A resident does not file work requests; connections do.',
      ['FAM-11'],
      barring('residentOrLinkedConnection', ['createWorkRequest'], forbidden, actingAs('resident')),
      inWorks(({ create, kin }) => create(kin.residentId)),
    ],
    'refused-for-want-of-a-link-and-filed': [
      'A work request of a connection without a link is refused with 403, and filed.',
      ['FAM-08'],
      together(
        letting('residentOrLinkedConnection', ['createWorkRequest'], actingAs('connection')),
        doneAndRefused(
          'createWorkRequest',
          forbidden,
          ({ acting, path }, world) => !ofTheFamily({ acting, path }, world),
        ),
      ),
      inWorks(async ({ create, list, kin }) => [await create(kin.friend), await list(kin.residentId)]),
    ],
  },
);
