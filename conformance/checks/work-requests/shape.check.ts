import { attributing } from '../../kit/attribute.ts';
import { check, checkWith } from '../../kit/check.ts';
import { isObject } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES } from '../../models/work-requests.ts';
import {
  aBoolean,
  aText,
  anObject,
  inData,
  inMember,
  listOfObjects,
  memberTypes,
  mustBeOfType,
  mustHaveIds,
  oneOf,
  texts,
  type MemberType,
  type Shown,
} from '../../laws/member-types.ts';
import { settingsShown, workShown } from './shown.ts';
import { givenFamily } from '../../factories/family-access.ts';
import { foundRequests } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { hasLever } from '../../kit/levers.ts';
import { needsPart } from '../../factories/planned-part.ts';
import { givenTenants, ownWorkCommunity, type Tenants } from '../../factories/work-requests.ts';
import { isBlank, same } from '../../kit/same.ts';
import { mustFit } from '../../assertions/by-member.ts';
import { WORK_MEMBERS } from '../../assertions/work-requests-clauses.ts';

/** A check of what everybody is shown of work requests. */
const shownCheck = checkWith(workShown);

memberTypes('work-requests', async (t) => (await workShown(t)).shown, {
  'texts-are-strings': ['The urgency of a work request is a string.', 'WRQ-06', [aText, 'urgency']],
  'status-is-one-of-four': [
    'The status of a work request is open, in_progress, completed or cancelled.',
    'WRQ-07',
    [oneOf(...STATES), 'status'],
  ],
  'creator-is-a-person': [
    'The id of the creator of a work request is a string.',
    'WRQ-11',
    [aText, 'creator.id'],
  ],
  'can-cancel-is-a-boolean': [
    'The canCancel of a work request is a boolean.',
    'WRQ-12',
    [aBoolean, 'canCancel'],
  ],
});

memberTypes('work-requests', async (t) => (await settingsShown(t)).shown, {
  'types-and-locations-are-strings': [
    'The types and the locations are arrays of strings.',
    'WRQ-04',
    [texts, 'types locations'],
  ],
});

shownCheck({
  id: 'work-requests.id-is-a-string',
  says: 'A work request has an id, a string.',
  clauses: ['WRQ-05'],
  async run(t, { home, shown }) {
    const { residentId, resident: as } = home;
    const list = await t.call('listWorkRequests', { path: { residentId }, as });
    must(list, status(200));
    const listed = listOf(list).map((resource) => ({ answer: list, resource }));
    mustHaveIds([...shown, ...listed], 'a request');
  },
});

shownCheck({
  id: 'work-requests.creator-has-an-id',
  says: 'A creator that is shown is an object with an id.',
  clauses: ['WRQ-11'],
  run(t, { shown }) {
    mustBeOfType(shown, ['creator'], anObject);
    const creators = shown.flatMap(({ answer, resource: { creator } }) =>
      isObject(creator) ? [{ answer, resource: creator }] : [],
    );
    mustHaveIds(creators, 'a creator');
    if (creators.length === 0) t.unproven('no work request shows its creator');
  },
});

shownCheck({
  id: 'work-requests.history-has-its-types',
  says: 'The statusHistory is an array of objects, each with one of the four states and a person who changed it.',
  clauses: ['WRQ-08'],
  run(t, { shown }) {
    mustBeOfType(shown, ['statusHistory'], listOfObjects);
    const entries = inMember(shown, 'statusHistory');
    mustBeOfType(entries, ['status'], oneOf(...STATES));
    mustBeOfType(entries, ['changedBy'], anObject);
    mustBeOfType(entries, ['changedBy.id'], aText);
    if (entries.length === 0) t.unproven('no work request shows an entry in its history');
  },
});

/** The member is an array of objects with ids, and shows one of them at least. */
function mustHoldObjects(t: Tools, shown: readonly Shown[], member: string, what: string): void {
  mustBeOfType(shown, [member], listOfObjects);
  const inner = inMember(shown, member);
  mustHaveIds(inner, what);
  if (inner.length === 0) t.unproven(`no work request shows ${what}`);
}

/** The requests of the pool to which staff assigned a crew. */
async function crewedShown(t: Tools): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  for (const { id, residentId, resident: as } of await foundRequests(t, works, 'crewedWorkRequests'))
    shown.push(...inData(await t.call('getWorkRequest', { path: { residentId, workRequestId: id }, as })));
  return shown;
}

