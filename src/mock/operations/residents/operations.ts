import { statusAfterDelete } from '../../domain/lifecycle.ts';
import { createdReply } from '../created-reply.ts';
import { exampleResident } from '../flat-examples/alternate-shape.ts';
import { undeletable, unknown, unreadable } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { freePlacesOf } from '../registrations/cancel.ts';
import { updatedAt } from '../updated-at.ts';
import { deleteResidentAvatar, uploadResidentAvatar } from './avatar.ts';
import { listResidents } from './list.ts';
import { insertResident } from './record.ts';
import { replaceResident } from './replace.ts';
import { residentView } from './view.ts';

const createResident: Handler<'createResident'> = ({ path, body }, context) => {
  if (!context.store.facilities.find(path.facilityId)) return unknown('a facility', path.facilityId);
  const unnamed = context.choose('status-on-create', {
    active: 'active',
    inactive: 'inactive',
    unset: null,
  } as const);
  const own = {
    // RES-19
    status: body.status ?? unnamed,
    // RES-24
    externalId: body.externalId ?? null,
    pccId: body.pccId ?? null,
  };
  const resident = insertResident(path.facilityId, body, own, context);
  return createdReply('createResident', { data: residentView(resident, context) }, context);
};

const getResident: Handler<'getResident'> = ({ path }, context) => {
  // RES-27
  const resident = context.store.residents.find(path.residentId);
  if (!resident) return unreadable('getResident', 'a resident', path.residentId, context);
  // RES-39
  const isGone =
    resident.status === 'deleted' &&
    context.choose('read-deleted-record', { kept: false, 'not-found': true }, 'getResident');
  if (isGone) return unknown('a resident', resident.id);
  return context.choose(
    'flat-twins',
    {
      reference: () => ({ status: 200, body: { data: residentView(resident, context) } }) as const,
      example: () => ({ status: 200, body: exampleResident(resident) }) as const,
    },
    'getResident',
  )();
};

const deleteResident: Handler<'deleteResident'> = ({ path }, context) => {
  const { residents } = context.store;
  const resident = residents.find(path.residentId);
  if (!resident) return undeletable('deleteResident', 'a resident', path.residentId, context);
  const again = { 'by-the-letter': 'by-the-letter', terminal: 'terminal' } as const;
  const status = statusAfterDelete(resident.status, context.choose('deleted-resident-again', again));
  if (status === 'refused') return unknown('a resident that is not deleted', resident.id);
  if (resident.status !== status)
    // RES-55
    residents.replace({ ...resident, status, modified: updatedAt(resident.modified, context) });
  freePlacesOf(resident.id, context);
  return { status: 204, body: undefined };
};

/** The section Residents of the interface. */
export const residentOperations: OperationsOf<'residents'> = {
  listResidents,
  createResident,
  getResident,
  replaceResident,
  deleteResident,
  uploadResidentAvatar,
  deleteResidentAvatar,
};
