import type { AccessRule } from '../../../openapi/generated/contract.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import type { Acting } from '../world/acting.ts';

/** The users whom an access rule accepts, and the clauses by which it refuses all others. */
interface RuleExplanation {
  readonly allowed: string;
  readonly clauses: readonly ClauseId[];
  /** The clauses about acting users of one kind only. */
  readonly only?: Readonly<Partial<Record<ClauseId, Acting['kind']>>>;
  /** Levers that can give access; absent: none can. */
  readonly levers?: readonly LeverName[];
}

const seesRequest: RuleExplanation = {
  allowed: 'the resident of the request; connections linked to that resident, where a connection made it',
  clauses: ['FAM-15', 'FAM-16', 'FAM-20', 'FAM-22', 'FAM-23'],
  only: { 'FAM-15': 'connection' },
};

const madeRequest: RuleExplanation = { allowed: 'the creator of the request', clauses: ['FAM-19'] };

export const ruleExplanations: { readonly [R in AccessRule]: RuleExplanation } = {
  knownActingUser: {
    allowed: 'every resident, connection, staff member and system actor of the tenant',
    clauses: ['AUT-12', 'AUT-13', 'AUT-15', 'AUT-16'],
    levers: ['create-resident', 'create-connection', 'create-staff'],
  },
  staffMaySeeActivity: {
    allowed:
      'residents, connections and system actors; staff of a facility of the activity with VIEW_ACTIVITIES',
    clauses: ['ACT-61', 'ACT-62', 'ATD-07', 'ATD-08'],
    levers: ['create-staff'],
  },
  seesActivityAttachment: {
    allowed:
      'staff who may read the activity; residents registered for it or counted as attended; connections registered for it or with a linked resident in the facility of its calendar, where the file is public to the family',
    clauses: ['ATD-12', 'ATD-18', 'ATD-19', 'ATD-20', 'ATD-21', 'ATD-22', 'ATD-23'],
    only: { 'ATD-12': 'resident', 'ATD-18': 'connection', 'ATD-19': 'connection' },
    levers: ['create-registration'],
  },
  connectionOrSystemActor: { allowed: 'the connection in the path; a system actor', clauses: ['ANN-11'] },
  systemActorOnly: { allowed: 'a system actor', clauses: ['ANN-25', 'ANN-28'] },
  residentOrConnection: {
    allowed: 'residents and connections',
    clauses: ['FAM-01', 'FAM-02'],
    only: { 'FAM-01': 'staff', 'FAM-02': 'systemActor' },
  },
  transportationEnabled: {
    allowed:
      'those whose community has the Transportation module and Family & Resident Transportation enabled',
    clauses: ['FAM-03', 'FAM-04'],
    levers: ['switch-modules'],
  },
  workRequestsEnabled: {
    allowed: 'those whose community has the Work Requests module and Family & Resident Work Requests enabled',
    clauses: ['FAM-05', 'FAM-06'],
    levers: ['switch-modules'],
  },
  ofTheCommunity: {
    allowed: 'residents of the facility; connections linked to one of them',
    clauses: ['FAM-09', 'FAM-10'],
    levers: ['create-connection'],
  },
  residentOrLinkedConnection: {
    allowed: 'the resident in the path; connections linked to that resident',
    clauses: ['FAM-08', 'FAM-10'],
    levers: ['create-connection'],
  },
  seesTransportationRequest: seesRequest,
  madeTransportationRequest: madeRequest,
  seesWorkRequest: seesRequest,
  madeWorkRequest: madeRequest,
};
