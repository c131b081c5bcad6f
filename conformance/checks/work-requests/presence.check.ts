import { picture } from '../../calls/picture.ts';
import {
  fullWorkBody,
  givenTenants,
  givenWork,
  move,
  ownWorkCommunity,
  tenantsWithTypes,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import { foundRequests, possiblyFound, type FoundRequest } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { hasLever } from '../../kit/levers.ts';
import { listedBy, presence, shownBy, type Sample, type ShownResource } from '../../kit/presence.ts';
import { byId, listOf, objects } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';

const REQUEST = { resource: 'Work request', record: 'WorkRequest', clause: 'WRQ-102' } as const;

const SET_BY_STAFF = ['types', 'locations', 'teams.*.name'] as const;

/** The settings of the facilities where a request of the pools names a team, which they have to show; the rest as they may. */
async function settingsWithTeams(t: Tools): Promise<readonly Sample[]> {
  const names = ['crewedWorkRequests', 'completedWorkRequests', 'workRequestsInProgress'] as const;
  const samples = new Map<string, Sample>();
  for (const name of names)
    for (const { facilityId, resident, request } of await possiblyFound(t, works, name)) {
      if (samples.has(facilityId) || isBlank(request['team'])) continue;
      const one = shownBy(await t.call('getWorkRequestSettings', { path: { facilityId }, as: resident }));
      const teams = objects(one.resource, 'teams');
      const isSet = (member: string): boolean =>
        member === 'teams.*.name'
          ? teams.every((team) => !isBlank(team['name']))
          : !isBlank(one.resource[member]);
      const except = SET_BY_STAFF.filter((member) => !isSet(member));
      samples.set(facilityId, { shown: [one], values: { facilityId }, except });
    }
  return samples.size > 0
    ? [...samples.values()]
    : t.unproven('needs a work request of the pools with a team', ...names.map((name) => pool(name)));
}

const OF_SETTINGS = ['create-facility', 'edit-work-request-settings'] as const;

presence(
  {
    id: 'work-requests.settings-show-their-members',
    says: 'The settings show every listed member that staff have set.',
    resource: 'Work request settings',
    record: 'WorkRequestSettings',
    clause: 'WRQ-101',
    members: ['facilityId', 'types', 'locations', 'teams.*.key', 'teams.*.name'],
    readsWithout: OF_SETTINGS,
  },
  async (t) => {
    if (!OF_SETTINGS.every((name) => hasLever(t.run, name))) return settingsWithTeams(t);
    const lists = { types: ['Plumbing', 'Electrical'], locations: ['Lobby', 'Garden'] };
    const at = await ownWorkCommunity(t, lists);
    const { facilityId, resident: as } = await givenTenants(t, { connections: 0, at });
    const answer = await t.call('getWorkRequestSettings', { path: { facilityId }, as });
    return [{ shown: [shownBy(answer)], values: { facilityId, ...lists } }];
  },
);

/** A request as it is read and as the list of the resident shows it. */
async function shownTo(t: Tools, path: WorkPath, as: Identity): Promise<readonly ShownResource[]> {
  const { residentId, workRequestId } = path;
  const list = await t.call('listWorkRequests', { path: { residentId }, query: { pageSize: 100 }, as });
  return [await readAs(t, path, as), listedBy(list, workRequestId)];
}

const readAs = async (t: Tools, path: WorkPath, as: Identity): Promise<ShownResource> =>
  shownBy(await t.call('getWorkRequest', { path, as }));

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-its-members',
    says: 'A work request shows every listed member that has a value.',
    members: [
      'title',
      'description',
      'location',
      'team',
      'type',
      'residentId',
      'facilityId',
      'urgency',
      'status',
      'creator.id',
      'modified',
      'creator.name',
      'id',
      'canCancel',
      'created',
    ],
  },
  async (t) => {
    const home = await tenantsWithTypes(t, { shared: true });
    const { residentId, facilityId, resident } = home;
    const { relative: by } = home;
    const body = fullWorkBody(t, home);
    const { path, answer, request } = await givenWork(t, home, { by, ...body });
    const unsent = ['location', 'team'].filter((name) => !(name in body));
    const made = { answer, resource: request };
    const before = [made, ...(await shownTo(t, path, by)), await readAs(t, path, resident)];
    const values = { ...body, id: path.workRequestId, residentId, facilityId, urgency: 'none' };
    const cancelled = await t.call('cancelWorkRequest', { path, as: by });
    const after = [shownBy(cancelled), ...(await shownTo(t, path, by))];
    return [
      { shown: before, values: { ...values, status: 'open' }, except: ['modified', ...unsent] },
      { shown: after, values: { ...values, status: 'cancelled' }, except: unsent },
    ];
  },
);

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-its-attachments',
    says: 'A work request shows the files that came with it, each with all that is known of it.',
    members: ['attachments.*.name', 'attachments.*.type', 'attachments.*.size', 'attachments.*.id'],
  },
  async (t) => {
    const home = await givenTenants(t, { shared: true });
    const { path } = await givenWork(t, home, { files: [picture] });
    return [{ shown: await shownTo(t, path, home.resident) }];
  },
);

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-its-history',
    says: 'Get work request shows when a request was cancelled and by whom.',
    members: [
      'statusHistory.*.status',
      'statusHistory.*.date',
      'statusHistory.*.changedBy.id',
      'statusHistory.*.changedBy.name',
    ],
  },
  async (t) => {
    const home = await givenTenants(t, { shared: true });
    const { relative: by } = home;
    const { path } = await givenWork(t, home, { by });
    await t.call('cancelWorkRequest', { path, as: by });
    const { answer, resource } = await readAs(t, path, by);
    const history = objects(resource, 'statusHistory');
    // The first entry of a history can come without a change by anybody.
    const moves = history.filter(({ status }) => status === 'cancelled');
    const statusHistory = moves.length > 0 ? moves : history;
    return [{ shown: [{ answer, resource: { ...resource, statusHistory } }] }];
  },
);

