import { rideMoves, type RideMove } from '../domain/transportation-lifecycle.ts';
import { statesBefore, type WorkRequestAct } from '../domain/work-requests-lifecycle.ts';

const ofRide = (move: RideMove): string => `Only while the request is ${rideMoves[move].from.join(' or ')}.`;
const ofWork = (act: WorkRequestAct): string => `Only while the request is ${statesBefore(act)}.`;
const UNFINISHED = 'Only while the request is neither completed nor cancelled.';

const guards: Readonly<Record<string, string>> = {
  'approve-transportation-request': ofRide('approve'),
  'deny-transportation-request': ofRide('deny'),
  'complete-transportation-request': ofRide('complete'),
  'assign-transportation': ofRide('assign'),
  'triage-work-request': UNFINISHED,
  'schedule-work-request': UNFINISHED,
  'assign-crew': UNFINISHED,
  'start-work-request': ofWork('start'),
  'complete-work-request': ofWork('complete'),
  'create-registration':
    'The rules of the API apply: a user can register once, and not for a past or cancelled activity.',
  'cancel-registration': 'Only while the user is registered or waitlisted.',
  'mark-attendance': 'The rules of the API apply.',
  'send-message': 'Only for participants of the thread.',
};

/** When a lever can be run, in a sentence; undefined: always. */
export const guardOf = (lever: string): string | undefined => guards[lever];
