import type { AlbumRecord } from './albums-records.ts';
import type { AnnouncementRecord } from './announcements-records.ts';
import { createCollection, type Collection, type Stored } from './collection.ts';
import type { FlatPersonalActivityRecord } from './flat-examples-records.ts';
import type { MessageAttachmentRecord } from './messages-records.ts';
import type { PhotoTagRecord } from './photos-records.ts';
import type { ActivityTypeRecord, CalendarRecord, FacilityRecord, SystemActorRecord } from './records.ts';
import type { ModulesRecord } from './request-records.ts';
import { secondaryKeys } from './secondary-keys.ts';
import type { TransportationSettingsRecord } from './transportation-records.ts';
import type { WorkRequestSettingsRecord, WorkTeamsRecord } from './work-requests-records.ts';

/** The collections of a world, empty. */
export const createStore = () => ({
  facilities: createCollection<FacilityRecord>({}),
  residents: createCollection(secondaryKeys.residents),
  connections: createCollection(secondaryKeys.connections),
  staff: createCollection(secondaryKeys.staff),
  systemActors: createCollection<SystemActorRecord>({}),
  accounts: createCollection(secondaryKeys.accounts),
  calendars: createCollection<CalendarRecord>({}),
  activityTypes: createCollection<ActivityTypeRecord>({}),
  activities: createCollection(secondaryKeys.activities),
  registrations: createCollection(secondaryKeys.registrations),
  checkIns: createCollection(secondaryKeys.checkIns),
  /** Deleted records in their last state, for the reading under which they can still be read. */
  deletedCheckIns: createCollection(secondaryKeys.checkIns),
  albums: createCollection<AlbumRecord>({}),
  photoTags: createCollection<PhotoTagRecord>({}),
  photos: createCollection(secondaryKeys.photos),
  assessments: createCollection(secondaryKeys.assessments),
  attendance: createCollection(secondaryKeys.attendance),
  personalActivities: createCollection(secondaryKeys.personalActivities),
  personalActivityPresets: createCollection(secondaryKeys.personalActivityPresets),
  personalVisits: createCollection(secondaryKeys.personalVisits),
  /** Deleted records in their last state, for the reading under which they can still be read. */
  deletedPersonalVisits: createCollection(secondaryKeys.personalVisits),
  announcements: createCollection<AnnouncementRecord>({}),
  flatPersonalActivities: createCollection<FlatPersonalActivityRecord>({}),
  /** Used only where the flat routes have a store of their own. */
  flatRegistrations: createCollection(secondaryKeys.registrations),
  threads: createCollection(secondaryKeys.threads),
  messages: createCollection(secondaryKeys.messages),
  messageAttachments: createCollection<MessageAttachmentRecord>({}),
  /** By facility; a community without a record has all modules enabled. */
  modules: createCollection<ModulesRecord>({}),
  transportationSettings: createCollection<TransportationSettingsRecord>({}),
  transportationRequests: createCollection(secondaryKeys.transportationRequests),
  workTeams: createCollection<WorkTeamsRecord>({}),
  workRequestSettings: createCollection<WorkRequestSettingsRecord>({}),
  workRequests: createCollection(secondaryKeys.workRequests),
  /** The comments of transportation and of work requests. */
  requestComments: createCollection(secondaryKeys.requestComments),
});

export type Store = Readonly<ReturnType<typeof createStore>>;

/** All collections of a store by their names, as collections of `Stored`. */
export const collectionsOf = (store: Store): Readonly<Record<string, Collection<Stored>>> => ({ ...store });

/** A store with the same records. A collection is copied only when it is first written to. */
export const forkStore = (store: Store): Store => {
  const forks = Object.entries(store).map(([name, collection]) => [name, collection.fork()] as const);
  return Object.assign({ ...store }, Object.fromEntries(forks));
};
