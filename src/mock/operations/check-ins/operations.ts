import { daysIn } from '../../domain/window.ts';
import { isRefusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import { compoundKey } from '../../world/keys.ts';
import type { CheckInRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { createdReply } from '../created-reply.ts';
import { refusedForDeleted } from '../for-the-deleted.ts';
import { parentless, readOfDeleted, undeletable, unknown, unreadable } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { inListOrder } from '../order.ts';
import { updatedAt } from '../updated-at.ts';
import { textsAround, windowFor } from '../window.ts';
import { readDetails, refusedTaken } from './details.ts';
import { checkInView, zoneOfResident } from './view.ts';

interface CheckInPath {
  readonly residentId: string;
  readonly checkInId: string;
}

type OnOne = 'getCheckIn' | 'replaceCheckIn' | 'deleteCheckIn';

/** Whether the path may reach a check-in through its resident; another resident is an open choice. */
const isReached = (
  checkIn: CheckInRecord,
  { residentId }: CheckInPath,
  operation: OnOne,
  world: World,
): boolean =>
  checkIn.residentId === residentId ||
  world.choose('child-under-wrong-parent', { 'not-found': false, served: true }, operation);

const notOf = ({ residentId, checkInId }: CheckInPath) =>
  unknown(`a check-in of resident ${residentId}`, checkInId);

const listCheckIns: Handler<'listCheckIns'> = ({ path: { residentId }, query }, context) => {
  const { residents, checkIns } = context.store;
  if (!residents.find(residentId)) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless('listCheckIns', 'a resident', residentId, empty, context);
  }
  const window = windowFor('listCheckIns', query, zoneOfResident(residentId, context), context);
  if (isRefusal(window)) return window;
  // CHK-09, CHK-10, CHK-11
  const { first, last } = textsAround(window);
  const isHeld = daysIn(window);
  const found = checkIns
    .between('day', compoundKey(residentId, first), compoundKey(residentId, last))
    .filter(({ day }) => isHeld(day));
  const listed = inListOrder('listCheckIns', checkIns, found, ({ day }) => day, context);
  return { status: 200, body: { data: listed.map((checkIn) => checkInView(checkIn, context)) } };
};

const createCheckIn: Handler<'createCheckIn'> = ({ path: { residentId }, body }, context) => {
  const resident = context.store.residents.find(residentId);
  if (!resident) return unknown('a resident', residentId);
  const gone = refusedForDeleted(resident, 'a resident', 'createCheckIn', context);
  if (gone) return gone;
  const details = readDetails(body, residentId, 'createCheckIn', context);
  if (isRefusal(details)) return details;
  const taken = refusedTaken(residentId, details.day, context);
  if (taken) return taken;
  const created = isoOf(context.clock.now());
  const checkIn = context.store.checkIns.insert({
    id: context.ids.next('chk'),
    residentId,
    ...details,
    // CHK-25, CHK-31
    description: body.description ?? null,
    created,
    modified: created,
  });
  return createdReply('createCheckIn', { data: checkInView(checkIn, context) }, context);
};

const getCheckIn: Handler<'getCheckIn'> = ({ path }, context) => {
  const { checkIns, deletedCheckIns } = context.store;
  const former = readOfDeleted('getCheckIn', deletedCheckIns.find(path.checkInId), context);
  const checkIn = checkIns.find(path.checkInId) ?? former;
  if (!checkIn) return unreadable('getCheckIn', 'a check-in', path.checkInId, context);
  if (!isReached(checkIn, path, 'getCheckIn', context)) return notOf(path);
  return { status: 200, body: { data: checkInView(checkIn, context) } };
};

const replaceCheckIn: Handler<'replaceCheckIn'> = ({ path, body }, context) => {
  const { checkIns } = context.store;
  const checkIn = checkIns.find(path.checkInId);
  if (!checkIn) return unknown('a check-in', path.checkInId);
  if (!isReached(checkIn, path, 'replaceCheckIn', context)) return notOf(path);
  const details = readDetails(body, checkIn.residentId, 'replaceCheckIn', context);
  if (isRefusal(details)) return details;
  // An update that keeps the day is never a conflict (CHK-43).
  const moves = details.day !== checkIn.day;
  const taken = moves ? refusedTaken(checkIn.residentId, details.day, context, checkIn.id) : undefined;
  if (taken && context.choose('check-in-moved-onto-taken-day', { refused: true, allowed: false }))
    return taken;
  const leftOut = context.choose('check-in-put-omitted', { cleared: null, kept: checkIn.description });
  // CHK-42, CHK-44, CHK-45
  const replaced = checkIns.replace({
    ...checkIn,
    ...details,
    description: body.description ?? leftOut,
    modified: updatedAt(checkIn.modified, context),
  });
  return { status: 200, body: { data: checkInView(replaced, context) } };
};

const deleteCheckIn: Handler<'deleteCheckIn'> = ({ path }, context) => {
  const { checkIns, deletedCheckIns } = context.store;
  const checkIn = checkIns.find(path.checkInId);
  if (!checkIn) return undeletable('deleteCheckIn', 'a check-in', path.checkInId, context);
  if (!isReached(checkIn, path, 'deleteCheckIn', context)) return notOf(path);
  // CHK-49, CHK-50
  checkIns.remove(checkIn.id);
  deletedCheckIns.insert(checkIn);
  return { status: 204, body: undefined };
};

/** The section Check-ins of the interface. */
export const checkInOperations: OperationsOf<'check-ins'> = {
  listCheckIns,
  createCheckIn,
  getCheckIn,
  replaceCheckIn,
  deleteCheckIn,
};
