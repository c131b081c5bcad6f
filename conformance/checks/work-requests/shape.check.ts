import { foundRequests } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { givenTenants, ownWorkCommunity, staffWork, type Tenants } from '../../factories/work-requests.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFile } from '../../kit/valid-file.ts';
import { inData, type Shown } from '../../laws/member-types.ts';
import {
  everywhere,
  mustAnswerSettings,
  mustBeOfResident,
  mustShowSettings,
  settingsShown,
  throughout,
  type Set,
} from '../../laws/request-shown.ts';
import { typesOf } from '../../laws/shown.ts';

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
    const set = { types: ['Rust', 'Paint'], locations: ['Cellar'] };
    await t.lever('edit-work-request-settings', { facilityId: first.home.facilityId, ...set });
    await mustShowSettings(t, [{ ...first, set }, second], clauses);
  },
});
