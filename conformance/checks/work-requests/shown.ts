import { givenFamily, type Family } from '../../factories/family-access.ts';
import { needsPart } from '../../factories/planned-part.ts';
import { validFile } from '../../kit/valid-file.ts';
import {
  fileRequest,
  fullWorkBody,
  givenTenants,
  move,
  staffWork,
  workBody,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { inData, inList, type Shown } from '../../laws/member-types.ts';

interface SettingsShown {
  readonly home: Family;
  readonly shown: readonly Shown[];
}

/** The settings as everybody of a family reads them; once per run. */
export const settingsShown = once(async (t: Tools): Promise<SettingsShown> => {
  await needsPart(t, 'work-requests');
  const home = await givenFamily(t);
  const shown: Shown[] = [];
  for (const as of [home.resident, ...home.connections])
    shown.push(
      ...inData(await t.call('getWorkRequestSettings', { path: { facilityId: home.facilityId }, as })),
    );
  if (shown.length === 0) t.unproven('no settings to look at');
  return { home, shown };
});

interface WorkShown {
  readonly home: Tenants;
  readonly shown: readonly Shown[];
}

/**
 * Requests full and bare, made by a resident, a connection and staff, read, listed, worked on and cancelled, as all
 * answers show them; once per run. What only staff can do is left out where the target has no lever for it.
 */
export const workShown = once(async (t: Tools): Promise<WorkShown> => {
  const home = await givenTenants(t);
  const [connection] = home.connections;
  return {
    home,
    shown: [
      ...(await throughout(t, home, home.resident, false)),
      ...(connection ? await throughout(t, home, connection, true) : []),
      ...((await unlessUnproven(() => worked(t, home))) ?? []),
    ],
  };
});

const everywhere = async (t: Tools, { residentId, resident }: Tenants, path: WorkPath) => [
  ...inData(await t.call('getWorkRequest', { path, as: resident })),
  ...inList(await t.call('listWorkRequests', { path: { residentId }, as: resident }), path.workRequestId),
];

async function throughout(t: Tools, home: Tenants, as: Identity, full: boolean): Promise<readonly Shown[]> {
  const { residentId } = home;
  const [body, files] = full ? [fullWorkBody(t, home), [validFile('png')]] : [workBody(t, home), []];
  const created = inData(await fileRequest(t, { residentId, as, body, files }));
  const [made] = created;
  if (made === undefined) t.unproven('no work request could be made to look at');
  const path = { residentId, workRequestId: String(made.resource['id']) };
  return [
    ...created,
    ...(await everywhere(t, home, path)),
    ...inData(await t.call('cancelWorkRequest', { path, as })),
    ...(await everywhere(t, home, path)),
  ];
}

/** A request of staff with everything that they give one, from its filing to its completion. */
async function worked(t: Tools, home: Tenants): Promise<readonly Shown[]> {
  const { path } = await staffWork(t, home, { description: t.fresh.text('Seen from the hall') });
  const { workRequestId } = path;
  const filed = await everywhere(t, home, path);
  await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
  await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(3) });
  await t.lever('assign-crew', { workRequestId, crew: [{ name: t.fresh.text('Rosa') }] });
  const sorted = await everywhere(t, home, path);
  await move(t, path, 'in_progress');
  const begun = await everywhere(t, home, path);
  await move(t, path, 'completed');
  return [...filed, ...sorted, ...begun, ...(await everywhere(t, home, path))];
}
