import type { components } from '../../../../openapi/generated/types.ts';
import type { AboutRecord, ResidentRecord } from '../../world/records.ts';
import { linkedUrl } from '../avatars.ts';
import { lastingView } from '../lasting-view.ts';
import { fullNameOf } from '../person-name.ts';

type Resident = components['schemas']['Resident'];
type ResidentAbout = components['schemas']['ResidentAbout'];

const aboutView = (about: AboutRecord): ResidentAbout => ({
  bio: about.bio ?? null,
  likes: about.likes ? [...about.likes] : null,
  dislikes: about.dislikes ? [...about.dislikes] : null,
  veteranDetail: about.veteranDetail ?? null,
  anniversary: about.anniversary ?? null,
  directoryOptOut: about.directoryOptOut ?? false,
  diagnoses: about.diagnoses ? [...about.diagnoses] : null,
  isVeteran: about.isVeteran ?? false,
});

/** A resident as every answer shows it (the interface: Resources, Resident). */
export const residentView = lastingView((resident: ResidentRecord, setting): Resident => ({
  id: resident.id,
  externalId: resident.externalId,
  pccId: resident.pccId,
  firstName: resident.firstName,
  lastName: resident.lastName,
  fullName: fullNameOf(resident, setting),
  nickname: resident.nickname,
  email: resident.email,
  phone: resident.phone,
  roomNumber: resident.roomNumber,
  status: resident.status,
  moveInDate: resident.moveInDate,
  dob: resident.dob,
  gender: resident.gender,
  profilePhotoUrl: linkedUrl(resident, setting),
  facilityId: resident.facilityId,
  about: resident.about && aboutView(resident.about),
  created: resident.created,
  modified: resident.modified,
}));
