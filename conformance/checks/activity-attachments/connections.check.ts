import {
  comingFiles,
  downloaded,
  filedActivity,
  filedOn,
  stagedFiles,
  stagesFiles,
  type FiledActivity,
} from '../../factories/activities-files.ts';
import { givenCalendar } from '../../factories/calendars.ts';
import { givenConnection } from '../../factories/connections.ts';
import { actsWhenNew } from '../../factories/messages-people.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, objects } from '../../kit/read.ts';
import type { FacilityFact, Identity, IdentityKind } from '../../kit/run.ts';
import { unmet } from '../../kit/needs.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  elsewhere,
  locals,
  mustDownload,
  mustGetWhatIsShared,
  mustNotFind,
  registeredRelative,
  turned,
} from './downloads.ts';

const needs = ['lever:create-activity', 'lever:create-calendar'] as const;

const CALENDARS = [
  ['activity', 'ATD-15'],
  ['meal', 'ATD-16'],
] as const;

for (const [category, clause] of CALENDARS)
  check({
    id: `activity-attachments.connection-on-${category}-calendar`,
    says: `A connection downloads what is public to family of activities on ${category} calendars of a linked resident's facility, and no more.`,
    clauses: [clause, 'ATD-19'],
    negative: true,
    async run(t) {
      const home = await t.facility();
      const { connections } = await locals(t, home, 0, 2);
      const activities = stagesFiles(t)
        ? await stagedOn(t, home, category)
        : await filedOn(t, home.id, category);
      for (const [at, as] of connections.entries())
        for (const activity of activities.slice(at)) await mustGetWhatIsShared(t, activity, as);
    },
  });

/**
 * A future and a past activity on one calendar, and one on a second calendar of the same category, which the facility
 * shares with another one if there is any.
 */
async function stagedOn(t: Tools, home: FacilityFact, category: string): Promise<readonly FiledActivity[]> {
  const where = await givenCalendar(t, [home.id], { category });
  const away = await unlessUnproven(() => elsewhere(t, home));
  const shared = await givenCalendar(t, [home.id, ...(away ? [away.id] : [])], { category });
  return [
    await stagedFiles(t, { where }),
    await stagedFiles(t, { where, days: -20 }),
    await stagedFiles(t, { where: shared }),
  ];
}

check({
  id: 'activity-attachments.kept-from-known-connections',
  says: 'No connection of the configuration gets an attachment whose publicToFamily is false.',
  clauses: ['ATD-19'],
  negative: true,
  async run(t) {
    const first = t.identity('connection');
    const connections = [first, ...known(t, 'connection').filter((one) => one !== first)].slice(0, 4);
    let tried = 0;
    for (const activityId of await activitiesWithFiles(t)) {
      const read = await t.call('getActivity', { path: { activityId } });
      if (!isSuccess(read)) continue;
      for (const { id, publicToFamily } of objects(dataOf(read), 'attachments')) {
        if (publicToFamily !== false || !(await isServed(t, activityId, String(id)))) continue;
        for (const as of connections) must(await downloaded(t, activityId, String(id), as), status(404));
        tried += 1;
      }
    }
    if (tried === 0)
      t.unproven('no attachment at hand is kept from the family and downloaded by other users');
  },
});

/** A new activity with files where staff can make one, else those of the configuration. */
const activitiesWithFiles = async (t: Tools): Promise<readonly string[]> =>
  hasLever(t.run, 'create-activity')
    ? [(await stagedFiles(t)).activityId]
    : [
        ...new Set([
          t.fixture('activitiesWithAttachments'),
          ...(t.run.fixtures.activitiesWithAttachments ?? []),
        ]),
      ];

const known = (t: Tools, kind: IdentityKind): readonly Identity[] =>
  t.run.identities.filter((one) => one.kind === kind);

/** Whether staff or a system actor gets the file. A target without the route refuses every identity. */
async function isServed(t: Tools, activityId: string, id: string): Promise<boolean> {
  for (const as of [...known(t, 'staff'), ...known(t, 'systemActor')])
    if (isSuccess(await downloaded(t, activityId, id, as))) return true;
  return false;
}

/** A connection gets what is shared of the activities of the pool for which the target registers them at once. */
async function mustGetWhereRegistered(t: Tools): Promise<void> {
  let tried = 0;
  for (const activity of await comingFiles(t)) {
    const as = await unlessUnproven(() => registeredRelative(t, activity));
    if (!as) continue;
    await mustGetWhatIsShared(t, activity, as);
    tried += 1;
  }
  // What it lacks, the usual activity says.
  if (tried === 0) await registeredRelative(t, await filedActivity(t));
}

