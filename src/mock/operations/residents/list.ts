import type { QueryOf } from '../../../../openapi/generated/contract.ts';
import { isRefusal } from '../../http/problem.ts';
import { pageOf, sorted, type Page } from '../../http/paging.ts';
import type { ResidentRecord } from '../../world/records.ts';
import { parentless } from '../lookup.ts';
import type { Handler, Scene } from '../operation.ts';
import { listOrder } from '../order.ts';
import { byLastName } from '../person-name.ts';
import { wholeValue } from '../text-filter.ts';
import { residentView } from './view.ts';

type Keep = (resident: ResidentRecord) => boolean;

/** The filters of a list; all of those that are sent have to be passed. */
const passing = (query: QueryOf<'listResidents'>, scene: Scene): Keep => {
  const isSame = wholeValue(scene);
  const showsDeleted = scene.choose(
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
export const listResidents: Handler<'listResidents'> = ({ path, query, page }, scene) => {
  const { facilities, residents } = scene.store;
  if (!facilities.find(path.facilityId)) {
    const none = parentless('listResidents', 'a facility', path.facilityId, EMPTY, scene);
    return isRefusal(none) ? none : { status: 200, body: none };
  }
  const passes = passing(query, scene);
  const order = listOrder('listResidents', residents, byLastName, scene);
  // RES-02, RES-03
  const kept = residents.filter((one) => one.facilityId === path.facilityId && passes(one));
  return {
    status: 200,
    body: pageOf(sorted(kept, order), order, page, (resident) => residentView(resident, scene), scene),
  };
};
