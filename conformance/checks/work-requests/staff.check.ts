import {
  canMove,
  fullWorkBody,
  givenWork,
  move,
  staffWork,
  type GivenWork,
  type Moved,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import { foundRequests } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { dayOfInstant, isUtcAllYear } from '../../kit/dates.ts';
import { hasLever } from '../../kit/levers.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { objects } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  crewOf,
  listWork,
  mustContainWork,
  mustReport,
  readWork,
  type SeenWork,
  type ExpectedValues,
} from '../../assertions/work-requests.ts';
import { oneEach, seersOf, typedWorkCheck, workCheck } from './family-requests.ts';
import { facilities } from '../../kit/to-add.ts';

/** A request, and those who see it. */
type Seen = readonly [path: WorkPath, seers: readonly Identity[]];

/** A request of each of the family, and one of staff's where they can file one. */
async function someOf(t: Tools, home: Tenants): Promise<readonly Seen[]> {
  const found = (await oneEach(t, home)).map(({ path, by }): Seen => [path, seersOf(home, by)]);
  if (hasLever(t.run, 'create-work-request')) found.push([(await staffWork(t, home)).path, [home.resident]]);
  return found;
}

const filed = (t: Tools, home: Tenants): Promise<GivenWork> => givenWork(t, home, fullWorkBody(t, home));

/** The read and the list show these values to everybody who sees the requests. */
async function mustBeReported(t: Tools, requests: readonly Seen[], expected: ExpectedValues): Promise<void> {
  for (const [path, seers] of requests)
    for (const as of seers) mustReport(await readWork(t, path, as), expected);
  const all = new Map(requests.flatMap(([, seers]) => seers.map((as) => [as.actingId, as] as const)));
  for (const as of all.values()) {
    const own = requests.filter(([, seers]) => seers.includes(as));
    const list = await listWork(t, own[0]?.[0].residentId ?? '', as);
    for (const [path] of own) mustReport(mustContainWork(list, path, 'the request'), expected);
  }
}

/** The requests of the pool are in the state that the configuration says, by their ids and in the list. */
async function mustBeFound(t: Tools, pool: PoolName, state: Moved): Promise<void> {
  for (const { id: workRequestId, residentId, resident } of await foundRequests(t, works, pool)) {
    const path = { residentId, workRequestId };
    mustReport(await readWork(t, path, resident), { status: state });
    const list = await listWork(t, residentId, resident);
    mustReport(mustContainWork(list, path, 'the request'), { status: state });
  }
}

workCheck({
  id: 'work-requests.begun-is-in-progress',
  says: 'A request on which staff began to work is in_progress for everybody who sees it; others are not.',
  clauses: ['WRQ-51'],
  async run(t, home) {
    if (!canMove(t, 'in_progress')) return mustBeFound(t, 'workRequestsInProgress', 'in_progress');
    const [begun, left] = [await someOf(t, home), await someOf(t, home)];
    for (const [path] of begun) await move(t, path, 'in_progress');
    await mustBeReported(t, begun, { status: 'in_progress' });
    await mustBeReported(t, left, { status: 'open' });
  },
});

workCheck({
  id: 'work-requests.done-is-completed',
  says: 'A request that staff completed, at once or after work, is completed for everybody who sees it.',
  clauses: ['WRQ-52'],
  async run(t, home) {
    if (!canMove(t, 'completed')) return mustBeFound(t, 'completedWorkRequests', 'completed');
    const requests = [...(await someOf(t, home)), ...(await someOf(t, home))];
    for (const [turn, [path]] of requests.entries()) {
      if (turn % 2 === 1 && canMove(t, 'in_progress')) await move(t, path, 'in_progress');
      await move(t, path, 'completed');
    }
    await mustBeReported(t, requests, { status: 'completed' });
  },
});

typedWorkCheck({
  id: 'work-requests.triage-shows',
  says: 'Get work request shows the urgency, the team and the type that staff gave it, and later changes of them.',
  clauses: ['WRQ-53'],
  needs: ['lever:triage-work-request'],
  async run(t, home) {
    const [team] = home.settings.teams.map(({ key }) => key);
    const [type, other] = home.settings.types;
    const rounds = [
      { urgency: 'high' },
      { urgency: 'low', ...(team !== undefined && { team }), ...(type !== undefined && { type }) },
      { ...(other !== undefined && { type: other }) },
    ];
    const untouched = await filed(t, home);
    const requests = await someOf(t, home);
    let expected: ExpectedValues = {};
    for (const round of rounds) {
      for (const [{ workRequestId }] of requests)
        await t.lever('triage-work-request', { workRequestId, ...round });
      expected = { ...expected, ...round };
      await mustBeReported(t, requests, { ...expected, status: 'open' });
    }
    const { team: _, ...first } = untouched.body;
    await mustBeReported(t, [[untouched.path, [home.resident]]], { ...first, urgency: 'none' });
  },
});

/** The day that a member names, as a plain date or a date-time in a community whose clock is UTC. */
function reportedDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const moment = readDateTime(value);
  return moment ? dayOfInstant(moment.wall - (moment.offset ?? 0) * 60_000) : value;
}

/** Only where the clock is UTC all year, a scheduledDate has the same day in both of its forms. */
function needsUtc(t: Tools, { timeZone }: Tenants): void {
  if (!isUtcAllYear(timeZone))
    t.unproven(
      'needs a community whose clock is UTC, so that the date is the same everywhere',
      facilities('Atlantic/Reykjavik'),
    );
}

