import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import {
  canMove,
  givenWork,
  move,
  type GivenWork,
  type Moved,
  type Tenants,
} from '../../factories/work-requests.ts';
import { foundByCreators } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { givenWorkComment } from '../../factories/request-comments-work.ts';
import { attributing } from '../../kit/attribute.ts';
import { isRefused, status, answerText } from '../../kit/match.ts';
import { lacks, listedTimes, shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  cancelled,
  historyOf,
  listWork,
  moved,
  mustBePerson,
  mustContainWork,
  mustReport,
  readWork,
  seenIn,
} from '../../assertions/work-requests.ts';
import { histories, oneEach, seersOf, workCheck } from './family-requests.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { isBlank } from '../../kit/same.ts';

/** The read and the list, with and without the filter, show the requests as cancelled to everybody who sees them. */
async function mustStayCancelled(t: Tools, home: Tenants, requests: readonly GivenWork[]): Promise<void> {
  const cancelled = { status: 'cancelled' } as const;
  for (const [turn, as] of home.people.entries()) {
    const seen = requests.filter(({ by }) => seersOf(home, by).includes(as));
    for (const { path } of seen) mustReport(await readWork(t, path, as), cancelled);
    // The resident asks in both ways, the others in one of them, in turns.
    for (const query of [{}, cancelled].filter((_, at) => turn === 0 || at === turn % 2)) {
      const list = await listWork(t, home.residentId, as, query);
      for (const { path } of seen)
        mustReport(mustContainWork(list, path, 'the cancelled request'), cancelled);
    }
  }
}

/** Cancels a request, which is cancelled from then on. */
async function mustCancel(t: Tools, one: GivenWork): Promise<void> {
  await cancelled(t, one);
  mustReport(await readWork(t, one.path, one.by), { status: 'cancelled' });
}

workCheck({
  id: 'work-requests.cancel-what-is-open',
  says: 'The creator of an open request, resident or connection, can cancel it: 200 with status cancelled.',
  clauses: ['WRQ-58', 'WRQ-59'],
  given: { connections: 2 },
  async run(t, home) {
    const requests = await oneEach(t, home);
    // The last one first, so that none is cancelled for being the latest or the oldest.
    for (const one of requests.toReversed()) await mustCancel(t, one);
  },
});

workCheck({
  id: 'work-requests.cancel-what-is-in-progress',
  says: 'The creator of a request in_progress, resident or connection, can cancel it: 200 with status cancelled.',
  clauses: ['WRQ-60', 'WRQ-58'],
  needs: ['lever:start-work-request'],
  async run(t, home) {
    for (const one of await oneEach(t, home)) {
      await move(t, one.path, 'in_progress');
      await mustCancel(t, one);
    }
  },
});

workCheck({
  id: 'work-requests.cancel-what-staff-sorted',
  says: 'A request that staff triaged, scheduled and assigned is still open, and its creator can cancel it.',
  clauses: ['WRQ-59', 'WRQ-58'],
  needs: ['lever:triage-work-request', 'lever:schedule-work-request', 'lever:assign-crew'],
  async run(t, home) {
    for (const one of await oneEach(t, home)) {
      const { workRequestId } = one.path;
      await t.lever('triage-work-request', { workRequestId, urgency: 'high' });
      await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(2) });
      await t.lever('assign-crew', { workRequestId, crew: [{ name: t.fresh.text('Rosa') }] });
      await givenWorkComment(t, one.path, one.by);
      await mustCancel(t, one);
    }
  },
});

/** Two cancels of a settled request are refused with 409 and change nothing. */
async function mustNotCancel(t: Tools, { path, by: as }: Pick<GivenWork, 'path' | 'by'>): Promise<void> {
  const readState = async () => (await readWork(t, path, as)).request;
  await refusedWithoutTrace(readState, async () => {
    must(await t.call('cancelWorkRequest', { path, as }), status(409));
    const answer = await t.call('cancelWorkRequest', { path, as });
    must(answer, status(409));
    return answer;
  });
}

workCheck({
  id: 'work-requests.cancel-of-completed-is-refused',
  says: 'Cancelling a completed request, completed at once or after work, is refused with 409 and changes nothing.',
  clauses: ['WRQ-61'],
  negative: true,
  async run(t, home) {
    if (!canMove(t, 'completed')) {
      for (const { id, residentId, creator } of await foundByCreators(t, works, 'completedWorkRequests'))
        await mustNotCancel(t, { path: { residentId, workRequestId: id }, by: creator });
      return;
    }
    const ways: readonly (readonly Moved[])[] = [
      ['completed'],
      ...(canMove(t, 'in_progress') ? [['in_progress', 'completed'] as const] : []),
    ];
    for (const [turn, one] of (await oneEach(t, home)).entries()) {
      for (const step of ways[turn % ways.length] ?? []) await move(t, one.path, step);
      await mustNotCancel(t, one);
      mustReport(await readWork(t, one.path, one.by), { status: 'completed' });
    }
  },
});

workCheck({
  id: 'work-requests.second-cancel-is-refused',
  says: 'Cancelling a cancelled request, once open or in progress, is refused with 409 and changes nothing.',
  clauses: ['WRQ-62'],
  negative: true,
  async run(t, home) {
    const requests = await oneEach(t, home);
    for (const [turn, one] of requests.entries()) {
      if (turn % 2 === 1 && canMove(t, 'in_progress')) await move(t, one.path, 'in_progress');
      await cancelled(t, one);
      await mustNotCancel(t, one);
    }
    await mustStayCancelled(t, home, requests);
  },
});

