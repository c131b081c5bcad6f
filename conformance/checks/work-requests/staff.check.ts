import {
  brought,
  mustShowAll,
  readBack,
  seersOf,
  someRequest,
  type Answered,
} from '../../assertions/requests.ts';
import { foundRequests } from '../../factories/found-requests.ts';
import type { Household, Request } from '../../factories/request-subject.ts';
import { canMove, staffFile } from '../../factories/request-subjects.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { staffWork } from '../../factories/work-requests.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { dayOfInstant, isUtcAllYear } from '../../kit/dates.ts';
import { shows } from '../../kit/fault.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf, objects } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { facilities } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFiles } from '../../kit/valid-file.ts';
import { becomes, oneEach } from '../../laws/request-changes.ts';
import { filesOf, mustCarryIn } from '../request-comments/carriers.ts';
import { triaged, workChecks } from './work.ts';

workChecks({
  'begun-is-in-progress': {
    says: 'A request on which staff began to work is in_progress for everybody who sees it; others are not.',
    clauses: ['WRQ-51'],
    run: becomes('in_progress'),
  },
  'done-is-completed': {
    says: 'A request that staff completed, at once or after work, is completed for everybody who sees it.',
    clauses: ['WRQ-52'],
    run: becomes('completed', 'in_progress'),
  },
  'triage-shows': {
    says: 'Get work request shows the urgency, the team and the type that staff gave it, and later changes of them.',
    clauses: ['WRQ-53'],
    needs: ['lever:triage-work-request'],
    isTyped: true,
    async run(t, home) {
      const [team] = home.settings.teams.map(({ key }) => key);
      const [type, other] = home.settings.types;
      const untouched = await someRequest(t, home, home.full(t));
      let requests = await someOf(t, home);
      for (const round of [
        { urgency: 'high' },
        { urgency: 'low', ...(team !== undefined && { team }), ...(type !== undefined && { type }) },
        { ...(other !== undefined && { type: other }) },
      ]) {
        requests = await Promise.all(requests.map((one) => triaged(t, one, round)));
        await mustShowToAll(t, home, requests);
      }
      await readBack(t, home, untouched);
    },
  },
  'schedule-shows-the-day': {
    says: 'The scheduledDate shows the day for which staff scheduled the work, and the later day after they schedule it again.',
    clauses: ['WRQ-54'],
    needs: ['lever:schedule-work-request'],
    async run(t, home) {
      needsUtc(t, home);
      const requests = await someOf(t, home);
      for (const offset of [40, 1]) {
        for (const [place, { id: workRequestId }] of requests.entries())
          await t.lever('schedule-work-request', {
            ...{ workRequestId, scheduledDate: await t.day(offset + place) },
          });
        for (const [place, one] of requests.entries())
          for (const as of seersOf(home, one.by))
            mustBeFor(await readBack(t, home, one, as), await t.day(offset + place));
      }
    },
  },
  'schedule-at-the-ends-of-months': {
    says: 'The scheduledDate shows the last and the first day of a month and a leap day as staff set them.',
    clauses: ['WRQ-54'],
    needs: ['lever:schedule-work-request'],
    async run(t, home) {
      needsUtc(t, home);
      const one = await someRequest(t, home);
      for (const scheduledDate of ['2028-02-29', '2027-12-31', '2028-01-01', '2027-03-28', '2027-10-31']) {
        await t.lever('schedule-work-request', { workRequestId: one.id, scheduledDate });
        mustBeFor(await readBack(t, home, one), scheduledDate);
      }
    },
  },
  'crew-is-who-was-assigned': {
    says: 'The read of a request shows everybody whom staff assigned, by name, and no one else.',
    clauses: ['WRQ-50'],
    async run(t, home) {
      if (hasLever(t.run, 'assign-crew')) await mustHaveCrews(t, home);
      else await mustHaveFoundCrews(t);
      const one = await someRequest(t, home);
      mustHaveCrew(await readBack(t, home, one), []);
    },
  },
});

/** A request of each of the family, and one of staff's where they can file one. */
async function someOf(t: Tools, home: Household): Promise<readonly Request[]> {
  const found = await oneEach(t, home);
  return hasLever(t.run, 'create-work-request') ? [...found, await works.byStaff(t, home)] : found;
}

/** The read and the list show the requests to everybody who sees them. */
async function mustShowToAll(t: Tools, home: Household, requests: readonly Request[]): Promise<void> {
  for (const one of requests) for (const as of seersOf(home, one.by)) await readBack(t, home, one, as);
  await mustShowAll(t, home, requests, home.people);
}

