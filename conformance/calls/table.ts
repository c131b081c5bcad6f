import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { activityCalls } from './activities.ts';
import { calendarCalls } from './calendars.ts';
import type { AnyCall, ValidCalls } from './call.ts';
import { checkInCalls } from './check-ins.ts';
import { connectionCalls } from './connections.ts';
import { facilityCalls } from './facilities.ts';
import { healthCalls } from './health.ts';
import { registrationCalls } from './registrations.ts';
import { residentCalls } from './residents.ts';

/** One valid call of every operation: an operation added to the contract does not compile until it has one here. */
const calls = {
  ...healthCalls,
  ...facilityCalls,
  ...residentCalls,
  ...connectionCalls,
  ...calendarCalls,
  ...activityCalls,
  ...registrationCalls,
  ...checkInCalls,
} satisfies ValidCalls<OperationId>;

/** How to call an operation that is known only by name. */
export const callOf = (id: OperationId): AnyCall => calls[id];

/** Every operation of the contract, once. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(
  (id): id is OperationId => id in operations,
);
