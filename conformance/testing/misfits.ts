import type { Identity, RunSpec } from '../kit/run.ts';
import { examine, type Diagnosis } from '../doctor/doctor.ts';
import { fittingRun, smallService } from './small-service.ts';
import type { Asked, Reply } from './stub-target.ts';

/** A configuration for the small service, or answers of that service, in which something is wrong. */
export interface Case {
  readonly run?: Partial<RunSpec>;
  readonly other?: (asked: Asked) => Reply | undefined;
}

/** What the doctor finds in such a case. */
export async function seen({ run, other }: Case, thorough = false): Promise<Diagnosis> {
  const target = await smallService(other);
  try {
    return await examine({ spec: fittingRun(target.url, run) }, thorough);
  } finally {
    await target.close();
  }
}

/** The identities of a fitting run, one of them changed. */
export const changed = (kind: Identity['kind'], change: Partial<Identity>): Partial<RunSpec> => ({
  identities: fittingRun('').identities.map((one) => (one.kind === kind ? { ...one, ...change } : one)),
});

/** What stops a run, each with the key and the words of its only finding. */
export const misfits: readonly [name: string, given: Case, key: string, words: RegExp][] = [
  ['another token', { run: { token: 'stale' } }, 'token', /found.*401|401 to GET/],
  ['another tenant', { run: { tenant: 'demoo' } }, 'tenant', /404 to GET \/api\/v1\/demoo/],
  [
    'an address with nothing behind it',
    { other: () => ({ status: 404 }) },
    'url',
    /404 to GET \/api\/v1\/demo\/facilities/,
  ],
  ['no identity', { run: { identities: [] } }, 'identities', /no identity/],
  [
    'an unknown person',
    { run: changed('resident', { actingId: 'r-9' }) },
    'identities.resident.0.actingId',
    /403.*No user has this id/,
  ],
  [
    'a connection among the residents',
    { run: changed('resident', { actingId: 'c-1', id: 'c-1' }) },
    'identities.resident.0',
    /on the target, c-1 is a connection/,
  ],
  [
    'one acting id under two kinds',
    { run: changed('resident', { actingId: 's-1' }) },
    'identities.staff.0',
    /same acting id under identities\.resident\.0/,
  ],
  [
    'a resident as system actor',
    { run: changed('systemActor', { actingId: 'r-1' }) },
    'identities.systemActor.0',
    /on the target, r-1 is a resident/,
  ],
  [
    'the facility of another person',
    { run: changed('connection', { facilityId: 'f-is' }) },
    'identities.connection.0.facilityId',
    /lists f-ny/,
  ],
  [
    'a link that there is not',
    { run: changed('connection', { linkedTo: ['r-7'] }) },
    'identities.connection.0.linkedTo',
    /links it to r-1/,
  ],
  [
    'links of a connection that belongs to no resident',
    {
      other: ({ url }) =>
        url.endsWith('/connections/c-1')
          ? { status: 200, body: { data: { id: 'c-1', residents: [] } } }
          : undefined,
    },
    'identities.connection.0.linkedTo',
    /links it to no resident/,
  ],
  [
    'an unknown facility',
    { run: { facilities: [{ id: 'f-no', timeZone: 'UTC' }] } },
    'facilities.0.id',
    /404 to GET/,
  ],
  [
    'a zone of another offset',
    { run: { facilities: [{ id: 'f-ny', timeZone: 'Europe/Berlin' }] } },
    'facilities.0.timeZone',
    /-04:00 in 2 of 2/,
  ],
  [
    'a zone for a community on UTC',
    {
      run: {
        facilities: [
          { id: 'f-ny', timeZone: 'America/New_York' },
          { id: 'f-is', timeZone: 'America/New_York' },
        ],
      },
    },
    'facilities.1.timeZone',
    /\+00:00 in 2 of 2.*startTime 09:30/,
  ],
  ['levers where nothing listens', { run: { leverBase: 'http://127.0.0.1:1' } }, 'levers.url', /./],
];
