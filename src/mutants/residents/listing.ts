import type { ResidentRecord } from '../../mock/world/records.ts';
import { membersIn, without, type Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { ignoresParameter } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsQueryAs, refuses } from '../verbs.ts';
import { LIST, resident } from './resident.ts';

/** The list holds further residents of the facility. */
const alsoFinds = (finds: (one: ResidentRecord, query: Members) => boolean): Mutation =>
  resident.listsToo((one, { path, query }) => one.facilityId === path['facilityId'] && finds(one, query));

const isText = (value: unknown): value is string => typeof value === 'string';

export const listingMutants = mutantsOf('residents', {
  'list-without-the-inactive': breaking('RES-02')
    .says('The list without a filter leaves out the inactive residents.')
    .by(resident.listsOnly, ({ status }, _place, _items, { query }) => {
      return query['status'] !== undefined || status !== 'inactive';
    }),
  'phone-filter-beyond-the-facility': breaking('RES-03')
    .says('The filter phone finds the residents of every facility.')
    .by(resident.listsToo, ({ facilityId, phone }, { path, query }) => {
      return facilityId !== path['facilityId'] && phone === query['phone'];
    }),
  'email-filter-by-part': breaking('RES-04', 'RES-05')
    .says('The filter email finds every address that holds the sent text.')
    .by(alsoFinds, (one, { email }) => {
      return one.status !== 'deleted' && isText(email) && (one.email ?? '').includes(email);
    }),
  'email-filter-finds-those-without': breaking('RES-04')
    .says('The filter email finds the residents without an address as well.')
    .by(alsoFinds, (one, { email }) => isText(email) && one.email === null && one.status === 'active'),
  'phone-filter-by-ending': breaking('RES-07')
    .says('The filter phone finds every number that ends with the sent digits.')
    .by(alsoFinds, (one, { phone }) => isText(phone) && (one.phone ?? '').endsWith(phone)),
  'phone-filter-ignored': ignoresParameter(['RES-06'], LIST, 'phone'),
  'filters-on-the-first-page-alone': breaking('RES-06', 'RES-09')
    .says('From the second page on, the list forgets its filters.')
    .by(readsQueryAs, LIST, (query, { page }) =>
      page.after === undefined ? query : without(query, 'phone', 'status'),
    ),
  'on-leave-filter-refused': breaking('RES-08')
    .says('The filter status refuses onLeave.')
    .by(refuses, LIST, (_body, { query }) => query['status'] === 'onLeave'),
  'on-leave-filter-finds-the-inactive': breaking('RES-09')
    .says('The filter status onLeave finds the inactive residents, too.')
    .by(alsoFinds, (one, { status }) => status === 'onLeave' && one.status === 'inactive'),
  'external-id-filter-takes-the-pcc-id': breaking('RES-10')
    .says('The filter externalId finds residents by their pccId as well.')
    .by(alsoFinds, (one, { externalId }) => one.pccId === externalId),
  'pcc-id-filter-ignored': ignoresParameter(['RES-11'], LIST, 'pccId'),
  'deleted-found-as-active': breaking('RES-56', 'RES-09')
    .says('The filter status active finds the deleted residents, too.')
    .by(alsoFinds, (one, { status }) => status === 'active' && one.status === 'deleted'),
  'list-under-items': breaking('RES-01', 'RES-02')
    .says('The list answers its residents as items next to an empty data array.')
    .by(afterwards, LIST, (reply) => {
      const body = membersIn(reply.body);
      return { ...reply, body: { ...body, items: body['data'], data: [] } };
    }),
});
