import type { QueryOf } from '../../../../openapi/generated/contract.ts';
import { isRefusal } from '../../http/problem.ts';
import { pageOf, sorted, type Page } from '../../http/paging.ts';
import type { ResidentRecord } from '../../world/records.ts';
import { parentless } from '../lookup.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { listOrder } from '../order.ts';
import { byLastName } from '../person-name.ts';
import { wholeValue } from '../text-filter.ts';
import { residentView } from './view.ts';

type Keep = (resident: ResidentRecord) => boolean;

/** The filters of a list; all of those that are sent have to be passed. */
const passing = (query: QueryOf<'listResidents'>, context: OperationContext): Keep => {
  const isSame = wholeValue(context);
  const showsDeleted = context.choose(
    'deleted-in-default-list',
    { 'left-out': false, listed: true },
    'listResidents',
  );
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

const EMPTY: Page<never> = { data: [], nextCursor: null, hasMore: false };

/** GET P/facilities/{facilityId}/residents */
export const listResidents: Handler<'listResidents'> = ({ path, query, page }, context) => {
  const { facilities, residents } = context.store;
  if (!facilities.find(path.facilityId)) {
    const none = parentless('listResidents', 'a facility', path.facilityId, EMPTY, context);
    return isRefusal(none) ? none : { status: 200, body: none };
  }
  const passes = passing(query, context);
  const order = listOrder('listResidents', residents, byLastName, context);
  // RES-02, RES-03
  const kept = residents.filter((one) => one.facilityId === path.facilityId && passes(one));
  return {
    status: 200,
    body: pageOf(sorted(kept, order), order, page, (resident) => residentView(resident, context), context),
  };
};
