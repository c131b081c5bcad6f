/**
 * How `--anonymise` treats each member of a record: the name of a rule, with its members. A member without a rule is
 * dropped. `*` stands for every item of a list.
 */
export type RuleName = keyof Rules;

interface Rules {
  /** Stays: it says nothing about a person. */
  readonly keep: string;
  /** An id: equal ids get equal replacements, so relations stay. */
  readonly id: string;
  /** A name that belongs to the id next to it; the record's own name has two parts. */
  readonly person: string;
  readonly first: string;
  readonly last: string;
  /** The name of someone without an id. */
  readonly guest: string;
  readonly email: string;
  readonly phone: string;
  readonly room: string;
  /** A day of a life: its year is shifted. */
  readonly life: string;
  /** Text by people; equal texts get equal replacements. */
  readonly text: string;
  /** The name of a thing. */
  readonly label: string;
  readonly fileName: string;
  /** A word of a known list; any other is dropped. */
  readonly relationship: string;
  readonly reason: string;
  /** Personal, and useless for tests. */
  readonly drop: string;
}

export type RulesOf = Readonly<Record<string, Readonly<Partial<Rules>>>>;

const ATTACHED = {
  id: 'id fileId',
  fileName: 'name',
  keep: 'type size',
} as const;

/** The rules of the items of a list, under its name. */
const each = (list: string, rules: Partial<Rules>): Partial<Rules> =>
  Object.fromEntries(
    Object.entries(rules).map(([rule, members]) => [
      rule,
      members
        .split(' ')
        .map((one) => `${list}.*.${one}`)
        .join(' '),
    ]),
  );

/** The rules of one collection, merged from several. */
const all = (...parts: readonly Partial<Rules>[]): Partial<Rules> => {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const member = (part: Partial<Rules>, name: string) =>
    Object.entries(part).find(([own]) => own === name)?.[1];
  return Object.fromEntries(
    names.map((name) => [name, parts.flatMap((part) => member(part, name) ?? []).join(' ')]),
  );
};

const checkIns: Partial<Rules> = {
  id: 'id residentId checkInStaffId',
  text: 'description',
  keep: 'day durationInMinutes created modified',
};

const personalVisits: Partial<Rules> = {
  id: 'id residentId attendedResidentIds.* connectionVisitors.*.connectionId creator.id',
  label: 'name',
  person: 'creator.name',
  guest: 'manualVisitors.*.name',
  relationship: 'manualVisitors.*.relationship',
  text: 'description',
  keep: 'visitType startDate startTime endTime timeType durationInMinutes created modified',
};

const registrations: Partial<Rules> = {
  id: 'id activityId userId personId',
  keep: 'occurrenceDate userType registeredAt status onDates',
};

const OPTION = 'order isCustom isExclusive';

