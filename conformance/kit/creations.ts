import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import type { Answer, LooseInput } from './call.ts';
import { field } from './json.ts';
import type { PullLever } from './levers.ts';

/** A kind of record that a run creates, with the operations and levers that create and end it. */
interface Kind {
  readonly makers: readonly OperationId[];
  readonly levers?: readonly LeverName[];
  /** The path parameter of its id, which is also the name in levers. */
  readonly id: string;
  /** Undefined if the API cannot end it. */
  readonly end?: OperationId;
  /** The lever that ends it if the API refuses; it gets the ids of its path. */
  readonly byStaff?: (pull: PullLever, ids: Ids) => Promise<unknown>;
  /**
   * A 409 means that it still exists because others depend on it. For other kinds it means that it has ended already.
   */
  readonly mayBeHeld?: true;
  /** Its parent: it ends together with the parent. */
  readonly under?: 'activity' | 'resident';
  readonly endingLevers?: readonly LeverName[];
}

type Ids = Readonly<Record<string, string>>;

/** In the order of ending: children before parents. */
const kinds: Readonly<Record<string, Kind>> = {
  'transportation request': {
    makers: ['createTransportationRequest'],
    levers: ['create-transportation-request'],
    id: 'requestId',
    end: 'cancelTransportationRequest',
    byStaff: (pull, { requestId = '' }) => pull('delete-transportation-request', { requestId }),
    endingLevers: ['delete-transportation-request', 'deny-transportation-request'],
  },
  'work request': {
    makers: ['createWorkRequest'],
    levers: ['create-work-request', 'create-maintenance-schedule'],
    id: 'workRequestId',
    end: 'cancelWorkRequest',
    byStaff: (pull, { workRequestId = '' }) => pull('delete-work-request', { workRequestId }),
    endingLevers: ['delete-work-request', 'complete-work-request'],
  },
  attendance: { makers: ['markAttendance'], id: 'userId', end: 'deleteAttendance', under: 'activity' },
  registration: {
    makers: ['createRegistration', 'createRegistrationFlat'],
    id: 'userId',
    end: 'cancelRegistration',
    byStaff: (pull, { activityId = '', userId = '' }) => pull('cancel-registration', { activityId, userId }),
    endingLevers: ['cancel-registration'],
  },
  'check-in': { makers: ['createCheckIn'], id: 'checkInId', end: 'deleteCheckIn', under: 'resident' },
  'personal visit': {
    makers: ['createPersonalVisit'],
    id: 'visitId',
    end: 'deletePersonalVisit',
    under: 'resident',
  },
  assessment: {
    makers: [],
    levers: ['create-assessment'],
    id: 'assessmentId',
    end: 'deleteAssessment',
    under: 'resident',
  },
  photo: {
    makers: ['uploadPhoto', 'uploadActivityPhoto'],
    levers: ['create-photo'],
    id: 'photoId',
    end: 'deletePhoto',
    byStaff: (pull, { photoId = '' }) => pull('delete-photo', { photoId }),
    endingLevers: ['delete-photo'],
  },
  activity: {
    makers: ['createActivity'],
    levers: ['create-activity'],
    id: 'activityId',
    end: 'deleteActivity',
    mayBeHeld: true,
    byStaff: (pull, { activityId = '' }) => pull('delete-activity', { activityId }),
    endingLevers: ['delete-activity'],
  },
  connection: {
    makers: ['createConnection'],
    levers: ['create-connection'],
    id: 'connectionId',
    end: 'deleteConnection',
  },
  resident: {
    makers: ['createResident'],
    levers: ['create-resident'],
    id: 'residentId',
    end: 'deleteResident',
  },
  'personal activity': {
    makers: ['createPersonalActivity', 'createPersonalActivityFlat'],
    levers: ['create-personal-activity'],
    id: 'personalActivityId',
    under: 'resident',
  },
  thread: { makers: ['createThread'], id: 'threadId' },
  announcement: { makers: [], levers: ['send-announcement'], id: 'announcementId' },
  album: { makers: [], levers: ['create-album'], id: 'albumId' },
  tag: { makers: [], levers: ['create-tag'], id: 'tagId' },
  'activity type': { makers: [], levers: ['create-activity-type'], id: 'activityTypeId' },
  calendar: { makers: [], levers: ['create-calendar'], id: 'calendarId' },
  'staff member': { makers: [], levers: ['create-staff'], id: 'staffId' },
  facility: { makers: [], levers: ['create-facility'], id: 'facilityId' },
};

const order = Object.keys(kinds);
const placeOf = (what: string): number => order.indexOf(what);

/** A record that the run created and that still exists. */
export interface Belonging {
  readonly what: string;
  readonly id: string;
  /** How to end it; undefined if the API cannot. */
  readonly end?: Ending;
}

