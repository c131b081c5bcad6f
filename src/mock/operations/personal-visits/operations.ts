import { windowHolds } from '../../domain/window.ts';
import { isRefusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import { compoundKey } from '../../world/keys.ts';
import type { PersonalVisitRecord } from '../../world/personal-visits-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import { createdReply } from '../created-reply.ts';
import { startOf } from '../exact-times.ts';
import { refusedForDeleted } from '../for-the-deleted.ts';
import { parentless, undeletable, unknown, unreadable, readOfDeleted } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { inListOrder } from '../order.ts';
import { updatedAt } from '../updated-at.ts';
import { textsAround, windowFor } from '../window.ts';
import { unset, visitValues } from './values.ts';
import { personalVisitView } from './view.ts';

interface VisitPath {
  readonly residentId: string;
  readonly visitId: string;
}

type OnOne = 'getPersonalVisit' | 'replacePersonalVisit' | 'deletePersonalVisit';

/**
 * Whether the list of a resident holds a visit; for an additional attendee that is an open choice (PVS-17).
 */
const isFoundBy = (visit: PersonalVisitRecord, residentId: string, world: World): boolean =>
  visit.residentId === residentId ||
  (visit.attendedResidentIds.includes(residentId) &&
    world.choose('visit-in-attendee-lists', { listed: true, 'path-resident-only': false }));

/** Whether the path may reach a visit through its resident; another resident is an open choice. */
const isReached = (
  visit: PersonalVisitRecord,
  { residentId }: VisitPath,
  operation: OnOne,
  world: World,
): boolean =>
  visit.residentId === residentId ||
  world.choose('child-under-wrong-parent', { 'not-found': false, served: true }, operation);

const notOf = ({ residentId, visitId }: VisitPath) =>
  unknown(`a personal visit of resident ${residentId}`, visitId);

const listPersonalVisits: Handler<'listPersonalVisits'> = ({ path: { residentId }, query }, context) => {
  const { residents, personalVisits } = context.store;
  if (!residents.find(residentId)) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless('listPersonalVisits', 'a resident', residentId, empty, context);
  }
  const window = windowFor('listPersonalVisits', query, zoneOfResident(residentId, context), context);
  if (isRefusal(window)) return window;
  const { visitType } = query;
  const starting = (visit: PersonalVisitRecord) => startOf(visit, zoneOfResident(visit.residentId, context));
  // PVS-15, PVS-16, PVS-19, PVS-20, PVS-26
  const { first, last } = textsAround(window);
  const found = personalVisits
    .between('start', compoundKey(residentId, first), compoundKey(residentId, last))
    .filter(
      (visit) =>
        isFoundBy(visit, residentId, context) &&
        (visitType === undefined || visit.visitType === visitType) &&
        windowHolds(window, starting(visit)),
    );
  const start = (visit: PersonalVisitRecord): string => isoOf(starting(visit));
  const listed = inListOrder('listPersonalVisits', personalVisits, found, start, context);
  return { status: 200, body: { data: listed.map((visit) => personalVisitView(visit, context)) } };
};

const createPersonalVisit: Handler<'createPersonalVisit'> = (
  { path: { residentId }, body, acting: { id, name } },
  context,
) => {
  const resident = context.store.residents.find(residentId);
  if (!resident) return unknown('a resident', residentId);
  const gone = refusedForDeleted(resident, 'a resident', 'createPersonalVisit', context);
  if (gone) return gone;
  const values = visitValues(body, residentId, unset(residentId), 'createPersonalVisit', context);
  if (isRefusal(values)) return values;
  const created = isoOf(context.clock.now());
  // PVS-34
  const visit = context.store.personalVisits.insert({
    id: context.ids.next('pvs'),
    residentId,
    ...values,
    creator: { id, name },
    created,
    modified: created,
  });
  return createdReply('createPersonalVisit', { data: personalVisitView(visit, context) }, context);
};

const getPersonalVisit: Handler<'getPersonalVisit'> = ({ path }, context) => {
  const { personalVisits, deletedPersonalVisits } = context.store;
  const former = readOfDeleted('getPersonalVisit', deletedPersonalVisits.find(path.visitId), context);
  const visit = personalVisits.find(path.visitId) ?? former;
  if (!visit) return unreadable('getPersonalVisit', 'a personal visit', path.visitId, context);
  if (!isFoundBy(visit, path.residentId, context) && !isReached(visit, path, 'getPersonalVisit', context))
    return notOf(path);
  return { status: 200, body: { data: personalVisitView(visit, context) } };
};

const replacePersonalVisit: Handler<'replacePersonalVisit'> = ({ path, body }, context) => {
  const { personalVisits } = context.store;
  const visit = personalVisits.find(path.visitId);
  if (!visit) return unknown('a personal visit', path.visitId);
  if (!isReached(visit, path, 'replacePersonalVisit', context)) return notOf(path);
  const { residentId } = visit;
  const kept = { ...visit, timeType: 'exactTime' as const };
  const former = context.choose('visit-put-omitted', { cleared: unset(residentId), kept });
  const values = visitValues(body, residentId, former, 'replacePersonalVisit', context);
  if (isRefusal(values)) return values;
  // PVS-58, PVS-59
  const replaced = personalVisits.replace({
    ...visit,
    ...values,
    modified: updatedAt(visit.modified, context),
  });
  return { status: 200, body: { data: personalVisitView(replaced, context) } };
};

const deletePersonalVisit: Handler<'deletePersonalVisit'> = ({ path }, context) => {
  const { personalVisits, deletedPersonalVisits } = context.store;
  const visit = personalVisits.find(path.visitId);
  if (!visit) return undeletable('deletePersonalVisit', 'a personal visit', path.visitId, context);
  if (!isReached(visit, path, 'deletePersonalVisit', context)) return notOf(path);
  // PVS-62
  personalVisits.remove(visit.id);
  deletedPersonalVisits.insert(visit);
  return { status: 204, body: undefined };
};

/** The section Personal visits of the interface. */
export const personalVisitOperations: OperationsOf<'personal-visits'> = {
  listPersonalVisits,
  createPersonalVisit,
  getPersonalVisit,
  replacePersonalVisit,
  deletePersonalVisit,
};