export const rules: RulesOf = {
  facilities: { id: 'id', label: 'name', keep: 'bedCount careSetting timeZone' },
  residents: {
    id: 'id facilityId externalId avatarFileId linkedFileId',
    first: 'firstName',
    last: 'lastName',
    email: 'email',
    phone: 'phone',
    room: 'roomNumber',
    life: 'dob moveInDate about.anniversary',
    keep: 'status gender created modified about.directoryOptOut',
    drop: 'pccId nickname about.bio about.likes about.dislikes about.veteranDetail about.diagnoses about.isVeteran',
  },
  connections: {
    id: 'id externalId facilityIds.* residentIds.* avatarFileId linkedFileId',
    first: 'firstName',
    last: 'lastName',
    email: 'email',
    phone: 'phoneNumber',
    relationship: 'relationship',
    keep: 'contactType status disableNotifications disableSMS disableInvites created updated',
    drop: 'groups additionalInfo pccId',
  },
  staff: { id: 'id facilityIds.*', first: 'firstName', last: 'lastName', keep: 'permissions' },
  systemActors: { id: 'id', label: 'name' },
  accounts: { id: 'id personId' },
  calendars: { id: 'id facilityIds.*', label: 'name', keep: 'category private created' },
  activityTypes: { id: 'id', keep: 'name category' },
  activities: all(
    {
      id: 'id calendarId facilityId creator.id',
      label: 'name',
      person: 'creator.name',
      text: 'location description',
      keep: 'type startDate endDate startTime endTime timeType maxRegistered maxRegisteredConnections allowConnections isCancelled isDeleted recurrence created modified',
    },
    each('attachments', all(ATTACHED, { keep: 'publicToFamily' })),
  ),
  registrations,
  flatRegistrations: registrations,
  checkIns,
  deletedCheckIns: checkIns,
  albums: { id: 'id facilityIds.*', label: 'title', keep: 'type sharedAcrossCommunities createdAt' },
  photoTags: { id: 'id', label: 'name' },
  photos: {
    id: 'id fileId caption.creatorId creator.id activityId facilityIds.* userIds.* tagIds.* albumIds.*',
    text: 'caption.text',
    person: 'creator.name',
    keep: 'type caption.created created isDeleted',
  },
  assessments: all(
    {
      id: 'id assessmentId residentId assessmentTemplateId facilityId createdBy.id completedBy.id',
      label: 'assessmentName',
      person: 'createdBy.name completedBy.name',
      keep: 'type category dateStarted dateCompleted dateLastUpdated isDeleted',
      drop: 'selectedGuids comments',
    },
    each('questions', {
      id: 'guid',
      text: 'text',
      keep: 'questionType answerType order isRequired isAllowMultipleSelection isAllowCustomAnswer hasAdditionalComments',
      drop: 'helper',
    }),
    each('questions.*.answerOptions', { id: 'guid', text: 'text', keep: OPTION, drop: 'value' }),
    each('questions.*.followUpQuestions', {
      id: 'guid applyToParentAnswerGuids.*',
      text: 'text',
      keep: 'order answerType',
    }),
    each('questions.*.followUpQuestions.*.answerOptions', {
      ...{ id: 'guid', text: 'text', keep: OPTION, drop: 'value' },
    }),
  ),
  attendance: {
    id: 'id activityId userId',
    reason: 'declineReason',
    keep: 'occurrenceDate userType status markedAt duration',
  },
  personalActivities: all(
    {
      id: 'id residentId attendedResidentIds.*',
      label: 'name',
      text: 'location description',
      keep: 'startDate durationInMinutes confirmed startTime endTime timeType created modified',
    },
    each('photos', all(ATTACHED, { keep: 'publicToFamily' })),
  ),
  personalActivityPresets: { id: 'id facilityId', label: 'name' },
  personalVisits,
  deletedPersonalVisits: personalVisits,
  announcements: all(
    {
      id: 'id facilityIds.* createdBy connectionIds.* readBy.* archivedBy.*',
      text: 'from subject message smsMessage',
      keep: 'status scheduledAt createdAt',
      drop: 'recipientGroups',
    },
    each('attachments', { id: 'id fileId', fileName: 'name', keep: 'size' }),
  ),
  flatPersonalActivities: {
    id: 'id residentId',
    text: 'title location',
    keep: 'startTime endTime created',
  },
  threads: {
    id: 'id standings.*.personId',
    text: 'title',
    keep: 'standings.*.archived standings.*.read standings.*.isMuted standings.*.hasLeft createdAt',
  },
  messages: {
    id: 'id threadId authorId attachmentId',
    text: 'body',
    keep: 'createdAt scheduledAt isDeleted',
  },
  messageAttachments: ATTACHED,
  modules: { id: 'id', keep: 'transportation familyTransportation workRequests familyWorkRequests' },
  transportationSettings: {
    id: 'id',
    keep: 'transportationTypes requireDestinationAddress minimumLeadTimeHours hoursOfOperation',
  },
  transportationRequests: {
    id: 'id residentId facilityId driver.id vehicle.id creator.id',
    person: 'driver.name creator.name',
    phone: 'driver.phone creatorPhone',
    label: 'vehicle.name',
    text: 'pickupLocation destination destinationAddress notes',
    keep: 'status mileage recurrence creator.userType created modified isDeleted date appointmentTime tripType returnTime pickupTime transportationType',
    drop: 'mobilityNeeds',
  },
  workTeams: { id: 'id', keep: 'teams.*.key teams.*.name' },
  workRequestSettings: { id: 'id', keep: 'types', text: 'locations.*' },
  workRequests: all(
    {
      id: 'id residentId facilityId statusHistory.*.changedBy.id crew.*.id creator.id',
      person: 'statusHistory.*.changedBy.name crew.*.name creator.name',
      phone: 'creatorPhone',
      text: 'title description location',
      keep: 'team type urgency status statusHistory.*.status statusHistory.*.date scheduledDate completedDate isMaintenance creator.userType created modified',
    },
    each('attachments', ATTACHED),
  ),
  requestComments: all(
    {
      id: 'id requestId author.id',
      text: 'text',
      person: 'author.name',
      keep: 'author.userType visibleToFamily created modified',
    },
    each('attachments', ATTACHED),
  ),
};