interface Ending {
  readonly operationId: OperationId;
  readonly input: LooseInput;
  /** The statuses that mean that it has ended already. */
  readonly over: readonly number[];
  /** The lever to use if the request is refused. */
  readonly byStaff?: (pull: PullLever) => Promise<unknown>;
}

/** Statuses that mean that the record is gone. */
const GONE = [404, 410];

/** The records that a run created and did not end yet. */
export interface Creations {
  called(operationId: OperationId, input: LooseInput, answer: Pick<Answer, 'status' | 'json'>): void;
  pulled(lever: LeverName, input: object, ids: object): void;
  /** The record no longer exists, or is no longer active. */
  ended(one: Belonging): void;
  /** The record could not be ended, so its children must be ended one by one. */
  stays(one: Belonging): void;
  /** Whether the call deletes an activity with registrations; those must be cancelled first. */
  isHeld(operationId: OperationId, input: LooseInput): boolean;
  /** Whether the run created a record with this id, even if it no longer exists. */
  isOurs(id: string): boolean;
  /** In the order of ending: by kind, the latest first, without those that end with a parent. */
  belongings(): readonly Belonging[];
}

const keyOf = (what: string, path: Readonly<Record<string, string>>, id: string): string =>
  // A registration or an attendance belongs to one activity.
  id === 'userId' ? `${what} ${path['activityId']} ${path[id]}` : `${what} ${path[id]}`;

export function createCreations(): Creations {
  const there = new Map<string, Belonging>();
  const keys = new Map<Belonging, string>();
  const paths = new Map<Belonging, Readonly<Record<string, string>>>();
  const everMade = new Set<string>();
  const ids = new Set<string>();
  // The run created the parent, so the record ends with it.
  const goesWith = (what: string, path: Readonly<Record<string, string>>): boolean => {
    const under = kinds[what]?.under;
    return under !== undefined && everMade.has(keyOf(under, path, `${under}Id`));
  };
  const add = (what: string, kind: Kind, found: string, input: LooseInput): void => {
    const { as, tenant, path = {} } = input;
    const whole = { ...path, [kind.id]: found };
    const who = { ...(as !== undefined && { as }), ...(tenant !== undefined && { tenant }) };
    const key = keyOf(what, whole, kind.id);
    everMade.add(key);
    ids.add(found);
    const { byStaff, mayBeHeld } = kind;
    const end = kind.end && {
      operationId: kind.end,
      input: { path: whole, ...who },
      over: mayBeHeld ? GONE : [...GONE, 409],
      ...(byStaff && { byStaff: (pull: PullLever) => byStaff(pull, whole) }),
    };
    const one = { what, id: found, ...(end && { end }) };
    there.set(key, one);
    keys.set(one, key);
    paths.set(one, whole);
  };
  return {
    called(operationId, input, { status, json }) {
      if (status < 200 || status > 299) return;
      for (const [what, kind] of Object.entries(kinds)) {
        if (kind.end === operationId) there.delete(keyOf(what, input.path ?? {}, kind.id));
        if (!kind.makers.includes(operationId)) continue;
        const found =
          kind.id === 'userId' ? userIn(input.body) : (field(json, 'data.id') ?? field(json, 'id'));
        const activityId = field(input.body, 'activityId');
        const path = { ...input.path, ...(typeof activityId === 'string' && { activityId }) };
        if (typeof found === 'string' && found !== '') add(what, kind, found, { ...input, path });
      }
    },
    pulled(lever, input, returned) {
      for (const [what, kind] of Object.entries(kinds)) {
        const named = textsOf(input);
        if (kind.endingLevers?.includes(lever)) there.delete(keyOf(what, named, kind.id));
        const found = field(returned, kind.id);
        if (kind.levers?.includes(lever) && typeof found === 'string')
          add(what, kind, found, { path: named });
      }
    },
    ended: (one) => void there.delete(keys.get(one) ?? ''),
    stays: (one) => void everMade.delete(keys.get(one) ?? ''),
    isHeld: (operationId, { path }) =>
      operationId === 'deleteActivity' &&
      [...there.keys()].some((key) => key.startsWith(`registration ${path?.['activityId']} `)),
    isOurs: (id) => ids.has(id),
    belongings: () =>
      [...there.values()]
        .filter((one) => !goesWith(one.what, paths.get(one) ?? {}))
        .reverse()
        .toSorted((one, other) => placeOf(one.what) - placeOf(other.what)),
  };
}

const userIn = (body: unknown): unknown =>
  field(body, 'userId') ?? field(body, 'residentId') ?? field(body, 'connectionId');

const textsOf = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
