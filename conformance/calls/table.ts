import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { activityCalls } from './activities.ts';
import { albumCalls } from './albums.ts';
import { announcementCalls } from './announcements.ts';
import { assessmentCalls } from './assessments.ts';
import { attendanceCalls } from './attendance.ts';
import { calendarCalls } from './calendars.ts';
import type { AnyCall, ValidCalls } from './call.ts';
import { connectionCalls } from './connections.ts';
import { facilityCalls } from './facilities.ts';
import { flatExampleCalls } from './flat-examples.ts';
import { healthCalls } from './health.ts';
import { messageCalls } from './messages.ts';
import { photoCalls } from './photos.ts';
import { registrationCalls } from './registrations.ts';
import { requestCalls } from './requests.ts';
import { residentCalls } from './residents.ts';
import { resourceCalls } from './resources.ts';

const described = { ...resourceCalls, ...requestCalls } as const;

const written = {
  ...healthCalls,
  ...facilityCalls,
  ...residentCalls,
  ...assessmentCalls,
  ...connectionCalls,
  ...calendarCalls,
  ...activityCalls,
  ...registrationCalls,
  ...attendanceCalls,
  ...albumCalls,
  ...photoCalls,
  ...messageCalls,
  ...announcementCalls,
  ...flatExampleCalls,
} satisfies ValidCalls<Exclude<OperationId, keyof typeof described>>;

/** One valid call for every operation. A new operation of the contract does not compile until it has one. */
const calls: Readonly<Record<OperationId, AnyCall>> = { ...written, ...described };

/** How to call an operation that is known only by name. */
export const callOf = (id: OperationId): AnyCall => calls[id];

/** Every operation of the contract, once. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(
  (id): id is OperationId => id in operations,
);
