import type { RunSpec } from '../kit/run.ts';
import { stubRun, stubTarget } from './stub-target.ts';
import type { Asked, Reply, StubTarget } from './stub-target.ts';

/** A tenant of two communities, as the doctor's questions see it: a configuration that fits, and the answers to it. */

const own: Readonly<Record<string, readonly string[]>> = {
  'r-1': ['f-ny'],
  'c-1': ['f-ny'],
  's-1': ['f-ny'],
  'sys-1': ['f-ny', 'f-is'],
};

const activity = (id: string, startDate: string, startTime: string) => ({ id, startDate, startTime });

const activities: Readonly<Record<string, readonly object[]>> = {
  'f-ny': [
    activity('a-1', '2026-06-15T09:30:00-04:00', '09:30'),
    activity('a-2', '2026-06-16T14:00:00-04:00', '14:00'),
  ],
  'f-is': [
    activity('a-3', '2026-06-15T09:30:00Z', '09:30'),
    activity('a-4', '2026-06-16T14:00:00Z', '14:00'),
  ],
};

const records: Readonly<Record<string, object>> = {
  'residents/r-1': { id: 'r-1', facilityId: 'f-ny' },
  'facilities/f-ny': { id: 'f-ny' },
  'facilities/f-is': { id: 'f-is' },
  'connections/c-1': { id: 'c-1', residents: [{ id: 'r-1' }] },
};

const served = (data: unknown): Reply => ({ status: 200, body: { data } });
const refused = (status: number, detail: string): Reply => ({ status, body: { detail } });

function usual({ url, headers }: Asked): Reply {
  if (url === '/ping') return { status: 200, body: 'healthy' };
  if (headers.authorization !== 'Bearer secret-token') return refused(401, 'Who is that?');
  const path = /^\/api\/v1\/demo\/([^?]+)/.exec(url)?.[1];
  if (path === undefined) return refused(404, 'No such tenant.');
  if (path === 'activity-types') return served([]);
  const ids = own[String(headers['x-acting-user-id'])];
  if (!ids) return refused(403, 'No user has this id.');
  if (path === 'facilities') return served(ids.map((id) => ({ id })));
  const facility = /^facilities\/([\w-]+)\/activities$/.exec(path)?.[1];
  if (facility !== undefined) return served(activities[facility] ?? []);
  if (path === 'facilities/f-ny/residents') return served([{ id: 'r-1' }]);
  if (path === 'residents/r-1/connections') return served([{ id: 'c-1', residents: [{ id: 'r-1' }] }]);
  const record = records[path];
  return record ? served(record) : refused(404, 'There is none.');
}

/** The service; `other` gives another answer to some requests. */
export const smallService = (
  other: (asked: Asked) => Reply | undefined = () => undefined,
): Promise<StubTarget> => stubTarget((asked) => other(asked) ?? usual(asked));

/** A configuration that fits it. */
export const fittingRun = (url: string, more: Partial<RunSpec> = {}): RunSpec =>
  stubRun(url, {
    facilities: [
      { id: 'f-ny', timeZone: 'America/New_York' },
      { id: 'f-is', timeZone: 'Atlantic/Reykjavik' },
    ],
    identities: [
      { kind: 'resident', actingId: 'r-1', id: 'r-1', facilityId: 'f-ny' },
      { kind: 'connection', actingId: 'c-1', id: 'c-1', facilityId: 'f-ny', linkedTo: ['r-1'] },
      { kind: 'staff', actingId: 's-1', facilityId: 'f-ny' },
      { kind: 'systemActor', actingId: 'sys-1' },
    ],
    ...more,
  });
