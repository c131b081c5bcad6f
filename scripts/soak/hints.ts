import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Draw } from './draw.ts';
import type { Known } from './known.ts';

/** What makers of requests can use. */
export interface Means {
  readonly draw: Draw;
  readonly known: Known;
  /** The instant around which days are drawn, in milliseconds. */
  readonly today: number;
  /** Names of activity types, and ids of staff and of all acting users. */
  readonly types: readonly string[];
  readonly staff: readonly string[];
  readonly acting: readonly string[];
  /** Those of them who are not a system actor. */
  readonly people: readonly string[];
}

/** What members of a request hold, where a random value would lead nowhere; null leaves a member out. */
type Hints = Readonly<Record<string, () => unknown>>;

const DAY = 24 * 3_600_000;

/** The day this many days from today, YYYY-MM-DD. */
export const day = ({ today }: Pick<Means, 'today'>, offset: number): string =>
  new Date(today + offset * DAY).toISOString().slice(0, 10);

export const commonHints = ({ draw, known, types, staff }: Means): Hints => {
  const listed = (name: string) => [known.id(name, draw)].filter((id) => id !== undefined);
  return {
    status: () => 'active',
    residents: () => listed('residentId'),
    facilities: () => listed('facilityId'),
    users: () => listed('residentId'),
    tags: () => ['soak'],
    residentId: () => known.id('residentId', draw),
    facilityId: () => known.id('facilityId', draw),
    connectionId: () => known.id('connectionId', draw),
    activityId: () => known.id('activityId', draw),
    albumId: () => known.id('albumId', draw) ?? null,
    actingUserId: () => known.id('residentId', draw),
    type: () => draw.one(types),
    checkInStaffId: () => draw.one(staff),
    attachments: () => [],
    attachmentId: () => null,
    scheduledAt: () => null,
    maxRegistered: () => draw.int(2, 30),
    isMuted: () => draw.chance(0.5),
    category: () => 'lifeStory',
    limit: () => draw.int(1, 60),
  };
};

const span = (means: Means, from: number, to: number): Hints => {
  const on = day(means, means.draw.int(from, to));
  return {
    startDate: () => `${on}T15:00:00Z`,
    endDate: () => `${on}T16:00:00Z`,
    startTime: () => '15:00',
    endTime: () => '16:00',
    timeType: () => 'exactTime',
  };
};

const visit = (means: Means): Hints => ({
  ...span(means, -20, 20),
  durationInMinutes: () => 60,
  additionalAttendeeResidentIds: () => [],
  connectionVisitors: () => [{ connectionId: means.known.id('connectionId', means.draw) }],
  manualVisitors: () => [{ name: 'A neighbour', relationship: 'friend' }],
});

const attendee = ({ known, draw }: Means): Hints => ({
  userId: () => known.id('residentId', draw),
  userType: () => 'resident',
});

const upload = ({ draw }: Means): Hints => ({ type: () => draw.one(['gallery', 'family', 'dining']) });

const ride = (means: Means): Hints => ({
  date: () => day(means, means.draw.int(3, 40)),
  appointmentTime: () => '12:00',
  pickupTime: () => '11:30',
  returnTime: () => '14:00',
  transportationType: () => null,
  mobilityNeeds: () => null,
});

/** Members with dependent values, by operation. */
export const ownHints: Readonly<Partial<Record<OperationId, (means: Means) => Hints>>> = {
  createActivity: (means) => span(means, 3, 30),
  replaceActivity: (means) => span(means, 3, 30),
  createRegistration: (means) => ({ ...attendee(means), occurrenceDate: () => null }),
  createCheckIn: (means) => ({ startDate: () => day(means, -means.draw.int(0, 3000)) }),
  replaceCheckIn: (means) => ({ startDate: () => day(means, -means.draw.int(0, 3000)) }),
  createPersonalActivity: (means) => span(means, -20, 20),
  createPersonalVisit: visit,
  replacePersonalVisit: visit,
  markAttendance: (means) => ({
    ...attendee(means),
    status: () => means.draw.one(['attended', 'declined']),
    declineReason: () => 'Sleeping',
  }),
  uploadPhoto: upload,
  uploadActivityPhoto: upload,
  createThread: ({ people, staff, draw }) => ({
    participantIds: () => people,
    creatorId: () => draw.one(staff),
  }),
  searchThreads: ({ people, draw }) => ({
    participantId: () => draw.one(people),
    cursor: () => null,
    pageSize: () => draw.int(1, 100),
  }),
  createTransportationRequest: ride,
  replaceTransportationRequest: ride,
  createWorkRequest: ({ draw }) => ({
    team: () => draw.one(['maintenance', 'housekeeping', 'it']),
    type: () => draw.one(['Plumbing', 'Electrical', 'Furniture']),
    location: () => null,
  }),
  listTransportationRequests: ({ draw }) => ({ status: () => draw.one(['pending', 'approved,cancelled']) }),
  listWorkRequests: ({ draw }) => ({
    status: () => draw.one(['open', 'in_progress,completed']),
    type: () => null,
  }),
  createPersonalActivityFlat: (means) => {
    const on = day(means, means.draw.int(-20, 20));
    return { startTime: () => `${on}T15:00:00Z`, endTime: () => `${on}T16:00:00Z` };
  },
};
