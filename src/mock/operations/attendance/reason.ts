import { declineReason, KNOWN_REASONS, type ReasonFault } from '../../domain/attendance-decline-reason.ts';
import { lackingMembers } from '../../http/invalid.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { AttendanceStatus } from '../../world/attendance-records.ts';
import type { World } from '../../world/world.ts';

type Writes = 'markAttendance' | 'updateAttendance';

const invalid = (promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    {
      validation: [{ location: 'body', pointer: '/declineReason', code: 'declineReason', message: promised }],
    },
  );

const refused = (fault: ReasonFault, sent: string | undefined, operation: Writes, world: World): Refusal => {
  const known = KNOWN_REASONS.join(', ');
  if (fault === 'missing') {
    const promised = 'A mark as declined needs a declineReason.';
    return lackingMembers(['declineReason'], promised, operation, world);
  }
  return fault === 'other'
    ? invalid(
        `declineReason must be one of ${known}.`,
        `${sent ?? 'none'}.`,
        'send Other for any other reason.',
      )
    : invalid(
        'Only a mark as declined can have a declineReason.',
        'one for a user who attended.',
        'leave it out.',
      );
};

/** The reason that a record has after a request, or the refusal of what was sent. Endpoints, Attendance. */
export const reasonAfter = (
  status: AttendanceStatus,
  sent: string | undefined,
  operation: Writes,
  world: World,
): string | null | Refusal => {
  const outcome = declineReason(status, sent, {
    other: world.choose(
      'other-decline-reason',
      { accepted: 'accepted', refused: 'refused' } as const,
      operation,
    ),
    whenAttended: world.choose(
      'reason-when-attended',
      { kept: 'kept', dropped: 'dropped', refused: 'refused' } as const,
      operation,
    ),
  });
  return 'fault' in outcome ? refused(outcome.fault, sent, operation, world) : outcome.reason;
};