workCheck({
  id: 'work-requests.cancelled-ones-are-kept',
  says: 'Everybody who saw a request before its cancel still reads and lists it, with status cancelled.',
  clauses: ['WRQ-65', 'WRQ-48'],
  given: { connections: 2 },
  async run(t, home) {
    const requests = await oneEach(t, home);
    for (const one of requests) await cancelled(t, one);
    // Another request does not bring it back.
    await givenWork(t, home);
    await mustStayCancelled(t, home, requests);
  },
});

workCheck({
  id: 'work-requests.cancel-touches-one-request',
  says: 'A cancel changes the request in the path and no other of the resident, made by the same person or another.',
  clauses: ['WRQ-58', 'WRQ-66'],
  async run(t, home) {
    const requests = [...(await oneEach(t, home)), ...(await oneEach(t, home))];
    const chosen = requests.slice(1, 3);
    const others = requests.filter((one) => !chosen.includes(one));
    const looks = await Promise.all(others.map(({ path, by }) => readWork(t, path, by)));
    for (const one of chosen) await cancelled(t, one);
    for (const [place, { path, by }] of others.entries()) {
      const { answer, request } = await readWork(t, path, by);
      mustEcho(answer, request, looks[place]?.request, {
        exact: true,
        promised: 'another request as it was',
      });
    }
  },
});

workCheck({
  id: 'work-requests.cancel-answers-the-request-in-the-path',
  says: 'A cancel answers the request in the path, also when a body names another.',
  clauses: ['WRQ-58'],
  negative: true,
  async run(t, home) {
    const [one, other] = [await givenWork(t, home), await givenWork(t, home)];
    const body = { id: other.path.workRequestId, workRequestId: other.path.workRequestId, status: 'open' };
    const answer = await t.call('cancelWorkRequest', { path: one.path, as: one.by, body });
    if (isRefused(answer)) return t.observed('a cancel with a body is refused');
    mustReport(seenIn(answer, one.path.workRequestId), { status: 'cancelled' });
    mustReport(await readWork(t, other.path, other.by), { status: 'open' });
  },
});

/** An empty history breaks the clause that the read shows the history. */
const entryClauses = (after: readonly JsonObject[]): readonly ClauseId[] => [
  after.length === 0 ? 'WRQ-49' : 'WRQ-63',
];

workCheck({
  id: 'work-requests.cancel-adds-one-entry',
  says: 'A cancel adds one entry to the history, with the status cancelled, and keeps those that were there.',
  clauses: ['WRQ-63', 'WRQ-49'],
  async run(t, home) {
    for (const one of await histories(t, home)) {
      const before = historyOf(await readWork(t, one.path, one.by));
      await cancelled(t, one);
      for (const as of seersOf(home, one.by)) {
        const seen = await readWork(t, one.path, as);
        const after = historyOf(seen);
        const { added, lost } = moved(before, after);
        const kept = 'the entries from before the cancel';
        await attributing(entryClauses(after), () => {
          mustHold(seen.answer, kept, lost.length === 0, lacks(`without ${show(lost)}`, 'statusHistory'));
          const promised = 'one entry more, with the status cancelled';
          const found = `${show(before)} became ${show(after, 600)}`;
          const fault = listedTimes(added.length, 1, found, 'statusHistory');
          mustHold(seen.answer, promised, added.length === 1, fault);
          const entered = added[0]?.['status'];
          const isCancel = entered === 'cancelled';
          mustHold(seen.answer, promised, isCancel, shows('statusHistory.status', entered, found));
        });
      }
    }
  },
});

workCheck({
  id: 'work-requests.entry-of-a-cancel-names-who-did-it',
  says: 'The entry of a cancel has a date, and its changedBy is the user who cancelled.',
  clauses: ['WRQ-64', 'WRQ-49'],
  given: { connections: 2 },
  async run(t, home) {
    for (const one of await histories(t, home)) {
      const before = historyOf(await readWork(t, one.path, one.by));
      await cancelled(t, one);
      const seen = await readWork(t, one.path, home.resident);
      const after = historyOf(seen);
      const entry = moved(before, after).added.find((added) => added['status'] === 'cancelled');
      await attributing(entryClauses(after), () =>
        mustHold(
          seen.answer,
          'an entry with the status cancelled',
          entry !== undefined,
          lacks(answerText(seen.answer), 'statusHistory'),
        ),
      );
      await attributing(['WRQ-64'], () => {
        mustBePerson(seen.answer, entry?.['changedBy'], one.by, 'statusHistory.changedBy');
        mustHold(
          seen.answer,
          'a date in the entry of the cancel',
          !isBlank(entry?.['date']),
          shows('statusHistory.date', entry?.['date'], show(entry)),
        );
      });
    }
  },
});

const KEPT = ['title', 'description', 'location', 'team', 'type', 'urgency', 'creator'] as const;

const keptOf = (request: JsonObject): JsonObject =>
  Object.fromEntries(KEPT.map((name) => [name, request[name]]));

workCheck({
  id: 'work-requests.cancel-leaves-the-rest',
  says: 'A cancel leaves the title, description, location, team, type, urgency and creator as they were.',
  clauses: ['WRQ-66'],
  async run(t, home) {
    for (const one of await histories(t, home)) {
      const before = keptOf((await readWork(t, one.path, one.by)).request);
      const answered = await cancelled(t, one);
      const read = await readWork(t, one.path, one.by);
      const list = await listWork(t, home.residentId, one.by);
      for (const { answer, request } of [
        answered,
        read,
        mustContainWork(list, one.path, 'the cancelled request'),
      ])
        mustEcho(answer, keptOf(request), before, {
          exact: true,
          promised: 'all as before the cancel',
          aspect: 'trace',
        });
    }
  },
});