/** What staff enter of a request of the resident's. */
async function workedOn(t: Tools, home: Tenants): Promise<WorkPath> {
  const { path } = await givenWork(t, home);
  const { workRequestId } = path;
  await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
  await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(5) });
  await t.lever('assign-crew', { workRequestId, crew: [{ name: 'Rosa' }, { name: 'Omar' }] });
  return path;
}

/** A request of a pool as it is read and as it stands on whichever page of the list: others file requests meanwhile. */
async function foundAs(t: Tools, { id, residentId, resident }: FoundRequest) {
  const list = await works.listed(t, residentId, resident);
  return {
    read: await readAs(t, { residentId, workRequestId: id }, resident),
    listed: byId(listOf(list), id) ? [listedBy(list, id)] : [],
  };
}

/** Requests of the pool to which staff assigned a crew; when they are to come only where an answer shows that. */
async function crewed(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const one of await foundRequests(t, works, 'crewedWorkRequests')) {
    const { read, listed } = await foundAs(t, one);
    const isScheduled = [read, ...listed].some(({ resource }) => !isBlank(resource['scheduledDate']));
    const unscheduled = isScheduled ? [] : ['scheduledDate'];
    samples.push({ shown: [read], except: unscheduled });
    samples.push({ shown: listed, except: ['crew.*.id', 'crew.*.name', ...unscheduled] });
  }
  return samples;
}

/** Requests of the pool that staff completed. */
async function completed(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const one of await foundRequests(t, works, 'completedWorkRequests')) {
    const { read, listed } = await foundAs(t, one);
    samples.push({ shown: [read, ...listed], values: { status: 'completed' } });
  }
  return samples;
}

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-what-staff-did',
    says: 'A work request shows its urgency and scheduledDate, and Get work request the crew, too.',
    members: ['urgency', 'scheduledDate', 'modified', 'crew.*.name', 'crew.*.id'],
  },
  async (t) => {
    const levers = ['triage-work-request', 'schedule-work-request', 'assign-crew'] as const;
    if (!levers.every((name) => hasLever(t.run, name))) return crewed(t);
    const home = await givenTenants(t, { shared: true });
    const path = await workedOn(t, home);
    const [read, listed] = await shownTo(t, path, home.resident);
    const crew = ['crew.*.id', 'crew.*.name'];
    // The interface names no value of urgency but none, so a target may use its own.
    return [{ shown: read ? [read] : [] }, { shown: listed ? [listed] : [], except: crew }];
  },
);

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-when-it-was-completed',
    says: 'A work request that staff completed shows its completedDate.',
    members: ['status', 'completedDate'],
  },
  async (t) => {
    if (!hasLever(t.run, 'complete-work-request')) return completed(t);
    const home = await givenTenants(t, { shared: true });
    const { path } = await givenWork(t, home);
    await move(t, path, 'completed');
    return [{ shown: await shownTo(t, path, home.resident), values: { status: 'completed' } }];
  },
);