/** The day that a member names, as a plain date or a date-time in a community whose clock is UTC. */
function reportedDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const moment = readDateTime(value);
  return moment ? dayOfInstant(moment.wall - (moment.offset ?? 0) * 60_000) : value;
}

/** Only where the clock is UTC all year, a scheduledDate has the same day in both of its forms. */
function needsUtc(t: Tools, { timeZone }: Household): void {
  if (!isUtcAllYear(timeZone))
    t.unproven(
      'needs a community whose clock is UTC, so that the date is the same everywhere',
      facilities('Atlantic/Reykjavik'),
    );
}

function mustBeFor(answer: Answered['answer'], day: string): void {
  const { scheduledDate } = dataOf(answer);
  const fault = shows('scheduledDate', scheduledDate);
  mustHold(answer, `a scheduledDate on ${day}`, reportedDay(scheduledDate) === day, fault);
}

/** The names of the crew, in alphabetical order. */
const crewOf = (request: JsonObject): readonly string[] =>
  objects(request, 'crew')
    .map(({ name }) => String(name))
    .sort();

/** The read shows just this crew. */
function mustHaveCrew(answer: Answered['answer'], names: readonly string[]): void {
  const [found, wanted] = [crewOf(dataOf(answer)), [...names].sort()];
  const fault = shows('crew', found, found.join(', ') || '(none)');
  mustHold(answer, `the crew ${wanted.join(', ') || '(none)'}`, found.join() === wanted.join(), fault);
}

async function mustHaveCrews(t: Tools, home: Household): Promise<void> {
  let requests = await someOf(t, home);
  const crews = requests.map((_, place) => Array.from({ length: place + 1 }, () => t.fresh.text('Rosa')));
  // Others in their place, one of them as before.
  const later = crews.map((crew) => [...crew.slice(1), t.fresh.text('Omar')]);
  let turn = 0;
  // Everybody looks at first, and one of them after each change, in turns.
  const look = async (wanted: readonly (readonly string[])[]) => {
    const stage = (turn += 1);
    for (const [place, one] of requests.entries()) {
      const seers = seersOf(home, one.by);
      for (const as of seers.filter((_, at) => stage === 1 || at === (stage + place) % seers.length))
        mustHaveCrew(await readBack(t, home, one, as), wanted[place] ?? []);
    }
  };
  await look([]);
  for (const [wanted, state] of [
    [crews, 'in_progress'],
    [later, 'completed'],
  ] as const) {
    for (const [place, { id: workRequestId }] of requests.entries())
      await t.lever('assign-crew', { workRequestId, crew: (wanted[place] ?? []).map((name) => ({ name })) });
    await look(wanted);
    if (!canMove(t, works, state)) continue;
    requests = await Promise.all(requests.map((one) => brought(t, home, one, state)));
    await look(wanted);
  }
}

/** The requests of the pool show a crew, everybody by name and to all of the family alike. */
async function mustHaveFoundCrews(t: Tools): Promise<void> {
  for (const { path, resident, creator } of await foundRequests(t, works, 'crewedWorkRequests')) {
    const answer = await t.callAny('getWorkRequest', { path, as: resident });
    const crew = objects(dataOf(answer), 'crew');
    const isNamed = crew.length > 0 && crew.every(({ name }) => !isBlank(name));
    mustHold(answer, 'a crew, everybody by name', isNamed, shows('crew', dataOf(answer)['crew']));
    if (creator)
      mustHaveCrew(await t.callAny('getWorkRequest', { path, as: creator }), crewOf(dataOf(answer)));
  }
}

workChecks({
  'files-outlast-the-work': {
    says: 'The files of a request that was cancelled, begun or completed are still shown and downloaded.',
    clauses: ['WRQ-68', 'CMT-24'],
    async run(t, home) {
      const ends = ['cancelled', 'in_progress', 'completed'];
      const reached = ends.filter((one) => one === 'cancelled' || canMove(t, works, one));
      for (const [turn, end] of [...reached, 'cancelled'].entries()) {
        const by = home.people[turn % home.people.length] ?? home.resident;
        const files = validFiles(2);
        const one = await someRequest(t, home, { by, files });
        await brought(t, home, one, end);
        await mustCarryIn(t, filesOf(t, home), one, files, seersOf(home, by));
      }
    },
  },
  'files-of-staff': {
    says: 'The files of a request that staff filed are downloaded by the resident.',
    clauses: ['WRQ-68'],
    needs: ['lever:create-work-request'],
    async run(t, home) {
      const files = validFiles(3);
      const { id, path } = await staffWork(t, home, { files: files.map(staffFile) });
      const answer = await t.callAny('getWorkRequest', { path, as: home.resident });
      await mustCarryIn(t, filesOf(t, home), { id, answer }, files, [home.resident]);
    },
  },
});
