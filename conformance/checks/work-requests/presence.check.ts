import { picture } from '../../calls/picture.ts';
import { cancelled, someRequest } from '../../assertions/requests.ts';
import { foundRequests, possiblyFound } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { givenTenants, ownWorkCommunity, tenantsWithTypes } from '../../factories/work-requests.ts';
import { hasLever } from '../../kit/levers.ts';
import { presence, shownBy, type Sample } from '../../kit/presence.ts';
import { objects } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { everywhere, samplesOf } from '../../laws/request-shown.ts';
import { membersOf } from '../../laws/shown.ts';

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

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-its-members',
    says: 'A work request shows every listed member that has a value.',
    members: membersOf('WorkRequest', {
      except: ['referenceNumber', 'statusHistory', 'crew', 'scheduledDate', 'completedDate', 'attachments'],
      also: ['creator.name', 'location'],
    }),
  },
  async (t) => {
    const home = await tenantsWithTypes(t, { shared: true });
    const unset = ['location', 'team'].filter((name) => !(name in home.full(t)));
    return samplesOf(t, home, { urgency: 'none' }, { unset, unchanged: ['modified'] });
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
    const one = await someRequest(t, home, { files: [picture] });
    return [{ shown: await everywhere(t, home, one, home.resident) }];
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
    const one = await someRequest(t, home, { by: home.relative });
    const { path, by: as } = await cancelled(t, home, one);
    const { answer, resource } = shownBy(await t.callAny('getWorkRequest', { path, as }));
    const history = objects(resource, 'statusHistory');
    // The first entry of a history can come without a change by anybody.
    const moves = history.filter(({ status }) => status === 'cancelled');
    const statusHistory = moves.length > 0 ? moves : history;
    return [{ shown: [{ answer, resource: { ...resource, statusHistory } }] }];
  },
);

const CREW = ['crew.*.id', 'crew.*.name'] as const;

/** The read shows the crew, too; the list may leave it out. A day is asked for where an answer shows one. */
const samplesOfWork = (all: Sample['shown'], isScheduled = true): readonly Sample[] => {
  const unscheduled = isScheduled ? [] : ['scheduledDate'];
  return [
    { shown: all.slice(0, 1), except: unscheduled },
    { shown: all.slice(1), except: [...CREW, ...unscheduled] },
  ];
};

/** Each request of a pool as it is read and as it stands on whichever page of the list. */
async function found(t: Tools, name: 'crewedWorkRequests' | 'completedWorkRequests') {
  const all: Sample['shown'][] = [];
  for (const { id, path, residentId, resident, request } of await foundRequests(t, works, name))
    all.push(await everywhere(t, { subject: works, residentId }, { id, path, body: request }, resident));
  return all;
}

presence(
  {
    ...REQUEST,
    id: 'work-requests.shows-what-staff-did',
    says: 'A work request shows its urgency and scheduledDate, and Get work request the crew, too.',
    members: ['urgency', 'scheduledDate', 'modified', ...CREW],
  },
  async (t) => {
    const levers = ['triage-work-request', 'schedule-work-request', 'assign-crew'] as const;
    if (!levers.every((name) => hasLever(t.run, name)))
      return (await found(t, 'crewedWorkRequests')).flatMap((all) =>
        samplesOfWork(
          all,
          all.some(({ resource }) => !isBlank(resource['scheduledDate'])),
        ),
      );
    const home = await givenTenants(t, { shared: true });
    const one = await someRequest(t, home);
    const { id: workRequestId } = one;
    // The interface names no value of urgency but none, so a target may use its own.
    await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
    await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(5) });
    await t.lever('assign-crew', { workRequestId, crew: [{ name: 'Rosa' }, { name: 'Omar' }] });
    return samplesOfWork(await everywhere(t, home, one, home.resident));
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
    const values = { status: 'completed' };
    if (!hasLever(t.run, 'complete-work-request'))
      return (await found(t, 'completedWorkRequests')).map((shown) => ({ shown, values }));
    const home = await givenTenants(t, { shared: true });
    const one = await someRequest(t, home);
    await works.move(t, one.id, 'completed');
    return [{ shown: await everywhere(t, home, one, home.resident), values }];
  },
);
