import type { AlbumRecord } from './albums-records.ts';
import type { AnnouncementRecord } from './announcements-records.ts';
import type { AssessmentRecord } from './assessments-records.ts';
import type { AttendanceRecord } from './attendance-records.ts';
import { createChoose, type Choose, type Readings } from './choices.ts';
import type { Clock } from './clock.ts';
import { createCollection, type Collection, type Stored } from './collection.ts';
import type { Files } from './files.ts';
import type { FlatPersonalActivityRecord } from './flat-examples-records.ts';
import { createIds, type Ids } from './ids.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { MessageAttachmentRecord, MessageRecord, ThreadRecord } from './messages-records.ts';
import type { PersonalActivityPresetRecord, PersonalActivityRecord } from './personal-activities-records.ts';
import type { PersonalVisitRecord } from './personal-visits-records.ts';
import type { PhotoRecord, PhotoTagRecord } from './photos-records.ts';
import type {
  ActivityRecord,
  ActivityTypeRecord,
  CalendarRecord,
  CheckInRecord,
  ConnectionRecord,
  FacilityRecord,
  RegistrationRecord,
  ResidentRecord,
  StaffRecord,
  SystemActorRecord,
} from './records.ts';

import type { ModulesRecord, RequestCommentRecord } from './request-records.ts';
import type { TransportationRequestRecord, TransportationSettingsRecord } from './transportation-records.ts';
import type {
  WorkRequestRecord,
  WorkRequestSettingsRecord,
  WorkTeamsRecord,
} from './work-requests-records.ts';

export interface Store {
  readonly facilities: Collection<FacilityRecord>;
  readonly residents: Collection<ResidentRecord>;
  readonly connections: Collection<ConnectionRecord>;
  readonly staff: Collection<StaffRecord>;
  readonly systemActors: Collection<SystemActorRecord>;
  readonly calendars: Collection<CalendarRecord>;
  readonly activityTypes: Collection<ActivityTypeRecord>;
  readonly activities: Collection<ActivityRecord>;
  readonly registrations: Collection<RegistrationRecord>;
  readonly checkIns: Collection<CheckInRecord>;
  /** As they last were; read only where deleted ones can still be read. */
  readonly deletedCheckIns: Collection<CheckInRecord>;
  readonly albums: Collection<AlbumRecord>;
  readonly photoTags: Collection<PhotoTagRecord>;
  readonly photos: Collection<PhotoRecord>;
  readonly assessments: Collection<AssessmentRecord>;
  readonly attendance: Collection<AttendanceRecord>;
  readonly personalActivities: Collection<PersonalActivityRecord>;
  readonly personalActivityPresets: Collection<PersonalActivityPresetRecord>;
  readonly personalVisits: Collection<PersonalVisitRecord>;
  /** As they last were; read only where deleted ones can still be read. */
  readonly deletedPersonalVisits: Collection<PersonalVisitRecord>;
  readonly announcements: Collection<AnnouncementRecord>;
  readonly flatPersonalActivities: Collection<FlatPersonalActivityRecord>;
  /** Only where flat routes have a store of their own. */
  readonly flatRegistrations: Collection<RegistrationRecord>;
  readonly threads: Collection<ThreadRecord>;
  readonly messages: Collection<MessageRecord>;
  readonly messageAttachments: Collection<MessageAttachmentRecord>;
  /** By facility; a community of which nothing is recorded has everything enabled. */
  readonly modules: Collection<ModulesRecord>;
  readonly transportationSettings: Collection<TransportationSettingsRecord>;
  readonly transportationRequests: Collection<TransportationRequestRecord>;
  readonly workTeams: Collection<WorkTeamsRecord>;
  readonly workRequestSettings: Collection<WorkRequestSettingsRecord>;
  readonly workRequests: Collection<WorkRequestRecord>;
  /** Of transportation and of work requests. */
  readonly requestComments: Collection<RequestCommentRecord>;
}

/** Every collection of a store by its name, for whoever looks at all alike. */
export const collectionsOf = (store: Store): Readonly<Record<string, Collection<Stored>>> => ({ ...store });

/** Everything that one tenant is. Two worlds share nothing but the clock and the bounded room for files. */
export interface World {
  readonly tenant: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly files: Files;
  readonly choose: Choose;
}

interface WorldOptions {
  readonly tenant: string;
  readonly seed: number;
  readonly clock: Clock;
  readonly files: Files;
  readonly readings?: Readings;
}

const createStore = (): Store => ({
  facilities: createCollection(),
  residents: createCollection(),
  connections: createCollection(),
  staff: createCollection(),
  systemActors: createCollection(),
  calendars: createCollection(),
  activityTypes: createCollection(),
  activities: createCollection(),
  registrations: createCollection(),
  checkIns: createCollection(),
  deletedCheckIns: createCollection(),
  albums: createCollection(),
  photoTags: createCollection(),
  photos: createCollection(),
  assessments: createCollection(),
  attendance: createCollection(),
  personalActivities: createCollection(),
  personalActivityPresets: createCollection(),
  personalVisits: createCollection(),
  deletedPersonalVisits: createCollection(),
  announcements: createCollection(),
  flatPersonalActivities: createCollection(),
  flatRegistrations: createCollection(),
  threads: createCollection(),
  messages: createCollection(),
  messageAttachments: createCollection(),
  modules: createCollection(),
  transportationSettings: createCollection(),
  transportationRequests: createCollection(),
  workTeams: createCollection(),
  workRequestSettings: createCollection(),
  workRequests: createCollection(),
  requestComments: createCollection(),
});

/** A world with nothing in it; fixtures fill it. */
export const createWorld = ({ tenant, seed, clock, files, readings = {} }: WorldOptions): World => ({
  tenant,
  store: createStore(),
  clock,
  ids: createIds(seed, tenant),
  outbox: createOutbox(),
  files,
  choose: createChoose(readings),
});
