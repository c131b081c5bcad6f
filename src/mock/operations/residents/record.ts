import type { components } from '../../../../openapi/generated/types.ts';
import { isoOf } from '../../world/clock.ts';
import type { AboutRecord, ResidentRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

type ResidentBody = Omit<components['schemas']['ResidentReplace'], 'status'>;
type Editable = Pick<
  ResidentRecord,
  | 'firstName'
  | 'lastName'
  | 'nickname'
  | 'email'
  | 'phone'
  | 'roomNumber'
  | 'moveInDate'
  | 'dob'
  | 'gender'
  | 'about'
>;

const aboutRecord = (sent: components['schemas']['ResidentAboutInput']): AboutRecord => ({
  bio: sent.bio ?? null,
  likes: sent.likes ?? null,
  dislikes: sent.dislikes ?? null,
  veteranDetail: sent.veteranDetail ?? null,
  anniversary: sent.anniversary ?? null,
  directoryOptOut: sent.directoryOptOut ?? null,
  diagnoses: sent.diagnoses ?? null,
  isVeteran: sent.isVeteran ?? null,
});

/**
 * The editable members of a body; members left out become null. Dates are stored as sent: in another zone a day of
 * birth could become another day (RES-16, RES-23, RES-25, RES-37, RES-47, RES-48).
 */
export const editable = (body: ResidentBody): Editable => ({
  firstName: body.firstName,
  lastName: body.lastName,
  nickname: body.nickname ?? null,
  email: body.email ?? null,
  phone: body.phone ?? null,
  roomNumber: body.roomNumber ?? null,
  moveInDate: body.moveInDate ?? null,
  dob: body.dob ?? null,
  gender: body.gender ?? null,
  about: body.about ? aboutRecord(body.about) : null,
});

/** A new resident of a facility, saved (the interface: States, Resident status). */
export const insertResident = (
  facilityId: string,
  body: ResidentBody,
  own: Pick<ResidentRecord, 'status' | 'externalId' | 'pccId'>,
  world: World,
): ResidentRecord => {
  const now = isoOf(world.clock.now());
  return world.store.residents.insert({
    id: world.ids.next('res'),
    // RES-22
    facilityId,
    ...own,
    ...editable(body),
    avatarFileId: null,
    created: now,
    modified: now,
  });
};