shownCheck({
  id: 'work-requests.crew-has-its-types',
  says: 'The crew is an array of objects whose id is a string.',
  clauses: ['WRQ-09'],
  async run(t, { shown }) {
    const all = hasLever(t.run, 'assign-crew') ? shown : [...shown, ...(await crewedShown(t))];
    mustHoldObjects(t, all, 'crew', 'a member of the crew');
  },
});

shownCheck({
  id: 'work-requests.attachments-have-their-types',
  says: 'The attachments are an array of objects whose id is a string.',
  clauses: ['WRQ-10'],
  run: (t, { shown }) => mustHoldObjects(t, shown, 'attachments', 'an attachment'),
});

shownCheck({
  id: 'work-requests.belongs-to-the-resident',
  says: "The residentId is the one in the path, and the facilityId is that of the resident's facility.",
  clauses: ['WRQ-14'],
  run(t, { home, shown }) {
    const { residentId, facilityId } = home;
    const is = (id: string): MemberType => ({ says: id, holds: (value) => value === id });
    mustBeOfType(shown, ['residentId'], is(residentId));
    mustBeOfType(shown, ['facilityId'], is(facilityId));
  },
});

check({
  id: 'work-requests.settings-are-of-the-facility',
  says: 'The settings of each of two facilities, asked for by a resident and a connection, name that facility.',
  clauses: ['WRQ-01', 'TRA-02'],
  async run(t) {
    await needsPart(t, 'work-requests');
    const homes = [await givenFamily(t), await givenFamily(t)];
    for (const { facilityId, resident, connections } of [...homes, ...homes.slice(0, 1)])
      for (const as of [resident, ...connections]) {
        const answer = await t.call('getWorkRequestSettings', { path: { facilityId }, as });
        await attributing(['WRQ-01'], () => must(answer, status(200), fits));
        const isThis = { says: facilityId, holds: (value: unknown) => value === facilityId };
        await attributing(['TRA-02'], () => mustBeOfType(inData(answer), ['facilityId'], isThis));
      }
  },
});

check({
  id: 'work-requests.teams-have-keys-and-names',
  says: 'The teams are an array of objects.',
  clauses: ['WRQ-03'],
  async run(t) {
    const { shown } = await settingsShown(t);
    for (const { answer, resource } of shown) {
      const { teams } = resource;
      const isList = isBlank(teams) || (Array.isArray(teams) && teams.every(isObject));
      mustHold(answer, 'an array of objects as teams', isList, shows('teams', teams));
    }
  },
});

check({
  id: 'work-requests.settings-hold-what-staff-set',
  says: 'The types and locations are those that staff set in the facility, and no facility shows those of another.',
  clauses: ['WRQ-04', 'TRA-02'],
  needs: ['lever:create-facility', 'lever:edit-work-request-settings'],
  async run(t) {
    const first = { types: ['Roof', 'Rust'], locations: ['Roof', 'Cellar'] };
    const second = { types: ['Lifts'], locations: ['Lift 1', 'Lift 2', 'Lift 3'] };
    const homes: { set: typeof first; readonly home: Tenants }[] = [];
    for (const set of [first, second])
      homes.push({ set, home: await givenTenants(t, { at: await ownWorkCommunity(t, set) }) });
    const [one] = homes;
    const later = { types: ['Rust', 'Paint'], locations: ['Cellar'] };
    const mustShow = async () => {
      for (const { set, home } of homes)
        for (const as of home.people) {
          const { facilityId } = home;
          const answer = await t.call('getWorkRequestSettings', { path: { facilityId }, as });
          await attributing(['WRQ-01'], () => {
            must(answer, status(200));
            mustFit(answer, WORK_MEMBERS);
          });
          const shown = dataOf(answer);
          const isOthers = homes.some((one) => one.home !== home && same(shown['types'], one.set.types));
          await attributing([isOthers ? 'TRA-02' : 'WRQ-04'], () =>
            mustEcho(answer, shown, set, { promised: 'what staff set in this facility' }),
          );
        }
    };
    await mustShow();
    if (one) {
      await t.lever('edit-work-request-settings', { facilityId: one.home.facilityId, ...later });
      one.set = later;
    }
    await mustShow();
  },
});
