import type { Whole } from '../../domain/exact-integer.ts';
import { minutesBetween } from '../../domain/time-of-day.ts';
import { lackingMembers } from '../../http/invalid.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { PersonalVisitRecord, VisitTimes } from '../../world/personal-visits-records.ts';
import type { TimeType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { storedInstant } from '../activities/input.ts';
import { zoneOfResident } from '../check-ins/view.ts';
import { refusedOrder, timesKept } from '../exact-times.ts';
import { namesVisitor, peopleOf, type SentPeople, type Writes } from './visitors.ts';

/** The body of a create or a replacement, once it has the form that the contract states. */
interface SentVisit extends SentPeople {
  readonly name: string;
  readonly visitType: PersonalVisitRecord['visitType'];
  readonly startDate: string;
  readonly durationInMinutes: Whole;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly timeType?: TimeType | undefined;
  readonly description?: string | undefined;
}

/** The values for optional members that a body leaves out. */
type Former = Omit<VisitTimes, 'durationInMinutes'> &
  Pick<PersonalVisitRecord, 'attendedResidentIds' | 'connectionVisitors' | 'manualVisitors' | 'description'>;

/** The members of a stored visit that a body sets. */
type VisitValues = Former & VisitTimes & Pick<PersonalVisitRecord, 'name' | 'visitType' | 'startDate'>;

/** The defaults: timeType is exactTime, and only the resident of the path attends (PVS-44). */
export const unset = (residentId: string): Former => ({
  startTime: null,
  endTime: null,
  timeType: 'exactTime',
  attendedResidentIds: [residentId],
  connectionVisitors: [],
  manualVisitors: [],
  description: null,
});

const VISITORS = ['connectionVisitors', 'manualVisitors'];

const refusedWithoutVisitor = (operation: Writes, world: World): Refusal =>
  lackingMembers(
    VISITORS,
    'A visit needs at least one visitor, in connectionVisitors or manualVisitors.',
    operation,
    world,
  );

/** With exactTime the duration is the time from start to end; otherwise it is the value sent (PVS-45, PVS-46). */
const timesOf = (sent: SentVisit, former: Former, operation: Writes, world: World): VisitTimes | Refusal => {
  const { timeType = former.timeType, startTime, endTime, durationInMinutes } = sent;
  // PVS-39, PVS-47
  if (timeType !== 'exactTime') {
    const times = { startTime: startTime ?? former.startTime, endTime: endTime ?? former.endTime };
    return { ...timesKept(times, operation, world), timeType, durationInMinutes };
  }
  // PVS-38
  if (startTime === undefined || endTime === undefined) {
    const missing = Object.entries({ startTime, endTime }).flatMap(([name, time]) =>
      time === undefined ? name : [],
    );
    return lackingMembers(
      missing,
      'With timeType exactTime, a visit needs startTime and endTime.',
      operation,
      world,
    );
  }
  const refusal = refusedOrder(startTime, endTime, operation, world);
  return refusal ?? { startTime, endTime, timeType, durationInMinutes: minutesBetween(startTime, endTime) };
};

/**
 * Validates the body of a visit; `former` gives the values of members left out (PVS-48, PVS-49, PVS-50).
 */
export const visitValues = (
  sent: SentVisit,
  residentId: string,
  former: Former,
  operation: Writes,
  world: World,
): VisitValues | Refusal => {
  if (!namesVisitor(sent)) return refusedWithoutVisitor(operation, world);
  const times = timesOf(sent, former, operation, world);
  if (isRefusal(times)) return times;
  const startDate = storedInstant('startDate', sent.startDate, zoneOfResident(residentId, world), world);
  if (isRefusal(startDate)) return startDate;
  const people = peopleOf(sent, operation, world);
  if (isRefusal(people)) return people;
  const {
    attendeeIds = former.attendedResidentIds,
    connectionVisitors = former.connectionVisitors,
    manualVisitors = former.manualVisitors,
  } = people;
  if (connectionVisitors.length + manualVisitors.length === 0) return refusedWithoutVisitor(operation, world);
  return {
    name: sent.name,
    visitType: sent.visitType,
    startDate,
    ...times,
    // PVS-51, PVS-52
    attendedResidentIds: [...new Set([residentId, ...attendeeIds])],
    connectionVisitors,
    manualVisitors,
    description: sent.description ?? former.description,
  };
};
