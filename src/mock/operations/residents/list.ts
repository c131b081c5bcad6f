import type { QueryOf } from '../../../../openapi/generated/contract.ts';
import type { Page } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import { compoundKey } from '../../world/keys.ts';
import type { ResidentRecord } from '../../world/records.ts';
import { folded } from '../../world/secondary-keys.ts';
import { parentless } from '../lookup.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { listOrder, pageUnder } from '../order.ts';
import { byLastName } from '../person-name.ts';
import { wholeValue } from '../text-filter.ts';
import { residentView } from './view.ts';

type Keep = (resident: ResidentRecord) => boolean;

/** The filters of a list; a record must pass all that are sent. */
const passing = (query: QueryOf<'listResidents'>, showsDeleted: boolean, context: OperationContext): Keep => {
  const isSame = wholeValue(context);
  // RES-09, RES-56
  const isInStatus: Keep = ({ status }) =>
    query.status === undefined ? showsDeleted || status !== 'deleted' : status === query.status;
  return (resident) =>
    isInStatus(resident) &&
    // RES-04, RES-05
    isSame(resident.email, query.email) &&
    // RES-06, RES-07
    isSame(resident.phone, query.phone) &&
    // RES-10
    isSame(resident.externalId, query.externalId) &&
    // RES-11
    isSame(resident.pccId, query.pccId);
};

/** The index key with the fewest residents among those that hold all matches. */
const narrowest = (facilityId: string, query: QueryOf<'listResidents'>, showsDeleted: boolean) => {
  for (const index of ['externalId', 'pccId', 'email', 'phone'] as const) {
    const wanted = query[index];
    if (wanted !== undefined) return { index, key: compoundKey(facilityId, folded(wanted)) };
  }
  if (query.status !== undefined)
    return { index: 'status', key: compoundKey(facilityId, query.status) } as const;
  return { index: showsDeleted ? 'facility' : 'living', key: facilityId } as const;
};

const EMPTY: Page<never> = { data: [], nextCursor: null, hasMore: false };

/** GET P/facilities/{facilityId}/residents */
export const listResidents: Handler<'listResidents'> = ({ path, query, page }, context) => {
  const { facilities, residents } = context.store;
  if (!facilities.find(path.facilityId)) {
    const none = parentless('listResidents', 'a facility', path.facilityId, EMPTY, context);
    return isRefusal(none) ? none : { status: 200, body: none };
  }
  const showsDeleted = context.choose(
    'deleted-in-default-list',
    { 'left-out': false, listed: true },
    'listResidents',
  );
  const passes = passing(query, showsDeleted, context);
  const order = listOrder('listResidents', residents, byLastName, context);
  // RES-02, RES-03
  const under = { collection: residents, ...narrowest(path.facilityId, query, showsDeleted) };
  const view = (resident: ResidentRecord) => residentView(resident, context);
  return { status: 200, body: pageUnder(under, passes, order, page, view, context) };
};
