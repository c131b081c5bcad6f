import { cancelled, someRequest } from '../../assertions/requests.ts';
import { picture } from '../../calls/picture.ts';
import { foundRequests, possiblyFound } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import {
  givenTenants,
  ownWorkCommunity,
  tenantsWithTypes,
  staffWork,
  type Tenants,
} from '../../factories/work-requests.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { presence, shownBy, type Sample } from '../../kit/presence.ts';
import { objects } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFile } from '../../kit/valid-file.ts';
import { inData, type Shown } from '../../laws/member-types.ts';
import {
  everywhere,
  samplesOf,
  mustAnswerSettings,
  mustBeOfResident,
  mustShowSettings,
  settingsShown,
  throughout,
  type Set,
} from '../../laws/request-shown.ts';
import { membersOf, typesOf } from '../../laws/shown.ts';

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

/** A request of staff with everything that they give one, from its filing to its completion. */
async function worked(t: Tools, home: Tenants): Promise<readonly Shown[]> {
  const one = await staffWork(t, home, { description: t.fresh.text('Seen from the hall') });
  const { id: workRequestId } = one;
  const shown = [...(await everywhere(t, home, one, home.resident))];
  await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
  await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(3) });
  await t.lever('assign-crew', { workRequestId, crew: [{ name: t.fresh.text('Rosa') }] });
  for (const state of ['', 'in_progress', 'completed']) {
    await works.move(t, workRequestId, state);
    shown.push(...(await everywhere(t, home, one, home.resident)));
  }
  return shown;
}

/**
 * Requests full and bare, made by a resident, a connection and staff, read, listed, worked on and cancelled, as all
 * answers show them; once per run. What only staff can do is left out where the target has no lever for it.
 */
const workShown = once(async (t: Tools) => {
  const home = await givenTenants(t);
  const stages = [
    ...(await throughout(t, home, { isFull: false })),
    ...(await throughout(t, home, { by: home.relative, files: [validFile('png')] })),
  ];
  const ofStaff = (await unlessUnproven(() => worked(t, home))) ?? [];
  return { home, shown: [...stages.flatMap(({ shown }) => shown), ...ofStaff] };
});

const samples = async (t: Tools) => (await workShown(t)).shown;

typesOf('work-requests', 'WorkRequest', samples, {
  'id-is-a-string': 'WRQ-05',
  'texts-are-strings': 'WRQ-06',
  'status-is-one-of-four': 'WRQ-07',
  'history-has-its-types': 'WRQ-08',
  'attachments-have-their-types': 'WRQ-10',
  'creator-has-an-id': 'WRQ-11',
  'can-cancel-is-a-boolean': 'WRQ-12',
});

/** With the requests of the pool to which staff assigned a crew, where they assign none here. */
const crewed = once(async (t: Tools): Promise<readonly Shown[]> => {
  const shown = [...(await samples(t))];
  if (!hasLever(t.run, 'assign-crew'))
    for (const { path, resident: as } of await foundRequests(t, works, 'crewedWorkRequests'))
      shown.push(...inData(await t.callAny('getWorkRequest', { path, as })));
  return shown;
});

typesOf('work-requests', 'WorkRequest', crewed, { 'crew-has-its-types': 'WRQ-09' });

typesOf('work-requests', 'WorkRequestSettings', (t) => settingsShown(t, works), {
  'types-and-locations-are-strings': 'WRQ-04',
  'teams-have-keys-and-names': 'WRQ-03',
});

check({
  id: 'work-requests.belongs-to-the-resident',
  says: "The residentId is the one in the path, and the facilityId is that of the resident's facility.",
  clauses: ['WRQ-14'],
  async run(t) {
    const { home, shown } = await workShown(t);
    mustBeOfResident(home, shown);
  },
});

check({
  id: 'work-requests.settings-are-of-the-facility',
  says: 'The settings of each of two facilities, asked for by a resident and a connection, name that facility.',
  clauses: ['WRQ-01', 'TRA-02'],
  run: (t) => mustAnswerSettings(t, works, 'WRQ-01'),
});

check({
  id: 'work-requests.settings-hold-what-staff-set',
  says: 'The types and locations are those that staff set in the facility, and no facility shows those of another.',
  clauses: ['WRQ-04', 'TRA-02'],
  needs: ['lever:create-facility', 'lever:edit-work-request-settings'],
  async run(t) {
    const homeWith = async (set: {
      readonly types: string[];
      readonly locations: string[];
    }): Promise<Set> => ({
      ...{ set, home: await givenTenants(t, { at: await ownWorkCommunity(t, set) }) },
    });
    const first = await homeWith({ types: ['Roof', 'Rust'], locations: ['Roof', 'Cellar'] });
    const second = await homeWith({ types: ['Lifts'], locations: ['Lift 1', 'Lift 2', 'Lift 3'] });
    const clauses = { types: 'WRQ-04', locations: 'WRQ-04' } as const;
    await mustShowSettings(t, [first, second], clauses);
    let set = { types: ['Rust', 'Paint'], locations: ['Cellar'] };
    // Staff who edit one list leave the other.
    for (const edit of [set, { locations: ['Attic'] }, { types: ['Glass'] }]) {
      set = { ...set, ...edit };
      await t.lever('edit-work-request-settings', { facilityId: first.home.facilityId, ...edit });
      await mustShowSettings(t, [{ ...first, set }, second], clauses);
    }
  },
});
