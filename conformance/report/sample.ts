import type { CheckRecord, Exchange, Finding, Verdict } from '../kit/record.ts';
import { assemble } from './assemble.ts';
import type { RunFacts } from './assemble.ts';
import type { Results } from './results.ts';
import type { ClauseTable } from './verdicts.ts';

/** For the tests of the reports: clauses, records and a run made of them. */

export const table: ClauseTable = {
  'RES-01': { id: 'RES-01', section: 'residents', says: 'A resident can be read.', determinacy: 'firm' },
  'RES-02': { id: 'RES-02', section: 'residents', says: 'A status is open.', determinacy: 'open' },
  'CHK-01': { id: 'CHK-01', section: 'check-ins', says: 'One check-in per day.', determinacy: 'firm' },
  'CHK-02': {
    id: 'CHK-02',
    section: 'check-ins',
    says: 'Unseen.',
    determinacy: 'firm',
    unobservable: 'no route',
  },
  'TRA-01': {
    id: 'TRA-01',
    section: 'transportation',
    says: 'A draft.',
    determinacy: 'firm',
    availability: 'planned',
  },
  'FLT-01': { id: 'FLT-01', section: 'flat-examples', says: 'A flat twin.', determinacy: 'firm' },
};

export const nasty = `<script>alert("1")</script> & ]]> | \`x\` \u0000\u001b[31m\ud800 'end'`;

export const exchange: Exchange = {
  method: 'POST',
  path: '/api/v1/demo/residents/r1/check-ins?q=<&>',
  operationId: 'createCheckIn',
  as: 's1',
  requestBody: '{"startDate":"2026-06-15"}',
  status: 201,
  responseBody: `{"data":{"description":${JSON.stringify(nasty)}}}`,
  curl: `curl -sS -i -X POST 'http://x/' -H 'Authorization: Bearer '"$CES_TOKEN"`,
};

export const spec: RunFacts['spec'] = {
  url: 'http://target',
  tenant: 'demo',
  token: 'sample-token',
  facilities: [],
  identities: [],
  fixtures: {},
  leverRoutes: {},
  features: {},
  exclusive: false,
  profiles: ['core'],
  seed: 42,
  runs: 25,
  startedAt: Date.UTC(2026, 5, 15),
  patience: 1,
};

export function record(
  id: string,
  verdict: Verdict,
  clauses: readonly string[],
  more: Partial<CheckRecord> = {},
): CheckRecord {
  const cited = clauses.filter((clause): clause is CheckRecord['clauses'][number] => clause in table);
  const failed = verdict === 'fail' && {
    finding: { kind: 'wrong-status' as const, promised: '409', found: nasty, exchanges: [exchange] },
  };
  return {
    id,
    says: `It says ${id}.`,
    clauses: cited,
    profile: 'core',
    negative: false,
    verdict,
    ...failed,
    observations: [],
    notes: [],
    tiers: [],
    requests: 2,
    milliseconds: 10,
    violations: [],
    ...more,
  };
}

/** A check that failed at this clause. */
export const failing = (
  clause: string,
  finding: Pick<Finding, 'kind' | 'exchanges'> & Partial<Finding>,
): CheckRecord =>
  record(clause, 'fail', [clause], { finding: { promised: '', found: '', clauses: [clause], ...finding } });

export function runOf(records: readonly CheckRecord[], more: Partial<RunFacts> = {}): Results {
  return assemble(
    {
      spec,
      certify: false,
      records,
      faults: [],
      waivers: { waived: new Map(), problems: [] },
      interrupted: false,
      notes: [],
      milliseconds: 1234,
      again: 'ces conform --seed 42',
      ...more,
    },
    table,
  );
}
