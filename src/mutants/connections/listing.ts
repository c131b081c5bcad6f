import type { ConnectionRecord } from '../../mock/world/records.ts';
import { textsIn, without, type Members } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { ignoresParameter, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsQueryAs, answersData } from '../verbs.ts';
import { connection, LIST, OF_RESIDENT, ofResident } from './connection.ts';

/** The list holds further connections that are not deleted. */
const alsoFinds = (finds: (one: ConnectionRecord, query: Members) => boolean): Mutation =>
  connection.listsToo((one, { query }) => one.status !== 'deleted' && finds(one, query));

const emailBy = (test: (known: string, sent: string) => boolean): Mutation =>
  alsoFinds((one, { email }) => typeof email === 'string' && test(one.email ?? '', email));

export const listingMutants = mutantsOf('connections', {
  'list-answers-206': wrongStatus(['CON-01'], LIST, 206),
  'list-of-twenty': breaking('CON-02')
    .says('The list without a filter holds the twenty oldest connections.')
    .by(connection.listsOnly, (_item, place, _items, { query }) => {
      return Object.keys(query).length > 0 || place < 20;
    }),
  'list-without-those-on-leave': breaking('CON-02')
    .says('The list leaves out the connections that are on leave.')
    .by(connection.listsOnly, ({ status }) => status !== 'onLeave'),
  'facility-filter-ignored': ignoresParameter(['CON-03'], LIST, 'facilityId'),
  'resident-filter-alone': breaking('CON-04')
    .says('The filter residentId is ignored together with facilityId.')
    .by(readsQueryAs, LIST, (query) => ('facilityId' in query ? without(query, 'residentId') : query)),
  'resident-filter-by-facility': breaking('CON-04')
    .says('The filter residentId finds the connections of all residents of the facility.')
    .by(readsQueryAs, LIST, (query, _input, { store }) => {
      const resident = store.residents.find(String(query['residentId']));
      return resident ? { ...without(query, 'residentId'), facilityId: resident.facilityId } : query;
    }),
  'email-filter-by-part': breaking('CON-06')
    .says('The filter email finds every address that begins with the sent text.')
    .by(emailBy, (known, sent) => known.startsWith(sent)),
  'email-filter-by-ending': breaking('CON-05', 'CON-06')
    .says('The filter email finds every address that ends with the sent one.')
    .by(emailBy, (known, sent) => known.endsWith(sent)),
  'external-id-filter-finds-those-without': breaking('CON-07')
    .says('The filter externalId finds the connections without one as well.')
    .by(alsoFinds, (one, { externalId }) => externalId !== undefined && one.externalId === null),
  'of-a-resident-active-alone': breaking('CON-68')
    .says('The list of a resident leaves out the inactive connections.')
    .by(ofResident.listsOnly, ({ status }) => status !== 'inactive'),
  'of-the-neighbours': breaking('CON-69')
    .says('The list of a resident also holds every connection that is linked to several others.')
    .by(ofResident.listsToo, ({ residentIds, status }) => status !== 'deleted' && residentIds.length > 1),
  'of-a-resident-with-a-total': breaking('CON-67', 'CNV-10')
    .says('The list of a resident is an object with items and a total under data.')
    .by(answersData, OF_RESIDENT, (items) => ({ items, total: textsIn(items).length })),
});