check({
  id: 'activity-attachments.registered-connection',
  says: 'A connection registered for an activity, on any calendar, downloads its attachments that are public to the family, and no others.',
  clauses: ['ATD-14', 'ATD-19'],
  negative: true,
  async run(t) {
    const { id } = await t.facility();
    if (!stagesFiles(t)) return mustGetWhereRegistered(t);
    for (const category of ['transportation', 'activity', 'meal']) {
      const activity = await stagedFiles(t, { where: await givenCalendar(t, [id], { category }) });
      await mustGetWhatIsShared(t, activity, await registeredRelative(t, activity));
    }
  },
});

check({
  id: 'activity-attachments.connection-of-another-facility',
  says: 'A connection that is not registered gets 404 for attachments of an activity whose calendar is of no facility of a linked resident.',
  clauses: ['ATD-18'],
  negative: true,
  async run(t) {
    const home = await t.facility();
    const away = await elsewhere(t, home);
    const { connections } = await locals(t, away, 0, 1);
    if (!stagesFiles(t)) {
      for (const as of connections) await mustNotFind(t, await filedActivity(t), as);
      return;
    }
    // A connection of the facility that is not linked to any resident there.
    const stranger = await linked(t, [connections[0]?.linkedTo?.[0] ?? ''], [home.id, away.id]);
    for (const category of ['activity', 'meal']) {
      const activity = await stagedFiles(t, { where: await givenCalendar(t, [home.id], { category }) });
      if (category === 'activity')
        for (const as of [...connections, stranger]) await mustNotFind(t, activity, as);
      // A registration of another connection of that facility gives these connections no access.
      await registeredRelative(t, activity);
      for (const as of [...connections, stranger]) await mustNotFind(t, activity, as);
    }
  },
});

/** A connection of the configuration gets what is shared of the activities of the pool, in each facility of their residents. */
async function mustGetOfBoth(t: Tools): Promise<void> {
  const homesOf = ({ linkedTo = [] }: Identity): ReadonlySet<string> =>
    new Set(
      t.run.identities.flatMap(({ kind, id = '', facilityId }) =>
        kind === 'resident' && facilityId !== undefined && linkedTo.includes(id) ? [facilityId] : [],
      ),
    );
  const as = t.identity('connection', (one) => homesOf(one).size > 1);
  const tried = new Set<string>();
  for (const id of homesOf(as))
    for (const [category, clause] of CALENDARS)
      for (const activity of (await unlessUnproven(() => filedOn(t, id, category))) ?? []) {
        if (activity.facilityId !== id) continue;
        await mustGetWhatIsShared(t, activity, as, [clause]);
        tried.add(id);
      }
  if (tried.size < 2)
    t.unproven(
      'needs activities with attachments in both facilities of the connection',
      pool('activitiesWithAttachments'),
    );
}

check({
  id: 'activity-attachments.connection-of-two-facilities',
  says: 'A connection linked to residents of two facilities downloads attachments of activities of both.',
  clauses: ['ATD-15', 'ATD-16'],
  async run(t) {
    if (!needs.every((need) => unmet(need, t.run) === undefined)) return mustGetOfBoth(t);
    const home = await t.facility();
    const away = await elsewhere(t, home);
    const residents = [(await locals(t, home)).residentId, (await locals(t, away)).residentId];
    const as = await linked(t, residents, [home.id, away.id]);
    for (const { id } of [home, away])
      for (const [category, clause] of CALENDARS) {
        const activity = await stagedFiles(t, { where: await givenCalendar(t, [id], { category }) });
        await mustGetWhatIsShared(t, activity, as, [clause]);
      }
  },
});

check({
  id: 'activity-attachments.kept-from-the-family-later',
  says: 'After a replacement sets publicToFamily, connections get an attachment with true and not one with false.',
  clauses: ['ATD-19', 'ATD-15'],
  needs,
  negative: true,
  async run(t) {
    const home = await t.facility();
    const { connections } = await locals(t, home, 0, 1);
    const where = await givenCalendar(t, [home.id], { category: 'activity' });
    const activity = await stagedFiles(t, { where });
    const [shared, kept] = activity.files;
    await turned(t, activity);
    for (const as of connections) {
      if (kept) await mustDownload(t, activity, kept, as);
      await mustNotFind(t, activity, as, [shared]);
    }
  },
});

/** A new acting connection of these residents. */
async function linked(t: Tools, residents: string[], facilities: string[]): Promise<Identity> {
  if (!(await actsWhenNew.connection(t))) t.unproven('needs new connections that act');
  const { connectionId: id } = await givenConnection(t, { residents, facilities });
  return { kind: 'connection', actingId: id, id, linkedTo: residents };
}