function mustBeFor({ answer, request }: SeenWork, day: string): void {
  const { scheduledDate } = request;
  mustHold(
    answer,
    `a scheduledDate on ${day}`,
    reportedDay(scheduledDate) === day,
    shows('scheduledDate', scheduledDate),
  );
}

workCheck({
  id: 'work-requests.schedule-shows-the-day',
  says: 'The scheduledDate shows the day for which staff scheduled the work, and the later day after they schedule it again.',
  clauses: ['WRQ-54'],
  needs: ['lever:schedule-work-request'],
  async run(t, home) {
    needsUtc(t, home);
    const requests = await someOf(t, home);
    for (const offset of [40, 1]) {
      for (const [place, [{ workRequestId }]] of requests.entries())
        await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(offset + place) });
      for (const [place, [path, seers]] of requests.entries())
        for (const as of seers) mustBeFor(await readWork(t, path, as), await t.day(offset + place));
    }
  },
});

workCheck({
  id: 'work-requests.schedule-at-the-ends-of-months',
  says: 'The scheduledDate shows the last and the first day of a month and a leap day as staff set them.',
  clauses: ['WRQ-54'],
  needs: ['lever:schedule-work-request'],
  async run(t, home) {
    needsUtc(t, home);
    const { path, by } = await givenWork(t, home);
    for (const scheduledDate of ['2028-02-29', '2027-12-31', '2028-01-01', '2027-03-28', '2027-10-31']) {
      await t.lever('schedule-work-request', { workRequestId: path.workRequestId, scheduledDate });
      mustBeFor(await readWork(t, path, by), scheduledDate);
    }
  },
});

/** The requests of the pool show a crew, everybody by name and to all of the family alike; a new request shows none. */
async function mustHaveFoundCrews(t: Tools, home: Tenants): Promise<void> {
  for (const { id: workRequestId, residentId, resident, creator } of await foundRequests(
    t,
    works,
    'crewedWorkRequests',
  )) {
    const path = { residentId, workRequestId };
    const { answer, request } = await readWork(t, path, resident);
    const crew = objects(request, 'crew');
    const isNamed = crew.length > 0 && crew.every(({ name }) => !isBlank(name));
    mustHold(answer, 'a crew, everybody by name', isNamed, shows('crew', request['crew']));
    if (!creator) continue;
    const other = await readWork(t, path, creator);
    const [wanted, found] = [crewOf({ answer, request }), crewOf(other)].map((names) => names.join(', '));
    mustHold(other.answer, `the crew ${wanted}`, wanted === found, shows('crew', other.request['crew']));
  }
  const { path, by } = await filed(t, home);
  const seen = await readWork(t, path, by);
  const promised = 'no crew on a request to which no one was assigned';
  mustHold(seen.answer, promised, crewOf(seen).length === 0, shows('crew', crewOf(seen)));
}

workCheck({
  id: 'work-requests.crew-is-who-was-assigned',
  says: 'The read of a request shows everybody whom staff assigned, by name, and no one else.',
  clauses: ['WRQ-50'],
  async run(t, home) {
    if (!hasLever(t.run, 'assign-crew')) return mustHaveFoundCrews(t, home);
    const requests = await someOf(t, home);
    const untouched = await filed(t, home);
    const crews = requests.map((_, place) =>
      Array.from({ length: place + 1 }, () => t.fresh.text('Rosa')).sort(),
    );
    let turn = 0;
    // Everybody looks at first, and one of them after each change, in turns.
    const mustHaveCrews = async (wanted: readonly (readonly string[])[]) => {
      const stage = (turn += 1);
      for (const [place, [path, seers]] of requests.entries())
        for (const as of seers.filter((_, at) => stage === 1 || at === (stage + place) % seers.length)) {
          const seen = await readWork(t, path, as);
          const [found, want] = [crewOf(seen).join(', '), (wanted[place] ?? []).join(', ')];
          mustHold(
            seen.answer,
            `the crew ${want || '(none)'}`,
            found === want,
            shows('crew', crewOf(seen), found || '(none)'),
          );
        }
    };
    const mustAssign = async (wanted: readonly (readonly string[])[]) => {
      for (const [place, [{ workRequestId }]] of requests.entries()) {
        const crew = (wanted[place] ?? []).map((name) => ({ name }));
        await t.lever('assign-crew', { workRequestId, crew });
      }
      await mustHaveCrews(wanted);
    };
    const mustPersist = async (to: Moved, wanted: readonly (readonly string[])[]) => {
      if (!canMove(t, to)) return;
      for (const [path] of requests) await move(t, path, to);
      await mustHaveCrews(wanted);
    };
    await mustHaveCrews([]);
    await mustAssign(crews);
    await mustPersist('in_progress', crews);
    // Others in their place, one of them as before.
    const later = crews.map((crew) => [...crew.slice(1), t.fresh.text('Omar')].sort());
    await mustAssign(later);
    await mustPersist('completed', later);
    const seen = await readWork(t, untouched.path, untouched.by);
    mustHold(
      seen.answer,
      'no crew on a request to which no one was assigned',
      crewOf(seen).length === 0,
      shows('crew', crewOf(seen)),
    );
  },
});
